#include "app/keys.h"

namespace fairdeal {

const std::vector<KeyHelpGroup>& key_help() {
    static const std::vector<KeyHelpGroup> groups{
        {"Everywhere",
         {{"F1  or  ?", "Show or hide these keys"},
          {"Ctrl 1, Ctrl 2", "Practise, Replay"},
          {"Ctrl D", "Light or dark"},
          {"Esc", "Back"}}},
        {"Practise: answering",
         {{"\u2191 \u2193  or  Tab", "From wager to wager"},
          {"T  U  P  R", "Take, push, pay, return"},
          {"0\u20139  .", "The amount"},
          {"Enter", "Check; then the next scenario"},
          {"1\u20139", "Choose what happens next"},
          {"A  N", "Allowed, not allowed"},
          {"H", "One more hint"},
          {"C", "Count the hands on the table"},
          {"A", "After the verdict: try again"},
          {"Page \u2191 \u2193", "Scenario before, scenario after"}}},
        {"Replay",
         {{"\u2190 \u2192", "One event back, one on"},
          {"Home  End", "Before the hand, after it"},
          {"Space", "Play, pause"},
          {"M", "Next mismatch"},
          {"\u2191 \u2193", "Hand before, hand after"},
          {"W", "Only wrong hands"},
          {"Ctrl O", "Open a log"}}},
    };
    return groups;
}

}  // namespace fairdeal
