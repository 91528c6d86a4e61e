#pragma once
// Something goes wrong in a hand that was dealt as it should be.

#include <array>
#include <optional>
#include <span>

#include "dealing/dice.h"
#include "record/record.h"

namespace fairdeal {

enum class WrongDeal : std::uint8_t {
    BoxedCard,     // a card lies face up in the shoe
    UnseenCard,    // drawn in error, and nobody saw it
    SeenCard,      // drawn in error and seen
    RefusedCard,   // and a hand has refused it
    SeenInDeal,    // seen while the first cards are dealt
    Overdrawn,     // the dealer drew beyond a standing total
    DealerMissed,  // the dealer's first card did not come
    SeatMissed,    // a seat with a wager got no card
    OneCard,       // a seat got one
    EmptyBox,      // cards where no wager is
    CardsOut,      // the shoe is empty, and a card is due
    Misplaced,     // a card of the first deal may lie in a wrong place
    Misread,       // the scanner said another card
    VoidRound,     // and the round was made void for it
    TakenDown,     // a wager was taken down before the deal
    OffLimit,      // a stake outside the table's limits
    Mispaid,       // a wager was settled wrongly
    SurplusCard,   // a hand got a card too many
    HoleSeen,      // somebody saw the hole card
    BadCard,       // a card is lost, damaged or foreign
    EarlyPickup,   // cards were collected before they were settled
    NoDecision,    // whose turn it is does not act
    MachineFails   // a machine failed
};
inline constexpr std::array every_wrong_deal{
    WrongDeal::BoxedCard,   WrongDeal::UnseenCard,  WrongDeal::SeenCard,     WrongDeal::RefusedCard,
    WrongDeal::SeenInDeal,  WrongDeal::Overdrawn,   WrongDeal::DealerMissed, WrongDeal::SeatMissed,
    WrongDeal::OneCard,     WrongDeal::EmptyBox,    WrongDeal::CardsOut,     WrongDeal::Misplaced,
    WrongDeal::Misread,     WrongDeal::VoidRound,   WrongDeal::TakenDown,    WrongDeal::OffLimit,
    WrongDeal::Mispaid,     WrongDeal::SurplusCard, WrongDeal::HoleSeen,     WrongDeal::BadCard,
    WrongDeal::EarlyPickup, WrongDeal::NoDecision,  WrongDeal::MachineFails};

/// The clauses of the chapter IRR that a question about it can rest on, its own first.
std::span<const std::string_view> clauses_about(WrongDeal wrong);

/// The clause that a question must name, because no line of such a hand shows what went wrong;
/// empty: its lines do.
std::string_view clause_to_name(WrongDeal wrong);

/// A finished, settled hand of version 1 as one of version 2 that stops where it has just gone
/// wrong, or later, under the remedies of its table card; nothing if this cannot go wrong in this
/// hand. The record is read from its own text, so its lines have their numbers.
std::optional<HandRecord> with_wrong_deal(const HandRecord& hand, WrongDeal wrong, Dice& dice);

}  // namespace fairdeal
