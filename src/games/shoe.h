#pragma once
// The shoe a hand is dealt from, and a record that shows more of a card than it holds.

#include "rules/misreading.h"
#include "rules/ruling.h"

namespace fairdeal {

/// What one look at the cards of a record shows.
struct CardsShown {
    bool any_unknown = false;  // a rank or suit cannot be read, or lies face down unread
    /// How often each known card was dealt, up to seven times: a bit for each card in the ones, the
    /// twos and the fours of its number; `more`: it was dealt more often.
    std::uint64_t ones = 0, twos = 0, fours = 0, more = 0;
    /// One of them more often than so many decks hold it. Of more than seven decks it may say yes
    /// where the answer is no.
    [[nodiscard]] bool may_exceed(int decks) const;
};
CardsShown cards_shown(const HandRecord& record);

/// Adds a breach on every line that shows one card more than the shoe holds: a rank and suit more
/// often than there are decks. A turned-up card that was known face down is no card of its own;
/// cards that cannot be read are not counted.
void report_cards_beyond_shoe(const HandRecord& record, const Misreading* misread, Ruling& ruling);

}  // namespace fairdeal
