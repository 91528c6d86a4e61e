// A log shipped: what is signed arrives once, what is there already is not sent again, and it can
// be stopped and gone on with anywhere.

#include <boost/test/unit_test.hpp>

#include "houses/shipping.h"
#include "support/says.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(ship)

BOOST_AUTO_TEST_CASE(what_is_signed_is_shipped_once) {
    const HousesDatabase database;
    const Folder folder;
    const auto file = folder.file("pit.db");
    make_signed(file, 600);
    grow(file, 7, false);
    const auto first = shipped(file, database);
    BOOST_REQUIRE_MESSAGE(first.has_value(), why(first));
    BOOST_TEST(first->objection == "");
    BOOST_TEST(first->log == "casino.example/pit-1/hands");
    BOOST_TEST(first->shipped == 600);
    BOOST_TEST(first->left == 7);
    BOOST_TEST(first->checkpoint.size == 600);
    BOOST_TEST(!first->had_seen.has_value());
    must_hold_all(database, file);
    const auto again = shipped(file, database);
    BOOST_REQUIRE(again.has_value());
    BOOST_TEST(again->objection == "");
    BOOST_TEST(again->shipped == 0);
    BOOST_TEST(database.number("SELECT count(*) FROM fairdeal.checkpoint") == 1);
}

BOOST_AUTO_TEST_CASE(a_log_that_grew_is_shipped_from_where_it_was) {
    const HousesDatabase database;
    const Folder folder;
    const auto file = folder.file("pit.db");
    make_signed(file, 1);
    // Beyond a tile, to its very end, by one record, over several tiles.
    for (const int more : {0, 299, 212, 1, 700}) {
        if (more > 0) grow(file, more);
        const auto report = shipped(file, database);
        BOOST_TEST(objection_to(report) == "");
        BOOST_TEST(report->shipped == (more == 0 ? 1 : more));
        must_hold_all(database, file);
    }
    BOOST_TEST(database.number("SELECT count(*) FROM fairdeal.checkpoint") == 5);
}

BOOST_AUTO_TEST_CASE(the_records_are_those_of_the_file_to_the_byte) {
    const HousesDatabase database;
    const Folder folder;
    const auto file = folder.file("pit.db");
    make_signed(file, 30);
    {
        HandLog log = opened(file);
        add(log, note_about(3));
        BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
    }
    BOOST_TEST(objection_to(shipped(file, database)) == "");
    const HandLog log = opened(file, Access::Read);
    Server server(database.address("board"));
    ServerQuery rows(server, "SELECT idx, record, leaf FROM fairdeal.record ORDER BY idx");
    log.for_each_text(0, [&](std::int64_t idx, std::string_view text) {
        BOOST_REQUIRE(rows.step());
        BOOST_TEST(rows.number(0) == idx);
        BOOST_TEST((rows.bytes(1) == text));
        BOOST_TEST((rows.bytes(2) == bytes_of(leaf_hash(text))));
        return true;
    });
    BOOST_TEST(!rows.step());
    const auto held = held_log(server, "casino.example/pit-1/hands");
    BOOST_REQUIRE(held.has_value());
    BOOST_TEST((TreeHead{(*held)->frontier.size(), (*held)->frontier.root()} == log.head()));
    BOOST_TEST((*(*held)->note == *log.newest_checkpoint()));
}

BOOST_AUTO_TEST_CASE(it_goes_on_where_it_was_stopped) {
    const HousesDatabase database;
    const Folder folder;
    const auto file = folder.file("pit.db");
    make_signed(file, 1100);
    for (const std::int64_t steps : {1, 2}) {
        std::int64_t done = 0;
        const auto stopped = ship_log({file, database.address("pit1"), {}, 1},
                                      [&](std::int64_t, std::int64_t) { return ++done < steps; });
        BOOST_TEST(objection_to(stopped) == "the shipping was stopped");
        BOOST_TEST(stopped->shipped == steps * 256);
        // Whole tiles are there, proven, and no reader takes them for a log yet.
        std::int64_t read = 0;
        BOOST_TEST(says(why_untrue(database, &read), "holds no checkpoint of this log"));
    }
    BOOST_TEST(database.number("SELECT size FROM fairdeal.log") == 768);
    const auto rest = shipped(file, database);
    BOOST_TEST(objection_to(rest) == "");
    BOOST_TEST(rest->shipped == 332);
    must_hold_all(database, file);
}

