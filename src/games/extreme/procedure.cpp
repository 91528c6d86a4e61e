#include "games/extreme/procedure.h"

#include <algorithm>

#include "blackjack/printed_objections.h"
#include "blackjack/when.h"
#include "games/extreme/clauses.h"
#include "games/extreme/passing.h"

namespace fairdeal::bjx {

namespace {

using Of = const Attempt<Play>&;
using enum Effect;

// --- the conditions that are eXtreme's own; the others are in blackjack/when.h

bool plays_no_hand(Of act) { return !is_in(act.seat); }
bool has_given_up(Of act) { return !still_in(act.seat); }
bool dealer_folds(Of act) { return act.play.table.dealer_choice == DealerChoice::Folds; }
bool nobody_is_left(Of act) { return !anyone_still_in(act.play); }
bool players_are_not_done(Of act) { return !all_hands_finished(act.play); }
void dealer_is_taken_to_play(Play& play) { play.played_on = true; }

// --- BJX-PASS, BJX-TOUR, BJX-BLIND

bool seat_has_passed(Of act) { return has_passed(act.seat); }
ClauseId why_passed(Of act) { return act.play.is_tournament() ? tour_4 : pass_1; }
bool seat_is_in_the_lobby(Of act) { return is_in_the_lobby(act.play, act.event.who.seat); }
bool passes_after_the_blind(Of act) { return is_in(act.seat) && !pass_takes_blind_back(act.play); }
bool position_must_play(Of act) { return must_play(act.play, act.event.who.seat); }
bool is_tournament(Of act) { return act.play.is_tournament(); }
bool tournament_deal_is_out(Of act) { return is_tournament(act) && when::cards_are_out(act); }
bool somebody_plays(Of act) { return is_tournament(act) && anyone_in(act.play); }
bool dealer_covers_a_minimum(Of act) { return is_tournament(act) && !covers_nobody(act.play); }
bool regular_deal_is_out(Of act) { return !is_tournament(act) && when::cards_are_out(act); }
bool a_blind_is_up(Of act) {
    return !is_tournament(act) && anyone_in(act.play) && !pass_takes_blind_back(act.play);
}

bool is_of_nothing(Of act) { return act.event.amount.is_zero(); }
/// BJX-TOUR-2 with AMB-BJX-13: the seat may put up any amount at all.
bool any_amount_goes(Of act) {
    return act.play.sheet.house.any_amount == AnyAmount::Free && position_must_play(act);
}
Money most_blind(Of act) { return act.play.minimum() * 2; }
std::string most_in_words(Of act) { return to_text(most_blind(act)); }
bool blind_is_above_the_cap(Of act) {
    return blind_of(act.seat) + act.event.amount > most_blind(act) && !any_amount_goes(act);
}
/// All that the seat puts up, with its first blind; nothing where its chips are not known.
Money whole_blind(Of act) { return act.play.blinds.at(act.event.who.seat); }
bool is_first_blind(Of act) { return blind_of(act.seat).is_zero() && act.seat.chips; }
bool blind_is_more_than_chips(Of act) {
    return is_first_blind(act) && whole_blind(act) > *act.seat.chips;
}
bool blind_is_under_the_minimum(Of act) {
    return is_first_blind(act) && whole_blind(act) < act.play.minimum() &&
           whole_blind(act) < *act.seat.chips && !any_amount_goes(act);
}

// --- BJX-SHOE, BJX-DEAL, BJX-NAT: the cards that are dealt and turned up

/// BJX-SHOE-2, AMB-BJX-31: on the first card of the hand.
bool shoe_is_short(Of act) {
    const int fewest = act.play.sheet.terms.enough_cards_are_26 ? 26 : 27;
    const auto left = act.play.facts().left;
    return !when::cards_are_out(act) && left && *left < fewest;
}
bool first_cards_without_blind(Of act) { return !act.hand.from_split && plays_no_hand(act); }
/// How many of the first two cards lie face down, once these complete them.
std::optional<long> face_down(Of act) {
    const bool completes = act.hand.first_cards + static_cast<int>(act.event.cards.size()) == 2;
    if (act.hand.from_split || !completes) return std::nullopt;
    const auto& dealt = act.event.cards;
    const auto& before = act.hand.face_down;
    return std::count(before.begin(), before.end(), true) +
           std::count_if(dealt.begin(), dealt.end(),
                         [](const DealtCard& card) { return card.face_down; });
}
bool not_one_down(Of act) { return face_down(act).value_or(1) != 1; }
bool not_both_down(Of act) { return face_down(act).value_or(2) != 2; }

bool turns_before_the_dealer_plays(Of act) { return !dealer_plays(act.play); }
/// Not the up card, which comes first.
bool shows_the_hole_card(Of act) { return act.play.table.turned != no_event; }
bool shows_before_deciding(Of act) {
    return shows_the_hole_card(act) && !dealer_plays(act.play) && anyone_still_in(act.play);
}
bool shows_before_players_are_done(Of act) {
    return shows_the_hole_card(act) && players_are_not_done(act);
}

// --- BJX-ADJ, BJX-DFOLD: the decisions

bool raises_more_than_chips(Of act) {
    const Money up = blind_of(act.seat) + double_up_of(act.seat) + act.event.amount;
    return act.seat.chips && up > *act.seat.chips;
}
bool raises_more_than_the_dealer_has(Of act) {
    const Money up = blind_of(act.seat) + double_up_of(act.seat) + act.event.amount;
    return !act.play.sheet.terms.raises_have_no_limit &&
           up > act.play.table.dealer_chips.value_or(up);
}
/// AMB-BJX-12, read the other way: all in for less than double.
bool raises_less_than_double(Of act) {
    const Money raised = double_up_of(act.seat) + act.event.amount;
    const Money blind = blind_of(act.seat);
    const bool all_in = !act.seat.chips || blind + raised >= *act.seat.chips;
    return raised < blind && !(act.play.sheet.house.all_in_raise && all_in);
}
bool is_before_the_up_card(Of act) { return act.play.table.turned == no_event; }
bool dealer_has_chosen(Of act) {
    return act.play.table.dealer_choice != DealerChoice::NotYet || act.play.played_on;
}
bool is_adjusted(Of act) { return act.seat.adjusted != Adjusted::NotYet; }
bool is_not_adjusted(Of act) { return !is_adjusted(act); }
ClauseId why_not_now(Of act) { return act.seat.hands.size() > 1 ? no_raise_after_split : adj_1; }
bool another_adjusts_first(Of act) {
    const TableSeat* next = next_to_adjust(act.play);
    return next != nullptr && next->seat < act.event.who.seat;
}
std::string seat_that_adjusts(Of act) { return to_text(who_of(*next_to_adjust(act.play))); }
bool somebody_has_to_adjust(Of act) { return next_to_adjust(act.play) != nullptr; }

// --- BJX-HIT, BJX-SPLIT: a player's hand

bool is_not_dealt(Of act) { return !act.is_dealt(); }
bool plays_on(Of act) { return still_in(act.seat) && !dealer_folds(act); }
bool plays_before_the_dealer_decides(Of act) { return plays_on(act) && !dealer_plays(act.play); }
bool plays_with_hidden_card(Of act) { return plays_on(act) && has_face_down(act.seat); }

bool is_busted(Of act) { return is_bust(act.hand.total()); }
bool is_complete_natural(Of act) { return is_paid_natural(act.play, act.seat, act.hand); }
bool had_its_one_card(Of act) {
    const bool has_third = act.hand.cards.size() >= 3 && !act.hand.from_split;
    return is_raised(act.seat) && has_third && !act.play.sheet.terms.a_raised_hand_draws_on;
}
bool is_one_card_ace(Of act) {
    const bool split_ace = act.hand.from_split && act.hand.cards.front().rank == Rank::Ace;
    return split_ace && act.hand.cards.size() >= 2 && !act.play.sheet.terms.split_aces_draw_on;
}
bool nothing_to_decide(Of act) { return dealer_folds(act) || when::hand_is_finished(act); }
bool waits_for_second_card(Of act) { return act.hand.cards.size() < 2; }
bool must_get_a_card(Of act) { return needs_card(act.play, act.seat, act.hand); }
ClauseId why_it_must(Of act) { return why_card_is_needed(act.hand); }
/// BJX-SPLIT-1; BJX-SPLIT-5: any two ten-valued cards.
bool is_no_pair(Of act) {
    if (act.hand.cards.size() != 2) return true;
    const Rank first = act.hand.cards[0].rank, second = act.hand.cards[1].rank;
    return act.play.sheet.terms.ten_valued_cards_pair ? points_of(first) != points_of(second)
                                                      : first != second;
}
/// AMB-BJX-26: the whole total bet once more, or no split.
bool cannot_match(Of act) {
    if (!act.seat.chips) return false;
    Money up = stakes_on(act.play, act.seat, act.hand).total();
    for (const TableHand& other : act.seat.hands)
        up += stakes_on(act.play, act.seat, other).total();
    return up > *act.seat.chips;
}

// --- BJX-DLR: the dealer's hand

bool dealer_has_not_decided(Of act) {
    return !dealer_plays(act.play) && act.play.table.dealer_choice == DealerChoice::NotYet;
}
bool dealer_is_hasty(Of act) {
    const bool hasty = has_face_down(act.play.table.dealer) || players_are_not_done(act);
    return hasty && anyone_still_in(act.play);
}
bool dealer_is_finished(Of act) { return dealer_must(act.play).draw == DealersMove::Finished; }

// --- settlement

/// AMB-BJX-16 for naturals, AMB-BJX-41 for busts, BJX-SET-2 for the rest.
ClauseId why_not_yet(Of act) {
    if (is_complete_natural(act)) return when_naturals_are_paid;
    return is_busted(act) ? when_a_bust_is_taken : set_2;
}
bool settled_too_early(Of act) {
    return (act.line != nullptr || is_in(act.seat)) && when::settled_too_early(act);
}
bool collected_too_late(Of act) {
    return act.event.verb == Verb::Take && when::settled_too_late(act);
}

// --- what is objected to

// clang-format off
constexpr Where busts_are_taken_at_once{Option::BustTaken, BustTaken::AtOnce};
constexpr Where own_blind_ends_it{Option::PassUntil, PassUntil::Blind};

constexpr Objection<Play> late_chips[] = {  // of each list the first that stands
    {chips_bought_late,  sentence("chips that were not there before the first card"), when::cards_are_out, Ignored}};

constexpr Objection<Play> lobby[] = {
    {pass_2,             sentence("this seat has passed three times and is out of the game"), seat_is_in_the_lobby}};
constexpr Objection<Play> blinds_after_a_pass[] = {
    {{},                 sentence("a blind on a seat that has passed"),           seat_has_passed,        Forbidden, {.by = why_passed, .any_of = {pass_1, tour_4}}}};
constexpr Objection<Play> blinds[] = {
    {blind_1,            sentence("a blind after the first card"),                when::cards_are_out},
    {blind_1,            sentence("a blind of nothing"),                          is_of_nothing},
    {blind_2,            sentence("a blind above twice the minimum, {most}, which is the most"), blind_is_above_the_cap, Counts, {.named = "most", .value = most_in_words, .printed = sentence("a blind above twice the minimum, unless a position that must play may bet any amount (any-amount)")}}};
constexpr Objection<Play> blinds_and_chips[] = {
    {blind_4,            sentence("a blind of more than all the player's chips"),          blind_is_more_than_chips},
    {blind_4,            sentence("a blind under the minimum, and the player has more chips"), blind_is_under_the_minimum, Counts, {.printed = sentence("a blind under the minimum, and the player has more chips, unless a position that must play may bet any amount (any-amount)")}}};
constexpr Objection<Play> passes[] = {
    {{},                 sentence("a pass of a seat that has passed"),            seat_has_passed,        Ignored, {.by = why_passed, .any_of = {pass_1, tour_4}}},
    {until_when_to_pass, sentence("a pass after the blind is up"),                passes_after_the_blind, Ignored, {.where = own_blind_ends_it}},
    {until_when_to_pass, sentence("a pass after the first card"),                 when::cards_are_out,    Ignored},
    {tour_1,             sentence("the dealer can pay this position the minimum: it must play"), position_must_play}};
constexpr Objection<Play> passed_deals[] = {
    {tour_5,             sentence("the deal is passed after cards were dealt"),   tournament_deal_is_out, Ignored},
    {tour_5,             sentence("the deal is passed, and somebody plays"),      somebody_plays,         Ignored},
    {tour_5,             sentence("the deal is passed by a dealer who covers a minimum"), dealer_covers_a_minimum},
    {until_when_to_pass, sentence("the deal is passed after cards were dealt"),   regular_deal_is_out,    Ignored},
    {until_when_to_pass, sentence("the deal is passed after a blind is up"),      a_blind_is_up,          Ignored, {.where = own_blind_ends_it}}};

constexpr Objection<Play> shoes[] = {
    {shoe_2,             sentence("fewer than 26 cards were left: the shoe is shuffled first"), shoe_is_short}};
constexpr Objection<Play> deals[] = {
    {blind_1,            sentence("cards to a seat without a blind"),             first_cards_without_blind},
    {deal_1,             sentence("a player gets one card down and one up"),      not_one_down}};
constexpr Objection<Play> dealers_deals[] = {
    {deal_3,             sentence("both of the dealer's cards are dealt face down"), not_both_down}};
constexpr Objection<Play> turned_cards[] = {
    {nat_1,              sentence("a hole card is turned up before the dealer has said PLAY"), turns_before_the_dealer_plays}};
constexpr Objection<Play> dealers_cards[] = {
    {dlr_1,              sentence("the dealer shows the hole card before saying PLAY"), shows_before_deciding, Counts, {.then = dealer_is_taken_to_play}},
    {dlr_1,              sentence("the dealer shows the hole card before the players are done"), shows_before_players_are_done}};

constexpr Objection<Play> adjusters[] = {
    {blind_1,            sentence("a bet adjusted on a seat without a blind"),    plays_no_hand,          Ignored}};
constexpr Objection<Play> raisers[] = {
    {adj_6,              sentence("a raise on a hand that was given up"),         has_given_up,           Forbidden}};
constexpr Objection<Play> raises[] = {
    {no_raise_limit,     sentence("a raise of more than all the player's chips"),          raises_more_than_chips},
    {adj_2,              sentence("a raise of more than the dealer could pay"),   raises_more_than_the_dealer_has, Counts, {.is_misread = true}},
    {adj_2,              sentence("a raise to less than double the blind"),       raises_less_than_double, Counts, {.printed = sentence("a raise to less than double the blind; where the house allows it (all-in-raise), not if it is all the player's chips")}},
    {adj_2,              sentence("a raise of nothing"),                          is_of_nothing}};
constexpr Objection<Play> times_to_adjust[] = {
    {{},                 sentence("a bet adjusted before the dealer has turned up a card"), is_before_the_up_card, Ignored, {.by = why_not_now, .counts_if = is_not_adjusted, .any_of = {adj_1, no_raise_after_split}}},
    {{},                 sentence("a bet adjusted after the dealer's decision"),  dealer_has_chosen,      Ignored, {.by = why_not_now, .any_of = {adj_1, no_raise_after_split}}},
    {{},                 sentence("a bet adjusted a second time"),                is_adjusted,            Ignored, {.by = why_not_now, .any_of = {adj_1, no_raise_after_split}}}};
constexpr Objection<Play> turns_to_adjust[] = {
    {adjusts_in_order,   sentence("seat {seat} was to adjust first"),             another_adjusts_first, Counts, {.named = "seat", .value = seat_that_adjusts, .printed = sentence("a bet adjusted before that of an earlier seat")}}};
constexpr Objection<Play> dealers_choices[] = {
    {dfold_2,            sentence("the dealer decides a second time"),            dealer_has_chosen,      Ignored},
    {everyone_folds,     sentence("nobody is left in: the dealer has nothing to decide"), nobody_is_left, Ignored},
    {adj_1,              sentence("the dealer decides before every bet has been adjusted"), somebody_has_to_adjust}};

constexpr Objection<Play> undealt[] = {
    {blind_1,            sentence("an act on a hand that was not dealt"),         is_not_dealt}};
constexpr Objection<Play> early_acts[] = {
    {dfold_2,            sentence("the hands are played before the dealer has decided"), plays_before_the_dealer_decides, Counts, {.then = dealer_is_taken_to_play}},
    {nat_1,              sentence("the hand is played before its hole card is turned up"), plays_with_hidden_card, Counts, {.once = Once::HoleCard, .once_a_seat = true}}};
constexpr Objection<Play> hits[] = {
    {blind_1,            sentence("a card to a seat without a blind"),            plays_no_hand,          LeftOut},
    {adj_6,              sentence("a card to a hand that was given up"),          has_given_up,           LeftOut},
    {dfold_1,            sentence("a card, and the dealer has folded"),           dealer_folds,           LeftOut},
    {bust_1,             sentence("a card to a busted hand"),                     is_busted,              LeftOut},
    {natural_is_complete, sentence("a card to a natural that was not raised"),    is_complete_natural,    LeftOut},
    {hit_1,              sentence("a card to a hand that stands"),                when::hand_is_finished, LeftOut},
    {adj_3,              sentence("a second card to a raised hand"),              had_its_one_card,       LeftOut, {.is_misread = true}},
    {hit_1,              sentence("a card to a split ace"),                       is_one_card_ace,        LeftOut, {.is_misread = true}}};
bool no_card_is_open(Of act) { return first_standing(hits, act) != nullptr; }
ClauseId why_no_card(Of act) { return first_standing(hits, act)->clause; }
constexpr Objection<Play> stands[] = {
    {{},                 sentence("a stand on a hand that is finished"),          nothing_to_decide,      Ignored, {.by = why_no_card, .any_of = {hit_1, bust_1, natural_is_complete, adj_6, dfold_1}}},
    {res_1,              sentence("a stand on a split hand before its second card"), waits_for_second_card, Ignored},
    {{},                 sentence("a raised hand must get one more card"),        must_get_a_card,        Ignored, {.by = why_it_must, .printed = sentence("a stand on a raised hand that has not had its one more card"), .any_of = {adj_3, nat_4, compulsory_card_of_split}}}};
constexpr Objection<Play> splits[] = {
    {{},                 sentence("a split that is not open"),                    no_card_is_open, Counts, {.by = why_no_card, .printed = sentence("a split of a hand that may take no card"), .any_of = {hit_1, bust_1, natural_is_complete, adj_6, dfold_1}}},
    {split_1,            sentence("a split of two cards that are no pair"),       is_no_pair},
    {split_needs_match,  sentence("a split without the chips to match the total bet"), cannot_match}};
constexpr Objection<Play> doubles[] = {  // AMB-BJX-25: the card counts, the bet stays
    {no_raise_after_split, sentence("a double, after the bets were adjusted"),    no_card_is_open,        LeftOut},
    {no_raise_after_split, sentence("a double, after the bets were adjusted"),    when::ever,             Ignored}};

constexpr Objection<Play> early_play[] = {
    {dfold_2,            sentence("the dealer's hand is played before they have decided"), dealer_has_not_decided, Counts, {.then = dealer_is_taken_to_play}},
    {dlr_1,              sentence("the dealer plays before the players are done and both cards shown"), dealer_is_hasty, Counts, {.once = Once::DealersTurn}}};
constexpr Objection<Play> dealers_stands[] = {
    {{},                 sentence("the dealer stands where a card must be drawn"), when::dealer_must_draw, Ignored, {.by = when::dealers_clause, .any_of = {dlr_2}}},
    {{},                 sentence("the dealer stands on a hand that is finished"), dealer_is_finished,    Ignored, {.by = when::dealers_clause, .any_of = {dlr_2, dfold_1}}}};
constexpr Objection<Play> dealers_hits[] = {
    {{},                 sentence("the dealer draws a card that they must not"),    when::dealer_must_not_draw, LeftOut, {.by = when::dealers_clause, .counts_if = when::overdrawn_card_counts, .any_of = {hard_17_stands, dlr_2, dfold_1}}}};

// --- words of other games: nothing of the kind is on this sheet
constexpr Objection<Play> insurances[] = {
    {no_insurance,       sentence("there is no insurance in this game"),          when::ever}};
constexpr Objection<Play> checks[] = {
    {dlr_1,              sentence("the dealer does not check for a blackjack"),   when::ever}};
constexpr Objection<Play> other_ways[] = {
    {adj_1,              sentence("a player raises, checks or folds; there is no other way"), when::ever, Ignored}};

constexpr Acts seats_act = by_seats(Verb::Hit, Verb::Stand, Verb::Double, Verb::Split);

constexpr Objections<Play> objections[] = {
    {by_seats(Verb::Chips) | by_dealer(Verb::Chips), late_chips},
    {by_seats(Verb::Blind, Verb::Pass),              lobby},
    {by_seats(Verb::Blind),                          blinds_after_a_pass, Made::Alone},
    {by_seats(Verb::Blind),                          blinds,              Made::All},
    {by_seats(Verb::Blind),                          blinds_and_chips},
    {by_seats(Verb::Pass),                           passes},
    {by_dealer(Verb::Pass),                          passed_deals},
    {by_seats(Verb::Deal) | by_dealer(Verb::Deal),   shoes},
    {by_seats(Verb::Deal),                           deals,               Made::All},
    {by_dealer(Verb::Deal),                          dealers_deals},
    {by_seats(Verb::Turn),                           turned_cards},
    {by_dealer(Verb::Turn),                          dealers_cards},
    {by_seats(Verb::Raise),                          adjusters,           Made::Alone, Forbidden},
    {by_seats(Verb::Check, Verb::Fold),              adjusters,           Made::Alone},
    {by_seats(Verb::Raise),                          raisers,             Made::Alone},
    {by_seats(Verb::Raise),                          raises,              Made::All},
    {by_seats(Verb::Raise),                          times_to_adjust,     Made::Alone, Counts},
    {by_seats(Verb::Check, Verb::Fold),              times_to_adjust,     Made::Alone},
    {by_seats(Verb::Raise, Verb::Check, Verb::Fold), turns_to_adjust},
    {by_dealer(Verb::Play, Verb::Fold),              dealers_choices},
    {by_seats(Verb::Hit),                            undealt,             Made::Alone, LeftOut},
    {seats_act,                                      undealt,             Made::Alone, Ignored},
    {seats_act,                                      early_acts,          Made::All},
    {by_seats(Verb::Hit),                            hits},
    {by_seats(Verb::Stand),                          stands},
    {by_seats(Verb::Split),                          splits},
    {by_seats(Verb::Double),                         doubles},
    {by_dealer(Verb::Hit, Verb::Stand),              early_play,          Made::All},
    {by_dealer(Verb::Stand),                         dealers_stands},
    {by_dealer(Verb::Hit),                           dealers_hits},
    {by_seats(Verb::Insure),                         insurances,          Made::First, Forbidden},
    {by_dealer(Verb::Offer),                         insurances},
    {by_dealer(Verb::Peek),                          checks},
    {by_seats(Verb::Surrender, Verb::EvenMoney),     other_ways}};

constexpr Objection<Play> times[] = {
    {{}, sentence("a wager is settled too early"),                   settled_too_early,  Counts, {.by = why_not_yet, .any_of = {set_2, when_naturals_are_paid, when_a_bust_is_taken}}},
    {{}, sentence("a busted hand is collected after another card"),  collected_too_late, Counts, {.by = when::in_time, .any_of = {when_a_bust_is_taken}, .where = busts_are_taken_at_once}}};
constexpr Objections<Play> settling[] = {
    {by_hands(Verb::Take, Verb::Pay, Verb::Push, Verb::Return), times}};
// clang-format on

}  // namespace

PrintedSection printed_faults() { return fairdeal::printed_faults<Play>(objections, settling); }

void play_hand(Play& play) { play_out<objections>(play); }
void judge_settlement(Play& play, const Ruling& ruling) { judge_times<settling>(play, ruling); }

bool is_open_to(const Play& play, const TableHand& hand, Verb verb) {
    Event event;
    event.who = hand.who;
    event.verb = verb;
    const Attempt<Play> act(play, event);
    if (verb == Verb::Hit) return first_standing(hits, act) == nullptr;
    if (verb == Verb::Stand) return first_standing(stands, act) == nullptr;
    return verb == Verb::Split && first_standing(splits, act) == nullptr && !full(act.seat.hands);
}

ClauseId why_card_is_needed(const TableHand& hand) {
    if (hand.from_split) return compulsory_card_of_split;
    return is_natural(hand) ? nat_4 : adj_3;
}

}  // namespace fairdeal::bjx
