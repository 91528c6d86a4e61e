#include "content/lessons/sound_lesson.h"

#include <fmt/format.h>

#include <set>

#include "questions/grade.h"

namespace fairdeal {

namespace {

using Spot = std::pair<int, int>;  // line and column

/// Where each piece of the file begins, in order, and the pieces that something is wrong in.
class Pieces {
public:
    explicit Pieces(const Sourced<Lesson>& file) {
        for (const auto& [name, place] : file.places)
            if (is_piece(name)) begins_[{place.line, place.column}] = name;
    }
    void note(const Problem& problem) {
        auto behind = begins_.upper_bound({problem.where.line, problem.where.column});
        if (behind != begins_.begin()) wrong_.insert(std::prev(behind)->second);
    }
    [[nodiscard]] bool is_wrong(const std::string& name) const { return wrong_.count(name) != 0; }

private:
    /// "part rule", "block 3", "worked-1"; not "worked-1 record".
    static bool is_piece(std::string_view name) {
        if (name.starts_with("part ") || name.starts_with("block ")) return true;
        return name.find(' ') == std::string_view::npos && name.find('-') != std::string_view::npos;
    }

    std::map<Spot, std::string> begins_;
    std::set<std::string> wrong_;
};

bool can_be_shown(const LessonItem& item, Game game, const Library& library) {
    const Scenario* scenario = scenario_of(item, library);
    return scenario != nullptr && scenario->game() == game && !question_problem(*scenario);
}

bool can_be_shown(const LessonBlock& block) {
    return block.kind != BlockKind::Figure || !block.figure.hand.events.empty();
}

}  // namespace

std::optional<Lesson> sound_lesson(std::string_view xml, const Problems& problems,
                                   const Library& library) {
    auto read = lesson_as_read(xml, "");
    if (!read) return std::nullopt;
    Pieces pieces(read->file);
    for (const Problem& problem : problems) pieces.note(problem);
    for (const Problem& problem : read->problems) pieces.note(problem);
    Lesson& lesson = read->file.value;
    const auto keep_items = [&](std::string_view part, std::vector<LessonItem>& items) {
        std::vector<LessonItem> sound;
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (!pieces.is_wrong(fmt::format("{}-{}", part, i + 1)) &&
                can_be_shown(items[i], lesson.game, library))
                sound.push_back(std::move(items[i]));
        }
        items = std::move(sound);
    };
    std::vector<LessonBlock> rule;
    for (std::size_t i = 0; i < lesson.rule.size(); ++i) {
        if (!pieces.is_wrong(fmt::format("block {}", i + 1)) && can_be_shown(lesson.rule[i]))
            rule.push_back(std::move(lesson.rule[i]));
    }
    lesson.rule = std::move(rule);
    keep_items("worked", lesson.worked);
    keep_items("faded", lesson.faded);
    keep_items("whole", lesson.whole);
    keep_items("contrast", lesson.contrast.items);
    keep_items("check", lesson.check);
    return std::move(lesson);
}

}  // namespace fairdeal
