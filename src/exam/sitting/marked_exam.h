#pragma once
// A decided sitting marked from its log alone: the items as they were shown, the answers as they
// were given. Drawing the items again is a check of its own, which only the edition that drew them
// can make.

#include "assessment/exam_outcome.h"
#include "exam/sitting/shown_item.h"
#include "questions/grade.h"
#include "training/library.h"

namespace fairdeal {

/// An item that was closed, marked.
struct MarkedAnswer {
    ExamItem item;
    MarkedItem result;             // what counts in the exam
    std::optional<Answer> answer;  // none: the time was up
    std::optional<Mark> mark;      // of the answer, in full
};

/// Marks an answer to an item, or a time that was up (none).
MarkedAnswer marked(ExamItem item, const std::optional<Answer>& answer, const Blueprint& blueprint,
                    const Library& library);

/// Why this program neither draws nor marks a sitting, in words for people, or nothing. Sittings of
/// older programs kept no items.
std::optional<std::string> why_not_marked(const Sitting& sitting);
/// It was drawn by this very edition of program, content and exam.
bool is_of_this_edition(const Sitting& sitting, const Library& library);

/// The draw of a decided sitting, as ticket and contributions were committed to. Refused: not
/// decided yet, or anything else than what was committed to.
Result<ExamDraw> draw_of(const Sitting& sitting);

/// The closed items of a sitting, marked. Refused: a log that keeps no items, an item that does not
/// open or is none of the exam, an answer that is none of its item.
Result<std::vector<MarkedAnswer>> marked_answers(const Sitting& sitting, const ExamPaper& paper,
                                                 const ItemKeys& keys, const Library& library);

/// The marks alone.
std::vector<MarkedItem> marks_of(const std::vector<MarkedAnswer>& answers);
/// The marks with the void items of a granted appeal counted as right and without critical errors.
std::vector<MarkedItem> marks_after_appeal(std::vector<MarkedItem> marks,
                                           const std::vector<int>& void_items);
/// How a sitting with these marks ends, a granted appeal included.
ExamOutcome final_outcome(const Sitting& sitting, const Blueprint& blueprint,
                          const std::vector<MarkedItem>& marks);

/// A decided sitting, marked whole.
struct MarkedExam {
    ExamPaper paper;
    std::vector<MarkedAnswer> answers;
    ExamOutcome outcome;  // as it was sat
    ExamOutcome final;    // with what a granted appeal changed
};
/// By the draw that its log bears. Refused: what draw_of() and marked_answers() refuse.
Result<MarkedExam> marked_exam(const Sitting& sitting, const Library& library);

/// Likewise. Refused as well: a sitting of another edition which this one marks otherwise than it
/// was decided.
Result<MarkedExam> marked_as_decided(const Sitting& sitting, const Library& library);

/// The ticket of a decided sitting is the one that it began with, signed by this exam key. Refused
/// where it is not.
Result<void> check_ticket(const Sitting& sitting, const PublicKey& exam_key);

/// Draws the items again and looks whether they are those that were shown. Refused: the first that
/// is not, and a sitting that was not started by invigilator and candidate. Only the edition that
/// drew them can tell: of another edition's sitting nothing is said.
Result<void> drawn_as_shown(const Sitting& sitting, const MarkedExam& exam, const Library& library);

}  // namespace fairdeal
