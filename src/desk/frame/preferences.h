#pragma once
// What the desktop app remembers of its user: light or dark, the side that tables are seen from,
// the logs opened last, the scenarios done, bookmarks in hands. A file that cannot be read or
// written never stops the app; one that cannot be read is never written over.

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "base/problem.h"
#include "desk/log/hand_columns.h"
#include "desk/log/saved_search.h"
#include "picture/table/table_view.h"

namespace fairdeal {

enum class Look : unsigned char { Light, Dark };

/// How far a trainee has come with a scenario.
enum class Done : unsigned char { NotYet, Tried, Solved };

/// A step of a hand in a log, to come back to.
struct Bookmark {
    std::string log;   // the file
    std::string hand;  // its id, or "#12"
    std::size_t step = 0;
    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/// What a table is looked at for: somebody deals it, or looks into a hand that was played.
enum class TableUse : unsigned char { Training, Review };

/// From which side tables are shown.
struct TableSides {
    Side training = Side::Dealer, review = Side::Guests;
    [[nodiscard]] Side of(TableUse use) const {
        return use == TableUse::Training ? training : review;
    }
    friend bool operator==(const TableSides&, const TableSides&) = default;
};

struct Preferences {
    Look theme = Look::Light;
    TableSides tables{};
    bool motion = true;                               // cards and chips move to their place
    std::vector<std::string> recent_logs;             // newest first, at most most_recent_logs
    std::vector<std::string> recent_mappings{};       // their folders, likewise
    std::map<std::string, Done> scenarios;            // by id; NotYet is left out
    std::vector<Bookmark> bookmarks;                  // the oldest first
    int sign_every_minutes = 60;                      // how often the open log is signed, 1 to 1440
    std::map<std::string, std::int64_t> signed_at{};  // by log: when it was, in seconds since 1970
    std::map<std::string, std::string> signed_with{};  // by log: the key's public text
    std::string key_file{}, witness_file{};            // that were unlocked last
    int letters = 100;                                 // their size, one of letter_sizes
    std::string profile{};                             // id of who signed in at the school last
    bool pay_table = false;                            // lies beside questions while learning
    /// Of the table of hands, from the left; never none.
    std::vector<HandColumn> hand_columns{usual_hand_columns.begin(), usual_hand_columns.end()};
    std::string video_address{};          // of the house's video system: house_video()
    std::vector<SavedSearch> searches{};  // of logs, in the order in which they were named
    friend bool operator==(const Preferences&, const Preferences&) = default;
};
constexpr std::size_t most_recent_logs = 6;  // or mappings
constexpr int most_minutes_to_sign = 1440;
/// In 100 of what the desktop has.
inline constexpr std::array letter_sizes{100, 125, 150, 175, 200};

/// What the file in a folder (state_folder) holds, the defaults where there is none yet; values
/// that make no sense are left out. Refused where it cannot be read or is no JSON.
Result<Preferences> read_preferences(const std::filesystem::path& folder);

/// Whether there is such a file, readable or not.
bool has_preferences(const std::filesystem::path& folder);

/// Writes the whole file again beside the old one and puts it in its place. False if that could not
/// be done.
bool write_preferences(const std::filesystem::path& folder, const Preferences& preferences);

/// The file as JSON and back.
std::string to_text(const Preferences& preferences);
Result<Preferences> preferences_from(const std::string& text, const Place& where);

/// So many sizes up or down, as far as there are any. Whether that changes anything.
bool step_letters(Preferences& preferences, int by);
/// Puts a log, or the folder of a mapping, first among the recent ones.
void remember_log(Preferences& preferences, const std::string& file);
void remember_mapping(Preferences& preferences, const std::string& folder);
/// Solved stays solved.
void remember_scenario(Preferences& preferences, const std::string& id, bool right);

}  // namespace fairdeal
