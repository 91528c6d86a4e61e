#include "desk/practise/kept_item.h"

#include "base/translation.h"
#include "content/readers.h"
#include "questions/grade.h"
#include "training/lessons/lesson.h"

namespace fairdeal {

namespace {

/// The table of a hand that was dealt in the school, as it is kept.
constexpr std::string_view dealt_here = "dealt-in-the-school";

/// The scenario, or the exercise of a lesson, with this id; both are kept by it alone.
const Scenario* find_shipped(const Library& library, std::string_view id) {
    if (const Scenario* scenario = find_scenario(library, id)) return scenario;
    for (const Lesson& lesson : library.lessons) {
        for (const LessonItem* item : items_of(lesson)) {
            const auto* own = std::get_if<Scenario>(item);
            if (own != nullptr && own->id == id) return own;
        }
    }
    return nullptr;
}

}  // namespace

std::string kept_as(const Scenario& scenario, const Library& library) {
    if (find_shipped(library, scenario.id) != nullptr) return scenario.id;
    Scenario kept = scenario;
    if (kept.table.empty()) kept.table = dealt_here;
    return write_scenario(kept);
}

std::optional<Scenario> kept_scenario(const std::string& item, const Library& library) {
    if (const Scenario* scenario = find_shipped(library, item)) return *scenario;
    auto read = read_scenario(item, fixed("the open question"));
    if (!read || question_problem(read->value)) return std::nullopt;
    if (read->value.table == dealt_here) read->value.table.clear();
    return std::move(read->value);
}

}  // namespace fairdeal
