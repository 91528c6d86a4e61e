#include "desk/frame/old_preferences.h"

#include "base/text.h"

namespace fairdeal {

namespace {

/// "STEP HAND FILE": only the file's name may hold spaces.
void read_bookmark(Preferences& preferences, const std::string& rest) {
    constexpr std::int64_t most_steps = 1'000'000;
    const std::size_t first = rest.find(' ');
    const std::size_t second = first == std::string::npos ? first : rest.find(' ', first + 1);
    if (second == std::string::npos || second + 1 == rest.size()) return;
    const auto step = whole_number_from(rest.substr(0, first), most_steps);
    if (!step) return;
    preferences.bookmarks.push_back({rest.substr(second + 1),
                                     rest.substr(first + 1, second - first - 1),
                                     static_cast<std::size_t>(*step)});
}

/// "SECONDS FILE".
void read_signed(Preferences& preferences, const std::string& rest) {
    constexpr std::int64_t last_second = 999'999'999'999;
    const std::size_t space = rest.find(' ');
    if (space == std::string::npos || space + 1 == rest.size()) return;
    const auto seconds = whole_number_from(rest.substr(0, space), last_second);
    if (seconds) preferences.signed_at[rest.substr(space + 1)] = *seconds;
}

void read_pace(Preferences& preferences, const std::string& rest) {
    const auto minutes = whole_number_from(rest, most_minutes_to_sign);
    if (minutes && *minutes > 0) preferences.sign_every_minutes = static_cast<int>(*minutes);
}

/// One "word rest of the line".
void read_line(Preferences& preferences, const std::string& line) {
    const std::size_t space = line.find(' ');
    if (space == std::string::npos) return;
    const std::string word = line.substr(0, space);
    const std::string rest = line.substr(space + 1);
    if (word == "theme") preferences.theme = rest == "dark" ? Look::Dark : Look::Light;
    if (word == "recent" && preferences.recent_logs.size() < most_recent_logs)
        preferences.recent_logs.push_back(rest);
    if (word == "bookmark") read_bookmark(preferences, rest);
    if (word == "signed") read_signed(preferences, rest);
    if (word == "sign-every") read_pace(preferences, rest);
    if (word == "key") preferences.key_file = rest;
    if (word == "witness") preferences.witness_file = rest;
    if (word == "tried") preferences.scenarios[rest] = Done::Tried;
    if (word == "solved") preferences.scenarios[rest] = Done::Solved;
}

}  // namespace

Preferences old_preferences_from(const std::string& text) {
    Preferences preferences;
    for (const std::string_view line : split_at(text, '\n'))
        read_line(preferences, std::string(line));
    return preferences;
}

}  // namespace fairdeal
