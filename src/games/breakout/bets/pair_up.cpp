#include "base/translation.h"
#include "games/breakout/bets/bets.h"
#include "games/breakout/clauses.h"

namespace fairdeal::brk {

namespace {

// clang-format off
bool is_pair(Pair pair) { return pair != Pair::None; }
bool two_pairs(const StartingHands& h) { return is_pair(h.player) && is_pair(h.dealer); }
bool suited_pair(const StartingHands& h) { return h.player == Pair::Suited || h.dealer == Pair::Suited; }
bool unsuited_pair(const StartingHands& h) { return h.player == Pair::Unsuited || h.dealer == Pair::Unsuited; }
bool two_unsuited_pairs(const StartingHands& h) { return two_pairs(h) && !suited_pair(h); }
bool one_pair_of_each(const StartingHands& h) { return suited_pair(h) && unsuited_pair(h); }

constexpr Where any_two{Option::PairUpBoth, PairUpBoth::Any}, not_both_suited{Option::PairUpBoth, PairUpBoth::NotBothSuited};
constexpr Choices both_unsuited = either(Option::PairUpBoth, PairUpBoth::BothUnsuited);

constexpr Row<StartingHands> pair_up_rows[] = {  // the first that holds rules
    {pu_3, sentence("both the player's and the dealer's first two cards are an unsuited pair"), two_unsuited_pairs, by(pays(50), pu_10), {pu_3, pu_6}},
    {pu_3, sentence("both the player's and the dealer's first two cards are a pair, suited or unsuited"), two_pairs, by(pays(50), pu_10), {pu_3, pu_4}, any_two},
    {pu_3, sentence("one of the two hands begins with a suited pair, the other with an unsuited pair"), one_pair_of_each,
           by(pays(50), pu_10), {pu_3, pu_4}, not_both_suited},
    {pu_2, sentence("the player's or the dealer's first two cards are a suited pair"), suited_pair, pays(5), {pu_2, pu_7}},
    {pu_1, sentence("the player's or the dealer's first two cards are an unsuited pair"), unsuited_pair, pays(3), {pu_1, pu_8}},
    {pu_1, sentence("neither the player's nor the dealer's first two cards are a pair"), otherwise, takes, {pu_1, pu_2, pu_3}}};

constexpr Row<StartingHands> pair_up_added_rows[] = {  // 50, 5 and 3 to one, each of them once
    {pu_3, sentence("both the player's and the dealer's first two cards are an unsuited pair"), two_unsuited_pairs, pays(53), {pu_3, rows_add_up}},
    {pu_3, sentence("one of the two hands begins with a suited pair, the other with an unsuited pair"), one_pair_of_each,
           pays(58), {pu_3, rows_add_up}, any_two},
    {pu_3, sentence("one of the two hands begins with a suited pair, the other with an unsuited pair"), one_pair_of_each,
           pays(58), {pu_3, rows_add_up}, not_both_suited},
    {pu_3, sentence("both the player's and the dealer's first two cards are a suited pair"), two_pairs, pays(55), {pu_3, rows_add_up}, any_two},
    {pu_2, sentence("one of the two hands begins with a suited pair, the other with an unsuited pair"), one_pair_of_each,
           pays(8), {pu_2, rows_add_up}, {}, {both_unsuited}},
    {pu_2, sentence("the player's or the dealer's first two cards are a suited pair"), suited_pair, pays(5), {pu_2, rows_add_up}},
    {pu_1, sentence("the player's or the dealer's first two cards are an unsuited pair"), unsuited_pair, pays(3), {pu_1, rows_add_up}},
    {pu_1, sentence("neither the player's nor the dealer's first two cards are a pair"), otherwise, takes, {pu_1, pu_2, pu_3}}};

constexpr Forgotten<StartingHands> pair_up_forgotten[] = {
    // the dealer's pair is overlooked where the player has none
    {.clause = pu_9, .change = [](StartingHands& h) {
         if (!is_pair(h.player) && h.dealer == Pair::Unsuited) h.dealer = Pair::None;
     }}};

bool rank_or_value(const StartingHands& h) { return h.value_or_rank; }
bool suit_or_colour(const StartingHands& h) { return h.colour_or_suit; }
bool two_pairs_one_suited(const StartingHands& h) { return two_pairs(h) && suited_pair(h); }
bool has_split(const StartingHands& h) { return h.split; }

constexpr Where by_rank{Option::PairBy, PairBy::Rank}, by_value{Option::PairBy, PairBy::Value};
constexpr Where by_suit{Option::SuitedBy, SuitedBy::Suit}, by_colour{Option::SuitedBy, SuitedBy::Colour};

constexpr Where only_unsuited{Option::PairUpBoth, PairUpBoth::BothUnsuited};

constexpr Citation<StartingHands> pair_up_notes[] = {
    {both_pairs, sentence("both hands begin with a pair, and one of the pairs is suited"), sentence("they are paid as two pairs"),
     two_pairs_one_suited, false, any_two},
    {both_pairs, sentence("both hands begin with a pair, and one of the pairs is suited"),
     sentence("they are not paid as two pairs: the rows below decide"), two_pairs_one_suited, false, only_unsuited},
    {both_pairs, sentence("both hands begin with a pair, and one of the pairs is suited"),
     sentence("they are paid as two pairs, unless both are suited"), two_pairs_one_suited, false, not_both_suited},
    {what_a_pair_is, sentence("two ranks of one value, as a jack and a queen"), sentence("they are no pair"), rank_or_value, false, by_rank},
    {what_a_pair_is, sentence("two ranks of one value, as a jack and a queen"), sentence("they are a pair"), rank_or_value, false, by_value},
    {what_suited_is, sentence("a pair of two suits of one colour"), sentence("it is unsuited"), suit_or_colour, false, by_suit},
    {what_suited_is, sentence("a pair of two suits of one colour"), sentence("it is suited"), suit_or_colour, false, by_colour},
    {pair_up_after_split, sentence("the player has split"), sentence("the two cards first dealt count, and Pair Up is not doubled"), has_split}};
// clang-format on

/// One starting hand: its pair by the house's choices, and the open points that it rests on.
struct StartingPair {
    Pair pair = Pair::None;
    bool value_or_rank = false, colour_or_suit = false;
};

StartingPair pair_of(std::span<const Card> cards, const House& house) {
    const Card a = cards[0];
    const Card b = cards[1];
    const bool same_rank = a.rank == b.rank;
    const bool same_value = points_of(a.rank) == points_of(b.rank);
    const bool same_colour = colour_of(a.suit) == colour_of(b.suit);
    const bool doubtful = same_value && !same_rank;
    if (house.pair_by == PairBy::Rank ? !same_rank : !same_value)
        return {Pair::None, doubtful, false};
    const bool suited = house.suited_by == SuitedBy::Suit ? a.suit == b.suit : same_colour;
    return {suited ? Pair::Suited : Pair::Unsuited, doubtful, same_colour && a.suit != b.suit};
}

}  // namespace

const Section<StartingHands> pair_up_section{
    "pair-up",         sentence("Pair Up"), pair_up_rows,
    pair_up_forgotten, pair_up_notes,       Where{Option::PairUpRows, PairUpRows::Best}};
const Section<StartingHands> pair_up_added_section{
    "pair-up-added",    sentence("Pair Up, its rows added up"),
    pair_up_added_rows, pair_up_forgotten,
    pair_up_notes,      Where{Option::PairUpRows, PairUpRows::Sum}};

Outcome pair_up(std::span<const Card> player, std::span<const Card> dealer, const Sheet& sheet,
                bool split) {
    const StartingPair mine = pair_of(player, sheet.house);
    const StartingPair his = pair_of(dealer, sheet.house);
    const StartingHands hands{mine.pair, his.pair, mine.value_or_rank || his.value_or_rank,
                              mine.colour_or_suit || his.colour_or_suit, split};
    const bool added = sheet.house.pair_up_rows == PairUpRows::Sum;
    return outcome_by(added ? pair_up_added_section : pair_up_section, hands, sheet);
}

}  // namespace fairdeal::brk
