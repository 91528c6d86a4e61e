#pragma once
// A narrow port over libpq: a connection to a database on a PostgreSQL server, and a statement with
// its values. Values are bound, never pasted into SQL, and travel as bytes: whole numbers of 64
// bits, text, bytes, lists of bytes. What the server or the way to it refuses is a ServerError.
// Nothing here knows a log.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/server/server_address.h"
#include "store/sqlite.h"

struct pg_conn;
struct pg_result;

namespace fairdeal {

/// The server did not do what it was told, or cannot be reached. what() says it in a user's words
/// and never holds a password.
class ServerError : public StoreError {
public:
    ServerError(std::string state, std::string detail, const std::string& words);
    /// SQLSTATE, five characters; empty: there is no connection, or none any more.
    [[nodiscard]] const std::string& state() const { return state_; }
    /// What the server adds for programs; often empty.
    [[nodiscard]] const std::string& detail() const { return detail_; }

private:
    std::string state_, detail_;
};

/// One connection, for one thread at a time and for one query at a time.
class Server {
public:
    /// Connects, within ten seconds unless the address says otherwise. Throws ServerError.
    explicit Server(const ServerAddress& address);

    /// Runs fixed SQL, one statement or several, and gives up what they return. Without a BEGIN of
    /// their own several are done together or not at all.
    void run(std::string_view sql);

    /// Of the address.
    [[nodiscard]] const std::string& shown() const { return shown_; }

private:
    friend class ServerQuery;
    struct Close {
        void operator()(pg_conn* handle) const;
    };
    [[nodiscard]] ServerError failure(const pg_result* answer) const;
    [[nodiscard]] ServerError lost() const;
    std::string shown_;
    std::unique_ptr<pg_conn, Close> handle_;
};

/// A statement and its values, in the order of $1, $2 and so on. Rows come one by one however many
/// there are, and columns are read by number from 0. Rows that are left when it goes are given up.
class ServerQuery {
public:
    ServerQuery(Server& server, std::string_view sql);
    ~ServerQuery();
    ServerQuery(const ServerQuery&) = delete;
    ServerQuery& operator=(const ServerQuery&) = delete;

    /// Each adds the next value and gives the query back; before the first step.
    ServerQuery& add(std::int64_t value);
    ServerQuery& add(std::string_view text);
    ServerQuery& add_bytes(std::string_view bytes);
    /// A BYTEA[].
    ServerQuery& add_list(std::span<const std::string> bytes);

    /// Goes to the next row; false when there is none.
    bool step();
    /// To its end.
    void run();

    /// Of the row; each throws ServerError where the column is of another type than asked for.
    [[nodiscard]] std::int64_t number(int column) const;
    /// Good until the next step.
    [[nodiscard]] std::string_view text(int column) const;
    [[nodiscard]] std::string_view bytes(int column) const;

private:
    struct Value {
        unsigned type = 0;
        std::string bytes;
    };
    struct Clear {
        void operator()(pg_result* answer) const;
    };
    void send();
    [[nodiscard]] std::string_view column_of(int column, unsigned type) const;

    Server& server_;
    std::string sql_;
    std::vector<Value> values_;
    std::unique_ptr<pg_result, Clear> row_;
    bool sent_ = false, over_ = false;
};

}  // namespace fairdeal
