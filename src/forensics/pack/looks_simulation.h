#pragma once
// How much the two looks at a pack find, and how often they err: packs are dealt by chance and
// looked at as a watch does it.

#include "forensics/pack/end_look.h"

namespace fairdeal {

struct DealtPacks {
    int decks = 8, cards_a_round = 16;
    int unseen = 78;   // of each shoe, or a few more
    int rounds = 438;  // of each pack
    int missing = 0;   // cards, by chance
    int packs = 1000;
    std::uint64_t seed = 1;
};

struct LooksAtPacks {
    int running = 0;  // packs found while they were in use
    int at_end = 0;   // packs found by one look when they were retired
    int either = 0;
    std::vector<int> by_rounds;  // of each pack found while in use the round, ascending
    /// The round by which this share of all packs was found; nothing if fewer were.
    [[nodiscard]] std::optional<int> round_of(double share, int packs) const;
};

/// Looked at after every round for `log_running`, and once at the end for more than `log_at_end`.
LooksAtPacks look_at_packs(const DealtPacks& dealt, double log_running, double log_at_end);

}  // namespace fairdeal
