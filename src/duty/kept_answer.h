#pragma once
// An answer as the file keeps it: the text of an entry (EntryKind::DutyAnswer) under the dealer's
// id, by who asked, at the time of the machine's clock. It is English in every language.
//
//     no
//     row licence-lapsed
//     table B7
//     about 2026-11-01T18:00:00Z
//     reason the licence of 4471 has ended: 2026-10-31
//     fact 12 6f1c...
//
// With a yes that ends: "until TIME". A line "fact" for each fact used, with the hash of its
// record, so that an answer names exactly what it was given by.

#include "duty/decision.h"

namespace fairdeal {

struct UsedFact {
    std::int64_t number = 0;
    Hash hash{};  // leaf_hash of the record's text
    friend bool operator==(const UsedFact&, const UsedFact&) = default;
};

struct KeptAnswer {
    std::string dealer, table;
    UtcTime about;
    DutyAnswer answer = DutyAnswer::No;
    std::string row, reason;
    std::optional<UtcTime> until;
    std::vector<UsedFact> facts;
    // Of the entry.
    std::int64_t number = 0;
    std::string by;
    UtcTime at;
    friend bool operator==(const KeptAnswer&, const KeptAnswer&) = default;
};

KeptAnswer kept_answer_of(const Decision& decision, const std::string& by, const UtcTime& at);
Entry entry_of(const KeptAnswer& answer);
/// Reads strictly: what it takes, entry_of() gives back.
Result<KeptAnswer> kept_answer_from(const Entry& entry, std::int64_t number);

}  // namespace fairdeal
