#pragma once
// What can be done where a lesson is written, with its keys.

#include <array>

#include "desk/frame/actions.h"

namespace fairdeal {

enum class AuthorAction : unsigned char {
    New,
    Check,
    Preview,
    Save,
    AskToRemove,
    CheckFile,
    // in the outline
    Type,
    ListOffers,  // or away with them
    Up,
    Down,
    RemovePiece,
    // of what can be put in
    PutIn,
    SaveScenario,
    BackToLesson,
    // answers to what is asked
    SaveChanges,
    DropChanges,
    RemoveLesson,
    Rename,
    KeepBoth,
    Stay
};

/// Everywhere on the page, in its fields too.
inline constexpr std::array author_actions{
    Action<AuthorAction>{.name = AuthorAction::New, .label = "New"},
    Action<AuthorAction>{AuthorAction::Check, key(KeyName::F5), "Check",
                         "Everything that is wrong, by line", "Check; of a file, check again"},
    Action<AuthorAction>{AuthorAction::Preview, key(KeyName::F6), "Preview",
                         "As a trainee sees it; nothing of it is kept", "Preview"},
    Action<AuthorAction>{AuthorAction::Save, control_key('s'), "Save",
                         "Into our own folder and on the shelf", "Save"},
    Action<AuthorAction>{.name = AuthorAction::AskToRemove,
                         .label = "Remove lesson",
                         .tip = "This lesson goes off the shelf; it can be brought back"},
    Action<AuthorAction>{.name = AuthorAction::CheckFile,
                         .label = "Check a file",
                         .tip = "Check and preview a lesson, scenario, table card or pack"},
    Action<AuthorAction>{.name = AuthorAction::PutIn, .label = "Put it in"},
    Action<AuthorAction>{.name = AuthorAction::SaveScenario,
                         .label = "Save as a scenario",
                         .tip = "Into our own folder: it is in Practise from then on"},
    Action<AuthorAction>{.name = AuthorAction::BackToLesson, .label = "Back to the lesson"},
    Action<AuthorAction>{.name = AuthorAction::SaveChanges, .label = "Save it"},
    Action<AuthorAction>{.name = AuthorAction::DropChanges, .label = "Drop the changes"},
    Action<AuthorAction>{.name = AuthorAction::RemoveLesson, .label = "Remove it"},
    Action<AuthorAction>{.name = AuthorAction::Rename, .label = "Rename it"},
    Action<AuthorAction>{.name = AuthorAction::KeepBoth, .label = "Keep both"},
    Action<AuthorAction>{.name = AuthorAction::Stay, .label = "Stay"},
};

/// Where the outline has the keyboard.
inline constexpr std::array outline_actions{
    Action<AuthorAction>{.name = AuthorAction::Type,
                         .key = key(KeyName::Enter),
                         .help = "Type for the picked row; put in"},
    Action<AuthorAction>{AuthorAction::ListOffers, key('a'), "Put in",
                         "A new piece, a hand or a scenario after the picked row",
                         "In the outline: put in"},
    Action<AuthorAction>{.name = AuthorAction::Up, .label = "Up"},
    Action<AuthorAction>{.name = AuthorAction::Down, .label = "Down"},
    Action<AuthorAction>{AuthorAction::RemovePiece, key(KeyName::Delete), "Remove",
                         "It can be put in again as long as the program runs", "remove", true},
};

}  // namespace fairdeal
