#pragma once
// What can be done with the table cards of a house.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"

namespace fairdeal {

enum class HouseCardAction : std::uint8_t {
    Change,  // a draft, from the picked card
    ShowOptions,
    ShowChanges,
    CallOff,  // what is being worked out of them
    AskApproval,
    PutInForce,
    Drop,
    Import,
    Export,
    Leave
};
inline constexpr std::array house_card_actions{
    Action<HouseCardAction>{HouseCardAction::Change, key('c'), sentence("Change"),
                            sentence("Begin a draft with this card\u2019s options"),
                            sentence("Begin a draft with the picked card")},
    Action<HouseCardAction>{HouseCardAction::ShowOptions, key('o'), sentence("Options"),
                            sentence("Every option and the house\u2019s choice"),
                            sentence("Its options, what changes")},
    Action<HouseCardAction>{HouseCardAction::ShowChanges, key('w'), sentence("What changes"),
                            sentence("Which answers change under this card"), "", true},
    Action<HouseCardAction>{HouseCardAction::AskApproval, key('a'), sentence("Approve"),
                            sentence("Put the draft in force from a chosen day"),
                            sentence("Approve the draft")},
    Action<HouseCardAction>{.name = HouseCardAction::PutInForce,
                            .key = key(KeyName::Enter),
                            .label = sentence("Put in force"),
                            .help = sentence("Choose what is picked; put in force")},
    Action<HouseCardAction>{.name = HouseCardAction::CallOff, .label = sentence("Cancel")},
    Action<HouseCardAction>{.name = HouseCardAction::Drop,
                            .label = sentence("Delete the draft"),
                            .tip = sentence("Deletes the draft; the card in force stays")},
    Action<HouseCardAction>{HouseCardAction::Import, key('i'), sentence("Import"),
                            sentence("Begin a draft with a table card\u2019s file"),
                            sentence("Import a card\u2019s file, export the picked card")},
    Action<HouseCardAction>{HouseCardAction::Export, key('x'), sentence("Export"),
                            sentence("Write the picked card into a file"), "", true},
    Action<HouseCardAction>{.name = HouseCardAction::Leave, .key = key(KeyName::Escape)},
};

}  // namespace fairdeal
