#include "desk/lesson/lesson.h"

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "drills/contrast.h"

namespace fairdeal {

namespace {

constexpr std::array part_names{"rule", "worked", "faded", "whole", "contrast", "check", "end"};
constexpr std::array part_titles{sentence("The rule"),        sentence("Two worked hands"),
                                 sentence("Finish the hand"), sentence("On your own"),
                                 sentence("Side by side"),    sentence("The check"),
                                 sentence("How it went")};

/// How many fresh hands may follow those of the lesson until a whole one is right.
constexpr std::size_t most_fresh = 2;

const std::vector<LessonItem>& items_in(const Lesson& lesson, LessonPart part) {
    static const std::vector<LessonItem> none;
    switch (part) {
        case LessonPart::Worked: return lesson.worked;
        case LessonPart::Faded: return lesson.faded;
        case LessonPart::Whole: return lesson.whole;
        case LessonPart::Contrast: return lesson.contrast.items;
        case LessonPart::Check: return lesson.check;
        case LessonPart::Rule:
        case LessonPart::End: break;
    }
    return none;
}

bool is_page(LessonPart part) { return part == LessonPart::Rule || part == LessonPart::End; }

std::size_t size_of(const Lesson& lesson, LessonPart part) {
    return is_page(part) ? 1 : items_in(lesson, part).size();
}

/// The next part (1) or the one before (-1) that has anything in it: a lesson that is previewed may
/// have empty ones.
LessonPart neighbour_of(const Lesson& lesson, LessonPart part, int by) {
    auto at = static_cast<int>(part) + by;
    while (size_of(lesson, static_cast<LessonPart>(at)) == 0) at += by;
    return static_cast<LessonPart>(at);
}

bool asks_blanks(const LessonWalk& walk) {
    return walk.part == LessonPart::Faded && !walk.practice && !walk.trace.steps.empty();
}

/// The item of the lesson where the trainee is, or after those of the lesson the last of them.
const Scenario& listed_at(const LessonWalk& walk, const Library& library) {
    const auto& items = items_in(walk.lesson, walk.part);
    const Scenario* found = scenario_of(items[std::min(walk.item, items.size() - 1)], library);
    if (found == nullptr) throw Fault("a lesson with an item that is not there");
    return *found;
}

std::optional<Scenario> again(const LessonWalk& walk, const Scenario& like, std::uint64_t seed) {
    return walk.ahead ? walk.ahead->same_again(like, seed) : same_again(like, seed);
}

std::optional<Scenario> contrast(const LessonWalk& walk) {
    if (walk.ahead) return walk.ahead->contrast(walk.scenario);
    auto found = contrast_of(walk.scenario);
    return found ? std::optional(std::move(found->scenario)) : std::nullopt;
}

/// The scenario of the item where the trainee is; a fresh one after those of the lesson.
Scenario scenario_at(const LessonWalk& walk, const Library& library) {
    const Scenario& listed = listed_at(walk, library);
    if (walk.item < size_of(walk.lesson, walk.part)) return listed;
    return again(walk, listed, walk.seed + walk.item).value_or(listed);
}

/// Deals ahead what may be asked for after the item that is shown.
void look_behind(const LessonWalk& walk, const Library& library) {
    if (!walk.ahead || walk.part == LessonPart::Worked) return;
    const std::size_t listed = size_of(walk.lesson, walk.part), next = walk.item + 1;
    const bool fresh =
        walk.part == LessonPart::Faded && next >= listed && next < listed + most_fresh;
    if (fresh)
        walk.ahead->look_behind(walk.scenario, walk.seed + 1, listed_at(walk, library),
                                walk.seed + next);
    else
        walk.ahead->look_behind(walk.scenario, walk.seed + 1);
}

void begin_item(LessonWalk& walk, Scenario scenario, const Library& library) {
    walk.scenario = std::move(scenario);
    walk.practice.reset();
    walk.blanks = {};
    walk.revealed = 1;
    walk.clause.clear();
    walk.term.clear();
    const bool traced = walk.part == LessonPart::Worked || walk.part == LessonPart::Faded;
    walk.trace = traced ? trace_of(walk.scenario, library) : LessonTrace{};
    const std::size_t steps = walk.trace.steps.size();
    walk.blank_steps = std::max<std::size_t>(walk.blank_steps, 1);
    if (walk.part == LessonPart::Faded) walk.blanks.given.resize(std::min(walk.blank_steps, steps));
    if (!traced || steps == 0) walk.practice = start_practice(walk.scenario);
    if (walk.practice) walk.practice->tested = walk.part == LessonPart::Check;
    look_behind(walk, library);
}

/// A right hand leaves one step more to the trainee, a mistake one fewer.
void fade(LessonWalk& walk, bool right) {
    if (right)
        ++walk.blank_steps;
    else if (walk.blank_steps > 1)
        --walk.blank_steps;
}

bool was_right(const LessonWalk& walk) {
    if (walk.practice) return walk.practice->mark && walk.practice->mark->right;
    return walk.blanks.mark && walk.blanks.mark->slips == 0;
}

/// All hands of the lesson are done, and one was right from the first step on (or fresh ones too
/// many).
bool is_faded_out(const LessonWalk& walk) {
    const std::size_t listed = walk.lesson.faded.size();
    const bool whole = walk.practice || walk.blanks.given.size() >= walk.trace.steps.size();
    return walk.item + 1 >= listed + most_fresh ||
           (walk.item + 1 >= listed && whole && was_right(walk));
}

bool is_last_of_part(const LessonWalk& walk) {
    if (walk.part == LessonPart::Faded) return is_faded_out(walk);
    return walk.item + 1 >= size_of(walk.lesson, walk.part);
}

void check_blanks(LessonWalk& walk) {
    std::vector<std::string> values;
    for (const TraceStep& step : walk.trace.steps) values.push_back(step.step.value);
    for (std::size_t i = 0; i < walk.blanks.given.size(); ++i)
        values[step_of_blank(walk, i)] = walk.blanks.given[i];
    walk.blanks.mark = mark_trace(walk.trace, walk.scenario, values);
}

/// The first answer to an item of the check is the one that counts.
void note_check(LessonWalk& walk) {
    if (walk.part != LessonPart::Check || walk.aside || walk.checked.size() > walk.item) return;
    walk.checked.resize(walk.item);
    walk.checked.push_back(was_right(walk));
}

ClauseSet clauses_of(const std::vector<LessonItem>& items, const Library& library) {
    ClauseSet all;
    for (const LessonItem& item : items) {
        const Scenario* scenario = scenario_of(item, library);
        if (scenario != nullptr) all.insert(scenario->clauses.begin(), scenario->clauses.end());
    }
    return all;
}

bool share(const ClauseSet& a, const ClauseSet& b) {
    return std::any_of(a.begin(), a.end(), [&](const std::string& id) { return b.count(id) != 0; });
}

}  // namespace

std::string_view to_text(LessonPart part) { return part_names.at(static_cast<std::size_t>(part)); }
std::string title_of(LessonPart part) { return tr(part_titles.at(static_cast<std::size_t>(part))); }

bool LessonWalk::passed() const {
    return checked.size() == lesson.check.size() &&
           std::find(checked.begin(), checked.end(), false) == checked.end();
}

std::optional<LessonWalk> start_lesson(const Library& library, std::string_view id) {
    const Lesson* lesson = find_lesson(library.lessons, id);
    if (lesson == nullptr) return std::nullopt;
    LessonWalk walk;
    walk.lesson = *lesson;
    return walk;
}

void begin_dealing_ahead(LessonWalk& walk, const Library& library) {
    walk.ahead = std::make_shared<HandsAhead>();
    if (!is_page(walk.part)) look_behind(walk, library);
}

bool has_pages(const Lesson& lesson, LessonPart part) { return size_of(lesson, part) > 0; }

std::size_t pages_of(const LessonWalk& walk) {
    std::size_t pages = 0;
    for (std::size_t i = 0; i < lesson_part_count; ++i)
        pages += size_of(walk.lesson, static_cast<LessonPart>(i));
    return pages;
}

std::size_t page_of(const LessonWalk& walk) {
    std::size_t page = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(walk.part); ++i)
        page += size_of(walk.lesson, static_cast<LessonPart>(i));
    return page + std::min(walk.item, size_of(walk.lesson, walk.part) - 1);
}

