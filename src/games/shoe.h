#pragma once
// The shoe a hand is dealt from: how many decks it holds, and a record that shows more of a card
// than there are.

#include "rules/misreading.h"
#include "rules/ruling.h"

namespace fairdeal {

/// The decks in force: the game's own number, or the house's (option `decks`).
int decks_of(const Header& header);

/// Adds a breach on every line that shows one card more than the shoe holds: a rank and suit more
/// often than there are decks. A turned-up card that was known face down is no card of its own;
/// cards that cannot be read are not counted.
void report_cards_beyond_shoe(const HandRecord& record, const Misreading* misread, Ruling& ruling);

}  // namespace fairdeal
