#include "desk/frame/desk_answering.h"

#include "desk/frame/desk.h"

namespace fairdeal {

namespace {

/// Keeps what has just been typed or marked.
void keep(Desk& desk, bool was_marked) {
    if (is_in_exam(desk)) return keep_place(desk.certify.exam);
    if (desk.room == Room::Certify) return;  // what is said in an exam is the office's alone
    if (is_preview(desk)) return;
    if (desk.room == Room::Learn) return desk.learn.keep();
    if (was_marked || !desk.practice || !desk.practice->mark) return;
    desk.learn.keep_practised(*desk.practice);
    remember_scenario(desk.preferences, desk.practice->scenario.id, desk.practice->mark->right);
    save_preferences(desk.preferences);
}

}  // namespace

Practice* DeskAnswering::practice() {
    const auto from = [](auto& holder) { return holder ? &*holder : nullptr; };
    if (OpenLesson* lesson = lesson_shown(desk_)) return from(lesson->walk.practice);
    if (is_in_exam(desk_)) return desk_.certify.exam.seat->item();
    if (desk_.room == Room::Certify) return from(desk_.certify.item);
    if (desk_.room != Room::Learn) return from(desk_.practice);
    if (is_preview(desk_)) return from(desk_.learn.author.preview->practice);
    const bool shown = desk_.learn.run && desk_.learn.view == LearnView::Today;
    return shown ? from(desk_.learn.run->practice) : nullptr;
}

void DeskAnswering::change(const std::function<void(Practice&)>& act) {
    if (lesson_shown(desk_) != nullptr) {
        in_lesson(desk_, [&](LessonWalk& walk) {
            if (!walk.practice) return;
            act(*walk.practice);
            if (walk.practice->mark) fairdeal::check(walk, library_shown(desk_));
        });
        return;
    }
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

void DeskAnswering::next() { open_neighbour(desk_, 1); }

}  // namespace fairdeal
