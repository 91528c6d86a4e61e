#pragma once
// Were the cards shuffled? Cards of a hand stay together in the rack, whoever is picked up first
// and whichever way it is turned. In a shoe that was not shuffled they come out side by side again;
// in a shuffled one two cards that follow each other were neighbours before by chance alone.

#include <algorithm>
#include <bitset>
#include <cstdint>
#include <optional>

#include "forensics/shoe_count.h"

namespace fairdeal {

/// Pairs of kinds of cards, of which it does not matter which lies first.
class Neighbours {
public:
    void add(std::size_t a, std::size_t b);
    [[nodiscard]] bool contains(std::size_t a, std::size_t b) const {
        return pairs_[place_of(a, b)];
    }
    /// The chance that two cards next to each other in a shuffled pack are one of the pairs.
    [[nodiscard]] double chance(int decks) const;
    [[nodiscard]] bool empty() const { return pairs_.none(); }
    void clear() { *this = {}; }

private:
    static constexpr std::size_t place_of(std::size_t a, std::size_t b) {
        return std::min(a, b) * card_kinds + std::max(a, b);
    }
    std::bitset<card_kinds * card_kinds> pairs_;
    int same_ = 0, different_ = 0;  // pairs of two of one kind, and of two kinds
};

/// New cards as the largest maker packs them: spades and diamonds from ace to king, clubs and
/// hearts from king to ace. Within a suit every maker's cards lie so, up or down.
const Neighbours& neighbours_in_new_deck();

/// How many cards that follow each other are of the pairs, of how many.
struct Repeats {
    std::int64_t matches = 0, of = 0;
    friend bool operator==(const Repeats&, const Repeats&) = default;
};
/// The chance of so many or more, each with this chance (0 < chance < 1).
double tail_of(const Repeats& repeats, double chance);

/// An alarm below this, after any round: of shuffled shoes one in 50,000.
constexpr double repeats_alarm = 1e-6;

/// Follows the cards of one shoe in the order in which they are dealt.
class DealtOrder {
public:
    /// A card that was not read breaks the order.
    void next(Card card, const Neighbours& before) {
        if (!card.is_known()) {
            last_.reset();
            return;
        }
        const std::size_t kind = kind_of(card);
        if (last_) {
            ++repeats_.of;
            repeats_.matches += before.contains(*last_, kind) ? 1 : 0;
        }
        last_ = kind;
    }
    [[nodiscard]] const Repeats& repeats() const { return repeats_; }

private:
    std::optional<std::size_t> last_;
    Repeats repeats_;
};

}  // namespace fairdeal
