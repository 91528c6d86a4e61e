#pragma once
// A key as the screens' functions see it, whatever toolkit it came from.

#include <string>
#include <string_view>
#include <vector>

namespace fairdeal {

enum class KeyName : unsigned char {
    Character,
    Up,
    Down,
    Left,
    Right,
    Home,
    End,
    PageUp,
    PageDown,
    Tab,
    Enter,
    Space,
    Escape,
    Backspace,
    Delete,
    F1,
    F5,
    F6
};

struct KeyPress {
    KeyName name = KeyName::Character;
    char character = 0;  // Character only: ASCII, lower case
    bool shift = false;
    bool control = false;
};
constexpr KeyPress key(char character) { return {KeyName::Character, character, false, false}; }
constexpr KeyPress key(KeyName name) { return {name, 0, false, false}; }
constexpr KeyPress shift_key(char character) {
    return {KeyName::Character, character, true, false};
}
constexpr KeyPress control_key(KeyName name) { return {name, 0, false, true}; }
constexpr KeyPress control_key(char character) {
    return {KeyName::Character, character, false, true};
}

/// One line of the panel of keys.
struct KeyHelp {
    std::string keys;
    std::string does;
};
struct KeyHelpGroup {
    std::string title;
    std::vector<KeyHelp> keys;
};
/// The sections of the desk.
enum class DeskSection : unsigned char {
    Learn,
    Practise,
    Replay,
    Rebuild,
    Audit,
    Cases,
    Certify,
    Duty
};
constexpr std::size_t section_count = static_cast<std::size_t>(DeskSection::Duty) + 1;

/// What the keys do everywhere and in the section that is open.
std::vector<KeyHelpGroup> key_help(DeskSection section);

}  // namespace fairdeal
