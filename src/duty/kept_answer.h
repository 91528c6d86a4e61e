#pragma once
// An answer as the file keeps it: the text of an entry (EntryKind::DutyAnswer) under the dealer's
// id, by who asked, at the time of the machine's clock. It is English in every language.
//
//     no
//     row licence-lapsed
//     table B7
//     about 2026-11-01T18:00:00Z
//     reason the licence of 4471 has ended: 2026-10-31
//     facts 12 31
//     hash 6f1c...
//
// With a yes that ends: "until TIME". The facts used stand there by their numbers, and one hash
// over the hashes of their records, so that an answer names exactly what it was given by.

#include "duty/decision.h"

namespace fairdeal {

/// Over the hashes of facts, in their order.
Hash hash_of_facts(const std::vector<Hash>& facts);

struct KeptAnswer {
    std::string dealer, table;
    UtcTime about;
    DutyAnswer answer = DutyAnswer::No;
    std::string row, reason;
    std::optional<UtcTime> until;
    std::vector<std::int64_t> facts;  // their numbers
    Hash hash{};                      // hash_of_facts; of none, all zero
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
