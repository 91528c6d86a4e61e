#pragma once
// What SQLite alone needs for the same rows, by its own C interface: the yardstick.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

/// Reads every record's text of a log; the sum of their bytes.
std::int64_t bare_scan(const std::filesystem::path& log);

/// Reads every column of a log's records, of its hands' rows and of its wagers' rows; the sum of
/// their bytes and numbers.
std::int64_t bare_scan_of_all(const std::filesystem::path& log);

/// Makes a new file with one table of numbered texts and inserts them, a thousand in a transaction,
/// with the same care for the disk as the log.
void bare_insert(const std::filesystem::path& file, const std::vector<std::string>& texts);

/// All rows of all tables of a log, in memory.
class BareRows {
public:
    explicit BareRows(const std::filesystem::path& log);
    ~BareRows();
    BareRows(const BareRows&) = delete;
    BareRows& operator=(const BareRows&) = delete;
    /// Into the same tables with the same indexes in a new file, in as many transactions as an
    /// import of so many records makes.
    void insert_into(const std::filesystem::path& file, std::int64_t records) const;

private:
    struct Table;
    std::vector<std::string> schema_;
    std::vector<Table> tables_;
};

/// A prepared look-up of a record's text by its number.
class BareLookUp {
public:
    explicit BareLookUp(const std::filesystem::path& log);
    ~BareLookUp();
    BareLookUp(const BareLookUp&) = delete;
    BareLookUp& operator=(const BareLookUp&) = delete;
    /// How many bytes it has.
    std::size_t operator()(std::int64_t idx);

private:
    sqlite3* db_;
    sqlite3_stmt* text_;
};

/// What becomes of the journal at the end of each commit; either way nothing committed is lost.
enum class BareJournal : std::uint8_t { Cut, Kept };

/// Commits texts one by one to a new file.
class BareCommits {
public:
    BareCommits(const std::filesystem::path& file, BareJournal journal);
    ~BareCommits();
    BareCommits(const BareCommits&) = delete;
    BareCommits& operator=(const BareCommits&) = delete;
    void commit(const std::string& text);

private:
    sqlite3* db_;
    sqlite3_stmt* insert_;
    std::int64_t next_ = 1;
};
