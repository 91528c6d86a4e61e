#pragma once
// The candidate's place at the desk or in a terminal: an exam session (exam_session.h) with the
// open item as something that can be answered by keys.

#include "assessment/exam_form.h"
#include "assessment/exam_outcome.h"
#include "base/off_thread.h"
#include "desk/answer/practice.h"
#include "exam/office/office.h"
#include "exam/session/exam_session.h"
#include "exam/sitting/exam_text.h"
#include "training/library.h"

namespace fairdeal {

class ExamAnswerSession : public ExamSession {
public:
    /// As ExamSession::open.
    static Result<std::unique_ptr<ExamAnswerSession>> open(Office& office,
                                                           const ReleasedSitting& released,
                                                           const Library& library, ExamClock clock);

    /// The open item with what is typed so far; null where question() is.
    [[nodiscard]] Practice* item();
    /// As the session's, with what stands in the item now.
    void keep();
    void leave();
    Result<void> answer();

private:
    using ExamSession::ExamSession;
    [[nodiscard]] std::string draft();

    std::optional<Practice> practice_;
    int shown_ = 0;  // the place that practice_ is of
};

}  // namespace fairdeal
