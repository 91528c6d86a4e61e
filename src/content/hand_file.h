#pragma once
// Hands written down with what is expected of them, as a pit boss files them: records in the
// notation whose comments that begin with "#=" say what the engine must answer. Any reader of
// records reads such a file, too.
//
//     # BRK-PUSH-3: a bust against 17
//     breakout
//     1 bet dealer 25
//     ...
//     dealer stand
//     #= 1 push dealer BRK-PUSH-3
//
// "#= LINE [CLAUSE ...]": the settlement lines that are due, all of them in their order; clauses,
// if any are given, must be cited, the first as the deciding one. "#= nothing": none is due.
// "#= next ACT [CLAUSE ...]": all acts that must come next. "#= may VERB ...": all verbs that are
// open. "#= fault LINE CLAUSE": all faults, by the line of the record (the header is 1).
// "#= rests CLAUSE ...": clauses that some line cites. What is not mentioned is not compared.

#include <string>
#include <string_view>

#include "base/problem.h"

namespace fairdeal {

struct HandFileReport {
    int hands = 0;         // that could be read
    int expectations = 0;  // that were compared
    Problems problems;     // what cannot be read; what was expected, what the engine answers, and
                           // the row of the sheet that decides
};

/// Rules every hand of the file and compares. `source` names the file in problems.
HandFileReport check_hand_file(std::string_view text, const std::string& source);

}  // namespace fairdeal