bool can_go_on(const LessonWalk& walk) {
    switch (walk.part) {
        case LessonPart::Rule: return true;
        case LessonPart::Worked: return walk.revealed >= walk.trace.steps.size();
        case LessonPart::End: return false;
        case LessonPart::Faded:
        case LessonPart::Whole:
        case LessonPart::Contrast:
        case LessonPart::Check: break;
    }
    return is_marked(walk);
}

bool is_marked(const LessonWalk& walk) {
    return walk.practice ? walk.practice->mark.has_value() : walk.blanks.mark.has_value();
}

void go_on(LessonWalk& walk, const Library& library) {
    if (!can_go_on(walk)) return;
    if (is_last_of_part(walk)) {
        walk.part = neighbour_of(walk.lesson, walk.part, 1);
        walk.item = 0;
        walk.blank_steps = 1;
    } else {
        ++walk.item;
    }
    reopen(walk, library);
}

void go_back(LessonWalk& walk, const Library& library) {
    if (walk.aside) return reopen(walk, library);
    if (walk.item > 0) {
        --walk.item;
    } else if (walk.part != LessonPart::Rule) {
        walk.part = neighbour_of(walk.lesson, walk.part, -1);
        walk.item = size_of(walk.lesson, walk.part) - 1;
    }
    reopen(walk, library);
}

