#pragma once
// The hands that are measured: random ones of each game, and logs of those of Breakout with errors
// of the dealer's.

#include <filesystem>
#include <string>
#include <vector>

#include "log/import.h"

namespace fairdeal {

namespace fs = std::filesystem;

constexpr int hands = 20000;

/// What a benchmark cannot do without: the value, or a Fault with the first problem.
template <typename Value>
Value needed(Result<Value> result) {
    if (!result) throw Fault(to_text(result.error().front()));
    return *std::move(result);
}

/// Random hands of one game on the rule book's own table card.
struct GameSample {
    std::vector<std::string> texts;
    std::vector<HandRecord> records;
    explicit GameSample(Game game, unsigned errors_per_mille = 0, int count = hands);
};
const GameSample& sample_of(Game game);

/// Hands of Breakout, and a log of them in a folder that is removed at the end.
struct Sample : GameSample {
    std::string file_text;
    fs::path folder;
    fs::path log;
    Sample();
    ~Sample();
    Sample(const Sample&) = delete;
    Sample& operator=(const Sample&) = delete;
    void import_into(const fs::path& file) const;
};
const Sample& sample();

/// Every misreading that ships.
const std::vector<Misreading>& misreadings();

/// A log of many hands, the sample's over and over under other ids, made when it is first asked
/// for. How many: --hands=N, 200,000 unless told; --log=FILE keeps it, and takes it where it is.
const fs::path& big_log();
std::int64_t hands_in_big_log();
/// The first 100,000 hands of it as a log of their own.
fs::path small_log();

/// Takes the options of the big log out of a command line.
void take_options(int& argc, char** argv);

}  // namespace fairdeal
