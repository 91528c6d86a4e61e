#include "games/irregular/objections.h"

#include <algorithm>

#include "base/translation.h"
#include "cards/may_be.h"
#include "games/irregular/clauses.h"
#include "games/irregular/irregular.h"

namespace fairdeal::irr {

namespace {

/// One objection to a line of the floor, or of the play.
template <class AnyEvent>
struct Row {
    ClauseId clause;
    const char* says;  // a sentence()
    bool (*stands)(const Course&, const AnyEvent&);
};

/// The first row that holds for who reads the sheet so; null: none does.
template <class AnyEvent>
const Row<AnyEvent>* first_that_stands(std::span<const Row<AnyEvent>> rows, const Course& course,
                                       const AnyEvent& event) {
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const Row<AnyEvent>& one) {
        return one.stands(course, event) && course.sheet().knows(one.clause);
    });
    return row == rows.end() ? nullptr : &*row;
}

// Of a card that was drawn in error.

bool may_be_it(const Course& course, const FloorEvent& event) {
    return course.loose() != nullptr &&
           may_be(course.loose()->dealt.card, event.cards.front().card);
}

bool is_offered(const Course& course) {
    return course.loose() != nullptr && course.loose()->is_seen() &&
           !course.loose()->in_first_deal &&
           chosen<LooseSeen>(course.sheet(), Remedy::LooseSeen) == LooseSeen::Offer;
}

bool nothing_is_offered(const Course& course, const FloorEvent&) { return !is_offered(course); }
bool is_another_card(const Course& course, const FloorEvent& event) {
    return !may_be_it(course, event);
}
bool has_refused_already(const Course& course, const FloorEvent& event) {
    return course.has_refused(event.who);
}

bool is_the_next_card(const Course& course, const FloorEvent& event) {
    return may_be_it(course, event) && !course.loose()->is_seen() &&
           chosen<LooseUnseen>(course.sheet(), Remedy::LooseUnseen) == LooseUnseen::Next;
}
bool is_still_offered(const Course& course, const FloorEvent& event) {
    return is_offered(course) && may_be_it(course, event) && !nobody_draws(course.asks());
}

// Of the shoe.

bool is_not_empty(const Course& course, const FloorEvent&) {
    return course.left() && !course.is_shoe_empty();
}
bool empty_shoe_voids(const Course& course, const FloorEvent&) {
    return chosen<CardsOut>(course.sheet(), Remedy::CardsOut) == CardsOut::Void;
}

// Of a card that is carried to another place.

bool is_from_an_empty_box(const Course& course, const FloorEvent& event) {
    const TableSeat* seat = course.table().find(event.who.seat);
    return !event.who.is_dealer() && (seat == nullptr || seat->wagers.empty());
}
bool fills_the_dealers_place(const Course& course, const FloorEvent& event) {
    return event.to.is_dealer() && course.was_missed(0);
}
bool box_is_burned(const Course& course, const FloorEvent& event) {
    return is_from_an_empty_box(course, event) &&
           chosen<EmptyBox>(course.sheet(), Remedy::EmptyBox) != EmptyBox::MoveOne;
}

template <Misplaced choice>
bool house_says(const Course& course, const FloorEvent& event) {
    return !is_from_an_empty_box(course, event) &&
           chosen<Misplaced>(course.sheet(), Remedy::Misplaced) == choice;
}
bool lies_where_it_is(const Course& course, const FloorEvent& event) {
    return house_says<Misplaced::Stays>(course, event);
}
bool others_followed(const Course& course, const FloorEvent& event) {
    return house_says<Misplaced::MoveIfLast>(course, event) && !event.at_once;
}
bool floor_moves_it(const Course& course, const FloorEvent& event) {
    return house_says<Misplaced::FloorMoves>(course, event) && !course.is_ordered(misplaced);
}

// Of what a guest and the floor decide.

bool wager_stays_up(const Course& course, const FloorEvent& event) {
    return course.table().first_deal != no_event && !may_withdraw(course, event.who.seat);
}
bool is_not_ordered(const Course& course, const FloorEvent&) { return !course.is_ordered(mispay); }

bool voids_by(const Course& course, std::string_view id) {
    const ChapterSheet& card = course.sheet();
    const auto is = [&](ClauseId clause) { return clause.id == id; };
    if (is(hole_seen)) return chosen<HoleSeen>(card, Remedy::HoleSeen) == HoleSeen::Void;
    if (is(bad_card)) return chosen<BadCard>(card, Remedy::BadCard) == BadCard::VoidRound;
    if (is(machine)) return chosen<Machine>(card, Remedy::Machine) == Machine::VoidIfMatters;
    if (is(cards_out))
        return course.is_shoe_empty() && chosen<CardsOut>(card, Remedy::CardsOut) == CardsOut::Void;
    const auto due = course.must_be_void();
    return due && due->id == id;
}
bool must_not_be_void(const Course& course, const FloorEvent& event) {
    return event.who.is_dealer() ? !voids_by(course, event.clause) : !may_be_void(course, event);
}

