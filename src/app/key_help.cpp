#include "app/keys.h"

namespace fairdeal {

namespace {

KeyHelpGroup everywhere() {
    return {"Everywhere",
            {{"F1  or  ?", "Show or hide these keys"},
             {"Ctrl 1  Ctrl 2", "Practise, Replay"},
             {"Ctrl D", "Light or dark"},
             {"Esc", "Back"}}};
}

KeyHelpGroup practising() {
    return {"Practise",
            {{"\u2191  \u2193  Tab", "From wager to wager"},
             {"T  U  P  R", "Take, push, pay, return"},
             {"0\u20139  .", "The amount"},
             {"P again", "eXtreme: one more payment"},
             {"\u2212  +  Del", "Pay it earlier, later, not"},
             {"B", "What the bank holds"},
             {"S  O  P", "League: stays in, out, placed"},
             {"Enter", "Check, then the next one"},
             {"1\u20139", "Choose what happens next"},
             {"A  N", "Allowed, not allowed"},
             {"H", "One more hint"},
             {"C", "Count the hands"},
             {"A", "Once checked: try again"},
             {"Page \u2191  \u2193", "Scenario before, after"}}};
}

KeyHelpGroup replaying() {
    return {"Replay",
            {{"\u2190  \u2192", "One event back, one on"},
             {"Home  End", "Before the hand, after it"},
             {"Space", "Play or pause"},
             {"M", "Next mismatch"},
             {"C", "Count the hands"},
             {"Page \u2191  \u2193", "Hand before, after"},
             {"Enter", "Open the picked hand"},
             {"W", "Only wrong hands"},
             {"Ctrl O", "Open a log"}}};
}

}  // namespace

std::vector<KeyHelpGroup> key_help(bool replay) {
    return {everywhere(), replay ? replaying() : practising()};
}

}  // namespace fairdeal
