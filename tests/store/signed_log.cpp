#include "store/signed_log.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdlib>

#include "store/folder.h"
#include "store/ledger_tools.h"

namespace fairdeal {

namespace {

void make_signed_log(const std::filesystem::path& file) {
    HandLog log = opened(file);
    import_text(log, night(280));
    BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
    for (int i = 0; i < 10; ++i)
        add(log, {EntryKind::CaseEvent,
                  7 * i + 1,
                  fmt::format("C-{}", i % 3),
                  "1182",
                  {},
                  fmt::format("step {}\n", i)});
    import_text(log, night(10, 281));
    BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
    BOOST_REQUIRE(log.cosign_checkpoint(witness_key(), {}, 1773522309).has_value());
    BOOST_REQUIRE(log.size() == signed_records);
}

}  // namespace

const std::string& signed_log() {
    static const std::string bytes = [] {
        const Folder folder;
        make_signed_log(folder.file("log.db"));
        return bytes_of(folder.file("log.db"));
    }();
    return bytes;
}

std::vector<std::string> tables_of(const Database& database) {
    std::vector<std::string> names;
    Statement tables(database,
                     "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('log', "
                     "'person') AND name NOT LIKE 'sqlite%' ORDER BY name");
    while (tables.step()) names.emplace_back(tables.text(0));
    return names;
}

std::string everything_in(const Database& database) {
    std::string text;
    for (const std::string& table : tables_of(database)) {
        std::string values;
        Statement columns(database, fmt::format("SELECT name FROM pragma_table_info('{}')", table));
        while (columns.step())
            values +=
                fmt::format("{}quote({})", values.empty() ? "" : " || '|' || ", columns.text(0));
        Statement rows(database, fmt::format("SELECT {} FROM {} NOT INDEXED", values, table));
        while (rows.step()) text += fmt::format("{} {}\n", table, rows.text(0));
    }
    return text;
}

std::string difference(const std::string& before, const std::string& after) {
    const auto at = std::mismatch(before.begin(), before.end(), after.begin(), after.end()).second;
    const auto place = static_cast<std::size_t>(at - after.begin());
    const auto begin = place == 0 ? 0 : after.rfind('\n', place - 1) + 1;
    return after.substr(begin, after.find('\n', place) - begin);
}

int wanted_changes() {
    const char* wanted = std::getenv("FAIRDEAL_DAMAGES");
    return wanted == nullptr ? 300 : std::atoi(wanted);
}

std::mt19937_64 dice_from_outside() {
    const char* seed = std::getenv("FAIRDEAL_SEED");
    return std::mt19937_64(seed == nullptr ? 7 : std::strtoull(seed, nullptr, 10));
}

}  // namespace fairdeal
