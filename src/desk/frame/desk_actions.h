#pragma once
// What can be done everywhere, whatever page is open: the buttons of the rail and their keys.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"

namespace fairdeal {

enum class DeskAction : std::uint8_t {
    ShowKeys,  // or hide them
    Learn,
    Practise,
    Replay,
    Rebuild,
    Audit,
    Cases,
    Certify,
    Verify,
    Duty,
    Theme,  // the other one
    TurnTable,
    Motion,  // of cards and chips, or none
    LargerLetters,
    SmallerLetters,
    Book,
    OpenLog,
    Files,
    House,
    Back,      // closes the panel of keys; else every page has its own
    ScrollUp,  // the panel of keys
    ScrollDown
};

inline constexpr std::array desk_actions{
    Action<DeskAction>{.name = DeskAction::ShowKeys,
                       .key = key(KeyName::F1),
                       .label = sentence("Keys"),
                       .help = sentence("Show or hide these keys"),
                       .keys = sentence("F1  or  ?")},
    Action<DeskAction>{.name = DeskAction::Learn,
                       .key = control_key('1'),
                       .label = sentence("Learn"),
                       .help = sentence("Learn, Practise, Replay, Rebuild, Audit, Cases, Certify"),
                       .keys = sentence("Ctrl 1\u20137")},
    Action<DeskAction>{
        .name = DeskAction::Practise, .key = control_key('2'), .label = sentence("Practise")},
    Action<DeskAction>{
        .name = DeskAction::Replay, .key = control_key('3'), .label = sentence("Replay")},
    Action<DeskAction>{
        .name = DeskAction::Rebuild, .key = control_key('4'), .label = sentence("Rebuild")},
    Action<DeskAction>{
        .name = DeskAction::Audit, .key = control_key('5'), .label = sentence("Audit")},
    Action<DeskAction>{
        .name = DeskAction::Cases, .key = control_key('6'), .label = sentence("Cases")},
    Action<DeskAction>{
        .name = DeskAction::Certify, .key = control_key('7'), .label = sentence("Certify")},
    Action<DeskAction>{.name = DeskAction::Verify,
                       .key = control_key('8'),
                       .help = sentence("Verify a certificate or a transcript")},
    Action<DeskAction>{.name = DeskAction::Duty,
                       .key = control_key('9'),
                       .label = sentence("Duty"),
                       .tip = sentence("May this dealer deal here, now?"),
                       .help = sentence("May this dealer deal here, now?")},
    Action<DeskAction>{.name = DeskAction::Theme,
                       .key = control_key('d'),
                       .tip = sentence("Light or dark"),
                       .help = sentence("Light or dark")},
    Action<DeskAction>{
        .name = DeskAction::TurnTable,
        .key = control_key('t'),
        .label = sentence("Turn the table"),
        .help = sentence("Turn the table: the dealer\u2019s side or the players\u2019")},
    Action<DeskAction>{.name = DeskAction::Motion,
                       .key = control_key('l'),
                       .help = sentence("Cards and chips move, or do not")},
    Action<DeskAction>{.name = DeskAction::LargerLetters,
                       .key = control_key('+'),
                       .help = sentence("Smaller, larger letters"),
                       .keys = sentence("Ctrl \u2212  +")},
    Action<DeskAction>{.name = DeskAction::LargerLetters, .key = control_key('=')},
    Action<DeskAction>{.name = DeskAction::SmallerLetters, .key = control_key('-')},
    Action<DeskAction>{
        .name = DeskAction::Book, .key = control_key('b'), .help = sentence("The rule book")},
    Action<DeskAction>{
        .name = DeskAction::OpenLog, .key = control_key('o'), .help = sentence("Open a log")},
    Action<DeskAction>{.name = DeskAction::Files,
                       .key = control_key(','),
                       .help = sentence("Where everything lies, and its backup")},
    Action<DeskAction>{.name = DeskAction::House,
                       .key = control_key('h'),
                       .help = sentence("The house\u2019s name, time zone and currency")},
    Action<DeskAction>{
        .name = DeskAction::Back, .key = key(KeyName::Escape), .help = sentence("Back")},
    Action<DeskAction>{.name = DeskAction::ScrollUp, .key = key(KeyName::PageUp)},
    Action<DeskAction>{.name = DeskAction::ScrollDown, .key = key(KeyName::PageDown)},
};

}  // namespace fairdeal