using FloorRow = Row<FloorEvent>;

// clang-format off
constexpr FloorRow accepts[] = {
    {who_refuses,   sentence("a card for a hand that has refused one"),                      has_refused_already},
    {loose_seen,    sentence("no card is offered"),                                          nothing_is_offered},
    {loose_seen,    sentence("another card is accepted than the one that was seen"),         is_another_card}};
constexpr FloorRow refuses[] = {
    {who_refuses,   sentence("a hand that has refused a card is offered one again"),         has_refused_already},
    {loose_seen,    sentence("no card is offered"),                                          nothing_is_offered},
    {loose_seen,    sentence("another card is refused than the one that was seen"),          is_another_card}};
constexpr FloorRow burns[] = {
    {loose_unseen,  sentence("a card that nobody has seen is the next card, and is burned"), is_the_next_card},
    {who_refuses,   sentence("a card is burned that somebody may still take"),               is_still_offered}};
constexpr FloorRow shuffles[] = {
    {cards_out,     sentence("the shoe is shuffled, and cards are left in it"),              is_not_empty},
    {cards_out,     sentence("the shoe is shuffled, where the house makes the round void"),  empty_shoe_voids}};
constexpr FloorRow moves[] = {
    {dealer_missed, sentence("cards stay where they were dealt; the dealer takes their number last"), fills_the_dealers_place},
    {empty_box,     sentence("cards in a box without a wager are moved, where the house burns them"), box_is_burned},
    {misplaced,     sentence("a card is moved, where the house lets it lie"),                lies_where_it_is},
    {misplaced,     sentence("a card is moved after another one was dealt"),                 others_followed},
    {floor_decides, sentence("a card is moved without the floor's order"),                   floor_moves_it}};
constexpr FloorRow withdraws[] = {
    {late_bet,      sentence("a wager is taken down after the first card"),                  wager_stays_up}};
constexpr FloorRow voids[] = {
    {void_round,    sentence("the table card does not make this void"),                      must_not_be_void}};
constexpr FloorRow corrects[] = {
    {floor_decides, sentence("a payment is corrected without the floor's order"),            is_not_ordered}};
// clang-format on

std::span<const FloorRow> rows_on(FloorVerb verb) {
    switch (verb) {
        case FloorVerb::Accept: return accepts;
        case FloorVerb::Refuse: return refuses;
        case FloorVerb::Burn: return burns;
        case FloorVerb::Shuffle: return shuffles;
        case FloorVerb::Move: return moves;
        case FloorVerb::Withdraw: return withdraws;
        case FloorVerb::Void: return voids;
        case FloorVerb::Correct: return corrects;
        case FloorVerb::Draw:
        case FloorVerb::Boxed:
        case FloorVerb::Skip:
        case FloorVerb::Misread:
        case FloorVerb::Rules: break;
    }
    return {};
}

std::string no_such_clause(const FloorEvent& event) {
    return tr("{clause} is no clause on irregularities", "clause"_a = event.clause);
}

/// What the floor orders is compared with the table card, like any other claim.
void object_to_order(const Course& course, const FloorEvent& order, std::vector<Breach>& breaches) {
    const auto clause = clause_of(order.clause);
    if (!clause) {
        breaches.push_back({order.line, floor_decides, no_such_clause(order)});
        return;
    }
    const RemedySpec* found = remedy_of(clause->id);
    if (found == nullptr) {
        if (!course.sheet().knows(*clause)) return;
        breaches.push_back({order.line, *clause, tr("this clause leaves the floor no choice")});
    } else if (const auto says = course.sheet().card().remedies.text(*found); says != order.value) {
        breaches.push_back(
            {order.line, *clause,
             tr("the table card does not allow {remedy}; it says {option}={value}",
                "remedy"_a = order.value, "option"_a = found->name, "value"_a = says)});
    }
}

// Of a line of the play.

bool brings_a_card(const Event& event) { return !event.cards.empty() && event.verb != Verb::Turn; }
bool waits_for_it(const Course& course) {
    return course.loose() != nullptr && !course.loose()->passed_over;
}
bool is_not_it(const Course& course, const Event& event) {
    return !may_be(course.loose()->dealt.card, event.cards.front().card);
}
bool is_unseen(const Course& course, LooseUnseen choice) {
    return waits_for_it(course) && !course.loose()->is_seen() &&
           chosen<LooseUnseen>(course.sheet(), Remedy::LooseUnseen) == choice;
}
bool is_seen(const Course& course, LooseSeen choice) {
    return waits_for_it(course) && course.loose()->is_seen() && !course.loose()->in_first_deal &&
           chosen<LooseSeen>(course.sheet(), Remedy::LooseSeen) == choice;
}

