// The port over libpq: values go there and come back as they are, and what fails is said in words
// that hold no password.

#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <limits>

#include "houses/houses_server.h"
#include "support/says.h"

namespace fairdeal {

namespace {

ServerAddress plain_address() {
    return *ServerAddress::from(url_on_server("postgres", "fairdeal"));
}

std::string why_not_reached(const std::string& url) {
    const auto address = ServerAddress::from(url);
    if (!address) return address.error().front().what;
    try {
        const Server server(*address);
    } catch (const ServerError& error) {
        BOOST_TEST(error.state() == "");
        return error.what();
    }
    return "";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(server_port)

BOOST_AUTO_TEST_CASE(numbers_and_bytes_come_back_as_they_were) {
    Server server(plain_address());
    std::string every_byte;
    for (int byte = 0; byte < 256; ++byte) every_byte += static_cast<char>(byte);
    using Limits = std::numeric_limits<std::int64_t>;
    for (const std::int64_t number :
         {Limits::min(), std::int64_t{-1}, std::int64_t{0}, std::int64_t{1} << 32, Limits::max()}) {
        ServerQuery query(server, "SELECT $1, $2, $3, ($4)[2], cardinality($4)::BIGINT");
        const std::vector<std::string> list{"", every_byte, "x"};
        query.add(number).add_bytes(every_byte).add("Größe 'x'; --\n").add_list(list);
        BOOST_REQUIRE(query.step());
        BOOST_TEST(query.number(0) == number);
        BOOST_TEST((query.bytes(1) == every_byte));
        BOOST_TEST(query.text(2) == "Größe 'x'; --\n");
        BOOST_TEST((query.bytes(3) == every_byte));
        BOOST_TEST(query.number(4) == 3);
        BOOST_TEST(!query.step());
        BOOST_TEST(!query.step());
    }
    ServerQuery empty(server, "SELECT cardinality($1)::BIGINT");
    empty.add_list({});
    BOOST_REQUIRE(empty.step());
    BOOST_TEST(empty.number(0) == 0);
}

BOOST_AUTO_TEST_CASE(rows_come_one_by_one_and_those_that_are_left_are_given_up) {
    Server server(plain_address());
    {
        ServerQuery rows(server, "SELECT generate_series(1, $1)");
        rows.add(100'000'000);  // more than there is memory for
        for (std::int64_t row = 1; row <= 3; ++row) {
            BOOST_REQUIRE(rows.step());
            BOOST_TEST(rows.number(0) == row);
        }
    }
    ServerQuery next(server, "SELECT 7::BIGINT");
    BOOST_REQUIRE(next.step());
    BOOST_TEST(next.number(0) == 7);
}

BOOST_AUTO_TEST_CASE(a_column_of_another_type_or_without_a_value_is_refused) {
    Server server(plain_address());
    for (const char* sql : {"SELECT 'seven'", "SELECT 7::INTEGER", "SELECT NULL::BIGINT"}) {
        ServerQuery row(server, sql);
        BOOST_REQUIRE(row.step());
        BOOST_CHECK_THROW(static_cast<void>(row.number(0)), ServerError);
        BOOST_CHECK_THROW(static_cast<void>(row.number(1)), ServerError);
    }
}

BOOST_AUTO_TEST_CASE(what_the_server_refuses_is_told_with_its_state) {
    Server server(plain_address());
    try {
        server.run("SELECT 1/0");
        BOOST_ERROR("that has no answer");
    } catch (const ServerError& error) {
        BOOST_TEST(error.state() == "22012");
        BOOST_TEST(says(error.what(), "division by zero"));
    }
    ServerQuery after(server, "SELECT 1::BIGINT");
    BOOST_TEST(after.step());
}

BOOST_AUTO_TEST_CASE(a_connection_that_is_lost_midway_is_told) {
    Server server(plain_address());
    ServerQuery rows(server, "SELECT generate_series(1, $1)");
    rows.add(100'000'000);
    BOOST_REQUIRE(rows.step());
    Server other(plain_address());
    other.run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = "
        "'fairdeal' AND pid <> pg_backend_pid()");
    const auto read_all = [&] {
        while (rows.step()) continue;
    };
    BOOST_CHECK_THROW(read_all(), ServerError);
    BOOST_CHECK_EXCEPTION(server.run("SELECT 1"), ServerError, [](const ServerError& error) {
        return says(error.what(), "the connection to") && says(error.what(), "was lost");
    });
}

// Attacker: whoever reads a mail, a screen or a log in which an error is shown.
BOOST_AUTO_TEST_CASE(no_error_holds_the_password_of_the_address) {
    const std::string secret = "s3cr3tw0rd";
    const std::string socket = url_on_server("postgres", "nobody-here");
    const std::string query = socket.substr(socket.find('?'));
    for (const std::string& url :
         {"postgresql://pit:" + secret + "@/postgres?host=/nowhere-at-all",
          "postgresql://pit:" + secret + "@127.0.0.1:1/houses",
          "postgresql://nobody-here:" + secret + "@/postgres" + query,
          "postgresql://pit:" + secret + "%zz@host/houses",
          "postgresql://pit:" + secret + "@host/houses?" + secret + "=1",
          "postgresql://pit:" + secret + "@[host/houses", "http://pit:" + secret + "@host/",
          "host=x password=" + secret}) {
        const std::string why = why_not_reached(url);
        BOOST_TEST(why != "", url);
        BOOST_TEST(!says(why, secret), why);
    }
    BOOST_TEST(why_not_reached("postgresql://pit@/postgres?host=/nowhere-at-all")
                   .starts_with("the server cannot be used: postgres on /nowhere-at-all ("));
}

BOOST_AUTO_TEST_CASE(a_database_is_set_up_once_and_told_from_others) {
    HousesDatabase database;
    Server server(database.address("fairdeal"));
    BOOST_TEST(!set_up_houses(server));
    BOOST_TEST(open_houses(database.address("board")).id ==
               open_houses(database.address("pit1")).id);
    BOOST_TEST(open_houses(database.address("board")).id !=
               open_houses(HousesDatabase().address("board")).id);
    const auto why_not_open = [](const ServerAddress& address) {
        try {
            open_houses(address);
        } catch (const ServerError& error) {
            return std::string(error.what());
        }
        return std::string();
    };
    BOOST_TEST(says(why_not_open(plain_address()), "'fairdeal server create' sets it up"));
    BOOST_TEST(says(why_not_open(database.address("stranger")), "has not the right"));
    database.sql("UPDATE fairdeal.about SET version = 2");
    BOOST_TEST(says(why_not_open(database.address("board")), "of version 2"));
    BOOST_CHECK_THROW(set_up_houses(server), ServerError);
    database.sql("DELETE FROM fairdeal.about");
    BOOST_TEST(says(why_not_open(database.address("board")), "not as Fairdeal made them"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
