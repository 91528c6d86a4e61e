#pragma once
// A video opened by the system's player at its time, an address by the system's browser.

#include <chrono>
#include <string>
#include <vector>

namespace fairdeal {

/// The words of a player's command line that opens a file at a time; empty: it is not known how
/// this player is told.
std::vector<std::string> player_words(const std::string& player, const std::string& file,
                                      std::chrono::milliseconds start);

/// What became of it, for the user.
struct OpenedOutside {
    bool is_open = false;
    std::string words;
};
/// Opens a file by the player that the system has for it: where that one cannot be told the time,
/// the words say it.
OpenedOutside open_video(const std::string& file, std::chrono::milliseconds start);
/// No two video systems are told a time alike: the words say where to go on.
OpenedOutside open_address(const std::string& address, std::chrono::milliseconds start = {});

}  // namespace fairdeal
