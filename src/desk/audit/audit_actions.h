#pragma once
// What can be done on the audit page, with its keys.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"

namespace fairdeal {

enum class AuditAction : unsigned char {
    Start,  // or Cancel, or go on: one button
    Cancel,
    ByDealer,  // and on, as Dimension
    ByTable,
    ByShift,
    ByGame,
    ByClause,
    ByMisreading,
    Ranking,
    RuleChange,
    Shoes,
    WorkOut,   // or Cancel, of the rule change
    WholeLog,  // likewise: no picked hands, no filters
    Up,
    Down,
    SortBefore,
    SortBehind,
    TurnRound,
    Open,
    Practise,
    GiveToTraining,
    ToPatterns,
    SaveCsv,
    SaveJson,
    SaveText,
    SavePdf,
    SaveWeb,
    MakeScenario,
    TakeOpenLog,
    ChooseLog,
    StartAgain,
    DealSample
};

inline constexpr std::array audit_actions{
    Action<AuditAction>{AuditAction::Start, key('s'), sentence("Start"), "",
                        sentence("Start, or resume")},
    Action<AuditAction>{AuditAction::Cancel, key(KeyName::Escape), sentence("Cancel"), "",
                        sentence("Cancel")},
    Action<AuditAction>{.name = AuditAction::ByDealer,
                        .key = key('1'),
                        .help = sentence("By dealer, table, shift, game, clause, misreading"),
                        .keys = "1\u20136"},
    Action<AuditAction>{.name = AuditAction::ByTable, .key = key('2')},
    Action<AuditAction>{.name = AuditAction::ByShift, .key = key('3')},
    Action<AuditAction>{.name = AuditAction::ByGame, .key = key('4')},
    Action<AuditAction>{.name = AuditAction::ByClause, .key = key('5')},
    Action<AuditAction>{.name = AuditAction::ByMisreading, .key = key('6')},
    Action<AuditAction>{
        .name = AuditAction::Ranking,
        .key = key('7'),
        .label = sentence("Ranking"),
        .tip = sentence("The dealers beside the house"),
        .help = sentence("The dealers beside the house: who errs more than chance explains")},
    Action<AuditAction>{.name = AuditAction::RuleChange,
                        .key = key('8'),
                        .label = sentence("Rule change"),
                        .tip = sentence("What another rule would have cost"),
                        .help = sentence("What another table card or rule would have cost")},
    Action<AuditAction>{.name = AuditAction::Shoes,
                        .key = key('9'),
                        .label = sentence("Packs and shoes"),
                        .tip = sentence("What many hands show of a pack, a shoe, people"),
                        .help = sentence("What many hands show of a pack, a shoe, people")},
    Action<AuditAction>{.name = AuditAction::WorkOut,
                        .key = key('w'),
                        .label = sentence("Work it out"),
                        .help = sentence("Work the rule change out, or cancel it")},
    Action<AuditAction>{
        .name = AuditAction::WholeLog,
        .key = key('a'),
        .label = sentence("The whole log"),
        .tip = sentence("Over the whole log, without picked hands or filters"),
        .help = sentence("The rule change over the whole log, without picked hands or filters")},
    Action<AuditAction>{
        .name = AuditAction::Up, .key = key(KeyName::Up), .help = sentence("From row to row")},
    Action<AuditAction>{.name = AuditAction::Down, .key = key(KeyName::Down), .shares_line = true},
    Action<AuditAction>{.name = AuditAction::SortBefore,
                        .key = key(KeyName::Left),
                        .help = sentence("Sort by the column before")},
    Action<AuditAction>{.name = AuditAction::SortBehind,
                        .key = key(KeyName::Right),
                        .help = sentence("after"),
                        .shares_line = true},
    Action<AuditAction>{
        .name = AuditAction::TurnRound, .key = key('r'), .help = sentence("The other way round")},
    Action<AuditAction>{.name = AuditAction::Open,
                        .key = key(KeyName::Enter),
                        .help = sentence("The hands of the row")},
    Action<AuditAction>{.name = AuditAction::Practise,
                        .key = key('p'),
                        .help = sentence("Practise what the dealer missed")},
    Action<AuditAction>{AuditAction::GiveToTraining, key('g'), sentence("Give to training"),
                        sentence("What the dealer got wrong is due in their plan from tomorrow on"),
                        sentence("Give what the dealer got wrong to training")},
    Action<AuditAction>{.name = AuditAction::ToPatterns,
                        .help = sentence("To the patterns and filters"),
                        .keys = sentence("Tab")},
    Action<AuditAction>{AuditAction::SaveCsv, key('c'), "CSV", sentence("Save the table as CSV"),
                        sentence("Save as CSV")},
    Action<AuditAction>{AuditAction::SaveJson, key('j'), "JSON", sentence("Save all as JSON"),
                        "JSON", true},
    Action<AuditAction>{AuditAction::SaveText, key('t'), sentence("Text"),
                        sentence("Save all as text"), sentence("text"), true},
    Action<AuditAction>{AuditAction::SavePdf, key('f'), "PDF", sentence("Save the report as PDF"),
                        "PDF", true},
    Action<AuditAction>{AuditAction::SaveWeb, key('b'), sentence("Web page"),
                        sentence("Save the report as a web page"), sentence("web page"), true},
    Action<AuditAction>{AuditAction::MakeScenario, key('m'), sentence("Scenario"),
                        sentence("Make a scenario of the row\u2019s first hand"),
                        sentence("Make a scenario of the row\u2019s first hand")},
    Action<AuditAction>{AuditAction::TakeOpenLog, key('l'), sentence("Log open in Replay"), "",
                        sentence("Audit the log open in Replay")},
    Action<AuditAction>{AuditAction::ChooseLog, key('o'), sentence("Choose a log\u2026"), "",
                        sentence("Another log")},
    Action<AuditAction>{.name = AuditAction::StartAgain, .label = sentence("Start again")},
    Action<AuditAction>{.name = AuditAction::DealSample,
                        .label = sentence("Or deal a sample night of 500 hands")},
};

}  // namespace fairdeal
