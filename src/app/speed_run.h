#pragma once
// The speed drill for payouts: fresh payouts one after another, each marked as its amount is
// entered, for two minutes; without a clock for whoever is not sure of his payouts yet. Every
// answer is kept as it is given, so a run that breaks off loses none.

#include <deque>

#include "app/learn_session.h"
#include "training/payout_item.h"

namespace fairdeal {

constexpr Millis speed_time = 120000;    // of a run on the clock
constexpr int untimed_payouts = 20;      // of a run without it
constexpr int payouts_looked_at = 20;    // the last answers that say whether the clock may run
constexpr int right_for_the_clock = 18;  // of these

/// What is shown of a payout: its table, or only price and bet, which is faster.
enum class SpeedLevel : std::uint8_t { Table, Price };

/// Whether the clock may run for somebody in a game; `why` says why not, in a sentence.
struct ClockLeave {
    bool timed = false;
    int asked = 0, right = 0;  // of the last payouts, at most payouts_looked_at
    std::string why;
};

struct SpeedAnswer {
    Practice practice;  // marked
    std::string item;   // as it is kept
    Money said, due;
    bool right = false;
    Millis took = 0;
    std::vector<std::string> clauses;  // that decide, the first one first
};

/// Ready: game and level are chosen, nothing runs. Over: the sheet is shown.
enum class SpeedStage : std::uint8_t { Ready, Running, Over };

struct SpeedRun {
    Game game = Game::Breakout;
    SpeedLevel level = SpeedLevel::Table;
    SpeedStage stage = SpeedStage::Ready;
    ClockLeave leave;
    std::optional<int> best;  // most right answers of a run on the clock, in this game and level
    Millis started = 0;
    std::uint64_t seed = 1;        // of the next payout that is dealt
    std::deque<PayoutItem> ahead;  // dealt, the open one first
    Millis shown = 0;              // when the open one came up
    std::string typed;             // of its amount
    std::string problem;           // of what is typed: why it is no answer
    std::vector<SpeedAnswer> answers;
    bool to_the_end = false;  // it ran its whole time
    std::size_t picked = 0;   // row of the sheet
    [[nodiscard]] bool timed() const { return leave.timed; }
};

/// By the last payouts answered anywhere in the school.
ClockLeave clock_leave(const SchoolRoom& room, Game game);

/// A run that can be started, for whoever is signed in.
SpeedRun ready_run(const SchoolRoom& room, Game game, SpeedLevel level);
/// Starts the clock and shows the first payout.
void start_run(SpeedRun& run, const SchoolRoom& room);
/// Deals one payout ahead, if fewer than a few are; true if it did. To be called when nothing else
/// is to be done, so that the next one is there at once.
bool deal_ahead(SpeedRun& run);

/// Marks the amount that is typed, keeps the answer and shows the next payout. What is no amount is
/// a problem and nothing is marked. Of what is entered once time is up nothing counts.
void answer_payout(SpeedRun& run, SchoolRoom& room, const Library& library);
/// Ends the run where time is up; true if it did.
bool look_at_clock(SpeedRun& run, const SchoolRoom& room);
/// Ends it at once; where nothing was answered it is ready again.
void end_run(SpeedRun& run);

/// Milliseconds that are left of a run on the clock.
Millis time_left(const SpeedRun& run, const SchoolRoom& room);
int right_answers(const SpeedRun& run);
/// What an answer took, half of them less; nothing where none was given.
std::optional<Millis> median_time(const SpeedRun& run);
/// Indices of the answers worth another look: the wrong ones as they came, then the three slowest.
std::vector<std::size_t> worth_a_look(const SpeedRun& run);
/// An answer as an item that is marked, for the answer panel; a drill of its clause follows it.
LearnSession look_again(const SpeedRun& run, std::size_t answer, SchoolRoom& room,
                        const Library& library);

}  // namespace fairdeal
