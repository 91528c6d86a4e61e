// Every shipped misreading is named on what it leads to: a claim that somebody made by it, on any
// dealt hand, is never left without it.

#include <boost/test/unit_test.hpp>

#include "dealing/deal.h"
#include "support/content.h"

namespace fairdeal {

namespace {

constexpr std::uint64_t any_seed = 41;
constexpr int dealt_hands = 400;

Claim claim_by(const Ruling& ruling) {
    Claim claim;
    for (const Line& line : ruling.lines)
        claim.push_back({line.who, line.verb, line.wager, line.amount, line.place, no_event, 0});
    return claim;
}

/// What the misreading makes wrong of the hand and is not named by it; counts what it made wrong.
std::string not_named(const HandRecord& hand, const Ruling& ruling, const Misreading& misread,
                      int& made_wrong) {
    const Ruling read = rule_misread(hand, misread);
    if (!read.complete || !read.undecided.empty()) return "";  // they would not settle yet
    if (read.lines.size() == ruling.lines.size() &&
        std::equal(read.lines.begin(), read.lines.end(), ruling.lines.begin(),
                   [](const Line& a, const Line& b) { return to_text(a) == to_text(b); }))
        return "";
    const Verdict verdict = judge(claim_by(read), hand, ruling, {&misread, 1});
    std::string text;
    for (const WagerVerdict& wrong : verdict.discrepancies()) {
        ++made_wrong;
        if (wrong.misreading != misread.id)
            text += to_text(wrong.who) + " " + std::string(to_text(wrong.wager)) + "\n";
    }
    return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(misreadings_named)

BOOST_AUTO_TEST_CASE(whatever_a_misreading_makes_wrong_of_a_dealt_hand_is_named_by_it) {
    for (const Game game : every_game) {
        DealingMachine machine(TableCard(game), any_seed, 0, DealingMachine::Cards::Random);
        int made_wrong = 0;
        for (int i = 0; i < dealt_hands; ++i) {
            const HandRecord hand = machine.next().record;
            const Ruling ruling = rule(hand);
            for (const Misreading& misread : shipped_content().misreadings) {
                if (misread.game != game) continue;
                const std::string left = not_named(hand, ruling, misread, made_wrong);
                BOOST_TEST(left == "", misread.id << " leaves " << left << "of\n" << write(hand));
            }
        }
        BOOST_TEST_CONTEXT(to_text(game)) { BOOST_TEST(made_wrong > dealt_hands); }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
