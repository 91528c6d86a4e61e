#pragma once
// What is still to be typed or chosen, said of the field where it is; found in the draft itself, so
// that nobody has to read it off the file.

#include "desk/write/form/draft_fields.h"

namespace fairdeal {

struct DraftProblem {
    DraftPlace place;
    std::string what;  // "no clause is chosen yet"
};

/// By row, and in a row in the order of its fields.
std::vector<DraftProblem> gaps_of(const LessonDraft& draft);

/// What is wrong with the file that no gap has said: each problem at the field where it is.
std::vector<DraftProblem> with_problems(std::vector<DraftProblem> gaps, const Problems& problems,
                                        const WrittenDraft& file);

/// How many pieces a part of a lesson takes; nothing: any number.
struct PiecesWanted {
    std::size_t least, most;
};
std::optional<PiecesWanted> pieces_wanted(LessonPart place);

}  // namespace fairdeal
