// A claim compared with a ruling, wager by wager.

#include <boost/test/unit_test.hpp>

#include "rules/verdict_words.h"
#include "support/hands.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(verdicts)

/// Settlement lines of a league record (it knows the most of them) or of Breakout, as events.
std::vector<Event> lines_in(Game game, std::string_view row) {
    std::vector<Event> events;
    if (row.empty()) return events;
    Problems problems;
    for (const std::string_view line : split_at(row, ',')) {
        const std::string_view text = line.starts_with(' ') ? line.substr(1) : line;
        events.push_back(read_event(text, game, 0, problems));
    }
    if (!problems.empty()) BOOST_FAIL(row << "\n" << in_words(problems));
    return events;
}

/// A ruling of these lines; a push carries its stake, which no claim says.
Ruling ruled(Game game, std::string_view row) {
    Ruling ruling;
    for (const Event& event : lines_in(game, row)) {
        const Money stake = event.verb == Verb::Push ? Money::dollars(25) : event.amount;
        ruling.lines.push_back(
            {event.who, event.verb, event.wager, stake, event.place, {ClauseId{"BRK-PAY-1"}}});
    }
    return ruling;
}

Claim claimed(Game game, std::string_view row) {
    Claim claim;
    for (const Event& event : lines_in(game, row)) {
        claim.push_back({event.who, event.verb, event.wager, event.amount, event.place});
    }
    return claim;
}

std::string in_words(const Verdict& verdict) {
    std::string text = verdict.right ? "right" : "";
    for (const WagerVerdict& wager : verdict.discrepancies()) {
        text += (text.empty() ? "" : "; ") + to_text(wager.who) + " " +
                std::string(to_text(wager.wager)) + " " + std::string(to_text(wager.standing)) +
                ": ruled " + ruled_in_words(wager) + ", claimed " + claimed_in_words(wager);
    }
    return text;
}

struct Row {
    std::string_view why;
    Game game;
    std::string_view ruled, claimed, verdict;
};
constexpr Game brk = Game::Breakout;
constexpr Game ibl = Game::League;

