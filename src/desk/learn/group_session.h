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
inline constexpr std::array group_parts{
    Action<GroupPart>{.name = GroupPart::ByTrainee, .key = key('1'), .label = sentence("Trainees")},
    Action<GroupPart>{.name = GroupPart::ByClause, .key = key('2'), .label = sentence("Clauses")},
    Action<GroupPart>{.name = GroupPart::ByMistake, .key = key('3'), .label = sentence("Mistakes")},
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
    void show(GroupPart part) { part_ = part; }
    /// Empty: everybody.
    void choose_team(const std::string& team) { school_.team = team; }

private:
    const Library& library_;
    SchoolRoom& school_;
    GroupPart part_ = GroupPart::ByTrainee;
};

}  // namespace fairdeal
