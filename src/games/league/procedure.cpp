#include "games/league/procedure.h"

#include <algorithm>

#include "blackjack/printed_objections.h"
#include "blackjack/when.h"
#include "games/league/clauses.h"
#include "games/league/placing.h"

namespace fairdeal::ibl {

namespace {

using Of = const Attempt<Play>&;
using enum Effect;

// --- the conditions that are the league's own; the others are in
// blackjack/when.h

bool chips_were_counted(Of act) { return act.seat.chips.has_value(); }
bool somebody_has_bet(Of act) { return anyone_has_bet(act.play) || when::cards_are_out(act); }

bool has_bet_secretly(Of act) { return has_secret_bet(act.seat); }
bool has_bet_openly(Of act) { return is_dealt_in(act.seat) && !has_secret_bet(act.seat); }
bool system_has_too_little(Of act) { return system_bets_nothing(act.play, act.seat); }
ClauseId why_system_bets(Of act) { return system_bet(act.play, act.seat).because; }

bool secret_after_the_cards(Of act) {
    return when::cards_are_out(act) && act.play.sheet.terms.secret_bets_end_with_the_deal;
}
bool secret_by_system(Of act) {
    return is_on_auto_play(act.seat) && act.play.sheet.terms.the_system_bets_openly;
}
bool secret_was_used(Of act) { return secret_is_used(act.play, act.event.who.seat); }
bool second_secret(Of act) { return has_bet_secretly(act) && act.play.sheet.terms.one_secret_bet; }
bool secret_on_top(Of act) {
    return has_bet_openly(act) && act.play.sheet.terms.a_secret_bet_is_instead;
}

bool starter_comes_first(Of act) {
    return act.event.who.seat != act.play.start && starter_is_to_bet(act.play);
}
bool chips_were_not_counted(Of act) {
    const auto& seats = act.play.table.seats;
    return !act.seat.chips && std::any_of(seats.begin(), seats.end(), [](const TableSeat& other) {
        return other.chips.has_value();
    });
}
/// All that the seat has bet on the hand, with this bet; nothing while more of it comes.
std::optional<Money> whole_bet(Of act) {
    const bool raised = act.event.verb != Verb::Secret && more_of_it_comes(act.play, act.event);
    if (raised) return std::nullopt;
    return original_bet(act.seat) + act.event.amount;
}
bool system_bets_otherwise(Of act) {
    const SystemBet due = system_bet(act.play, act.seat);
    const auto whole = whole_bet(act);
    return is_on_auto_play(act.seat) && due.known && whole && *whole != due.amount;
}
std::string systems_amount(Of act) { return to_text(system_bet(act.play, act.seat).amount); }
bool bets_more_than_chips(Of act) {
    const auto whole = whole_bet(act);
    return whole && act.seat.chips && *whole > *act.seat.chips;
}
bool bets_under_the_minimum(Of act) {
    const auto whole = whole_bet(act);
    const auto minimum = act.play.facts().minimum;
    const bool all_in = act.seat.chips && whole == act.seat.chips;
    return !is_on_auto_play(act.seat) && minimum && whole && *whole < *minimum && !all_in;
}

/// IBL-DIS-2: the system acts for this seat, and takes no insurance.
bool is_systems(Of act) {
    return is_on_auto_play(act.seat) && act.play.sheet.terms.the_system_takes_no_insurance;
}
ClauseId why_systems(Of act) { return ibl::why_systems(act.seat); }
bool insures_more_than_chips(Of act) { return !can_cover(act.seat, act.event.amount); }
bool no_even_money(Of act) {
    return when::insurance_is_closed(act) || when::takes_no_part(act) || when::is_insured(act) ||
           when::even_money_was_taken(act) || when::no_natural(act);
}

/// The system has a decision to make: the hand is open.
std::optional<SystemMove> systems_move(Of act) {
    const bool waits = when::hand_waits_for_its_card(act);
    const bool over = when::dealers_blackjack_ended_it(act) || when::hand_is_finished(act);
    if (!is_on_auto_play(act.seat) || waits || over) return std::nullopt;
    return system_move(act.play, act.hand);
}
bool system_has_to(Of act, Verb verb) {
    const auto move = systems_move(act);
    return move && move->verb == verb && act.event.verb != verb;
}
bool system_has_to_hit(Of act) { return system_has_to(act, Verb::Hit); }
bool system_has_to_stand(Of act) { return system_has_to(act, Verb::Stand); }
ClauseId why_system_moves(Of act) { return system_move(act.play, act.hand).because; }

/// IBL-SEC-4: whatever a hand allows is open on a secret bet too.
bool decides_no_more(Of act) {
    const bool bet_does_not_play =
        has_secret_bet(act.seat) && !act.play.sheet.terms.secret_bets_play_on;
    return when::even_money_was_taken(act) || when::dealers_blackjack_ended_it(act) ||
           bet_does_not_play;
}
bool hand_may_double(Of act) { return may_double(act.hand, act.play.sheet.house.base); }
bool cannot_cover_a_double(Of act) {
    return hand_may_double(act) && !can_cover(act.seat, act.hand.grown(original_bet(act.seat)));
}
bool no_double(Of act) { return decides_no_more(act) || when::no_double_is_open(act); }
bool cannot_cover_a_split(Of act) {
    return !when::no_split_is_open(act) && !can_cover(act.seat, original_bet(act.seat));
}
bool no_split(Of act) { return decides_no_more(act) || when::no_split_is_open(act); }

bool surrender_is_closed(Of act) { return decides_no_more(act) || when::no_surrender_is_open(act); }

bool bets_are_settled_later(Of act) {
    const auto& events = act.play.record.events;
    return act.index <= act.play.last_play ||
           std::any_of(events.begin() + act.index, events.end(), [](const Event& event) {
               return is_settlement(event.verb) && !is_about_a_place(event.verb);
           });
}
bool secret_settled_too_early(Of act) {
    const PlacedWager* wager = act.seat.find(act.event.wager);
    return wager != nullptr && wager->secret && when::settled_before_its_line(act);
}

// --- what is objected to

// clang-format off
constexpr Where below_12{Option::Autoplay, Autoplay::Below12};

constexpr Objection<Play> chips[] = {  // of each list the first that stands
    {starting_chips, sentence("the chips of this seat are counted twice"),       chips_were_counted},
    {starting_chips, sentence("chips are counted after a bet of the hand"),      somebody_has_bet}};

constexpr Objection<Play> bets[] = {
    {base_game,           sentence("a bet after the first card"),                when::cards_are_out,    Forbidden},
    {instead_of_open_bet, sentence("an open bet beside the secret bet"),         has_bet_secretly,       Forbidden},
    {{}, sentence("a bet by the system, which has too little for the minimum"),  system_has_too_little,  Forbidden, {.by = why_system_bets, .any_of = {less_than_minimum}, .where = Where{Option::ShortMinBet, ShortMinBet::None}}}};
constexpr Objection<Play> secrets[] = {
    {when_placed,         sentence("a secret bet after the first card"),         secret_after_the_cards, Forbidden},
    {no_secret_by_system, sentence("a secret bet by the system"),                secret_by_system,       Forbidden},
    {sec_1,               sentence("a second secret bet in the round"),          secret_was_used,        Forbidden, {.printed = sentence("a second secret bet in the round, which is all hands of the table"), .any_of = {what_a_round_is}, .where = Where{Option::SecretPer, SecretPer::Round}}},
    {sec_1,               sentence("a second secret bet on one hand"),           second_secret,          Forbidden},
    {instead_of_open_bet, sentence("a secret bet on top of the open bet"),       secret_on_top,          Forbidden}};
constexpr Objection<Play> turn_to_bet[] = {
    {who_starts,          sentence("a bet before the starting player's"),        starter_comes_first}};
constexpr Objection<Play> uncounted_bets[] = {
    {starting_chips,      sentence("a bet by a seat whose chips were not counted"), chips_were_not_counted}};
constexpr Objection<Play> amounts[] = {
    {{},                  sentence("the system bets {amount}"),                  system_bets_otherwise, Counts, {.by = why_system_bets, .named = "amount", .value = systems_amount, .printed = sentence("a bet for a player on auto-play that is not the minimum, or all of less"), .any_of = {dis_3, less_than_minimum}}},
    {short_stays_in,      sentence("a bet of more than all the player's chips"),          bets_more_than_chips},
    {short_stays_in,      sentence("a bet under the minimum, and the player has more chips"), bets_under_the_minimum}};

constexpr Objection<Play> deals[] = {
    {base_game, sentence("cards for a seat without a bet"),                      when::nothing_is_up, LeftOut}};
constexpr Objection<Play> dealers_deals[] = {
    {base_game, sentence("a hole card, where the house deals none"),             when::no_hole_card_is_dealt}};

constexpr Objection<Play> offers[] = {
    {base_game, sentence("insurance is offered without an ace up"),              when::no_ace_up},
    {base_game, sentence("insurance is offered out of its time"),                when::insurance_is_closed}};
constexpr Objection<Play> insurances[] = {
    {base_game, sentence("insurance without a bet"),                             when::takes_no_part,          Forbidden},
    {base_game, sentence("insurance without an ace up"),                         when::no_ace_up,              Forbidden},
    {base_game, sentence("insurance after the check for blackjack"),             when::insurance_is_closed,    Forbidden},
    {{},        sentence("insurance for a player on auto-play"),                 is_systems,                   Forbidden, {.by = why_systems, .any_of = {dis_2, sit_3}}},
    {base_game, sentence("insurance after even money"),                          when::even_money_was_taken,   Forbidden},
    {base_game, sentence("insurance of more than half the bet"),                 when::more_than_half_the_bet, Forbidden},
    {base_game, sentence("insurance of more than the player's chips"),                    insures_more_than_chips,      Forbidden}};
constexpr Objection<Play> even_moneys[] = {
    {{},        sentence("even money for a player on auto-play"),                is_systems,                   Ignored, {.by = why_systems, .any_of = {dis_2, sit_3}}},
    {base_game, sentence("even money without a natural against an ace"),         no_even_money,                Ignored}};

constexpr Objection<Play> missed_offer[] = {
    {base_game, sentence("insurance has not been offered, and an ace is up"),    when::offer_is_passed_by}};
constexpr Objection<Play> missed_check[] = {
    {base_game, sentence("the hole card was not checked for a blackjack"),       when::check_is_passed_by, Counts, {.once = Once::Check}}};
constexpr Objection<Play> checks[] = {
    {base_game, sentence("there is no hole card to check"),                      when::no_hole_card, Counts, {.printed = sentence("a check, where no hole card is dealt")}},
    {base_game, sentence("a check before every seat and the dealer have their cards"), when::deal_is_not_done},
    {base_game, sentence("a check without an ace or a ten up"),                  when::no_blackjack_is_possible},
    {base_game, sentence("the check passed, and the dealer has a blackjack"),    when::dealer_has_a_blackjack}};

constexpr Objection<Play> strangers[] = {
    {base_game,  sentence("an act on a seat without a bet that counts"),         when::takes_no_part}};
constexpr Objection<Play> turns[] = {
    {base_game,  sentence("an act before every seat and the dealer have their cards"), when::deal_is_not_done, Counts, {.once = Once::Turn}},
    {base_game,  sentence("an earlier hand has not been played yet"),            when::another_hand_of_the_seat_is_first, Counts, {.once = Once::Turn}},
    {who_starts, sentence("an earlier hand has not been played yet"),            when::another_hand_is_first,             Counts, {.once = Once::Turn}}};
constexpr Objection<Play> systems_moves[] = {
    {{}, sentence("'{act}' for a player on auto-play, where the system has to hit"),   system_has_to_hit,   Counts, {.by = why_system_moves, .printed = sentence("anything else for a player on auto-play, where the system has to hit"), .any_of = {dis_4}, .where = below_12}},
    {{}, sentence("'{act}' for a player on auto-play, where the system has to stand"), system_has_to_stand, Counts, {.by = why_system_moves, .printed = sentence("anything else for a player on auto-play, where the system has to stand"), .any_of = {dis_4, dis_5}}}};
constexpr Objection<Play> hits[] = {
    {base_game, sentence("a card after the dealer's blackjack has ended the hand"),     when::dealers_blackjack_ended_it, LeftOut},
    {base_game, sentence("a card for a hand that is finished"),                         when::hand_is_finished,           LeftOut},
    {base_game, sentence("an act of a hand that waits for its card"),                   when::hand_waits_for_its_card}};
constexpr Objection<Play> stands[] = {
    {base_game, sentence("a decision after the dealer's blackjack has ended the hand"), when::dealers_blackjack_ended_it, Ignored},
    {base_game, sentence("a decision for a hand that is finished"),                     when::hand_is_finished,           Ignored},
    {base_game, sentence("an act of a hand that waits for its card"),                   when::hand_waits_for_its_card}};
constexpr Objection<Play> doubles[] = {
    {base_game, sentence("a double of more than the player's chips"),                     cannot_cover_a_double},
    {base_game, sentence("a double that the hand does not allow"),               no_double}};
constexpr Objection<Play> splits[] = {
    {base_game, sentence("a split of more than the player's chips"),                      cannot_cover_a_split},
    {base_game, sentence("a split that the hand does not allow"),                no_split}};
constexpr Objection<Play> surrenders[] = {
    {base_game, sentence("a surrender that is not open"),                        surrender_is_closed, Ignored}};

constexpr Objection<Play> early_play[] = {
    {base_game, sentence("the dealer plays before the players have"),            when::players_come_first, Counts, {.once = Once::DealersTurn}}};
constexpr Objection<Play> dealers_stands[] = {
    {base_game, sentence("the dealer stands where they must draw"),                when::dealer_must_draw,     Ignored}};
constexpr Objection<Play> dealers_hits[] = {
    {base_game, sentence("the dealer draws a card that they must not"),            when::dealer_must_not_draw, LeftOut, {.counts_if = when::overdrawn_card_counts}}};

constexpr Objections<Play> objections[] = {
    {by_seats(Verb::Chips),                              chips},
    {by_seats(Verb::Bet),                                bets,           Made::Alone},
    {by_seats(Verb::Secret),                             secrets,        Made::Alone},
    {by_seats(Verb::Bet, Verb::Secret),                  turn_to_bet},
    {by_seats(Verb::Bet, Verb::Secret),                  uncounted_bets},
    {by_seats(Verb::Bet, Verb::Secret),                  amounts},
    {by_seats(Verb::Deal),                               deals},
    {by_dealer(Verb::Deal),                              dealers_deals},
    {by_dealer(Verb::Offer),                             offers},
    {by_seats(Verb::Insure),                             insurances},
    {by_seats(Verb::EvenMoney),                          even_moneys},
    {acts_of_play,                                       missed_offer},
    {acts_of_play,                                       missed_check},
    {by_dealer(Verb::Peek),                              checks},
    {by_hands(Verb::Hit, Verb::Double),                  strangers,      Made::Alone, LeftOut},
    {by_hands(Verb::Stand, Verb::Turn, Verb::Split, Verb::Surrender), strangers, Made::Alone, Ignored},
    {hands_act,                                          turns},
    {by_hands(Verb::Hit),                                systems_moves,  Made::Alone, LeftOut},
    {by_hands(Verb::Double, Verb::Split),                systems_moves,  Made::Alone},
    {by_hands(Verb::Stand, Verb::Turn, Verb::Surrender), systems_moves,  Made::Alone, Ignored},
    {by_hands(Verb::Hit),                                hits},
    {by_hands(Verb::Stand, Verb::Turn),                  stands},
    {by_hands(Verb::Double),                             doubles},
    {by_hands(Verb::Split),                              splits},
    {by_hands(Verb::Surrender),                          surrenders},
    {dealer_acts,                                        early_play},
    {by_dealer(Verb::Stand),                             dealers_stands},
    {by_dealer(Verb::Hit),                               dealers_hits}};

constexpr Objection<Play> places[] = {
    {when_counted, sentence("'{act}' before every bet of the hand is settled"), bets_are_settled_later, Counts, {.printed = sentence("somebody is out, or placed, before every bet of the hand is settled")}}};
constexpr Objection<Play> times[] = {
    {sec_5,        sentence("the secret bet is settled too early"),             secret_settled_too_early},
    {base_game,    sentence("{wager} is settled too early"),                    when::settled_before_its_line, Counts, {.printed = sentence("a wager is settled too early")}}};
constexpr Objections<Play> settling[] = {
    {by_seats(Verb::Out, Verb::Place), places},
    {by_seats(Verb::Take, Verb::Pay, Verb::Push, Verb::Return, Verb::Tip), times}};
// clang-format on

// --- IBL-SIT and IBL-DIS: the boxes may be ticked, a connection lost, at any
// moment

void say_boxes(const Play& play, Ruling& ruling) {
    const auto& seats = play.table.seats;
    const auto open_if = [&](Verb verb, auto question) {
        if (std::any_of(seats.begin(), seats.end(), question)) open(ruling, verb);
    };
    open_if(Verb::SitOut,
            [&](const TableSeat& seat) { return is_still_in(play, seat) && !seat.sits_out; });
    open_if(Verb::SitIn, [](const TableSeat& seat) { return seat.sits_out; });
    open_if(Verb::Disconnect,
            [&](const TableSeat& seat) { return is_still_in(play, seat) && !seat.disconnected; });
    open_if(Verb::Reconnect, [](const TableSeat& seat) { return seat.disconnected; });
}

/// IBL-SEC-1: may this seat still put up its secret bet?
bool may_bet_secretly(const Play& play, const TableSeat& seat) {
    const Event event = act_of_seat(seat, Verb::Secret);
    return first_standing(secrets, Attempt<Play>(play, event)) == nullptr;
}

}  // namespace

PrintedSection printed_faults() { return fairdeal::printed_faults<Play>(objections, settling); }

void play_hand(Play& play) { play_out<objections>(play); }
void judge_settlement(Play& play, const Ruling& ruling) { judge_times<settling>(play, ruling); }
void say_what_is_due(const Play& play, Ruling& ruling) {
    say_next<objections>(play, ruling);
    say_boxes(play, ruling);
}

bool may_be_asked(const Play& play, const TableSeat& seat) {
    return may_insure(play, seat) || may_take_even_money<objections>(play, seat);
}

bool may_insure(const Play& play, const TableSeat& seat) {
    return !is_live(seat, Wager::Insurance) && chips_left(seat) != Money{} &&
           is_open<objections>(play, act_of_seat(seat, Verb::Insure));
}

Clauses why_due(const Play&, DueStep) { return {base_game}; }

void say_opening(const Play& play, Ruling& ruling) {
    const auto& seats = play.table.seats;
    if (play.table.first_deal != no_event) return say_deals(play, ruling);
    if (!anyone_has_bet(play)) open(ruling, Verb::Chips);
    open(ruling, Verb::Bet);
    const bool secretly =
        seats.empty() || std::any_of(seats.begin(), seats.end(), [&](const TableSeat& seat) {
            return may_bet_secretly(play, seat);
        });
    if (secretly) open(ruling, Verb::Secret);
    if (!say_bets(play, ruling)) say_deals(play, ruling);
}

bool say_offer(const Play& play, Ruling& ruling) {
    if (play.offered || !insurance_is_open(play)) return false;
    ruling.next.push_back(
        act_of(the_dealer, Verb::Offer, why_due(play, DueStep::Offer), Wager::Insurance));
    return offer_is_due(play);
}

bool say_hand(const Play& play, Ruling& ruling, const TableSeat& seat, const TableHand& hand) {
    if (is_finished(play, seat, hand)) return false;
    if (hand.double_waits) {
        ruling.next.push_back(act_of(hand.who, Verb::Double, why_due(play, DueStep::DoublesCard)));
    } else if (is_on_auto_play(seat)) {
        const SystemMove move = system_move(play, hand);
        ruling.next.push_back(act_of(hand.who, move.verb, by_system(seat, move.because)));
    } else {
        say_decision<objections>(play, ruling, hand, {base_game});
    }
    return true;
}

}  // namespace fairdeal::ibl
