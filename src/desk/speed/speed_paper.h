#pragma once
// Payouts on paper from the page of payouts: a sheet to practise on with its key, the same sheet
// again by its code, the pay table of the game; of the game that is chosen there, by the card in
// force.

#include "base/time/utc_time.h"
#include "desk/speed/speed_session.h"

namespace fairdeal {

/// A PDF that is made and not yet saved.
struct SpeedPaper {
    std::string name;  // that is offered: "payouts-breakout-24-4711-k4qx.pdf"
    std::string bytes;
    std::string notice;  // once it is saved
};

/// PaySheet, SheetAgain, PayTable: the page asks where the file is to be saved.
constexpr bool is_on_paper(SpeedAction action) {
    return action == SpeedAction::PaySheet || action == SpeedAction::SheetAgain ||
           action == SpeedAction::PayTable;
}

/// What one of these puts on paper; nothing: the school's error says why. The sheet has prices
/// where the run has price and bet only.
std::optional<SpeedPaper> paper_for(SpeedSession& session, SpeedAction action, const UtcTime& now);
/// The school's error or notice says what became of it.
void save_paper(SpeedSession& session, const SpeedPaper& paper, const std::string& file);

}  // namespace fairdeal
