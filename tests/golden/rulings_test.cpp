// A million hands of each game under random options, one in ten with a dealer's error: how each is
// ruled, with every clause, and how its recorded settlement stands. Words for people are left out.

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>

#include "dealing/deal.h"
#include "golden/runs.h"
#include "support/content.h"
#include "support/depths.h"

namespace fairdeal {

namespace {

constexpr std::uint64_t first_seed = 20260314;
constexpr unsigned errors_per_mille = 100;

std::string ids_of(const Clauses& clauses) {
    std::string text;
    for (const ClauseId clause : clauses) text += fmt::format(" {}", clause.id);
    return text + "\n";
}

std::string text_of(const Ruling& ruling) {
    std::string text;
    for (const Line& line : ruling.lines) text += to_text(line) + " #" + ids_of(line.because);
    for (const Breach& breach : ruling.breaches)
        text += fmt::format("fault in line {}: {}\n", breach.line, breach.clause.id);
    for (const Act& act : ruling.next) text += "next: " + to_text(act) + "\n";
    for (const Verb verb : ruling.may) text += fmt::format("may {}\n", to_text(verb));
    return text;
}

std::string text_of(const Verdict& verdict) {
    std::string text = verdict.right ? "right\n" : "wrong\n";
    for (const WagerVerdict& wager : verdict.discrepancies())
        text += fmt::format("{} {}: {} {} #{}", to_text(wager.who), to_text(wager.wager),
                            to_text(wager.standing), wager.misreading.value_or("-"),
                            ids_of(wager.because));
    if (verdict.order) text += fmt::format("order: {}\n", verdict.order->clause.id);
    return text;
}

void as_kept(Game game, const std::string& name) {
    DealingMachine machine(TableCard(game), first_seed, errors_per_mille,
                           DealingMachine::Cards::Random);
    must_hash_as_kept({"rulings/" + name, 10'000, 100, [&]() -> AskedAndSaid {
                           const HandRecord hand = machine.next().record;
                           const Ruling ruling = rule(hand);
                           BOOST_TEST(depths_differ(hand) == "");
                           const Verdict verdict =
                               judge(claim_of(hand), hand, ruling, shipped_content().misreadings);
                           return {write(hand), text_of(ruling) + text_of(verdict)};
                       }});
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rulings)

BOOST_AUTO_TEST_CASE(of_breakout) { as_kept(Game::Breakout, "breakout"); }
BOOST_AUTO_TEST_CASE(of_midnight) { as_kept(Game::Midnight, "midnight"); }
BOOST_AUTO_TEST_CASE(of_extreme) { as_kept(Game::Extreme, "extreme"); }
BOOST_AUTO_TEST_CASE(of_the_league) { as_kept(Game::League, "league"); }

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
