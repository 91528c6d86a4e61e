// The commands, as they are run: a log is shipped and audited from the server, byte for byte as
// from its file.

#include <sys/wait.h>

#include <boost/test/unit_test.hpp>
#include <cstdlib>

#include "cli/json_schema.h"
#include "houses/shipping.h"
#include "log/source.h"
#include "support/file_text.h"
#include "support/says.h"
#include "support/times.h"

namespace fairdeal {

namespace {

/// What the program said when it was run.
struct Said {
    int status = -1;
    std::string out, err;
};

Said fairdeal(const Folder& folder, const std::string& arguments) {
    const std::string whole =
        "XDG_STATE_HOME='" + folder.file("state").string() + "' XDG_CONFIG_HOME='" +
        folder.file("config").string() +
        "' FAIRDEAL_CONTENT='" FAIRDEAL_SOURCE_DIR "' " FAIRDEAL_BIN_DIR "/fairdeal " + arguments +
        " >'" + folder.file("out").string() + "' 2>'" + folder.file("err").string() + "'";
    const int status = std::system(whole.c_str());
    Said said{WIFEXITED(status) ? WEXITSTATUS(status) : -1,
              text_of_file(folder.file("out").string()), text_of_file(folder.file("err").string())};
    if (says(arguments + " ", " --json ")) {
        for (const std::string& wrong : against_output_schema(arguments, said.out))
            BOOST_ERROR(wrong);
    }
    return said;
}

std::string as_word(const std::string& word) { return " '" + word + "'"; }

/// A night of two games with errors, packs that are named, notes, and a hand whose source gives no
/// order, signed and shipped by the commands.
struct ShippedNight {
    HousesDatabase database;
    Folder folder;
    std::string log = folder.file("night.db").string();
    std::string board = database.url("board");

