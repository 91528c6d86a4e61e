// A log or a school as SQL that can be read, kept and made a file of again:
//
//     golden-sql dump FILE.db > FILE.sql
//     golden-sql load FILE.db < FILE.sql

#include <fmt/format.h>

#include <fstream>
#include <iostream>
#include <iterator>

#include "store/sqlite.h"

using namespace fairdeal;

namespace {

/// A row of a table as an INSERT's values.
std::string values_of(const Database& database, const std::string& table) {
    std::string values;
    Statement columns(database, "SELECT name FROM pragma_table_info('" + table + "')");
    while (columns.step())
        values += fmt::format("{}quote({})", values.empty() ? "" : " || ',' || ", columns.text(0));
    return values;
}

void dump(const std::filesystem::path& file) {
    const Database database(file, Access::Read);
    for (const char* pragma : {"application_id", "user_version"})
        fmt::print("PRAGMA {} = {};\n", pragma, database.number(std::string("PRAGMA ") + pragma));
    Statement tables(database,
                     "SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY rowid");
    while (tables.step()) {
        const std::string table(tables.text(0));
        fmt::print("{};\n", tables.text(1));
        Statement rows(database,
                       "SELECT " + values_of(database, table) + " FROM \"" + table + "\"");
        while (rows.step()) fmt::print("INSERT INTO \"{}\" VALUES ({});\n", table, rows.text(0));
    }
    // Triggers come last: they forbid what the rows above do.
    Statement others(database,
                     "SELECT sql FROM sqlite_schema WHERE type <> 'table' AND sql IS NOT NULL "
                     "ORDER BY rowid");
    while (others.step()) fmt::print("{};\n", others.text(0));
}

void load(const std::filesystem::path& file) {
    Database database;
    database.run("PRAGMA foreign_keys = OFF");
    database.run(std::string(std::istreambuf_iterator<char>(std::cin), {}));
    std::ofstream(file, std::ios::binary) << database.bytes();
}

}  // namespace

int main(int count, char** words) {
    const std::string what = count == 3 ? words[1] : "";
    if (what == "dump")
        dump(words[2]);
    else if (what == "load")
        load(words[2]);
    else
        return 2;
    return 0;
}
