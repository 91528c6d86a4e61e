#include "desk/frame/preferences.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/read.h"
#include "base/translation.h"
#include "desk/frame/kept_file.h"
#include "desk/frame/old_preferences.h"

namespace fairdeal {

namespace {

using Json = nlohmann::json;

constexpr const char* file_name = "preferences.json";
constexpr const char* old_file_name = "preferences";
constexpr std::size_t most_bytes = 1U << 20U;

/// A member of that type; empty if there is none, or one of another type.
template <class Value>
std::optional<Value> member(const Json& object, const char* name) {
    const auto found = object.is_object() ? object.find(name) : object.end();
    if (found == object.end()) return {};
    try {
        return found->get<Value>();
    } catch (const Json::exception&) {
        return {};
    }
}

/// The list of that name, or the object; an empty one where there is none.
Json list(const Json& object, const char* name) {
    const auto found = member<Json>(object, name);
    return found && found->is_array() ? *found : Json::array();
}
Json named(const Json& object, const char* name) {
    const auto found = member<Json>(object, name);
    return found && found->is_object() ? *found : Json::object();
}

void read_scenarios(Preferences& preferences, const Json& all) {
    for (const auto& [id, done] : all.items()) {
        if (done == "solved") preferences.scenarios[id] = Done::Solved;
        if (done == "tried") preferences.scenarios[id] = Done::Tried;
    }
}

void read_bookmarks(Preferences& preferences, const Json& all) {
    for (const Json& one : all) {
        const auto log = member<std::string>(one, "log"), hand = member<std::string>(one, "hand");
        const auto step = member<std::uint32_t>(one, "step");
        if (log && hand && step) preferences.bookmarks.push_back({*log, *hand, *step});
    }
}

void read_signed_at(Preferences& preferences, const Json& all) {
    for (const auto& [log, seconds] : all.items()) {
        if (seconds.is_number_unsigned()) preferences.signed_at[log] = seconds.get<std::int64_t>();
    }
}

void read_signed_with(Preferences& preferences, const Json& all) {
    for (const auto& [log, key] : all.items()) {
        if (key.is_string()) preferences.signed_with[log] = key.get<std::string>();
    }
}

const char* side_word(Side side) { return side == Side::Dealer ? "dealer" : "guests"; }

void read_side(Side& side, const Json& all, const char* name) {
    const auto word = member<std::string>(all, name);
    for (const Side known : {Side::Guests, Side::Dealer}) {
        if (word == side_word(known)) side = known;
    }
}

void read_hand_columns(Preferences& preferences, const Json& all) {
    std::vector<HandColumn> columns;
    for (const Json& word : all) {
        const auto column =
            word.is_string() ? hand_column_from(word.get<std::string>()) : std::nullopt;
        if (column && std::ranges::find(columns, *column) == columns.end())
            columns.push_back(*column);
    }
    if (!columns.empty()) preferences.hand_columns = std::move(columns);
}

void read_searches(Preferences& preferences, const Json& all) {
    for (const Json& one : all) {
        if (auto search = search_from(one)) keep_search(preferences.searches, *std::move(search));
    }
}

std::vector<std::string> recent_in(const Json& all) {
    std::vector<std::string> places;
    for (const Json& place : all) {
        if (place.is_string() && places.size() < most_recent_logs)
            places.push_back(place.get<std::string>());
    }
    return places;
}

Preferences read_all(const Json& all) {
    Preferences preferences;
    preferences.theme = member<std::string>(all, "theme") == "dark" ? Look::Dark : Look::Light;
    read_side(preferences.tables.training, all, "training_side");
    read_side(preferences.tables.review, all, "review_side");
    preferences.motion = member<bool>(all, "motion").value_or(true);
    preferences.recent_logs = recent_in(list(all, "recent"));
    preferences.recent_mappings = recent_in(list(all, "recent_mappings"));
    read_scenarios(preferences, named(all, "scenarios"));
    read_bookmarks(preferences, list(all, "bookmarks"));
    const int minutes = member<int>(all, "sign_every_minutes").value_or(0);
    if (minutes > 0 && minutes <= most_minutes_to_sign) preferences.sign_every_minutes = minutes;
    read_signed_at(preferences, named(all, "signed_at"));
    read_signed_with(preferences, named(all, "signed_with"));
    preferences.key_file = member<std::string>(all, "key_file").value_or("");
    preferences.witness_file = member<std::string>(all, "witness_file").value_or("");
    const int letters = member<int>(all, "letters").value_or(0);
    if (std::find(letter_sizes.begin(), letter_sizes.end(), letters) != letter_sizes.end())
        preferences.letters = letters;
    preferences.profile = member<std::string>(all, "profile").value_or("");
    preferences.video_address = member<std::string>(all, "video_address").value_or("");
    preferences.pay_table = member<bool>(all, "pay_table").value_or(false);
    read_hand_columns(preferences, list(all, "hand_columns"));
    read_searches(preferences, list(all, "searches"));
    return preferences;
}

Json json_of(const Preferences& preferences) {
    Json all{{"theme", preferences.theme == Look::Dark ? "dark" : "light"},
             {"training_side", side_word(preferences.tables.training)},
             {"review_side", side_word(preferences.tables.review)},
             {"motion", preferences.motion},
             {"recent", preferences.recent_logs},
             {"recent_mappings", preferences.recent_mappings},
             {"scenarios", Json::object()},
             {"bookmarks", Json::array()},
             {"sign_every_minutes", preferences.sign_every_minutes},
             {"signed_at", preferences.signed_at},
             {"signed_with", preferences.signed_with},
             {"key_file", preferences.key_file},
             {"witness_file", preferences.witness_file},
             {"letters", preferences.letters},
             {"profile", preferences.profile},
             {"pay_table", preferences.pay_table},
             {"video_address", preferences.video_address},
             {"hand_columns", Json::array()},
             {"searches", Json::array()}};
    for (const auto& [id, done] : preferences.scenarios) {
        if (done != Done::NotYet) all["scenarios"][id] = done == Done::Solved ? "solved" : "tried";
    }
    for (const HandColumn column : preferences.hand_columns)
        all["hand_columns"].push_back(column_word(column));
    for (const SavedSearch& search : preferences.searches)
        all["searches"].push_back(json_of(search));
    for (const Bookmark& mark : preferences.bookmarks)
        all["bookmarks"].push_back({{"log", mark.log}, {"hand", mark.hand}, {"step", mark.step}});
    return all;
}

}  // namespace

std::string to_text(const Preferences& preferences) {
    // A file's name need not be UTF-8, as JSON must be.
    return json_of(preferences).dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<Preferences> preferences_from(const std::string& text, const Place& where) {
    const Json all = Json::parse(text, nullptr, false);
    if (!all.is_object()) return refused(where, tr("holds no JSON object"));
    return read_all(all);
}

Result<Preferences> read_preferences(const std::filesystem::path& folder) {
    if (folder.empty()) return Preferences();
    const std::filesystem::path file = folder / file_name;
    if (!may_be_there(file))
        return read_kept(folder / old_file_name, most_bytes).map(old_preferences_from);
    return read_kept(file, most_bytes).and_then([&](const std::string& text) {
        return preferences_from(text, {file.string(), 0, 0});
    });
}

bool has_preferences(const std::filesystem::path& folder) {
    return may_be_there(folder / file_name) || may_be_there(folder / old_file_name);
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

bool step_letters(Preferences& preferences, int by) {
    const auto at = std::find(letter_sizes.begin(), letter_sizes.end(), preferences.letters);
    const auto last = std::ssize(letter_sizes) - 1;
    const auto to = std::clamp<std::ptrdiff_t>(at - letter_sizes.begin() + by, 0, last);
    const int before =
        std::exchange(preferences.letters, letter_sizes.at(static_cast<std::size_t>(to)));
    return preferences.letters != before;
}

namespace {

void remember(std::vector<std::string>& recent, const std::string& place) {
    std::erase(recent, place);
    recent.insert(recent.begin(), place);
    if (recent.size() > most_recent_logs) recent.resize(most_recent_logs);
}

}  // namespace

void remember_log(Preferences& preferences, const std::string& file) {
    remember(preferences.recent_logs, file);
}

void remember_mapping(Preferences& preferences, const std::string& folder) {
    remember(preferences.recent_mappings, folder);
}

void remember_scenario(Preferences& preferences, const std::string& id, bool right) {
    Done& done = preferences.scenarios[id];
    if (done != Done::Solved) done = right ? Done::Solved : Done::Tried;
}

}  // namespace fairdeal
