#pragma once
// What can be done in a case, and the keys of its page.

#include <array>

#include "desk/frame/actions.h"

namespace fairdeal {

/// What can be done. Reveal, File, Print, Check and Scenario need a file and nothing typed.
enum class CaseTask : unsigned char {
    Open,
    Note,
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
    Action<CaseTask>{CaseTask::Open, key('n'), "Open a case", "Open a case on a hand",
                     "Open a case"},
    Action<CaseTask>{CaseTask::Note, key('t'), "Note", "", "Note"},
    Action<CaseTask>{CaseTask::Review, key('v'), "Review", "", "review", true},
    Action<CaseTask>{CaseTask::Reveal, key('e'), "Reveal a review\u2026", "", "reveal a review",
                     true},
    Action<CaseTask>{CaseTask::Decide, key('d'), "Decide", "", "Decide"},
    Action<CaseTask>{CaseTask::Close, key('l'), "Close", "", "close", true},
    Action<CaseTask>{CaseTask::Sign, key('g'), "Sign the log", "", "Sign the log"},
    Action<CaseTask>{CaseTask::File, key('f'), "Case file\u2026", "", "Case file"},
    Action<CaseTask>{CaseTask::Print, key('p'), "PDF\u2026", "", "the same as PDF", true},
    Action<CaseTask>{CaseTask::Check, key('k'), "Check a case file\u2026",
                     "Check a case file of any log", "Check a case file"},
    Action<CaseTask>{CaseTask::Hand, key('h'), "Hand in Replay", "", "The hand in Replay"},
    Action<CaseTask>{CaseTask::Scenario, key('m'), "Make a scenario\u2026", "",
                     "Make a scenario of the hand"},
    Action<CaseTask>{CaseTask::Account, key('a'), "Give an account"},
};

/// The other keys, before the tasks and after them.
enum class CaseKey : unsigned char { Up, Down, Next, Submit, Drop };
inline constexpr std::array case_list_keys{
    Action<CaseKey>{.name = CaseKey::Up, .key = key(KeyName::Up), .help = "From case to case"},
    Action<CaseKey>{.name = CaseKey::Down, .key = key(KeyName::Down), .shares_line = true},
    Action<CaseKey>{
        .name = CaseKey::Next, .key = key(KeyName::Enter), .help = "What comes next in the case"},
};
inline constexpr std::array case_form_keys{
    Action<CaseKey>{.name = CaseKey::Submit,
                    .key = control_key(KeyName::Enter),
                    .help = "Put what is typed into the log"},
    Action<CaseKey>{.name = CaseKey::Drop,
                    .key = key(KeyName::Escape),
                    .label = "Back to the cases",
                    .help = "Drop what is typed"},
};

}  // namespace fairdeal
