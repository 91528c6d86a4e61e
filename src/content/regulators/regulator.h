#pragma once
// What a regulator, or a house without one, asks before somebody deals: which rows of the decision
// (duty/rows.cpp) count there and with which numbers, each with the place where it is written. A
// rule that nobody has read in the official text is marked as not confirmed and is off.

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/problem.h"
#include "content/regulators/floor_role.h"

namespace fairdeal {

enum class DutyRule : std::uint8_t {
    Licence,            // a licence of the jurisdiction for the function, valid at this minute
    ListHours,          // a list of withdrawn certificates counts for so many hours
    WithSupervisor,     // clauses that somebody was not examined on: dealt beside a supervisor
    TableTest,          // passed for the game, before somebody of the role `by` or higher
    InstructionHours,   // so many hours of instruction in the game
    CourseMonths,       // a course at most so many months before the licence begins
    Refresher,          // every refresher is renewed before it is due
    RefresherDays,      // a warning so many days before it is due
    RestMinutes,        // so long between two times of dealing
    FloorpersonTables,  // a floorperson on duty, who looks after at most so many tables
};
constexpr std::size_t duty_rule_count = static_cast<std::size_t>(DutyRule::FloorpersonTables) + 1;
/// "licence", "list-hours", "with-supervisor", "table-test", "instruction-hours", "course-months",
/// "refresher", "refresher-days", "rest-minutes", "floorperson-tables".
std::string_view to_text(DutyRule rule);
std::optional<DutyRule> duty_rule_from(std::string_view word);
/// Its name ends in what its number counts.
bool has_number(DutyRule rule);

struct RuleSetting {
    bool is_on = true;
    bool is_confirmed = true;           // somebody has read it in the official text
    int number = 0;                     // of a rule that has one, 1 to 100000
    FloorRole by = FloorRole::Trainee;  // of TableTest: who judged it, at least; Trainee: anybody
    std::string source;                 // an address or the name of a document
    std::string words;                  // what is asked
    friend bool operator==(const RuleSetting&, const RuleSetting&) = default;
};

struct Regulator {
    std::string id;  // "pennsylvania"
    std::string title;
    std::string jurisdiction, function;  // as licences have them: "pennsylvania", "dealer"
    std::string note;
    std::array<std::optional<RuleSetting>, duty_rule_count> rules;
    /// Null: the rule does not count.
    [[nodiscard]] const RuleSetting* on(DutyRule rule) const;
    friend bool operator==(const Regulator&, const Regulator&) = default;
};

/// Refused with every problem and its place: whatever regulator.xsd does not allow, and a rule that
/// is on although it is not confirmed.
Result<Regulator> read_regulator(std::string_view xml, const std::string& source);

/// The ids of the profiles in scenarios/regulators of a content folder, in order.
std::vector<std::string> regulators_in(const std::filesystem::path& content);
/// The file of one of them.
std::filesystem::path regulator_file(const std::filesystem::path& content, std::string_view id);

}  // namespace fairdeal
