#pragma once
// What one record shows of the shoe it was dealt from: its cards in the order in which they left
// the shoe, and which lay side by side in a hand. The cards as they really were, where a scanner
// was put right; a card that the table cannot tell is one that was not seen.

#include <utility>
#include <vector>

#include "forensics/shoe_count.h"
#include "record/table.h"

namespace fairdeal {

struct ShownHand {
    std::vector<Card> dealt;  // in the order of the shoe, burned and boxed cards among them; before
                              // the discards were shuffled back in, if they were
    std::vector<std::pair<std::size_t, std::size_t>> side_by_side;  // kinds, as they lay in a hand
    bool shuffled = false;  // the discards were shuffled back in: what follows is another shoe
    std::vector<Card> collected{};  // as they went into the rack (order/pickup.h); empty: not known
};

/// The problems where a card is moved or put right that nobody had.
Result<ShownHand> shown_by(const HandRecord& record);
/// The same into a hand whose memory is used again; with problems it is of no use. `end` is the
/// table after all events of the record.
Problems shown_into(const HandRecord& record, const TableState& end, ShownHand& shown);

}  // namespace fairdeal
