#include "house/rooms.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace fairdeal::house {

namespace {

using Names = std::set<std::string, std::less<>>;

/// What each room's row of the map in README.md names. What those may include in turn, it may
/// include too.
const std::map<std::string, Names, std::less<>>& rows() {
    static const std::map<std::string, Names, std::less<>> table{
        {"base", {}},
        {"cards", {"base"}},
        {"record", {"cards"}},
        {"formats", {"record"}},
        {"rules", {"record"}},
        {"blackjack", {"rules"}},
        {"games/breakout", {"blackjack"}},
        {"games/extreme", {"blackjack"}},
        {"games/midnight", {"blackjack"}},
        {"games/league", {"blackjack"}},
        {"games/irregular", {"rules"}},
        {"games",
         {"games/breakout", "games/extreme", "games/midnight", "games/league", "games/irregular"}},
        {"words", {"rules"}},
        {"questions", {"words"}},
        {"dealing", {"questions"}},
        {"incidents", {"dealing"}},
        {"drills", {"dealing"}},
        {"training", {"drills"}},
        {"forensics", {"dealing"}},
        {"assessment", {"training"}},
        {"content", {"assessment"}},
        {"ledger", {"base"}},
        {"store", {"ledger"}},
        {"school", {"store", "content"}},
        {"log", {"store", "school", "formats"}},
        {"feeds", {"log"}},
        {"audit", {"log", "forensics"}},
        {"picture", {"training"}},
        {"print", {"picture", "audit"}},
        {"exam", {"log", "print"}},
        {"duty", {"exam"}},
        {"desk", {"duty", "feeds"}},
        {"cli", {"desk", "incidents", "forensics"}},
    };
    return table;
}

/// The list of games is all that the rooms above the games see of them.
constexpr std::string_view list_of_games = "games/all_games.h";

/// Does `room` include `other` by its row or by the row of a room it includes?
bool stands_on(const std::string& room, std::string_view other) {
    const Names& named = rows().at(room);
    return named.contains(other) || std::ranges::any_of(named, [&](const std::string& lower) {
               return stands_on(lower, other);
           });
}

struct Library {
    std::string_view begins;  // how its headers begin
    Names rooms;              // empty: every room
};

const std::vector<Library>& libraries() {
    static const std::vector<Library> table{
        {"tl/expected.hpp", {}},
        {"fmt/", {}},
        {"boost/container/", {"base", "record"}},
        {"boost/locale/", {"base", "words"}},
        {"spdlog/", {"base"}},
        {"boost/math/", {"assessment", "audit", "forensics"}},
        {"pugixml.hpp", {"content"}},
        {"sqlite3.h", {"store", "log"}},
        {"libpq-fe.h", {"store"}},
        {"sodium.h", {"ledger"}},
        {"zlib.h", {"ledger"}},
        {"zip.h", {"content", "audit"}},
        {"cairo", {"picture", "desk"}},
        {"pango", {"picture"}},
        {"qrencode.h", {"picture"}},
        {"CLI/", {"cli"}},
        {"nlohmann/", {"formats", "school", "ledger", "feeds", "audit", "exam", "desk", "cli"}},
        {"csv.h", {"formats"}},
        {"jq.h", {"feeds"}},
        {"seccomp.h", {"feeds"}},
        {"wx/", {"desk"}},
        {"gtk/", {"desk"}},
        {"emmintrin.h", {"record"}},  // sixteen bytes at a time, where there is SSE2
        // The operating system, where the standard library has no word for it.
        {"unistd.h", {"store", "feeds", "audit", "exam", "desk", "cli"}},
        {"fcntl.h", {"store", "audit", "desk", "cli"}},
        {"sys/", {"store", "feeds", "exam", "desk", "cli"}},
    };
    return table;
}

}  // namespace

std::string room_of(std::string_view path) {
    constexpr std::string_view games = "games/";
    const bool in_games = path.starts_with(games);
    const auto slash = path.find('/', in_games ? games.size() : 0);
    if (slash != std::string_view::npos) return std::string(path.substr(0, slash));
    return in_games ? "games" : "";
}

std::string objection_to(std::string_view room, std::string_view path) {
    const std::string own(room);
    const std::string other = room_of(path);
    if (!rows().contains(own)) return "'" + own + "' is not a room of the house";
    if (!rows().contains(other)) return "\"" + std::string(path) + "\" is in no room";
    if (other == own || stands_on(own, other)) return "";
    const bool above_the_games = own == "questions" || stands_on(own, "questions");
    if (path == list_of_games && above_the_games) return "";
    return own + " does not stand on " + other;
}

std::string objection_to_library(std::string_view room, std::string_view header) {
    const bool standard = header.find_first_of("./") == std::string_view::npos;
    if (standard) return "";
    const auto library = std::ranges::find_if(
        libraries(), [&](const Library& known) { return header.starts_with(known.begins); });
    const std::string shown = "<" + std::string(header) + ">";
    if (library == libraries().end()) return shown + " belongs to no library of the house";
    if (library->rooms.empty() || library->rooms.contains(room)) return "";
    return shown + " is not for " + std::string(room);
}

}  // namespace fairdeal::house
