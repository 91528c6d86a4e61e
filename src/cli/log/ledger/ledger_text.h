#pragma once
// What `fairdeal ledger` prints, for people and for machines.

#include "log/hand_log.h"

namespace fairdeal {

struct LedgerHead {
    TreeHead head;
    std::vector<PublicKey> keys;
    std::optional<std::int64_t> checkpoint;  // records under the newest
};

std::string text_of(const LedgerHead& head);
std::string json_of(const LedgerHead& head);

/// One line for each damage, then what was read.
std::string text_of(const CheckReport& report);
std::string json_of(const CheckReport& report);

}  // namespace fairdeal
