// Files of marks and of judgements: what is read, and every refusal with its place.

#include "exam/figures/exam_file.h"

#include <boost/test/unit_test.hpp>
#include <sstream>

#include "support/times.h"

namespace fairdeal {

namespace {

Result<MarksFile> marks_in(const std::string& text) {
    std::istringstream in(text);
    return read_marks(in, "m.csv");
}

Result<AngoffPanel> panel_in(const std::string& text) {
    std::istringstream in(text);
    return read_panel(in, "p.csv");
}

std::string words_of(const Problems& problems) {
    std::string text;
    for (const Problem& problem : problems) text += to_text(problem) + "\n";
    return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(exam_file)

BOOST_AUTO_TEST_CASE(marks_are_read_by_person_and_family) {
    const auto file = marks_in(
        "rules,person,BRK-PUSH,at,BRK-ST\n"
        "3.0,ann,1,2026-05-31,\n"
        "3.1,bob,3/4,2026-06-01,.5\n"
        "3.1,eve,0,2026-06-01T09:00:00Z,1.0\n");
    BOOST_TEST_REQUIRE(file.has_value());
    BOOST_TEST((file->table.families == std::vector<std::string>{"BRK-PUSH", "BRK-ST"}));
    BOOST_TEST((file->table.people == std::vector<std::string>{"ann", "bob", "eve"}));
    const std::vector<Marks> expected{{1, 1}, {0, 0}, {4, 3}, {1, .5}, {1, 0}, {1, 1}};
    BOOST_TEST((file->table.cells == expected));
    BOOST_TEST((since(*file, "2026-06-01T00:00:00Z"_utc).before.people ==
                std::vector<std::string>{"ann"}));
    BOOST_TEST((under_rules(*file, "3.0").since.people == std::vector<std::string>{"ann"}));
    BOOST_TEST((under_rules(*file, "3.0").before.people == std::vector<std::string>{"bob", "eve"}));
}

BOOST_AUTO_TEST_CASE(marks_that_cannot_be_read_are_refused_with_their_place) {
    struct Row {
        const char *text, *words;
    };
    const char* const no_mark =
        " is not a mark: 0 to 1, such as 0.5, or right of asked, such as 3/4\n";
    const Row rows[] = {
        {"name,A\n", "m.csv:1:1: there is no column 'person'\n"},
        {"person,at\n", "m.csv:1:1: there is no column of an item family\n"},
        {"person,A\nann,1\n,1\nann,0\n",
         "m.csv:3:1: a row without a person\n"
         "m.csv:4:1: 'ann' is there twice; only a first attempt counts\n"},
        {"person,at,A\nann,May,1\n",
         "m.csv:2:5: 'May' is not a day such as 2026-03-14, nor a UTC time\n"},
    };
    for (const Row& row : rows) {
        const auto file = marks_in(row.text);
        BOOST_TEST_REQUIRE(!file.has_value(), row.text);
        BOOST_TEST(words_of(file.error()) == row.words);
    }
    for (const std::string mark :
         {"2", "-1", "1/0", "5/4", "1/2/3", "x", "0.5.5", "1/", "nan", "1e0"})
        BOOST_TEST(words_of(marks_in("person;A\nann;" + mark + "\n").error()) ==
                   "m.csv:2:5: '" + mark + "'" + no_mark);
}

BOOST_AUTO_TEST_CASE(judgements_are_read_by_judge_and_round) {
    const auto panel = panel_in(
        "judge,round,on,rules,least-cut,most-cut,least-fail,most-fail,A,B\n"
        "Kim,1,2026-03-14,3.0,,,,,0.8,.9\n"
        "Lee,2,2026-03-15,3.0,.7,.9,0,.4,1,0\n"
        "Lee,1,2026-03-14,3.0,,,,,0.5,0.125\n"
        "Kim,2,2026-03-15,3.0,.7,.9,0,.4,0.85,0.9\n");
    BOOST_TEST_REQUIRE(panel.has_value());
    const HofsteeLimits limits{700, 900, 0, 400};
    const AngoffPanel expected{
        "3.0",
        {"A", "B"},
        {{"Kim", {{"2026-03-14", {800, 900}, {}}, {"2026-03-15", {850, 900}, limits}}},
         {"Lee", {{"2026-03-14", {500, 125}, {}}, {"2026-03-15", {1000, 0}, limits}}}}};
    BOOST_TEST((*panel == expected));
    BOOST_TEST(panel->rounds() == 2U);
}

BOOST_AUTO_TEST_CASE(judgements_that_cannot_be_read_are_refused_with_their_place) {
    struct Row {
        const char *text, *words;
    };
    const Row rows[] = {
        {"judge,round,A\n",
         "p.csv:1:1: there is no column 'on'\np.csv:1:1: there is no column 'rules'\n"},
        {"judge,round,on,rules,least-cut,A\n",
         "p.csv:1:1: of least-cut, most-cut, least-fail and most-fail all four are needed, or "
         "none\n"},
        {"judge,round,on,rules,A\n", "p.csv: there is no judge\n"},
        {"judge,round,on,rules,A\nKim,3,14 March,3.0,80\n",
         "p.csv:2:5: '3' is not a round: 1 or 2\n"
         "p.csv:2:7: '14 March' is not a day such as 2026-03-14\n"
         "p.csv:2:20: '80' is not a chance: 0 to 1 with three decimals at most, such as 0.85\n"},
        {"judge,round,on,rules,A\nKim,1,2026-03-14,3.0,.8\nKim,1,2026-03-14,3.1,.8\n",
         "p.csv:3:18: the rules '3.1' beside '3.0': a panel judges one version\n"
         "p.csv:3:1: round 1 of 'Kim' is there twice\n"},
        {"judge,round,on,rules,A\n,1,2026-03-14,,.8\n",
         "p.csv:2:1: a row without a judge\n"
         "p.csv:2:15: a judgement without the version of the rules\n"},
        {"judge,round,on,rules,A\nKim,1,2026-03-14,3.0,.8\nLee,2,2026-03-14,3.0,.8\n",
         "p.csv:2:1: 'Kim' has no round 2\np.csv:3:1: 'Lee' has no round 1\n"},
        {"judge,round,on,rules,least-cut,most-cut,least-fail,most-fail,A\n"
         "Kim,1,2026-03-14,3.0,.9,.8,.2,.1,.8\n",
         "p.csv:2:22: the least cut is above the most\n"
         "p.csv:2:28: the fewest that may fail are above the most\n"},
    };
    for (const Row& row : rows) {
        const auto panel = panel_in(row.text);
        BOOST_TEST_REQUIRE(!panel.has_value(), row.text);
        BOOST_TEST(words_of(panel.error()) == row.words);
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
