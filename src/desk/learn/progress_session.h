#pragma once
// A trainee's progress as its page shows it: whose map, of which game, and the clause that is
// picked in it.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"
#include "desk/frame/destination.h"
#include "desk/school/school_screen.h"

namespace fairdeal {

/// What can be done with the picked clause, and how another is picked.
enum class ProgressAction : std::uint8_t {
    Drill,
    Read,
    Leave,
    Previous,
    Next,
    Above,  // the nearest in the row above
    Below,
    First,
    Last
};
inline constexpr std::array progress_actions{
    Action<ProgressAction>{ProgressAction::Drill, key('d'), sentence("Drill this clause"),
                           sentence("Fresh hands that this clause decides")},
    Action<ProgressAction>{ProgressAction::Read, key(KeyName::Enter), sentence("Read it"),
                           sentence("In the rule book")},
    Action<ProgressAction>{.name = ProgressAction::Leave, .key = key(KeyName::Escape)},
    Action<ProgressAction>{.name = ProgressAction::Previous, .key = key(KeyName::Left)},
    Action<ProgressAction>{.name = ProgressAction::Next, .key = key(KeyName::Right)},
    Action<ProgressAction>{.name = ProgressAction::Above, .key = key(KeyName::Up)},
    Action<ProgressAction>{.name = ProgressAction::Below, .key = key(KeyName::Down)},
    Action<ProgressAction>{.name = ProgressAction::First, .key = key(KeyName::Home)},
    Action<ProgressAction>{.name = ProgressAction::Last, .key = key(KeyName::End)},
};

class ProgressSession {
public:
    ProgressSession(const Library& library, SchoolSession& school)
        : library_(library), school_(school) {}

    [[nodiscard]] ProgressScreen screen() const { return progress_screen(school_, library_); }
    void turn_to(Game game);
    void pick(const std::string& clause) { school_.clause = clause; }
    /// Is it the progress of the person who is signed in? They can drill; a trainer who looks at
    /// another's cannot.
    [[nodiscard]] bool is_own() const { return school_.trainee.empty(); }
    /// Drill and Read need a clause that is picked.
    [[nodiscard]] bool can(ProgressAction action) const;
    /// `shown`: what the page shows, in whose order clauses are stepped through. Above and Below
    /// depend on how wide the map is drawn, which its page knows: here they are the clause before
    /// and after.
    std::optional<Destination> apply(ProgressAction action, const ProgressScreen& shown);

private:
    const Library& library_;
    SchoolSession& school_;
};

}  // namespace fairdeal
