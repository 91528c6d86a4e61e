#include "desk/exam/exam_answer_session.h"

#include "desk/answer/draft.h"

namespace fairdeal {

Result<std::unique_ptr<ExamAnswerSession>> ExamAnswerSession::open(Office& office,
                                                                   const ReleasedSitting& released,
                                                                   const Library& library,
                                                                   ExamClock clock) {
    auto locked = locked_seat(office, released, library);
    if (!locked) return tl::make_unexpected(std::move(locked.error()));
    std::unique_ptr<ExamAnswerSession> seat(
        new ExamAnswerSession(office, *std::move(locked), library, std::move(clock)));
    if (auto done = seat->restore(); !done) return tl::make_unexpected(std::move(done.error()));
    return seat;
}

Practice* ExamAnswerSession::item() {
    const Scenario* asked = question();
    if (asked == nullptr) return nullptr;
    if (shown_ != place()) {
        practice_ = start_practice(*asked);
        practice_->examined = true;
        take_up_draft(*practice_, typed());
        shown_ = place();
    }
    return &*practice_;
}

std::string ExamAnswerSession::draft() {
    static_cast<void>(item());  // shows the open one
    return shown_ == place() && practice_ ? draft_of(*practice_) : typed();
}

void ExamAnswerSession::keep() { ExamSession::keep(draft()); }

void ExamAnswerSession::leave() { ExamSession::leave(draft()); }

Result<void> ExamAnswerSession::answer() {
    const Practice* practice = item();
    const bool is_whole = practice != nullptr && can_check(*practice);
    return ExamSession::answer(is_whole ? std::optional(typed_answer(*practice)) : std::nullopt);
}

}  // namespace fairdeal
