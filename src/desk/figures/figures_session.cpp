#include "desk/figures/figures_session.h"

#include <algorithm>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/verify/verify_found.h"
#include "exam/figures/exam_file.h"
#include "log/rows.h"
#include "store/sqlite.h"

namespace fairdeal {

namespace {

constexpr std::size_t longest_judgements = 1U << 20U;

constexpr const char* how_to_judge = sentence(
    "For each judge and round a row: the day, the rules, and for each family the chance, "
    "0 to 1, that the dealer who is just good enough is right.");

/// Of a panel see show_panel.
std::vector<FigureRow> rows_of(const ExamFigures& figures, FiguresPart part) {
    std::vector<FigureRow> rows;
    switch (part) {
        case FiguresPart::Families: return figures.families.empty() ? rows : family_meanings();
        case FiguresPart::Exam:
            rows = figures.totals;
            rows.insert(rows.end(), figures.decisions.begin(), figures.decisions.end());
            return rows;
        case FiguresPart::Rule: return figures.rule;
        case FiguresPart::Drift: return figures.drift;
        case FiguresPart::Panel: break;
    }
    return rows;
}

std::string why_empty(const ExamFigures& figures, FiguresPart part) {
    if (part == FiguresPart::Rule || part == FiguresPart::Panel) return {};
    if (part != FiguresPart::Drift || !figures.empty.empty() || !figures.drift.empty())
        return figures.empty;
    return tr(
        "There are not yet exams both of today\u2019s edition and of an earlier one: nothing "
        "can be compared.");
}

}  // namespace

const Blueprint* FiguresSession::exam() const {
    const auto found = std::find_if(exams_.begin(), exams_.end(),
                                    [&](const Blueprint& one) { return one.id == picked_; });
    if (found != exams_.end()) return &*found;
    return exams_.empty() ? nullptr : &exams_.front();
}

FiguresSession::FiguresBasis FiguresSession::basis() const {
    FiguresBasis now = basis_;
    now.allowed = office_.office && who_ && who_->may(OfficeRight::SeeStatistics);
    now.exam = exam() == nullptr ? "" : exam()->id;
    try {
        if (office_.office) now.entries = office_.office->log().size();
    } catch (const StoreError&) {  // busy just now
    }
    return now;
}

std::shared_ptr<const ExamFigures> FiguresSession::figures() {
    FiguresBasis now = basis();
    if (figures_ && now == basis_) return figures_;
    basis_ = std::move(now);
    ExamFigures figures;
    if (!basis_.allowed)
        figures.empty = tr("You may not see figures.");
    else if (exam() == nullptr)
        figures.empty = tr("There is no exam in the content.");
    else
        figures = figures_of({library_, *office_.office, marks_}, *exam());
    return figures_ = std::make_shared<const ExamFigures>(std::move(figures));
}

/// Another exam has another panel, which begins with a row to be filled in.
FiguresSession::TypedPanel& FiguresSession::panel() {
    const Blueprint* judged = exam();
    if (judged != nullptr && panel_.exam != judged->id)
        panel_ = {judged->id,
                  panel_to_fill(*judged, rules_name(library_.misreadings), day_of(utc_now())),
                  {},
                  true};
    return panel_;
}

void FiguresSession::show_panel(FiguresScreen& screen) {
    const TypedPanel& shown = panel();
    screen.is_panel = true;
    screen.judging = shown.judging;
    screen.judgements = shown.text;
    screen.panel_story = shown.judging ? tr(how_to_judge) : shown.found.words;
    screen.error = shown.found.error;
    if (shown.judging) return;
    screen.rows = shown.found.rows;
    screen.panel_chart = shown.found.chart;
}

FiguresScreen FiguresSession::screen() {
    FiguresScreen screen;
    screen.figures = figures();
    const ExamFigures& figures = *screen.figures;
    screen.part = part_;
    for (const Blueprint& one : exams_) {
        if (one.id == figures.exam) screen.picked = screen.exams.size();
        screen.exams.push_back(one.title);
    }
    screen.group = part_ == FiguresPart::Drift ? figures.editions : figures.group;
    screen.error = figures.error;
    screen.empty = why_empty(figures, part_);
    if (part_ == FiguresPart::Families) screen.families = figures.families;
    screen.rows = rows_of(figures, part_);
    if (part_ == FiguresPart::Panel && !figures.exam.empty()) show_panel(screen);
    screen.has_chart = (part_ == FiguresPart::Rule && !figures.curve.picture.points.empty()) ||
                       (screen.is_panel && !screen.judging) ||
                       (part_ == FiguresPart::Drift && !figures.drift.empty());
    return screen;
}

void FiguresSession::pick_exam(std::size_t place) {
    if (place < exams_.size()) picked_ = exams_[place].id;
}

void FiguresSession::apply(FiguresAction action) {
    switch (action) {
        case FiguresAction::Families:
        case FiguresAction::Exam:
        case FiguresAction::Rule:
        case FiguresAction::Panel:
        case FiguresAction::Drift: part_ = static_cast<FiguresPart>(action); break;
        case FiguresAction::WorkOut: work_out(); break;
        case FiguresAction::ChangeJudgements: panel().judging = true; break;
        case FiguresAction::Open:
        case FiguresAction::LeaveText: break;
    }
}

void FiguresSession::type_judgements(const std::string& text) { panel().text = text; }

void FiguresSession::read_judgements(const std::string& file) {
    auto bytes = bytes_of_file(file, longest_judgements);
    if (bytes) {
        panel().text = *std::move(bytes);
        return work_out();
    }
    panel().found = {};
    panel().found.error = bytes.error().front().what;
}

void FiguresSession::work_out() {
    if (figures()->exam.empty()) return;
    TypedPanel& typed = panel();
    typed.found = panel_screen(typed.text, judged_exam(*exam(), rules_name(library_.misreadings)),
                               &figures()->marks);
    typed.judging = !typed.found.error.empty();
}

}  // namespace fairdeal
