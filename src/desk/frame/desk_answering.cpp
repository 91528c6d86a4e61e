#include "desk/frame/desk_answering.h"

#include "base/translation.h"
#include "desk/frame/desk.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// Keeps what has just been typed or marked.
void keep(Desk& desk, bool was_marked) {
    if (is_in_exam(desk)) return keep_place(desk.certify.exam);
    if (desk.section == DeskSection::Certify)
        return;  // what is said in an exam is the office's alone
    if (is_preview(desk)) return;
    if (desk.section == DeskSection::Learn) return desk.learn.keep();
    const Practice* practice = desk.practise.practice();
    if (was_marked || practice == nullptr || !practice->mark) return;
    desk.learn.keep_practised(*practice);
    desk.practise.remember();
}

/// "Drill · 4 of 6 right".
std::string run_in_words(const QuestionRun& run) {
    const std::string standing = standing_in_words(run);
    const std::string name = run.placement                        ? tr("Placement test")
                             : run.source == AnswerSource::Review ? tr("Today\u2019s reviews")
                                                                  : tr("Drill");
    return standing.empty() ? name : name + dot + standing;
}

void step_in_school(Desk& desk, int step) {
    if (LessonSession* lesson = lesson_shown(desk))
        lesson->change([&](LessonWalk& walk) { go_on(walk, lesson->library()); });
    else if (is_preview(desk))
        desk.preview.close();
    else if (step > 0)
        desk.learn.next_item();
}

}  // namespace

Practice* DeskAnswering::practice() {
    const auto from = [](auto& holder) { return holder ? &*holder : nullptr; };
    if (LessonSession* lesson = lesson_shown(desk_)) return lesson->practice();
    if (is_in_exam(desk_)) return desk_.certify.exam.seat->item();
    if (desk_.section == DeskSection::Certify) return from(desk_.certify.item);
    if (desk_.section != DeskSection::Learn) return desk_.practise.practice();
    if (is_preview(desk_)) return desk_.preview.practice();
    const bool shown = desk_.learn.run && desk_.learn.view == LearnView::Today;
    return shown ? from(desk_.learn.run->practice) : nullptr;
}

void DeskAnswering::change(const std::function<void(Practice&)>& act) {
    if (LessonSession* lesson = lesson_shown(desk_)) return lesson->answer(act);
    Practice* shown = practice();
    if (shown == nullptr) return;
    const bool was_marked = shown->mark.has_value();
    act(*shown);
    keep(desk_, was_marked);
}

void DeskAnswering::check() {
    if (is_in_exam(desk_)) return go_to_next_item_of(desk_.certify.exam);
    change([this](Practice& practice) { fairdeal::check(practice, desk_.library.misreadings); });
}

void DeskAnswering::choose(std::size_t choice) {
    change(
        [&](Practice& practice) { fairdeal::choose(practice, choice, desk_.library.misreadings); });
}

void DeskAnswering::next() { step(1); }

void DeskAnswering::lay_pay_table() {
    Practice* shown = practice();
    if (shown != nullptr && shown->pay_table != desk_.preferences.pay_table)
        fairdeal::lay_pay_table(*shown, desk_.preferences.pay_table);
}

bool DeskAnswering::toggle_pay_table() {
    const Practice* shown = practice();
    if (shown == nullptr || !offers_pay_table(*shown)) return false;
    desk_.preferences.pay_table = !desk_.preferences.pay_table;
    save_preferences(desk_.preferences);
    change([this](Practice& practice) {
        fairdeal::lay_pay_table(practice, desk_.preferences.pay_table);
    });
    return true;
}

void DeskAnswering::step(int by) {
    if (desk_.section == DeskSection::Certify) return desk_.certify.step_item(by);
    if (desk_.section == DeskSection::Learn) return step_in_school(desk_, by);
    desk_.practise.step(by);
}

void DeskAnswering::leave() {
    if (is_preview(desk_)) return desk_.preview.close();
    if (desk_.section == DeskSection::Learn) return desk_.learn.leave_run();
    if (desk_.section == DeskSection::Certify) return desk_.certify.item.reset();
    desk_.practise.close();
}

bool DeskAnswering::is_in_run() const {
    return desk_.section == DeskSection::Learn && desk_.learn.run && !is_preview(desk_);
}

QuestionPlace DeskAnswering::place() const {
    using Kind = QuestionPlace::Kind;
    if (is_preview(desk_)) return {.kind = Kind::Preview};
    if (is_in_run())
        return {Kind::RunItem, run_in_words(*desk_.learn.run), desk_.learn.school.error,
                may_see_others(desk_.learn.school)};
    if (desk_.section != DeskSection::Certify) return {};
    const OfficeSession& office = desk_.certify;
    const std::string sitting = office.result ? office.result->sitting : "";
    return {.kind = Kind::ResultItem,
            .standing = tr("{sitting} \u00b7 Item {number}", "sitting"_a = sitting,
                           "number"_a = office.item_number + 1)};
}

QuestionScreen DeskAnswering::screen() {
    lay_pay_table();
    const Library& library = is_preview(desk_) ? desk_.preview.library() : desk_.library;
    return question_screen(*practice(), library, place());
}

bool DeskAnswering::can_go_aside() {
    return is_in_run() && !desk_.learn.run->placement && practice() != nullptr && practice()->mark;
}

bool DeskAnswering::apply(QuestionAction action) {
    switch (action) {
        case QuestionAction::Back: return leave(), true;
        case QuestionAction::Previous: return step(-1), true;
        case QuestionAction::Next: return step(1), true;
        case QuestionAction::SameAgain: return can_go_aside() && desk_.learn.same_again();
        case QuestionAction::Contrast: return can_go_aside() && desk_.learn.contrast();
        case QuestionAction::IntoLesson:
            if (!is_in_run() || !may_see_others(desk_.learn.school)) return false;
            show_learn_view(desk_, LearnView::Write);
            return desk_.write.offer_drill(), true;
    }
    return false;
}

bool DeskAnswering::press(const KeyPress& key) {
    if (practice() == nullptr) return false;
    const auto* action = action_of(question_actions, key);
    if (action != nullptr && apply(action->name)) return true;
    if (press_beside(key)) return true;
    KeyOutcome outcome = KeyOutcome::Nothing;
    change([&](Practice& practice) {
        outcome = fairdeal::press(practice, key, desk_.library.misreadings);
    });
    switch (outcome) {
        case KeyOutcome::Nothing: return false;
        case KeyOutcome::Redraw: break;
        case KeyOutcome::NextScenario: step(1); break;
        case KeyOutcome::PreviousScenario: step(-1); break;
        case KeyOutcome::BackToList: leave(); break;
    }
    return true;
}

}  // namespace fairdeal
