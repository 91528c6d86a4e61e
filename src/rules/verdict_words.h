#pragma once
// A verdict in the words of the notation: "take 12.50, return 12.50". They are for people and for
// the texts that are kept (a log's rows, reports); nothing reads them back, the values are at hand.

#include <string>

#include "rules/verdict.h"

namespace fairdeal {

/// "take 12.50", "push", "out 5".
std::string to_text(const SettledLine& line);

/// "take 12.50, return 12.50"; "nothing".
std::string settlement_in_words(const SettledLines& lines);

/// What an undecided wager may come to: "take 5 or pay 15"; where nobody can tell, "undecided".
std::string settlements_in_words(const std::vector<SettledLines>& may_be);

/// What is due. Of a wager that hangs on an unreadable card, what it may come to.
std::string ruled_in_words(const WagerVerdict& verdict);
/// What was said; of a wager that was paid in the wrong order ", out of turn" is added.
std::string claimed_in_words(const WagerVerdict& verdict);

/// "to be reported, line 8: corrected: 20 was taken from 1 (IRR-20)": of Ruling::notes.
std::string note_in_words(const Breach& note);

}  // namespace fairdeal
