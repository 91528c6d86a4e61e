#pragma once
// A candidate's result slip, as far as the house lets it say (SlipDetail): the result, its cells,
// the clauses of what was wrong, and the codes by which the candidate can check a transcript. No
// item, no answer and no key is ever in it: items of these cells are asked again.

#include "exam/results/exam_results.h"
#include "print/exam/slip_page.h"

namespace fairdeal {

/// The slip of a decided sitting, for its candidate or for who may export records; that it leaves
/// the office is recorded. How much it says, the office's log alone decides, whoever asks. Refused:
/// anybody else, which is recorded; a sitting that is not decided.
Result<SlipPrint> hand_out_slip(Office& office, const School& school, const SignedIn& who,
                                const std::string& sitting, const Library& library);

}  // namespace fairdeal
