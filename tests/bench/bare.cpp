#include "bare.h"

#include <sqlite3.h>

#include <memory>
#include <stdexcept>

namespace {

void must(bool fine) {
    if (!fine) throw std::runtime_error("the bare database failed");
}

sqlite3* opened(const std::filesystem::path& file, int flags) {
    sqlite3* db = nullptr;
    must(sqlite3_open_v2(file.c_str(), &db, flags, nullptr) == SQLITE_OK);
    return db;
}

sqlite3_stmt* prepared(sqlite3* db, const char* sql) {
    sqlite3_stmt* statement = nullptr;
    must(sqlite3_prepare_v2(db, sql, -1, &statement, nullptr) == SQLITE_OK);
    return statement;
}

constexpr const char* care_for_the_disk =
    "PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = EXTRA";
constexpr const char* texts_table =
    "CREATE TABLE record (log_id INTEGER, idx INTEGER, body TEXT, PRIMARY KEY (log_id, idx)) "
    "STRICT, WITHOUT ROWID";

void run(sqlite3* db, const char* sql) {
    must(sqlite3_exec(db, sql, nullptr, nullptr, nullptr) == SQLITE_OK);
}

}  // namespace

namespace {

/// Every column of every row that a query gives, read and added up.
std::int64_t read_all(sqlite3* db, const char* query) {
    sqlite3_stmt* rows = prepared(db, query);
    const int columns = sqlite3_column_count(rows);
    std::int64_t sum = 0;
    while (sqlite3_step(rows) == SQLITE_ROW) {
        for (int i = 0; i < columns; ++i) {
            const int type = sqlite3_column_type(rows, i);
            if (type == SQLITE_INTEGER) {
                sum += sqlite3_column_int64(rows, i) & 0xff;
            } else if (type != SQLITE_NULL) {
                const auto* bytes = static_cast<const char*>(sqlite3_column_blob(rows, i));
                const int size = sqlite3_column_bytes(rows, i);
                sum += size + (size > 0 ? bytes[size - 1] : 0);
            }
        }
    }
    sqlite3_finalize(rows);
    return sum;
}

}  // namespace

std::int64_t bare_scan(const std::filesystem::path& log) {
    sqlite3* db = opened(log, SQLITE_OPEN_READONLY);
    const std::int64_t sum =
        read_all(db, "SELECT idx, body FROM record WHERE log_id = 1 ORDER BY idx");
    sqlite3_close(db);
    return sum;
}

std::int64_t bare_scan_of_all(const std::filesystem::path& log) {
    sqlite3* db = opened(log, SQLITE_OPEN_READONLY);
    std::int64_t sum = 0;
    for (const char* query : {"SELECT * FROM record WHERE log_id = 1 ORDER BY idx",
                              "SELECT * FROM hand WHERE log_id = 1 ORDER BY idx"})
        sum += read_all(db, query);
    sqlite3_close(db);
    return sum;
}

void bare_insert(const std::filesystem::path& file, const std::vector<std::string>& texts) {
    constexpr std::size_t in_a_transaction = 1000;
    sqlite3* db = opened(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    run(db, care_for_the_disk);
    run(db, texts_table);
    sqlite3_stmt* insert = prepared(db, "INSERT INTO record VALUES (1, ?, ?)");
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i % in_a_transaction == 0) run(db, "BEGIN IMMEDIATE");
        sqlite3_bind_int64(insert, 1, static_cast<sqlite3_int64>(i + 1));
        sqlite3_bind_text(insert, 2, texts[i].data(), static_cast<int>(texts[i].size()),
                          SQLITE_STATIC);
        must(sqlite3_step(insert) == SQLITE_DONE);
        sqlite3_reset(insert);
        if ((i + 1) % in_a_transaction == 0 || i + 1 == texts.size()) run(db, "COMMIT");
    }
    sqlite3_finalize(insert);
    sqlite3_close(db);
}

namespace {

void close(sqlite3* db, sqlite3_stmt* statement) {
    sqlite3_finalize(statement);
    sqlite3_close(db);
}

}  // namespace

struct BareRows::Table {
    struct FreeValue {
        void operator()(sqlite3_value* value) const { sqlite3_value_free(value); }
    };
    using Value = std::unique_ptr<sqlite3_value, FreeValue>;
    std::string name;
    std::size_t columns = 0;
    std::vector<Value> values;  // row after row
    [[nodiscard]] std::size_t rows() const { return values.size() / columns; }
};