void go_to_part(LessonWalk& walk, const Library& library, LessonPart part) {
    walk.part = size_of(walk.lesson, part) == 0 ? neighbour_of(walk.lesson, part, 1) : part;
    walk.item = 0;
    walk.blank_steps = 1;
    if (walk.part != LessonPart::End) walk.checked.clear();
    reopen(walk, library);
}

void reopen(LessonWalk& walk, const Library& library) {
    walk.aside = false;
    walk.clause.clear();
    walk.term.clear();
    walk.practice.reset();
    if (!is_page(walk.part)) begin_item(walk, scenario_at(walk, library), library);
}

void reveal(LessonWalk& walk) {
    walk.revealed = std::min(walk.revealed + 1, walk.trace.steps.size());
}

std::size_t step_of_blank(const LessonWalk& walk, std::size_t blank) {
    return walk.trace.steps.size() - walk.blanks.given.size() + blank;
}

void fill_blank(LessonWalk& walk, std::size_t blank, const std::string& value) {
    if (walk.blanks.mark || blank >= walk.blanks.given.size()) return;
    walk.blanks.given[blank] = value;
    walk.blanks.current = blank;
}

bool can_check(const LessonWalk& walk) {
    if (walk.practice) return can_check(*walk.practice);
    const auto& given = walk.blanks.given;
    return asks_blanks(walk) && !walk.blanks.mark &&
           std::find(given.begin(), given.end(), "") == given.end();
}

void check(LessonWalk& walk, const Library& library) {
    if (walk.practice) {
        if (!walk.practice->mark) check(*walk.practice, library.misreadings);
    } else if (can_check(walk)) {
        check_blanks(walk);
        if (!walk.aside) fade(walk, was_right(walk));
    }
    if (walk.practice && walk.practice->mark) note_check(walk);
}

void mark_again(LessonWalk& walk, const Library& library) {
    if (!can_check(walk)) return;
    walk.practice ? mark_as_typed(*walk.practice, library.misreadings) : check_blanks(walk);
}

void try_again(LessonWalk& walk) {
    if (walk.practice) return try_again(*walk.practice);
    if (!walk.blanks.mark) return;
    for (std::size_t i = 0; i < walk.blanks.given.size(); ++i) {
        if (walk.blanks.mark->steps[step_of_blank(walk, i)].standing != StepStanding::Right)
            walk.blanks.given[i].clear();
    }
    walk.blanks.mark.reset();
}

bool show_same_again(LessonWalk& walk, const Library& library) {
    if (is_page(walk.part)) return false;
    auto hand = again(walk, walk.scenario, ++walk.seed);
    if (!hand) {
        look_behind(walk, library);
        return false;
    }
    show_aside(walk, *std::move(hand), library);
    return true;
}

bool show_contrast(LessonWalk& walk, const Library& library) {
    if (is_page(walk.part)) return false;
    auto hand = contrast(walk);
    if (!hand) return false;
    show_aside(walk, *std::move(hand), library);
    return true;
}

void show_aside(LessonWalk& walk, Scenario scenario, const Library& library) {
    begin_item(walk, std::move(scenario), library);
    walk.aside = true;
}

void show_clause(LessonWalk& walk, const std::string& id) {
    walk.clause = walk.clause == id ? "" : id;
    walk.term.clear();
}

void show_term(LessonWalk& walk, const std::string& id) {
    walk.term = walk.term == id ? "" : id;
    walk.clause.clear();
}

std::optional<LessonPart> part_to_repeat(const LessonWalk& walk, const Library& library) {
    if (walk.passed()) return std::nullopt;
    std::vector<LessonItem> wrong;
    for (std::size_t i = 0; i < walk.lesson.check.size(); ++i) {
        if (i >= walk.checked.size() || !walk.checked[i]) wrong.push_back(walk.lesson.check[i]);
    }
    if (2 * wrong.size() > walk.lesson.check.size()) return LessonPart::Rule;
    const ClauseSet missed = clauses_of(wrong, library);
    const LessonContrast& contrast = walk.lesson.contrast;
    if (missed.count(contrast.here) != 0 || missed.count(contrast.there) != 0)
        return LessonPart::Contrast;
    return share(missed, clauses_of(walk.lesson.faded, library)) ? LessonPart::Faded
                                                                 : LessonPart::Whole;
}

}  // namespace fairdeal
