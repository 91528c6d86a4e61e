#pragma once
// What falls due: refreshers, licences, certificates and lists that end within some days, or have
// ended and have not been renewed.

#include "duty/facts/facts.h"

namespace fairdeal {

struct DueItem {
    const Fact* fact = nullptr;
    std::string who;   // a dealer's id, or the name of an office's key
    std::string what;  // "problem-gambling", "pennsylvania dealer", "breakout"; of a list empty
    UtcTime due;
    std::int64_t days = 0;  // whole days from the moment asked; negative: past
};

/// By their day, then by who. Of several of the same kind, person and subject only the last counts,
/// so that what was renewed is left out.
std::vector<DueItem> due_within(const Facts& facts, const UtcTime& at, int days);

}  // namespace fairdeal
