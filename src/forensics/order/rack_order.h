#pragma once
// The discard rack card by card, where it is known in which order hands are collected (pickup.h):
// does the next shoe come out as the rack lay? A riffle leaves most cards beside the one they lay
// on; three of them still show, five do not.

#include <bitset>
#include <vector>

#include "forensics/order/side_by_side.h"

namespace fairdeal {

class RackOrder {
public:
    /// The next card on the rack. One that was not read breaks the order.
    void add(Card card);
    [[nodiscard]] bool empty() const { return cards_.empty(); }

    /// Of cards in the order in which they are dealt, those that follow the one they lay on; with
    /// `turned` those that follow the one that lay on them.
    [[nodiscard]] Repeats followers(const std::vector<Card>& dealt, bool turned) const;
    /// The chance that a card of a shuffled pack follows such a one.
    [[nodiscard]] double chance(int decks) const;
    /// Cards in a row that come out as they lay, or from the last to the first: the most of them.
    [[nodiscard]] int longest_run(const std::vector<Card>& dealt) const;

private:
    std::vector<Card> cards_;
    std::bitset<card_kinds * card_kinds> pairs_;  // a kind, and the kind that lay on it
};

/// So many cards in a row come out of a shuffled shoe as they lay once in some million shoes.
constexpr int telling_run = 7;

/// Below this, looked at once a shoe: about once in a year of a table.
constexpr double poor_shuffle_alarm = 1e-4;

/// The way of the two in which more cards follow, and the chance of so many either way.
struct ShuffleLook {
    Repeats followers;
    double expected = 0, chance = 1;
};
ShuffleLook look_at_shuffle(const RackOrder& rack, const std::vector<Card>& dealt, int decks);

}  // namespace fairdeal
