// `fairdeal exam`: simulated candidates, statistics of marks and a panel's cut as a user runs them.

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include "running.h"

namespace fairdeal {

namespace {

using Json = nlohmann::json;

constexpr const char* known_matrix =
    "person,F1,F2,F3,F4,F5,F6\n"
    "a,1,1,1,1,1,0\nb,1,1,1,1,0,0\nc,1,1,1,0,0,0\nd,1,1,1,1,1,1\n"
    "e,1,0,0,0,0,0\nf,1,1,0,1,0,0\ng,1,1,1,1,1,0\nh,0,1,0,0,0,0\n";

constexpr const char* panel =
    "judge,round,on,rules,least-cut,most-cut,least-fail,most-fail,A,B\n"
    "Kim,1,2026-03-14,3.0,,,,,0.7,0.9\nLee,1,2026-03-14,3.0,,,,,0.9,1\n"
    "Kim,2,2026-03-15,3.0,.7,.9,0,.6,0.8,0.9\nLee,2,2026-03-15,3.0,.7,.9,0,.6,0.8,1\n";

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(exam)

BOOST_AUTO_TEST_CASE(simulated_candidates_stand_beside_the_exact_figures) {
    const Ran ran = fairdeal_with("exam simulate --candidates 20000 --seed 5");
    BOOST_TEST(ran.status == 0, ran.err);
    BOOST_TEST(has(ran.out,
                   "p0 0.850, p1 0.950, alpha 0.040, beta 0.040, at most 120 items, there "
                   "110 right pass\nright: 29 in a row pass; wrong: 3 in a row fail\n"),
               ran.out);
    BOOST_TEST(has(ran.out, "simulated, 4.40 % exactly\n"), ran.out);
    BOOST_TEST(has(ran.out, "simulated, 4.42 % exactly\n"), ran.out);
    BOOST_TEST(has(ran.out, "items simulated, 57.8 exactly\n"), ran.out);
    BOOST_TEST(fairdeal_with("exam simulate --candidates 20000 --seed 5").out == ran.out);
    BOOST_TEST(fairdeal_with("exam simulate --candidates 20000 --seed 6").out != ran.out);
}

BOOST_AUTO_TEST_CASE(a_rule_that_errs_too_often_is_status_1_and_one_that_cannot_be_2) {
    BOOST_TEST(fairdeal_with("exam simulate --candidates 20000 --alpha .1").status == 1);
    struct Row {
        const char *arguments, *words;
    };
    for (const Row& row :
         {Row{"--p0 .95 --p1 .85", "p1 is 0.850, but must be above p0, 0.950"},
          Row{"--p0 85%", "--p0: '85%' is not 0 to 1 with three decimals at most, such as .85"},
          Row{"--right-at-cap 90",
              "90 right pass at the cap, but the bounds leave only 107 to 111"},
          Row{"--cap 0", "the cap is 0, but must be 1 to 1000"},
          Row{"--candidates 0", "--candidates"}}) {
        const Ran ran = fairdeal_with(std::string("exam simulate ") + row.arguments);
        BOOST_TEST(ran.status == 2);
        BOOST_TEST(has(ran.err, row.words), ran.err);
        BOOST_TEST(ran.out.empty());
    }
}

BOOST_AUTO_TEST_CASE(statistics_are_printed_for_people_and_programs) {
    const Ran ran = fairdeal_with("exam statistics --cut 4 -", known_matrix);
    BOOST_TEST(ran.status == 0, ran.err);
    for (const char* part :
         {"8 people, 6 item families, 48 answers\n", "0.390      0.619     0.134\n",
          "KR-21: 0.617\n    KR-20 as it", "Standard error of a total: 0.854\n",
          "Decided alike: 0.726\n", "Passed: 0.500 (0.215 to 0.785)\n"})
        BOOST_TEST(has(ran.out, part), part << " is not in\n" << ran.out);
    const Json json =
        Json::parse(fairdeal_with("exam statistics --cut 4 --json -", known_matrix).out);
    BOOST_TEST(json["families"][2]["facility"] == .625);
    BOOST_TEST(std::abs(json["totals"]["kr21"].get<double>() - .616667) < 1e-6);
    BOOST_TEST(std::abs(json["decisions"]["consistency"].get<double>() - .726215) < 1e-6);
    BOOST_TEST(!json.contains("drift"));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_told_is_said_with_the_reason) {
    const Ran ran = fairdeal_with("exam statistics -", "person,A,B\nann,1,1\n");
    BOOST_TEST(ran.status == 0, ran.err);
    BOOST_TEST(has(ran.out, "A: Discrimination cannot be computed: fewer than two people"),
               ran.out);
    BOOST_TEST(has(ran.out, "KR-20: cannot be computed: one person shows no spread\n"), ran.out);
    BOOST_TEST(!has(ran.out, "nan"), ran.out);
    const Json json = Json::parse(fairdeal_with("exam statistics --json -", "person,A\n").out);
    BOOST_TEST(json["totals"]["alpha"]["cannot-be-told"] == "nobody sat the exam");
    const Ran open = fairdeal_with("exam statistics --sequential -", known_matrix);
    BOOST_TEST(has(open.out, "Passed: cannot be computed: somebody's answers do not decide"),
               open.out);
}

BOOST_AUTO_TEST_CASE(drift_is_told_by_day_or_by_the_rules) {
    std::string marks = "person,at,rules,A\n";
    for (int i = 0; i < 40; ++i)
        marks +=
            "p" + std::to_string(i) + (i < 20 ? ",2026-05-01,3.0,1\n" : ",2026-06-02,3.1,0.5\n");
    for (const char* by : {"--since 2026-06-01", "--rules 3.1"}) {
        const Ran ran = fairdeal_with(std::string("exam statistics - ") + by, marks);
        BOOST_TEST(has(ran.out, "1.000 of 20, then 0.500 of 20: -0.500"), ran.out);
        BOOST_TEST(has(ran.out, "  harder\n"), ran.out);
    }
    const Ran none = fairdeal_with("exam statistics - --since 2026-06-01", known_matrix);
    BOOST_TEST(none.status == 2);
    BOOST_TEST(has(none.err, "there is no column 'at'"), none.err);
    BOOST_TEST(fairdeal_with("exam statistics - --since June", marks).status == 2);
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_used_is_refused_with_line_and_column) {
    const Ran ran = fairdeal_with("exam statistics -", "person,A,B\nann,1,x\nbob,1\n");
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(has(ran.err, "-:3:1: 2 values in a row of 3 columns"), ran.err);
    const Ran mark = fairdeal_with("exam statistics -", "person,A,B\nann,1,x\n");
    BOOST_TEST(has(mark.err, "-:2:7: 'x' is not a mark"), mark.err);
    const Ran cut = fairdeal_with("exam statistics --cut 7 -", known_matrix);
    BOOST_TEST(cut.status == 2);
    BOOST_TEST(has(cut.err, "--cut: the cut is 7, but must be 1 to 6"), cut.err);
    BOOST_TEST(fairdeal_with("exam statistics none.csv").status == 2);
}

BOOST_AUTO_TEST_CASE(mean_and_cut_are_printed_on_one_scale) {
    const char* marks = "person,A,B\na,3/4,4/4\nb,2/4,4/4\nc,4/4,3/4\n";
    const Ran ran = fairdeal_with("exam statistics --cut 7 -", marks);
    BOOST_TEST(has(ran.out, "Mean total: 6.667 of 8 answers\n"), ran.out);
    BOOST_TEST(has(ran.out, "cut: 7 of 8 answers\n"), ran.out);
    BOOST_TEST(has(ran.out, "Passed: 0.667"), ran.out);
}

BOOST_AUTO_TEST_CASE(a_panels_cut_is_printed_with_its_uncertainty) {
    const Folder folder;
    const std::string group =
        folder.write("group.csv", "person,A,B\na,15/20,\nb,20/20,\nc,20/20,\nd,20/20,\n");
    const std::string arguments = "exam angoff --items 40 --marks " + group + " -";
    const Ran ran = fairdeal_with(arguments, panel);
    BOOST_TEST(ran.status == 0, ran.err);
    for (const char* part :
         {"2 judges, 2 item families, 2 rounds; rules 3.0, a form of 40 items\n",
          "Kim                     32.00 on 2026-03-14    34.00 on 2026-03-15\n",
          "Cut: 35.00, rounded up 35 of 40\n", "Standard error of the cut: 1.00\n",
          "Range of the cut: 22.29 to 40.00\n", "Hofstee's compromise: 32.67 of 40\n"})
        BOOST_TEST(has(ran.out, part), part << " is not in\n" << ran.out);
    const Json json = Json::parse(fairdeal_with(arguments + " --json", panel).out);
    BOOST_TEST(json["rounds"][1]["rounded-up"] == 35);
    BOOST_TEST(json["rounds"][0]["judges"][1]["cut"] == 38.0);
    BOOST_TEST(json["rules"] == "3.0");
    const Ran broken =
        fairdeal_with("exam angoff -", "judge,round,on,rules,A\nKim,1,today,3.0,1\n");
    BOOST_TEST(broken.status == 2);
    BOOST_TEST(has(broken.err, "-:2:7: 'today' is not a day"), broken.err);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
