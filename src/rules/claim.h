#pragma once
// What somebody says is due: a dealer's recorded settlement, or a trainee's answer. In the words of
// the notation's settlement lines.

#include <vector>

#include "record/table.h"

namespace fairdeal {

/// One settlement line as claimed.
struct ClaimedLine {
    Who who;
    Verb verb = Verb::Push;
    Wager wager = Wager::None;
    Money amount;  // of a Push: nothing is said
    int place = 0;
    int event = never;  // index of the event in its record; never for an answer
    int line = 0;       // of the record, 0 for an answer
};
using Claim = std::vector<ClaimedLine>;

/// The settlement events of a record, in order.
Claim claim_of(const HandRecord& record);

}  // namespace fairdeal
