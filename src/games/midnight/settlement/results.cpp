#include "games/midnight/settlement/results.h"

#include "base/translation.h"
#include "games/midnight/clauses.h"

namespace fairdeal::mid {

namespace {

// --- the conditions; each may suppose that no row above it held

bool busts(const BothHands& h) { return h.player.hand.bust(); }
bool has_blackjack(const BothHands& h) { return h.player.hand.natural; }
bool has_blackjack_against_21(const BothHands& h) {
    return h.player.hand.natural && h.dealer.total.points == 21;
}
bool both_have_blackjack(const BothHands& h) { return h.player.hand.natural && h.dealer.natural; }
bool dealer_has_blackjack(const BothHands& h) { return h.dealer.natural; }
bool dealer_has_blackjack_against_21(const BothHands& h) {
    return h.dealer.natural && h.player.hand.total.points == 21;
}
bool dealer_busts(const BothHands& h) { return h.dealer.bust(); }
bool is_greater(const BothHands& h) { return h.player.hand.total.points > h.dealer.total.points; }
bool is_lower(const BothHands& h) { return h.player.hand.total.points < h.dealer.total.points; }

bool is_split_ace_and_ten(const BothHands& h) { return h.player.split_blackjack; }
bool is_doubled(const BothHands& h) { return h.player.doubled; }
bool is_from_split(const BothHands& h) { return h.player.from_split; }

void split_ace_and_ten_is_blackjack(BothHands& h) {
    h.player.hand.natural = h.player.hand.natural || h.player.split_blackjack;
}

bool is_further_hand(const TakenBet& bet) { return bet.further_hand; }
bool is_grown(const TakenBet& bet) { return bet.grown; }

bool went_with_hand(const InsuredHand& insured) { return insured.went_with_hand; }
bool meets_blackjack(const InsuredHand& insured) {
    return insured.second_card && insured.dealer_blackjack;
}
bool meets_no_blackjack(const InsuredHand& insured) { return insured.second_card; }

bool is_on_bust_hand(const WaitingBet& bet) { return bet.bust; }
bool is_on_natural(const WaitingBet& bet) { return bet.natural; }
bool insured_bust_hand(const WaitingBet& bet) { return bet.insurance_went_with_hand; }
bool insurance_meets_second_card(const WaitingBet& bet) { return bet.insurance_meets_second_card; }

// clang-format off
constexpr Payment win = by(pays(1), pay_2);
constexpr Where any_21_pushes{Option::DealerBjVs21, DealerBlackjackVs21::Push};
constexpr Where drawn_21_pushes{Option::BjVs21, BlackjackVs21::Push};

constexpr Row<BothHands> hand_rows[] = {  // the first that holds rules
    {hit_3, sentence("the hand busts"), busts, takes, {hit_3, obj_4}},
    {dbj_1, sentence("the dealer and the player both have a blackjack"), both_have_blackjack,
            pushes, {dbj_1, res_4, res_5, push_against_blackjack}},
    {dbj_1, sentence("the dealer has a blackjack, the player has a 21 that is none"), dealer_has_blackjack_against_21,
            pushes, {res_4, res_5, dealer_blackjack_vs_21}, any_21_pushes},
    {dbj_1, sentence("the dealer has a blackjack, the player has a 21 that is none"), dealer_has_blackjack_against_21,
            takes, {dbj_1, dealer_blackjack_vs_21}, {}, {all_but(any_21_pushes)}},
    {dbj_1, sentence("the dealer has a blackjack"), dealer_has_blackjack, takes},
    {pay_1, sentence("the player has a blackjack, the dealer drew to 21"), has_blackjack_against_21,
            pushes, {res_4, res_5, blackjack_vs_21}, drawn_21_pushes},
    {pay_1, sentence("the player has a blackjack, the dealer drew to 21"), has_blackjack_against_21,
            pays(3, 2), {pay_1, blackjack_vs_21}, {}, {all_but(drawn_21_pushes)}},
    {pay_1, sentence("the player has a blackjack"), has_blackjack, pays(3, 2)},
    {res_1, sentence("the dealer busts"), dealer_busts, win, {res_1, pay_2}},
    {res_3, sentence("the hand's value is greater than the dealer's"), is_greater, win, {res_3, res_2, pay_2}},
    {res_3, sentence("the hand's value is lower than the dealer's"), is_lower, takes, {res_3, res_2}},
    {res_4, sentence("the values tie"), otherwise, pushes, {res_4, res_5}}};

constexpr Forgotten<BothHands> hand_forgotten[] = {
    // a busted hand waits for the dealer's
    {.clause = hit_3, .skipped = {hit_3}, .before = res_3, .row = Row<BothHands>{obj_4, "", busts, takes}},
    // the dealer's blackjack is a 21, which any blackjack ties
    {.clause = dbj_1, .skipped = {dbj_1}, .before = pay_1,
     .row = Row<BothHands>{res_4, "", both_have_blackjack, pushes, {res_4, res_5}}},
    {.clause = spl_6, .change = split_ace_and_ten_is_blackjack},
    // every hand wins that has not busted; a tie wins
    {.clause = res_2, .before = res_3, .row = Row<BothHands>{res_2, "", otherwise, win, {res_2, pay_2}}},
    {.clause = res_5, .before = res_4, .row = Row<BothHands>{res_5, "", otherwise, win, {res_5, pay_2}}}};

constexpr Citation<BothHands> hand_notes[] = {
    {spl_6, sentence("the hand is an ace and a ten after a split"), sentence("it is no blackjack"), is_split_ace_and_ten},
    {spl_7, sentence("the hand is an ace and a ten after a split"), sentence("it is 21, and pays 1:1"), is_split_ace_and_ten, true},
    {dbl_3, sentence("the hand was doubled"), sentence("its bet counts twice, whether it wins or loses"), is_doubled},
    {spl_3, sentence("the hand is one of a split"), sentence("it has its own bet"), is_from_split}};

constexpr Where takes_all{Option::DealerBjTakes, DealerBlackjackTakes::All};
constexpr Where takes_original{Option::DealerBjTakes, DealerBlackjackTakes::Original};

constexpr Row<TakenBet> taken_rows[] = {
    {dealer_blackjack_takes, sentence("the hand was doubled or split"), is_grown, takes, {}, takes_all},
    {dealer_blackjack_takes, sentence("it is the second hand of a split"), is_further_hand, pushes, {}, takes_original},
    {dealer_blackjack_takes, sentence("the hand was doubled or split"), is_grown, original_bet(takes), {}, takes_original},
    {dbj_1, sentence("any other hand that loses"), otherwise, takes}};

constexpr Where goes_with_hand{Option::InsuranceOfBustHand, InsuranceOfBustHand::Lost};
constexpr Where is_lost{Option::InsuranceAllBust, InsuranceAllBust::Lose};

constexpr Row<InsuredHand> insurance_rows[] = {
    {insured_and_bust, sentence("the hand busts while another position still has one"), went_with_hand,
                       takes, {hit_3, insured_and_bust}, goes_with_hand},
    {ins_6, sentence("the dealer's second card makes a blackjack"), meets_blackjack,
            by(pays(2), pay_3), {ins_6, ins_5, pay_3}},
    {ins_7, sentence("the dealer's second card makes no blackjack"), meets_no_blackjack, takes, {ins_7, ins_5}},
    {insured_and_all_bust, sentence("every hand busts, and the dealer draws no second card"), otherwise,
                           takes, {insured_and_all_bust, draw_1}, is_lost},
    {insured_and_all_bust, sentence("every hand busts, and the dealer draws no second card"), otherwise,
                           returns, {insured_and_all_bust, draw_1}, {}, {either(Option::InsuranceAllBust, InsuranceAllBust::Return)}}};

constexpr Row<WaitingBet, Settled> when_rows[] = {
    {hit_3, sentence("the bet on a hand that busts"), is_on_bust_hand, Settled::AtOnce},
    {naturals_wait, sentence("the bet on a blackjack"), is_on_natural, Settled::AtTheEnd},
    {insured_and_bust, sentence("insurance of a hand that busts while another position still has one"),
                       insured_bust_hand, Settled::AtOnce, {hit_3, insured_and_bust}, goes_with_hand},
    {ins_5, sentence("insurance, once the dealer's second card is drawn"), insurance_meets_second_card,
            Settled::AtOnce},
    {res_2, sentence("any other bet"), otherwise, Settled::AtTheEnd}};

constexpr Forgotten<WaitingBet, Settled> when_forgotten[] = {
    {.clause = naturals_wait, .before = naturals_wait,
     .row = Row<WaitingBet, Settled>{naturals_wait, "", is_on_natural, Settled::AtOnce}}};
// clang-format on

}  // namespace

constexpr Section<BothHands> hand_section{"hand", sentence("The bet on a hand"), hand_rows,
                                          hand_forgotten, hand_notes};
constexpr Section<TakenBet> taken_section{
    "dealer-blackjack", sentence("What a dealer's blackjack takes of a bet that loses"),
    taken_rows};
constexpr Section<InsuredHand> insurance_section{"insurance", sentence("The insurance bet"),
                                                 insurance_rows};
constexpr Section<WaitingBet, Settled> when_section{"when", sentence("When a bet is settled"),
                                                    when_rows, when_forgotten};

const char* does(Settled settled) {
    return settled == Settled::AtOnce ? sentence("at once, before the next card")
                                      : sentence("at the end, when the dealer's hand is complete");
}

Outcome hand_bet(const PlayedHand& player, const FinalHand& dealer, const Sheet& sheet) {
    return outcome_by<hand_section>(BothHands{player, dealer}, sheet);
}

Outcome insurance_bet(const InsuredHand& insured, const Sheet& sheet) {
    return outcome_by<insurance_section>(insured, sheet);
}

const Row<TakenBet>& taken_by_blackjack(TakenBet bet, const Sheet& sheet) {
    return first_row<taken_section>(bet, sheet);
}

const Row<WaitingBet, Settled>& when_settled(WaitingBet bet, const Sheet& sheet) {
    return first_row<when_section>(bet, sheet);
}

}  // namespace fairdeal::mid
