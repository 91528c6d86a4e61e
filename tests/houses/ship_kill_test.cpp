// The shipper and the server are killed at random moments: no record is lost or there twice, and
// the log goes on from what was confirmed. FAIRDEAL_KILLS asks for more (target ship-kills).

#include <signal.h>

#include <boost/test/unit_test.hpp>
#include <random>
#include <thread>

#include "houses/shipping.h"
#include "support/killed.h"
#include "support/wanted.h"

namespace fairdeal {

namespace {

/// What a child confirmed of its log.
struct ShipConfirmed {
    std::int64_t records = 0;
    bool over = false;
};

/// Ships in steps of a tile and tells of each.
void ship_and_tell(const ShipOrder& order, int told) {
    ShipConfirmed last;
    const auto report = ship_log(order, [&](std::int64_t done, std::int64_t) {
        last.records = done;
        return tell(told, last);
    });
    last.over = objection_to(report).empty();
    tell(told, last);
}

/// At one moment each: what a killed shipper has handed over may still arrive.
void must_hold_confirmed(const HousesDatabase& database, std::int64_t records) {
    BOOST_TEST(database.number("SELECT count(*) FROM fairdeal.record") >= records);
    BOOST_TEST(database.number("SELECT coalesce(max(idx), 0) - count(*) FROM fairdeal.record") ==
               0);
    BOOST_TEST(database.number("SELECT (SELECT coalesce(sum(size), 0) FROM fairdeal.log)::BIGINT - "
                               "count(*) FROM fairdeal.record") == 0);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(ship_kills)

BOOST_AUTO_TEST_CASE(a_shipper_that_is_killed_loses_and_doubles_nothing) {
    const HousesDatabase database;
    const Folder folder;
    const auto file = folder.file("pit.db");
    make_signed(file, 2000);
    const ShipOrder order{file, database.address("pit1"), {}, 1};
    std::mt19937 dice(5);
    int midway = 0;
    for (int kill = 0; kill < wanted_kills(10); ++kill) {
        const ShipConfirmed last = work_until_killed<ShipConfirmed>(
            [&](int told) { ship_and_tell(order, told); }, static_cast<unsigned>(dice() % 3),
            static_cast<useconds_t>(dice() % 20'000));
        must_hold_confirmed(database, last.records);
        midway += last.records > 0 && !last.over ? 1 : 0;
        if (last.over) grow(file, 1500);
    }
    BOOST_TEST(midway > 0);
    BOOST_TEST(objection_to(shipped(file, database)) == "");
    must_hold_all(database, file);
}

BOOST_AUTO_TEST_CASE(a_server_that_is_killed_loses_and_doubles_nothing) {
    const HousesDatabase database;
    const Folder folder;
    const auto file = folder.file("pit.db");
    make_signed(file, 2000);
    std::mt19937 dice(7);
    int midway = 0;
    for (int kill = 0; kill < wanted_kills(4); ++kill) {
        std::int64_t confirmed = 0;
        const pid_t server = server_process();
        std::jthread killer;
        const auto kill_soon = [&](std::int64_t done, std::int64_t) {
            if (!killer.joinable())
                killer = std::jthread([server, wait = static_cast<useconds_t>(dice() % 20'000)] {
                    ::usleep(wait);
                    ::kill(server, SIGKILL);
                });
            confirmed = done;
            return true;
        };
        try {
            BOOST_TEST(objection_to(ship_log({file, database.address("pit1"), {}, 1}, kill_soon)) ==
                       "");
            grow(file, 1500);
        } catch (const ServerError&) {
            ++midway;
        }
        BOOST_REQUIRE(killer.joinable());
        killer.join();
        wait_for_server(server);
        must_hold_confirmed(database, confirmed);
    }
    BOOST_TEST(midway > 0);
    BOOST_TEST(objection_to(shipped(file, database)) == "");
    must_hold_all(database, file);
}

BOOST_AUTO_TEST_CASE(two_shippers_of_one_log_at_once_double_nothing) {
    const HousesDatabase database;
    const Folder folder;
    const auto file = folder.file("pit.db");
    make_signed(file, 1500);
    const auto ship = [&] {
        const auto report = shipped(file, database);
        return objection_to(report);
    };
    std::string first, second;
    {
        const std::jthread one([&] { first = ship(); });
        const std::jthread two([&] { second = ship(); });
    }
    BOOST_TEST(first == "");
    BOOST_TEST(second == "");
    must_hold_all(database, file);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
