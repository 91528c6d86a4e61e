#pragma once
// Random league hands: chips that are often level, bets in turn, and now and then a player who
// walks away from the table or comes back to it.

#include "basic/walk.h"

namespace second::league {

/// A whole legal hand under random options, dealt by asking `settle` what comes next.
basic::HandRecord random_hand(basic::Chance& chance, const basic::Settle& settle);

/// The hands of a table, from the first until it ends, the chips and used secret bets carried over.
std::vector<basic::HandRecord> random_table(basic::Chance& chance, const basic::Settle& settle);

}  // namespace second::league
