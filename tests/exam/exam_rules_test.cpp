// The house's rules about its exams: who sets them, how they are kept, whom they keep from an exam.

#include "exam/office/exam_rules.h"

#include <boost/test/unit_test.hpp>

#include "exam/offices.h"
#include "support/times.h"

namespace fairdeal {

namespace {

/// A sitting of tina's that was started and ended at this time, passed or not.
Sitting sat(const char* id, const UtcTime& at, bool passed) {
    Sitting sitting;
    sitting.id = id;
    sitting.candidate = "tina";
    sitting.exam = "breakout-dealer";
    sitting.events = 5;
    sitting.opened_at = at;
    sitting.start.checkpoint = "a note";
    sitting.start.at = at;
    sitting.result = SittingResult{passed, 1, 3, at, "a ticket\n"};
    return sitting;
}

std::string from(const std::vector<Sitting>& earlier, const RetakeRule& rule, const UtcTime& at) {
    const auto bar = retake_bar(earlier, "tina", "breakout-dealer", rule, at);
    return bar ? to_text(bar->from) : "";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(exam_rules)

BOOST_AUTO_TEST_CASE(a_retake_rule_comes_back_as_it_was_written_and_nothing_else_is_one) {
    for (const RetakeRule& rule :
         {RetakeRule{}, RetakeRule{30, 0}, RetakeRule{0, 3}, RetakeRule{999, 99}})
        BOOST_TEST((retake_rule_from(to_text(rule)) == rule), to_text(rule));
    for (const char* text :
         {"", "days=30", "days=030 sittings=3", "days=30  sittings=3", "sittings=3 days=30",
          "days=1000 sittings=3", "days=30 sittings=100", "days=-1 sittings=3", "days= sittings="})
        BOOST_TEST(!retake_rule_from(text), text);
}

BOOST_AUTO_TEST_CASE(days_are_waited_from_the_last_failed_exam) {
    const UtcTime day = "2026-03-14T21:00:00Z"_utc;
    const RetakeRule rule{30, 0};
    const std::vector<Sitting> failed{sat("X-1", "2026-02-01T00:00:00Z"_utc, false),
                                      sat("X-2", day, false)};
    BOOST_TEST(from(failed, rule, day) == "2026-04-13T21:00:00Z");
    BOOST_TEST(from(failed, rule, "2026-04-13T20:59:59Z"_utc) == "2026-04-13T21:00:00Z");
    BOOST_TEST(from(failed, rule, "2026-04-13T21:00:00Z"_utc) == "");
    BOOST_TEST(from(failed, {}, day) == "");  // without a rule
    BOOST_TEST(from({sat("X-1", day, true)}, rule, day) == "");
    std::vector<Sitting> table{sat("X-1", day, true)};
    table.front().table_test = SignedWord{false, "max", "2026-03-20T00:00:00Z"_utc, "x\n"};
    BOOST_TEST(from(table, rule, "2026-04-15T00:00:00Z"_utc) == "2026-04-19T00:00:00Z");
    std::vector<Sitting> resit{failed.back()};
    resit.front().appeal = SittingIncident{SittingEventKind::Appeal, 0, "tina", day, "x\n"};
    resit.front().resolution = SignedWord{true, "max", day, "x\n"};
    resit.front().grant = AppealGrant{AppealConsequence::Resit, {}, false, 1, 3};
    BOOST_TEST(from(resit, rule, day) == "");
}

BOOST_AUTO_TEST_CASE(sittings_are_counted_within_a_year) {
    const RetakeRule rule{0, 2};
    std::vector<Sitting> two{sat("X-1", "2025-04-01T00:00:00Z"_utc, false),
                             sat("X-2", "2026-01-01T00:00:00Z"_utc, true)};
    BOOST_TEST(from(two, rule, "2026-03-14T00:00:00Z"_utc) == "2026-04-01T00:00:00Z");
    BOOST_TEST(from(two, rule, "2026-04-01T00:00:00Z"_utc) == "");
    two.push_back(sat("X-3", "2026-02-01T00:00:00Z"_utc, true));  // by a reason: one too many
    BOOST_TEST(from(two, rule, "2026-03-14T00:00:00Z"_utc) == "2027-01-01T00:00:00Z");
    for (Sitting& one : two) one.exam = "midnight-dealer";
    BOOST_TEST(from(two, rule, "2026-03-14T00:00:00Z"_utc) == "");
    Sitting open = sat("X-4", "2026-03-01T00:00:00Z"_utc, true);
    open.result.reset();
    open.start = {};
    BOOST_TEST(from({open}, {0, 1}, "2026-03-14T00:00:00Z"_utc) == "2027-03-01T00:00:00Z");
    open.stopped = true;  // it never started
    BOOST_TEST(from({open}, {0, 1}, "2026-03-14T00:00:00Z"_utc) == "");
}

BOOST_AUTO_TEST_CASE(the_later_of_two_bars_counts) {
    const std::vector<Sitting> once{sat("X-1", "2026-03-01T00:00:00Z"_utc, false)};
    const UtcTime at = "2026-03-14T00:00:00Z"_utc;
    BOOST_TEST(from(once, {30, 1}, at) == "2027-03-01T00:00:00Z");
    BOOST_TEST(from(once, {400, 1}, at) == "2027-04-05T00:00:00Z");
}

BOOST_AUTO_TEST_CASE(only_an_administrator_sets_the_rules_and_each_is_kept) {
    OfficeHouse house;
    Office& office = *house.office;
    BOOST_TEST((office.slip_detail() == SlipDetail::Cells));
    BOOST_TEST((office.retake_rule() == RetakeRule()));
    for (const char* id : {"eve", "ivo", "aud", "max", "tina"}) {
        const SignedIn who = house.signed_in(id);
        BOOST_TEST(why(office.set_slip_detail(who, SlipDetail::Clauses)) ==
                   std::string(id) + " may not set exam rules");
        BOOST_TEST(told(last_event(office, id)) ==
                   "refused of " + std::string(id) + " by " + id + ": to set exam rules");
        BOOST_TEST(why(office.set_retake_rule(who, {})) ==
                   std::string(id) + " may not set exam rules");
    }
    BOOST_TEST((office.slip_detail() == SlipDetail::Cells));
    const SignedIn ada = house.signed_in("ada");
    BOOST_TEST(why(office.set_slip_detail(ada, SlipDetail::Clauses)) == "");
    BOOST_TEST(told(last_event(office, "ada")) == "slip of ada by ada: clauses");
    BOOST_TEST(why(office.set_retake_rule(ada, {1000, 0})) ==
               "a retake rule is 0 to 999 days and 0 to 99 sittings, 0 for none");
    BOOST_TEST(why(office.set_retake_rule(ada, {30, 3})) == "");
    BOOST_TEST(told(last_event(office, "ada")) == "retake of ada by ada: days=30 sittings=3");
    const auto again = house.opened();  // they are in the log, not in memory
    BOOST_REQUIRE_MESSAGE(again, why(again));
    BOOST_TEST((again->slip_detail() == SlipDetail::Clauses));
    BOOST_TEST((again->retake_rule() == RetakeRule{30, 3}));
}

BOOST_AUTO_TEST_CASE(a_sitting_against_the_rule_needs_a_reason_which_is_kept) {
    OfficeHouse house;
    BOOST_TEST(why(house.office->set_retake_rule(house.signed_in("ada"), {0, 1})) == "");
    const std::string first = house.open_sitting();
    SittingRequest request = house.request();
    const SignedIn eve = house.signed_in("eve");
    const std::string refusal = why(house.office->open_sitting(eve, request, of_the_keys));
    BOOST_TEST(
        refusal ==
        "tina has 1 sitting of this exam within 365 days, and the house\u2019s rule allows 1: "
        "it can be sat again from 14 Mar 2027, 00:00 UTC; to open it sooner, say why");
    request.again = "The floor needs dealers.";
    const auto again = house.office->open_sitting(eve, request, of_the_keys);
    BOOST_REQUIRE_MESSAGE(again, why(again));
    BOOST_TEST(told(last_event(*house.office, "tina")) ==
               "again of tina by eve: " + *again + " The floor needs dealers.");
    request.candidate = "rob";  // somebody else's sittings are nothing to it
    request.again.clear();
    BOOST_TEST(why(house.office->open_sitting(eve, request, of_the_keys)) == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
