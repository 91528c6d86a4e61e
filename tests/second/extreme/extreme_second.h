#pragma once
// A second, separate settlement of BlackJack eXtreme. All facts of the hand are laid on one flat
// felt, each hand's outcome is read off a table, and the bank is then paid out chip pile by chip
// pile. No clause is applied one by one.

#include "basic/basic.h"

namespace second::extreme {

/// What is due, what comes next and what was forbidden, for a record cut anywhere.
basic::Answer settle(const basic::HandRecord& record);

}  // namespace second::extreme
