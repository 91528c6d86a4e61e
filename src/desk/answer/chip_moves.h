#pragma once
// Chips moved by hand over the table, as the answer that they stand for: chips of the rack put to a
// wager are paid, a stake swept to the rack is taken, one handed to its player is returned, and
// what is paid can be cut, chip by chip. Undo takes back one move at a time.

#include "desk/answer/practice.h"

namespace fairdeal {

/// Whether chips can be taken up from there; never once it is marked.
bool can_carry(const Practice& practice, const ChipPlace& from);
/// What a move would say, "pay $25" with all that is paid by then; empty: nothing.
std::string move_in_words(const Practice& practice, const ChipMove& move);
/// Puts it into the row of the wager, which becomes the open one. A move without words changes
/// nothing.
void move_chips(Practice& practice, const ChipMove& move);

/// Whether something is paid at a row that a chip can be taken off.
bool can_cut(const Practice& practice, std::size_t row);
/// Takes the top chip, which is the smallest, off what is paid; the last one opens the row again.
void cut(Practice& practice, std::size_t row);
/// Puts chips to what is paid at a wager.
void pay_chips(Practice& practice, std::size_t row, Money chips);

/// The row of a wager in question; nothing: it is in none.
std::optional<std::size_t> row_of(const Practice& practice, Who who, Wager wager);
/// The wager that is paid in counted chips is this one.
bool pays_in_chips(const Practice& practice, Who who, Wager wager);
/// The row that counts chips of this value; of those that are paid the one of the smallest.
std::optional<std::size_t> row_of_chip(const Practice& practice, Money chip);
std::optional<std::size_t> row_of_top_chip(const Practice& practice);
/// What is paid at a row, as it is typed; in counted chips all that is counted.
Money paid_at(const Practice& practice, std::size_t row);

/// What lies on the felt by the answer so far.
std::vector<SaidChips> said_chips(const Practice& practice);

}  // namespace fairdeal
