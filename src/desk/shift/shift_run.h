#pragma once
// A shift: half an hour or more at one table, round after round. The trainee deals, settles and
// pays card by card as in a single round (desk/round); beside that guests ask for things, put
// wagers up late or make ones that may not be made, which the trainee allows or refuses. Each act
// and each of these is kept as it is said. At the end a sheet says the pace beside the floor's, the
// errors, and what slipped through.

#include "desk/round/table_run.h"
#include "drills/guest_ask.h"

namespace fairdeal {

/// What the trainee said to a guest.
struct AskMark {
    GuestAsk ask;
    bool allowed = false;           // by the trainee
    std::vector<ClauseId> because;  // the key's
    int round = 0;                  // of the shift, from 0
    [[nodiscard]] bool right() const { return allowed == ask.allowed; }
};

/// The rounds that are over.
struct ShiftTally {
    int rounds = 0, hands = 0;  // hands of guests, split ones too
    RoundCount count;           // of all their acts
    Millis floor = 0;           // what a floor takes for them
};

struct ShiftRun {
    Game game = Game::Breakout;
    RoundRequest table;                   // the first round; the next ones get other seeds
    int minutes = 0;                      // the round that is dealt then is the last
    Millis spent = 0;                     // pauses left out
    Millis last = 0;                      // when the trainee did something last
    TableRun round;                       // that is dealt
    std::optional<GuestAsk> ask{};        // to be answered before anything else
    std::optional<std::size_t> looked{};  // events on the table when a guest might have asked last
    std::vector<AskMark> asks{};
    ShiftTally tally{};
    bool over = false;
};

/// How many rounds an hour a floor deals with so many guests: ordinary blackjack, by Jim Kilby and
/// Jim Fox, "Casino Operations Management".
int rounds_an_hour(std::size_t guests);

/// For the person who is signed in, at its first round: as busy as their next round would be, but
/// never a table with one guest alone, and with the side wagers that they were taught.
ShiftRun start_shift(SchoolRoom& room, const Library& library, Game game, int minutes);

/// What comes next happens by itself: makes it happen. False: the trainee is waited for, to answer
/// a guest or to deal, or the shift is over.
bool let_table_act(ShiftRun& shift, SchoolRoom& room);
/// The dealer's act: whatever `act` does to the round. Nothing happens while a guest waits for an
/// answer.
void deal_in(ShiftRun& shift, SchoolRoom& room, const std::function<void(TableRun&)>& act);
/// The answer to the guest who asks.
void answer_guest(ShiftRun& shift, bool allowed, SchoolRoom& room, const Library& library);

}  // namespace fairdeal
