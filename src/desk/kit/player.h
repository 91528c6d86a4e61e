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

/// Opens a file by the player that the system has for it. Empty, or what the user is to know: that
/// there is no player, or to go to the time oneself.
std::string open_video(const std::string& file, std::chrono::milliseconds start);
/// Opens an address. Empty, or why it could not be opened.
std::string open_address(const std::string& address);

}  // namespace fairdeal
