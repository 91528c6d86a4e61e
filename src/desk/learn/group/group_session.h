#pragma once
// The trainer's group as its page shows it: the trainees of a team, the clauses they get wrong or
// the mistakes they share, each as one list.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"
#include "desk/frame/destination.h"
#include "desk/school/school_screen.h"

namespace fairdeal {

enum class GroupPart : std::uint8_t { ByTrainee, ByClause, ByMistake };

enum class GroupAction : std::uint8_t {
    ByTrainee,  // and on, as GroupPart
    ByClause,
    ByMistake,
    Open,  // the picked row
    Leave
};
inline constexpr std::array group_actions{
    Action<GroupAction>{GroupAction::ByTrainee, key('1'), sentence("Trainees"), "",
                        sentence("The group by trainee, clause, mistake")},
    Action<GroupAction>{GroupAction::ByClause, key('2'), sentence("Clauses"), "", "", true},
    Action<GroupAction>{GroupAction::ByMistake, key('3'), sentence("Mistakes"), "", "", true},
    Action<GroupAction>{.name = GroupAction::Open, .key = key(KeyName::Enter)},
    Action<GroupAction>{.name = GroupAction::Leave, .key = key(KeyName::Escape)},
};

/// Its words from left to right and top to bottom, and the share of right answers beside them.
struct GroupRow {
    std::string title, aside, detail, note;
    int right = 0, asked = 0;  // asked 0: no share is shown
    Interval interval;
    std::string spoken;
    std::optional<Destination> leads_to;  // a trainee's progress, a clause in the rule book
};
struct GroupListScreen {
    std::string heading, period;
    std::vector<std::string> teams;  // to choose from
    std::string team;                // of these; empty: everybody
    GroupPart part = GroupPart::ByTrainee;
    std::vector<GroupRow> rows;
    std::string empty;  // why there is no row; empty: there are some
};

class GroupSession {
public:
    GroupSession(const Library& library, SchoolRoom& school) : library_(library), school_(school) {}

    [[nodiscard]] GroupListScreen screen() const;
    /// `row`: the picked one, which Open needs.
    std::optional<Destination> apply(GroupAction action, std::optional<std::size_t> row = {});
    /// Empty: everybody.
    void choose_team(const std::string& team) { school_.team = team; }

private:
    const Library& library_;
    SchoolRoom& school_;
    GroupPart part_ = GroupPart::ByTrainee;
};

}  // namespace fairdeal
