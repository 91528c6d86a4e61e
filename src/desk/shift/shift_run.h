#pragma once
// A shift: half an hour or more at one table, round after round. The trainee deals, settles and
// pays card by card as in a single round (desk/round); beside that guests ask for things, put
// wagers up late or make ones that may not be made, which the trainee allows or refuses. Each act
// and each of these is kept as it is said, together with the whole shift. At the end a sheet says
// the pace beside the floor's, the errors, and what slipped through.

#include <array>

#include "desk/round/table_run.h"
#include "drills/guest_ask.h"

namespace fairdeal {

/// How long a shift can be.
inline constexpr std::array shift_minutes{30, 45, 60};
/// Of a pause no more than this counts.
inline constexpr Millis longest_pause = 3 * a_minute;

/// What the trainee said to a guest.
struct AskMark {
    GuestAsk ask;
    bool allowed = false;           // by the trainee
    std::vector<ClauseId> because;  // the key's
    [[nodiscard]] bool right() const { return allowed == ask.allowed; }
    /// How many events lay on the table.
    [[nodiscard]] std::size_t at() const { return ask.scenario.hand.events.size(); }
};

/// The rounds that are over, and every answer to a guest.
struct ShiftTally {
    int rounds = 0, hands = 0;  // hands of guests, split ones too
    RoundCount count;           // of all their acts
    Millis floor = 0;           // what a floor takes for them
    int asks = 0;
    int let_through = 0, turned_away = 0;  // wrongly
};

/// A round with what went wrong in it.
struct ShiftRound {
    TableRun round;
    std::vector<AskMark> asks;
};

struct ShiftRun {
    Game game = Game::Breakout;
    RoundRequest table;                    // the first round; the next ones get other seeds
    int minutes = 0;                       // the round that is dealt then is the last
    Millis spent = 0;                      // pauses left out
    Millis away = 0;                       // what was left out
    Millis last = 0;                       // when the trainee did something last
    TableRun round;                        // that is dealt
    std::optional<GuestAsk> ask{};         // to be answered before anything else
    std::optional<std::size_t> looked{};   // so far guests had their say: events on the table
    std::vector<AskMark> asks{};           // of the round that is dealt, right ones too
    bool answered_last = false;            // an answer to a guest is the last thing that was said
    std::optional<TableRun> before{};      // the round before, whose last act was just said
    std::vector<ShiftRound> with_slips{};  // rounds that are over
    ShiftTally tally{};
    std::size_t picked = 0;  // row of the sheet
    bool over = false;
};

/// How many rounds an hour a floor deals with so many guests: ordinary blackjack, by Jim Kilby and
/// Jim Fox, "Casino Operations Management".
int rounds_an_hour(std::size_t guests);

/// For the person who is signed in, at its first round: as busy as their next round would be, but
/// never a table with one guest alone, and with the side wagers that they were taught.
ShiftRun start_shift(SchoolSession& session, const Library& library, Game game, int minutes);

/// What comes next happens by itself: makes it happen. False: the trainee is waited for, to answer
/// a guest or to deal, or the shift is over.
bool let_table_act(ShiftRun& shift, SchoolSession& session);
/// The dealer's act: whatever `act` does to the round. Nothing happens while a guest waits for an
/// answer.
void deal_in(ShiftRun& shift, SchoolSession& session, const std::function<void(TableRun&)>& act);
/// The answer to the guest who asks.
void answer_guest(ShiftRun& shift, bool allowed, SchoolSession& session, const Library& library);

/// Time of the shift until now.
Millis spent_until(const ShiftRun& shift, Millis now);
/// Keeps it as it is, before it is left.
void keep_shift(ShiftRun& shift, SchoolSession& session);
/// All of a shift but the round that is dealt, as the school keeps it ahead of that.
std::string lines_of(const ShiftRun& shift);
/// The shift as it was kept. Nothing if it cannot be read, or would be dealt or marked otherwise
/// today. The time since is left out.
std::optional<ShiftRun> shift_as_kept(SchoolSession& session, const UnfinishedRun& kept);

}  // namespace fairdeal
