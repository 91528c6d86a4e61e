// Who may do what on the server, tried with forged statements. The attacker has a login of a
// shipper, of a reader, or of neither.

#include <boost/test/unit_test.hpp>

#include "houses/shipping.h"
#include "support/says.h"

namespace fairdeal {

namespace {

constexpr const char* no_right = "42501";

/// Two houses' logs on one server.
struct TwoHouses {
    HousesDatabase database;
    Folder folder;
    TwoHouses() {
        make_signed(folder.file("one.db"), 40);
        const SigningKey second("casino.example/pit-2/hands", KeyUse::Log, std::string(32, '2'));
        HandLog log = opened(folder.file("two.db"));
        import_text(log, night(30, 5000));
        BOOST_REQUIRE(log.sign_checkpoint(second).has_value());
        BOOST_REQUIRE(objection_to(shipped(folder.file("one.db"), database)) == "");
        BOOST_REQUIRE(objection_to(shipped(folder.file("two.db"), database, "pit2")) == "");
    }
    /// How many records of a log a role reads.
    [[nodiscard]] std::int64_t read_by(const std::string& role, const std::string& log) const {
        Server server(database.address(role));
        ServerQuery rows(server, "SELECT count(*) FROM fairdeal.record WHERE log_id = $1");
        BOOST_REQUIRE(rows.add(log).step());
        return rows.number(0);
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(server_rights)

BOOST_AUTO_TEST_CASE(nobody_writes_behind_the_function) {
    const TwoHouses houses;
    const char* statements[] = {
        "UPDATE fairdeal.record SET record = 'x'",
        "DELETE FROM fairdeal.record",
        "TRUNCATE fairdeal.record",
        "INSERT INTO fairdeal.record VALUES ('casino.example/pit-1/hands', 41, 'x', "
        "sha256('\\x0078'))",
        "INSERT INTO fairdeal.record_here VALUES ('casino.example/pit-1/hands', 41, 'x', "
        "sha256('\\x0078'))",
        "SELECT * FROM fairdeal.record_here",
        "UPDATE fairdeal.log SET shipper = session_user",
        "UPDATE fairdeal.log SET size = 0",
        "DELETE FROM fairdeal.log",
        "INSERT INTO fairdeal.log VALUES ('x', 'x+', 'pit1', 0, '')",
        "INSERT INTO fairdeal.checkpoint SELECT log_id, size + 1, root, note FROM "
        "fairdeal.checkpoint",
        "UPDATE fairdeal.checkpoint SET note = ''",
        "DELETE FROM fairdeal.checkpoint",
        "UPDATE fairdeal.about SET version = 9",
        "DROP TABLE fairdeal.record",
        "DROP SCHEMA fairdeal CASCADE",
        "CREATE TABLE fairdeal.mine (one INTEGER)",
        "CREATE OR REPLACE FUNCTION fairdeal.root_of(frontier BYTEA) RETURNS BYTEA LANGUAGE sql "
        "RETURN frontier",
        "CREATE TRIGGER mine BEFORE INSERT ON fairdeal.log EXECUTE FUNCTION "
        "suppress_redundant_updates_trigger()",
        "ALTER TABLE fairdeal.record DISABLE ROW LEVEL SECURITY",
        "CREATE POLICY mine ON fairdeal.record USING (TRUE)",
        "SET ROLE fairdeal_owner",
        "SELECT fairdeal.grown(0, '', ARRAY[]::BYTEA[])",
        "SELECT pg_read_file('postgresql.conf')",
        "COPY fairdeal.record TO PROGRAM 'cat'",
    };
    for (const char* role : {"pit1", "pit2", "board", "stranger"}) {
        for (const char* statement : statements)
            BOOST_TEST(state_of(houses.database, role, statement) == no_right,
                       role << ": " << statement);
    }
    must_hold_all(houses.database, houses.folder.file("one.db"), 30);
}

BOOST_AUTO_TEST_CASE(a_house_reads_its_own_log_and_no_other) {
    const TwoHouses houses;
    const std::string one = "casino.example/pit-1/hands", two = "casino.example/pit-2/hands";
    BOOST_TEST(houses.read_by("pit1", one) == 40);
    BOOST_TEST(houses.read_by("pit1", two) == 0);
    BOOST_TEST(houses.read_by("pit2", one) == 0);
    BOOST_TEST(houses.read_by("pit2", two) == 30);
    BOOST_TEST(houses.read_by("board", one) == 40);
    BOOST_TEST(houses.read_by("board", two) == 30);
    for (const char* table : {"log", "record", "checkpoint"}) {
        const std::string other = std::string("SELECT 1/(count(*) FILTER (WHERE log_id = '") + two +
                                  "'))::INTEGER FROM fairdeal." + table;
        BOOST_TEST(state_of(houses.database, "pit1", other) == "22012", table);  // none is seen
        BOOST_TEST(state_of(houses.database, "pit2", other) == "", table);
        BOOST_TEST(state_of(houses.database, "stranger", other) == no_right, table);
    }
    // Under another role's name a policy still knows who logged in.
    BOOST_TEST(state_of(houses.database, "pit1", "SET ROLE pit2") == no_right);
    BOOST_TEST(state_of(houses.database, "pit1", "SET SESSION AUTHORIZATION pit2") == no_right);
}

// A function of the reader's own in a condition sees rows before a policy hides them, if the
// planner lets it.
BOOST_AUTO_TEST_CASE(a_function_in_a_condition_sees_no_other_house) {
    const TwoHouses houses;
    houses.database.sql("GRANT CREATE ON SCHEMA public TO pit1");
    BOOST_TEST(
        state_of(houses.database, "pit1",
                 "CREATE FUNCTION public.peek(text TEXT) RETURNS BOOLEAN LANGUAGE plpgsql COST "
                 "0.0001 AS $$ BEGIN IF text LIKE '%pit-2%' THEN RAISE EXCEPTION 'seen'; END IF; "
                 "RETURN TRUE; END $$;"
                 "SELECT count(*) FROM fairdeal.record WHERE public.peek(log_id);"
                 "SELECT count(*) FROM fairdeal.log WHERE public.peek(log_id)") == "");
}

BOOST_AUTO_TEST_CASE(who_may_not_ship_calls_nothing) {
    const TwoHouses houses;
    const std::string call =
        "SELECT fairdeal.ship('a', 'a+', 1, ARRAY[]::BYTEA[], 1, '', '', ARRAY[]::BYTEA[])";
    for (const char* role : {"board", "stranger"})
        BOOST_TEST(state_of(houses.database, role, call) == no_right, role);
    BOOST_TEST(state_of(houses.database, "pit1", call) == "FD007");
}

// A table or operator of the shipper's own must not be taken for the server's within the function,
// which runs with its owner's rights.
BOOST_AUTO_TEST_CASE(the_function_finds_nothing_by_the_callers_path) {
    const TwoHouses houses;
    houses.database.sql("GRANT CREATE ON SCHEMA public TO pit1");
    BOOST_TEST(state_of(houses.database, "pit1",
                        "CREATE FUNCTION public.sha256(bytes BYTEA) RETURNS BYTEA LANGUAGE sql "
                        "RETURN bytes;"
                        "CREATE FUNCTION public.starts_with(one TEXT, two TEXT) RETURNS BOOLEAN "
                        "LANGUAGE sql RETURN TRUE;"
                        "ALTER ROLE pit1 SET search_path = public, pg_catalog") == "");
    const auto file = houses.folder.file("one.db");
    grow(file, 3);
    BOOST_TEST(state_of(houses.database, "pit1",
                        "SELECT fairdeal.ship('a', 'b+', 1, ARRAY[]::BYTEA[], 1, "
                        "decode(repeat('00', 32), 'hex'), '', ARRAY[]::BYTEA[])") == "FD007");
    BOOST_TEST(objection_to(shipped(file, houses.database)) == "");
    houses.database.sql("ALTER ROLE pit1 RESET search_path");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
