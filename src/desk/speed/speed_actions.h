#pragma once
// What can be done on the page of payouts, with its keys: before a run, while it is on, on its
// sheet.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"

namespace fairdeal {

enum class SpeedAction : std::uint8_t {
    Start,
    GameBefore,
    GameAfter,
    WithTable,
    PriceOnly,
    Amounts,
    Chips,
    Enter,  // what is typed
    LookAgain,
    Repeat,
    Leave  // the run, then the page
};

inline constexpr std::array speed_ready_actions{
    Action<SpeedAction>{.name = SpeedAction::Start,
                        .key = key(KeyName::Enter),
                        .label = sentence("Start"),
                        .help = sentence("Start; enter a payout; look at one again")},
    Action<SpeedAction>{.name = SpeedAction::GameBefore,
                        .key = key(KeyName::Left),
                        .help = sentence("Another game")},
    Action<SpeedAction>{
        .name = SpeedAction::GameAfter, .key = key(KeyName::Right), .shares_line = true},
    Action<SpeedAction>{.name = SpeedAction::WithTable,
                        .key = key('1'),
                        .label = sentence("With the table"),
                        .help = sentence("With the table, price and bet only, amounts, chips"),
                        .keys = "1\u20134"},
    Action<SpeedAction>{
        .name = SpeedAction::PriceOnly, .key = key('2'), .label = sentence("Price and bet only")},
    Action<SpeedAction>{
        .name = SpeedAction::Amounts, .key = key('3'), .label = sentence("Amounts")},
    Action<SpeedAction>{
        .name = SpeedAction::Chips, .key = key('4'), .label = sentence("Chips from the tray")},
    Action<SpeedAction>{.name = SpeedAction::Leave, .key = key(KeyName::Escape)},
};

inline constexpr std::array speed_running_actions{
    Action<SpeedAction>{
        .name = SpeedAction::Enter, .key = key(KeyName::Enter), .label = sentence("Pay")},
    Action<SpeedAction>{.name = SpeedAction::Leave, .key = key(KeyName::Escape)},
};

inline constexpr std::array speed_sheet_actions{
    Action<SpeedAction>{.name = SpeedAction::LookAgain,
                        .key = key(KeyName::Enter),
                        .label = sentence("Look again"),
                        .tip = sentence("The picked payout, with its clause")},
    Action<SpeedAction>{.name = SpeedAction::Repeat,
                        .key = key('a'),
                        .label = sentence("Repeat"),
                        .help = sentence("Another run of the same kind")},
    Action<SpeedAction>{.name = SpeedAction::Leave, .key = key(KeyName::Escape)},
};

}  // namespace fairdeal