// clang-format off
constexpr Row rows[] = {
    // why                  game  ruled                          claimed                        verdict
    {"right",               brk, "1 pay dealer 25",              "1 pay dealer 25",             "right"},
    {"nothing due",         brk, "",                             "",                            "right"},
    {"a push",              brk, "1 push dealer",                "1 push dealer",               "right"},
    {"wrong amount",        brk, "1 pay dealer 37.50",           "1 pay dealer 25",             "1 dealer wrong amount: ruled pay 37.50, claimed pay 25"},
    {"wrong by a cent",     brk, "1 take dealer 25",             "1 take dealer 24.99",         "1 dealer wrong amount: ruled take 25, claimed take 24.99"},
    {"wrong outcome",       brk, "1 push dealer",                "1 pay dealer 25",             "1 dealer wrong outcome: ruled push, claimed pay 25"},
    {"wrong outcome",       brk, "1 take super-tie 5",           "1 push super-tie",            "1 super-tie wrong outcome: ruled take 5, claimed push"},
    {"missing",             brk, "1 take super-tie 5",           "",                            "1 super-tie missing: ruled take 5, claimed nothing"},
    {"not due",             brk, "",                             "1 pay dealer 25",             "1 dealer not due: ruled nothing, claimed pay 25"},
    {"another seat's",      brk, "1 pay dealer 25",              "2 pay dealer 25",             "1 dealer missing: ruled pay 25, claimed nothing; 2 dealer not due: ruled nothing, claimed pay 25"},
    {"another hand's",      brk, "1.1 pay player 25",            "1.2 pay player 25",           "1.1 player missing: ruled pay 25, claimed nothing; 1.2 player not due: ruled nothing, claimed pay 25"},
    {"another wager's",     brk, "1 pay pair-up 25",             "1 pay sweet-17 25",           "1 pair-up missing: ruled pay 25, claimed nothing; 1 sweet-17 not due: ruled nothing, claimed pay 25"},
    {"any order",           brk, "1 push dealer, 1 take super-tie 5, 2 pay player 10",
                                 "2 pay player 10, 1 take super-tie 5, 1 push dealer",          "right"},
    {"made twice",          brk, "1 pay dealer 25",              "1 pay dealer 25, 1 pay dealer 25", "1 dealer wrong outcome: ruled pay 25, claimed pay 25, pay 25"},
    {"surrender",           brk, "1 take player 5, 1 return player 5",  "1 return player 5, 1 take player 5", "right"},
    {"half a surrender",    brk, "1 take player 5, 1 return player 5",  "1 take player 5",      "1 player wrong outcome: ruled take 5, return 5, claimed take 5"},
    {"odd surrender",       brk, "1 take player 2, 1 return player 3",  "1 take player 3, 1 return player 2", "1 player wrong amount: ruled take 2, return 3, claimed take 3, return 2"},
    {"surrender all taken", brk, "1 take player 5, 1 return player 5",  "1 take player 10",     "1 player wrong outcome: ruled take 5, return 5, claimed take 10"},
    {"the tip",             brk, "1 pay super-tie 75, 1 tip 5",  "1 pay super-tie 75, 1 tip 5", "right"},
    {"the tip forgotten",   brk, "1 pay super-tie 75, 1 tip 5",  "1 pay super-tie 75",          "1  missing: ruled tip 5, claimed nothing"},
    {"the tip multiplied",  brk, "1 pay super-tie 75, 1 tip 5",  "1 pay super-tie 75, 1 tip 25", "1  wrong amount: ruled tip 5, claimed tip 25"},
    {"a tip too many",      brk, "1 take super-tie 5",           "1 take super-tie 5, 1 tip 1", "1  not due: ruled nothing, claimed tip 1"},
    {"several wrong",       brk, "1 push dealer, 1 take super-tie 5, 2 pay dealer 10",
                                 "1 pay dealer 25, 1 take super-tie 5, 2 take dealer 10",
                                 "1 dealer wrong outcome: ruled push, claimed pay 25; 2 dealer wrong outcome: ruled pay 10, claimed take 10"},
    {"places",              ibl, "6 out 6, 5 place 3",           "5 place 3, 6 out 6",          "right"},
    {"another place",       ibl, "6 out 6",                      "6 out 5",                     "6  wrong amount: ruled out 6, claimed out 5"},
    {"out and place",       ibl, "6 out 6",                      "6 place 6",                   "6  missing: ruled out 6, claimed nothing; 6  not due: ruled nothing, claimed place 6"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(each_wager_of_a_claim_is_held_against_the_ruling) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.why) {
            BOOST_TEST(in_words(judge(claimed(row.game, row.claimed),
                                      ruled(row.game, row.ruled))) == row.verdict);
        }
    }
}

BOOST_AUTO_TEST_CASE(
    the_verdict_lists_right_wagers_too_in_the_rulings_order_and_what_is_not_due_last) {
    const Verdict verdict =
        judge(claimed(brk, "3 pay dealer 1, 2 take player 5, 1 push dealer"),
              ruled(brk, "1 push dealer, 2 take player 10, 1 take super-tie 5"));
    std::string wagers;
    for (const WagerVerdict& wager : verdict.wagers) {
        wagers += to_text(wager.who) + " " + std::string(to_text(wager.wager)) + " " +
                  std::string(to_text(wager.standing)) + "; ";
    }
    BOOST_TEST(wagers ==
               "1 dealer right; 2 player wrong amount; 1 super-tie missing; 3 dealer not due; ");
}

BOOST_AUTO_TEST_CASE(a_verdict_gives_the_clauses_of_what_is_ruled_and_none_for_what_is_not) {
    const Verdict verdict = judge(claimed(brk, "2 pay dealer 1"), ruled(brk, "1 push dealer"));
    BOOST_REQUIRE_EQUAL(verdict.wagers.size(), 2U);
    BOOST_TEST(cites(verdict.wagers[0].because, ClauseId{"BRK-PAY-1"}));
    BOOST_TEST(verdict.wagers[1].because.empty());
    BOOST_TEST(!verdict.wagers[0].misreading.has_value());
}