bool round_is_void(const Course& course, const Event& event) {
    return course.is_void() && !is_settlement(event.verb);
}
bool boxed_lies(const Course& course, const Event& event) {
    return brings_a_card(event) && course.boxed_lies();
}
bool loose_is_burned(const Course& course, const Event& event) {
    return brings_a_card(event) && is_unseen(course, LooseUnseen::Burn);
}
bool loose_comes_next(const Course& course, const Event& event) {
    return brings_a_card(event) && is_unseen(course, LooseUnseen::Next) && is_not_it(course, event);
}
bool seen_in_deal_comes_next(const Course& course, const Event& event) {
    return brings_a_card(event) && waits_for_it(course) && course.loose()->is_seen() &&
           course.loose()->in_first_deal && is_not_it(course, event);
}
bool seen_is_burned(const Course& course, const Event& event) {
    return brings_a_card(event) && is_seen(course, LooseSeen::Burn);
}
bool draws_after_refusing(const Course& course, const Event& event) {
    const bool plays_on = brings_a_card(event) || event.verb == Verb::Split;
    return plays_on && course.has_refused(event.who);
}
bool seen_is_offered(const Course& course, const Event& event) {
    return brings_a_card(event) && is_seen(course, LooseSeen::Offer) && is_not_it(course, event) &&
           !course.has_refused(event.who);
}
bool comes_before_the_others(const Course& course, const Event& event) {
    return event.verb == Verb::Deal && !event.who.is_dealer() &&
           course.was_missed(event.who.seat) && course.others_lack_cards(event.who.seat);
}
bool dealer_is_not_last(const Course& course, const Event& event) {
    return event.verb == Verb::Deal && event.who.is_dealer() && course.was_missed(0) &&
           course.others_lack_cards(0);
}

// clang-format off
constexpr Row<Event> of_the_play[] = {
    {void_round,    sentence("the round is void: nothing but its settlement follows"),                round_is_void},
    {boxed_card,    sentence("the card that lay face up in the shoe goes to the discards first"),     boxed_lies},
    {loose_unseen,  sentence("the card that was drawn in error is burned first"),                     loose_is_burned},
    {loose_unseen,  sentence("the card that was drawn in error comes next"),                          loose_comes_next},
    {deal_seen,     sentence("the card that was seen in the deal comes next"),                        seen_in_deal_comes_next},
    {loose_seen,    sentence("the card that was seen is burned first"),                               seen_is_burned},
    {who_refuses,   sentence("a card for a hand that has refused one"),                               draws_after_refusing},
    {loose_seen,    sentence("the card that was seen is offered first"),                              seen_is_offered},
    {one_card,      sentence("the card that was missed comes after all others have two"),             comes_before_the_others},
    {dealer_missed, sentence("the dealer takes their number after all others have two"),              dealer_is_not_last}};
// clang-format on

}  // namespace

std::optional<ClauseId> may_withdraw(const Course& course, int seat) {
    const ChapterSheet& card = course.sheet();
    const auto deals = chosen<OneCard>(card, Remedy::OneCard);
    if (deals == OneCard::SeatOption && course.was_missed(seat)) return one_card;
    if (deals == OneCard::TableOption && course.any_seat_was_missed()) return one_card;
    const bool dealers =
        chosen<DealerMissed>(card, Remedy::DealerMissed) == DealerMissed::PlayersOption;
    if (dealers && course.was_missed(0) && course.table().first_act != no_event)
        return dealer_missed;
    const bool boxes = chosen<EmptyBox>(card, Remedy::EmptyBox) == EmptyBox::PlayersOption;
    if (boxes && course.has_empty_box()) return empty_box;
    return std::nullopt;
}

bool may_be_void(const Course& course, const FloorEvent& event) {
    const TableSeat* seat = course.table().find(event.who.seat);
    const bool has_wager = seat != nullptr && !seat->wagers.empty();
    const bool has_cards = seat != nullptr && !seat->hands.empty();
    if (event.clause == seat_missed.id)
        return has_wager && !has_cards &&
               chosen<SeatMissed>(course.sheet(), Remedy::SeatMissed) == SeatMissed::Return;
    return event.clause == extra_hand.id && has_cards && !has_wager &&
           course.sheet().knows(extra_hand);
}

void object_to(const Course& course, const FloorEvent& event, std::vector<Breach>& breaches) {
    if (event.verb == FloorVerb::Rules) return object_to_order(course, event, breaches);
    if (event.verb == FloorVerb::Void && !clause_of(event.clause)) {
        breaches.push_back({event.line, void_round, no_such_clause(event)});
        return;
    }
    const auto rows = rows_on(event.verb);
    const auto* row = first_that_stands<FloorEvent>(rows, course, event);
    if (row == nullptr) return;
    // What makes something void names its clause itself.
    const ClauseId named = clause_of(event.clause).value_or(row->clause);
    breaches.push_back({event.line, named, tr(row->says)});
}

void object_to(const Course& course, const Event& event, std::vector<Breach>& breaches) {
    const auto* row = first_that_stands<Event>(of_the_play, course, event);
    if (row != nullptr) breaches.push_back({event.line, row->clause, tr(row->says)});
}

}  // namespace fairdeal::irr
