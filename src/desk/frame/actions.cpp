#include "desk/frame/actions.h"

#include "base/translation.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string name_of(const KeyPress& key) {
    switch (key.name) {
        case KeyName::Character:
            if (key.character == '-') return "\u2212";
            return key.character >= 'a' && key.character <= 'z'
                       ? std::string(1, static_cast<char>(key.character - 'a' + 'A'))
                       : std::string(1, key.character);
        case KeyName::Up: return "\u2191";
        case KeyName::Down: return "\u2193";
        case KeyName::Left: return "\u2190";
        case KeyName::Right: return "\u2192";
        case KeyName::Home: return tr_in("key", "Home");
        case KeyName::End: return tr_in("key", "End");
        case KeyName::PageUp: return tr_in("key", "Page \u2191");
        case KeyName::PageDown: return tr_in("key", "Page \u2193");
        case KeyName::Tab: return tr_in("key", "Tab");
        case KeyName::Enter: return tr_in("key", "Enter");
        case KeyName::Space: return tr_in("key", "Space");
        case KeyName::Escape: return tr_in("key", "Esc");
        case KeyName::Backspace: return tr_in("key", "Backspace");
        case KeyName::Delete: return tr_in("key", "Del");
        case KeyName::F1: return "F1";
        case KeyName::F5: return "F5";
        case KeyName::F6: return "F6";
    }
    return "";
}

}  // namespace

std::string in_words(const KeyPress& key) {
    const std::string name = key.shift ? tr("Shift {key}", "key"_a = name_of(key)) : name_of(key);
    return key.control ? tr("Ctrl {key}", "key"_a = name) : name;
}

void add_key(std::vector<KeyHelp>& lines, const std::string& keys, const std::string& help,
             bool shares_line) {
    if (!shares_line || lines.empty()) return lines.push_back({keys, help});
    KeyHelp& line = lines.back();
    line.keys += "  " + keys;
    if (!help.empty()) add_to_list(line.does, help);
}

}  // namespace fairdeal
