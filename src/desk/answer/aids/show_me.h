#pragma once
// Show me: the right settlement of a marked question, played on the felt line by line in the order
// in which the lines are made. Not in an exam.

#include <array>

#include "base/translation.h"
#include "desk/answer/practice.h"
#include "desk/frame/actions.h"
#include "picture/table/table_screen.h"

namespace fairdeal {

enum class ShowAction : unsigned char { Begin, Next, Previous, End };

inline constexpr std::array show_actions{
    Action<ShowAction>{ShowAction::Begin, key('m'), sentence("Show me"),
                       sentence("The right settlement on the felt, line by line"),
                       sentence("Once checked: show the settlement, line by line")},
    Action<ShowAction>{.name = ShowAction::Next,
                       .key = key(KeyName::Enter),
                       .label = sentence("Next line"),
                       .tip = sentence("The line that is made after this one")},
    Action<ShowAction>{.name = ShowAction::Next, .key = key(KeyName::Space)},
    Action<ShowAction>{.name = ShowAction::Next, .key = key(KeyName::Down)},
    Action<ShowAction>{.name = ShowAction::Previous, .key = key(KeyName::Up)},
    Action<ShowAction>{.name = ShowAction::End,
                       .key = key(KeyName::Escape),
                       .label = sentence("Back to the verdict")},
};

/// It is marked, and there are lines to show.
bool can_show_me(const Practice& practice);
/// After the last line Next goes back to the verdict. False: it cannot be done now.
bool apply(Practice& practice, ShowAction action);
/// What a key does; false: it is not ours now.
bool press_in_show(Practice& practice, const KeyPress& key);

/// The line that is due now, and that it is shown at; null: nothing is shown.
const Line* line_shown(const Practice& practice);
/// Settles the felt up to the line that is shown, and marks its wager. Does nothing if none is
/// shown.
void put_shown_lines(TableScreen& screen, const Practice& practice);

}  // namespace fairdeal