BOOST_AUTO_TEST_CASE(a_wager_that_hangs_on_an_unreadable_card_is_undecided_or_wrong) {
    Ruling ruling = ruled(brk, "1 push dealer");
    const SettledLines take_5{{Verb::Take, Money::dollars(5), 0}};
    const SettledLines pay_15{{Verb::Pay, Money::dollars(15), 0}};
    ruling.undecided.push_back({{{1, 0}, Wager::PairUp, Verb::Push}, {take_5, pay_15}, {4}});
    const Verdict possible = judge(claimed(brk, "1 push dealer, 1 pay pair-up 15"), ruling);
    BOOST_TEST(!possible.right);
    BOOST_TEST(possible.discrepancies().empty());
    BOOST_REQUIRE_EQUAL(possible.wagers.size(), 2U);
    BOOST_TEST(to_text(possible.wagers[1].standing) == "undecided");
    BOOST_TEST(in_words(judge(claimed(brk, "1 push dealer, 1 pay pair-up 25"), ruling)) ==
               "1 pair-up wrong outcome: ruled take 5 or pay 15, claimed pay 25");
    BOOST_TEST(in_words(judge(claimed(brk, "1 push dealer"), ruling)) ==
               "1 pair-up wrong outcome: ruled take 5 or pay 15, claimed nothing");
}

BOOST_AUTO_TEST_CASE(a_verdict_holds_what_is_ruled_and_claimed_as_values) {
    const Money half = *money_from("12.50");
    const Verdict verdict = judge(claimed(brk, "1 return player 12.50, 1 take player 25"),
                                  ruled(brk, "1 take player 12.50, 1 return player 12.50"));
    BOOST_REQUIRE_EQUAL(verdict.wagers.size(), 1U);
    const WagerVerdict& wager = verdict.wagers.front();
    const SettledLine back{Verb::Return, half, 0};
    const SettledLine taken{Verb::Take, half, 0};
    const SettledLine all_taken{Verb::Take, Money::dollars(25), 0};
    BOOST_TEST((wager.ruled == SettledLines{taken, back}));
    BOOST_TEST((wager.claimed == SettledLines{back, all_taken}));
    BOOST_TEST((wager.missing() == SettledLines{taken}));
    BOOST_TEST((wager.extra() == SettledLines{all_taken}));
    BOOST_TEST(to_text(wager.overpaid()) == "-12.50");
    BOOST_TEST(to_text(handled_in(wager.claimed)) == "37.50");
}

BOOST_AUTO_TEST_CASE(what_may_be_due_is_a_list_of_values_and_nothing_among_them) {
    const SettledLines tip{{Verb::Tip, Money::dollars(5), 0}};
    Ruling ruling;
    ruling.undecided.push_back({{{1, 0}, Wager::None, Verb::Tip}, {{}, tip}, {4}});
    for (const char* said : {"", "1 tip 5"}) {
        const Verdict verdict = judge(claimed(brk, said), ruling);
        BOOST_REQUIRE_EQUAL(verdict.wagers.size(), 1U);
        BOOST_TEST(to_text(verdict.wagers[0].standing) == "undecided");
        BOOST_TEST(ruled_in_words(verdict.wagers[0]) == "nothing or tip 5");
    }
    BOOST_TEST(judge(claimed(brk, "1 tip 1"), ruling).discrepancies().size() == 1U);
    BOOST_TEST(settlements_in_words({}) == "undecided");
}

BOOST_AUTO_TEST_CASE(the_settlement_of_one_wager_in_words) {
    const Ruling ruling =
        ruled(brk, "1 take player 12.50, 1 return player 12.50, 1 tip 2, 2 push dealer");
    const auto words = [&](const Subject& subject) {
        return settlement_in_words(lines_about(ruling.lines, subject));
    };
    BOOST_TEST(words({{1, 0}, Wager::Player, Verb::Push}) == "take 12.50, return 12.50");
    BOOST_TEST(words({{1, 0}, Wager::None, Verb::Tip}) == "tip 2");
    BOOST_TEST(words({{2, 0}, Wager::Dealer, Verb::Push}) == "push");
    BOOST_TEST(words({{2, 0}, Wager::Player, Verb::Push}) == "nothing");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
