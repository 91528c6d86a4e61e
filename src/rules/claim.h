#pragma once
// What somebody says is due: a dealer's recorded settlement, or a trainee's answer. In the words of
// the notation's settlement lines.

#include <string>
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
    int event = no_event;    // index of the event in its record; no_event for an answer
    int line = 0;            // of the record, 0 for an answer
    bool corrected = false;  // what was done at first and its corrections in one
};
using Claim = std::vector<ClaimedLine>;

/// The line as the notation writes it: "1 pay dealer 25".
std::string to_text(const ClaimedLine& line);
/// What a settlement event of a record claims, the `index`-th of its events; never: of an answer.
ClaimedLine claimed_by(const Event& event, int index);

/// The settlement events of a record, in order. What was corrected later (IRR-20) is netted against
/// what was first done.
Claim claim_of(const HandRecord& record);

}  // namespace fairdeal
