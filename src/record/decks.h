#pragma once
// The shoe that a hand is dealt from, as its header says it.

#include "record/header.h"

namespace fairdeal {

constexpr int cards_in_deck = 52;
constexpr int decks_of_midnight = 8;  // MID-SHOE-1

/// The decks in force: the game's own number, or the house's (option `decks`).
inline int decks_of(const Header& header) {
    return header.game() == Game::Midnight ? decks_of_midnight : header.card.number(Option::Decks);
}

}  // namespace fairdeal