BareRows::BareRows(const std::filesystem::path& log) {
    sqlite3* db = opened(log, SQLITE_OPEN_READONLY);
    // Triggers last, or they would object to the first rows of a log.
    sqlite3_stmt* parts = prepared(
        db,
        "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE "
        "'sqlite%' ORDER BY type = 'table' DESC, type = 'index' DESC, rowid");
    const auto text = [&](int i) {
        return std::string(static_cast<const char*>(sqlite3_column_blob(parts, i)),
                           static_cast<std::size_t>(sqlite3_column_bytes(parts, i)));
    };
    while (sqlite3_step(parts) == SQLITE_ROW) {
        if (text(0) != "trigger") schema_.push_back(text(2));
        if (text(0) == "table") tables_.push_back({text(1), 0, {}});
    }
    sqlite3_finalize(parts);
    for (Table& table : tables_) {
        sqlite3_stmt* rows = prepared(db, ("SELECT * FROM " + table.name).c_str());
        table.columns = static_cast<std::size_t>(sqlite3_column_count(rows));
        while (sqlite3_step(rows) == SQLITE_ROW) {
            for (std::size_t i = 0; i < table.columns; ++i)
                table.values.emplace_back(
                    sqlite3_value_dup(sqlite3_column_value(rows, static_cast<int>(i))));
        }
        sqlite3_finalize(rows);
    }
    sqlite3_close(db);
}

BareRows::~BareRows() = default;

void BareRows::insert_into(const std::filesystem::path& file, std::int64_t records) const {
    constexpr std::int64_t records_in_a_transaction = 1000;
    sqlite3* db = opened(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    run(db, care_for_the_disk);
    for (const std::string& part : schema_) run(db, part.c_str());
    std::vector<sqlite3_stmt*> inserts;
    for (const Table& table : tables_) {
        std::string marks = "?";
        for (std::size_t i = 1; i < table.columns; ++i) marks += ", ?";
        inserts.push_back(
            prepared(db, ("INSERT INTO " + table.name + " VALUES (" + marks + ")").c_str()));
    }
    const auto parts = static_cast<std::size_t>((records + records_in_a_transaction - 1) /
                                                records_in_a_transaction);
    for (std::size_t part = 0; part < parts; ++part) {
        run(db, "BEGIN IMMEDIATE");
        for (std::size_t t = 0; t < tables_.size(); ++t) {
            const Table& table = tables_[t];
            const std::size_t end = table.rows() * (part + 1) / parts * table.columns;
            for (std::size_t i = table.rows() * part / parts * table.columns; i < end; ++i) {
                const auto column = static_cast<int>(i % table.columns);
                sqlite3_bind_value(inserts[t], column + 1, table.values[i].get());
                if (column + 1 != static_cast<int>(table.columns)) continue;
                must(sqlite3_step(inserts[t]) == SQLITE_DONE);
                sqlite3_reset(inserts[t]);
            }
        }
        run(db, "COMMIT");
    }
    for (sqlite3_stmt* insert : inserts) sqlite3_finalize(insert);
    sqlite3_close(db);
}

BareLookUp::BareLookUp(const std::filesystem::path& log)
    : db_(opened(log, SQLITE_OPEN_READONLY)),
      text_(prepared(db_, "SELECT body FROM record WHERE log_id = 1 AND idx = ?")) {}

BareLookUp::~BareLookUp() { close(db_, text_); }

std::size_t BareLookUp::operator()(std::int64_t idx) {
    sqlite3_bind_int64(text_, 1, idx);
    must(sqlite3_step(text_) == SQLITE_ROW && sqlite3_column_text(text_, 0) != nullptr);
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(text_, 0));
    sqlite3_reset(text_);
    return size;
}

BareCommits::BareCommits(const std::filesystem::path& file, BareJournal journal)
    : db_(opened(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) {
    run(db_, care_for_the_disk);
    if (journal == BareJournal::Kept) run(db_, "PRAGMA journal_mode = PERSIST");
    run(db_, texts_table);
    insert_ = prepared(db_, "INSERT INTO record VALUES (1, ?, ?)");
}

BareCommits::~BareCommits() { close(db_, insert_); }

void BareCommits::commit(const std::string& text) {
    run(db_, "BEGIN IMMEDIATE");
    sqlite3_bind_int64(insert_, 1, next_++);
    sqlite3_bind_text(insert_, 2, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
    must(sqlite3_step(insert_) == SQLITE_DONE);
    sqlite3_reset(insert_);
    run(db_, "COMMIT");
}
