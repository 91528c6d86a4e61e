// What an audit found, written as text and as CSV.

#include <boost/test/unit_test.hpp>

#include "audit/logs.h"
#include "audit/report/report_csv.h"
#include "audit/report/report_text.h"

namespace fairdeal {

namespace {

Finding wager_finding() {
    Finding finding;
    finding.idx = 12;
    finding.game = Game::Breakout;
    finding.identity = {"B7-000412", "B7", "1182", "", "2026-03-14T21:05:09Z"};
    finding.who = "1";
    finding.wager = "super-tie";
    finding.standing = "wrong outcome";
    finding.ruled = "take 5";
    finding.claimed = "push";
    finding.difference = Money::dollars(5);
    finding.clause = "BRK-ST-3";
    return finding;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(reports)

BOOST_AUTO_TEST_CASE(a_finding_is_one_line_of_text_and_one_row) {
    Finding finding = wager_finding();
    BOOST_TEST(text_of(finding) ==
               "#12 B7-000412: 1 super-tie: ruled take 5, recorded push, +$5 (BRK-ST-3)");
    BOOST_TEST(as_csv(finding) ==
               "12,B7-000412,breakout,B7,1182,2026-03-14T21:05:09Z,wager,0,1,super-tie,wrong "
               "outcome,take 5,push,5,cash,BRK-ST-3,,\n");
    finding.difference = Money() - Money::cents(1250);
    finding.ruled = "take 12.50, return 12.50";
    BOOST_TEST(as_csv(finding) ==
               "12,B7-000412,breakout,B7,1182,2026-03-14T21:05:09Z,wager,0,1,super-tie,wrong "
               "outcome,\"take 12.50, return 12.50\",push,-12.50,cash,BRK-ST-3,,\n");
    finding.kind = Finding::Kind::Fault;
    finding.line = 9;
    finding.what = "the dealer draws a card that they must not";
    BOOST_TEST(text_of(finding) ==
               "#12 B7-000412: fault in line 9: the dealer draws a card that they must not "
               "(BRK-ST-3)");
}

BOOST_AUTO_TEST_CASE(no_text_of_a_record_becomes_a_formula) {
    Finding finding = wager_finding();
    // clang-format off
    const struct { const char* id; const char* cell; } rows[] = {
        { "=HYPERLINK(\"x\")", "\"'=HYPERLINK(\"\"x\"\")\"" },
        { "+1", "'+1" },
        { "-1", "'-1" },
        { "@SUM(A1)", "'@SUM(A1)" },
        { "'=1", "''=1" },
        { "a=1", "a=1" },
        { "a,b", "\"a,b\"" },
    };
    // clang-format on
    for (const auto& [id, cell] : rows) {
        finding.identity.id = id;
        BOOST_TEST(as_csv(finding).starts_with("12," + std::string(cell) + ",breakout,"));
    }
}

BOOST_AUTO_TEST_CASE(a_hostile_dealer_is_a_text_in_every_table) {
    const AuditReport report = report_on(hand_text("id=H1 table==1+1 dealer=@x", "pay dealer 50"));
    BOOST_TEST(cells_as_csv(report, Dimension::Dealer) ==
               "dealer,hands,wrong_hands,with_faults,lines,wrong_wagers,cash_overpaid,"
               "cash_underpaid,chips_overpaid,chips_underpaid,first_hands\n"
               "'@x,1,1,0,2,1,25,0,0,0,1\n");
    BOOST_TEST(cells_as_csv(report, Dimension::Table).find("\n'=1+1,1,1,") != std::string::npos);
    BOOST_TEST(cells_as_csv(report, Dimension::Shift).find("\n,1,1,") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_text_says_the_sums_and_what_is_wrong) {
    const AuditReport report = report_on(hand_text("id=R1 dealer=A") + "\n" +
                                         hand_text("id=W1 dealer=B", "pay dealer 50") + "\n" +
                                         hand_text("id=W2 dealer=B", "take dealer 25"));
    const Dimension by[] = {Dimension::Dealer};
    BOOST_TEST(text_of(report, by) ==
               "3 hands: 1 right, 2 wrong, 0 without a settlement\n"
               "0 hands with faults; 0 breaks between the hands of a table\n"
               "2 wagers settled wrongly\n"
               "cash: overpaid $25, underpaid $50\n"
               "\n"
               "dealer     hands   wrong  faults  wagers        overpaid        underpaid  hands\n"
               "B              2       2       0       2             $25              $50  #2 #3\n"
               "(and 1 with nothing wrong)\n");
}

BOOST_AUTO_TEST_CASE(a_pattern_is_a_sentence_and_a_row) {
    AuditReport report;
    report.patterns.push_back(
        {"1104",
         {Cause::Of::Lines, "BRK-PUSH-3", "breakout-bust-17-paid", 11, {12, 13}, {0, 140}, -22.5}});
    report.patterns.push_back(
        {"1107",
         {Cause::Of::Hands, "BRK-PAY-1", "breakout-own-blackjack-even", 0, {9, 250}, {1, 1}, -7}});
    BOOST_TEST(text_of(report.patterns.front()) ==
               "dealer 1104, breakout-bust-17-paid (BRK-PUSH-3): 12 of 13 wagers; all others "
               "0 of 140 wagers; by chance 1 in 10\u00b2\u00b2");
    BOOST_TEST(text_of(report.patterns.back()) ==
               "dealer 1107, breakout-own-blackjack-even (BRK-PAY-1): 9 of 250 hands; all others "
               "1 of 1 hand; by chance 1 in 10 million");
    BOOST_TEST(patterns_as_csv(report) ==
               "dealer,clause,misreading,wrong,chances,chances_are,others_wrong,others_chances,"
               "log10_of_corrected_chance,beyond_chance,misread_wagers\n"
               "1104,BRK-PUSH-3,breakout-bust-17-paid,12,13,lines,0,140,-22.5,yes,11\n"
               "1107,BRK-PAY-1,breakout-own-blackjack-even,9,250,hands,1,1,-7,yes,0\n");
}

BOOST_AUTO_TEST_CASE(dimensions_are_read_as_they_are_written) {
    for (const Dimension dimension : every_dimension)
        BOOST_TEST((dimension_from(to_text(dimension)) == dimension));
    BOOST_TEST(!dimension_from("dealers"));
    BOOST_TEST(!dimension_from(""));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
