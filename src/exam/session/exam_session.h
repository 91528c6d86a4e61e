#pragma once
// An exam at the machine where it is sat: the open item, its clock, and what is kept of it. It
// knows no window: an answer comes as a value (questions/grade.h), what is typed so far as a text
// of the person who shows the item. Nothing here says whether an answer was right; that is worked
// out from the log whenever somebody asks (marked_exam.h).

#include "assessment/exam_outcome.h"
#include "base/off_thread.h"
#include "exam/office/office.h"
#include "exam/sitting/exam_text.h"
#include "questions/grade.h"
#include "training/library.h"

namespace fairdeal {

/// Milliseconds since some moment, never running backwards.
using ExamClock = std::function<Millis()>;

/// A sitting that can be sat at this machine by this program, started or not. To be asked before it
/// is started, for a start is never repeated.
Result<LoggedSitting> sitting_to_sit(const Office& office, const std::string& sitting,
                                     const Library& library);

class ExamSession {
public:
    /// Of a sitting that was released here. It goes on at the same item, with what was typed
    /// and the clock as the log has it. Refused: no sitting that is under way here, one that is
    /// open elsewhere, or one of another edition of the program.
    static Result<std::unique_ptr<ExamSession>> open(Office& office,
                                                     const ReleasedSitting& released,
                                                     const Library& library, ExamClock clock);
    virtual ~ExamSession() = default;
    ExamSession(const ExamSession&) = delete;
    ExamSession& operator=(const ExamSession&) = delete;

    [[nodiscard]] const Sitting& sitting() const { return seat_.state; }
    [[nodiscard]] const ExamPaper& paper() const { return paper_; }
    /// The open item; null: the exam is over, paused, stopped by a fault, waits after a time that
    /// was up, or has not started.
    [[nodiscard]] const Scenario* question() const;
    /// Of the open item, from 1; 0: no item is open.
    [[nodiscard]] int place() const;
    /// What was typed for the open item, as it was kept last.
    [[nodiscard]] const std::string& typed() const { return typed_; }
    [[nodiscard]] bool is_over() const { return over_; }
    /// Of an exam that was decided here; empty: it was not, or cannot be read now (end_code_in).
    [[nodiscard]] const std::string& end_code() const { return end_code_; }
    /// The item whose time was up, until begin() shows the next one.
    [[nodiscard]] std::optional<int> timed_out() const { return timed_out_; }
    /// Of the open item, 0 and more; of the whole exam.
    [[nodiscard]] Millis left_for_item() const;
    [[nodiscard]] Millis left() const;
    /// Of the open item, or of the whole exam.
    [[nodiscard]] bool is_time_up() const;

    /// Shows the next item; what went wrong is refused and can be tried again. So can everything
    /// below that throws StoreError: what could not be written has not happened.
    Result<void> begin();
    /// The log cannot be written: the clocks stand and no item is open until resume_after_fault().
    void stand_still();
    [[nodiscard]] bool stands_still() const { return stands_since_.has_value(); }
    /// Records since when it stood still. The same item is open again as it was, or the next is
    /// shown where that was due.
    Result<void> resume_after_fault();
    /// To be called after every change of the item, and every few seconds: keeps what is typed and
    /// how long it took, so that a loss of power costs neither.
    void keep(const std::string& typed);
    /// The candidate leaves: keeps the same, and the open item's clock runs on until the exam is
    /// released again. After a breakdown it goes on from where the log had it last, a quarter of
    /// a minute before at most.
    void leave(const std::string& typed);
    /// Gives the answer and shows the next item, or ends the exam. Refused where it is not whole
    /// yet (none). Where its time is up already, that counts, and not the answer.
    Result<void> answer(const std::optional<Answer>& answer);
    /// Ends the item, or the exam, whose time is up; nothing if it is not. To be called now and
    /// then. The next item waits for begin(), so that nothing meant for the old one lands in it.
    Result<void> watch_the_clock();
    Result<void> note_away();
    Result<void> note_back();
    /// What the invigilator did in the meantime is taken over: pauses, an end. To be called now and
    /// then.
    Result<void> look_again();

protected:
    /// A sitting that may be sat here, its seat locked.
    struct LockedSeat {
        FileLock lock;
        LoggedSitting seat;
        ExamPaper paper;
        ExamDraw draw;
    };
    static Result<LockedSeat> locked_seat(Office& office, const ReleasedSitting& released,
                                          const Library& library);
    ExamSession(Office& office, LockedSeat locked, const Library& library, ExamClock clock);
    /// Brings back everything that the log and the draft say. To be called once, before anything
    /// else.
    Result<void> restore();

private:
    Result<void> make_form();
    Result<void> deal_shown_items();
    Result<void> mark_closed_items();
    /// The clock of the open item, and what was typed for it.
    Result<void> restore_open_item();
    Result<void> show_next();
    Result<void> close(SittingEventKind kind, const std::optional<Answer>& answer);
    [[nodiscard]] bool ends_now() const;
    void start(ExamItem item);
    /// On a thread of its own, while the open item is read and answered.
    void deal_ahead();
    void keep_draft();
    /// Puts the open item's clock into the log, now and then.
    Result<void> record_clock();
    [[nodiscard]] std::vector<std::string> clock_facts() const;
    /// Stops or starts the clock as the sitting is paused or not.
    void set_clock();
    [[nodiscard]] Millis spent_on_item() const;

    Office* office_;
    FileLock lock_;
    LoggedSitting seat_;
    ExamPaper paper_;
    ExamDraw draw_;
    const Library* library_;
    ExamClock clock_;
    std::optional<ItemKeys> keys_;
    std::unique_ptr<ExamForm> form_;
    OffThread<std::optional<ExamItem>> ahead_;  // has form_ to itself until it is asked
    std::vector<MarkedItem> marked_;
    std::optional<ExamItem> next_;  // dealt, and not shown yet
    std::optional<ExamItem> open_;
    std::string typed_;
    Millis allowed_ = 0;             // for the open item
    std::optional<Millis> running_;  // when the clock last started; none: it stands
    Millis spent_before_ = 0;        // on the open item until then
    bool over_ = false;
    std::string end_code_;
    std::optional<int> timed_out_;
    std::optional<UtcTime> stands_since_;  // none: it does not stand still
};

}  // namespace fairdeal
