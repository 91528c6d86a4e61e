#pragma once
// A narrow port over sqlite3: a connection, a prepared statement, a transaction. Values are bound,
// never pasted into SQL; they are 64-bit whole numbers, text, bytes or nothing. What the machine
// refuses (disk full, file locked or damaged) is a StoreError. Nothing here knows a hand. SQL finds
// one function of ours: leaf_hash(text), as the ledger defines it.

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace fairdeal {

/// The database could not do what it was told. what() says it in a user's words.
class StoreError : public std::runtime_error {
public:
    /// `code` is sqlite's extended result code, `detail` its own words.
    StoreError(int code, std::string statement, const std::string& detail);
    [[nodiscard]] int code() const { return code_; }
    [[nodiscard]] const std::string& statement() const { return statement_; }

    [[nodiscard]] bool is_damaged() const;  // the file is no sound database

private:
    int code_;
    std::string statement_;
};

/// What is read from a file makes no sense: the error for a damaged file.
StoreError damaged(const std::string& what);

enum class Access : std::uint8_t { Read, Write };

/// A statement as sqlite prepared it, and the names of its parameters, which it tells slowly.
struct PreparedStatement {
    sqlite3_stmt* handle = nullptr;
    std::shared_ptr<const std::vector<std::string>> parameters;
};

/// Statements of one connection that nobody uses just now, ready to be used again: to prepare one
/// takes longer than to run it. Each is reset and has no values bound.
class IdleStatements {
public:
    IdleStatements();
    ~IdleStatements();
    IdleStatements(const IdleStatements&) = delete;
    IdleStatements& operator=(const IdleStatements&) = delete;
    /// One of this very SQL; its handle is null where there is none.
    PreparedStatement take(std::string_view sql);
    /// Takes it back; the one that was idle longest goes where there are too many.
    void put(PreparedStatement statement) noexcept;

private:
    std::vector<PreparedStatement> statements_;  // the longest idle first
};

/// One connection, for one thread at a time, with the settings that make a foreign file harmless
/// and lose no acknowledged commit. Whatever it does, its opening too, waits five seconds for
/// another program that holds the file before it throws a StoreError.
class Database {
public:
    /// An empty database in memory.
    Database();
    /// An existing file. Access::Write on a file that can only be read gives a connection that can
    /// only read (see is_read_only). Throws StoreError.
    Database(const std::filesystem::path& file, Access access);

    /// Runs statements that return nothing. For fixed SQL only.
    void run(std::string_view sql);
    /// The first column of the first row of a fixed query, e.g. a pragma.
    [[nodiscard]] std::int64_t number(std::string_view sql) const;

    /// How many rows the last statement that ran to its end changed.
    [[nodiscard]] std::int64_t rows_changed() const;

    [[nodiscard]] bool is_read_only() const;
    /// The whole database as the bytes of a file.
    [[nodiscard]] std::string bytes() const;
    /// Makes `copy`, which nobody else uses, the same as this one while others may write to it.
    /// Between parts they are let in; where that starts the copy again too often, the rest goes in
    /// one part, for which they wait. False: `progress`, called with the pages done and all, has
    /// stopped it.
    bool copy_into(Database& copy,
                   const std::function<bool(std::int64_t done, std::int64_t of)>& progress) const;
    /// What SQLite itself finds wrong with the file; empty: nothing. Throws a StoreError where it
    /// was the machine that failed.
    [[nodiscard]] std::vector<std::string> damages() const;
    /// For a file that one small commit after the other makes longer: room is taken ahead and the
    /// journal is kept, emptied by its header and written over, so that most commits change no
    /// file's length, which is what a disk takes longest to keep. As safe as a journal cut to
    /// nothing.
    void expect_small_commits();
    /// What is written over or deleted from here on stays nowhere, not in free pages nor in the
    /// journal.
    void leave_no_traces();

private:
    friend class Statement;
    struct Close {
        void operator()(sqlite3* handle) const;
    };
    void prepare_settings();
    void add_leaf_hash();
    /// Waits for another program, at most five seconds. Somebody who writes without a pause lets go
    /// for moments only: it looks every millisecond, for sqlite's own waiting would miss them.
    static int wait_a_moment(void* waiting_since, int times);
    std::shared_ptr<std::chrono::steady_clock::time_point> waiting_since_ =
        std::make_shared<std::chrono::steady_clock::time_point>();
    std::unique_ptr<sqlite3, Close> handle_;
    std::shared_ptr<IdleStatements> idle_ = std::make_shared<IdleStatements>();
};

/// A prepared statement. Parameters are bound by name (":idx"), columns read by number from 0. When
/// it goes, its connection keeps it for the next one of the same SQL.
class Statement {
public:
    Statement(const Database& database, std::string_view sql);

    /// Each binds one parameter, which must exist, and gives the statement back. An empty optional
    /// is NULL.
    Statement& bind(const char* name, std::int64_t value);
    Statement& bind(const char* name, std::optional<std::int64_t> value);
    Statement& bind(const char* name, std::string_view value);
    /// Bytes that are no text.
    Statement& bind_bytes(const char* name, std::string_view value);
    /// The text, or NULL when it is empty.
    Statement& bind_given(const char* name, std::string_view value);
    /// The three likewise, without a copy: the value must stay where it is until the statement ran.
    Statement& lend(const char* name, std::string_view value);
    Statement& lend(const char* name, std::string&& gone) = delete;
    Statement& lend_bytes(const char* name, std::string_view value);
    Statement& lend_given(const char* name, std::string_view value);

    /// Goes to the next row; false when there is none, the statement is then ready to run again
    /// with its parameters kept.
    bool step();
    /// Runs a statement without rows to its end.
    void run();
    /// Gives up the rows that are left.
    void reset();

    [[nodiscard]] bool is_null(int column) const;
    /// 0 where the column is NULL.
    [[nodiscard]] std::int64_t number(int column) const;
    /// Empty where the column is NULL; good until the next step.
    [[nodiscard]] std::string_view text(int column) const;
    /// Of a column that holds bytes; likewise.
    [[nodiscard]] std::string_view bytes(int column) const;

private:
    [[nodiscard]] int parameter(std::string_view name);
    void must(int code) const;
    struct PutBack {
        std::shared_ptr<IdleStatements> idle;
        std::shared_ptr<const std::vector<std::string>> parameters;
        void operator()(sqlite3_stmt* handle) const;
    };
    std::unique_ptr<sqlite3_stmt, PutBack> handle_;
    std::size_t last_bound_ = 0;  // parameters are most often bound one after the other
};

/// All or nothing: takes the right to write at once, and rolls back unless it was committed.
class Transaction {
public:
    explicit Transaction(Database& database);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    /// When it returns, what was written outlasts a loss of power.
    void commit();

private:
    Database& database_;
    bool open_ = true;
};

}  // namespace fairdeal
