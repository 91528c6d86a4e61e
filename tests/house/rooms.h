#pragma once
// Which folder of src may include what: the house's rooms and who looks after each outside library.

#include <string>
#include <string_view>

namespace fairdeal::house {

/// The room of a file or of an include's path, both written from src: "games/breakout/draw.h" is in
/// "games/breakout", "games/all_games.h" in "games", "cards/card.h" in "cards". Empty: in no room.
std::string room_of(std::string_view path);

/// Why a file of `room` may not include "path" (in quotation marks); empty if it may.
std::string objection_to(std::string_view room, std::string_view path);

/// Why a file of `room` may not include <header>; empty if it may.
std::string objection_to_library(std::string_view room, std::string_view header);

}  // namespace fairdeal::house
