// A dealer's own errors in a school's file: whose number is whose, each error once, nobody else's.

#include "school/floor.h"

#include <boost/test/unit_test.hpp>

#include "school/school_sql.h"
#include "store/database_file.h"
#include "store/folder.h"
#include "store/schools.h"

namespace fairdeal {

namespace {

/// Ann and Ben learn; Max trains.
School floor_school(const Folder& folder) {
    School school = school_of(folder, {"ann", "ben"});
    BOOST_REQUIRE(school.add_person({"max", "Max", {Role::Trainer}, "", false, monday}));
    return school;
}

DealerNumber number_of(const std::string& person, const std::string& dealer,
                       const std::string& since = "") {
    return {dealer, person, since, "max", monday};
}

FloorError error_of(const std::string& dealer, const std::string& mark,
                    const std::string& dealt = "2026-11-26T21:05:09Z") {
    FloorError error;
    error.dealer = dealer;
    error.mark = mark;
    error.game = Game::Breakout;
    error.hand = "B7-" + mark;
    error.dealt = dealt;
    error.clause = "BRK-ST-3";
    error.misreading = "multiplied-tip";
    return error;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(from_the_floor)

BOOST_AUTO_TEST_CASE(errors_are_their_dealers_and_each_is_kept_once) {
    const Folder folder;
    School school = floor_school(folder);
    BOOST_REQUIRE(school.tie_dealer(number_of("ann", "1104")));
    BOOST_REQUIRE(school.tie_dealer(number_of("ben", "1182")));
    const std::vector<FloorError> night{error_of("1104", "a"), error_of("1182", "b"),
                                        error_of("1104", "c"), error_of("1399", "d")};
    const auto taken = school.take_floor_errors(night, "max", monday + 1);
    BOOST_REQUIRE_MESSAGE(taken.has_value(), why(taken));
    BOOST_TEST((*taken == TakenErrors{3, 0, 1, 0, {"ann", "ben"}}));
    const auto again = school.take_floor_errors(night, "max", monday + 2);
    BOOST_TEST((*again == TakenErrors{0, 3, 1, 0, {}}));
    auto ruled_otherwise = night;
    for (FloorError& error : ruled_otherwise) error.clause = "BRK-ST-4", error.misreading.clear();
    BOOST_TEST((*school.take_floor_errors(ruled_otherwise, "max", monday + 3) ==
                TakenErrors{0, 3, 1, 0, {}}));
    const auto read = School::open(school.file(), Access::Read);
    const auto anns = read->floor_errors_of("ann");
    BOOST_REQUIRE(anns.size() == 2U);
    FloorError first = error_of("", "a");
    first.by = "max";
    first.given = monday + 1;
    BOOST_TEST((anns.front() == first));
    BOOST_TEST(read->floor_errors_of("ben").size() == 1U);
    BOOST_TEST(read->floor_errors_of("max").empty());
}

/// Ann leaves, and Ben gets her number: her errors stay hers, also if they are handed over again.
BOOST_AUTO_TEST_CASE(a_number_that_goes_to_another_takes_nothing_along) {
    const Folder folder;
    School school = floor_school(folder);
    BOOST_REQUIRE(school.tie_dealer(number_of("ann", "1104")));
    BOOST_REQUIRE(school.take_floor_errors({error_of("1104", "a")}, "max", monday + 1));
    BOOST_TEST(why(school.tie_dealer(number_of("ben", "1104"))).find("is ann already") !=
               std::string::npos);
    BOOST_REQUIRE(school.untie_dealer("1104", {"max", monday + 2}));
    BOOST_TEST(school.dealer_numbers().empty());
    BOOST_REQUIRE(school.tie_dealer(number_of("ben", "1104", "2026-11-27")));
    const std::vector<FloorError> errors{error_of("1104", "a"), error_of("1104", "b"),
                                         error_of("1104", "c", ""),
                                         error_of("1104", "d", "2026-11-27T00:30:00Z")};
    const auto taken = school.take_floor_errors(errors, "max", monday + 3);
    BOOST_TEST((*taken == TakenErrors{1, 0, 0, 3, {"ben"}}));
    BOOST_TEST(school.floor_errors_of("ann").size() == 1U);
    BOOST_REQUIRE(school.floor_errors_of("ben").size() == 1U);
    BOOST_TEST(school.floor_errors_of("ben").front().hand == "B7-d");
}

BOOST_AUTO_TEST_CASE(nobody_says_of_themselves_which_dealer_they_are) {
    const Folder folder;
    School school = floor_school(folder);
    BOOST_REQUIRE(school.add_person({"tia", "Tia", {Role::Trainee, Role::Trainer}, "", false, 0}));
    const auto refused = [&](DealerNumber number, const char* words) {
        const std::string said = why(school.tie_dealer(number));
        BOOST_TEST(said.find(words) != std::string::npos, said);
        BOOST_TEST(school.dealer_numbers().empty());
    };
    DealerNumber own = number_of("ann", "1104");
    own.by = "ann";
    refused(own, "nobody says of themselves");
    own.by = "ben";
    refused(own, "only a trainer");
    own = number_of("tia", "1104");
    own.by = "tia";
    refused(own, "nobody says of themselves");
    refused(number_of("zoe", "1104"), "zoe");
    refused(number_of("ann", ""), "say the dealer");
    refused(number_of("ann", std::string(201, '1')), "say the dealer");
    refused(number_of("ann", "1104", "2026-02-30"), "is not a day");
    BOOST_REQUIRE(school.tie_dealer(number_of("tia", "1104")));
    BOOST_TEST(why(school.untie_dealer("1104", {"tia", monday})).find("nobody says") !=
               std::string::npos);
    BOOST_TEST(why(school.untie_dealer("1104", {"ann", monday})).find("only a trainer") !=
               std::string::npos);
    BOOST_TEST(why(school.untie_dealer("1399", {"max", monday})).find("is nobody here") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_kept_is_refused_and_nothing_is) {
    const Folder folder;
    School school = floor_school(folder);
    BOOST_REQUIRE(school.tie_dealer(number_of("ann", "1104")));
    const auto refused = [&](FloorError error, const char* words) {
        const std::string said =
            why(school.take_floor_errors({error_of("1104", "fine"), error}, "max", monday));
        BOOST_TEST(said.find(words) != std::string::npos, said);
        BOOST_TEST(school.floor_errors_of("ann").empty());
    };
    refused(error_of("1104", ""), "too little or too much");
    refused(error_of("1104", std::string(2001, 'x')), "too little or too much");
    refused(error_of("1104", "x", "yesterday"), "is not a time");
    FloorError error = error_of("1104", "x");
    error.clause = std::string(65, 'x');
    refused(error, "can be none");
    BOOST_TEST(why(school.take_floor_errors({}, "ben", monday)).find("only a trainer") !=
               std::string::npos);
    BOOST_TEST(why(school.take_floor_errors({}, "zoe", monday)).find("zoe") != std::string::npos);
}

/// Somebody at the same account opens the file with another program.
BOOST_AUTO_TEST_CASE(the_file_itself_refuses_a_change) {
    const Folder folder;
    {
        School school = floor_school(folder);
        BOOST_REQUIRE(school.tie_dealer(number_of("ann", "1104")));
        BOOST_REQUIRE(school.take_floor_errors({error_of("1104", "a")}, "max", monday));
    }
    Database database(folder.file("school.db"), Access::Write);
    for (const char* sql :
         {"DELETE FROM floor_error", "UPDATE floor_error SET person = 'ben'",
          "DELETE FROM dealer_number", "UPDATE dealer_number SET person = 'ben'",
          "UPDATE dealer_number SET dealer = '1'",
          "INSERT INTO dealer_number VALUES (9, '7', 'ann', '', 'ann', 1, NULL, 0)"})
        BOOST_CHECK_THROW(database.run(sql), StoreError);
}

/// A school of the version before is read as it is.
BOOST_AUTO_TEST_CASE(an_older_school_has_none) {
    const Folder folder;
    {
        Database old;
        old.run(fmt::format("PRAGMA application_id = {}", school_application_id));
        migrate(old, school_sql_migrations().first(8));
        old.run("INSERT INTO person VALUES ('ann', 'Ann', NULL, NULL, 5)");
        write_bytes(folder.file("school.db"), old.bytes());
    }
    const auto school = School::open(folder.file("school.db"), Access::Read);
    BOOST_REQUIRE_MESSAGE(school.has_value(), why(school));
    BOOST_TEST(school->dealer_numbers().empty());
    BOOST_TEST(school->floor_errors_of("ann").empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
