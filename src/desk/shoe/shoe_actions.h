#pragma once
// What can be done on the page of packs and shoes, with its keys.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"

namespace fairdeal {

enum class ShoeAction : unsigned char {
    Up,
    Down,
    PageUp,
    PageDown,
    Hands,
    OpenCase,
    LookAgain,
    Back
};

inline constexpr std::array shoe_actions{
    Action<ShoeAction>{
        .name = ShoeAction::Up, .key = key(KeyName::Up), .help = sentence("From row to row")},
    Action<ShoeAction>{.name = ShoeAction::Down, .key = key(KeyName::Down), .shares_line = true},
    Action<ShoeAction>{.name = ShoeAction::PageUp,
                       .key = key(KeyName::PageUp),
                       .help = sentence("Up and down in what was found")},
    Action<ShoeAction>{
        .name = ShoeAction::PageDown, .key = key(KeyName::PageDown), .shares_line = true},
    Action<ShoeAction>{ShoeAction::Hands, key(KeyName::Enter), sentence("Hands in Replay"),
                       sentence("The hands behind the finding in Replay, else those of the row"),
                       sentence("The hands behind it in Replay")},
    Action<ShoeAction>{ShoeAction::OpenCase, key('n'), sentence("Open as case"),
                       sentence("Open a case on the finding, with the hands behind it"),
                       sentence("Open a case on the finding")},
    Action<ShoeAction>{ShoeAction::LookAgain, key(KeyName::F5), sentence("Look again"),
                       sentence("Look at all hands of the log again"),
                       sentence("Look at all hands again")},
    Action<ShoeAction>{ShoeAction::Back, key(KeyName::Escape), sentence("Audit"),
                       sentence("Back to the audit"), sentence("Back to the audit")},
};

}  // namespace fairdeal
