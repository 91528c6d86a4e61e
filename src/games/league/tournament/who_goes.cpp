#include "games/league/tournament/who_goes.h"

#include "base/translation.h"
#include "games/league/clauses.h"

namespace fairdeal::ibl {

namespace {

// --- the conditions; each may suppose that no row above it held

bool one_is_at_zero(const AtZero& zero) { return zero.players == 1; }
bool not_two_are_at_zero(const AtZero& zero) { return zero.players != 2; }
bool everyone_is_at_zero(const AtZero& zero) { return zero.is_everyone; }
bool all_are_rewarded(const AtZero& zero) { return zero.rewarded == zero.players; }
bool some_are_rewarded(const AtZero& zero) { return zero.rewarded > 0; }

bool is_final(const AfterHand& hand) { return hand.is_final; }
bool is_not_listed(const AfterHand& hand) { return !hand.is_listed; }
bool somebody_went_bust(const AfterHand& hand) { return hand.somebody_went_bust; }
bool one_is_left(const AfterHand& hand) { return hand.left < 2; }
bool two_are_left(const AfterHand& hand) { return hand.left < 3; }

void lists_every_hand(AfterHand& hand) { hand.is_listed = hand.has_number; }
void lists_hands_with_a_tie(AfterHand& hand) {
    hand.is_listed = hand.is_listed || (hand.has_number && hand.lowest_is_shared);
}

bool is_elimination_hand(const AtZero& zero) { return zero.on_elimination_hand; }
bool all_of_several_are_at_zero(const AtZero& zero) { return zero.is_everyone && zero.players > 1; }

bool one_has_it(const Lowest& lowest) { return lowest.players == 1; }
bool two_share_it(const Lowest& lowest) { return lowest.players == 2; }
bool others_went_bust(const Lowest& lowest) { return lowest.beside_bust; }

bool others_have_it(const AtTheEnd& same) { return same.players > 1; }
bool two_others_have_it(const AtTheEnd& same) { return same.players > 2; }
bool is_final_hand(const AtTheEnd& same) { return same.is_final_hand; }

// clang-format off
constexpr Where rewards_are_shared{Option::BothRewarded, BothRewarded::Shared};
constexpr Where bust_is_enough{Option::BustIsTheElimination, YesNo::Yes}, bust_is_not_enough{Option::BustIsTheElimination, YesNo::No};
constexpr Where one_goes{Option::TiedLowestOut, TiedLowestOut::One};
constexpr Where all_but_one_go{Option::TiedLowestOut, TiedLowestOut::AllButOne};
constexpr Where all_go{Option::TiedLowestOut, TiedLowestOut::All};

using ZeroRow = Row<AtZero, HowPlaced>;
constexpr ZeroRow zero_rows[] = {  // the first that holds rules
    {eh_4, sentence("one player has no chips left"), one_is_at_zero, HowPlaced::ByCount,
           {eh_4, one_or_three_bust}},
    {eh_5, sentence("two or more have no chips left, and every place of theirs is rewarded"), all_are_rewarded,
           HowPlaced::Shared, {eh_5, both_rewarded}, rewards_are_shared},
    {eh_5, sentence("two or more have no chips left, and every place of theirs is rewarded"), all_are_rewarded,
           HowPlaced::InOrder, {eh_5, both_rewarded}, {}, {all_but(rewards_are_shared)}},
    {eh_6, sentence("two or more have no chips left, and only some of their places are rewarded"), some_are_rewarded,
           HowPlaced::InOrder, {eh_6, both_still_out}},
    {neither_rewarded, sentence("two or more have no chips left, and none of their places is rewarded"), otherwise,
           HowPlaced::InOrder}};

constexpr Forgotten<AtZero, HowPlaced> zero_forgotten[] = {
    // who has not read on from "two players" keeps one in, or three
    {.clause = eh_4, .before = eh_4, .row = ZeroRow{eh_4, "", otherwise, HowPlaced::NobodyGoes}},
    {.clause = one_or_three_bust, .before = eh_4,
     .row = ZeroRow{one_or_three_bust, "", not_two_are_at_zero, HowPlaced::NobodyGoes}},
    {.clause = everyone_busts, .before = eh_4,
     .row = ZeroRow{everyone_busts, "", everyone_is_at_zero, HowPlaced::NobodyGoes}},
    // they leave the tie open
    {.clause = eh_5, .before = eh_5, .row = ZeroRow{eh_5, "", all_are_rewarded, HowPlaced::Open}},
    {.clause = eh_6, .before = eh_6, .row = ZeroRow{eh_6, "", some_are_rewarded, HowPlaced::Open}},
    {.clause = neither_rewarded, .before = neither_rewarded,
     .row = ZeroRow{neither_rewarded, "", otherwise, HowPlaced::Open}},
    // the loser of sudden death alone goes
    {.clause = both_still_out, .before = eh_6,
     .row = ZeroRow{eh_6, "", some_are_rewarded, HowPlaced::BestStays}}};

constexpr Citation<AtZero> zero_notes[] = {
    {one_or_three_bust, sentence("one player has no chips left, or three or more"),
                        sentence("each of them goes out, as two would"), not_two_are_at_zero},
    {bust_on_elimination, sentence("it is an elimination hand"),
                          sentence("that is the elimination: nobody else goes out"), is_elimination_hand, false, bust_is_enough},
    {bust_on_elimination, sentence("it is an elimination hand"),
                          sentence("the lowest of those who have chips left goes out as well"), is_elimination_hand, false, bust_is_not_enough},
    {everyone_busts, sentence("nobody has chips left"),
                     sentence("all go out; sudden death gives the places, and the best of them is first"), all_of_several_are_at_zero}};

using EliminationRow = Row<AfterHand, Elimination>;
constexpr EliminationRow elimination_rows[] = {
    {eh_1, sentence("the hand is not on the list of elimination hands"), is_not_listed, Elimination::NobodyGoes},
    {final_hand_ranks, sentence("it is the final hand, which places everybody"), is_final, Elimination::NobodyGoes},
    {bust_on_elimination, sentence("somebody has just gone out without chips"), somebody_went_bust,
                          Elimination::NobodyGoes, {}, bust_is_enough},
    {two_remain, sentence("fewer than two players are left"), one_is_left, Elimination::NobodyGoes},
    {eh_2, sentence("any other elimination hand"), otherwise, Elimination::LowestGoes}};

constexpr Forgotten<AfterHand, Elimination> elimination_forgotten[] = {
    {.clause = eh_1, .change = lists_every_hand},
    {.clause = ties_that_decide_nothing, .change = lists_hands_with_a_tie},
    {.clause = two_remain, .before = eh_2,
     .row = EliminationRow{two_remain, "", two_are_left, Elimination::NobodyGoes}},
    {.clause = eh_2, .before = eh_2, .row = EliminationRow{eh_2, "", otherwise, Elimination::NobodyGoes}}};

using LowestRow = Row<Lowest, HowMany>;
constexpr LowestRow lowest_rows[] = {
    {eh_2, sentence("one player has the lowest chip count that is not zero"), one_has_it, HowMany::One, {eh_2, eh_1}},
    {eh_3, sentence("two players share the lowest chip count that is not zero"), two_share_it, HowMany::OneOfThem, {eh_3, eh_2}},
    {tied_lowest, sentence("three or more share the lowest chip count that is not zero"), otherwise,
                  HowMany::OneOfThem, {eh_3, tied_lowest, eh_2}, one_goes},
    {tied_lowest, sentence("three or more share the lowest chip count that is not zero"), otherwise,
                  HowMany::AllButOne, {eh_3, tied_lowest, eh_2}, all_but_one_go},
    {tied_lowest, sentence("three or more share the lowest chip count that is not zero"), otherwise,
                  HowMany::All, {eh_3, tied_lowest, eh_2}, all_go}};

constexpr Citation<Lowest> lowest_notes[] = {
    {bust_on_elimination, sentence("others have just gone out without chips"),
                          sentence("the lowest of those who have chips left goes out as well"), others_went_bust, false, {},
                          {choices_of(bust_is_not_enough)}},
    {zero_ranks_below, sentence("others have just gone out without chips"), sentence("they are placed below"), others_went_bust}};

constexpr Forgotten<Lowest, HowMany> lowest_forgotten[] = {
    {.clause = eh_3, .before = eh_3, .row = LowestRow{eh_3, "", otherwise, HowMany::All}}};

using PlacingRow = Row<AtTheEnd, HowPlaced>;
constexpr PlacingRow placing_rows[] = {
    {sd_2, sentence("others have exactly the same chip count"), others_have_it, HowPlaced::InOrder},
    {final_hand_ranks, sentence("it was the final hand, and nobody has the same chip count"), is_final_hand,
                       HowPlaced::ByCount},
    {two_remain, sentence("one player is left"), otherwise, HowPlaced::ByCount}};

constexpr Citation<AtTheEnd> placing_notes[] = {
    {whole_group_ranked, sentence("three or more have the same chip count"), sentence("all of them are ranked, best first"), two_others_have_it}};

constexpr Forgotten<AtTheEnd, HowPlaced> placing_forgotten[] = {
    {.clause = sd_2, .before = sd_2, .row = PlacingRow{sd_2, "", others_have_it, HowPlaced::Open}}};
// clang-format on

}  // namespace

const Section<AtZero, HowPlaced> zero_section{
    "zero", sentence("Players without chips, on any hand"), zero_rows, zero_forgotten, zero_notes};
const Section<AfterHand, Elimination> elimination_section{
    "elimination", sentence("Elimination hands"), elimination_rows, elimination_forgotten};
const Section<Lowest, HowMany> lowest_section{"lowest", sentence("The lowest chip count"),
                                              lowest_rows, lowest_forgotten, lowest_notes};
const Section<AtTheEnd, HowPlaced> placing_section{"places",
                                                   sentence("The places when the table ends"),
                                                   placing_rows, placing_forgotten, placing_notes};

const char* does_at_zero(HowPlaced places) {
    switch (places) {
        case HowPlaced::ByCount: return sentence("they go out");
        case HowPlaced::InOrder:
            return sentence("they go out, and sudden death decides who has the higher place");
        case HowPlaced::Shared:
            return sentence("they go out; every place is paid, and they share the rewards");
        case HowPlaced::Open: return sentence("they go out, and all have the best of their places");
        case HowPlaced::BestStays: return sentence("they go out but for one, by sudden death");
        case HowPlaced::NobodyGoes: return sentence("nobody goes out");
    }
    throw Fault("a placing that is none");
}

const char* does_at_the_end(HowPlaced places) {
    if (places == HowPlaced::ByCount) return sentence("their chip count gives them their place");
    return sentence("sudden death decides who has the higher place");
}

const char* does(Elimination elimination) {
    return elimination == Elimination::NobodyGoes
               ? sentence("nobody goes out by the lowest chip count")
               : sentence("the player with the lowest chip count goes out");
}

const char* does(HowMany go) {
    switch (go) {
        case HowMany::One: return sentence("that player goes out");
        case HowMany::OneOfThem: return sentence("one of them goes out, by sudden death");
        case HowMany::AllButOne: return sentence("all but one go out, by sudden death");
        case HowMany::All: return sentence("all of them go out");
    }
    throw Fault("a number that is none");
}

}  // namespace fairdeal::ibl
