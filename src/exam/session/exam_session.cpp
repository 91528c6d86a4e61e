#include "exam/session/exam_session.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/translation.h"
#include "exam/sitting/incident_words.h"
#include "exam/sitting/marked_exam.h"
#include "questions/answer_text.h"
#include "training/memory.h"

namespace fairdeal {

namespace {

constexpr Millis clock_pace = 15 * a_second;

tl::unexpected<Problems> no_hand(const std::string& sitting) {
    return refused_about(sitting, tr("no hand can be dealt for the next item"));
}

}  // namespace

Result<LoggedSitting> sitting_to_sit(const Office& office, const std::string& sitting,
                                     const Library& library) {
    auto seat = office.take_seat(sitting);
    if (!seat) return seat;
    if (const auto paper = read_exam_text(seat->state.blueprint, sitting); !paper)
        return tl::make_unexpected(paper.error());
    if (!is_of_this_edition(seat->state, library))
        return refused_about(
            sitting, tr("the sitting was opened by another edition of the program or its content"));
    return seat;
}

ExamSession::ExamSession(Office& office, LockedSeat locked, const Library& library, ExamClock clock)
    : office_(&office),
      lock_(std::move(locked.lock)),
      seat_(std::move(locked.seat)),
      paper_(std::move(locked.paper)),
      draw_(std::move(locked.draw)),
      library_(&library),
      clock_(std::move(clock)) {}

Result<ExamSession::LockedSeat> ExamSession::locked_seat(Office& office,
                                                         const ReleasedSitting& released,
                                                         const Library& library) {
    const std::string& sitting = released.sitting();
    auto seat = sitting_to_sit(office, sitting, library);
    if (!seat) return tl::make_unexpected(std::move(seat.error()));
    auto lock = office.lock_seat(sitting);
    if (!lock) return tl::make_unexpected(std::move(lock.error()));
    auto paper = read_exam_text(seat->state.blueprint, sitting);
    if (!paper) return tl::make_unexpected(std::move(paper.error()));
    return LockedSeat{*std::move(lock), *std::move(seat), *std::move(paper), released.draw()};
}

Result<std::unique_ptr<ExamSession>> ExamSession::open(Office& office,
                                                       const ReleasedSitting& released,
                                                       const Library& library, ExamClock clock) {
    auto locked = locked_seat(office, released, library);
    if (!locked) return tl::make_unexpected(std::move(locked.error()));
    std::unique_ptr<ExamSession> session(
        new ExamSession(office, *std::move(locked), library, std::move(clock)));
    if (auto done = session->restore(); !done) return tl::make_unexpected(std::move(done.error()));
    return session;
}

Result<void> ExamSession::restore() {
    if (auto made = make_form(); !made) return made;
    if (auto dealt = deal_shown_items(); !dealt) return dealt;
    if (auto counted = mark_closed_items(); !counted) return counted;
    deal_ahead();
    if (sitting().items.empty()) return {};
    if (auto restored = restore_open_item(); !restored) return restored;
    const SittingItem& last = sitting().items.back();
    if (last.closed && !last.answer && !ends_now()) timed_out_ = last.place;
    return open_ || timed_out_ || sitting().paused ? Result<void>() : show_next();
}

Result<void> ExamSession::make_form() {
    const auto seeds = seeds_of(draw_, sitting().id, std::nullopt);
    if (!seeds) return tl::make_unexpected(seeds.error());
    auto keys = item_keys_of(draw_, sitting().id);
    if (!keys) return tl::make_unexpected(std::move(keys.error()));
    keys_ = *std::move(keys);
    form_ =
        std::make_unique<ExamForm>(paper_.blueprint, paper_.card, library_->misreadings, *seeds);
    return {};
}

/// All of them, for each item depends on those before it.
Result<void> ExamSession::deal_shown_items() {
    for (const SittingItem& item : sitting().items) {
        auto dealt = form_->next(item.attempt);
        if (!dealt) return no_hand(sitting().id);
        if (!item.closed) start(*std::move(dealt));
    }
    return {};
}

Result<void> ExamSession::mark_closed_items() {
    const auto closed = marked_answers(sitting(), paper_, *keys_, *library_);
    if (!closed) return tl::make_unexpected(closed.error());
    marked_ = marks_of(*closed);
    return {};
}

Result<void> ExamSession::restore_open_item() {
    const auto draft = office_->kept_draft(sitting().id);
    if (!draft) return tl::make_unexpected(draft.error());
    if (!open_) return {};
    spent_before_ = sitting().clock.spent;
    if (*draft && (*draft)->place == open_->place) typed_ = (*draft)->text;
    return {};
}

void ExamSession::deal_ahead() {
    ahead_.begin([form = form_.get()] { return form->next(); });
}

void ExamSession::start(ExamItem item) {
    allowed_ = a_second * seconds_allowed(paper_.blueprint, item.scenario, sitting().extra);
    open_ = std::move(item);
    typed_.clear();
    spent_before_ = 0;
    running_.reset();
    set_clock();
}

void ExamSession::set_clock() {
    const bool stands = sitting().paused || stands_still();
    if (running_.has_value() != stands) return;  // it runs or stands as it should
    spent_before_ = spent_on_item();
    running_ = stands ? std::nullopt : std::optional(clock_());
}

const Scenario* ExamSession::question() const {
    return open_ && !over_ && !sitting().paused && !stands_still() ? &open_->scenario : nullptr;
}

int ExamSession::place() const { return open_ ? open_->place : 0; }

Millis ExamSession::spent_on_item() const {
    if (!open_) return 0;
    return spent_before_ + (running_ ? std::max<Millis>(clock_() - *running_, 0) : 0);
}

Millis ExamSession::left_for_item() const {
    return std::max<Millis>(allowed_ - spent_on_item(), 0);
}

Millis ExamSession::left() const {
    const Millis whole = paper_.blueprint.time.whole * a_minute * (100 + sitting().extra) / 100;
    return std::max<Millis>(whole - sitting().spent() - spent_on_item(), 0);
}

Result<void> ExamSession::begin() { return open_ || over_ ? Result<void>() : show_next(); }

void ExamSession::keep(const std::string& typed) {
    typed_ = typed;
    keep_draft();
}

void ExamSession::leave(const std::string& typed) {
    typed_ = typed;
    if (over_ || sitting().items.empty()) return;
    keep_draft();
    try {
        static_cast<void>(office_->record(seat_, SittingEventKind::Suspend, clock_facts(), ""));
    } catch (const StoreError&) {
        // What cannot be written now is a breakdown later, as after a loss of power.
    }
}

void ExamSession::keep_draft() {
    if (open_ && !over_) office_->keep_draft(sitting().id, {open_->place, typed_});
}

std::vector<std::string> ExamSession::clock_facts() const {
    return {std::to_string(place()), std::to_string(std::min(spent_on_item(), a_day))};
}

Result<void> ExamSession::record_clock() {
    const bool is_due = spent_on_item() - sitting().clock.spent >= clock_pace;
    if (question() == nullptr || !is_due || sitting().events >= last_told_incident) return {};
    return office_->record(seat_, SittingEventKind::Tick, clock_facts(), "");
}

bool ExamSession::ends_now() const {
    return left() == 0 || outcome_of(paper_.blueprint, marked_).over;
}

Result<void> ExamSession::show_next() {
    if (ends_now()) {
        const ExamOutcome outcome = outcome_of(paper_.blueprint, marked_);
        auto decided =
            office_->decide(seat_, draw_, outcome.passed, outcome.count.right, outcome.count.wrong);
        over_ = decided.has_value();
        if (over_) end_code_ = end_code_in(office_->log(), sitting().id).value_or("");
        return decided;
    }
    if (!next_) next_ = ahead_.take();
    if (!next_) {
        deal_ahead();
        return no_hand(sitting().id);
    }
    const std::vector<std::string> facts{std::to_string(next_->place),
                                         std::to_string(next_->attempt)};
    auto shown = office_->record(seat_, SittingEventKind::Show, facts,
                                 sealed_item(*next_, paper_, sitting().id, *keys_));
    if (!shown) return shown;
    timed_out_.reset();
    start(*std::exchange(next_, std::nullopt));
    deal_ahead();
    return {};
}

void ExamSession::stand_still() {
    if (stands_still()) return;
    stands_since_ = office_->now();
    set_clock();
}

Result<void> ExamSession::resume_after_fault() {
    if (!sitting().items.empty() && stands_since_) {
        const std::string since = fmt::format("{}{}\n", not_saved_since, to_text(*stands_since_));
        if (auto noted = office_->record(seat_, SittingEventKind::TakeUp, {}, since); !noted)
            return noted;
    }
    stands_since_.reset();
    set_clock();
    return open_ || timed_out_ || over_ || sitting().paused ? Result<void>() : show_next();
}

Result<void> ExamSession::answer(const std::optional<Answer>& answer) {
    if (auto looked = look_again(); !looked) return looked;
    if (question() == nullptr) return refused_about(sitting().id, tr("no item is open"));
    if (is_time_up()) return close(SittingEventKind::TimeUp, {});
    if (!answer) return refused_about(sitting().id, tr("the answer is not whole yet"));
    return close(SittingEventKind::Reply, answer);
}

Result<void> ExamSession::close(SittingEventKind kind, const std::optional<Answer>& answer) {
    const Millis took = std::min(spent_on_item(), a_day);
    const std::vector<std::string> facts{std::to_string(open_->place), std::to_string(took)};
    const MarkedAnswer one = marked(*open_, answer, paper_.blueprint, *library_);
    const std::string text = answer ? text_of(*answer, open_->scenario) + "\n" : "";
    auto kept = office_->record(seat_, kind, facts, text);
    set_clock();  // the sitting may be paused since
    if (!kept) return kept;
    marked_.push_back(one.result);
    const int place = std::exchange(open_, std::nullopt)->place;
    if (kind == SittingEventKind::Reply || ends_now()) return show_next();
    timed_out_ = place;
    return {};
}

Result<void> ExamSession::watch_the_clock() {
    if (question() == nullptr || !is_time_up()) return record_clock();
    return close(SittingEventKind::TimeUp, {});
}

bool ExamSession::is_time_up() const {
    return open_ && !over_ && (left_for_item() == 0 || left() == 0);
}

Result<void> ExamSession::note_away() {
    if (over_ || sitting().away || sitting().items.empty()) return {};
    return office_->record(seat_, SittingEventKind::Away, {}, "");
}

Result<void> ExamSession::note_back() {
    if (over_ || !sitting().away) return {};
    return office_->record(seat_, SittingEventKind::Back, {}, "");
}

Result<void> ExamSession::look_again() {
    auto found = find_sitting(office_->log(), sitting().id);
    if (!found) return tl::make_unexpected(std::move(found.error()));
    seat_ = *std::move(found);
    over_ = over_ || sitting().stage() != SittingStage::Sitting;
    set_clock();
    const bool waits = !open_ && !timed_out_ && !over_ && !sitting().paused && !stands_still() &&
                       !sitting().items.empty();
    return waits ? show_next() : Result<void>();
}

}  // namespace fairdeal
