#pragma once
// Everything the window and the paper show of a shift, as plain values.

#include "desk/round/round_words.h"
#include "desk/shift/shift_run.h"
#include "print/shift_page.h"

namespace fairdeal {

/// Something that was not right: an act of the dealer, or an answer to a guest.
struct ShiftSlip {
    std::size_t round = 0;  // among `with_slips`
    std::size_t mark = 0;   // among its acts, or its answers
    bool is_answer = false;
};
/// In the order in which they happened.
std::vector<ShiftSlip> slips_of(const ShiftRun& shift);

struct ShiftSheet {
    std::string heading;                  // "Your shift: 42 rounds and 131 hands, about 31 minutes"
    std::string pace;                     // rounds an hour, beside the floor's and its source
    std::string away;                     // what is not counted
    std::vector<std::string> errors;      // steps, amounts, order
    std::vector<std::string> protection;  // what slipped through
    std::vector<RoundSlipScreen> slips;
    std::string clean;  // nothing went wrong; empty: something did
};
/// Of the rounds that are over; the one that is dealt is not counted yet.
ShiftSheet shift_sheet(const ShiftRun& shift, const Library& library);
/// The same on paper.
ShiftPrint shift_print(const ShiftRun& shift, const Library& library, const std::string& dealer,
                       const UtcTime& made);

struct ShiftScreen {
    bool chooses = false;     // how long the shift is to be
    std::string story;        // what a shift is
    bool can_resume = false;  // another shift is open
    std::string warning;      // what is given up for it; empty: nothing
    RoundScreen table;        // its prompt: what a guest asks; on the sheet the picked moment
    bool guest_asks = false;
    std::string waits;  // why a key does nothing while a guest asks; empty: none was pressed
    std::optional<ShiftSheet> sheet;  // at the end
};
/// A shift as it is now; before it, with how long it is to be still open.
ShiftScreen shift_screen(const ShiftRun& shift, const Library& library, Millis now);
ShiftScreen shift_to_choose(Game game, bool another_is_open);
/// What stands above the page: the game, the minutes left, the pace, the steps.
std::string shift_crumb(const ShiftRun& shift, Millis now);

}  // namespace fairdeal