    explicit ShippedNight(int hands = 300) {
        const std::string count = " --count " + std::to_string(hands) + " --errors 0.1 ";
        const std::string text = folder.file("hands.txt").string();
        for (const char* game : {"breakout", "midnight"}) {
            const Said dealt =
                fairdeal(folder, std::string("deal --seed 7 --game ") + game + count);
            BOOST_REQUIRE(dealt.status == 0);
            write_bytes(text, dealt.out);
            BOOST_REQUIRE(fairdeal(folder, "import --log" + as_word(log) + as_word(text)).status <
                          2);
        }
        HandLog opened_log = opened(log);
        add(opened_log, note_about(3));
        HandSource source{"studio@1", "night.json", 1, {}, "rebuilt", {}};
        Entry entry = entry_of(source, "2026-03-15T02:00:00Z"_utc);
        entry.about = 5;
        add(opened_log, entry);
        BOOST_REQUIRE(opened_log.sign_checkpoint(log_key()).has_value());
        BOOST_REQUIRE(hands_without_order(opened_log).size() == 1U);
        BOOST_REQUIRE(objection_to(shipped(log, database)) == "");
    }
    [[nodiscard]] std::string of() const { return " --of" + as_word(board); }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(server_audit)

BOOST_AUTO_TEST_CASE(an_audit_of_the_server_prints_what_that_of_the_file_prints) {
    const ShippedNight night_1;
    for (const char* form :
         {"", " --findings", " --json --findings", " --csv --by dealer", " --csv --findings",
          " --csv --patterns", " --ranking", " --json --ranking", " --threads 4 --findings",
          " --shoe", " --game midnight --dealer 1105", " --json --by table --shifts 5,13"}) {
        const Said file = fairdeal(night_1.folder, "audit --log" + as_word(night_1.log) + form);
        const Said server = fairdeal(night_1.folder, "audit" + night_1.of() + form);
        BOOST_TEST_CONTEXT("audit" << form << ": " << server.err) {
            BOOST_TEST(file.out.size() > 20U);
            BOOST_TEST((server.out == file.out));
            BOOST_TEST(server.status == file.status);
            BOOST_TEST(says(server.err, " under its checkpoint of 602 records"));
        }
    }
}

BOOST_AUTO_TEST_CASE(it_is_audited_as_it_was_signed_whatever_the_file_has_since) {
    const ShippedNight night_1(40);
    const Said before = fairdeal(night_1.folder, "audit --log" + as_word(night_1.log));
    grow(night_1.log, 30, false);
    BOOST_TEST(objection_to(shipped(night_1.log, night_1.database)) == "");
    const Said server = fairdeal(night_1.folder, "audit" + night_1.of());
    BOOST_TEST(server.out == before.out);
}

BOOST_AUTO_TEST_CASE(an_audit_of_what_was_changed_prints_no_report) {
    const ShippedNight night_1(40);
    night_1.database.sql(
        "UPDATE fairdeal.record SET record = record || '\\x0a'::BYTEA, leaf = "
        "sha256('\\x00'::BYTEA "
        "|| record || '\\x0a'::BYTEA) WHERE idx = 7");
    for (const char* threads : {"1", "3"}) {
        const Said said =
            fairdeal(night_1.folder, "audit" + night_1.of() + " --threads " + threads);
        BOOST_TEST(said.status == 2);
        BOOST_TEST(said.out == "");
        BOOST_TEST(says(said.err, "not what the checkpoint of 82 records was signed for"));
    }
}

// Attacker: who administers the server and wants the order of a hand's settlement judged, or not.
BOOST_AUTO_TEST_CASE(a_server_that_hides_where_hands_came_from_is_named) {
    const ShippedNight night_1(40);
    night_1.database.sql(
        "ALTER TABLE fairdeal.record RENAME TO kept;"
        "CREATE VIEW fairdeal.record AS SELECT log_id, idx, record, leaf FROM fairdeal.kept WHERE "
        "position('substr(record' IN current_query()) = 0;"
        "GRANT SELECT ON fairdeal.record TO board");
    const Said said = fairdeal(night_1.folder, "audit" + night_1.of());
    BOOST_TEST(said.status == 2);
    BOOST_TEST(says(said.err, "whose order of settlement is not known"), said.err);
}

BOOST_AUTO_TEST_CASE(the_key_of_a_server_log_is_compared_with_a_known_one) {
    const ShippedNight night_1(40);
    const std::string key = to_text(log_key().public_key());
    const Said known = fairdeal(night_1.folder, "audit" + night_1.of() + " --key" + as_word(key));
    BOOST_TEST(known.status == 1);
    BOOST_TEST(!says(known.err, "give --key"));
    BOOST_TEST(says(fairdeal(night_1.folder, "audit" + night_1.of()).err, "give --key"));
    const SigningKey other("casino.example/pit-1/hands", KeyUse::Log, std::string(32, 'o'));
    const Said wrong = fairdeal(
        night_1.folder, "audit" + night_1.of() + " --key" + as_word(to_text(other.public_key())));
    BOOST_TEST(wrong.status == 2);
    BOOST_TEST(wrong.out == "");
    BOOST_TEST(says(wrong.err, "the newest checkpoint on the server is not good"));
}

BOOST_AUTO_TEST_CASE(a_log_is_named_where_there_are_several) {
    const ShippedNight night_1(40);
    const SigningKey second("casino.example/pit-2/hands", KeyUse::Log, std::string(32, '2'));
    const auto two = night_1.folder.file("two.db");
    {
        HandLog log = opened(two);
        import_text(log, night(30, 5000));
        BOOST_REQUIRE(log.sign_checkpoint(second).has_value());
    }
    BOOST_REQUIRE(objection_to(shipped(two, night_1.database, "pit2")) == "");
    const Said which = fairdeal(night_1.folder, "audit" + night_1.of());
    BOOST_TEST(which.status == 2);
    BOOST_TEST(says(which.err, "say which: casino.example/pit-1/hands and"));
    const Said named =
        fairdeal(night_1.folder, "audit" + night_1.of() + " --log-id casino.example/pit-2/hands");
    BOOST_TEST((named.out == fairdeal(night_1.folder, "audit --log" + as_word(two.string())).out));
    const Said none = fairdeal(night_1.folder, "audit" + night_1.of() + " --log-id nowhere");
    BOOST_TEST(none.status == 2);
    BOOST_TEST(says(none.err, "holds no such log"));
    const Said list = fairdeal(night_1.folder, "server list --json" + night_1.of());
    BOOST_TEST(list.status == 0);
    BOOST_TEST(objects_in(list.out).front().at("logs").size() == 2U);
    BOOST_TEST(says(fairdeal(night_1.folder, "server list" + night_1.of()).out,
                    "casino.example/pit-2/hands: 30 records, 30 of them under the newest "
                    "checkpoint, shipped by pit2\n"));
}

BOOST_AUTO_TEST_CASE(options_that_do_not_go_together_are_refused) {
    const Folder folder;
    const std::string of = " --of postgresql://nobody@/none?host=/nowhere-at-all";
    BOOST_TEST(says(fairdeal(folder, "audit").err, "--log is required"));
    for (const std::string& words :
         {of + " --log x.db", of + " --keep x", of + " --shoe --threads 2",
          std::string(" --log x.db --log-id y"), std::string(" --log x.db --key y"),
          std::string(" --of pit.db"), of + " --key nothing", of}) {
        const Said said = fairdeal(folder, "audit" + words);
        BOOST_TEST(said.status == 2, words);
        BOOST_TEST(said.out == "", words);
        BOOST_TEST(said.err != "", words);
    }
    BOOST_TEST(says(fairdeal(folder, "audit" + of).err,
                    "the server cannot be used: none on /nowhere-at-all"));
    // A log of the environment gives way.
    ::setenv("FAIRDEAL_LOG", "x.db", 1);
    BOOST_TEST(says(fairdeal(folder, "audit" + of).err, "the server cannot be used"));
    ::unsetenv("FAIRDEAL_LOG");
}

BOOST_AUTO_TEST_CASE(the_commands_set_up_and_ship_and_say_what_they_did) {
    const HousesDatabase database;
    const Folder folder;
    const std::string log = folder.file("pit.db").string();
    make_signed(log, 300);
    grow(log, 2, false);
    const std::string ship = "ship --log" + as_word(log) + " --to" + as_word(database.url("pit1"));
    BOOST_TEST(says(fairdeal(folder, "server create --to" + as_word(database.url("fairdeal"))).out,
                    "was set up before; nothing was changed"));
    const Said first = fairdeal(folder, ship);
    BOOST_TEST(first.status == 0);
    BOOST_TEST(first.out ==
               "casino.example/pit-1/hands: 300 records shipped; the server holds the 300 records "
               "under the newest checkpoint\n2 records are under no checkpoint yet and were not "
               "shipped\n");
    const Said again = fairdeal(folder, ship + " --json");
    BOOST_TEST(again.status == 0);
    BOOST_TEST(objects_in(again.out).front().at("shipped") == 0);
    // The server forgets all of it.
    database.sql(
        "DELETE FROM fairdeal.record; DELETE FROM fairdeal.checkpoint; DELETE FROM fairdeal.log");
    const Said restored = fairdeal(folder, ship + " --json");
    BOOST_TEST(restored.status == 0);
    BOOST_TEST(objects_in(restored.out).front().at("had_seen").at("records") == 300);
    BOOST_TEST(says(restored.err, "an older copy of it was brought back"));
    const Said other = fairdeal(
        folder, "ship --json --log" + as_word(log) + " --to" + as_word(database.url("pit2")));
    BOOST_TEST(other.status == 1);
    BOOST_TEST(says(other.out, "another account ships a log of this name"));
    const Said stranger =
        fairdeal(folder, "ship --log" + as_word(log) + " --to" + as_word(database.url("stranger")));
    BOOST_TEST(stranger.status == 2);
    BOOST_TEST(says(stranger.err, "this account has not the right"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
