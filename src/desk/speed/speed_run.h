#pragma once
// The speed drill for payouts: fresh payouts one after another, each marked as its amount is
// entered, for two minutes; without a clock for anybody who is not sure of their payouts yet. Every
// answer is kept as it is given, so a run that breaks off loses none; it goes on at the same
// payout, with what was typed, and the clock stood while nobody could see it.

#include <deque>
#include <span>

#include "desk/learn/question_run.h"
#include "drills/payout_item.h"

namespace fairdeal {

// Time and number of payouts are also told in words ("Two minutes", "Twenty"): README.md.
constexpr Millis speed_time = 120000;    // of a run on the clock
constexpr Millis clock_is_kept = 2000;   // so often, beside every answer and whatever is typed
constexpr int untimed_payouts = 20;      // of a run without it
constexpr int payouts_looked_at = 20;    // the last answers that say whether the clock may run
constexpr int right_for_the_clock = 18;  // of these

/// What is shown of a payout: its table, or only price and bet, which is faster.
enum class SpeedLevel : std::uint8_t { Table, Price };

// A run is kept in two texts: of each answer in its item (speed_run.cpp), and while it is open as
// lines (speed_draft.cpp). Their grammars differ, and both are read for years; these words are in
// both.
/// "table", "price".
std::string_view to_text(SpeedLevel level);
/// "clock", "free".
std::string_view clock_word(bool timed);

/// Whether the clock may run for somebody in a game; `why` says why not, in a sentence.
struct ClockPermit {
    bool timed = false;
    int asked = 0, right = 0;  // of the last payouts, at most payouts_looked_at
    std::string why;
};

struct SpeedAnswer {
    Practice practice;       // marked
    std::string typed;       // as in SpeedRun
    std::uint64_t seed = 0;  // of the payout
    Money said, due;         // what the chips are worth
    bool right = false;
    Millis took = 0;
    std::vector<std::string> clauses;  // that decide, the first one first
};

/// Ready: game and level are chosen, nothing runs. Over: the sheet is shown.
enum class SpeedStage : std::uint8_t { Ready, Running, Over };

struct SpeedRun {
    Game game = Game::Breakout;
    TableCard card{Game::Breakout};  // that it is dealt by
    SpeedLevel level = SpeedLevel::Table;
    QuestionKind asks = QuestionKind::Amount;  // or Chips, out of the house's rack
    SpeedStage stage = SpeedStage::Ready;
    ClockPermit permit;
    std::optional<int> best;  // most right answers of a run on the clock, of this kind
    Millis started = 0;
    Millis away = 0;               // since then, while the program was gone
    Millis kept = 0;               // when it was kept last
    std::uint64_t seed = 1;        // of the next payout that is dealt
    std::deque<PayoutItem> ahead;  // dealt, the open one first
    Millis shown = 0;              // when the open one came up
    std::string typed;             // of its amount; in chips as to_text(ChipPiles) writes them
    std::string problem;           // of what is typed: why it is no answer
    std::vector<SpeedAnswer> answers;
    bool to_the_end = false;  // it ran its whole time
    std::size_t picked = 0;   // row of the sheet
    [[nodiscard]] bool timed() const { return permit.timed; }
};

/// By the last payouts answered anywhere in the school.
ClockPermit clock_permit(const SchoolSession& session, Game game);

/// A run that can be started, for the person who is signed in.
SpeedRun ready_run(const SchoolSession& session, Game game, SpeedLevel level,
                   QuestionKind asks = QuestionKind::Amount);
/// The most right answers of a run on the clock of this kind, itself left out.
std::optional<int> best_beside(const SchoolSession& session, const SpeedRun& run);
/// Starts the clock and shows the first payout.
void start_run(SpeedRun& run, SchoolSession& session);
/// Deals one payout ahead, if fewer than a few are; true if it did. To be called when nothing else
/// is to be done, so that the next one is there at once.
bool deal_ahead(SpeedRun& run);

/// Marks what is typed, keeps the answer and shows the next payout. What is no amount and no chips
/// is a problem and nothing is marked. Of what is entered once time is up nothing counts.
void answer_payout(SpeedRun& run, SchoolSession& session, const Library& library);
/// Ends the run where time is up; true if it did.
bool look_at_clock(SpeedRun& run, SchoolSession& session);
/// Ends it at once; where nothing was answered it is ready again.
void end_run(SpeedRun& run, SchoolSession& session);

/// Keeps a run that is on, at an open payout, with its clock and what is typed, so that it can be
/// gone on with.
void keep_payouts(SpeedRun& run, SchoolSession& session);
/// The same where the clock was kept too long ago.
void keep_clock(SpeedRun& run, SchoolSession& session);
/// A payout marked as it is typed, `took` left out; nothing if that is no answer.
std::optional<SpeedAnswer> marked_payout(const PayoutItem& item, const std::string& typed,
                                         std::span<const Misreading> misreadings);
/// All of a run that is on, at an open payout, as the school keeps it.
std::string state_of(const SpeedRun& run, Millis now);
/// The run as it was kept: at the same payout, with as much time. Nothing if it cannot be read; of
/// a hand that would be dealt otherwise today neither.
std::optional<SpeedRun> run_as_kept(const SchoolSession& session, const Library& library,
                                    const std::string& state);

/// Milliseconds that are left of a run on the clock.
Millis time_left(const SpeedRun& run, const SchoolSession& session);
int right_answers(const SpeedRun& run);
/// What an answer took, half of them less; nothing if none was given.
std::optional<Millis> median_time(const SpeedRun& run);
/// Indices of the answers worth another look: the wrong ones as they came, then the three slowest.
std::vector<std::size_t> worth_a_look(const SpeedRun& run);
/// One of the run's answers, by its index, as an item that is marked, for the answer panel; a drill
/// of its first clause follows it. There must be such an answer; every payout has a clause.
QuestionRun look_again(const SpeedRun& run, std::size_t answer, SchoolSession& session,
                       const Library& library);

}  // namespace fairdeal
