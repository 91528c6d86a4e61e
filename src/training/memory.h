#pragma once
// How well one thing is remembered, and when to ask for it again: FSRS-6, one card. It knows no
// clauses and no answers, only grades and times; the schedule over clauses is in plan.h. Times are
// milliseconds since 1970 UTC. Where FSRS's implementations differ, this one floors the growth of a
// same-day Good or Easy at 1 (as py-fsrs does; a same-day Hard may shrink) and caps stability at
// 36,500 days (as fsrs-rs does), so that it stays finite.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/problem.h"

namespace fairdeal {

using Millis = std::int64_t;
constexpr Millis a_second = 1'000;
constexpr Millis a_minute = 60'000;
constexpr Millis a_day = 86'400'000;

enum class Grade : std::uint8_t { Again = 1, Hard, Good, Easy };

/// New: never answered. Learning and Relearning go by fixed steps of minutes, Review by days.
enum class Stage : std::uint8_t { New, Learning, Review, Relearning };
/// "new", "learning", "review", "relearning".
std::string_view to_text(Stage stage);
std::optional<Stage> stage_from(std::string_view word);

/// w0 to w20.
using MemoryWeights = std::array<double, 21>;
constexpr MemoryWeights default_weights{0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                                        0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                                        1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};

struct MemoryRules {
    MemoryWeights weights = default_weights;
    double retention = 0.90;  // how likely it should be recalled when it is due; 0 < r < 1
    std::vector<Millis> learning_steps{a_minute, 10 * a_minute};
    std::vector<Millis> relearning_steps{10 * a_minute};
    int longest_interval = 36'500;        // days
    std::optional<std::uint64_t> fuzz{};  // a seed: intervals of 2.5 days and more vary a little,
                                          // the same way each time it is replayed
    friend bool operator==(const MemoryRules&, const MemoryRules&) = default;
};

/// One card. Stability is in days, difficulty from 1 to 10; both are 0 before the first answer.
struct Memory {
    Stage stage = Stage::New;
    int step = 0;  // of learning or relearning, from 0
    double stability = 0, difficulty = 0;
    Millis last = 0;  // when it was answered last
    Millis due = 0;   // when to ask again; of a new one nothing
    int answers = 0;  // how many there were
    int lapses = 0;   // how often it was forgotten once it was in Review
    friend bool operator==(const Memory&, const Memory&) = default;
};

/// The card after an answer. Time that runs backwards counts as none.
Memory answered(const Memory& memory, Grade grade, Millis at, const MemoryRules& rules);

/// The card after it was seen to hold in an answer to something else: half the growth of a Good.
/// Only of a card in Review, in which a whole day has passed; any other stays as it is.
Memory seen_along(const Memory& memory, Millis at, const MemoryRules& rules);

/// The card once what it asks has changed: it is to be learnt again, for what is remembered is
/// another rule. A new one stays new.
Memory changed(const Memory& memory, Millis at);

/// How likely it is recalled at a time, 0 to 1, by whole days since the last answer; of a card
/// without stability 0.
double recall(const Memory& memory, Millis at, const MemoryWeights& weights);

/// The days until recall has sunk to `retention`, from 1 to `longest`.
int interval_days(double stability, double retention, const MemoryWeights& weights,
                  int longest = 36'500);

/// The least and the most days a fuzzed interval may become; both are `days` below 2.5.
struct FuzzRange {
    int least = 0, most = 0;
    friend bool operator==(const FuzzRange&, const FuzzRange&) = default;
};
FuzzRange fuzz_range(int days, int longest);

}  // namespace fairdeal
