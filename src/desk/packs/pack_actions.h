#pragma once
// What can be done with content packs.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"

namespace fairdeal {

enum class PackAction : std::uint8_t {
    AddFile,
    AddFolder,
    PutIn,  // the pack that was checked
    CheckAgain,
    AskRemoval,
    Remove,
    Leave
};
inline constexpr std::array pack_actions{
    Action<PackAction>{PackAction::AddFile, key('a'), sentence("Add a zip file"),
                       sentence("Check a zipped pack and show what is in it; or drop it here"),
                       sentence("Add a zipped pack, a folder")},
    Action<PackAction>{PackAction::AddFolder, key('f'), sentence("Add a folder"),
                       sentence("Check a folder laid out as a pack and show what is in it"), "",
                       true},
    Action<PackAction>{.name = PackAction::PutIn,
                       .key = key(KeyName::Enter),
                       .label = sentence("Put it in"),
                       .tip = sentence("Trainees have it at once"),
                       .help = sentence("Put in the pack that was checked")},
    Action<PackAction>{.name = PackAction::CheckAgain,
                       .key = key(KeyName::F5),
                       .label = sentence("Check again"),
                       .tip = sentence("After it was changed elsewhere"),
                       .help = sentence("Check it again")},
    Action<PackAction>{.name = PackAction::AskRemoval,
                       .key = key(KeyName::Delete),
                       .label = sentence("Remove"),
                       .help = sentence("Remove the picked pack")},
    Action<PackAction>{.name = PackAction::Remove, .label = sentence("Remove the pack")},
    Action<PackAction>{
        .name = PackAction::Leave, .key = key(KeyName::Escape), .label = sentence("Cancel")},
};

}  // namespace fairdeal
