#include "houses/houses_server.h"

#include <fmt/format.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>
#include <cstdlib>

#include "support/file_text.h"

namespace fairdeal {

namespace {

std::string from_outside(const char* name) {
    const char* value = std::getenv(name);
    BOOST_REQUIRE_MESSAGE(value != nullptr, std::string(name) +
                                                " is not set: these tests run by "
                                                "installer/with-server");
    return value;
}

ServerAddress address_of(const std::string& url) {
    auto address = ServerAddress::from(url);
    BOOST_REQUIRE(address.has_value());
    return *address;
}

void on_server(const std::string& database, const std::string& text) {
    Server server(address_of(url_on_server(database, "fairdeal")));
    server.run(text);
}

std::string next_name() {
    static int made = 0;
    return fmt::format("houses{}_{}", ::getpid(), ++made);
}

}  // namespace

std::string url_on_server(const std::string& database, const std::string& role) {
    const std::string url = from_outside("FAIRDEAL_SERVER");
    const auto query = url.find('?');
    BOOST_REQUIRE(query != std::string::npos);
    return fmt::format("postgresql://{}@/{}{}", role, database, url.substr(query));
}

HousesDatabase::HousesDatabase() : name_(next_name()) {
    on_server("postgres", "CREATE DATABASE " + name_);
    Server server(address("fairdeal"));
    BOOST_REQUIRE(set_up_houses(server));
    server.run(
        "DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'pit1') THEN "
        "CREATE ROLE pit1 LOGIN IN ROLE fairdeal_shipper;"
        "CREATE ROLE pit2 LOGIN IN ROLE fairdeal_shipper;"
        "CREATE ROLE board LOGIN IN ROLE fairdeal_reader;"
        "CREATE ROLE stranger LOGIN; END IF; END $$");
}

std::string HousesDatabase::url(const std::string& role) const {
    return url_on_server(name_, role);
}

ServerAddress HousesDatabase::address(const std::string& role) const {
    return address_of(url(role));
}

void HousesDatabase::sql(const std::string& text) const { on_server(name_, text); }

std::int64_t HousesDatabase::number(const std::string& query) const {
    Server server(address("fairdeal"));
    ServerQuery rows(server, query);
    BOOST_REQUIRE(rows.step());
    return rows.number(0);
}

HousesDatabase HousesDatabase::copy() const {
    HousesDatabase made(next_name());
    on_server("postgres", "CREATE DATABASE " + made.name_ + " TEMPLATE " + name_);
    return made;
}

std::string state_of(const HousesDatabase& database, const std::string& role,
                     const std::string& sql) {
    Server server(database.address(role));
    try {
        server.run(sql);
    } catch (const ServerError& error) {
        return error.state();
    }
    return "";
}

pid_t server_process() {
    const std::string file = from_outside("FAIRDEAL_SERVER_DATA") + "/postmaster.pid";
    return std::atoi(text_of_file(file).c_str());
}

void wait_for_server(pid_t killed) {
    std::string why;
    for (int tries = 0; tries < 1200; ++tries) {
        ::usleep(50'000);
        if (server_process() == killed) continue;
        try {
            const Server again(address_of(url_on_server("postgres", "fairdeal")));
            return;
        } catch (const ServerError& error) {  // it is not there yet
            why = error.what();
        }
    }
    BOOST_FAIL("the server does not come back: " << why);
}

}  // namespace fairdeal
