#include "games/breakout/procedure.h"

#include <algorithm>

#include "blackjack/printed_objections.h"
#include "blackjack/when.h"
#include "games/breakout/clauses.h"

namespace fairdeal::brk {

namespace {

using Of = const Attempt<Play>&;
using enum Effect;

// --- the conditions that are Breakout's own; the others are in blackjack/when.h

Wager main_of(Of act) { return main_of(act.play, act.event.who.seat); }

bool main_after_the_cards(Of act) { return is_main(act.event.wager) && when::cards_are_out(act); }
bool is_second_main(Of act) { return is_main(act.event.wager) && main_of(act) != act.event.wager; }
bool side_after_the_cards(Of act) { return is_side(act.event.wager) && when::cards_are_out(act); }
bool is_for_dealer_bettors(Of act) {
    const bool bonus_or_tie =
        act.event.wager == Wager::BreakoutBonus || act.event.wager == Wager::SuperTie;
    return bonus_or_tie && main_of(act) == Wager::Player;
}
/// In a record that ends before the cards the main wager may still come.
bool is_side_without_main(Of act) {
    const auto& events = act.play.record.events;
    return is_side(act.event.wager) && main_of(act) == Wager::None &&
           std::any_of(events.begin(), events.end(),
                       [](const Event& event) { return event.verb == Verb::Deal; });
}
bool house_plays_it(Of act) { return act.play.sheet.house.illegal_side == Unallowed::Play; }

/// BRK-ST-4: the Super Tie's own minimum, $5; a higher one is the house's (AMB-BRK-12).
bool is_short_super_tie(Of act) {
    return act.event.wager == Wager::SuperTie && !when::cards_are_out(act) &&
           act.event.amount < act.play.sheet.house.super_tie_min;
}
bool is_super_tie_under_5(Of act) {
    return is_short_super_tie(act) && act.event.amount < Money::dollars(5);
}
std::string minimum(Of act) { return to_text(act.play.sheet.house.super_tie_min); }
bool house_plays_short_ones(Of act) {
    return act.play.sheet.house.super_tie_short == Unallowed::Play;
}

bool nobody_on_own_hand(Of act) { return !anyone_on_own_hand(act.play); }
bool no_own_hand_bet(Of act) { return act.seat.wagers.empty() || main_of(act) != Wager::Player; }
bool is_on_dealers_hand(Of act) { return main_of(act) == Wager::Dealer; }
bool is_not_on_own_hand(Of act) { return main_of(act) != Wager::Player; }
bool no_even_money(Of act) {
    return when::insurance_is_closed(act) || is_not_on_own_hand(act) || when::is_insured(act) ||
           when::even_money_was_taken(act) || when::no_natural(act);
}

bool no_main(Of act) { return main_of(act) == Wager::None; }
bool own_hand_is_finished(Of act) {
    return main_of(act) == Wager::Player && when::hand_is_finished(act);
}
bool stands_on_soft_17(Of act) {
    return when::hand_is_finished(act) && act.hand.total() == soft(17);
}
bool card_on_finished_house_hand(Of act) {
    return is_on_dealers_hand(act) &&
           (when::dealers_blackjack_ended_it(act) || when::hand_is_finished(act));
}
bool decides_no_more(Of act) {
    return is_not_on_own_hand(act) || when::even_money_was_taken(act) ||
           when::dealers_blackjack_ended_it(act);
}
bool no_double(Of act) { return decides_no_more(act) || when::no_double_is_open(act); }
bool no_split(Of act) { return decides_no_more(act) || when::no_split_is_open(act); }
bool surrender_is_closed(Of act) { return decides_no_more(act) || when::no_surrender_is_open(act); }

/// The first seat with a hand that is still to be played; null where the dealer may play. The
/// dealer's blackjack ends the play of all.
const TableSeat* unplayed(Of act) {
    const Play& play = act.play;
    if (all_hands_finished(play) || play.blackjack_shown != no_event ||
        turns_up_natural(play, act.event))
        return nullptr;
    const auto& seats = play.table.seats;
    const auto found = std::find_if(seats.begin(), seats.end(), [&](const TableSeat& seat) {
        return is_unfinished(play, seat);
    });
    return found == seats.end() ? nullptr : &*found;
}
bool house_hand_is_unplayed(Of act) {
    const TableSeat* seat = unplayed(act);
    return seat != nullptr && main_of(act.play, seat->seat) == Wager::Dealer;
}
bool hand_is_unplayed(Of act) { return unplayed(act) != nullptr; }
std::string unplayed_seat(Of act) { return to_text(who_of(*unplayed(act))); }

ClauseId why_not_yet(Of act) {
    if (is_side(act.event.wager)) return order_1;
    if (act.event.wager == Wager::Insurance) return offer_check_take;
    if (act.event.wager != Wager::Dealer) return pay_1;
    return is_bust(act.hand.total()) ? bust_1 : early_losses;
}

// --- what is objected to

// clang-format off
constexpr Where sides_play{Option::IllegalSide, Unallowed::Play}, short_ones_play{Option::SuperTieShort, Unallowed::Play};

constexpr Objection<Play> bets[] = {  // of each list the first that stands
    {main_bets_first,  sentence("a main wager after the first card"),      main_after_the_cards, Forbidden},
    {one_main_wager,   sentence("a second main wager on one hand"),        is_second_main,       Forbidden},
    {side_4,           sentence("a side bet after the first card"),        side_after_the_cards, Forbidden},
    {side_3,           sentence("{wager} on an own-hand bet"),             is_for_dealer_bettors, Forbidden, {.counts_if = house_plays_it, .printed = sentence("Breakout Bonus or Super Tie on an own-hand bet"), .counts_with = sides_play}},
    {illegal_side_bet, sentence("a side bet without a main wager"),        is_side_without_main, Forbidden, {.counts_if = house_plays_it, .counts_with = sides_play}}};
constexpr Objection<Play> super_ties[] = {
    {st_4,             sentence("a Super Tie under its minimum of {minimum}"), is_super_tie_under_5, Forbidden, {.counts_if = house_plays_short_ones, .named = "minimum", .value = minimum, .printed = sentence("a Super Tie under $5"), .any_of = {short_super_tie}, .counts_with = short_ones_play}},
    {short_super_tie,  sentence("a Super Tie under its minimum of {minimum}"), is_short_super_tie,   Forbidden, {.counts_if = house_plays_short_ones, .named = "minimum", .value = minimum, .printed = sentence("a Super Tie under a higher minimum of the house"), .counts_with = short_ones_play}}};

constexpr Objection<Play> deals[] = {
    {regular_rules,    sentence("cards for a spot without a wager"),           when::nothing_is_up, LeftOut}};
constexpr Objection<Play> dealers_deals[] = {
    {hole_card,        sentence("a hole card, where the house deals none"),    when::no_hole_card_is_dealt}};

constexpr Objection<Play> offers[] = {
    {ins_2,            sentence("insurance is offered, and nobody bets on their own hand"), nobody_on_own_hand},
    {ins_2,            sentence("insurance is offered without an ace up"),     when::no_ace_up},
    {offer_check_take, sentence("insurance is offered too late"),              when::insurance_is_closed}};
constexpr Objection<Play> insurances[] = {
    {ins_1,            sentence("insurance on a dealer hand bet"),             is_on_dealers_hand,          Forbidden},
    {who_is_asked,     sentence("insurance without an own-hand bet"),          no_own_hand_bet,                     Forbidden},
    {regular_rules,    sentence("insurance without an ace up"),                when::no_ace_up,             Forbidden},
    {offer_check_take, sentence("insurance after the check for blackjack"),    when::insurance_is_closed,   Forbidden},
    {even_money_open,  sentence("insurance after even money"),                 when::even_money_was_taken,  Forbidden},
    {regular_rules,    sentence("insurance of more than half the bet"),        when::more_than_half_the_bet, Forbidden}};
constexpr Objection<Play> even_moneys[] = {
    {ins_1,            sentence("even money on a dealer hand bet"),            is_on_dealers_hand,          Ignored},
    {even_money_open,  sentence("even money without a natural against an ace"), no_even_money,              Ignored}};

constexpr Objection<Play> missed_offer[] = {
    {phb_1,            sentence("insurance has not been offered, and an ace is up"), when::offer_is_passed_by}};
constexpr Objection<Play> missed_check[] = {
    {hole_card,        sentence("the hole card was not checked for a blackjack"), when::check_is_passed_by, Counts, {.once = Once::Check}}};
constexpr Objection<Play> checks[] = {
    {hole_card,        sentence("there is no hole card to check"),             when::no_hole_card, Counts, {.printed = sentence("a check, where no hole card is dealt")}},
    {hole_card,        sentence("a check before everybody has two cards"),     when::deal_is_not_done},
    {hole_card,        sentence("a check without an ace or a ten up"),         when::no_blackjack_is_possible},
    {hole_card,        sentence("a check after somebody has played"),          when::somebody_has_played},
    {hole_card,        sentence("the check passed, and the dealer has a blackjack"), when::dealer_has_a_blackjack}};

constexpr Objection<Play> early_acts[] = {
    {regular_rules,    sentence("an act before every spot and the dealer have their cards"), when::deal_is_not_done, Counts, {.once = Once::Turn}}};
constexpr Objection<Play> hits[] = {
    {blackjack_ends_it, sentence("a card after the dealer's blackjack has ended the hand"), when::dealers_blackjack_ended_it, LeftOut},
    {illegal_side_bet, sentence("a card for a spot without a main wager"),     no_main,                     LeftOut},
    {phb_2,            sentence("a card for a hand that is finished"),         own_hand_is_finished,        LeftOut},
    {s17_2,            sentence("a card on soft 17, where the house stands"),  stands_on_soft_17,           LeftOut},
    {dhb_4,            sentence("a card for a hand of 17 or higher"),          when::hand_is_finished,      LeftOut},
    {phb_2,            sentence("an act of a hand that waits for its card"),   when::hand_waits_for_its_card}};
constexpr Objection<Play> stands[] = {
    {dhb_2,            sentence("a decision on a hand that is played by house rules"), is_on_dealers_hand,  Ignored},
    {blackjack_ends_it, sentence("a decision after the dealer's blackjack has ended the hand"), when::dealers_blackjack_ended_it, Ignored},
    {illegal_side_bet, sentence("a decision for a spot without a main wager"), no_main,                     Ignored},
    {phb_2,            sentence("a decision for a hand that is finished"),     when::hand_is_finished,      Ignored},
    {phb_2,            sentence("an act of a hand that waits for its card"),   when::hand_waits_for_its_card}};
constexpr Objection<Play> doubles[] = {
    {dhb_2,            sentence("a decision on a hand that is played by house rules"), card_on_finished_house_hand, LeftOut},
    {dhb_2,            sentence("a decision on a hand that is played by house rules"), is_on_dealers_hand,  Ignored},
    {phb_2,            sentence("a double that the hand does not allow"),      no_double}};
constexpr Objection<Play> splits[] = {
    {dhb_2,            sentence("a decision on a hand that is played by house rules"), is_on_dealers_hand},
    {phb_2,            sentence("a split that the hand does not allow"),       no_split}};
constexpr Objection<Play> surrenders[] = {
    {dhb_2,            sentence("a decision on a hand that is played by house rules"), is_on_dealers_hand,  Ignored},
    {regular_rules,    sentence("a surrender that is not open"),               surrender_is_closed,                Ignored}};

constexpr Objection<Play> early_play[] = {
    {dhb_4,            sentence("seat {seat} has not drawn to 17 yet"),        house_hand_is_unplayed, Counts, {.once = Once::DealersTurn, .named = "seat", .value = unplayed_seat, .printed = sentence("the dealer plays before a dealer hand bettor's hand has drawn to 17")}},
    {phb_2,            sentence("seat {seat} has not played yet"),             hand_is_unplayed,       Counts, {.once = Once::DealersTurn, .named = "seat", .value = unplayed_seat, .printed = sentence("the dealer plays before a player has played")}}};
constexpr Objection<Play> dealers_stands[] = {
    {{},               sentence("the dealer stands where they must draw"),       when::dealer_must_draw,      Ignored, {.by = when::dealers_clause, .any_of = {dhb_4, s17_1, sw_2}}}};
constexpr Objection<Play> dealers_hits[] = {
    {{},               sentence("the dealer draws a card that they must not"),   when::dealer_must_not_draw,  LeftOut, {.by = when::dealers_clause, .counts_if = when::overdrawn_card_counts, .any_of = {dhb_4, s17_1, pu_5, nothing_left, blackjack_ends_it}}}};

constexpr Objections<Play> objections[] = {
    {by_seats(Verb::Bet),                                bets},
    {by_seats(Verb::Bet),                                super_ties},
    {by_seats(Verb::Deal),                               deals},
    {by_dealer(Verb::Deal),                              dealers_deals},
    {by_dealer(Verb::Offer),                             offers},
    {by_seats(Verb::Insure),                             insurances},
    {by_seats(Verb::EvenMoney),                          even_moneys},
    {acts_of_play,                                       missed_offer},
    {acts_of_play,                                       missed_check},
    {by_dealer(Verb::Peek),                              checks},
    {hands_act | dealer_acts,                            early_acts},
    {by_hands(Verb::Hit),                                hits},
    {by_hands(Verb::Stand, Verb::Turn),                  stands},
    {by_hands(Verb::Double),                             doubles},
    {by_hands(Verb::Split),                              splits},
    {by_hands(Verb::Surrender),                          surrenders},
    {dealer_acts,                                        early_play},
    {by_dealer(Verb::Stand),                             dealers_stands},
    {by_dealer(Verb::Hit),                               dealers_hits}};

constexpr Objection<Play> times[] = {
    {{}, sentence("{wager} is settled too early"),                  when::settled_before_its_line,      Counts, {.by = why_not_yet, .printed = sentence("a wager is settled too early"), .any_of = {order_1, offer_check_take, pay_1, bust_1, early_losses}}},
    {{}, sentence("{wager} is taken after another card was dealt"), when::settled_too_late, Counts, {.by = when::in_time, .printed = sentence("a wager that is taken early is taken after another card was dealt"), .any_of = {bj_2, early_1}}}};
constexpr Objections<Play> settling[] = {
    {by_seats(Verb::Take, Verb::Pay, Verb::Push, Verb::Return), times}};
// clang-format on

/// BRK-DHB-4, BRK-S17-2: the card that house rules make a hand take.
Act house_hit(const TableHand& hand) {
    const bool on_soft_17 = hand.total() == soft(17);
    return act_of(hand.who, Verb::Hit, on_soft_17 ? Clauses{s17_2, s17_1} : Clauses{dhb_4, dhb_2});
}

/// BRK-INS-2: somebody bets on their own hand; AMB-BRK-32: be it with a blackjack alone.
Clauses why_offered(const Play& play) {
    const auto& seats = play.table.seats;
    const bool all_naturals = std::all_of(seats.begin(), seats.end(), [&](const TableSeat& seat) {
        return main_of(play, seat.seat) != Wager::Player || is_natural(seat.hands.front());
    });
    if (all_naturals) return {ins_2, phb_1, regular_rules, insured_natural};
    return {ins_2, phb_1, regular_rules};
}

/// The hands are played: the hole card is shown, for what is left in play or for nothing.
Clauses why_turned(const Play& play) {
    const InPlay left = in_play(play);
    if (left.only_sweet_17()) return {sw_2, hole_card};
    return {left.needs_draw() ? end_of_hand : dealer_must(play).because, hole_card};
}

/// The dealer's clause, and the open points of what makes them draw.
Clauses why_dealer_plays(const Play& play) {
    const DrawCall call = dealer_must(play);
    const InPlay left = in_play(play);
    Clauses because{call.because};
    if (!call.plays_hand()) return because;
    if (left.only_sweet_17() && left.pair_up) because.push_back(pair_and_sweet);
    if (left.only_sweet_17() && !call.takes_card()) because.push_back(stands_for_sweet_17);
    if (left.main && !left.made_hand) because.push_back(all_busted);
    return because;
}

}  // namespace

PrintedSection printed_faults() { return fairdeal::printed_faults<Play>(objections, settling); }

void play_hand(Play& play) { play_out<objections>(play); }
void judge_settlement(Play& play, const Ruling& ruling) { judge_times<settling>(play, ruling); }
void say_what_is_due(const Play& play, Ruling& ruling) { say_next<objections>(play, ruling); }

bool may_be_asked(const Play& play, const TableSeat& seat) {
    return main_of(play, seat.seat) == Wager::Player;
}

bool may_insure(const Play& play, const TableSeat& seat) {
    return !is_live(seat, Wager::Insurance) &&
           is_open<objections>(play, act_of_seat(seat, Verb::Insure));
}

Clauses why_due(const Play& play, DueStep step) {
    switch (step) {
        case DueStep::FirstCards: return {regular_rules};
        case DueStep::DealersFirstCards:
        case DueStep::Check: return {hole_card};
        case DueStep::ShownBlackjack: return {hole_card, blackjack_ends_it};
        case DueStep::Offer: return why_offered(play);
        case DueStep::SplitCard:
        case DueStep::DoublesCard: return {phb_2};
        case DueStep::HoleCard: return why_turned(play);
        case DueStep::DealersPlay: return why_dealer_plays(play);
    }
    throw Fault("an act that no procedure makes due");
}

bool say_hand(const Play& play, Ruling& ruling, const TableSeat& seat, const TableHand& hand) {
    if (is_finished(play, seat, hand)) return false;
    if (hand.double_waits)
        ruling.next.push_back(act_of(hand.who, Verb::Double, why_due(play, DueStep::DoublesCard)));
    else if (main_of(play, seat.seat) == Wager::Dealer)
        ruling.next.push_back(house_hit(hand));
    else
        say_decision<objections>(play, ruling, hand, {phb_2});
    return true;
}

}  // namespace fairdeal::brk
