#pragma once
// Sets of games, a bit each: which games know a header's key, a verb or a wager.

#include "record/words.h"

namespace fairdeal::game_sets {

constexpr unsigned bit(Game game) { return 1U << static_cast<unsigned>(game); }
constexpr unsigned breakout = bit(Game::Breakout);
constexpr unsigned midnight = bit(Game::Midnight);
constexpr unsigned extreme = bit(Game::Extreme);
constexpr unsigned league = bit(Game::League);
constexpr unsigned every = breakout | midnight | extreme | league;

}  // namespace fairdeal::game_sets
