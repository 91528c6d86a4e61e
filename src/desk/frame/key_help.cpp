#include "base/problem.h"
#include "desk/audit/audit_actions.h"
#include "desk/cases/case_actions.h"
#include "desk/certify/office_tasks.h"
#include "desk/frame/actions.h"
#include "desk/frame/keys.h"
#include "desk/learn/learn_session.h"
#include "desk/lesson/lesson_actions.h"
#include "desk/practise/open_question.h"
#include "desk/verify/verify_session.h"
#include "desk/write/author_actions.h"
#include "desk/write/check_session.h"

namespace fairdeal {

namespace {

KeyHelpGroup everywhere() {
    return {"Everywhere",
            {{"F1  or  ?", "Show or hide these keys"},
             {"Ctrl 1\u20136", "Practise, Replay, Rebuild, Audit, Cases, Certify"},
             {"Ctrl 7", "Verify a certificate or a transcript"},
             {"Ctrl D", "Light or dark"},
             {"Ctrl L  B", "Learn, the rule book"},
             {"Esc", "Back"}}};
}

KeyHelpGroup dealing() {
    return {"Dealing a round",
            {{"0\u20139", "To the dealer, to a seat, on at it"},
             {"\u2191  \u2193", "From hand to wager to hand"},
             {"D  H  S  V", "Deal, draw, stand, turn up"},
             {"K  O", "Check the hole card, offer insurance"},
             {"L  F  N", "eXtreme: play, fold, pass"},
             {"T  U  P  R  Z", "Take, push, pay, return, tip"},
             {"B  G  W", "League: bet for the seat, out, placed"},
             {"Enter", "The amount is right; past the guests"}}};
}

KeyHelpGroup reading() {
    return {"Rule book",
            {{"1\u20139", "Open a link"},
             {"G", "The glossary"},
             {"\u2190  \u2192", "Another game"},
             {"Backspace", "What was shown before"}}};
}

KeyHelpGroup writing() {
    KeyHelpGroup group{"Write a lesson", {}};
    for (const auto& lines : {help_of(outline_actions), help_of(author_actions),
                              help_of(question_actions), help_of(check_actions)})
        group.keys.insert(group.keys.end(), lines.begin(), lines.end());
    return group;
}

KeyHelpGroup practising() {
    return {"Practise",
            {{"\u2191  \u2193", "From wager to wager"},
             {"Tab", "From button to button"},
             {"T  U  P  R", "Take, push, pay, return"},
             {"0\u20139  .", "The amount"},
             {"P again", "eXtreme: one more payment"},
             {"\u2212  +  Del", "Pay it earlier, later, not"},
             {"B", "What the bank holds"},
             {"S  O  P", "League: stays in, out, placed"},
             {"Enter", "Next wager; check; the next one"},
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
             {"Ctrl \u2190  \u2192", "The mark before, after"},
             {"Home  End", "Before the hand, after it"},
             {"Space", "Play or pause"},
             {"\u2212  +", "Slower, faster"},
             {"T", "About as fast as the table was"},
             {"P", "Pause at mismatches, or not"},
             {"M  Shift M", "Next, previous mismatch"},
             {"N  Shift N", "The same, in the whole log"},
             {"1  2  3  4", "Wagers, why, what if, notes"},
             {"E  D  A", "What if: another event, card, one more"},
             {"Del  O", "Without the event; a house choice"},
             {"[  ]", "House choices that change the ruling"},
             {"W  Ctrl Enter", "Write a note, add it to the log"},
             {"B", "Bookmark, or take it away"},
             {"C", "Count the hands"},
             {"Page \u2191  \u2193", "Hand before, after"},
             {"Ctrl C", "Copy the record"},
             {"Ctrl S", "Save the hand as text"},
             {"Ctrl P", "Save the step as a picture"},
             {"Ctrl F", "Save the hand as PDF"},
             {"Ctrl M", "Make a scenario of it"},
             {"Ctrl K", "Open a case on it"}}};
}

KeyHelpGroup searching() {
    return {"The list of hands",
            {{"Enter", "Open the picked hand"},
             {"Esc", "Back to the audit that found them"},
             {"W", "Only wrong hands"},
             {"B", "Only hands with a bookmark"},
             {"F", "More to search by"},
             {"/", "Type a hand's id"},
             {"X", "Search for everything again"},
             {"Page \u2191  \u2193", "Earlier, later hands"},
             {"Ctrl O", "Open a log"},
             {"Ctrl I", "Import records"}}};
}

KeyHelpGroup rebuilding() {
    return {"Rebuild a hand",
            {{"25 Enter", "Main wager, then the next seat"},
             {"25 D  5 T U W B", "Dealer hand, side wagers"},
             {"500 M  50 S", "Chips, the secret bet"},
             {"=  Space", "As the seat before; bets are up"},
             {"5 H  ?  Space", "A card, unread, all unread"},
             {"Enter", "What comes next, as due"},
             {"S  V  R  D 5 H", "Stand, split, surrender, double"},
             {"I  E  O  Y", "Insurance, even money, offer, peek"},
             {"U  C  F  L  N", "Raise, check, fold, play, pass"},
             {"X  P  =  B  Z", "Take, pay, push, give back, tip"},
             {"]", "All the rest as due"},
             {"M 500 Enter", "Chips after the hand"},
             {"/ 3", "Seat 3 acts; 0 the dealer"},
             {"Backspace", "Take back one key"},
             {"\u2191  \u2193  Del", "Place in the list, remove"},
             {";  '", "Change a line, write a line"}}};
}

KeyHelpGroup disputing() {
    KeyHelpGroup group{"Cases", help_of(case_list_keys)};
    for (const auto& lines : {help_of(case_tasks), help_of(case_form_keys)})
        group.keys.insert(group.keys.end(), lines.begin(), lines.end());
    return group;
}

KeyHelpGroup certifying() {
    KeyHelpGroup group{"Certify", help_of(office_list_keys)};
    for (const auto& lines : {help_of(office_tasks), help_of(office_form_keys),
                              help_of(verify_actions), help_of(office_back_keys)})
        group.keys.insert(group.keys.end(), lines.begin(), lines.end());
    return group;
}

KeyHelpGroup examined() {
    return {"In an exam",
            {{"as in Practise", "Every answer"},
             {"Enter", "The next item, once the answer is whole"},
             {"Ctrl T", "Hide or show the item\u2019s clock"},
             {"Ctrl \u2212  +", "Smaller, larger letters"},
             {"Esc", "Leave, after a question"}}};
}

}  // namespace

std::vector<KeyHelpGroup> key_help(Room room) {
    switch (room) {
        case Room::Learn:
            return {everywhere(), KeyHelpGroup{"Learn", help_of(learn_actions)},
                    dealing(),    KeyHelpGroup{"In a lesson", help_of(lesson_actions)},
                    reading(),    writing()};
        case Room::Practise: return {everywhere(), practising()};
        case Room::Replay: return {everywhere(), replaying(), searching()};
        case Room::Rebuild: return {everywhere(), rebuilding()};
        case Room::Audit: return {everywhere(), KeyHelpGroup{"Audit", help_of(audit_actions)}};
        case Room::Cases: return {everywhere(), disputing()};
        case Room::Certify: return {everywhere(), certifying(), examined()};
    }
    throw Fault("a room that is none");
}

}  // namespace fairdeal
