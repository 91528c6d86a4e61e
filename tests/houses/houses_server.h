#pragma once
// The server of this run of the tests (installer/with-server), and on it a database of its own for
// whoever needs one.

#include <sys/types.h>

#include <filesystem>
#include <string>

#include "store/server/houses.h"

namespace fairdeal {

/// A new database that is set up for the logs of houses, with the roles `pit1` and `pit2` that
/// ship, `board` that reads, and `stranger` that may do neither.
class HousesDatabase {
public:
    HousesDatabase();

    /// Of this database for a role; "fairdeal" may do everything.
    [[nodiscard]] std::string url(const std::string& role) const;
    [[nodiscard]] ServerAddress address(const std::string& role) const;
    /// Does something behind Fairdeal's back, as the one who may do everything.
    void sql(const std::string& text) const;
    /// The first number that a query answers with, likewise; it must be a BIGINT.
    [[nodiscard]] std::int64_t number(const std::string& query) const;
    /// A copy as it is now, as a restored backup.
    [[nodiscard]] HousesDatabase copy() const;

private:
    explicit HousesDatabase(std::string name) : name_(std::move(name)) {}
    std::string name_;
};

/// The address that FAIRDEAL_SERVER holds, of the named database and for the named role.
std::string url_on_server(const std::string& database, const std::string& role);

/// SQLSTATE of what the server refuses of this SQL when a role says it; "" where it does not.
std::string state_of(const HousesDatabase& database, const std::string& role,
                     const std::string& sql);

/// The server's process, for kill -9.
pid_t server_process();
/// Waits until one that was killed takes connections again.
void wait_for_server(pid_t killed);

}  // namespace fairdeal
