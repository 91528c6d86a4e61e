#include "forensics/pack/end_look.h"

#include <algorithm>
#include <cmath>

#include "base/problem.h"
#include "forensics/pack/dealt_pack.h"

namespace fairdeal {

namespace {

double log_ratio_at_end(DealtPack& pack, int decks, const ShoeSizes& shoes, Dice& dice) {
    MissingCards missing(decks);
    for (const int seen : shoes) missing.close(pack.deal(seen, dice));
    return missing.log_ratio();
}

}  // namespace

ShoeSizes even_shoes(int decks, int cards_a_round, int unseen, int rounds) {
    // One card is burned first.
    const int rounds_a_shoe = (cards_in(decks) - unseen - 1) / cards_a_round;
    if (rounds_a_shoe < 1) throw Fault("a shoe without a round");
    ShoeSizes shoes;
    for (; rounds > 0; rounds -= rounds_a_shoe)
        shoes.push_back(std::min(rounds, rounds_a_shoe) * cards_a_round);
    return shoes;
}

double log_cut_off(int decks, const ShoeSizes& shoes, int packs, std::uint64_t seed) {
    Dice dice(seed);
    DealtPack pack(decks);
    std::vector<double> logs;
    for (int i = 0; i < packs; ++i) logs.push_back(log_ratio_at_end(pack, decks, shoes, dice));
    const auto above = static_cast<std::ptrdiff_t>(packs / packs_per_door);
    if (above < 1) throw Fault("too few packs to find a cut-off");
    std::nth_element(logs.begin(), logs.end() - above, logs.end());
    return std::max(*(logs.end() - above), std::log(least_evidence));
}

std::optional<double> chance_at_end(int decks, const ShoeSizes& shoes, double log_ratio,
                                    std::uint64_t seed) {
    // The pack itself counts as one of them, or the chance would be told too small.
    constexpr int in_all = 20 * static_cast<int>(packs_per_door);
    constexpr int most_as_high = 20;
    if (log_ratio < std::log(least_evidence)) return std::nullopt;
    Dice dice(seed);
    DealtPack pack(decks);
    int as_high = 1;
    for (int i = 1; i < in_all && as_high <= most_as_high; ++i)
        as_high += log_ratio_at_end(pack, decks, shoes, dice) >= log_ratio ? 1 : 0;
    if (as_high > most_as_high) return std::nullopt;
    return static_cast<double>(as_high) / in_all;
}

}  // namespace fairdeal
