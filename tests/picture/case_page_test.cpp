// A dispute on paper.

#include "print/case_page.h"

#include "picture/pages.h"
#include "picture/sample_pages.h"
#include "print/signed/case_summary.h"
#include "support/times.h"
#include "words/house/house_settings.h"

namespace fairdeal {

namespace {

std::vector<PrintedPage> printed(const CaseSheet& one, Paper paper) {
    return lay_out([&](Painter& ruler) { return case_pages(ruler, paper, one); });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(case_page)

BOOST_AUTO_TEST_CASE(a_case_says_all_of_it_and_nothing_of_a_sealed_review) {
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const auto pages = printed(sample_case_sheet(), paper);
        for (const char* words :
             {"Case C-7", "g17", "I had a natural.", "2026-03-20T18:00:00Z", "It was due.",
              "In, and not revealed yet.", "Asked the dealer.", "B7-000412", "BRK-ST-3",
              "Every other super tie loses.", "casino.example/pit", "18 records"})
            BOOST_TEST(says(pages, words), words);
        BOOST_TEST(says(pages, content_hash(sample_case_sheet().evidence)));
        hold(pages, paper);
    }
}

BOOST_AUTO_TEST_CASE(the_code_binds_the_case_to_the_log_and_to_its_records) {
    CaseSheet one = sample_case_sheet();
    const std::string code = case_code_text(one.evidence);
    BOOST_TEST(code.starts_with("fairdeal-case\nC-7\ncasino.example/pit\n18\n"));
    // echo -n 'breakout
    // one
    // two
    // ' | sha256sum
    BOOST_TEST(content_hash(one.evidence) == to_hex(sha256("breakout\none\ntwo\n")));
    one.evidence.events.back() = "other\n";
    BOOST_TEST(case_code_text(one.evidence) != code);
}

BOOST_AUTO_TEST_CASE(a_decision_says_whether_the_deadline_was_kept) {
    CaseSheet one = sample_case_sheet();
    one.evidence.state.reviews.back().text = "It was not.\n";
    one.evidence.state.decision = {"f1", "2026-03-19T09:00:00Z"_utc, "Pay it.\n"};
    BOOST_TEST(says(printed(one, Paper::A4), "(kept)"));
    one.evidence.state.decision->at = "2026-03-21T09:00:00Z"_utc;
    BOOST_TEST(says(printed(one, Paper::A4), "(decided after it)"));
    one.evidence.state.closing = {"f1", "2026-03-21T10:00:00Z"_utc, ""};
    BOOST_TEST(says(printed(one, Paper::A4), "Decided and closed."));
}

BOOST_AUTO_TEST_CASE(the_page_to_sign_begins_with_the_house_and_ends_with_lines_to_sign) {
    CaseSheet one = sample_case_sheet();
    one.front =
        CaseFront{"Casino Example", {"g17 claims it.", "It was due.", "It is not decided."}};
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const auto pages = printed(one, paper);
        hold(pages, paper);
        const auto at = [&](std::string_view words) {
            const auto& texts = pages.front().texts;
            return std::ranges::find_if(
                       texts, [&](const PlacedText& text) { return text.words == words; }) -
                   texts.begin();
        };
        BOOST_TEST(at("Casino Example") < at("Case C-7"));
        BOOST_TEST(at("Case C-7") < at("Summary"));
        BOOST_TEST(at("Summary") < at("g17 claims it."));
        BOOST_TEST(at("It is not decided.") < at("Standing"));
        for (const char* words : {"Prepared by", "Reviewed by", "Date"})
            BOOST_TEST(says({pages.back()}, words), words);
    }
    one.front->house.clear();
    BOOST_TEST(!says(printed(one, Paper::A4), "Casino Example"));
    BOOST_TEST(!says(printed(sample_case_sheet(), Paper::A4), "Prepared by"));
}

BOOST_AUTO_TEST_CASE(times_are_the_houses_but_in_a_case_file) {
    const HouseInForce in_force({"Casino Example", "America/New_York", "$"});
    const auto pages = printed(sample_case_sheet(), Paper::A4);
    hold(pages, Paper::A4);
    BOOST_TEST(says(pages, "20 Mar 2026, 14:00 America/New_York"));
    BOOST_TEST(says(pages, "f1, 15 Mar 2026, 06:00 America/New_York"));
    BOOST_TEST(!says(pages, "2026-03-20T18:00:00Z"));
    const InEnglish kept;
    BOOST_TEST(says(printed(sample_case_sheet(), Paper::A4), "2026-03-20T18:00:00Z"));
    BOOST_TEST(!says(printed(sample_case_sheet(), Paper::A4), "New_York"));
}

namespace {

/// The sentences of a case about a hand with this settlement.
std::vector<std::string> summary_of(const std::string& settlement, const Case& state) {
    const auto record = read_record(
        "breakout id=B7-000412\n1 bet dealer 25\n1 bet super-tie 5\n"
        "1 deal Th 6d\ndealer deal 9c (8s)\n1 hit Kc\ndealer turn 8s\n"
        "dealer stand\n" +
        settlement);
    BOOST_REQUIRE(record.has_value());
    return case_summary(state, *record, {});
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_summary_says_who_claims_what_was_due_and_what_was_decided) {
    const HouseInForce in_force({"", "Europe/London", "\u00a3"});
    Case state = sample_case_sheet().evidence.state;
    auto said = summary_of("1 pay dealer 25\n1 take super-tie 5\n", state);
    BOOST_REQUIRE(said.size() == 3U);
    BOOST_TEST(said[0] ==
               "g17 claims on hand B7-000412 (#3 of the log): \u201cI had a natural.\u201d");
    BOOST_TEST(said[1] ==
               "The recorded settlement is not what was due: Seat 1 \u00b7 Dealer hand: push was "
               "due, pay \u00a325 was recorded.");
    BOOST_TEST(said[2] == "The case is not decided yet.");
    state.claim = "It was\n  no natural";
    state.decision = {"f1", "2026-07-19T09:00:00Z"_utc, "Pay it.\n"};
    said = summary_of("1 push dealer\n1 take super-tie 5\n", state);
    BOOST_TEST(said[0].ends_with(": \u201cIt was no natural\u201d."), said[0]);
    BOOST_TEST(said[1] ==
               "The recorded settlement is what was due: Seat 1 \u00b7 Dealer hand: push; Seat 1 "
               "\u00b7 Super Tie: take \u00a35.");
    BOOST_TEST(said[2] == "f1 decided, 19 Jul 2026, 10:00 Europe/London: \u201cPay it.\u201d");
    state.decision.reset();
    state.closing = {"f1", "2026-07-19T09:00:00Z"_utc, ""};
    state.claim = std::string(150, 'W') + std::string(4000, '\n') + std::string(8000, 'M');
    said = summary_of("", state);
    BOOST_TEST(said[0].size() < 300U);
    BOOST_TEST(said[0].ends_with("M\u2026\u201d."), said[0]);
    BOOST_TEST(said[1].starts_with("The recorded settlement is not what was due: Seat 1 \u00b7 "
                                   "Dealer hand: push was due, nothing was recorded;"),
               said[1]);
    BOOST_TEST(said[2] == "The case was closed undecided.");
}

BOOST_AUTO_TEST_CASE(long_words_go_on_over_pages) {
    CaseSheet one = sample_case_sheet();
    one.evidence.state.claim = std::string(4000, 'W') + "\n";
    for (int i = 0; i < 60; ++i)
        one.evidence.state.notes.push_back(
            {"f2", "2026-03-15T10:30:00Z"_utc, std::string(400, 'M')});
    const auto pages = printed(one, Paper::A4);
    BOOST_TEST(pages.size() > 4U);
    hold(pages, Paper::A4);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
