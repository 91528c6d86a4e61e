#pragma once
// What can be done on the page of who may deal where.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"

namespace fairdeal {

enum class DutyAction : std::uint8_t {
    ShowAsk,
    ShowHands,
    ShowDue,
    ShowFacts,
    Ask,
    Copy,
    Hands,  // of the picked finding, in Replay
    OpenCase,
    Add,  // a fact: the form of the kind that the answer asks for, or of any
    Correct,
    Sign,
    Begin,  // a file, where there is none
    Create,
    Leave,  // the form
    OpenFile,
    OpenLog
};
inline constexpr std::array duty_actions{
    Action<DutyAction>{DutyAction::ShowAsk, key('m'), sentence("May they deal?"),
                       sentence("Ask whether a dealer may deal at a table"),
                       sentence("May they deal, hands dealt, what falls due, the facts")},
    Action<DutyAction>{DutyAction::ShowHands, key('h'), sentence("Hands dealt"),
                       sentence("Hands of the open log that were dealt without leave"), "", true},
    Action<DutyAction>{DutyAction::ShowDue, key('d'), sentence("What falls due"),
                       sentence("Refreshers, licences, certificates and lists that end soon"), "",
                       true},
    Action<DutyAction>{DutyAction::ShowFacts, key('f'), sentence("Facts"),
                       sentence("Every fact that answers are given by"), "", true},
    Action<DutyAction>{.name = DutyAction::Ask,
                       .key = key(KeyName::Enter),
                       .label = sentence("Ask"),
                       .tip = sentence("The answer is kept in the file"),
                       .help = sentence("Ask; sign and add what was filled in; hands in Replay")},
    Action<DutyAction>{.name = DutyAction::Hands,
                       .label = sentence("Hands in Replay"),
                       .tip = sentence("The hands behind the finding in Replay")},
    Action<DutyAction>{DutyAction::OpenCase, key('n'), sentence("Open as case"),
                       sentence("Open a case on the finding, with the hands behind it"),
                       sentence("Open a case on the finding")},
    Action<DutyAction>{DutyAction::Add, key('a'), sentence("Add a fact"),
                       sentence("A licence, a certificate, a place on the roster, a count"),
                       sentence("Add a fact, correct the picked one")},
    Action<DutyAction>{DutyAction::Correct, key('c'), sentence("Correct it"),
                       sentence("A new fact takes the place of this one, which stays on record"),
                       "", true},
    Action<DutyAction>{.name = DutyAction::Sign,
                       .label = sentence("Sign and add"),
                       .tip = sentence("With your id and passphrase; it stays on record")},
    Action<DutyAction>{.name = DutyAction::Copy,
                       .key = control_key('c'),
                       .label = sentence("Copy as text"),
                       .help = sentence("Copy the answer")},
    Action<DutyAction>{.name = DutyAction::OpenFile,
                       .key = key('o'),
                       .label = sentence("Open another file"),
                       .help = sentence("Open another file of who may deal where")},
    Action<DutyAction>{DutyAction::Begin, key('b'), sentence("Begin a file"),
                       sentence("Make the file of who may deal where"),
                       sentence("Begin a file of who may deal where")},
    Action<DutyAction>{.name = DutyAction::Create,
                       .label = sentence("Make the file"),
                       .tip = sentence("It is yours, and is kept on this computer")},
    Action<DutyAction>{.name = DutyAction::OpenLog,
                       .label = sentence("Open a log\u2026"),
                       .tip = sentence("The log whose hands are looked at")},
    Action<DutyAction>{.name = DutyAction::Leave,
                       .key = key(KeyName::Escape),
                       .label = sentence("Cancel"),
                       .help = sentence("Leave the form")},
};

}  // namespace fairdeal
