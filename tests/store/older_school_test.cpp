// Schools that older versions of the program made are read, and go on.

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>

#include "school/school.h"
#include "school/school_sql.h"
#include "store/database_file.h"
#include "store/folder.h"
#include "store/schools.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(older_schools)

/// Until version 9 an answer had to be about a clause.
BOOST_AUTO_TEST_CASE(answers_of_an_older_school_stay_and_one_about_no_clause_joins_them) {
    const Folder folder;
    {
        Database old;
        old.run(fmt::format("PRAGMA application_id = {}", school_application_id));
        migrate(old, school_sql_migrations().first(9));
        old.run(
            "INSERT INTO person VALUES ('ann', 'Ann', NULL, NULL, 5);"
            "INSERT INTO role VALUES ('ann', 'trainee');"
            "INSERT INTO answer VALUES ('ann', 1, 6, 'drill', 'breakout', 'spot', 'seed=1',"
            " 'BRK-PUSH-3', 0, 'BRK-PUSH-3', 'm', 1, 2, 3, 4, 5, 'said')");
        write_bytes(folder.file("school.db"), old.bytes());
    }
    auto school = School::open(folder.file("school.db"), Access::Write);
    BOOST_REQUIRE_MESSAGE(school.has_value(), why(school));
    const auto before = school->answers_of("ann");
    BOOST_REQUIRE(before.size() == 1U);
    BOOST_TEST(before[0].item == "seed=1");
    BOOST_TEST(before[0].clauses == std::vector<std::string>{"BRK-PUSH-3"},
               boost::test_tools::per_element());
    BOOST_TEST(before[0].misreading == "m");
    BOOST_TEST(before[0].norm == 5);
    BOOST_TEST(before[0].said == "said");
    GivenAnswer counted = answer_to("ann", "BRK-PUSH-3", true, monday);
    counted.kind = "total";
    counted.clauses.clear();
    BOOST_TEST(*school->add(counted) == 2);
    BOOST_TEST(school->answers_of("ann").back().clauses.empty());
    Database database(folder.file("school.db"), Access::Write);
    for (const char* sql : {"DELETE FROM answer", "UPDATE answer SET is_right = 1"})
        BOOST_CHECK_THROW(database.run(sql), StoreError);
}

/// A shift is longer than a round, which an older school had room for.
BOOST_AUTO_TEST_CASE(a_round_of_an_older_school_stays_open_and_a_shift_may_be_long) {
    for (const std::size_t version : {5U, 6U}) {
        const Folder folder;
        const UnfinishedRun round{"round", "round league", 7};
        {
            Database old;
            old.run(fmt::format("PRAGMA application_id = {}", school_application_id));
            migrate(old, school_sql_migrations().first(version));
            old.run(
                "INSERT INTO person VALUES ('ann', 'Ann', NULL, NULL, 5);"
                "INSERT INTO role VALUES ('ann', 'trainee');"
                "INSERT INTO unfinished VALUES ('ann', 'round', 'round league', 7)");
            write_bytes(folder.file("school.db"), old.bytes());
        }
        {
            const auto read = School::open(folder.file("school.db"), Access::Read);
            BOOST_REQUIRE_MESSAGE(read.has_value(), why(read));
            BOOST_TEST((read->unfinished("ann") == std::vector{round}));
        }
        auto school = School::open(folder.file("school.db"), Access::Write);
        BOOST_REQUIRE_MESSAGE(school.has_value(), why(school));
        BOOST_TEST((school->unfinished("ann") == std::vector{round}));
        const UnfinishedRun shift{"shift", std::string(1 << 20, 'x'), 8};
        school->keep_unfinished("ann", shift);
        BOOST_TEST((school->unfinished("ann") == std::vector{shift, round}));
        BOOST_CHECK_THROW(school->keep_unfinished("ann", {"shift", shift.state + "x", 9}),
                          StoreError);
        BOOST_TEST((school->unfinished("ann") == std::vector{shift, round}));
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
