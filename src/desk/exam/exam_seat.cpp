#include "desk/exam/exam_seat.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "desk/practise/draft.h"
#include "desk/words/incident_words.h"
#include "drills/drill.h"
#include "log/rows.h"
#include "training/memory.h"

namespace fairdeal {

namespace {

/// Marks an answer, or a time that was up.
Result<MarkedAnswer> marked(ExamItem item, const std::optional<std::string>& answer,
                            const ExamPaper& paper, const Library& library) {
    MarkedAnswer one{std::move(item), {}, std::nullopt};
    one.mark.cell = one.item.cell;
    if (!answer) return one;
    one.practice = start_practice(one.item.scenario);
    one.practice->examined = true;
    if (!take_up_draft(*one.practice, *answer) || !can_check(*one.practice))
        return refused({one.item.scenario.id, 0, 0}, "what is recorded is no answer to this item");
    mark_as_typed(*one.practice, library.misreadings);
    one.mark.right = one.practice->mark->right;
    one.mark.critical =
        critical_errors(paper.blueprint, typed_answer(*one.practice), *one.practice->mark);
    return one;
}

tl::unexpected<Problems> no_hand(const std::string& sitting) {
    return refused({sitting, 0, 0}, "no hand can be dealt for the next item");
}

}  // namespace

Result<std::vector<MarkedAnswer>> mark_sitting(const Sitting& sitting, const ExamPaper& paper,
                                               const ExamSeeds& seeds, const Library& library,
                                               bool strictly) {
    ExamForm form(paper.blueprint, paper.card, library.misreadings, seeds);
    std::vector<MarkedAnswer> all;
    for (const SittingItem& item : sitting.items) {
        if (!item.closed) break;
        auto dealt = form.next(strictly ? std::nullopt : std::optional(item.attempt));
        if (!dealt) return no_hand(sitting.id);
        if (dealt->attempt != item.attempt)
            return refused({sitting.id, 0, 0}, fmt::format("item {} is not the one that the ticket "
                                                           "gives",
                                                           item.place));
        auto one = marked(*std::move(dealt), item.answer, paper, library);
        if (!one) return tl::make_unexpected(std::move(one.error()));
        all.push_back(*std::move(one));
    }
    return all;
}

ExamSeat::ExamSeat(Office& office, FileLock lock, LoggedSitting seat, ExamPaper paper,
                   const Library& library, ExamClock clock)
    : office_(&office),
      lock_(std::move(lock)),
      seat_(std::move(seat)),
      paper_(std::move(paper)),
      library_(&library),
      clock_(std::move(clock)) {}

Result<std::unique_ptr<ExamSeat>> ExamSeat::take(Office& office, const std::string& sitting,
                                                 const Library& library, ExamClock clock) {
    auto seat = office.take_seat(sitting);
    if (!seat) return tl::make_unexpected(std::move(seat.error()));
    auto lock = office.lock_seat(sitting);
    if (!lock) return tl::make_unexpected(std::move(lock.error()));
    auto paper = read_exam_text(seat->state.blueprint, sitting);
    if (!paper) return tl::make_unexpected(std::move(paper.error()));
    if (exam_edition(seat->state.blueprint, library.misreadings) != seat->state.edition)
        return refused({sitting, 0, 0},
                       "the sitting was opened by another edition of the program or its content");
    std::unique_ptr<ExamSeat> taken(new ExamSeat(office, *std::move(lock), *std::move(seat),
                                                 *std::move(paper), library, std::move(clock)));
    if (auto done = taken->take_up(); !done) return tl::make_unexpected(std::move(done.error()));
    return taken;
}

Result<void> ExamSeat::take_up() {
    const auto seeds = office_->seeds_of_seat(sitting().id);
    if (!seeds) return tl::make_unexpected(seeds.error());
    form_ =
        std::make_unique<ExamForm>(paper_.blueprint, paper_.card, library_->misreadings, *seeds);
    for (const SittingItem& item : sitting().items) {
        auto dealt = form_->next(item.attempt);
        if (!dealt) return no_hand(sitting().id);
        if (!item.closed) {
            start(*std::move(dealt));
            break;
        }
        const auto one = marked(*std::move(dealt), item.answer, paper_, *library_);
        if (!one) return tl::make_unexpected(one.error());
        marked_.push_back(one->mark);
    }
    deal_ahead();
    if (sitting().items.empty()) return {};
    const auto place = office_->kept_place(sitting().id);
    if (!place) return tl::make_unexpected(place.error());
    const std::optional<KeptPlace>& kept = *place;
    const bool left = kept && !kept->left_at.empty();
    const std::string when = left ? fmt::format("{}{}\n", left_since, kept->left_at) : "";
    if (auto noted = office_->record(seat_, SittingDeed::TakeUp, {}, when); !noted) return noted;
    if (practice_ && kept) go_on_from(*kept);
    const SittingItem& last = sitting().items.back();
    if (last.closed && !last.answer && !ends_now()) timed_out_ = last.place;
    return practice_ || timed_out_ || sitting().paused ? Result<void>() : show_next();
}

void ExamSeat::deal_ahead() {
    ahead_.begin([form = form_.get()] { return form->next(); });
}

void ExamSeat::start(ExamItem item) {
    practice_ = start_practice(item.scenario);
    practice_->examined = true;
    allowed_ = a_second * seconds_allowed(paper_.blueprint, item.scenario, sitting().extra);
    open_ = std::move(item);
    spent_before_ = 0;
    running_.reset();
    set_clock();
}

void ExamSeat::set_clock() {
    const bool stands = sitting().paused || stands_still();
    if (running_.has_value() != stands) return;
    spent_before_ = spent_on_item();
    running_ = stands ? std::nullopt : std::optional(clock_());
}

void ExamSeat::go_on_from(const KeptPlace& kept) {
    if (kept.place != open_->place) return;
    spent_before_ = kept.spent + gone_since(kept.left_at);
    take_up_draft(*practice_, kept.draft);
    keep();  // so that a breakdown now does not count the time away again
}

Millis ExamSeat::gone_since(const std::string& left_at) const {
    if (left_at.empty()) return 0;
    std::string until = office_->now();
    for (const SittingIncident& incident : sitting().incidents) {
        const bool is_in_between = incident.at >= left_at && incident.at < until;
        if (incident.deed == SittingDeed::Pause && is_in_between) until = incident.at;
    }
    const auto from = instant_from(left_at);
    const auto to = instant_from(until);
    return from && to ? std::max<Millis>((*to - *from) / 1000, 0) : 0;
}

Practice* ExamSeat::item() {
    return practice_ && !over_ && !sitting().paused && !stands_still() ? &*practice_ : nullptr;
}

Millis ExamSeat::spent_on_item() const {
    if (!practice_) return 0;
    return spent_before_ + (running_ ? std::max<Millis>(clock_() - *running_, 0) : 0);
}

Millis ExamSeat::left_for_item() const { return std::max<Millis>(allowed_ - spent_on_item(), 0); }

Millis ExamSeat::left() const {
    const Millis whole = paper_.blueprint.time.whole * a_minute * (100 + sitting().extra) / 100;
    return std::max<Millis>(whole - sitting().spent() - spent_on_item(), 0);
}

Result<void> ExamSeat::begin() { return practice_ || over_ ? Result<void>() : show_next(); }

void ExamSeat::keep() { keep({}); }

void ExamSeat::leave() {
    keep(sitting().paused || stands_still() ? std::string() : office_->now());
}

void ExamSeat::keep(const std::string& left_at) {
    if (!practice_ || over_) return;
    office_->keep_place(sitting().id,
                        {open_->place, spent_on_item(), draft_of(*practice_), left_at});
}

bool ExamSeat::ends_now() const {
    return left() == 0 || outcome_of(paper_.blueprint, marked_).over;
}

Result<void> ExamSeat::show_next() {
    if (ends_now()) {
        const ExamOutcome outcome = outcome_of(paper_.blueprint, marked_);
        auto decided =
            office_->decide(seat_, outcome.passed, outcome.count.right, outcome.count.wrong);
        over_ = decided.has_value();
        return decided;
    }
    if (!next_) next_ = ahead_.take();
    if (!next_) {
        deal_ahead();
        return no_hand(sitting().id);
    }
    const std::vector<std::string> facts{std::to_string(next_->place),
                                         std::to_string(next_->attempt)};
    if (auto shown = office_->record(seat_, SittingDeed::Show, facts, ""); !shown) return shown;
    timed_out_.reset();
    start(*std::exchange(next_, std::nullopt));
    deal_ahead();
    return {};
}

void ExamSeat::stand_still() {
    if (stands_still()) return;
    stands_since_ = office_->now();
    set_clock();
}

Result<void> ExamSeat::go_on() {
    if (!sitting().items.empty()) {
        const std::string since = fmt::format("{}{}\n", not_saved_since, stands_since_);
        if (auto noted = office_->record(seat_, SittingDeed::TakeUp, {}, since); !noted)
            return noted;
    }
    stands_since_.clear();
    set_clock();
    return practice_ || timed_out_ || over_ || sitting().paused ? Result<void>() : show_next();
}

Result<void> ExamSeat::answer() {
    if (auto looked = look_again(); !looked) return looked;
    if (item() == nullptr) return refused({sitting().id, 0, 0}, "no item is open");
    if (is_time_up()) return close(SittingDeed::TimeUp, "");
    if (!can_check(*practice_)) return refused({sitting().id, 0, 0}, "the answer is not whole yet");
    std::string draft = draft_of(*practice_);
    if (draft.empty() || draft.back() != '\n') draft += '\n';
    return close(SittingDeed::Reply, draft);
}

Result<void> ExamSeat::close(SittingDeed deed, const std::string& answer) {
    const Millis took = std::min(spent_on_item(), Millis{24 * 60} * a_minute);
    const std::vector<std::string> facts{std::to_string(open_->place), std::to_string(took)};
    auto one = marked(*open_, deed == SittingDeed::Reply ? std::optional(answer) : std::nullopt,
                      paper_, *library_);
    if (!one) return tl::make_unexpected(std::move(one.error()));
    auto kept = office_->record(seat_, deed, facts, answer);
    set_clock();  // the sitting may be paused since
    if (!kept) return kept;
    marked_.push_back(one->mark);
    practice_.reset();
    const int place = std::exchange(open_, std::nullopt)->place;
    if (deed == SittingDeed::Reply || ends_now()) return show_next();
    timed_out_ = place;
    return {};
}

Result<void> ExamSeat::watch_the_clock() {
    if (item() == nullptr || !is_time_up()) return {};
    return close(SittingDeed::TimeUp, "");
}

bool ExamSeat::is_time_up() const {
    return practice_ && !over_ && (left_for_item() == 0 || left() == 0);
}

Result<void> ExamSeat::note_away() {
    if (over_ || sitting().away || sitting().items.empty()) return {};
    return office_->record(seat_, SittingDeed::Away, {}, "");
}

Result<void> ExamSeat::note_back() {
    if (over_ || !sitting().away) return {};
    return office_->record(seat_, SittingDeed::Back, {}, "");
}

Result<void> ExamSeat::look_again() {
    auto found = find_sitting(office_->log(), sitting().id);
    if (!found) return tl::make_unexpected(std::move(found.error()));
    seat_ = *std::move(found);
    over_ = over_ || sitting().stage() != SittingStage::Sitting;
    set_clock();
    const bool waits = !practice_ && !timed_out_ && !over_ && !sitting().paused &&
                       !stands_still() && !sitting().items.empty();
    return waits ? show_next() : Result<void>();
}

}  // namespace fairdeal
