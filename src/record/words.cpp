#include "record/words.h"

#include <algorithm>

namespace fairdeal {

namespace {

constexpr std::array<std::string_view, 4> game_words{"breakout", "midnight", "extreme", "league"};
constexpr std::array<std::string_view, 4> game_titles{"Breakout Blackjack", "Midnight Blackjack",
                                                      "BlackJack eXtreme",
                                                      "International BlackJack League"};
constexpr std::array<std::string_view, verb_count> verb_words{
    "chips",  "bet",   "secret",    "blind",      "deal",    "turn",   "offer",      "insure",
    "peek",   "raise", "check",     "fold",       "pass",    "play",   "hit",        "stand",
    "double", "split", "surrender", "even-money", "sit-out", "sit-in", "disconnect", "reconnect",
    "take",   "pay",   "push",      "return",     "tip",     "out",    "place"};
constexpr std::array<std::string_view, wager_count> wager_words{
    "",          "insurance", "player",   "dealer",         "blind",
    "double-up", "pair-up",   "sweet-17", "breakout-bonus", "super-tie"};
constexpr std::array<std::string_view, wager_count> wager_titles{
    "",          "Insurance", "Player hand", "Dealer hand",    "Blind",
    "Double up", "Pair Up",   "Sweet 17",    "Breakout Bonus", "Super Tie"};

template <class Enum, std::size_t Count>
std::optional<Enum> from(const std::array<std::string_view, Count>& words, std::string_view word) {
    const auto found = std::find(words.begin(), words.end(), word);
    if (word.empty() || found == words.end()) return std::nullopt;
    return static_cast<Enum>(found - words.begin());
}

}  // namespace

std::string_view to_text(Game game) { return game_words.at(static_cast<std::size_t>(game)); }
std::string_view to_text(Verb verb) { return verb_words.at(static_cast<std::size_t>(verb)); }
std::string_view to_text(Wager wager) { return wager_words.at(static_cast<std::size_t>(wager)); }
std::string_view title_of(Game game) { return game_titles.at(static_cast<std::size_t>(game)); }
std::string_view title_of(Wager wager) { return wager_titles.at(static_cast<std::size_t>(wager)); }

std::optional<Game> game_from(std::string_view word) { return from<Game>(game_words, word); }
std::optional<Verb> verb_from(std::string_view word) { return from<Verb>(verb_words, word); }
std::optional<Wager> wager_from(std::string_view word) { return from<Wager>(wager_words, word); }

}  // namespace fairdeal
