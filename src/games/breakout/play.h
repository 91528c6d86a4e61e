#pragma once
// One Breakout hand as its record shows it: the facts that the sections of the sheet ask for.

#include <array>

#include "blackjack/due.h"
#include "games/breakout/sheet.h"

namespace fairdeal::brk {

struct Play : PlayOf<Sheet> {
    Play(const HandRecord& the_record, const Sheet& the_sheet, Ruling& ruling);

    /// The main wager of each seat, by seat: the first put up before any card (AMB-BRK-23, -39).
    std::array<Wager, highest_seat + 1> mains{};

    [[nodiscard]] bool has_hole_card() const {
        return sheet.house.base.dealer_style == DealerStyle::Peek;
    }
};

// --- who bets what

[[nodiscard]] inline Wager main_of(const Play& play, int seat) {
    return play.mains.at(static_cast<std::size_t>(seat));
}
/// The seat's stake on its main wager, before any double or split.
[[nodiscard]] Money original_bet(const Play& play, const TableSeat& seat);
/// BRK-INS-2: does anyone bet on their own hand?
[[nodiscard]] bool anyone_on_own_hand(const Play& play);
/// Does this seat take part, that is, is it dealt in?
[[nodiscard]] bool is_dealt_in(const Play& play, const TableSeat& seat);

/// Nothing more happens on this hand: BRK-DHB-4 for a dealer hand bet, the player's own play
/// otherwise.
[[nodiscard]] bool is_finished(const Play& play, const TableSeat& seat, const TableHand& hand);

}  // namespace fairdeal::brk
