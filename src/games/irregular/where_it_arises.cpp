// In which game a clause of the chapter has a say.

#include <algorithm>
#include <span>

#include "games/irregular/clauses.h"
#include "games/irregular/irregular.h"

namespace fairdeal {

namespace {

using namespace irr;

/// Its own clauses let nobody play without a blind, and the dealer sees both dealer cards.
constexpr std::array not_in_extreme{empty_box, extra_hand, hole_seen};
/// Who is away is played for by IBL-DIS-1 to IBL-DIS-5.
constexpr std::array not_in_league{no_decision};
/// It is played on a screen: no hand touches a card, and there is no hole card.
constexpr std::array only_in_midnight{misscan, no_decision, machine, void_round};

bool holds(std::span<const ClauseId> clauses, std::string_view clause) {
    return std::any_of(clauses.begin(), clauses.end(),
                       [&](ClauseId one) { return one.id == clause; });
}

}  // namespace

bool arises_in(Game game, std::string_view clause) {
    switch (game) {
        case Game::Breakout: return true;
        case Game::Extreme: return !holds(not_in_extreme, clause);
        case Game::League: return !holds(not_in_league, clause);
        case Game::Midnight: return holds(only_in_midnight, clause);
    }
    throw Fault("invalid game");
}

std::string_view clause_followed(std::string_view clause) {
    return clause == surplus_card.id ? loose_seen.id : clause;
}

}  // namespace fairdeal
