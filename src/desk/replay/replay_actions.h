#pragma once
// What can be done with the hand on the table, with its keys: going through it, and everything
// else.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"

namespace fairdeal {

enum class PlayAction : unsigned char {
    StepBack,
    Step,
    MarkBefore,
    MarkAfter,
    First,
    Last,
    Play,  // or pause
    Slower,
    Faster,
    RecordedTime,
    PauseAtMismatches,
    NextMismatch,  // of the hand
    MismatchBefore,
    NextInLog,  // mismatch, in this hand and then in the whole log
    BeforeInLog
};

inline constexpr std::array play_actions{
    Action<PlayAction>{.name = PlayAction::StepBack,
                       .key = key(KeyName::Left),
                       .label = sentence("One event back"),
                       .help = sentence("One event back, one on")},
    Action<PlayAction>{.name = PlayAction::Step,
                       .key = key(KeyName::Right),
                       .label = sentence("One event on"),
                       .shares_line = true},
    Action<PlayAction>{.name = PlayAction::StepBack, .key = key(KeyName::Up)},
    Action<PlayAction>{.name = PlayAction::Step, .key = key(KeyName::Down)},
    Action<PlayAction>{.name = PlayAction::MarkBefore,
                       .key = control_key(KeyName::Left),
                       .help = sentence("The mark before, after"),
                       .keys = sentence("Ctrl \u2190  \u2192")},
    Action<PlayAction>{.name = PlayAction::MarkAfter, .key = control_key(KeyName::Right)},
    Action<PlayAction>{PlayAction::First, key(KeyName::Home), sentence("Before the hand"), "",
                       sentence("Before the hand, after it")},
    Action<PlayAction>{.name = PlayAction::Last,
                       .key = key(KeyName::End),
                       .label = sentence("After the hand"),
                       .shares_line = true},
    Action<PlayAction>{
        .name = PlayAction::Play, .key = key(KeyName::Space), .help = sentence("Play or pause")},
    Action<PlayAction>{PlayAction::Slower, key('-'), "\u2212", sentence("Slower"),
                       sentence("Slower, faster")},
    Action<PlayAction>{PlayAction::Faster, key('+'), "+", sentence("Faster"), "", true},
    Action<PlayAction>{.name = PlayAction::Faster, .key = key('=')},
    Action<PlayAction>{PlayAction::RecordedTime, key('t'), sentence("Recorded time"),
                       sentence("About as fast as the table was. The log has one time a hand: its "
                                "events share the time until the table's next hand equally"),
                       sentence("About as fast as the table was")},
    Action<PlayAction>{PlayAction::PauseAtMismatches, key('p'), sentence("Pause at mismatches"),
                       sentence("Pause at every mismatch"),
                       sentence("Pause at mismatches, or not")},
    Action<PlayAction>{.name = PlayAction::NextMismatch,
                       .key = key('m'),
                       .help = sentence("Next, previous mismatch")},
    Action<PlayAction>{
        .name = PlayAction::MismatchBefore, .key = shift_key('m'), .shares_line = true},
    Action<PlayAction>{PlayAction::NextInLog, key('n'), "\u203a",
                       sentence("Next mismatch, in the whole log"),
                       sentence("The same, in the whole log")},
    Action<PlayAction>{PlayAction::BeforeInLog, shift_key('n'), "\u2039",
                       sentence("Mismatch before, in the whole log"), "", true},
};

enum class ReplayAction : unsigned char {
    Wagers,  // and on, as ReplayTab
    Why,
    WhatIf,
    Notes,
    Video,
    OtherEvent,  // into its field, as the next two
    OtherCard,
    MoreEvent,
    LeaveOut,
    OtherChoice,  // of the house, into its field
    EffectBefore,
    EffectAfter,
    WriteNote,  // into its field
    AddNote,    // only where one is typed
    PlayVideo,
    Bookmark,
    Count,
    HandBefore,
    HandAfter,
    Copy,
    SaveText,
    SavePicture,
    SavePdf,
    MakeScenario,
    MakeOrder,  // a scenario of what the floor orders
    OpenCase,
    Close,
    Leave  // the clause that is shown, else the hand
};

inline constexpr std::array replay_actions{
    Action<ReplayAction>{ReplayAction::Wagers, key('1'), sentence("Wagers"), "",
                         sentence("Wagers, why, what if, notes, video")},
    Action<ReplayAction>{ReplayAction::Why, key('2'), sentence("Why"), "", "", true},
    Action<ReplayAction>{ReplayAction::WhatIf, key('3'), sentence("What if"), "", "", true},
    Action<ReplayAction>{ReplayAction::Notes, key('4'), sentence("Notes"), "", "", true},
    Action<ReplayAction>{ReplayAction::Video, key('5'), sentence("Video"), "", "", true},
    Action<ReplayAction>{.name = ReplayAction::OtherEvent,
                         .key = key('e'),
                         .help = sentence("What if: another event, card, one more")},
    Action<ReplayAction>{.name = ReplayAction::OtherCard, .key = key('d'), .shares_line = true},
    Action<ReplayAction>{.name = ReplayAction::MoreEvent, .key = key('a'), .shares_line = true},
    Action<ReplayAction>{.name = ReplayAction::LeaveOut,
                         .key = key(KeyName::Delete),
                         .help = sentence("Without the event; a house choice")},
    Action<ReplayAction>{.name = ReplayAction::OtherChoice, .key = key('o'), .shares_line = true},
    Action<ReplayAction>{.name = ReplayAction::EffectBefore,
                         .key = key('['),
                         .help = sentence("House choices that change the ruling")},
    Action<ReplayAction>{.name = ReplayAction::EffectAfter, .key = key(']'), .shares_line = true},
    Action<ReplayAction>{.name = ReplayAction::WriteNote,
                         .key = key('w'),
                         .help = sentence("Write a note, add it to the log")},
    Action<ReplayAction>{ReplayAction::AddNote, control_key(KeyName::Enter), sentence("Add"), "",
                         "", true},
    Action<ReplayAction>{ReplayAction::PlayVideo, key('v'), sentence("Play"),
                         sentence("Open the video at the event on the table"),
                         sentence("The video of this event")},
    Action<ReplayAction>{ReplayAction::Bookmark, key('b'), sentence("Bookmark"),
                         sentence("Bookmark this event"), sentence("Bookmark, or take it away")},
    // translators: a button; the hands' points are shown on the table, or not
    Action<ReplayAction>{ReplayAction::Count, key('c'), sentence("Count"),
                         sentence("Count the hands"), sentence("Count the hands")},
    Action<ReplayAction>{ReplayAction::HandBefore, key(KeyName::PageUp), sentence("Hand before"),
                         "", sentence("Hand before, after"), false,
                         sentence("Page \u2191  \u2193")},
    Action<ReplayAction>{.name = ReplayAction::HandAfter,
                         .key = key(KeyName::PageDown),
                         .label = sentence("Hand after")},
    Action<ReplayAction>{ReplayAction::Copy, control_key('c'), sentence("Copy"),
                         sentence("Copy the record"), sentence("Copy the record")},
    Action<ReplayAction>{ReplayAction::SaveText, control_key('s'), sentence("Text"),
                         sentence("Save the hand as text"), sentence("Save the hand as text")},
    Action<ReplayAction>{ReplayAction::SavePicture, control_key('p'), sentence("PNG"),
                         sentence("Save the step as a picture"),
                         sentence("Save the step as a picture")},
    Action<ReplayAction>{ReplayAction::SavePdf, control_key('f'), sentence("PDF"),
                         sentence("Save the hand as PDF"), sentence("Save the hand as PDF")},
    Action<ReplayAction>{ReplayAction::MakeScenario, control_key('m'), sentence("Scenario"),
                         sentence("Make a scenario of the hand"),
                         sentence("Make a scenario of it")},
    Action<ReplayAction>{ReplayAction::MakeOrder, control_key('e'), sentence("Order scenario"),
                         sentence("Make a scenario that asks what the floor orders"),
                         sentence("Scenario: what the floor orders")},
    Action<ReplayAction>{ReplayAction::OpenCase, control_key('k'), sentence("Open a case"),
                         sentence("Open a case on the hand"), sentence("Open a case on it")},
    Action<ReplayAction>{.name = ReplayAction::Close, .label = sentence("All hands")},
    Action<ReplayAction>{.name = ReplayAction::Leave, .key = key(KeyName::Escape)},
};

/// It is typed for, in a field of its own.
constexpr bool leads_into_field(ReplayAction action) {
    return action == ReplayAction::OtherEvent || action == ReplayAction::OtherCard ||
           action == ReplayAction::MoreEvent || action == ReplayAction::OtherChoice ||
           action == ReplayAction::WriteNote;
}

/// "E", "Ctrl Enter". It must have a key.
inline std::string key_in_words(ReplayAction action) {
    return in_words(*action_named(replay_actions, action).key);
}

}  // namespace fairdeal
