#pragma once
// What can be done where a lesson is written, with its keys.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"

namespace fairdeal {

enum class AuthorAction : unsigned char {
    New,
    NewScenario,
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
    // of what a field is chosen from
    TermInText,
    ClauseInText,
    Choose,  // or of several take one away
    CloseList,
    // of a hand that is dealt on the felt
    PutDealt,
    TakeBack,
    DealAgain,
    LeaveFelt,
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
    Action<AuthorAction>{.name = AuthorAction::New, .label = sentence("New lesson")},
    Action<AuthorAction>{.name = AuthorAction::NewScenario,
                         .label = sentence("New scenario"),
                         .tip = sentence("One hand with a question, for Practise")},
    Action<AuthorAction>{AuthorAction::Check, key(KeyName::F5), sentence("Check"),
                         sentence("Everything that is wrong or missing, field by field"),
                         sentence("Check; of a file, check again")},
    Action<AuthorAction>{AuthorAction::Preview, key(KeyName::F6), sentence("Preview"),
                         sentence("As a trainee sees it; nothing of it is kept"),
                         sentence("Preview")},
    Action<AuthorAction>{AuthorAction::Save, control_key('s'), sentence("Save"),
                         sentence("Into our own folder and into the library"), sentence("Save")},
    Action<AuthorAction>{.name = AuthorAction::AskToRemove,
                         .label = sentence("Remove lesson"),
                         .tip = sentence("This lesson leaves the library; it can be brought back")},
    Action<AuthorAction>{
        .name = AuthorAction::CheckFile,
        .label = sentence("Check a file"),
        .tip = sentence("Check and preview a lesson, scenario, table card or pack")},
    Action<AuthorAction>{.name = AuthorAction::PutIn, .label = sentence("Put it in")},
    Action<AuthorAction>{.name = AuthorAction::SaveScenario,
                         .label = sentence("Save as a scenario"),
                         .tip = sentence("Into our own folder: it is in Practise from then on")},
    Action<AuthorAction>{.name = AuthorAction::BackToLesson,
                         .label = sentence("Back to the lesson")},
    Action<AuthorAction>{AuthorAction::TermInText, control_key('g'),
                         sentence("Insert a word of the glossary"), "",
                         sentence("In a text: insert a word of the glossary")},
    Action<AuthorAction>{AuthorAction::ClauseInText, control_key('r'), sentence("Insert a clause"),
                         "", sentence("In a text: insert a clause")},
    Action<AuthorAction>{.name = AuthorAction::Choose, .label = sentence("Choose")},
    Action<AuthorAction>{.name = AuthorAction::CloseList, .label = sentence("Done")},
    Action<AuthorAction>{.name = AuthorAction::PutDealt, .label = sentence("Use this hand")},
    Action<AuthorAction>{.name = AuthorAction::TakeBack, .label = sentence("Undo")},
    Action<AuthorAction>{.name = AuthorAction::DealAgain, .label = sentence("New hand")},
    Action<AuthorAction>{.name = AuthorAction::LeaveFelt, .label = sentence("Back")},
    Action<AuthorAction>{.name = AuthorAction::SaveChanges, .label = sentence("Save it")},
    Action<AuthorAction>{.name = AuthorAction::DropChanges, .label = sentence("Drop the changes")},
    Action<AuthorAction>{.name = AuthorAction::RemoveLesson, .label = sentence("Remove it")},
    Action<AuthorAction>{.name = AuthorAction::Rename, .label = sentence("Rename it")},
    Action<AuthorAction>{.name = AuthorAction::KeepBoth, .label = sentence("Keep both")},
    Action<AuthorAction>{.name = AuthorAction::Stay, .label = sentence("Stay")},
};

/// Where the outline has the keyboard.
inline constexpr std::array outline_actions{
    Action<AuthorAction>{.name = AuthorAction::Type,
                         .key = key(KeyName::Enter),
                         .help = sentence("Type for the picked row; insert")},
    Action<AuthorAction>{AuthorAction::ListOffers, key('a'), sentence("Insert"),
                         sentence("A new piece, a hand or a scenario after the picked row"),
                         sentence("In the outline: insert")},
    Action<AuthorAction>{.name = AuthorAction::Up, .label = sentence("Up")},
    Action<AuthorAction>{.name = AuthorAction::Down, .label = sentence("Down")},
    Action<AuthorAction>{AuthorAction::RemovePiece, key(KeyName::Delete), sentence("Remove"),
                         sentence("It can be inserted again as long as the program runs"),
                         sentence("remove"), true},
};

}  // namespace fairdeal
