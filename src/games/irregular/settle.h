#pragma once
// Wagers that go back because a deal went wrong.

#include "games/irregular/irregular.h"

namespace fairdeal::irr {

/// Every wager that is up, whole, hand by hand and the seats' own wagers after: returned by the
/// clause (IRR-25). A natural is paid where the round is void for a card that was misread.
/// `before`: what was due before the round was made void.
std::vector<Line> returned_by_void(const Course& course, ClauseId clause, const IrregularGame& game,
                                   const std::vector<Line>& before);

/// One wager that a seat put up and that is not played.
Line returned(const TableSeat& seat, const PlacedWager& wager, ClauseId clause,
              const ChapterSheet& sheet);

/// A stake on a hand, all its parts together.
struct Stake {
    int seat = 0;
    Wager wager = Wager::None;
    Money sum;
    int line = 0;  // the last that added to it
};
/// What was put up on the hands until the first card came. A later change of it goes back.
std::vector<Stake> stakes_before_the_deal(const HandRecord& laid);

}  // namespace fairdeal::irr
