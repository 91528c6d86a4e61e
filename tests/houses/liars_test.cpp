// Whoever changes, forks, shortens or replays a log, here or on the server, is named: by the
// shipper, by the server or by whoever reads. docs/houses.md lists which lie meets whom.

#include <boost/test/unit_test.hpp>

#include "houses/shipping.h"
#include "store/sqlite.h"
#include "support/says.h"

namespace fairdeal {

namespace {

const std::string pit = "casino.example/pit-1/hands";

/// What a shipper with a program of its own hands to the server.
struct Forged {
    std::string vkey = to_text(log_key().public_key());
    std::int64_t first = 1;
    std::vector<std::string> records;
    TreeHead head;
    std::string note;
    std::vector<std::string> path;
};

/// SQLSTATE of the server's refusal; "" where it takes it.
std::string state_of_forged(const HousesDatabase& database, const Forged& forged,
                            const std::string& role = "pit1") {
    Server server(database.address(role));
    ServerQuery ship(server, "SELECT fairdeal.ship($1, $2, $3, $4, $5, $6, $7, $8)");
    ship.add(pit).add(forged.vkey).add(forged.first).add_list(forged.records);
    ship.add(forged.head.size).add_bytes(bytes_of(forged.head.root)).add(forged.note);
    ship.add_list(forged.path);
    try {
        ship.run();
    } catch (const ServerError& error) {
        return error.state();
    }
    return "";
}

/// All of a log from record `first` on, under its newest checkpoint, as it would be shipped at
/// once.
Forged all_of(const std::filesystem::path& file, std::int64_t first = 1) {
    const HandLog log = opened(file, Access::Read);
    Forged whole;
    whole.first = first;
    log.for_each_text(first - 1, [&](std::int64_t, std::string_view text) {
        whole.records.emplace_back(text);
        return true;
    });
    const auto note = log.newest_checkpoint();
    whole.head = checkpoint_from(note->text)->head;
    whole.note = write(*note);
    return whole;
}

/// A signed log of 300 records that is shipped, in a folder.
struct ShippedPit {
    HousesDatabase database;
    Folder folder;
    std::filesystem::path file = folder.file("pit.db");
    ShippedPit() {
        make_signed(file, 300);
        BOOST_REQUIRE(objection_to(shipped(file, database)) == "");
    }
    [[nodiscard]] std::filesystem::path copy_as(const std::string& name) const {
        std::filesystem::copy_file(file, folder.file(name));
        return folder.file(name);
    }
};

/// A checkpoint's note signed by another key of the same name.
SigningKey other_key() { return {pit, KeyUse::Log, std::string(32, 'o')}; }

std::string signed_by_other(const TreeHead& head) {
    Note note{to_text(Checkpoint{pit, head}), {}};
    other_key().sign(note);
    return write(note);
}

void put_note(const HousesDatabase& database, const std::string& note) {
    database.sql("UPDATE fairdeal.checkpoint SET note = $x$" + note + "$x$");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(liars)

// Attacker: who administers the server.
BOOST_AUTO_TEST_CASE(a_record_that_is_changed_on_the_server_is_named) {
    const ShippedPit pit_1;
    pit_1.database.sql(
        "UPDATE fairdeal.record SET record = record || '\\x0a'::BYTEA WHERE idx = 217");
    BOOST_TEST(says(why_untrue(pit_1.database), "record #217 was changed on the server"));
    // With its hash, the root is left.
    pit_1.database.sql(
        "UPDATE fairdeal.record SET leaf = sha256('\\x00'::BYTEA || record) WHERE idx = 217");
    BOOST_TEST(
        says(why_untrue(pit_1.database), "not what the checkpoint of 300 records was signed for"));
}

BOOST_AUTO_TEST_CASE(a_record_that_is_missing_on_the_server_is_named) {
    const ShippedPit pit_1;
    pit_1.database.sql("DELETE FROM fairdeal.record WHERE idx = 300");
    BOOST_TEST(says(why_untrue(pit_1.database), "record #300 is missing on the server"));
    pit_1.database.sql("DELETE FROM fairdeal.record WHERE idx = 12");
    BOOST_TEST(says(why_untrue(pit_1.database), "record #12 is missing on the server"));
}

// Attacker: who has the house's file.
BOOST_AUTO_TEST_CASE(a_record_that_is_changed_in_the_file_is_not_shipped) {
    const HousesDatabase database;
    const Folder folder;
    const auto file = folder.file("pit.db");
    make_signed(file, 600);
    {
        Database raw(file, Access::Write);
        raw.run(around_triggers("record",
                                "UPDATE record SET body = replace(body, 'pay dealer 25', "
                                "'pay dealer 35') WHERE idx = 301"));
    }
    const auto report = shipped(file, database);
    BOOST_TEST(says(objection_to(report), "a record from #257 to #512 was changed"),
               objection_to(report));
    BOOST_TEST(report->shipped == 256);
    BOOST_TEST(database.number("SELECT count(*) FROM fairdeal.record") == 256);
}

BOOST_AUTO_TEST_CASE(a_forked_log_is_named_by_the_shipper_and_by_the_server) {
    const ShippedPit pit_1;
    const auto fork = pit_1.folder.file("fork.db");
    {
        HandLog log = opened(fork);
        import_text(log, night(299));
        import_text(log, night(101, 1000));
        BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
    }
    BOOST_TEST(says(objection_to(shipped(fork, pit_1.database)),
                    "two histories of one log: its first 300 records"));
    BOOST_TEST(state_of_forged(pit_1.database, all_of(fork, 301)) == "FD004");
    BOOST_TEST(state_of_forged(pit_1.database, all_of(fork)) == "FD006");
    must_hold_all(pit_1.database, pit_1.file);
}

// The fork begins behind the last checkpoint that the server knows, in what it holds beyond.
BOOST_AUTO_TEST_CASE(a_fork_of_what_no_checkpoint_has_reached_is_named) {
    const ShippedPit pit_1;
    const auto fork = pit_1.copy_as("fork.db");
    grow(pit_1.file, 400);
    const auto stopped = ship_log({pit_1.file, pit_1.database.address("pit1"), {}, 1},
                                  [](std::int64_t, std::int64_t) { return false; });
    BOOST_TEST(stopped->shipped == 212);
    {
        HandLog log = opened(fork);
        import_text(log, night(500, 3000));
        BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
    }
    BOOST_TEST(says(objection_to(shipped(fork, pit_1.database)),
                    "the 512 records that the server holds are not the first of this log"));
    BOOST_TEST(state_of_forged(pit_1.database, all_of(fork, 513)) == "FD004");
    BOOST_TEST(objection_to(shipped(pit_1.file, pit_1.database)) == "");
    must_hold_all(pit_1.database, pit_1.file);
}

BOOST_AUTO_TEST_CASE(a_shortened_log_and_an_old_checkpoint_are_named) {
    const ShippedPit pit_1;
    const auto old = pit_1.copy_as("old.db");
    grow(pit_1.file, 20);
    BOOST_TEST(objection_to(shipped(pit_1.file, pit_1.database)) == "");
    BOOST_TEST(says(objection_to(shipped(old, pit_1.database)),
                    "the server holds 320 records under a newer checkpoint"));
    BOOST_TEST(state_of_forged(pit_1.database, all_of(old)) == "FD003");
    Forged nothing = all_of(old);
    nothing.records.clear();
    BOOST_TEST(state_of_forged(pit_1.database, nothing) == "FD003");
    must_hold_all(pit_1.database, pit_1.file);
}

BOOST_AUTO_TEST_CASE(other_bytes_under_a_number_that_is_taken_are_named) {
    const ShippedPit pit_1;
    Forged other = all_of(pit_1.file, 299);
    other.records.front() += "\n";
    BOOST_TEST(state_of_forged(pit_1.database, other) == "FD006");
    // The same bytes are there already, all of them or the first.
    BOOST_TEST(state_of_forged(pit_1.database, all_of(pit_1.file, 299)) == "");
    Forged known = all_of(pit_1.file);
    known.records.resize(256);
    BOOST_TEST(state_of_forged(pit_1.database, known) == "");
    known.records.back() += "\n";
    BOOST_TEST(state_of_forged(pit_1.database, known) == "FD006");
    must_hold_all(pit_1.database, pit_1.file);
}

BOOST_AUTO_TEST_CASE(what_makes_no_sense_is_refused_and_changes_nothing) {
    const ShippedPit pit_1;
    grow(pit_1.file, 5);
    const Forged good = all_of(pit_1.file, 301);
    const auto refused_as = [&](const char* state, auto change) {
        Forged bad = good;
        change(bad);
        BOOST_TEST(state_of_forged(pit_1.database, bad) == state);
    };
    refused_as("FD005", [](Forged& bad) { bad.first = 302, bad.records.pop_back(); });
    refused_as("FD007", [](Forged& bad) { bad.first = 0; });
    refused_as("FD007", [](Forged& bad) { bad.head.size = 304; });
    refused_as("FD007", [](Forged& bad) { bad.note = "x" + bad.note; });
    refused_as("FD007", [](Forged& bad) { bad.vkey = "x" + bad.vkey; });
    refused_as("FD007", [](Forged& bad) { bad.head.root[0] ^= 1U; });
    refused_as("FD004", [](Forged& bad) { bad.records.pop_back(); });
    refused_as("FD004", [](Forged& bad) { std::swap(bad.records[0], bad.records[1]); });
    refused_as("FD004", [](Forged& bad) { bad.path.emplace_back(32, 'x'); });
    BOOST_TEST(pit_1.database.number("SELECT count(*) FROM fairdeal.record") == 300);
    BOOST_TEST(state_of_forged(pit_1.database, good) == "");
    must_hold_all(pit_1.database, pit_1.file);
}

// The server cannot check a signature; whoever reads does, and so does the next to ship.
BOOST_AUTO_TEST_CASE(a_checkpoint_without_a_good_signature_is_named) {
    const ShippedPit pit_1;
    const TreeHead head = all_of(pit_1.file).head;
    const std::string text = to_text(Checkpoint{pit, head});
    grow(pit_1.file, 1);
    for (const std::string& note :
         {signed_by_other(head), text + "\n\u2014 " + pit + " " + std::string(92, 'A') + "\n"}) {
        put_note(pit_1.database, note);
        BOOST_TEST(says(why_untrue(pit_1.database),
                        "the newest checkpoint on the server is not "
                        "good"),
                   why_untrue(pit_1.database));
        BOOST_TEST(says(objection_to(shipped(pit_1.file, pit_1.database)),
                        "the newest checkpoint on the server is not good"));
    }
    put_note(pit_1.database, text + "\n");
    BOOST_TEST(says(why_untrue(pit_1.database), "its newest checkpoint cannot be read"));
    put_note(pit_1.database, all_of(pit_1.file).note);
    BOOST_TEST(says(why_untrue(pit_1.database), "is not what its row says"));
    // A forger ships a log of his own under a note that nobody signed: he convinces the server
    // only.
    const HousesDatabase forged;
    const auto file = pit_1.folder.file("forged.db");
    make_signed(file, 20);
    Forged all = all_of(file);
    all.note = signed_by_other(all.head);
    BOOST_TEST(state_of_forged(forged, all) == "");
    BOOST_TEST(says(why_untrue(forged), "the newest checkpoint on the server is not good"));
}

BOOST_AUTO_TEST_CASE(a_file_whose_checkpoint_was_changed_is_not_shipped) {
    const HousesDatabase database;
    const Folder folder;
    const auto file = folder.file("pit.db");
    make_signed(file, 20);
    {
        const HandLog log = opened(file, Access::Read);
        Database raw(file, Access::Write);
        raw.run(around_triggers(
            "checkpoint", "UPDATE checkpoint SET note = '" + signed_by_other(log.head()) + "'"));
    }
    BOOST_TEST(says(objection_to(shipped(file, database)), "newest checkpoint is not good"));
    BOOST_TEST(database.number("SELECT count(*) FROM fairdeal.log") == 0);
}

BOOST_AUTO_TEST_CASE(another_log_under_the_same_name_is_named) {
    const ShippedPit pit_1;
    const auto other = pit_1.folder.file("other.db");
    {
        HandLog log = opened(other);
        import_text(log, night(400));
        BOOST_REQUIRE(log.sign_checkpoint(other_key()).has_value());
    }
    BOOST_TEST(says(objection_to(shipped(other, pit_1.database)), "that another key signs"));
    Forged forged = all_of(other);
    forged.vkey = to_text(other_key().public_key());
    BOOST_TEST(state_of_forged(pit_1.database, forged) == "FD002");
    // By another account, the very same log too.
    BOOST_TEST(says(objection_to(shipped(pit_1.file, pit_1.database, "pit2")),
                    "another account ships a log of this name"));
    must_hold_all(pit_1.database, pit_1.file);
}

// A key of one's own choice proves nothing to a reader who knows the house's.
BOOST_AUTO_TEST_CASE(a_log_of_another_key_is_named_to_who_knows_the_right_one) {
    const ShippedPit pit_1;
    BOOST_TEST(why_untrue(pit_1.database, nullptr, {}) == "");
    BOOST_TEST(says(why_untrue(pit_1.database, nullptr, {other_key().public_key()}),
                    "the newest checkpoint on the server is not good"));
}

BOOST_AUTO_TEST_CASE(a_server_that_was_restored_from_yesterday_is_named_and_filled_again) {
    const ShippedPit pit_1;
    const HousesDatabase yesterday = pit_1.database.copy();
    const auto house_memory = pit_1.folder.file("house-memory");
    const auto reader_memory = pit_1.folder.file("reader-memory");
    grow(pit_1.file, 250);
    BOOST_TEST(objection_to(shipped(pit_1.file, pit_1.database, "pit1", house_memory)) == "");
    BOOST_TEST(why_untrue(pit_1.database, nullptr, {}, reader_memory) == "");
    // It is the same database under another name, for it says so itself.
    BOOST_TEST(says(why_untrue(yesterday, nullptr, {}, reader_memory),
                    "the server shows an older state of this log: this account saw 550 records"));
    const auto again = shipped(pit_1.file, yesterday, "pit1", house_memory);
    BOOST_TEST(objection_to(again) == "");
    BOOST_REQUIRE(again->had_seen.has_value());
    BOOST_TEST(again->had_seen->size == 550);
    BOOST_TEST(again->shipped == 250);
    must_hold_all(yesterday, pit_1.file);
    BOOST_TEST(why_untrue(yesterday, nullptr, {}, reader_memory) == "");
    BOOST_TEST(!shipped(pit_1.file, yesterday, "pit1", house_memory)->had_seen.has_value());
}

// Attacker: who has the house's key, and signs a second history on a fresh server.
BOOST_AUTO_TEST_CASE(a_second_history_is_named_to_who_saw_the_first) {
    const ShippedPit pit_1;
    const auto memory = pit_1.folder.file("memory");
    BOOST_TEST(why_untrue(pit_1.database, nullptr, {}, memory) == "");
    pit_1.database.sql(
        "DELETE FROM fairdeal.record; DELETE FROM fairdeal.checkpoint; DELETE FROM fairdeal.log");
    const auto second = pit_1.folder.file("second.db");
    {
        HandLog log = opened(second);
        import_text(log, night(400, 7000));
        BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
    }
    BOOST_TEST(objection_to(shipped(second, pit_1.database)) == "");
    BOOST_TEST(says(why_untrue(pit_1.database, nullptr, {}, memory),
                    "this is another history of the log: its first 300 records"));
}

BOOST_AUTO_TEST_CASE(a_changed_head_is_named) {
    for (const char* change :
         {"UPDATE fairdeal.log SET size = 299", "UPDATE fairdeal.log SET frontier = '\\x'",
          "UPDATE fairdeal.log SET vkey = 'nonsense'",
          "UPDATE fairdeal.checkpoint SET size = 299"}) {
        const ShippedPit pit_1;
        pit_1.database.sql(change);
        BOOST_TEST(says(why_untrue(pit_1.database), "was changed there"), change);
        grow(pit_1.file, 3);
        BOOST_TEST(objection_to(shipped(pit_1.file, pit_1.database)) != "", change);
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
