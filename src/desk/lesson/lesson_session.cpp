#include "desk/lesson/lesson_session.h"

#include <algorithm>

#include "base/translation.h"

namespace fairdeal {

void LessonSession::open(const std::string& id) {
    if (school_->school == nullptr) return;
    lesson_ = open_lesson(*school_, *library_, id);
}

void LessonSession::preview(const Library& library, LessonWalk walk, PreviewScreen problems) {
    library_ = &library;
    begin_dealing_ahead(walk, library);
    lesson_.emplace().walk = std::move(walk);
    problems_ = std::move(problems);
}

LessonScreen LessonSession::screen() const {
    LessonScreen screen = screen_of(walk(), *library_);
    if (is_preview())
        screen.crumb = tr("Preview, nothing is kept \u00b7 {lesson}", "lesson"_a = screen.crumb);
    if (is_preview() && screen.banner && !screen.repeat)
        screen.go_on_label = tr("Back to the lessons");
    if (is_guests()) screen.crumb = tr("Not kept yet \u00b7 {lesson}", "lesson"_a = screen.crumb);
    screen.can_keep = is_guests();
    return screen;
}

void LessonSession::guest_signed_in(bool is_new) {
    if (!is_new) return close();
    constexpr bool was_marked = true;  // what is marked waits in the room, and was counted there
    if (lesson_) keep_walk(*lesson_, was_marked, *school_, *library_);
}

Practice* LessonSession::practice() {
    return lesson_ && lesson_->walk.practice ? &*lesson_->walk.practice : nullptr;
}

void LessonSession::change(const std::function<void(LessonWalk& walk)>& act) {
    if (!lesson_) return;
    const bool was_marked = is_marked(lesson_->walk);
    act(lesson_->walk);
    if (!is_preview()) keep_walk(*lesson_, was_marked, *school_, *library_);
}

void LessonSession::answer(const std::function<void(Practice&)>& act) {
    change([&](LessonWalk& walk) {
        if (!walk.practice) return;
        act(*walk.practice);
        if (walk.practice->mark) check(walk, *library_);
    });
}

void LessonSession::go_on() {
    if (walk().part == LessonPart::End) {
        if (const auto part = part_to_repeat(walk(), *library_)) return go_to_part(*part);
        const Lesson* next =
            is_preview() ? nullptr : lesson_after(library_->lessons, walk().lesson);
        return next != nullptr ? open(next->id) : close();
    }
    change([&](LessonWalk& walk) {
        can_go_on(walk) ? fairdeal::go_on(walk, *library_) : reveal(walk);
    });
}

std::optional<Destination> LessonSession::apply(LessonAction action) {
    const auto act = [&](void (*what)(LessonWalk&, const Library&)) {
        change([&](LessonWalk& walk) { what(walk, *library_); });
    };
    switch (action) {
        case LessonAction::Next: go_on(); break;
        case LessonAction::Back: act(go_back); break;
        case LessonAction::Check: act(check); break;
        case LessonAction::Again: change([](LessonWalk& walk) { try_again(walk); }); break;
        case LessonAction::SameAgain:
            change([&](LessonWalk& walk) { show_same_again(walk, *library_); });
            break;
        case LessonAction::Contrast:
            change([&](LessonWalk& walk) { show_contrast(walk, *library_); });
            break;
        case LessonAction::Book: return go(open_book(walk()));
        case LessonAction::Keep:
            if (is_guests()) return MakeProfile{};
            break;
        case LessonAction::Repeat:
        case LessonAction::Walk:
        case LessonAction::LookUp: break;  // keys only
    }
    return std::nullopt;
}

void LessonSession::go_to_part(LessonPart part) {
    change([&](LessonWalk& walk) { fairdeal::go_to_part(walk, *library_, part); });
}

void LessonSession::fill(std::size_t blank, const std::string& value) {
    change([&](LessonWalk& walk) { fill_blank(walk, blank, value); });
}

void LessonSession::choose(std::size_t blank, const std::string& value) {
    change([&](LessonWalk& walk) {
        fill_blank(walk, blank, value);
        const auto& given = walk.blanks.given;
        const auto open = std::find(given.begin(), given.end(), "");
        if (open != given.end())
            walk.blanks.current = static_cast<std::size_t>(open - given.begin());
    });
}

void LessonSession::go_to_blank(std::size_t blank) {
    change([&](LessonWalk& walk) {
        if (blank < walk.blanks.given.size()) walk.blanks.current = blank;
    });
}

void LessonSession::look_up(const ProsePart& link) {
    change([&](LessonWalk& walk) {
        link.kind == ProseKind::Clause ? show_clause(walk, link.target)
                                       : show_term(walk, link.target);
    });
}

void LessonSession::close_words() {
    change([](LessonWalk& walk) {
        walk.clause.clear();
        walk.term.clear();
    });
}

std::optional<Destination> LessonSession::go(const LessonOutcome& outcome) {
    if (outcome.kind == LessonOutcome::Kind::OpenBook) return ReadClause{outcome.id, outcome.table};
    if (outcome.kind == LessonOutcome::Kind::BackToList) close();
    return std::nullopt;
}

Pressed LessonSession::press(const KeyPress& key) {
    if (const auto* named = action_of(lesson_actions, key);
        named != nullptr && named->name == LessonAction::Keep && is_guests())
        return {true, apply(LessonAction::Keep)};
    if (is_open() && walk().part == LessonPart::End && key.name == KeyName::Enter && !key.control)
        return go_on(), Pressed{true, std::nullopt};
    LessonOutcome outcome;
    change([&](LessonWalk& walk) { outcome = fairdeal::press(walk, *library_, key); });
    return {outcome.kind != LessonOutcome::Kind::Nothing, go(outcome)};
}

}  // namespace fairdeal
