#include "desk/learn/progress_session.h"

#include <algorithm>

namespace fairdeal {

namespace {

/// The row among so many that an action steps to; `current` -1: none is picked.
int stepped(ProgressAction action, int current, int rows) {
    switch (action) {
        case ProgressAction::First: return 0;
        case ProgressAction::Last: return rows - 1;
        case ProgressAction::Previous:
        case ProgressAction::Above: return std::max(current - 1, 0);
        case ProgressAction::Next:
        case ProgressAction::Below: return std::min(current + 1, rows - 1);
        case ProgressAction::Drill:
        case ProgressAction::Read:
        case ProgressAction::Leave: break;
    }
    return current;
}

}  // namespace

void ProgressSession::turn_to(Game game) {
    school_.game = game;
    school_.clause.clear();
}

bool ProgressSession::can(ProgressAction action) const {
    const bool needs_clause = action == ProgressAction::Drill || action == ProgressAction::Read;
    return !needs_clause || !school_.clause.empty();
}

std::optional<Destination> ProgressSession::apply(ProgressAction action,
                                                  const ProgressScreen& shown) {
    if (!can(action)) return std::nullopt;
    if (action == ProgressAction::Drill) return DrillClause{school_.clause};
    if (action == ProgressAction::Read) return ReadClause{school_.clause};
    if (action == ProgressAction::Leave)
        return ShowLearnView{is_own() ? LearnView::Today : LearnView::Group};
    const int rows = static_cast<int>(shown.items.size());
    if (rows > 0)
        pick(shown.items[static_cast<std::size_t>(stepped(action, shown.current, rows))].clause);
    return std::nullopt;
}

}  // namespace fairdeal
