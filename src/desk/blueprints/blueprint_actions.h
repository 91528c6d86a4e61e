#pragma once
// What can be done with the exams of a house.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"

namespace fairdeal {

enum class BlueprintAction : std::uint8_t {
    Copy,    // a draft of a new exam, from the picked one
    Change,  // a draft of the picked exam that is in use
    ShowExam,
    ShowCells,
    ShowPreview,
    CallOff,  // a preview that is being dealt
    AnotherForm,
    AddCell,
    RemoveCell,
    PutInUse,
    TakeOut,
    Drop,
    PutBack,  // what was removed or deleted last
    Leave
};
inline constexpr std::array blueprint_actions{
    Action<BlueprintAction>{BlueprintAction::Copy, key('c'), sentence("Copy"),
                            sentence("Begin an exam of your own with this one"),
                            sentence("Copy the picked exam")},
    Action<BlueprintAction>{BlueprintAction::Change, key('e'), sentence("Change"),
                            sentence("Begin a draft; the exam in use stays until it is put in use"),
                            sentence("change one of your own"), true},
    Action<BlueprintAction>{BlueprintAction::ShowExam, key('x'), sentence("Exam"),
                            sentence("Title, table card, decision, time"),
                            sentence("Exam, parts, preview")},
    Action<BlueprintAction>{BlueprintAction::ShowCells, key('p'), sentence("Parts"),
                            sentence("What is asked, and how much of it"), "", true},
    Action<BlueprintAction>{BlueprintAction::ShowPreview, key('v'), sentence("Preview"),
                            sentence("Items of a form, and which misreadings they show"), "", true},
    Action<BlueprintAction>{.name = BlueprintAction::CallOff, .label = sentence("Cancel")},
    Action<BlueprintAction>{BlueprintAction::AnotherForm, key('n'), sentence("Another form"),
                            sentence("Items that another candidate could get"),
                            sentence("Preview another form")},
    Action<BlueprintAction>{BlueprintAction::AddCell, key('a'), sentence("Add a part"), "",
                            sentence("Add a part to the draft")},
    Action<BlueprintAction>{BlueprintAction::RemoveCell, key(KeyName::Delete),
                            sentence("Remove this part"), "", sentence("Remove the picked part")},
    Action<BlueprintAction>{BlueprintAction::PutInUse, key('u'), sentence("Put in use"),
                            sentence("It can be opened for candidates from now on"),
                            sentence("Put the draft in use")},
    Action<BlueprintAction>{.name = BlueprintAction::TakeOut,
                            .label = sentence("Take out of use"),
                            .tip = sentence("It is a draft again; sittings keep it as it was")},
    Action<BlueprintAction>{.name = BlueprintAction::Drop,
                            .label = sentence("Delete the draft"),
                            .tip = sentence("Deletes the draft; an exam in use stays")},
    Action<BlueprintAction>{BlueprintAction::PutBack, key('b'), sentence("Put back"),
                            sentence("What you removed or deleted last"),
                            sentence("Put back what was removed last")},
    Action<BlueprintAction>{.name = BlueprintAction::Leave, .key = key(KeyName::Escape)},
};

}  // namespace fairdeal
