// A dispute on paper.

#include "print/case_page.h"

#include "picture/pages.h"
#include "picture/sample_pages.h"
#include "support/times.h"

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
