// A school's file: what is kept, what is refused, and that what follows from the answers does.

#include "school/school.h"

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>

#include "school/school_sql.h"
#include "store/database_file.h"
#include "store/folder.h"
#include "store/schools.h"

namespace fairdeal {

namespace {

/// Runs SQL on a school's file behind its back.
void tamper(const std::filesystem::path& file, std::string_view sql) {
    Database database(file, Access::Write);
    database.run(sql);
}

std::vector<std::string> numbers_of(const std::vector<GivenAnswer>& answers) {
    std::vector<std::string> all;
    for (const GivenAnswer& answer : answers)
        all.push_back(fmt::format("{}:{}", answer.number, answer.item));
    return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(school)

BOOST_AUTO_TEST_CASE(every_query_of_the_school_can_be_prepared_on_its_tables) {
    Database database;
    migrate(database, school_sql_migrations());
    BOOST_TEST(school_sql_queries().size() > 20U);
    for (const SqlFile& query : school_sql_queries())
        BOOST_CHECK_NO_THROW(Statement(database, query.text));
}

BOOST_AUTO_TEST_CASE(an_answer_is_kept_with_all_that_it_says) {
    const Folder folder;
    GivenAnswer answer;
    answer.person = "ann";
    answer.at = monday;
    answer.source = AnswerSource::Drill;
    answer.game = Game::Midnight;
    answer.kind = "next";
    answer.item = "seed=7 wish=\"a pair\"\nand more";
    answer.clauses = {"MID-DRAW-1", "MID-PUSH-2"};
    answer.right = false;
    answer.blamed = {"MID-PUSH-2"};
    answer.misreading = "midnight-push-paid";
    answer.steps_wrong = 2;
    answer.hints = 1;
    answer.choices = 4;
    answer.took = 12'345;
    answer.norm = 9'000;
    answer.said = "dealer hit; DROP TABLE answer; --'";
    {
        School school = school_of(folder, {"ann", "ben"});
        const auto number = school.add(answer);
        BOOST_REQUIRE_MESSAGE(number.has_value(), why(number));
        BOOST_TEST(*number == 1);
        BOOST_TEST(*school.add(answer_to("ben", "BRK-PUSH-3", true, monday)) == 1);
        BOOST_TEST(*school.add(answer_to("ann", "BRK-PUSH-3", true, monday + 1)) == 2);
    }
    const auto school = School::open(folder.file("school.db"), Access::Read);
    BOOST_REQUIRE(school.has_value());
    answer.number = 1;
    const auto answers = school->answers_of("ann");
    BOOST_REQUIRE(answers.size() == 2U);
    BOOST_TEST((answers[0] == answer));
    BOOST_TEST(school->answers_of("ann", 1).size() == 1U);
    BOOST_TEST(school->answer_count("ben") == 1);
    BOOST_TEST(school->answer_count("nobody") == 0);
}

BOOST_AUTO_TEST_CASE(an_answer_can_be_neither_changed_nor_deleted) {
    const Folder folder;
    School school = school_of(folder, {"ann"});
    BOOST_REQUIRE(school.add(answer_to("ann", "BRK-PUSH-3", false, monday)).has_value());
    school.tell_editions({{"BRK-PUSH-3", "a", monday}});
    for (const char* sql : {"UPDATE answer SET is_right = 1", "DELETE FROM answer",
                            "INSERT OR REPLACE INTO answer SELECT * FROM answer",
                            "UPDATE edition SET since = 0", "DELETE FROM edition"})
        BOOST_CHECK_THROW(tamper(school.file(), sql), StoreError);
    BOOST_TEST(school.answer_count("ann") == 1);
    BOOST_TEST(!school.answers_of("ann")[0].right);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_kept_is_refused_and_nothing_of_it_stays) {
    struct Row {
        const char* what;
        std::function<void(GivenAnswer&)> spoil;
        const char* words;
    };
    // clang-format off
    const Row rows[] = {
        {"nobody",           [](auto& a) { a.person = "zoe"; },                   "there is nobody of the id 'zoe'"},
        {"a clause of two",  [](auto& a) { a.clauses = {"BRK PUSH"}; },           "an answer names a clause that can be none"},
        {"a blamed nothing", [](auto& a) { a.blamed = {""}; },                    "an answer names a clause that can be none"},
        {"too many clauses", [](auto& a) { a.clauses.assign(999, "BRK-PUSH-3"); }, "an answer names too many clauses"},
        {"no kind",          [](auto& a) { a.kind.clear(); },                     "an answer of no kind"},
        {"no item",          [](auto& a) { a.item.clear(); },                     "an answer's item is missing or too long"},
        {"a vast item",      [](auto& a) { a.item.assign(70'000, 'x'); },         "an answer's item is missing or too long"},
        {"a vast answer",    [](auto& a) { a.said.assign(70'000, 'x'); },         "an answer is too long to be kept"},
        {"less than no time", [](auto& a) { a.took = -1; },                       "an answer counts less than nothing"},
    };
    // clang-format on
    const Folder folder;
    School school = school_of(folder, {"ann"});
    for (const Row& row : rows) {
        GivenAnswer answer = answer_to("ann", "BRK-PUSH-3", true, monday);
        row.spoil(answer);
        BOOST_TEST(why(school.add(answer)) == row.words,
                   row.what << ": " << why(school.add(answer)));
    }
    BOOST_TEST(school.answer_count("ann") == 0);
}

BOOST_AUTO_TEST_CASE(the_item_somebody_is_at_stays_until_it_is_answered) {
    const Folder folder;
    const OpenItem item{AnswerSource::Review,   Game::Extreme, "spot", "seed=3", monday, 4'000, 2,
                        "2 take blind 5\n2 pay"};
    {
        School school = school_of(folder, {"ann", "ben"});
        BOOST_TEST(!school.open_item("ann").has_value());
        school.keep_open("ann", {AnswerSource::Drill, Game::Breakout, "may", "old", 1, 2, 3, ""});
        school.keep_open("ann", item);
        BOOST_CHECK_THROW(school.keep_open("zoe", item), StoreError);
    }
    School school = *School::open(folder.file("school.db"), Access::Write);
    BOOST_REQUIRE(school.open_item("ann").has_value());
    BOOST_TEST((*school.open_item("ann") == item));
    BOOST_TEST(!school.open_item("ben").has_value());
    // An answer that is refused leaves it there.
    GivenAnswer refused = answer_to("ann", "BRK-PUSH-3", true, monday);
    refused.item.clear();
    BOOST_TEST(!school.add(refused).has_value());
    BOOST_TEST(school.open_item("ann").has_value());
    BOOST_TEST(school.add(answer_to("ben", "BRK-PUSH-3", true, monday)).has_value());
    BOOST_TEST(school.open_item("ann").has_value());
    BOOST_TEST(school.add(answer_to("ann", "BRK-PUSH-3", true, monday)).has_value());
    BOOST_TEST(!school.open_item("ann").has_value());
    school.keep_open("ann", item);
    school.drop_open("ann");
    BOOST_TEST(!school.open_item("ann").has_value());
}

BOOST_AUTO_TEST_CASE(lessons_and_settings_are_kept_for_each_person) {
    const Folder folder;
    School school = school_of(folder, {"ann", "ben"});
    school.keep_lesson("ann", {"breakout-push", "3", false, monday});
    school.keep_lesson("ann", {"breakout-bust", "exit", true, monday + 1, "1 take 5\n2 pay", 700});
    school.keep_lesson("ann", {"breakout-push", "4", true, monday + 2});
    const auto lessons = school.lessons_of("ann");
    BOOST_REQUIRE(lessons.size() == 2U);
    BOOST_TEST((lessons[0] ==
                LessonProgress{"breakout-bust", "exit", true, monday + 1, "1 take 5\n2 pay", 700}));
    BOOST_TEST((lessons[1] == LessonProgress{"breakout-push", "4", true, monday + 2}));
    BOOST_TEST(school.lessons_of("ben").empty());
    const SchoolSettings settings{25, 3, 0.925, "2026-12-01", {Game::League, Game::Breakout}};
    BOOST_TEST(school.set("ann", settings).has_value());
    BOOST_TEST((school.settings_of("ann") == settings));
    BOOST_TEST((school.settings_of("ben") == SchoolSettings()));
    const auto refused = school.set("ann", {0, 101, 0.99, "next week", {}});
    BOOST_REQUIRE(!refused.has_value());
    std::string fields;
    for (const Problem& problem : refused.error()) fields += problem.where.source + " ";
    BOOST_TEST(fields == "cap new_a_day retention exam ");
    BOOST_TEST((school.settings_of("ann") == settings));
    BOOST_TEST(!school.set("zoe", settings).has_value());
}

BOOST_AUTO_TEST_CASE(the_run_somebody_is_in_is_kept_until_it_is_dropped) {
    const Folder folder;
    const OpenRun run{AnswerSource::Drill, Game::Midnight, {"MID-A-1", "MID-B-2"}, {"spot"}, 7};
    {
        School school = school_of(folder, {"ann", "ben"});
        BOOST_TEST(!school.open_run("ann").has_value());
        school.keep_run("ann", {AnswerSource::Review, Game::League, {}, {}, 0});
        school.keep_run("ann", run);
        BOOST_CHECK_THROW(school.keep_run("zoe", run), StoreError);
    }
    School school = *School::open(folder.file("school.db"), Access::Write);
    BOOST_REQUIRE(school.open_run("ann").has_value());
    BOOST_TEST((*school.open_run("ann") == run));
    BOOST_TEST(!school.open_run("ben").has_value());
    school.drop_run("ann");
    BOOST_TEST(!school.open_run("ann").has_value());
}

BOOST_AUTO_TEST_CASE(an_answer_of_a_run_is_kept_with_the_run_or_not_at_all) {
    const Folder folder;
    const UnfinishedRun run{"payouts", "payouts breakout\nopen 7\n", monday};
    const OpenItem open{AnswerSource::Drill, Game::Breakout, "spot", "seed=1", 1, 2, 0, "typed"};
    {
        School school = school_of(folder, {"ann", "ben"});
        BOOST_TEST(school.unfinished("ann").empty());
        school.keep_open("ann", open);
        school.keep_unfinished("ann", {"round", "round league", monday - 1});
        BOOST_TEST(*school.add_in_run(answer_to("ann", "BRK-PUSH-3", true, monday), run) == 1);
        BOOST_CHECK_THROW(school.keep_unfinished("zoe", run), StoreError);
        BOOST_CHECK_THROW(school.keep_unfinished("ann", {"walk", "x", 0}), StoreError);
        GivenAnswer none = answer_to("ann", "BRK-PUSH-3", true, monday);
        none.item.clear();
        BOOST_TEST(!school.add_in_run(none, {"round", "x", 0}).has_value());
        BOOST_CHECK_THROW(static_cast<void>(school.add_in_run(
                              answer_to("ann", "BRK-PUSH-3", true, monday), {"walk", "x", 0})),
                          StoreError);
        BOOST_TEST(!school.add_in_run(answer_to("zoe", "BRK-PUSH-3", true, monday), run));
    }
    School school = *School::open(folder.file("school.db"), Access::Write);
    BOOST_TEST(school.answer_count("ann") == 1);
    const UnfinishedRun round{"round", "round league", monday - 1};
    BOOST_TEST((school.unfinished("ann") == std::vector{run, round}));
    BOOST_TEST((school.open_item("ann") == open));  // it is something else
    BOOST_TEST(school.unfinished("ben").empty());
    school.drop_unfinished("ann", "payouts");
    BOOST_TEST((school.unfinished("ann") == std::vector{round}));
    school.drop_unfinished("ann", "shift");  // there is none
    school.keep_unfinished("ann", {"round", "round midnight", monday});
    BOOST_TEST((school.unfinished("ann") ==
                std::vector{UnfinishedRun{"round", "round midnight", monday}}));
}

BOOST_AUTO_TEST_CASE(trainees_stay_in_a_lesson_that_is_renamed) {
    const Folder folder;
    School school = school_of(folder, {"ann", "ben"});
    school.keep_lesson("ann", {"old", "whole 1 1 -", false, monday});
    school.keep_lesson("ann", {"other", "rule 0 1 -", false, monday});
    school.keep_lesson("ben", {"old", "check 1 1 1", false, monday});
    school.keep_lesson("ben", {"new", "rule 0 1 -", false, monday - 1});  // of one that was removed
    school.rename_lesson("old", "new");
    BOOST_TEST((school.lessons_of("ann") ==
                std::vector<LessonProgress>{{"new", "whole 1 1 -", false, monday},
                                            {"other", "rule 0 1 -", false, monday}}));
    BOOST_TEST((school.lessons_of("ben") ==
                std::vector<LessonProgress>{{"new", "check 1 1 1", false, monday}}));
}

BOOST_AUTO_TEST_CASE(an_older_school_is_brought_up_to_date_with_its_answers) {
    const Folder folder;
    {
        Database old;
        old.run(fmt::format("PRAGMA application_id = {}", school_application_id));
        migrate(old, school_sql_migrations().first(1));
        old.run(
            "INSERT INTO person VALUES ('ann', 'Ann', NULL, NULL, 5);"
            "INSERT INTO role VALUES ('ann', 'trainee');"
            "INSERT INTO answer VALUES ('ann', 1, 1000, 'drill', 'breakout', 'spot', 'seed=1', "
            "'BRK-PUSH-3', 1, '', '', 0, 0, 0, 900, 0, '');"
            "INSERT INTO lesson VALUES ('ann', 'breakout-push', 'faded 1 2 -', 0, 1000);"
            "INSERT INTO open_item VALUES ('ann', 'drill', 'breakout', 'spot', 'seed=2', 1, 2, 0, "
            "'')");
        write_bytes(folder.file("school.db"), old.bytes());
    }
    BOOST_TEST(why(School::open(folder.file("school.db"), Access::Read)) ==
               "this school was made by an older Fairdeal: open it once for writing to bring it up "
               "to date");
    auto school = School::open(folder.file("school.db"), Access::Write);
    BOOST_REQUIRE_MESSAGE(school.has_value(), why(school));
    BOOST_TEST(school->person("ann")->name == "Ann");
    BOOST_TEST(school->states_of("ann").at("BRK-PUSH-3").mastery.asked == 1);
    BOOST_TEST((school->lessons_of("ann").at(0) ==
                LessonProgress{"breakout-push", "faded 1 2 -", false, 1000}));
    BOOST_TEST(school->open_item("ann")->item == "seed=2");
    BOOST_TEST(!school->open_run("ann").has_value());
    Database fresh, now(folder.file("school.db"), Access::Read);
    migrate(fresh, school_sql_migrations());
    BOOST_TEST(schema_of(now) == schema_of(fresh));
}

BOOST_AUTO_TEST_CASE(a_file_that_is_no_school_is_refused_and_left_as_it_was) {
    const Folder folder;
    { school_of(folder, {"ann"}); }
    const std::string sound = bytes_of(folder.file("school.db"));
    Database log;
    log.run("PRAGMA application_id = 1178880071; CREATE TABLE log (log_id INTEGER)");
    std::string other_trigger = sound;
    other_trigger.replace(other_trigger.find("BEFORE DELETE ON answer"), 13, "AFTER  DELETE");
    struct Row {
        const char* what;
        std::string bytes;
        const char* words;
    };
    // clang-format off
    const Row rows[] = {
        {"an empty file",     "",                                  "the file is empty; it is not a school's file"},
        {"a text",            "school\n",                          "this is not a school's file, nor any database"},
        {"a hand log",        log.bytes(),                         "this is another program's database, not a school's file"},
        {"cut in half",       sound.substr(0, sound.size() / 2),   "the file is damaged"},
        {"cut by a byte",     sound.substr(0, sound.size() - 1),   "the file is damaged: its end is missing"},
        {"a blunt trigger",   other_trigger,                       "the tables of this school are not as Fairdeal made them"},
    };
    // clang-format on
    for (const Row& row : rows) {
        write_bytes(folder.file("bad.db"), row.bytes);
        for (const Access access : {Access::Read, Access::Write}) {
            const std::string words = why(School::open(folder.file("bad.db"), access));
            BOOST_TEST(words.substr(0, std::string(row.words).size()) == row.words,
                       row.what << ": " << words);
            BOOST_TEST((bytes_of(folder.file("bad.db")) == row.bytes), row.what);
        }
    }
    BOOST_TEST(why(School::open(folder.file("none.db"), Access::Write)) == "there is no such file");
    BOOST_TEST(why(School::open_or_create(folder.path())) == "this is not a file");
}

BOOST_AUTO_TEST_CASE(answers_of_another_file_are_merged_once) {
    const Folder folder;
    School school = school_of(folder, {"ann", "ben"});
    for (const Millis at : {monday, monday + 10})
        BOOST_REQUIRE(school.add(
            answer_to("ann", "BRK-PUSH-3", true, at, fmt::format("here{}", at - monday))));
    std::vector<GivenAnswer> others = school.answers_of("ann");
    others.push_back(answer_to("ann", "BRK-PUSH-3", false, monday + 5, "there"));
    others.push_back(answer_to("ben", "BRK-PUSH-3", true, monday + 7, "there"));
    const auto before = school.states_of("ann");
    const ImportSource from{"night.jsonl", monday};
    BOOST_TEST(*school.merge(others, from) == 2);
    BOOST_TEST(*school.merge(others, from) == 0);
    const std::vector<std::string> expected{"1:here0", "2:here10", "3:there"};
    const auto numbers = numbers_of(school.answers_of("ann"));
    BOOST_CHECK_EQUAL_COLLECTIONS(numbers.begin(), numbers.end(), expected.begin(), expected.end());
    // What came by the import bears that for good; what was given here does not.
    const std::vector<ImportedAnswers> of_ann{{3, 3, from}}, of_ben{{1, 1, from}};
    BOOST_TEST((school.imports_of("ann") == of_ann));
    BOOST_TEST((school.imports_of("ben") == of_ben));
    BOOST_TEST(import_of(of_ann, 2) == nullptr);
    BOOST_REQUIRE(import_of(of_ann, 3) != nullptr);
    BOOST_TEST(to_text(import_of(of_ann, 3)->source).starts_with("night.jsonl on 20"));
    // It is remembered as if the answers had come in their order of time.
    auto in_time = school.answers_of("ann");
    std::swap(in_time[1], in_time[2]);
    in_time[1].number = 2;
    in_time[2].number = 3;
    BOOST_TEST((school.states_of("ann") == states_after(in_time, {}, {})));
    BOOST_TEST((school.states_of("ann") != before));
    others.push_back(answer_to("zoe", "BRK-PUSH-3", true, monday));
    others.push_back(answer_to("ann", "BRK-PUSH-3", true, monday + 99));
    BOOST_TEST(!school.merge(others, from).has_value());
    BOOST_TEST(school.answer_count("ann") == 3);
}

BOOST_AUTO_TEST_CASE(the_file_is_for_its_owner_alone) {
    namespace fs = std::filesystem;
    const Folder folder;
    const fs::path file = folder.file("school.db");
    const auto mode = [&] { return static_cast<unsigned>(fs::status(file).permissions()); };
    BOOST_TEST(School::open_or_create(file).has_value());
    BOOST_TEST(mode() == 0600U);
    fs::permissions(file, fs::perms(0644));  // as it was made before
    BOOST_TEST(School::open(file, Access::Read).has_value());
    BOOST_TEST(mode() == 0644U);
    BOOST_TEST(School::open(file, Access::Write).has_value());
    BOOST_TEST(mode() == 0600U);
    fs::permissions(file, fs::perms(0660));  // a group was given it on purpose
    BOOST_TEST(School::open(file, Access::Write).has_value());
    BOOST_TEST(mode() == 0660U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
