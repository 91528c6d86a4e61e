#pragma once
// What goes wrong in a round that is dealt right: its record told otherwise.

#include <string_view>

#include "dealing/dice.h"
#include "record/record.h"

namespace fairdeal {

/// The dealer misses their own first card; then the second cards of all seats are moved back a
/// place, the first one to the dealer. The cards come to lie as the shoe would have laid them.
/// Fault: the first cards are not a line a hand.
HandRecord with_moved_cards(const HandRecord& round);

/// The dealer deals to themself first, and a card is drawn and put back, which is then the next
/// one. Nothing: no card is drawn after the first deal.
std::optional<HandRecord> with_card_put_back(const HandRecord& round);

/// The floor learns after the round that a card of the pack is missing, or one too many.
HandRecord with_bad_card(const HandRecord& round);

/// A stake that was taken is handed back by the floor's order, as if it had been taken wrongly.
/// Nothing: no seat lost this amount and no more.
std::optional<HandRecord> with_refund(const HandRecord& round, Money stake);

/// Every push of the seat's hand becomes a pay of this chance in a hundred.
void overpay(HandRecord& round, int seat, Money amount, unsigned chance, Dice& dice);

/// Now and then (`chance` in a thousand losers) a loser of another seat is paid.
void err(HandRecord& round, int but_for, unsigned chance, Dice& dice);

}  // namespace fairdeal