// The log grows and is signed again after it was stopped between two checkpoints.
BOOST_AUTO_TEST_CASE(a_newer_checkpoint_takes_the_place_of_one_that_was_not_reached) {
    const HousesDatabase database;
    const Folder folder;
    const auto file = folder.file("pit.db");
    make_signed(file, 600);
    const auto stopped = ship_log({file, database.address("pit1"), {}, 1},
                                  [](std::int64_t, std::int64_t) { return false; });
    BOOST_TEST(stopped->shipped == 256);
    grow(file, 10);
    BOOST_TEST(objection_to(shipped(file, database)) == "");
    must_hold_all(database, file);
}

BOOST_AUTO_TEST_CASE(two_logs_live_side_by_side) {
    const HousesDatabase database;
    const Folder folder;
    make_signed(folder.file("one.db"), 300);
    const SigningKey second("casino.example/pit-2/hands", KeyUse::Log, std::string(32, '2'));
    {
        HandLog log = opened(folder.file("two.db"));
        import_text(log, night(270, 5000));
        BOOST_REQUIRE(log.sign_checkpoint(second).has_value());
    }
    BOOST_TEST(objection_to(shipped(folder.file("one.db"), database)) == "");
    BOOST_TEST(objection_to(shipped(folder.file("two.db"), database, "pit2")) == "");
    Server server(database.address("board"));
    const auto logs = logs_held(server);
    BOOST_REQUIRE(logs.size() == 2U);
    BOOST_TEST((logs[0] == ListedLog{"casino.example/pit-1/hands", to_text(log_key().public_key()),
                                     "pit1", 300, 300}));
    BOOST_TEST((logs[1] == ListedLog{"casino.example/pit-2/hands", to_text(second.public_key()),
                                     "pit2", 270, 270}));
    BOOST_TEST(says(why(ServerLog::open({database.address("board"), "", {}, {}})),
                    "there are several logs, say which: "
                    "casino.example/pit-1/hands and "
                    "casino.example/pit-2/hands"));
    for (const ListedLog& listed : logs) {
        auto log = ServerLog::open({database.address("board"), listed.name, {}, {}});
        BOOST_REQUIRE_MESSAGE(log.has_value(), why(log));
        log->read_to(listed.held, [](std::int64_t, std::string_view) {});
    }
}

BOOST_AUTO_TEST_CASE(a_log_may_have_a_partition_of_its_own) {
    const HousesDatabase database;
    database.sql(
        "CREATE TABLE fairdeal.record_pit_1 PARTITION OF fairdeal.record FOR VALUES IN "
        "('casino.example/pit-1/hands')");
    const Folder folder;
    make_signed(folder.file("pit.db"), 300);
    BOOST_TEST(objection_to(shipped(folder.file("pit.db"), database)) == "");
    must_hold_all(database, folder.file("pit.db"));
    BOOST_TEST(database.number("SELECT count(*) FROM fairdeal.record_pit_1") == 300);
}

BOOST_AUTO_TEST_CASE(only_signed_logs_of_hands_are_shipped) {
    const HousesDatabase database;
    const Folder folder;
    {
        HandLog log = opened(folder.file("new.db"));
        import_text(log, night(5));
    }
    BOOST_TEST(says(objection_to(shipped(folder.file("new.db"), database)),
                    "no checkpoint was signed yet"));
    BOOST_TEST(!shipped(folder.file("none.db"), database).has_value());
    {
        HandLog log = opened(folder.file("office.db"));
        add(log, {EntryKind::Office, {}, "S-1", "ann", {}, "opened\n"});
        BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
    }
    BOOST_TEST(says(objection_to(shipped(folder.file("office.db"), database)), "exam office"));
    BOOST_TEST(database.number("SELECT count(*) FROM fairdeal.log") == 0);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
