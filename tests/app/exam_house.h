#pragma once
// An exam office with an exam to sit in it, for tests.

#include "desk/exam/exam_answer_session.h"
#include "exam/offices.h"
#include "robot.h"

namespace fairdeal {

/// A short exam of Breakout, quickly dealt: six items, five right pass; three cells.
ExamPaper short_exam();
/// The exam as it is shipped.
ExamPaper shipped_exam(const std::string& id);

/// The whole answer of an item as the log keeps it.
std::string answer_line(const Practice& practice);

/// A house where time stands still unless a test puts it on.
struct ExamHouse : OfficeHouse {
    std::string open(const ExamPaper& paper, int extra = 0);
    [[nodiscard]] bool is_too_soon(const SittingRequest& wanted) const;
    Result<std::unique_ptr<ExamAnswerSession>> take(const std::string& id);
    /// A seat that can be taken, or the test fails.
    std::unique_ptr<ExamAnswerSession> taken(const std::string& id);
    /// Begins the exam, if need be, and answers until it is over; every `wrong`-th item wrongly.
    void sit(ExamAnswerSession& seat, int wrong = 0);
    /// A sitting that is over.
    std::string sat(const ExamPaper& paper, int wrong = 0);

    Millis time = 1000;
};

}  // namespace fairdeal
