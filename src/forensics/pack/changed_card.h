#pragma once
// Is one card of a pack another one? Two likelihood ratios against a right pack: one copy too many
// of some card, and one card in place of another (a queen of diamonds out, a jack in). Each has
// mean 1 in a right pack whenever one looks, as MissingCards has.

#include <vector>

#include "forensics/shoe_count.h"

namespace fairdeal {

class ChangedCard {
public:
    /// Of a pack of so many decks, 1 to 99.
    explicit ChangedCard(int decks);

    /// A shoe has ended. No kind is counted more often than there are decks: one that was shown
    /// more often needs no likelihood.
    void close(const ShoeCount& shoe);

    struct Extra {
        double log_ratio = 0;  // natural, all kinds alike before any card was seen
        std::size_t kind = 0;  // the likeliest
    };
    [[nodiscard]] Extra extra(const ShoeCount& running = {}) const;

    struct Swap {
        double log_ratio = 0;             // natural, all pairs of two kinds alike
        std::size_t out = 0, in_for = 0;  // the likeliest: the kind that is short, the other one
    };
    [[nodiscard]] Swap swap(const ShoeCount& running = {}) const;

    /// Over the closed shoes extra() and swap() are no larger than this, which is quickly found.
    [[nodiscard]] double extra_at_most() const;
    [[nodiscard]] double swap_at_most() const;

    /// Of a kind that is known to have a copy too many: is it in place of another card?
    struct InPlaceOf {
        double log_ratio = 0;  // natural, against a pack with one card more
        std::size_t out = 0;   // the likeliest kind that is short
        double chance = 0;     // that it is this one, if any
    };
    [[nodiscard]] InPlaceOf in_place_of(std::size_t kind) const;

private:
    struct Logs {
        std::array<double, card_kinds> one_short{}, one_more{};
        double one_card_more = 0;  // the shoe holds N + 1
    };
    [[nodiscard]] Logs with(const ShoeCount& running) const;

    int decks_;
    std::vector<double> one_short_, one_more_;  // what a shoe adds, by the copies seen of a kind
    Logs closed_;
};

}  // namespace fairdeal
