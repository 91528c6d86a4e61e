#pragma once
// What can be done where hands are listed, with its keys.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"

namespace fairdeal {

enum class LogAction : unsigned char {
    OpenHand,  // the picked one
    Up,
    Down,
    ToAudit,  // while the hands that it found are listed
    OnlyWrong,
    Bookmarked,
    More,
    TypeId,
    Everything,
    WithChosen,   // a menu
    AnotherRule,  // over the selected hands; fewer than two: over all that were found
    ChooseAll,
    Copy,
    Columns,
    Searches,
    Earlier,
    Later,
    OpenLog,
    Import,
    Export,
    Sign,
    News,  // its button says how many
    NotTaken,
    Shoes,  // after an import of hands that name them
    StopSearch,
    CallOff,  // opening, importing or exporting
    Sample
};

/// The tips of OpenLog and Import are their labels where no log is open yet.
inline constexpr std::array log_actions{
    Action<LogAction>{.name = LogAction::OpenHand,
                      .key = key(KeyName::Enter),
                      .help = sentence("Open the picked hand")},
    Action<LogAction>{.name = LogAction::Up, .key = key(KeyName::Up)},
    Action<LogAction>{.name = LogAction::Down, .key = key(KeyName::Down)},
    Action<LogAction>{LogAction::ToAudit, key(KeyName::Escape), sentence("Back to the audit"), "",
                      sentence("Back to the audit that found them")},
    Action<LogAction>{LogAction::OnlyWrong, key('w'), sentence("Only wrong"),
                      sentence("Only hands with a settlement error"), sentence("Only wrong hands")},
    Action<LogAction>{LogAction::Bookmarked, key('b'), sentence("Bookmarked"),
                      sentence("Only hands with a bookmark"),
                      sentence("Only hands with a bookmark")},
    Action<LogAction>{LogAction::More, key('f'), sentence("More"), sentence("More to search by"),
                      sentence("More to search by")},
    Action<LogAction>{
        .name = LogAction::TypeId, .key = key('/'), .help = sentence("Type a hand's id")},
    Action<LogAction>{.name = LogAction::Everything,
                      .key = key('x'),
                      .help = sentence("Search for everything again")},
    Action<LogAction>{LogAction::WithChosen, key('a'), sentence("Actions"),
                      sentence("What can be done with the selected hands"),
                      sentence("What can be done with the selected hands")},
    Action<LogAction>{.name = LogAction::AnotherRule,
                      .key = key('r'),
                      .help = sentence("Another rule over the selected hands, or all found")},
    Action<LogAction>{.name = LogAction::ChooseAll,
                      .key = control_key('a'),
                      .help = sentence("Select every hand of the page")},
    Action<LogAction>{.name = LogAction::Copy,
                      .key = control_key('c'),
                      .help = sentence("Copy the selected hands, for a spreadsheet")},
    Action<LogAction>{LogAction::Columns, key('c'), sentence("Columns"),
                      sentence("Columns of the table"), sentence("Columns of the table")},
    Action<LogAction>{LogAction::Searches, key('s'), sentence("Searches"),
                      sentence("Saved searches"), sentence("Saved searches")},
    Action<LogAction>{LogAction::Earlier, key(KeyName::PageUp), sentence("Earlier hands"), "",
                      sentence("Earlier, later hands"), false, sentence("Page \u2191  \u2193")},
    Action<LogAction>{
        .name = LogAction::Later, .key = key(KeyName::PageDown), .label = sentence("Later hands")},
    Action<LogAction>{LogAction::OpenLog, control_key('o'), sentence("Open\u2026"),
                      sentence("Open a log\u2026")},
    Action<LogAction>{LogAction::Import, control_key('i'), sentence("Import\u2026"),
                      sentence("Import records\u2026"), sentence("Import records")},
    Action<LogAction>{.name = LogAction::Export, .label = sentence("Export\u2026")},
    Action<LogAction>{.name = LogAction::Sign, .label = sentence("Sign\u2026")},
    Action<LogAction>{.name = LogAction::News, .key = key('n')},
    Action<LogAction>{.name = LogAction::NotTaken,
                      .label = sentence("Show what was not taken\u2026")},
    Action<LogAction>{.name = LogAction::Shoes,
                      .label = sentence("Packs and shoes"),
                      .tip = sentence("What the hands show together, by pack and shoe")},
    Action<LogAction>{.name = LogAction::StopSearch, .label = sentence("Stop searching")},
    Action<LogAction>{.name = LogAction::CallOff, .label = sentence("Cancel")},
    Action<LogAction>{.name = LogAction::Sample,
                      .label = sentence("Or deal a sample night of 500 hands")},
};

}  // namespace fairdeal
