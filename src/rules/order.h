#pragma once
// The order of a claim's lines, compared with the order that the clauses fix: a partial one. Used
// by judge() (verdict.h).

#include "rules/verdict.h"

namespace fairdeal {

/// Two lines of a ruling, by index, that a claim has the wrong way round.
struct BrokenPair {
    std::size_t first = 0, then = 0;
    ClauseId clause;  // that puts `first` before `then`
};

/// The earliest line of the claim that stands before one which must come first, and of those the
/// one that is due first. Of a short bank the pays are looked at before all else: their order moves
/// money. Lines that the ruling does not hold are passed over.
std::optional<BrokenPair> first_broken_pair(const Claim& claim, const Ruling& ruling);

/// Pays a short bank out in the claim's order, every wager its whole due as long as the bank
/// reaches, and then what is left in the right order. Who gets less than the ruling gives them, in
/// the ruling's order.
std::vector<WentShort> who_went_short(const Claim& claim, const Ruling& ruling);

}  // namespace fairdeal
