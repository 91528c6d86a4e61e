#pragma once
// How far an audit is: what audit.cpp works on and resume.cpp keeps.

#include <map>

#include "audit/audit.h"

namespace fairdeal {

struct Audit::State {
    State(std::shared_ptr<AuditedLog> records, std::vector<Misreading> known, AuditOptions asked)
        : log(std::move(records)),
          misreadings(std::move(known)),
          options(std::move(asked)),
          tally(misreadings, options.shifts) {
        if (!options.filter.dealer.empty()) beside.emplace(misreadings, options.shifts);
    }
    /// Of all that a dealer is compared with.
    [[nodiscard]] const Tally& compared() const { return beside ? *beside : tally; }

    /// A hand that `league` has followed: a table is what its hands since the last opening make it.
    void remember(std::int64_t idx, const Header& header) {
        auto& hands = league_hands[header.identity.table];
        if (header.facts.hand == 1) hands.clear();
        hands.push_back(idx);
    }

    std::shared_ptr<AuditedLog> log;
    std::vector<Misreading> misreadings;
    AuditOptions options;
    Tally tally;
    std::optional<Tally> beside;  // where one dealer is asked for: the same hands of everybody
    LeagueTables league;
    std::map<std::string, std::vector<std::int64_t>> league_hands;
    std::int64_t breaks = 0;
    std::optional<std::int64_t> size;         // of the log at the first call
    std::int64_t done = 0;                    // the first so many records
    bool broken = false;                      // a call ended in trouble
    std::vector<std::int64_t> without_order;  // of the log, as of hands_without_order()
};

}  // namespace fairdeal
