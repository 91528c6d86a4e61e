#pragma once
// How strong a trainee is at one game, as a number that moves with how hard the answered items are:
// Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022), where an item is an opponent
// and a local day is a rating period. It only informs: nothing is passed or refused by it.

#include <optional>
#include <span>

#include "training/given_answer.h"

namespace fairdeal {

struct Rating {
    double points = 1500;
    double deviation = 350;  // 95 in 100 lie within 1.96 of these
    double volatility = 0.06;
};

/// An item that was answered: how hard it is, and what the answer scores.
struct RatedItem {
    double points = 1500, deviation = 350;
    double score = 0;  // 0 wrong, 1/2 right after a hint, 1 right
};

/// The rating after a period in which these items were answered; after one without any it is only
/// less certain.
Rating after_period(const Rating& before, std::span<const RatedItem> items);

/// How hard an answered item is. An item that should take 20 seconds has 1500 points; each doubling
/// of that time (GivenAnswer::norm grows with wagers, cards and steps) adds 150. Its deviation is
/// 100 for an answer that was built, more the fewer choices there were to guess among, and 350
/// where nobody knows how long it should take.
RatedItem rated(const GivenAnswer& answer);

/// The rating at one game, by answers from the oldest to the latest, at the time `now`; `east` is
/// what to add to a time for the local day. Nothing: the game was never answered.
std::optional<Rating> rating_of(std::span<const GivenAnswer> answers, Game game, Millis now,
                                Millis east);

}  // namespace fairdeal
