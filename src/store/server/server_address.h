#pragma once
// Where a database on a PostgreSQL server is, as a URL that may hold a password: it is handed to
// the connection and shown to nobody.

#include <string>
#include <string_view>

#include "base/problem.h"

namespace fairdeal {

class ServerAddress {
public:
    /// "postgresql://user@host:port/database?sslmode=verify-full". Refused where it is no such
    /// address; the refusal repeats nothing of it.
    static Result<ServerAddress> from(std::string_view url);
    /// "database on host", for people.
    [[nodiscard]] const std::string& shown() const { return shown_; }

private:
    friend class Server;
    ServerAddress() = default;
    std::string url_, shown_;
};

}  // namespace fairdeal
