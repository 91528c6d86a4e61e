#include "store/ledger_tools.h"

#include <fmt/format.h>
#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "store/folder.h"
#include "store/sql.h"
#include "support/times.h"

namespace fairdeal {

const SigningKey& log_key() {
    static const SigningKey key("casino.example/pit-1/hands", KeyUse::Log, std::string(32, 'k'));
    return key;
}

const SigningKey& witness_key() {
    static const SigningKey key("surveillance.example/w1", KeyUse::Witness, std::string(32, 'w'));
    return key;
}

std::int64_t add(HandLog& log, const Entry& entry) {
    HandLog::Batch batch(log);
    const auto idx = batch.add(entry);
    BOOST_REQUIRE_MESSAGE(idx.has_value(), why(idx));
    batch.commit();
    return *idx;
}

Entry note_about(std::int64_t idx) {
    return {EntryKind::Note,
            idx,
            "",
            "1182",
            "2026-03-15T02:00:00Z"_utc,
            "The guest says they doubled.\n"};
}

std::string around_triggers(const std::string& table, const std::string& sql) {
    // The triggers are made by the second migration.
    const std::string_view all = sql_migrations()[1].text;
    std::string drop, make;
    for (std::size_t at = 0; (at = all.find("CREATE TRIGGER ", at)) != std::string_view::npos;
         ++at) {
        const std::string_view text = all.substr(at, all.find("END;", at) + 4 - at);
        if (text.find(" ON " + table + "\n") == std::string_view::npos) continue;
        const std::string name(text.substr(15, text.find(' ', 15) - 15));
        drop += "DROP TRIGGER " + name + ";";
        make += std::string(text) + "\n";
    }
    return "PRAGMA foreign_keys = OFF;" + drop + sql + ";" + make;
}

std::string told(const CheckReport& report) {
    std::string text;
    for (const Damage& damage : report.damages)
        text += fmt::format("#{} {}: {}\n", damage.idx, damage.id, damage.what);
    return text;
}

bool names(const CheckReport& report, std::int64_t idx) {
    return std::any_of(report.damages.begin(), report.damages.end(),
                       [&](const Damage& damage) { return damage.idx == idx; });
}

}  // namespace fairdeal
