#pragma once
// Are cards missing since some shoe, of a pack whose start is not known? Shiryaev and Roberts: the
// sum of the likelihood ratios over every shoe in which the loss may have begun. In right packs
// its mean after s shoes is s, so the mean time until it reaches a is at least a shoes.

#include <cstdint>
#include <deque>

#include "forensics/pack/missing_cards.h"

namespace fairdeal {

class Restarts {
public:
    explicit Restarts(int decks) : decks_(decks) {}

    /// A shoe has ended. Only the last `longest` shoes are thought of as a start: that makes the
    /// sum smaller, so it keeps the promise above.
    void close(const ShoeCount& shoe);

    struct Evidence {
        double log_sum = 0;        // natural; minus infinity before any shoe
        double log_odds = 0;       // of x in "1 in x by chance, within the shoes so far" (Doob)
        int shoes_since = 0;       // the likeliest start: so many shoes ago, 1 is the last
        MissingSuspects suspects;  // of that start; only where they are asked for
    };
    [[nodiscard]] Evidence evidence() const;
    [[nodiscard]] Evidence with_suspects() const;

    static constexpr std::size_t longest = 40;

private:
    int decks_;
    std::deque<MissingCards> starts_;  // the newest last
    std::int64_t shoes_ = 0;
};

}  // namespace fairdeal
