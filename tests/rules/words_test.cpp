// Settlement lines and acts in the notation's words; what a record claims.

#include <boost/test/unit_test.hpp>

#include "rules/claim.h"
#include "rules/ruling.h"
#include "support/hands.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(words)

struct LineRow {
    Line line;
    std::string_view text;
};

BOOST_AUTO_TEST_CASE(a_line_is_written_as_the_notation_writes_it) {
    const auto dollars = [](int amount) { return Money::dollars(amount); };
    const std::vector<LineRow> rows{
        {{{1, 0}, Verb::Take, Wager::SuperTie, dollars(5), 0, {}}, "1 take super-tie 5"},
        {{{1, 2}, Verb::Pay, Wager::Player, Money::cents(1250), 0, {}}, "1.2 pay player 12.50"},
        {{{9, 0}, Verb::Push, Wager::Dealer, dollars(25), 0, {}}, "9 push dealer"},
        {{{2, 0}, Verb::Return, Wager::BreakoutBonus, dollars(1), 0, {}},
         "2 return breakout-bonus 1"},
        {{{2, 0}, Verb::Tip, Wager::None, dollars(10), 0, {}}, "2 tip 10"},
        {{{5, 0}, Verb::Out, Wager::None, {}, 6, {}}, "5 out 6"},
        {{{5, 0}, Verb::Place, Wager::None, {}, 1, {}}, "5 place 1"},
    };
    for (const LineRow& row : rows) BOOST_TEST(to_text(row.line) == row.text);
}

BOOST_AUTO_TEST_CASE(an_act_is_an_event_without_its_card_and_with_the_amount_where_money_moves) {
    const auto act = [](Who who, Verb verb, Wager wager = Wager::None, int dollars = 0) {
        return to_text(Act{who, verb, wager, Money::dollars(dollars), false});
    };
    BOOST_TEST(act(the_dealer, Verb::Deal) == "dealer deal");
    BOOST_TEST(act({1, 0}, Verb::Deal) == "1 deal");
    BOOST_TEST(act({1, 2}, Verb::Deal) == "1.2 deal");
    BOOST_TEST(act(the_dealer, Verb::Offer, Wager::Insurance) == "dealer offer insurance");
    BOOST_TEST(act(the_dealer, Verb::Peek) == "dealer peek");
    BOOST_TEST(act(the_dealer, Verb::Turn) == "dealer turn");
    BOOST_TEST(act(the_dealer, Verb::Stand) == "dealer stand");
    BOOST_TEST(act({1, 0}, Verb::Hit) == "1 hit");
    BOOST_TEST(act({1, 0}, Verb::Take, Wager::Dealer, 25) == "1 take dealer 25");
    BOOST_TEST(act({1, 0}, Verb::Pay, Wager::Insurance, 20) == "1 pay insurance 20");
    BOOST_TEST(act({1, 0}, Verb::Return, Wager::Player, 20) == "1 return player 20");
    BOOST_TEST(act({1, 0}, Verb::Push, Wager::Dealer, 25) == "1 push dealer");
    BOOST_TEST(act({1, 0}, Verb::Tip, Wager::None, 2) == "1 tip 2");
    BOOST_TEST(to_text(Act{{1, 2}, Verb::Hit, Wager::None, {}, true}) == "1.2 decides");
    BOOST_TEST(to_text(Act{the_dealer, Verb::Hit, Wager::None, {}, true}) == "dealer decides");
}

BOOST_AUTO_TEST_CASE(only_a_line_with_a_card_to_wait_for_is_urgent) {
    Line line;
    BOOST_TEST(!line.is_urgent());
    line.before_card_after = 0;
    BOOST_TEST(line.is_urgent());
}

BOOST_AUTO_TEST_CASE(a_claim_is_the_settlement_lines_of_the_record_in_their_order) {
    const HandRecord record = hand_record(
        "breakout / 1 bet dealer 25 / 1 take dealer 25 / 1 deal Th 6d / # late / 1 tip 2 / 1 push "
        "super-tie / "
        "2 return player 7.50 / 2 pay pair-up 15");
    std::string claimed;
    for (const ClaimedLine& line : claim_of(record)) {
        claimed += std::to_string(line.event) + "@" + std::to_string(line.line) + " " +
                   to_text(line.who) + " " + std::string(to_text(line.verb)) + " " +
                   std::string(to_text(line.wager)) + " " + to_text(line.amount) + "; ";
    }
    BOOST_TEST(claimed ==
               "1@3 1 take dealer 25; 3@6 1 tip  2; 4@7 1 push super-tie 0; "
               "5@8 2 return player 7.50; 6@9 2 pay pair-up 15; ");
    BOOST_TEST(claim_of(hand_record("breakout / 1 bet dealer 25")).empty());
}

BOOST_AUTO_TEST_CASE(a_cited_clause_is_found) {
    const Clauses clauses{ClauseId{"BRK-ST-3"}, ClauseId{"BRK-ST-1"}};
    BOOST_TEST(cites(clauses, ClauseId{"BRK-ST-1"}));
    BOOST_TEST(!cites(clauses, ClauseId{"BRK-ST-10"}));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
