// What trainers set in a school's file: kept, withdrawn, never changed; what is refused.

#include <boost/test/unit_test.hpp>

#include "school/school_sql.h"
#include "store/database_file.h"
#include "store/folder.h"
#include "store/schools.h"

namespace fairdeal {

namespace {

/// Ann and Ben learn, Ben in the evening team; Max trains.
School class_of(const Folder& folder) {
    School school = school_of(folder, {"ann", "ben"});
    BOOST_REQUIRE(school.put_in_team("ben", "Evening"));
    BOOST_REQUIRE(school.add_person({"max", "Max", {Role::Trainer}, "", false, monday}));
    return school;
}

Assignment lesson_for(const std::string& team, const std::string& person = "") {
    return {0, team, person, "breakout-two-bets", {}, "2026-12-11", "max", monday, {}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(assignments)

BOOST_AUTO_TEST_CASE(what_is_set_is_kept_and_withdrawn_once) {
    const Folder folder;
    School school = class_of(folder);
    Assignment clauses = lesson_for("", "ann");
    clauses.lesson.clear();
    clauses.clauses = {"BRK-ST-1", "BRK-ST-3"};
    clauses.due = "2026-12-01";
    BOOST_TEST(school.assign(lesson_for("Evening")).value() == 1);
    BOOST_TEST(school.assign(clauses).value() == 2);
    const auto all = School::open(school.file(), Access::Read)->assignments();
    BOOST_REQUIRE(all.size() == 2U);
    clauses.number = 2;
    BOOST_TEST((all.front() == clauses));  // the first due first
    const Withdrawal gone{"max", monday + 1};
    BOOST_REQUIRE(school.withdraw_assignment(2, gone));
    BOOST_TEST((school.assignments().front().withdrawn == gone));
    BOOST_TEST(why(school.withdraw_assignment(2, gone)).find("no assignment 2 that stands") !=
               std::string::npos);
    // Once withdrawn it can be set again.
    BOOST_TEST(school.assign(clauses).value() == 3);
}

BOOST_AUTO_TEST_CASE(one_is_replaced_by_another_or_stays) {
    const Folder folder;
    School school = class_of(folder);
    BOOST_TEST(school.assign(lesson_for("Evening")).value() == 1);
    Assignment later = lesson_for("Evening");
    later.due = "no day";
    BOOST_TEST(why(school.replace_assignment(1, later)).find("is not a day") != std::string::npos);
    BOOST_TEST(!school.assignments().front().withdrawn.has_value());
    later.due = "2026-12-20";
    later.at = monday + 5;
    BOOST_TEST(school.replace_assignment(1, later).value() == 2);
    const Withdrawal gone{"max", monday + 5};
    BOOST_TEST((school.assignments().front().withdrawn == gone));
    BOOST_TEST(school.assignments().back().due == "2026-12-20");
    BOOST_TEST(why(school.replace_assignment(1, later)).find("no assignment 1 that stands") !=
               std::string::npos);
    BOOST_TEST(school.assignments().size() == 2U);
}

BOOST_AUTO_TEST_CASE(what_makes_no_sense_is_refused_and_nothing_is_kept) {
    const Folder folder;
    School school = class_of(folder);
    const auto changed = [](auto change) {
        Assignment one = lesson_for("Evening");
        change(one);
        return one;
    };
    const std::pair<Assignment, const char*> rows[] = {
        {changed([](Assignment& one) { one.lesson.clear(); }), "either a lesson or clauses"},
        {changed([](Assignment& one) { one.clauses = {"BRK-ST-1"}; }),
         "either a lesson or clauses"},
        {changed([](Assignment& one) { one.person = "ann"; }), "either a team or a person"},
        {changed([](Assignment& one) { one.due = "2026-02-30"; }), "is not a day"},
        {changed([](Assignment& one) { one.due = "soon"; }), "is not a day"},
        {changed([](Assignment& one) { one.by = "ann"; }), "only a trainer or an administrator"},
        {changed([](Assignment& one) { one.by = "zoe"; }), "zoe"},
        {lesson_for("", "zoe"), "zoe"},
        {lesson_for("", "max"), "no trainee is meant"},
        {lesson_for("Night"), "no trainee is meant"},
        {changed([](Assignment& one) { one.due = "2026-09-01"; }), "that day is over"},
        {changed([](Assignment& one) {
             one.lesson.clear();
             one.clauses = {"BRK-ST-1", "BRK-ST-1"};
         }),
         "named twice"}};
    for (const auto& [assignment, words] : rows) {
        BOOST_TEST(why(school.assign(assignment)).find(words) != std::string::npos, words);
        BOOST_TEST(school.assignments().empty(), words);
    }
    BOOST_REQUIRE(school.assign(lesson_for("Evening")));
    BOOST_TEST(why(school.assign(lesson_for("Evening"))).find("set already") != std::string::npos);
    BOOST_TEST(why(school.withdraw_assignment(1, {"ann", monday})).find("only a trainer") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(it_is_for_a_team_a_person_or_every_trainee) {
    const Folder folder;
    const School school = class_of(folder);
    const auto are = [&](const Assignment& assignment) {
        std::string ids;
        for (const Person& person : school.people())
            ids += is_for(assignment, person) ? person.id : "";
        return ids;
    };
    BOOST_TEST(are(lesson_for("")) == "annben");
    BOOST_TEST(are(lesson_for("Evening")) == "ben");
    BOOST_TEST(are(lesson_for("", "ann")) == "ann");
}

/// Somebody at the same account opens the file with another program.
BOOST_AUTO_TEST_CASE(the_file_itself_refuses_a_change) {
    const Folder folder;
    {
        School school = class_of(folder);
        BOOST_REQUIRE(school.assign(lesson_for("Evening")));
    }
    Database database(folder.file("school.db"), Access::Write);
    for (const char* sql :
         {"DELETE FROM assignment", "UPDATE assignment SET due = '2027-01-01'",
          "UPDATE assignment SET team = ''", "UPDATE assignment SET lesson = 'other'"})
        BOOST_CHECK_THROW(database.run(sql), StoreError);
}

/// A school of the version before is read as it is.
BOOST_AUTO_TEST_CASE(an_older_school_has_none) {
    const Folder folder;
    {
        Database old;
        old.run(fmt::format("PRAGMA application_id = {}", school_application_id));
        migrate(old, school_sql_migrations().first(7));
        old.run("INSERT INTO person VALUES ('ann', 'Ann', NULL, NULL, 5)");
        write_bytes(folder.file("school.db"), old.bytes());
    }
    const auto school = School::open(folder.file("school.db"), Access::Read);
    BOOST_REQUIRE_MESSAGE(school.has_value(), why(school));
    BOOST_TEST(school->assignments().empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
