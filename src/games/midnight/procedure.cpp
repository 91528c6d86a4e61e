#include "games/midnight/procedure.h"

#include <algorithm>

#include "blackjack/printed_objections.h"
#include "blackjack/when.h"
#include "games/midnight/clauses.h"

namespace fairdeal::mid {

namespace {

using Of = const Attempt<Play>&;
using enum Effect;

// --- the conditions that are Midnight's own; the others are in
// blackjack/when.h

constexpr std::ptrdiff_t most_positions = 3;

bool bet_after_the_cards(Of act) {
    return when::cards_are_out(act) && act.play.sheet.terms.bets_end_with_the_deal;
}
bool bets_on_too_many(Of act) {
    const auto& seats = act.play.table.seats;
    const auto others = std::count_if(seats.begin(), seats.end(), [&](const TableSeat& other) {
        return other.seat != act.event.who.seat && is_dealt_in(other);
    });
    return others >= most_positions && act.play.sheet.terms.three_positions_are_the_most;
}

/// The last event before this one that was play of the table, not settlement: its index, or never.
int play_before(const Play& play, int index) {
    for (int i = index - 1; i >= 0; --i) {
        if (!is_settlement(play.record.events[static_cast<std::size_t>(i)].verb)) return i;
    }
    return no_event;
}
/// AMB-MID-19: something other than the deal to its other hand lies between the split and this
/// card.
bool split_card_is_late(Of act) {
    const Play& play = act.play;
    if (!act.hand.from_split) return false;
    for (int i = play_before(play, play.table.events); i != no_event; i = play_before(play, i)) {
        const Event& before = play.record.events[static_cast<std::size_t>(i)];
        if (before.who.seat != act.event.who.seat) return true;
        if (before.verb == Verb::Split) return false;
        if (before.verb != Verb::Deal) return true;
    }
    return true;
}
bool lower_hand_waits(Of act) {
    const auto& hands = act.seat.hands;
    return act.hand.from_split &&
           std::any_of(hands.begin(), hands.end(), [&](const TableHand& other) {
               return other.who < act.event.who && other.cards.size() < 2;
           });
}
bool deals_without_a_bet(Of act) { return !act.hand.from_split && when::takes_no_part(act); }

bool ten_is_up(Of act) {
    const auto up = up_card(act.play.table);
    return up && is_ten_valued(up->rank);
}
bool insures_without_an_ace(Of act) {
    return when::no_ace_up(act) && act.play.sheet.terms.insurance_needs_an_ace;
}
bool insures_out_of_time(Of act) {
    return !is_time_to_insure(act.play) && act.play.sheet.terms.insurance_is_asked_first;
}
bool insures_more_than_half(Of act) {
    const Money whole = insured_with(act.seat) + act.event.amount;
    return whole > half_the_bet(act.play, act.seat) && act.play.sheet.terms.insurance_costs_half;
}
/// AMB-MID-12: up to half the bet will do, where the house says so.
bool up_to_half_will_do(Of act) {
    return act.play.sheet.house.insurance_amount == InsuranceAmount::UpToHalf;
}
bool insures_more_than_the_most(Of act) {
    return up_to_half_will_do(act) && insures_more_than_half(act);
}
bool insures_not_half(Of act) {
    const Money whole = insured_with(act.seat) + act.event.amount;
    return !up_to_half_will_do(act) && whole != half_the_bet(act.play, act.seat) &&
           act.play.sheet.terms.insurance_costs_half;
}
std::string cost(Of act) { return to_text(half_the_bet(act.play, act.seat)); }

bool is_not_dealt(Of act) { return !act.is_dealt(); }
bool doubled_hand_waits(Of act) { return act.hand.double_waits; }
bool split_hand_waits(Of act) { return act.hand.from_split && act.hand.cards.size() < 2; }

/// No more cards, for this reason.
bool no_card_by(Of act, ClauseId clause) { return why_no_card(act.play, act.hand) == clause; }
bool has_stood(Of act) { return no_card_by(act, stand_1); }
bool has_doubled(Of act) { return no_card_by(act, dbl_2); }
bool is_busted(Of act) { return no_card_by(act, hit_3); }
bool is_split_ace(Of act) { return no_card_by(act, split_aces); }
bool has_21(Of act) { return why_no_card(act.play, act.hand).has_value(); }
ClauseId why_no_card(Of act) { return mid::why_no_card(act.play, act.hand).value(); }

bool nothing_to_decide(Of act) { return why_finished(act.play, act.hand).has_value(); }
ClauseId why_finished(Of act) { return mid::why_finished(act.play, act.hand).value(); }
bool no_double(Of act) { return why_no_double(act.play, act.seat, act.hand).has_value(); }
ClauseId why_no_double(Of act) { return mid::why_no_double(act.play, act.seat, act.hand).value(); }
bool no_split(Of act) { return why_no_split(act.play, act.hand).has_value(); }
ClauseId why_no_split(Of act) { return mid::why_no_split(act.play, act.hand).value(); }

bool dealer_has_finished(Of act) {
    return act.play.table.dealer_stood != no_event || dealer_is_bust(act.play);
}

ClauseId why_not_yet(Of act) {
    if (act.event.wager == Wager::Insurance) return ins_5;
    return is_natural(act.hand) ? naturals_wait : res_2;
}
/// A card was dealt or turned up first, or the dealer's hand called to its end.
bool settled_too_late(Of act) {
    if (is_too_late(act.index, act.line, act.play.record, true)) return true;
    const int stood = act.play.table.dealer_stood;
    return act.line != nullptr && act.line->is_urgent() && stood > act.line->before_card_after &&
           stood < act.index;
}

// --- what is objected to

// clang-format off
constexpr Where exactly_half{Option::InsuranceAmount, InsuranceAmount::ExactHalf}, up_to_half{Option::InsuranceAmount, InsuranceAmount::UpToHalf};

constexpr Objection<Play> missed_offer[] = {  // of each list the first that stands
    {ins_1,    sentence("an ace is up, and insurance has not been offered"),     when::offer_is_passed_by, Counts, {.once = Once::Offer}}};

constexpr Objection<Play> bets[] = {
    {bet_3,    sentence("a bet after the first card"),                           bet_after_the_cards, Forbidden},
    {bet_1,    sentence("a bet on more than three positions"),                   bets_on_too_many,    Forbidden}};
constexpr Objection<Play> deals[] = {
    {split_cards_at_once, sentence("the split hand gets its new card too late"), split_card_is_late},
    {split_cards_at_once, sentence("the lower hand gets its new card first"),    lower_hand_waits},
    {deal_1,   sentence("cards for a position without a bet"),                   deals_without_a_bet, LeftOut}};
constexpr Objection<Play> dealers_deals[] = {
    {nhc_1,    sentence("a second card for the dealer with the deal"),           when::no_hole_card_is_dealt}};

constexpr Objection<Play> offers[] = {
    {ten_up,   sentence("insurance is offered against a ten"),                   ten_is_up},
    {ins_1,    sentence("insurance is offered without an ace up"),               when::no_ace_up},
    {when_insurance_is_asked, sentence("insurance is offered out of its time"),  when::insurance_is_closed}};
constexpr Objection<Play> insurances[] = {
    {ins_2,    sentence("insurance of a position that has no hand"),             when::takes_no_part,    Forbidden},
    {ins_1,    sentence("insurance without an ace up"),                          insures_without_an_ace, Forbidden},
    {when_insurance_is_asked, sentence("insurance out of its time"),             insures_out_of_time,    Forbidden},
    {ins_3,    sentence("insurance costs up to half the bet, here {cost}"),      insures_more_than_the_most, Forbidden, {.named = "cost", .value = cost, .printed = sentence("insurance of more than half the hand's first bet"), .any_of = {size_of_insurance}, .where = up_to_half}},
    {ins_3,    sentence("insurance costs half the bet, here {cost}"),            insures_not_half,       Forbidden, {.named = "cost", .value = cost, .printed = sentence("insurance of more or less than half the hand's first bet"), .any_of = {size_of_insurance}, .where = exactly_half}}};
constexpr Objection<Play> even_moneys[] = {
    {no_even_money, sentence("there is no even money: a natural may be insured"), when::ever, Ignored}};
constexpr Objection<Play> checks[] = {
    {nhc_1,    sentence("there is no hole card to check"),                       when::ever, Ignored}};

constexpr Objection<Play> surrenders[] = {
    {sur_1,    sentence("there is no surrender"),                                when::ever, Ignored}};
constexpr Objection<Play> strangers[] = {
    {deal_1,   sentence("an act on a position without a bet"),                   when::takes_no_part}};
constexpr Objection<Play> undealt[] = {
    {deal_1,   sentence("an act on a hand that has not been dealt"),             is_not_dealt, Ignored}};
constexpr Objection<Play> turns[] = {
    {deal_1,   sentence("an act before every position and the dealer have their cards"), when::deal_is_not_done, Counts, {.once = Once::Turn}},
    {split_cards_at_once, sentence("an earlier hand has not been played yet"),   when::another_hand_of_the_seat_is_first, Counts, {.once = Once::Turn}},
    {act_1,    sentence("an earlier hand has not been played yet"),              when::another_hand_is_first,             Counts, {.once = Once::Turn}}};
constexpr Objection<Play> hits[] = {
    {spl_2,    sentence("the split hand is hit before it has its new card"),     split_hand_waits},
    {stand_1,  sentence("a card to a hand that stands"),                         has_stood,    LeftOut},
    {dbl_2,    sentence("a second card after a double"),                         has_doubled,  LeftOut},
    {hit_3,    sentence("a card to a busted hand"),                              is_busted,    LeftOut},
    {split_aces, sentence("a second card to a split ace"),                       is_split_ace, LeftOut, {.where = Where{Option::SplitAces, SplitAcesPlay::OneCard}}},
    {{},       sentence("a card to a 21"),                                       has_21,       LeftOut, {.by = why_no_card, .any_of = {hit_2, any_21_stands}}}};
constexpr Objection<Play> stands[] = {
    {dbl_2,    sentence("the doubled hand stands before it has its card"),       doubled_hand_waits, Ignored},
    {spl_2,    sentence("the split hand stands before it has its new card"),     split_hand_waits,   Ignored},
    {{},       sentence("a stand on a hand that is finished"),                   nothing_to_decide,  Ignored, {.by = why_finished, .any_of = {stand_1, dbl_2, hit_3, hit_2, any_21_stands}}}};
constexpr Objection<Play> doubles[] = {
    {{},       sentence("a double that the hand does not allow"),                no_double, Counts, {.by = why_no_double, .printed = sentence("a double of a hand whose first two cards are not worth 9, 10 or 11, or later than the house allows"), .any_of = {dbl_1, value_to_double, when_to_double, double_after_split}}}};
constexpr Objection<Play> splits[] = {
    {{},       sentence("a split that the hand does not allow"),                 no_split,  Counts, {.by = why_no_split, .printed = sentence("a split of two cards of different value, after the first act, or of a split hand"), .any_of = {spl_5, when_to_split, rsp_1}}}};

constexpr Objection<Play> early_play[] = {
    {draw_1,   sentence("the dealer plays before the players have"),             when::players_come_first, Counts, {.once = Once::DealersTurn}}};
constexpr Objection<Play> dealers_stands[] = {
    {{},       sentence("the dealer stands where a card must be drawn"),         when::dealer_must_draw, Ignored, {.by = when::dealers_clause, .any_of = {dlr_1}}},
    {dlr_2,    sentence("the dealer stands on a hand that is finished"),         dealer_has_finished,    Ignored}};
constexpr Objection<Play> dealers_hits[] = {
    {{},       sentence("the dealer draws a card that they must not"),             when::dealer_must_not_draw, LeftOut, {.by = when::dealers_clause, .counts_if = when::overdrawn_card_counts, .any_of = {dlr_2, draw_1}}}};

constexpr Acts seats_act = by_seats(Verb::Hit, Verb::Stand, Verb::Turn, Verb::Double, Verb::Split);
constexpr Acts all_but_insurance = seats_act | dealer_acts | by_seats(Verb::Bet, Verb::Deal, Verb::EvenMoney, Verb::Surrender) | by_dealer(Verb::Deal, Verb::Peek);

constexpr Objections<Play> objections[] = {
    {all_but_insurance,                  missed_offer},
    {by_seats(Verb::Bet),                bets},
    {by_seats(Verb::Deal),               deals},
    {by_dealer(Verb::Deal),              dealers_deals},
    {by_dealer(Verb::Offer),             offers},
    {by_seats(Verb::Insure),             insurances},
    {by_seats(Verb::EvenMoney),          even_moneys},
    {by_dealer(Verb::Peek),              checks},
    {by_seats(Verb::Surrender),          surrenders},
    {by_seats(Verb::Hit),                strangers, Made::Alone, LeftOut},
    {seats_act,                          strangers, Made::Alone, Ignored},
    {seats_act,                          undealt,   Made::Alone},
    {seats_act,                          turns},
    {by_seats(Verb::Hit),                hits},
    {by_seats(Verb::Stand, Verb::Turn),  stands},
    {by_seats(Verb::Double),             doubles},
    {by_seats(Verb::Split),              splits},
    {dealer_acts,                        early_play},
    {by_dealer(Verb::Stand),             dealers_stands},
    {by_dealer(Verb::Hit),               dealers_hits}};

constexpr Objection<Play> times[] = {
    {{}, sentence("{wager} is settled too early"),              when::settled_too_early, Counts, {.by = why_not_yet, .printed = sentence("a bet is settled too early"), .any_of = {res_2, naturals_wait, ins_5}}},
    {{}, sentence("{wager} is settled after the play went on"), settled_too_late,        Counts, {.by = when::in_time, .printed = sentence("a bet that is settled at once is settled after the play went on"), .any_of = {hit_3, ins_5}}}};
constexpr Objections<Play> settling[] = {{by_seats(Verb::Take, Verb::Pay, Verb::Push), times}};
// clang-format on

}  // namespace

PrintedSection printed_faults() { return fairdeal::printed_faults<Play>(objections, settling); }

void play_hand(Play& play) { play_out<objections>(play); }
void judge_settlement(Play& play, const Ruling& ruling) { judge_times<settling>(play, ruling); }
void say_what_is_due(const Play& play, Ruling& ruling) { say_next<objections>(play, ruling); }

bool may_insure(const Play& play, const TableSeat& seat) {
    Event insures = act_of_seat(seat, Verb::Insure);
    insures.amount = half_the_bet(play, seat);
    return !is_live(seat, Wager::Insurance) && is_open<objections>(play, insures);
}

Clauses why_due(const Play& play, DueStep step) {
    switch (step) {
        case DueStep::FirstCards: return {deal_1};
        case DueStep::DealersFirstCards: return {deal_1, nhc_1};
        case DueStep::Offer: return {ins_1, ins_2};
        case DueStep::SplitCard: return {spl_2, split_cards_at_once};
        case DueStep::DoublesCard: return {dbl_2};
        case DueStep::Check:
        case DueStep::ShownBlackjack: return {nhc_1};
        case DueStep::HoleCard:
        case DueStep::DealersPlay: return {dealer_must(play).because};
    }
    throw Fault("an act that no procedure makes due");
}

bool say_hand(const Play& play, Ruling& ruling, const TableSeat& seat, const TableHand& hand) {
    if (hand.double_waits) {
        ruling.next.push_back(act_of(hand.who, Verb::Double, why_due(play, DueStep::DoublesCard)));
        return true;
    }
    if (!is_finished(play, seat, hand)) {
        const bool waits_on_21 = mid::why_no_card(play, hand).has_value();  // for its player's word
        const Clauses because = waits_on_21 ? Clauses{any_21_stands, stand_1} : Clauses{act_1};
        say_decision<objections>(play, ruling, hand, because);
        return true;
    }
    if (is_dealt_in(seat) && !mid::why_no_double(play, seat, hand)) {
        ruling.next.push_back(decision_of(hand.who, {value_to_double}));
        open(ruling, Verb::Double);
    }
    return false;
}

}  // namespace fairdeal::mid
