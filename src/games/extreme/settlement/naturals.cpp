#include "games/extreme/settlement/naturals.h"

#include <algorithm>

#include "base/translation.h"
#include "games/extreme/clauses.h"

namespace fairdeal::bjx {

namespace {

/// Does the card that the dealer turned up first leave room for a natural?
bool up_card_allows_natural(const HandRecord& record) {
    for (const Event& event : record.events) {
        if (event.verb != Verb::Turn || !event.who.is_dealer()) continue;
        const Rank rank = event.cards.front().card.rank;
        return rank == Rank::Ace || is_ten_valued(rank) || rank == Rank::Unknown;
    }
    return true;
}

bool is_not_shown(const NaturalShown& n) { return !dealer_plays(n.play) || has_face_down(n.seat); }
bool dealer_all_in(const NaturalShown& n) { return dealer_is_all_in(n.play); }
bool dealer_cannot_tie(const NaturalShown& n) { return !up_card_allows_natural(n.play.record); }
bool dealer_hand_is_hidden(const NaturalShown& n) {
    return n.play.table.dealer.cards.size() < 2 || has_face_down(n.play.table.dealer);
}
bool dealer_shows_natural(const NaturalShown& n) {
    return is_ace_and_ten({n.play.table.dealer.cards.data(), 2});
}
bool dealer_shows_none(const NaturalShown& /*n*/) { return true; }

// clang-format off
constexpr Where naturals_tie{Option::NaturalVsDealerNatural, NaturalVsDealerNatural::Push};

constexpr Row<NaturalShown, NaturalDue> natural_due_rows[] = {  // the first that holds rules
    {nat_2, sentence("the dealer has not said PLAY, or the natural's hole card lies face down"), is_not_shown,
            NaturalDue::AtTheEnd, {nat_2, nat_1, dfold_2}},
    {when_naturals_are_paid, sentence("the dealer is all in: the formula comes first"), dealer_all_in,
            NaturalDue::AtTheEnd},
    {when_naturals_are_paid, sentence("the dealer's first card up is neither an ace nor ten-valued"), dealer_cannot_tie,
            NaturalDue::AtOnce},
    {when_naturals_are_paid, sentence("the dealer's other card lies face down"), dealer_hand_is_hidden,
            NaturalDue::AtTheEnd, {}, naturals_tie},
    {when_naturals_are_paid, sentence("the dealer shows a natural"), dealer_shows_natural,
            NaturalDue::AtTheEnd, {}, naturals_tie},
    {when_naturals_are_paid, sentence("the dealer shows that there is none"), dealer_shows_none,
            NaturalDue::AtDealersTurn, {}, naturals_tie},
    {nat_2, sentence("the natural is shown"), otherwise, NaturalDue::AtOnce, {}, {},
            {either(Option::NaturalVsDealerNatural, NaturalVsDealerNatural::Paid)}}};
// clang-format on

}  // namespace

constexpr Section<NaturalShown, NaturalDue> natural_due_section{
    "natural-due", sentence("When a natural is paid"), natural_due_rows};

int natural_due(const Play& play, const TableSeat& seat) {
    NaturalShown natural{play, seat};
    const int shown = std::max(seat.turned, play.table.dealer_chose);
    switch (first_row<natural_due_section>(natural, play.sheet).then) {
        case NaturalDue::AtTheEnd: return no_event;
        case NaturalDue::AtDealersTurn: return std::max(shown, play.table.turned);
        case NaturalDue::AtOnce: return shown;
    }
    throw Fault("a natural that is never due");
}

}  // namespace fairdeal::bjx
