#pragma once
// A question's key for people: what a list of changed answers and a result say was due.

#include <string>

#include "questions/grade.h"

namespace fairdeal {

/// "Draw a card, or Turn the hole card", "Not allowed", "Seat 1 · Dealer hand: pay $37.50; Tip:
/// $5". Of a settlement each wager in its order; "Nothing" where nothing is due.
std::string key_in_words(const Key& key, const Scenario& scenario);

}  // namespace fairdeal
