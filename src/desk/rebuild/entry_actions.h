#pragma once
// What can be done with a hand that is typed in: the buttons above it, and the keys that are no
// part of a line. What a line's keys mean is in entry.h.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"

namespace fairdeal {

enum class EntryAction : std::uint8_t { NewHand, Copy, Save, ToLog };
inline constexpr std::array entry_actions{
    Action<EntryAction>{.name = EntryAction::NewHand, .label = sentence("New hand")},
    Action<EntryAction>{.name = EntryAction::Copy, .label = sentence("Copy")},
    Action<EntryAction>{.name = EntryAction::Save, .label = sentence("Save\u2026")},
    Action<EntryAction>{.name = EntryAction::ToLog, .label = sentence("Add to log")},
};

enum class EntryKey : std::uint8_t {
    RubOut,
    DropLine,
    Before,  // the place in the list of events, and on
    After,
    Remove,
    First,
    Last,
    SeatBefore,
    SeatAfter
};
inline constexpr std::array entry_keys{
    Action<EntryKey>{.name = EntryKey::RubOut,
                     .key = key(KeyName::Backspace),
                     .help = sentence("Take back one key")},
    Action<EntryKey>{
        .name = EntryKey::DropLine, .key = key(KeyName::Escape), .help = sentence("Drop the line")},
    Action<EntryKey>{
        .name = EntryKey::Before, .key = key(KeyName::Up), .help = sentence("Place in the list")},
    Action<EntryKey>{.name = EntryKey::After, .key = key(KeyName::Down), .shares_line = true},
    Action<EntryKey>{.name = EntryKey::Remove,
                     .key = key(KeyName::Delete),
                     .help = sentence("remove"),
                     .shares_line = true},
    Action<EntryKey>{.name = EntryKey::First,
                     .key = key(KeyName::Home),
                     .help = sentence("Before the hand, after it")},
    Action<EntryKey>{.name = EntryKey::Last, .key = key(KeyName::End), .shares_line = true},
    Action<EntryKey>{.name = EntryKey::SeatBefore,
                     .key = key(KeyName::Left),
                     .help = sentence("The seat before, after")},
    Action<EntryKey>{.name = EntryKey::SeatAfter, .key = key(KeyName::Right), .shares_line = true},
};

}  // namespace fairdeal
