#pragma once
// The look at a pack when it is retired. Being right at every moment costs power where little of a
// shoe is seen; one look at the end needs less evidence. How much is enough hangs on the decks and
// on how much was seen of each shoe, so right packs are dealt by chance in such shoes and looked
// at in the same way.

#include <cstdint>
#include <optional>
#include <vector>

#include "forensics/pack/missing_cards.h"

namespace fairdeal {

/// Two looks share one false alarm in 365 packs: the running one and that at the end.
constexpr double packs_per_false_alarm = 365;
constexpr double packs_per_door = 2 * packs_per_false_alarm;

/// However seldom right packs come so far, a smaller likelihood ratio is no evidence.
constexpr double least_evidence = 10;

/// What is seen of each shoe of a pack, in cards.
using ShoeSizes = std::vector<int>;

/// Shoes of `cards_a_round`, dealt until `unseen` or a few more cards are left, so many rounds.
ShoeSizes even_shoes(int decks, int cards_a_round, int unseen, int rounds);

/// The natural logarithm of the likelihood ratio that one in packs_per_door right packs exceeds at
/// its end, of so many that are dealt by this seed; of least_evidence at least.
double log_cut_off(int decks, const ShoeSizes& shoes, int packs, std::uint64_t seed);

/// The chance of a right pack to end with a likelihood ratio as high as this, counted over right
/// packs that are dealt by the seed: 1/packs_per_door or less, or nothing if it is more or the
/// ratio is below least_evidence.
std::optional<double> chance_at_end(int decks, const ShoeSizes& shoes, double log_ratio,
                                    std::uint64_t seed);

}  // namespace fairdeal
