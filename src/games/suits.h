#pragma once
// Where the suit of a card can matter: only to Pair Up, in the first two cards of its player and of
// the dealer (BRK-PU-1). Anywhere else a rank says all.

#include <vector>

#include "record/record.h"

namespace fairdeal {

class SuitsInPlay {
public:
    explicit SuitsInPlay(const HandRecord& record);

    /// Whatever the ranks are, can the suit of this card (of this event) change a ruling?
    [[nodiscard]] bool can_matter(std::size_t event, std::size_t card) const;

    /// The same for the ranks that the record holds: a suit matters only beside a card that pairs.
    [[nodiscard]] bool matters(const HandRecord& record, std::size_t event, std::size_t card) const;

private:
    struct CardAt {
        std::size_t event = 0, card = 0;
        friend bool operator==(const CardAt&, const CardAt&) = default;
    };
    /// The first two cards of one starting hand, as far as they are dealt.
    using StartingHand = std::vector<CardAt>;
    static StartingHand starting_hand(const HandRecord& record, int seat);
    std::vector<StartingHand> hands_;
};

}  // namespace fairdeal
