#pragma once
// A measurement of every game, under the name of the game.

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "record/words.h"

namespace fairdeal {

/// "deal/breakout".
inline std::string named(const char* measure, Game game) {
    return fmt::format("{}/{}", measure, to_text(game));
}

inline void for_each_game(const char* name, void (*measure)(benchmark::State&, Game)) {
    for (const Game game : every_game)
        benchmark::RegisterBenchmark(named(name, game).c_str(), measure, game)
            ->Unit(benchmark::kMillisecond);
}

}  // namespace fairdeal
