#pragma once
// Hands that were dealt by somebody who might not deal then and there.

#include <functional>
#include <span>

#include "duty/decision.h"
#include "log/hand_log.h"

namespace fairdeal {

/// A hand whose dealer might not deal it by themselves. Its table card and its sign are those of
/// its record.
struct DutyFinding {
    std::int64_t hand = 0;  // its number in the log
    std::string id;         // likewise its id; empty: it has none
    std::string lacks;      // "dealer", "table" or "at": the record does not say; empty: it does
    std::optional<Decision> decision;  // none where something is lacking
};

/// A hand in which a card was lost, damaged or foreign (IRR-17): its table's pack is to be counted
/// since then.
struct PackEvent {
    std::string table, hand;  // its id in the log; of a hand without one its number, "#12"
    UtcTime at;               // a second after the hand's own time
};

struct DutyAudit {
    std::int64_t hands = 0, findings = 0;
    std::int64_t unreadable = 0;  // records that cannot be read any more
    /// In the log's order. A record without a table or a time is left out: no pack follows from it,
    /// and it is a finding.
    std::vector<PackEvent> packs;
};

/// The facts that follow and are not on record yet, among all that were ever entered: the table's
/// pack, to be counted since the hand. Tables that are not known are left out.
std::vector<Fact> pack_facts_of(const std::vector<PackEvent>& events, std::span<const Fact> all);

/// Every hand of a log, in its order; `use` is told of each finding. What is not known is a
/// finding: a record that does not name dealer, table or time cannot show that they might deal.
/// Where `progress` calls it off, what was found so far.
DutyAudit audit_duty(const HandLog& log, DutyOffice& office,
                     const std::function<void(const DutyFinding&)>& use,
                     const Progress& progress = {});

}  // namespace fairdeal
