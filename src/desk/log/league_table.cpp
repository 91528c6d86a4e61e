#include "desk/log/league_table.h"

#include <algorithm>

#include "record/irregular/as_played.h"

namespace fairdeal {

namespace {

constexpr int most_hands = 200;  // of one table; it has ended long before

bool opens_the_table(const HandRecord& record) { return record.header.facts.hand == 1; }

/// The table's hands before hand `idx`, oldest first, from its last first hand on. One that cannot
/// be read is passed over: it is named where the log is checked.
std::vector<HandRecord> hands_before(const HandLog& log, std::int64_t idx,
                                     const std::string& table) {
    HandFilter filter;
    filter.game = Game::League;
    filter.table = table;
    std::vector<HandRecord> hands;
    for (const HandRow& row : log.hands_before(filter, idx, most_hands)) {
        if (row.identity.table != table) continue;
        const auto stored = log.record_of("#" + std::to_string(row.idx));
        if (!stored) continue;
        auto record = read_as_played(stored->text);
        if (!record) continue;
        hands.push_back(std::move(*record));
        if (opens_the_table(hands.back())) break;
    }
    std::reverse(hands.begin(), hands.end());
    return hands;
}

}  // namespace

std::vector<SequenceBreak> breaks_at(const HandLog& log, std::int64_t idx,
                                     const HandRecord& record) {
    if (!LeagueTables::is_of_a_table(record) || opens_the_table(record)) return {};
    LeagueTables tables;
    for (const HandRecord& before : hands_before(log, idx, record.header.identity.table))
        tables.follow(before, rule(before));
    return tables.follow(record, rule(record));
}

}  // namespace fairdeal
