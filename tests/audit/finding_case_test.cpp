// What many hands show as the subject of a case: the hands behind it as one word, and the case's
// own text.

#include <boost/test/unit_test.hpp>

#include "audit/cases/case.h"
#include "audit/cases/hand_spans.h"
#include "audit/shoe/finding_case.h"

namespace fairdeal {
namespace {

ShoeFinding nine_sevens() {
    ShoeFinding finding;
    finding.kind = ShoeFindingKind::CopyTooMany;
    finding.pack = "P3";
    finding.shoe = "12";
    finding.first = {301, "B7-301"};
    finding.last = {322, "B7-322"};
    finding.extra = {*card_from("7h")};
    finding.found = 9;
    finding.expected = 8;
    finding.hands = {301, 302, 303, 310, 322};
    return finding;
}

CaseEvent opening_of(const CaseSubject& subject) {
    CaseEvent event;
    event.kind = CaseEventKind::Open;
    event.case_id = "C-1";
    event.number = 1;
    event.hand = subject.hand;
    event.by = "s1";
    event.account = "log";
    event.at = *utc_time_from("2026-03-14T10:00:00Z");
    event.deadline = *utc_time_from("2026-03-20T10:00:00Z");
    event.claimant = subject.claimant;
    event.finding = subject.finding;
    event.hands = subject.hands;
    event.text = subject.text;
    return event;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(finding_cases)

BOOST_AUTO_TEST_CASE(hands_are_listed_in_spans) {
    BOOST_TEST(hand_spans({}) == "");
    BOOST_TEST(spans_in_words("12,45,60-63") == "12, 45, 60-63");
    BOOST_TEST(spans_in_words("1,3,5,7,9,11,13,15,17,+130") == "139 hands, from #1 on");
    BOOST_TEST(hand_spans({12, 45, 60, 61, 62, 63}) == "12,45,60-63");
    for (const char* word : {"1", "1-9", "12,45,60-63", "12,+3", ""}) {
        const auto listed = listed_hands(word);
        BOOST_REQUIRE_MESSAGE(listed.has_value(), word);
        BOOST_TEST(hand_spans(listed->hands) + (listed->more > 0 ? ",+3" : "") == word);
    }
    for (const char* word : {"0", "5,4", "5,5", "5-4", "4,5", "1-2,3", "a", "1,", ",1", "+3",
                             "1,+0", "1,+3,5", "01", "1--2", "1-99999999999"})
        BOOST_TEST(!listed_hands(word).has_value(), word);
}

BOOST_AUTO_TEST_CASE(of_many_spans_the_first_are_listed_and_the_rest_counted) {
    std::vector<std::int64_t> odd;
    for (std::int64_t i = 0; i < 700; ++i) odd.push_back(2 * i + 1);
    const std::string word = hand_spans(odd);
    BOOST_TEST(word.ends_with(",+200"), word);
    const auto listed = listed_hands(word);
    BOOST_REQUIRE(listed.has_value());
    BOOST_TEST(listed->hands.size() == most_hand_spans);
    BOOST_TEST(listed->more == 200);
}

BOOST_AUTO_TEST_CASE(a_finding_becomes_what_a_case_is_about) {
    const CaseSubject subject = case_subject(nine_sevens());
    BOOST_TEST(subject.hand == 322);
    BOOST_TEST(subject.finding == "copy-too-many");
    BOOST_TEST(subject.hands == "301-303,310,322");
    BOOST_TEST(subject.text ==
               "pack P3, shoe 12\n"
               "9 of the 7h came out of one shoe, which holds 8\n"
               "since hand B7-301, shown by hand B7-322\n"
               "certain, if the records are right\n"
               "the pack or the reading is wrong: look at the frame of hand B7-322, and count the "
               "pack\n");
}

BOOST_AUTO_TEST_CASE(its_opening_is_kept_and_read_back) {
    const CaseEvent event = opening_of(case_subject(nine_sevens()));
    BOOST_TEST(!why_not({}, event).has_value());
    const Entry entry = entry_of(event);
    BOOST_TEST(entry.text.find(" finding=copy-too-many hands=301-303,310,322 account=log\n") !=
               std::string::npos);
    const auto read = case_event_of(entry);
    BOOST_REQUIRE(read.has_value());
    BOOST_TEST((*read == event));
    Case state;
    apply(state, event);
    BOOST_TEST(state.hands == "301-303,310,322");
    BOOST_TEST(to_text(state).find("the hands behind it: 301-303,310,322\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(half_a_subject_or_another_word_is_refused) {
    const CaseEvent right = opening_of(case_subject(nine_sevens()));
    for (const auto& [finding, hands] : std::vector<std::pair<std::string, std::string>>{
             {"", "1-3"}, {"copy-too-many", ""}, {"Copy", "1"}, {"copy-too-many", "3,2"}}) {
        CaseEvent event = right;
        event.finding = finding;
        event.hands = hands;
        BOOST_TEST(why_not({}, event).has_value(), finding << " " << hands);
    }
}

/// Cards add up to their last hand; another rule than the sign shows stands in the first.
BOOST_AUTO_TEST_CASE(a_case_is_about_the_hand_that_shows_it) {
    ShoeFinding finding = nine_sevens();
    BOOST_TEST(case_subject(finding).hand == 322);
    finding.kind = ShoeFindingKind::SignDiffers;
    finding.details = {"hit-soft-17"};
    BOOST_TEST(case_subject(finding).hand == 301);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
