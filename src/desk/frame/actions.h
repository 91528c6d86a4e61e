#pragma once
// The table of actions of a session: its buttons, keys, tips and lines in the panel of keys are all
// made from it, so that nothing states a key twice.

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/translation.h"
#include "desk/frame/keys.h"

namespace fairdeal {

/// One action, or one of a session's keys that has no button. Its words are marked sentences, which
/// are translated where they are shown.
template <class Name>
struct Action {
    Name name{};
    std::optional<KeyPress> key{};  // nothing: the action has none of its own
    const char* label = "";         // of its button
    const char* tip = "";           // of its button, before the key; empty: the label
    const char* help = "";          // what the panel of keys says of it
    bool shares_line = false;       // in that panel, with the action before it
    const char* keys = "";          // how that panel names the key; empty: as it is
};

/// "O", "Shift N", "Ctrl C", "Del", "\u2191".
std::string in_words(const KeyPress& key);

/// The action of this key; null: the session has none. Shift counts only where the table has the
/// key with it.
template <class Table>
auto action_of(const Table& table, const KeyPress& key) {
    const auto find = [&](bool shift) {
        return std::find_if(std::begin(table), std::end(table), [&](const auto& action) {
            return action.key && action.key->name == key.name &&
                   action.key->control == key.control && action.key->character == key.character &&
                   action.key->shift == shift;
        });
    };
    auto found = find(key.shift);
    if (found == std::end(table)) found = find(false);
    return found == std::end(table) ? nullptr : &*found;
}

/// The action of this name.
template <class Table, class Name>
const auto& action_named(const Table& table, Name name) {
    return *std::find_if(std::begin(table), std::end(table),
                         [&](const auto& action) { return action.name == name; });
}

/// "Check a case file of any log (K)".
template <class Name>
std::string tip_of(const Action<Name>& action) {
    std::string words = tr(*action.tip == 0 ? action.label : action.tip);
    if (!action.key) return words;
    return tr("{action} ({key})", "action"_a = words, "key"_a = in_words(*action.key));
}

/// Puts a key and what it does after the others; `shares_line`: on the last line.
void add_key(std::vector<KeyHelp>& lines, const std::string& keys, const std::string& help,
             bool shares_line);

/// The lines of the panel of keys, in the table's order.
template <class Table>
std::vector<KeyHelp> help_of(const Table& table) {
    std::vector<KeyHelp> lines;
    for (const auto& action : table) {
        const bool is_listed = *action.help != 0 || action.shares_line;
        if (!is_listed) continue;
        add_key(lines, *action.keys == 0 ? in_words(*action.key) : tr(action.keys), tr(action.help),
                action.shares_line);
    }
    return lines;
}

}  // namespace fairdeal
