#pragma once
// An answer as text, for whatever must outlive a program: settlement lines and acts in the
// notation, and a written form for every other value. It names no row, button or position.
//
//   Spot, Table, Amount   settlement lines, one a line, or "nothing"
//   Order                 the `pay` lines
//   Next                  the act, "dealer hit", or "nothing"
//   May                   "allowed" or "not allowed"
//   Total                 "soft 17", "hard 12", "natural", "bust with 24"
//   Active, Error         wagers, one a line, "1.2 player", or "none"
//   Outcome               "take", "push", "pay" or "return"
//   Chips                 "25:2 5:1", or "none"
//   Out                   `out` and `place` lines, or "nobody"; last "clause IBL-EH-4", if any
//   Clause                its id, or "none"
//   Talk                  the words of each choice that was made, one a line
//
// Where the order says nothing, the lines are sorted as bytes, so that the same answer has one
// text. It does in eXtreme, whose bank may be short: takes and pushes come first, then the payments
// as they are made, then returns.

#include "questions/grade.h"

namespace fairdeal {

/// No line end after the last line; never empty. The answer must be of the question's kind; another
/// is a Fault.
std::string text_of(const Answer& answer, const Scenario& scenario);

/// Reads such a text, strictly: what is read, text_of writes again letter for letter. Problems name
/// the line within the text. The answer need not be right, nor its wagers be on the table.
Result<Answer> answer_from(std::string_view text, const Scenario& scenario);

/// "1.2 player", "3 super-tie", "3"; nothing if the text names no wager.
std::optional<WagerOf> wager_of_from(std::string_view text);

/// "soft 17", "hard 12", "natural", "bust with 24".
std::optional<HandCount> hand_count_from(std::string_view text);

}  // namespace fairdeal
