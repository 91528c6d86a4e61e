#include "desk/exam/exam_seat.h"

#include "desk/answer/draft.h"

namespace fairdeal {

Result<std::unique_ptr<ExamSeat>> ExamSeat::take(Office& office, const std::string& sitting,
                                                 const Library& library, ExamClock clock) {
    auto may = taken(office, sitting, library);
    if (!may) return tl::make_unexpected(std::move(may.error()));
    std::unique_ptr<ExamSeat> seat(
        new ExamSeat(office, *std::move(may), library, std::move(clock)));
    if (auto done = seat->take_up(); !done) return tl::make_unexpected(std::move(done.error()));
    return seat;
}

Practice* ExamSeat::item() {
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

std::string ExamSeat::draft() {
    item();
    return shown_ == place() && practice_ ? draft_of(*practice_) : typed();
}

void ExamSeat::keep() { ExamSession::keep(draft()); }

void ExamSeat::leave() { ExamSession::leave(draft()); }

Result<void> ExamSeat::answer() {
    const Practice* practice = item();
    const bool is_whole = practice != nullptr && can_check(*practice);
    return ExamSession::answer(is_whole ? std::optional(typed_answer(*practice)) : std::nullopt);
}

}  // namespace fairdeal
