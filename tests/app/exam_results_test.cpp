// How those who sat an exam stand in its cells.

#include "exam/results/exam_results.h"

#include <boost/test/unit_test.hpp>

#include "exam/records/appeal.h"
#include "exam_house.h"

namespace fairdeal {

namespace {

struct ResultsHouse : ExamHouse {
    Result<ExamResults> results(const ResultsWanted& wanted, const char* who = "eve") {
        return exam_results(*office, school, signed_in(who), wanted, shipped_content());
    }
    /// Those that can be read, or the test fails.
    ExamResults all(const ResultsWanted& wanted = {"short", "", ""}) {
        auto found = results(wanted);
        BOOST_REQUIRE_MESSAGE(found, why(found));
        return *std::move(found);
    }
};

CellScore cell(const char* title, int asked, int right) { return {title, asked, right, true}; }

}  // namespace

BOOST_AUTO_TEST_SUITE(exam_results_by_cell)

BOOST_AUTO_TEST_CASE(the_weakest_cell_has_the_lowest_share) {
    using Titles = std::vector<std::string>;
    BOOST_TEST(weakest_cells({cell("a", 4, 3), cell("b", 10, 7), cell("c", 2, 2)}) == Titles{"b"});
    BOOST_TEST(weakest_cells({cell("a", 2, 1), cell("b", 4, 2)}) == (Titles{"a", "b"}));
    BOOST_TEST(weakest_cells({cell("a", 0, 0), cell("b", 4, 0)}) == Titles{"b"});
    BOOST_TEST(weakest_cells({cell("a", 2, 2), cell("b", 0, 0)}) == Titles{});
    BOOST_TEST(weakest_cells({}) == Titles{});
}

BOOST_AUTO_TEST_CASE(the_sums_are_those_of_the_sittings_and_say_whose_weakest_part_each_is) {
    ResultsHouse house;
    house.sat(short_exam());
    const std::string failed = house.sat(short_exam(), 1);
    const ExamResults all = house.all();
    BOOST_REQUIRE(all.results.size() == 2U);
    BOOST_TEST(all.title == "A short exam");
    BOOST_TEST(all.left_out.empty());
    int asked = 0, right = 0;
    for (const CellScore& sum : all.cells) {
        int of_both = 0, right_of_both = 0;
        for (const CandidateResult& one : all.results) {
            for (const CellScore& own : one.cells) {
                if (own.title != sum.title) continue;
                of_both += own.asked;
                right_of_both += own.right;
            }
        }
        BOOST_TEST(sum.asked == of_both);
        BOOST_TEST(sum.right == right_of_both);
        asked += sum.asked;
        right += sum.right;
    }
    BOOST_TEST(asked == 12);
    const SittingResult result =
        find_sitting(house.office->log(), failed).value().state.final_result();
    BOOST_TEST(right == 6 + result.right);
    const auto one = std::find_if(all.results.begin(), all.results.end(),
                                  [&](const auto& result) { return result.sitting == failed; });
    BOOST_REQUIRE((one != all.results.end()));
    BOOST_TEST(!one->passed);
    const auto weakest = weakest_cells(one->cells);
    BOOST_TEST(!weakest.empty());
    for (const CellScore& sum : all.cells) {
        const bool is_weakest =
            std::find(weakest.begin(), weakest.end(), sum.title) != weakest.end();
        BOOST_TEST((sum.weakest_of == std::vector<std::string>{"tina"}) == is_weakest, sum.title);
    }
    BOOST_TEST(
        summary_in_words(all).starts_with("2 results: 1 passed, 1 failed. The weakest part"));
    const std::string csv = results_csv(all);
    BOOST_TEST(std::count(csv.begin(), csv.end(), '\n') == 7);  // two sittings of three cells
    BOOST_TEST(csv.find("short," + failed + ",tina,tina,") != std::string::npos, csv);
    const auto pdf = results_pdf(all, Paper::A4, house.office->now());
    BOOST_REQUIRE_MESSAGE(pdf, why(pdf));
    BOOST_TEST(pdf->starts_with("%PDF-"));
}

BOOST_AUTO_TEST_CASE(a_team_a_candidate_and_days_restrict_them) {
    ResultsHouse house;
    house.sat(short_exam());
    const auto number = [&](const ResultsWanted& wanted) {
        return house.all(wanted).results.size();
    };
    BOOST_TEST(number({"short", "", "Evening"}) == 1U);
    BOOST_TEST(number({"short", "tina", ""}) == 1U);
    BOOST_TEST(number({"short", "rob", ""}) == 0U);
    BOOST_TEST(number({"other", "", ""}) == 0U);
    const auto on = [&](const char* since, const char* until) {
        const auto wanted = results_wanted("short", since, until);
        BOOST_REQUIRE_MESSAGE(wanted, why(wanted));
        return number(*wanted);
    };
    BOOST_TEST(on("2026-03-14", "2026-03-15") == 1U);
    BOOST_TEST(on("2026-03-15", "") == 0U);
    BOOST_TEST(on("", "2026-03-14") == 0U);
    BOOST_TEST(why(house.results({"short", "nobody", ""})) == "nobody has this id");
    BOOST_TEST(why(house.results({"short", "", "Night"})) == "nobody is in this team");
    BOOST_TEST(summary_in_words(house.all({"other", "", ""})) ==
               "Nobody of these has a result that counts.");
}

BOOST_AUTO_TEST_CASE(days_that_are_none_are_refused_by_name) {
    const auto both = results_wanted("short", "yesterday", "14.3.2026");
    BOOST_REQUIRE(!both);
    BOOST_TEST(both.error().size() == 2U);
    BOOST_TEST(both.error().front().where.source == "since");
    BOOST_TEST(both.error().back().where.source == "until");
    BOOST_TEST(why(results_wanted("short", "2026-03-15", "2026-03-15")) ==
               "the end is not after the beginning");
}

BOOST_AUTO_TEST_CASE(who_may_not_see_results_sees_none_and_that_is_recorded) {
    ResultsHouse house;
    house.sat(short_exam());
    for (const char* id : {"tina", "ivo", "ada"}) {
        BOOST_TEST(why(house.results({"short", "", ""}, id)) ==
                   std::string(id) + " may not see results");
        BOOST_TEST(last_event(*house.office, id).what == "to see results");
    }
    BOOST_TEST(why(house.results({"short", "", ""}, "aud")) == "");
}

BOOST_AUTO_TEST_CASE(that_results_leave_the_office_is_recorded) {
    ResultsHouse house;
    house.sat(short_exam());
    const auto out = hand_out_results(*house.office, house.school, house.signed_in("eve"),
                                      {"short", "", "Evening"}, shipped_content());
    BOOST_REQUIRE_MESSAGE(out, why(out));
    BOOST_TEST(told(last_event(*house.office, "eve")) ==
               "export of eve by eve: results of short team Evening");
}

BOOST_AUTO_TEST_CASE(a_result_that_does_not_count_is_left_out_and_said_so) {
    ResultsHouse house;
    const std::string id = house.sat(short_exam(), 2);
    BOOST_REQUIRE(
        house.office->act(house.signed_in("tina"), id, SittingEventKind::Appeal, {}, "Fire.\n"));
    BOOST_REQUIRE(hear_appeal(*house.office, house.signed_in("max"), id,
                              {true, AppealConsequence::Resit, {}, "It was.\n"},
                              shipped_content()));
    const ExamResults all = house.all();
    BOOST_TEST(all.results.empty());
    BOOST_TEST(all.cells.empty());
    BOOST_REQUIRE(all.left_out.size() == 1U);
    BOOST_TEST(all.left_out.front().where.source == id);
    BOOST_TEST(all.left_out.front().what == "an appeal was granted: the result does not count");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
