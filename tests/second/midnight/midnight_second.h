#pragma once
// A second, separate settlement of Midnight Blackjack. The events are laid out in one flat table,
// a row a hand, and every line is then read off outcome tables; no clause is applied one by one.

#include "basic/basic.h"

namespace second::midnight {

/// What is due, what comes next and what was forbidden, for a record cut anywhere.
basic::Answer settle(const basic::HandRecord& record);

}  // namespace second::midnight
