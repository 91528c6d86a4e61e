#pragma once
// Hands with cards that a camera could not read. Such a hand is ruled for every card it can be that
// the shoe still allows; what is the same in all of them is ruled, the rest is undecided.

#include "games/all_games.h"

namespace fairdeal {

/// More unreadable cards than this are not worked through: every wager is then undecided.
constexpr std::size_t most_unreadable = 3;

/// Rules the record, unreadable cards or none. A dealer's hole card that nobody has turned up yet
/// is no unreadable card: it is simply not known.
void rule_unreadable(const GameRules& rules, const HandRecord& record, const RulingOptions& options,
                     Ruling& ruling);

}  // namespace fairdeal
