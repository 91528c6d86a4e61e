#pragma once
// What can be done on the page of a shift beside dealing, with its keys: before it, while a guest
// asks, on its sheet.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"
#include "desk/shift/shift_run.h"

namespace fairdeal {

enum class ShiftAction : std::uint8_t {
    Short,  // 30, 45, 60 minutes
    Middle,
    Long,
    Resume,
    Allow,
    Refuse,
    Again,
    Save,
    Back
};

inline constexpr std::array shift_lengths{
    Action<ShiftAction>{.name = ShiftAction::Short,
                        .key = key('1'),
                        .label = sentence("30 minutes"),
                        .help = sentence("30, 45 or 60 minutes"),
                        .keys = "1\u20133"},
    Action<ShiftAction>{
        .name = ShiftAction::Middle, .key = key('2'), .label = sentence("45 minutes")},
    Action<ShiftAction>{
        .name = ShiftAction::Long, .key = key('3'), .label = sentence("60 minutes")},
};

/// Before it too, where another shift is open.
inline constexpr std::array shift_resumption{
    Action<ShiftAction>{ShiftAction::Resume, key('g'), sentence("Resume your shift"), "",
                        sentence("Resume your open shift")},
};

inline constexpr std::array guest_answers{
    Action<ShiftAction>{ShiftAction::Allow, key('a'), sentence("Allow"), "",
                        sentence("Allow, refuse what a player asks")},
    Action<ShiftAction>{ShiftAction::Refuse, key('n'), sentence("Refuse"), "", "", true},
};

inline constexpr std::array shift_sheet_actions{
    Action<ShiftAction>{ShiftAction::Again, key('a'), sentence("Deal another shift"), "",
                        sentence("Another shift, save the sheet as PDF")},
    Action<ShiftAction>{ShiftAction::Save, key('p'), sentence("Save as PDF"),
                        sentence("The sheet on paper, as PDF"), "", true},
};

inline constexpr std::array shift_way_back{
    Action<ShiftAction>{.name = ShiftAction::Back,
                        .key = key(KeyName::Escape),
                        .label = sentence("Back to the plan")},
};

}  // namespace fairdeal
