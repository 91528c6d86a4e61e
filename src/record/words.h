#pragma once
// The notation's closed vocabularies (docs/notation.md): games, verbs and wagers, with their words.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "record/word.h"

namespace fairdeal {

enum class Game : std::uint8_t { Breakout, Midnight, Extreme, League };
inline constexpr std::array every_game{Game::Breakout, Game::Midnight, Game::Extreme, Game::League};

enum class Verb : std::uint8_t {
    Chips,
    Bet,
    Secret,
    Blind,
    Deal,
    Turn,
    Offer,
    Insure,
    Peek,
    Raise,
    Check,
    Fold,
    Pass,
    Play,
    Hit,
    Stand,
    Double,
    Split,
    Surrender,
    EvenMoney,
    SitOut,
    SitIn,
    Disconnect,
    Reconnect,
    Take,
    Pay,
    Push,
    Return,
    Tip,
    Out,
    Place
};
constexpr std::size_t verb_count = static_cast<std::size_t>(Verb::Place) + 1;

/// The verbs of settlement: what was taken, paid, pushed, returned, tipped, and who went out or was
/// placed.
constexpr bool is_settlement(Verb verb) { return verb >= Verb::Take; }
/// It puts a seat of the league out or places it.
constexpr bool is_about_a_place(Verb verb) { return verb == Verb::Out || verb == Verb::Place; }

/// Every wager of the four games. None: the event or line is about no wager (tip, out, place,
/// plays). The order is the order in which one spot is settled (AMB-BRK-30); in the short bank of
/// extreme the rounds decide.
enum class Wager : std::uint8_t {
    None,
    Insurance,
    Player,
    Dealer,
    Blind,
    DoubleUp,
    PairUp,
    Sweet17,
    BreakoutBonus,
    SuperTie
};
constexpr std::size_t wager_count = static_cast<std::size_t>(Wager::SuperTie) + 1;

/// The main wagers of Breakout: on the own hand, or on the dealer's.
constexpr bool is_main(Wager wager) { return wager == Wager::Player || wager == Wager::Dealer; }
/// The four side wagers of Breakout.
constexpr bool is_side(Wager wager) { return wager >= Wager::PairUp; }

std::string_view to_text(Game game);
std::string_view to_text(Verb verb);
/// "super-tie"; empty for None.
std::string_view to_text(Wager wager);
// The names are English; tr() has them in the user's language.
/// "Breakout Blackjack": the name on the felt.
std::string_view title_of(Game game);
/// "Super Tie", "Dealer hand": the name on the layout.
std::string_view title_of(Wager wager);

std::optional<Game> game_from(std::string_view word);
std::optional<Verb> verb_from(std::string_view word);
/// Every wager but None.
std::optional<Wager> wager_from(std::string_view word);

}  // namespace fairdeal
