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
    PaySheet,    // and on to PayTable: the page's, which asks where to
    SheetAgain,  // by its code
    PayTable,
    Letter,  // the sheet of paper, A4 or letter
    Enter,   // what is typed
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
    Action<SpeedAction>{.name = SpeedAction::PaySheet,
                        .key = key('p'),
                        .label = sentence("Pay sheet\u2026"),
                        .tip = sentence("Payouts to practise on paper, with the key on a page of "
                                        "its own; with price and bet only it has the prices"),
                        .help = sentence("Print a sheet of payouts")},
    Action<SpeedAction>{.name = SpeedAction::PayTable,
                        .key = key('t'),
                        .label = sentence("Pay table\u2026"),
                        .tip = sentence("What each wager of the game pays, as a reference card"),
                        .help = sentence("Print the game\u2019s pay table")},
    Action<SpeedAction>{.name = SpeedAction::SheetAgain,
                        .key = key('k'),
                        .label = sentence("Print again\u2026"),
                        .tip = sentence("The sheet whose code is typed, with its key"),
                        .help = sentence("Print the sheet of the code that is typed")},
    Action<SpeedAction>{.name = SpeedAction::Letter,
                        .key = key('l'),
                        .label = sentence("Letter paper"),
                        .tip = sentence("Without it, A4"),
                        .help = sentence("Letter paper, A4")},
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
