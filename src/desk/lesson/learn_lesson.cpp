#include "desk/lesson/learn_lesson.h"

#include <algorithm>

#include "desk/school/taught.h"
#include "drills/drill.h"

namespace fairdeal {

namespace {

constexpr std::string_view passed_once = "end 0 1 1";

std::optional<LessonProgress> progress_in(const SchoolSession& session, const std::string& id) {
    if (!session.school || session.who.empty()) return std::nullopt;
    for (LessonProgress& progress : session.school->lessons_of(session.who)) {
        if (progress.lesson == id) return std::move(progress);
    }
    return std::nullopt;
}

Millis time_on_page(const OpenLesson& lesson, Millis now) {
    return lesson.spent + (now - lesson.shown);
}

/// Another page has come up: its time begins.
void note_page(OpenLesson& lesson, Millis now) {
    std::string position = position_of(lesson.walk);
    if (position == lesson.page) return;
    lesson.page = std::move(position);
    lesson.shown = now;
    lesson.spent = 0;
}

/// A guest's waits for a profile of theirs.
void let_wait(LessonProgress progress, std::vector<LessonProgress>& waiting) {
    const auto before = std::ranges::find(waiting, progress.lesson, &LessonProgress::lesson);
    if (before == waiting.end()) return waiting.push_back(std::move(progress));
    progress.done = progress.done || before->done;
    *before = std::move(progress);
}

/// What the machine refuses is the session's error.
void keep_place(OpenLesson& lesson, SchoolSession& session, const Library& library) {
    const auto before = progress_in(session, lesson.walk.lesson.id);
    const Millis now = session.clock.now();
    const std::string position = position_of(lesson.walk);
    const bool done = (before && before->done) || state_of(position) == LessonState::Passed;
    lesson.kept = position;
    lesson.draft = page_draft_of(lesson.walk, library);
    const bool known = before && before->step.starts_with(known_step);
    const std::string step = known ? std::string(known_step) + " " + position : position;
    const LessonProgress progress{lesson.walk.lesson.id,    step, done, now, lesson.draft,
                                  time_on_page(lesson, now)};
    if (!is_signed_in(session)) return let_wait(progress, session.unkept.lessons);
    keep_progress(session, progress);
}

void keep_marked(const OpenLesson& lesson, SchoolSession& session, const Library& library) {
    AnswerFacts facts;
    facts.source = AnswerSource::Lesson;
    facts.took = time_on_page(lesson, session.clock.now());
    facts.norm = Millis{1000} * seconds_for(lesson.walk.scenario);
    facts.choices = static_cast<int>(lesson.walk.practice->choices.size());
    GivenAnswer answer = answer_of(*lesson.walk.practice, library, facts);
    if (is_signed_in(session)) return static_cast<void>(keep_answer(session, std::move(answer)));
    answer.at = session.clock.now();
    session.unkept.answers.push_back(std::move(answer));
}

}  // namespace

LessonPositions lesson_positions(const SchoolSession& session) {
    LessonPositions positions;
    if (!session.school || session.who.empty()) return positions;
    for (const LessonProgress& progress : session.school->lessons_of(session.who))
        positions[progress.lesson] = progress.done                 ? std::string(passed_once)
                                     : progress.step == known_step ? progress.step
                                                                   : place_in(progress);
    return positions;
}

std::optional<OpenLesson> open_lesson(SchoolSession& session, const Library& library,
                                      const std::string& id) {
    const auto before = progress_in(session, id);
    const std::string place = before ? place_in(*before) : "";
    auto walk = resume_lesson(library, id, place);
    if (!walk) return std::nullopt;
    begin_dealing_ahead(*walk, library);
    OpenLesson lesson{*std::move(walk), place, "", "", session.clock.now(), 0};
    lesson.page = position_of(lesson.walk);
    const bool same_page = before && position_of(lesson.walk) == place;
    if (same_page && take_up_page_draft(lesson.walk, library, before->draft)) {
        lesson.draft = before->draft;
        lesson.spent = before->spent;
    }
    return lesson;
}

void keep_walk(OpenLesson& lesson, bool was_marked, SchoolSession& session,
               const Library& library) {
    if (!session.school) return;
    if (lesson.walk.practice && lesson.walk.practice->mark && !was_marked)
        keep_marked(lesson, session, library);
    note_page(lesson, session.clock.now());
    const bool same = position_of(lesson.walk) == lesson.kept &&
                      page_draft_of(lesson.walk, library) == lesson.draft;
    if (!same) keep_place(lesson, session, library);
}

std::vector<ProsePart> links_on(const LessonScreen& page) {
    std::vector<ProsePart> links;
    for (const BlockScreen& block : page.blocks) {
        for (const ProsePart& part : block.prose) {
            const bool known = std::any_of(links.begin(), links.end(), [&](const ProsePart& link) {
                return link.kind == part.kind && link.target == part.target;
            });
            if (part.kind != ProseKind::Words && !known) links.push_back(part);
        }
    }
    return links;
}

}  // namespace fairdeal
