#include "base/problem.h"
#include "base/translation.h"
#include "desk/audit/audit_actions.h"
#include "desk/cases/case_actions.h"
#include "desk/certify/office_tasks.h"
#include "desk/frame/actions.h"
#include "desk/frame/keys.h"
#include "desk/learn/learn_session.h"
#include "desk/lesson/lesson_actions.h"
#include "desk/log/log_actions.h"
#include "desk/practise/open_question.h"
#include "desk/replay/replay_actions.h"
#include "desk/verify/verify_session.h"
#include "desk/write/author_actions.h"
#include "desk/write/check_session.h"

namespace fairdeal {

namespace {

KeyHelpGroup everywhere() {
    return {tr("Everywhere"),
            {{tr("F1  or  ?"), tr("Show or hide these keys")},
             {tr("Ctrl 1\u20136"), tr("Practise, Replay, Rebuild, Audit, Cases, Certify")},
             {in_words(control_key('7')), tr("Verify a certificate or a transcript")},
             {in_words(control_key('d')), tr("Light or dark")},
             {tr("Ctrl L  B"), tr("Learn, the rule book")},
             {in_words(key(KeyName::Escape)), tr("Back")}}};
}

KeyHelpGroup dealing() {
    return {tr("Dealing a round"),
            {{"0\u20139", tr("To the dealer, to a seat, on at it")},
             {"\u2191  \u2193", tr("From hand to wager to hand")},
             {"D  H  S  V", tr("Deal, draw, stand, turn up")},
             {"K  O", tr("Check the hole card, offer insurance")},
             {"L  F  N", tr("eXtreme: play, fold, pass")},
             {"T  U  P  R  Z", tr("Take, push, pay, return, tip")},
             {"B  G  W", tr("League: bet for the seat, out, placed")},
             {in_words(key(KeyName::Enter)), tr("The amount is right; past the guests")}}};
}

KeyHelpGroup reading() {
    return {tr("Rule book"),
            {{"1\u20139", tr("Open a link")},
             {"G", tr("The glossary")},
             {"\u2190  \u2192", tr("Another game")},
             {in_words(key(KeyName::Backspace)), tr("What was shown before")}}};
}

KeyHelpGroup writing() {
    KeyHelpGroup group{tr("Write a lesson"), {}};
    for (const auto& lines : {help_of(outline_actions), help_of(author_actions),
                              help_of(question_actions), help_of(check_actions)})
        group.keys.insert(group.keys.end(), lines.begin(), lines.end());
    return group;
}

KeyHelpGroup practising() {
    return {tr("Practise"),
            {{"\u2191  \u2193", tr("From wager to wager")},
             {in_words(key(KeyName::Tab)), tr("From button to button")},
             {"T  U  P  R", tr("Take, push, pay, return")},
             {"0\u20139  .", tr("The amount")},
             {tr("P again"), tr("eXtreme: one more payment")},
             {tr("\u2212  +  Del"), tr("Pay it earlier, later, not")},
             {"B", tr("What the bank holds")},
             {"S  O  P", tr("League: stays in, out, placed")},
             {in_words(key(KeyName::Enter)), tr("Next wager; check; the next one")},
             {"1\u20139", tr("Choose what happens next")},
             {"A  N", tr("Allowed, not allowed")},
             {"H", tr("One more hint")},
             {"C", tr("Count the hands")},
             {"A", tr("Once checked: try again")},
             {tr("Page \u2191  \u2193"), tr("Scenario before, after")}}};
}

KeyHelpGroup replaying() {
    KeyHelpGroup group{tr("Replay"), help_of(play_actions)};
    const auto lines = help_of(replay_actions);
    group.keys.insert(group.keys.end(), lines.begin(), lines.end());
    return group;
}

KeyHelpGroup rebuilding() {
    return {tr("Rebuild a hand"),
            {{tr("25 Enter"), tr("Main wager, then the next seat")},
             {"25 D  5 T U W B", tr("Dealer hand, side wagers")},
             {"500 M  50 S", tr("Chips, the secret bet")},
             {tr("=  Space"), tr("As the seat before; bets are up")},
             {tr("5 H  ?  Space"), tr("A card, unread, all unread")},
             {in_words(key(KeyName::Enter)), tr("What comes next, as due")},
             {"S  V  R  D 5 H", tr("Stand, split, surrender, double")},
             {"I  E  O  Y", tr("Insurance, even money, offer, peek")},
             {"U  C  F  L  N", tr("Raise, check, fold, play, pass")},
             {"X  P  =  B  Z", tr("Take, pay, push, give back, tip")},
             {"]", tr("All the rest as due")},
             {tr("M 500 Enter"), tr("Chips after the hand")},
             {"/ 3", tr("Seat 3 acts; 0 the dealer")},
             {in_words(key(KeyName::Backspace)), tr("Take back one key")},
             {tr("\u2191  \u2193  Del"), tr("Place in the list, remove")},
             {";  '", tr("Change a line, write a line")}}};
}

KeyHelpGroup disputing() {
    KeyHelpGroup group{tr("Cases"), help_of(case_list_keys)};
    for (const auto& lines : {help_of(case_tasks), help_of(case_form_keys)})
        group.keys.insert(group.keys.end(), lines.begin(), lines.end());
    return group;
}

KeyHelpGroup certifying() {
    KeyHelpGroup group{tr("Certify"), help_of(office_list_keys)};
    for (const auto& lines : {help_of(office_tasks), help_of(office_form_keys),
                              help_of(verify_actions), help_of(office_back_keys)})
        group.keys.insert(group.keys.end(), lines.begin(), lines.end());
    return group;
}

KeyHelpGroup examined() {
    return {tr("In an exam"),
            {{tr("as in Practise"), tr("Every answer")},
             {in_words(key(KeyName::Enter)), tr("The next item, once the answer is whole")},
             {in_words(control_key('t')), tr("Hide or show the item\u2019s clock")},
             {tr("Ctrl \u2212  +"), tr("Smaller, larger letters")},
             {in_words(key(KeyName::Escape)), tr("Leave, after a question")}}};
}

}  // namespace

std::vector<KeyHelpGroup> key_help(Room room) {
    switch (room) {
        case Room::Learn:
            return {everywhere(), KeyHelpGroup{tr("Learn"), help_of(learn_actions)},
                    dealing(),    KeyHelpGroup{tr("In a lesson"), help_of(lesson_actions)},
                    reading(),    writing()};
        case Room::Practise: return {everywhere(), practising()};
        case Room::Replay:
            return {everywhere(), replaying(),
                    KeyHelpGroup{tr("The list of hands"), help_of(log_actions)}};
        case Room::Rebuild: return {everywhere(), rebuilding()};
        case Room::Audit: return {everywhere(), KeyHelpGroup{tr("Audit"), help_of(audit_actions)}};
        case Room::Cases: return {everywhere(), disputing()};
        case Room::Certify: return {everywhere(), certifying(), examined()};
    }
    throw Fault("a room that is none");
}

}  // namespace fairdeal
