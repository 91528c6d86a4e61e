#include "games/extreme/settlement/outcomes.h"

#include "base/translation.h"
#include "games/extreme/clauses.h"

namespace fairdeal::bjx {

namespace {

constexpr Payment three_to_two = pays(3, 2), even_money = pays(1), one_to_two = pays(1, 2);

// --- a hand that was played; each condition may suppose that none above it held

bool goes_bust(const Showdown& h) { return h.player.bust(); }
bool natural_alone(const Showdown& h) { return h.player.natural && !h.dealer.natural; }
bool both_naturals(const Showdown& h) { return h.player.natural; }
bool dealer_natural_beats_less(const Showdown& h) {
    return h.dealer.natural && h.player.total.points != 21;
}
bool dealer_natural_against_split(const Showdown& h) {
    return h.dealer.natural && h.player.split_blackjack;
}
bool dealer_natural_against_21(const Showdown& h) { return h.dealer.natural; }
bool dealer_busts(const Showdown& h) { return h.dealer.bust(); }
bool is_higher(const Showdown& h) { return h.player.total.points > h.dealer.total.points; }
bool is_lower(const Showdown& h) { return h.player.total.points < h.dealer.total.points; }
bool split_blackjack_wins(const Showdown& h) {
    return h.player.split_blackjack && (dealer_busts(h) || is_higher(h));
}
bool split_blackjack_ties(const Showdown& h) { return h.player.split_blackjack; }
bool plays_as_eleven(const Showdown& h) {
    return h.player.raised_natural && !h.player.natural && !h.player.bust();
}

// --- the other sections

bool seat_passes_in_tournament(const NotPlayed& seat) {
    return seat.seat_passed && seat.tournament;
}
bool seat_passes(const NotPlayed& seat) { return seat.seat_passed; }
bool holds_natural(const AgainstFold& seat) { return seat.natural; }

// clang-format off
constexpr Where naturals_pay_anyway{Option::NaturalVsDealerNatural, NaturalVsDealerNatural::Paid};
constexpr Where split_is_blackjack{Option::SplitBlackjack, SplitBlackjack::Blackjack};
constexpr Where ties_dealer_natural{Option::DealerNaturalVs21, DealerNaturalVs21::Push};
constexpr Where natural_beats_fold{Option::NaturalOnDealerFold, NaturalOnDealerFold::ThreeTwo};
// for print: the other choices
constexpr Choices naturals_push = all_but(naturals_pay_anyway), split_is_21 = all_but(split_is_blackjack);
constexpr Choices natural_beats_21 = all_but(ties_dealer_natural), half_at_fold = all_but(natural_beats_fold);
constexpr Choices until_cards = either(Option::PassUntil, PassUntil::Cards);

constexpr Row<Showdown> played_hand_rows[] = {  // the first that holds rules
    {bust_1,  sentence("the hand goes bust"), goes_bust, takes, {bust_1, set_1}},
    {nat_2,   sentence("the hand is a natural that was not raised; the dealer has none"), natural_alone, three_to_two},
    {nat_2,   sentence("both have a natural, the player's not raised"), both_naturals,
              three_to_two, {nat_2, natural_vs_natural}, naturals_pay_anyway},
    {set_3,   sentence("both have a natural, the player's not raised"), both_naturals,
              pushes, {set_3, res_1, natural_vs_natural}, {}, {naturals_push}},
    {set_1,   sentence("the dealer has a natural, the hand is not 21"), dealer_natural_beats_less, takes, {set_1, res_1}},
    {set_3,   sentence("the dealer has a natural, the hand is a blackjack on a split hand"), dealer_natural_against_split,
              pushes, {set_3, split_blackjack_is}, split_is_blackjack},
    {set_3,   sentence("the dealer has a natural, the hand is another 21"), dealer_natural_against_21,
              pushes, {set_3, natural_vs_21}, ties_dealer_natural},
    {set_1,   sentence("the dealer has a natural, the hand is a blackjack on a split hand"), dealer_natural_against_split,
              takes, {set_1, res_1, natural_vs_21, split_blackjack_is}, {}, {natural_beats_21, split_is_21}},
    {set_1,   sentence("the dealer has a natural, the hand is another 21"), dealer_natural_against_21,
              takes, {set_1, res_1, natural_vs_21}, {}, {natural_beats_21}},
    {split_4, sentence("a blackjack on a split hand wins: it is higher, or the dealer busts"), split_blackjack_wins,
              even_money, {split_4, set_2}},
    {set_2,   sentence("the dealer busts"), dealer_busts, even_money, {set_2, res_1}},
    {set_2,   sentence("the hand is higher than the dealer's"), is_higher, even_money, {set_2, res_1}},
    {set_1,   sentence("the hand is lower than the dealer's"), is_lower, takes, {set_1, res_1}},
    {split_4, sentence("a blackjack on a split hand against the dealer's drawn 21"), split_blackjack_ties,
              even_money, {split_4, set_2, split_blackjack_is}, split_is_blackjack},
    {set_3,   sentence("a blackjack on a split hand against the dealer's drawn 21"), split_blackjack_ties,
              pushes, {set_3, res_1, split_blackjack_is}, {}, {split_is_21}},
    {set_3,   sentence("the totals are the same"), otherwise, pushes, {set_3, res_1}}};
constexpr Citation<Showdown> played_hand_citations[] = {
    {nat_3, sentence("the hand is a natural that was doubled up"), sentence("it plays as an eleven and takes a card; it is no natural any more"), plays_as_eleven}};

constexpr Row<NotPlayed> passed_rows[] = {
    {tour_4, sentence("tournament: a player who need not play passes after the blind is up"), seat_passes_in_tournament,
             returns, {tour_4, until_when_to_pass}, {}, {until_cards}},
    {pass_1, sentence("a player passes after the blind is up, before the first card"), seat_passes,
             returns, {pass_1, until_when_to_pass}, {}, {until_cards}},
    {pass_1, sentence("the dealer passes the deal with blinds up"), otherwise,
             returns, {pass_1, until_when_to_pass, deal_passes}, {}, {until_cards}}};

constexpr Row<NoFacts> folded_rows[] = {
    {adj_6, sentence("a player folds"), otherwise, one_to_two}};
constexpr Row<NoFacts> early_natural_rows[] = {
    {nat_2, sentence("a natural that was not raised, due before the hand is over"), otherwise,
            three_to_two, {nat_2, when_naturals_are_paid}}};

constexpr Row<AgainstFold> blind_at_fold_rows[] = {
    {natural_on_fold, sentence("the dealer folds against a natural that was not raised"), holds_natural,
                      three_to_two, {nat_2, natural_on_fold}, natural_beats_fold},
    {dfold_1, sentence("the dealer folds against a natural that was not raised"), holds_natural,
              one_to_two, {dfold_1, natural_on_fold}, {}, {half_at_fold}},
    {dfold_1, sentence("the dealer folds against any other hand"), otherwise, one_to_two}};
constexpr Row<AgainstFold> raise_at_fold_rows[] = {
    {fold_returns, sentence("the dealer folds against a hand that was raised"), otherwise, returns, {fold_returns, dfold_1}}};
constexpr Forgotten<AgainstFold> raise_at_fold_forgotten[] = {
    // half of the whole bet is paid, not of the blind alone
    {.clause = fold_returns, .before = fold_returns, .row = Row<AgainstFold>{dfold_1, "", otherwise, one_to_two}}};
// clang-format on

}  // namespace

constexpr Section<Showdown> played_hand_section{
    "hand", sentence("A hand that was played"), played_hand_rows, {}, played_hand_citations};
Outcome played_hand(const PlayedHand& player, const FinalHand& dealer, const Sheet& sheet) {
    return outcome_by<played_hand_section>(Showdown{player, dealer}, sheet);
}

const Section<NotPlayed> passed_section{"pass", sentence("A turn that is passed: the blind"),
                                        passed_rows};
const Section<NoFacts> folded_section{"fold", sentence("A player's fold: the blind"), folded_rows};
const Section<NoFacts> early_natural_section{
    "early-natural", sentence("A natural paid before the end"), early_natural_rows};
const Section<AgainstFold> blind_at_fold_section{
    "dealer-fold", sentence("The dealer's fold: each remaining blind"), blind_at_fold_rows};
const Section<AgainstFold> raise_at_fold_section{
    "dealer-fold-raise", sentence("The dealer's fold: the rest of a raised bet"),
    raise_at_fold_rows, raise_at_fold_forgotten};

}  // namespace fairdeal::bjx
