#pragma once
// A deal that went wrong in words: lines that only notation version 2 has, what is done about it,
// and what a house may order.

#include <string>

#include "record/record.h"
#include "record/unit.h"

namespace fairdeal {

/// "The dealer draws 6♣ by mistake", "The floor orders: the card is burned (IRR-3)".
std::string event_in_words(const FloorEvent& event, Unit unit);

/// "May seat 2 take the card that was drawn?"; of an order "The floor orders: ... Is that
/// allowed?".
std::string may_in_words(const FloorEvent& event, Unit unit);

/// An act, or a whole line, of such a hand: "shoe burn" is "Burn the card". The text must be one
/// (read_floor_act); another stands as it is.
std::string floor_act_in_words(const std::string& act, Game game);

/// What went wrong by a clause of the chapter IRR that no line of a record shows: "The player whose
/// turn it is does not act." Of other clauses empty.
std::string mishap_in_words(std::string_view clause);

/// What a house says by a value of one of its remedies: "The card is burned". A value that nobody
/// has put into words stands as it is.
std::string remedy_in_words(std::string_view clause, std::string_view value);

}  // namespace fairdeal
