#include "desk/frame/preferences.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "desk/frame/kept_file.h"

namespace fairdeal {

namespace {

constexpr const char* file_name = "preferences";

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

constexpr std::int64_t most_minutes = 1440;

/// "SECONDS FILE".
void read_signed(Preferences& preferences, const std::string& rest) {
    constexpr std::int64_t last_second = 999'999'999'999;
    const std::size_t space = rest.find(' ');
    if (space == std::string::npos || space + 1 == rest.size()) return;
    const auto seconds = whole_number_from(rest.substr(0, space), last_second);
    if (seconds) preferences.signed_at[rest.substr(space + 1)] = *seconds;
}

void read_pace(Preferences& preferences, const std::string& rest) {
    const auto minutes = whole_number_from(rest, most_minutes);
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

Preferences preferences_from(const std::string& text) {
    Preferences preferences;
    for (const std::string_view line : split_at(text, '\n'))
        read_line(preferences, std::string(line));
    return preferences;
}

std::string to_text(const Preferences& preferences) {
    std::string text = fixed(preferences.theme == Look::Dark ? "theme dark\n" : "theme light\n");
    for (const std::string& log : preferences.recent_logs) {
        if (log.find('\n') == std::string::npos) text += "recent " + log + "\n";
    }
    for (const auto& [id, done] : preferences.scenarios) {
        if (done != Done::NotYet) text += (done == Done::Solved ? "solved " : "tried ") + id + "\n";
    }
    for (const Bookmark& mark : preferences.bookmarks) {
        if (mark.log.find('\n') == std::string::npos)
            text +=
                "bookmark " + std::to_string(mark.step) + " " + mark.hand + " " + mark.log + "\n";
    }
    if (preferences.sign_every_minutes != Preferences().sign_every_minutes)
        text += "sign-every " + std::to_string(preferences.sign_every_minutes) + "\n";
    for (const auto& [log, seconds] : preferences.signed_at) {
        if (log.find('\n') == std::string::npos)
            text += "signed " + std::to_string(seconds) + " " + log + "\n";
    }
    if (!preferences.key_file.empty()) text += "key " + preferences.key_file + "\n";
    if (!preferences.witness_file.empty()) text += "witness " + preferences.witness_file + "\n";
    return text;
}

Result<Preferences> read_preferences(const std::filesystem::path& folder) {
    constexpr std::size_t most = 1U << 20U;
    if (folder.empty()) return Preferences();
    return read_kept(folder / file_name, most).map(preferences_from);
}

bool has_preferences(const std::filesystem::path& folder) {
    return may_be_there(folder / file_name);
}

bool write_preferences(const std::filesystem::path& folder, const Preferences& preferences) {
    if (folder.empty()) return false;
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const std::filesystem::path fresh = folder / (std::string(file_name) + ".new");
    {
        std::ofstream file(fresh, std::ios::binary | std::ios::trunc);
        file << to_text(preferences);
        file.flush();
        if (!file) return false;
    }
    std::filesystem::rename(fresh, folder / file_name, error);
    return !error;
}

void remember_log(Preferences& preferences, const std::string& file) {
    auto& logs = preferences.recent_logs;
    logs.erase(std::remove(logs.begin(), logs.end(), file), logs.end());
    logs.insert(logs.begin(), file);
    if (logs.size() > most_recent_logs) logs.resize(most_recent_logs);
}

void remember_scenario(Preferences& preferences, const std::string& id, bool right) {
    Done& done = preferences.scenarios[id];
    if (done != Done::Solved) done = right ? Done::Solved : Done::Tried;
}

}  // namespace fairdeal
