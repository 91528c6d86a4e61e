#pragma once
// What a line of the notation looks like after its verb, as data: who may stand before the verb,
// which words follow it, in which games.

#include "record/event.h"
#include "record/game_sets.h"

namespace fairdeal::verb_forms {

using game_sets::breakout, game_sets::every, game_sets::extreme, game_sets::league;
inline constexpr unsigned banked = extreme | league;
inline constexpr unsigned bet_games = breakout | game_sets::midnight | league;

/// Who may stand before a verb, as a set: the dealer, a seat, a hand of a seat.
enum WhoSet : unsigned { D = 1, S = 2, H = 4 };
/// The words after a verb.
enum class AfterVerb : std::uint8_t {
    Nothing,
    Amount,
    WagerAmount,
    WagerOnly,
    OneCard,
    CardOrNone,
    Cards,
    WhatIsOffered,
    PlaceNumber
};

struct VerbForm {
    unsigned who = 0;
    AfterVerb words = AfterVerb::Nothing;
    unsigned games = 0;
    Wager wager = Wager::None;  // the one that the verb is about without naming it
};

// In the order of Verb.
inline constexpr std::array<VerbForm, verb_count> forms{{
    {S | D, AfterVerb::Amount, banked},                // chips
    {S, AfterVerb::WagerAmount, bet_games},            // bet
    {S, AfterVerb::Amount, league, Wager::Player},     // secret
    {S, AfterVerb::Amount, extreme, Wager::Blind},     // blind
    {S | H | D, AfterVerb::Cards, every},              // deal
    {S | D, AfterVerb::OneCard, every},                // turn
    {D, AfterVerb::WhatIsOffered, every},              // offer
    {S, AfterVerb::Amount, every, Wager::Insurance},   // insure
    {D, AfterVerb::Nothing, every},                    // peek
    {S, AfterVerb::Amount, extreme, Wager::DoubleUp},  // raise
    {S, AfterVerb::Nothing, extreme},                  // check
    {S | D, AfterVerb::Nothing, extreme},              // fold
    {S | D, AfterVerb::Nothing, extreme},              // pass
    {D, AfterVerb::Nothing, extreme},                  // play
    {S | H | D, AfterVerb::OneCard, every},            // hit
    {S | H | D, AfterVerb::Nothing, every},            // stand
    {S | H, AfterVerb::CardOrNone, every},             // double
    {S | H, AfterVerb::Nothing, every},                // split
    {S | H, AfterVerb::Nothing, every},                // surrender
    {S, AfterVerb::Nothing, every},                    // even-money
    {S, AfterVerb::Nothing, league},                   // sit-out
    {S, AfterVerb::Nothing, league},                   // sit-in
    {S, AfterVerb::Nothing, league},                   // disconnect
    {S, AfterVerb::Nothing, league},                   // reconnect
    {S | H, AfterVerb::WagerAmount, every},            // take
    {S | H, AfterVerb::WagerAmount, every},            // pay
    {S | H, AfterVerb::WagerOnly, every},              // push
    {S | H, AfterVerb::WagerAmount, every},            // return
    {S | H, AfterVerb::Amount, breakout},              // tip
    {S, AfterVerb::PlaceNumber, league},               // out
    {S, AfterVerb::PlaceNumber, league},               // place
}};

constexpr const VerbForm& form_of(Verb verb) { return forms[static_cast<std::size_t>(verb)]; }

/// Which games know a wager, in the order of Wager; in Breakout and the league insurance is settled
/// but never `bet`.
inline constexpr std::array<unsigned, wager_count> games_of_wagers{
    0,          // none
    bet_games,  // insurance
    bet_games,  // player
    breakout,   // dealer
    extreme,    // blind
    extreme,    // double-up
    breakout,   // pair-up
    breakout,   // sweet-17
    breakout,   // breakout-bonus
    breakout    // super-tie
};

constexpr bool is_in(unsigned games, Game game) {
    return (games >> static_cast<unsigned>(game) & 1U) != 0;
}
constexpr bool is_wager_of(Wager wager, Game game) {
    return is_in(games_of_wagers[static_cast<std::size_t>(wager)], game);
}
constexpr bool may_stand_before(Who who, const VerbForm& form) {
    const unsigned kind = who.is_dealer() ? D : who.hand == 0 ? S : H;
    return (form.who & kind) != 0;
}

}  // namespace fairdeal::verb_forms
