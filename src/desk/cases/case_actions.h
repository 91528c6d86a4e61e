#pragma once
// What can be done in a case, and the keys of its page.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"

namespace fairdeal {

/// What can be done. Reveal, File, Print, Check and Scenario need a file and nothing typed.
enum class CaseTask : unsigned char {
    Open,
    Note,
    Video,  // one that is tied to the hand in Replay
    Review,
    Reveal,
    Decide,
    Close,
    Sign,
    File,
    Print,
    Check,  // a case file of any log
    Hand,
    Scenario,
    Account  // to give somebody an account of the log's own
};
inline constexpr std::array case_tasks{
    Action<CaseTask>{CaseTask::Open, key('n'), sentence("Open a case"),
                     sentence("Open a case on a hand"), sentence("Open a case")},
    Action<CaseTask>{CaseTask::Note, key('t'), sentence("Note"), "", sentence("Note")},
    Action<CaseTask>{CaseTask::Video, key('i'), sentence("Add the video"),
                     sentence("Put a video that is tied to the hand into the case"),
                     sentence("add the hand\u2019s video"), true},
    Action<CaseTask>{CaseTask::Review, key('v'), sentence("Review"), "", sentence("review"), true},
    Action<CaseTask>{CaseTask::Reveal, key('e'), sentence("Reveal a review\u2026"), "",
                     sentence("reveal a review"), true},
    Action<CaseTask>{CaseTask::Decide, key('d'), sentence("Decide"), "", sentence("Decide")},
    Action<CaseTask>{CaseTask::Close, key('l'), sentence("Close"), "", sentence("close"), true},
    Action<CaseTask>{CaseTask::Sign, key('g'), sentence("Sign the log"), "",
                     sentence("Sign the log")},
    Action<CaseTask>{CaseTask::File, key('f'), sentence("Case file\u2026"), "",
                     sentence("Case file")},
    Action<CaseTask>{CaseTask::Print, key('p'), sentence("PDF\u2026"), "",
                     sentence("the same as PDF"), true},
    Action<CaseTask>{CaseTask::Check, key('k'), sentence("Check a case file\u2026"),
                     sentence("Check a case file of any log"), sentence("Check a case file")},
    Action<CaseTask>{CaseTask::Hand, key('h'), sentence("Hand in Replay"), "",
                     sentence("The hand in Replay")},
    Action<CaseTask>{CaseTask::Scenario, key('m'), sentence("Make a scenario\u2026"), "",
                     sentence("Make a scenario of the hand")},
    Action<CaseTask>{CaseTask::Account, key('a'), sentence("Add an account")},
};

/// The other keys, before the tasks and after them.
enum class CaseKey : unsigned char { Up, Down, Next, Submit, Drop };
inline constexpr std::array case_list_keys{
    Action<CaseKey>{
        .name = CaseKey::Up, .key = key(KeyName::Up), .help = sentence("From case to case")},
    Action<CaseKey>{.name = CaseKey::Down, .key = key(KeyName::Down), .shares_line = true},
    Action<CaseKey>{.name = CaseKey::Next,
                    .key = key(KeyName::Enter),
                    .help = sentence("What comes next in the case")},
};
inline constexpr std::array case_form_keys{
    Action<CaseKey>{.name = CaseKey::Submit,
                    .key = control_key(KeyName::Enter),
                    .help = sentence("Put what is typed into the log")},
    Action<CaseKey>{.name = CaseKey::Drop,
                    .key = key(KeyName::Escape),
                    .label = sentence("Back to the cases"),
                    .help = sentence("Drop what is typed")},
};

}  // namespace fairdeal
