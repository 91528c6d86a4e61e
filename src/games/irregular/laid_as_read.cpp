// A hand as it lies for a reader who forgets what a refusal or a scanner's error means.

#include <algorithm>

#include "games/irregular/clauses.h"
#include "games/irregular/irregular.h"
#include "record/irregular/as_played.h"

namespace fairdeal {

namespace {

/// The scanner is believed.
void forget_misreads(HandRecord& record) {
    std::erase_if(record.floor,
                  [](const FloorEvent& event) { return event.verb == FloorVerb::Misread; });
}

/// A hand that has refused a card does not stand.
void forget_refusals(HandRecord& laid) {
    for (const FloorEvent& refusal : laid.floor) {
        if (refusal.verb != FloorVerb::Refuse) continue;
        const auto stands =
            std::find_if(laid.events.begin(), laid.events.end(),
                         [&](const Event& event) { return event.line == refusal.line; });
        if (stands == laid.events.end()) continue;
        const auto place = static_cast<std::size_t>(stands - laid.events.begin());
        laid.events.erase(stands);
        for (FloorEvent& other : laid.floor) {
            if (other.before > place) --other.before;
        }
    }
}

}  // namespace

HandRecord laid_as_read(HandRecord record, const Misreading* misread) {
    const bool forgets = misread != nullptr && misread->change.ignored && !record.laid;
    if (forgets && misread->clause == irr::misscan.id) {
        HandRecord believed = record;
        forget_misreads(believed);
        auto laid = as_played(std::move(believed));
        // A later line may be about the card as it really is.
        if (laid && impossible_events(*laid).empty()) return *std::move(laid);
    }
    HandRecord laid = must_lie_as_played(std::move(record));
    if (forgets && misread->clause == irr::who_refuses.id) forget_refusals(laid);
    return laid;
}

}  // namespace fairdeal
