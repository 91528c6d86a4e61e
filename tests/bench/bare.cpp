#include "bare.h"

#include <sqlite3.h>

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

void run(sqlite3* db, const char* sql) {
    must(sqlite3_exec(db, sql, nullptr, nullptr, nullptr) == SQLITE_OK);
}

}  // namespace

std::int64_t bare_scan(const std::filesystem::path& log) {
    sqlite3* db = opened(log, SQLITE_OPEN_READONLY);
    sqlite3_stmt* all = prepared(db, "SELECT idx, body FROM record WHERE log_id = 1 ORDER BY idx");
    std::int64_t bytes = 0;
    while (sqlite3_step(all) == SQLITE_ROW) {
        must(sqlite3_column_text(all, 1) != nullptr);
        bytes += sqlite3_column_bytes(all, 1);
    }
    sqlite3_finalize(all);
    sqlite3_close(db);
    return bytes;
}

void bare_insert(const std::filesystem::path& file, const std::vector<std::string>& texts) {
    constexpr std::size_t in_a_transaction = 1000;
    sqlite3* db = opened(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    run(db, "PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = EXTRA");
    run(db,
        "CREATE TABLE record (log_id INTEGER, idx INTEGER, body TEXT, PRIMARY KEY (log_id, idx)) "
        "STRICT, WITHOUT ROWID");
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
