#include "store/old_logs.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "log/schema.h"
#include "store/sqlite.h"

namespace fairdeal {

namespace {

std::vector<std::string> columns_of(const Database& database, const std::string& table) {
    std::vector<std::string> names;
    Statement columns(database, "SELECT name FROM pragma_table_info('" + table + "')");
    while (columns.step()) names.emplace_back(columns.text(0));
    return names;
}

std::vector<std::string> all_tables_of(const Database& database) {
    std::vector<std::string> names;
    Statement tables(database,
                     "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid");
    while (tables.step()) names.emplace_back(tables.text(0));
    return names;
}

/// Copies a table's rows, in the columns that both know.
void copy_rows(const Database& from, Database& to, const std::string& table) {
    const auto known = columns_of(from, table);
    if (known.empty()) return;  // a table that there is no more
    std::string names, values;
    for (const std::string& name : columns_of(to, table)) {
        if (std::find(known.begin(), known.end(), name) == known.end()) continue;
        names += (names.empty() ? "" : ", ") + name;
        values += (values.empty() ? "quote(" : " || ', ' || quote(") + name + ")";
    }
    to.run("DELETE FROM " + table);
    Statement rows(from, "SELECT " + values + " FROM " + table);
    while (rows.step())
        to.run(fmt::format("INSERT INTO {} ({}) VALUES ({})", table, names, rows.text(0)));
}

}  // namespace

std::string as_version(int version, const std::filesystem::path& log) {
    const Database now(log, Access::Read);
    Database then;
    then.run(
        fmt::format("PRAGMA application_id = {}; PRAGMA foreign_keys = OFF", log_application_id));
    migrate(then, sql_migrations().first(static_cast<std::size_t>(version)));
    // The row that a migration itself makes of the ledger's head cannot be taken away again.
    for (const std::string& table : all_tables_of(then)) {
        if (table == "log_head" || table == "log") continue;
        copy_rows(now, then, table);
    }
    if (version >= 2) {
        Statement head(now, "SELECT size, frontier FROM log_head");
        Statement move(then, "UPDATE log_head SET size = :size, frontier = :frontier");
        if (head.step())
            move.bind(":size", head.number(0)).bind_bytes(":frontier", head.bytes(1)).run();
    }
    return then.bytes();
}

}  // namespace fairdeal
