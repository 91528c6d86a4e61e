#pragma once
// Single acts of a hand that mean something once many hands are looked at, or once the rules that
// guests were shown are known.

#include <vector>

#include "forensics/people/hole_card.h"
#include "record/table.h"

namespace fairdeal {

/// The dealer at a soft 17: whether a card was drawn, and the line of the record that says so.
struct Soft17Act {
    bool drew = false;
    int line = 0;
    friend bool operator==(const Soft17Act&, const Soft17Act&) = default;
};
/// In the order of the record; `end` is the table after all events.
std::vector<Soft17Act> soft_17_acts(const HandRecord& record, const TableState& end);

/// Decisions of every seat for which the hole card mattered, at most one of each kind a seat: with
/// an ace up whether it insured; against a 7 to ten whether its first two cards, a hard 12 to 16,
/// stood or drew. None where the dealer has no hole card, or nobody saw it in the end.
/// `end` is the table after all events.
std::vector<HoleCardAct> hole_card_acts(const HandRecord& record, const TableState& end);

/// The main wager of a seat as put up before the deal.
struct StakeUp {
    int seat = 0;
    Wager wager = Wager::None;
    Money amount;
    friend bool operator==(const StakeUp&, const StakeUp&) = default;
};
/// By seat.
std::vector<StakeUp> stakes_of(const TableState& table);

}  // namespace fairdeal
