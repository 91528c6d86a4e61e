#include "desk/write/check/check_session.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/write/author_screen.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string with_clauses(const std::string& key, const std::string& clauses) {
    return clauses.empty() ? key : key + " (" + clauses + ")";
}

AffectedRow affected_row(const AffectedItem& item) {
    AffectedRow row{item.title + " \u00b7 " + item.id,
                    tr("Now: {answer}", "answer"_a = with_clauses(item.was, item.because)),
                    {},
                    {}};
    row.is = item.why_not.empty()
                 ? tr("Then: {answer}", "answer"_a = with_clauses(item.is, item.is_because))
                 : tr("It cannot be asked any more: {reason}", "reason"_a = item.why_not);
    for (const std::string& lesson : item.lessons)
        row.title += dot + tr("in {lesson}", "lesson"_a = lesson);
    row.spoken = row.title + ". " + row.was + ". " + row.is + ".";
    return row;
}

}  // namespace

LookScreen CheckSession::screen() const {
    LookScreen screen;
    if (!look_) return screen;
    screen.path = look_->path.string();
    screen.result = all_things(look_->problems.size());
    screen.found = look_->found;
    for (const Problem& problem : look_->problems)
        screen.problems.push_back(problem_item(problem, problem.where.source != screen.path));
    if (!screen.problems.empty()) screen.problem = std::min(problem_, screen.problems.size() - 1);
    for (const SoundItem& item : look_->sound) {
        const std::string what = item.is_lesson ? tr("Lesson") : tr("Scenario");
        SoundRow row{item.title, what + " \u00b7 " + std::string(title_of(item.game)), {}};
        if (!item.problems.empty()) row.detail += dot + tr("as far as it goes");
        if (row.title.empty()) row.title = item.id;
        row.spoken = row.title + ". " + row.detail + ".";
        screen.sound.push_back(std::move(row));
    }
    for (const AffectedItem& item : look_->affected) screen.affected.push_back(affected_row(item));
    if (look_->card.empty()) return screen;
    screen.card = tr("What \u201c{card}\u201d would change", "card"_a = look_->card);
    if (screen.affected.empty())
        screen.unaffected = tr("Every scenario and lesson is answered as it is now.");
    return screen;
}

void CheckSession::look_into(const std::string& file) {
    look_ = fairdeal::look_into(file, content_, library_);
    problem_ = 0;
}

void CheckSession::look_again() {
    if (look_) look_into(look_->path.string());
}

void CheckSession::preview(std::size_t item) {
    if (!look_ || item >= look_->sound.size()) return;
    const SoundItem& sound = look_->sound[item];
    sound.is_lesson ? preview_.show_lesson(look_->library, sound.id, preview_screen(sound.problems))
                    : preview_.show_scenario(look_->library, sound.id);
}

}  // namespace fairdeal
