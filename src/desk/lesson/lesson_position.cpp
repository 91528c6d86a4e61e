// Where a trainee is in a lesson, as a line of text: part, item, blank steps, what was right in the
// check.

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "desk/lesson/lesson.h"
#include "desk/school/taught.h"

namespace fairdeal {

namespace {

std::optional<LessonPart> part_from(std::string_view word) {
    for (std::size_t i = 0; i < lesson_part_count; ++i) {
        if (to_text(static_cast<LessonPart>(i)) == word) return static_cast<LessonPart>(i);
    }
    return std::nullopt;
}

std::string marks_of(const std::vector<bool>& checked) {
    std::string marks;
    for (const bool right : checked) marks += right ? '1' : '0';
    return marks.empty() ? "-" : marks;
}

struct Position {
    LessonPart part = LessonPart::Rule;
    std::size_t item = 0, blanks = 1;
    std::vector<bool> checked;
};

std::optional<Position> position_from(std::string_view text) {
    constexpr int most = 99;
    const auto words = split_at(text, ' ');
    if (words.size() != 4) return std::nullopt;
    const auto part = part_from(words[0]);
    const auto item = whole_number_from(words[1], most);
    const auto blanks = whole_number_from(words[2], most);
    if (!part || !item || !blanks) return std::nullopt;
    Position position{
        *part, static_cast<std::size_t>(*item), static_cast<std::size_t>(*blanks), {}};
    if (words[3] == "-") return position;
    for (const char mark : words[3]) {
        if (mark != '0' && mark != '1') return std::nullopt;
        position.checked.push_back(mark == '1');
    }
    return position;
}

std::size_t items_of_part(const Lesson& lesson, LessonPart part) {
    constexpr std::size_t fresh = 8;
    switch (part) {
        case LessonPart::Worked: return lesson.worked.size();
        case LessonPart::Faded: return lesson.faded.size() + fresh;
        case LessonPart::Whole: return lesson.whole.size();
        case LessonPart::Contrast: return lesson.contrast.items.size();
        case LessonPart::Check: return lesson.check.size();
        case LessonPart::Rule:
        case LessonPart::End: return 1;
    }
    throw Fault("a part of no kind");
}

}  // namespace

std::string position_of(const LessonWalk& walk) {
    return fmt::format("{} {} {} {}", to_text(walk.part), walk.item, walk.blank_steps,
                       marks_of(walk.checked));
}

std::optional<LessonWalk> resume_lesson(const Library& library, std::string_view id,
                                        std::string_view position) {
    auto walk = start_lesson(library, id);
    const auto at = position_from(position);
    if (!walk || !at || at->item >= items_of_part(walk->lesson, at->part) ||
        at->checked.size() > walk->lesson.check.size())
        return walk;
    go_to_part(*walk, library, at->part);
    walk->item = at->item;
    walk->blank_steps = at->blanks;
    walk->checked = at->checked;
    reopen(*walk, library);
    return walk;
}

LessonState state_of(std::string_view position) {
    if (position == known_step) return LessonState::Known;
    const auto at = position_from(position);
    if (!at) return LessonState::NotYet;
    const bool passed =
        at->part == LessonPart::End && !at->checked.empty() &&
        std::find(at->checked.begin(), at->checked.end(), false) == at->checked.end();
    return passed ? LessonState::Passed : LessonState::Started;
}

}  // namespace fairdeal
