#include "record/words.h"

#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::array<std::string_view, 4> game_words{"breakout", "midnight", "extreme", "league"};
constexpr std::array<const char*, 4> game_titles{
    sentence("Breakout Blackjack"), sentence("Midnight Blackjack"), sentence("BlackJack eXtreme"),
    sentence("International BlackJack League")};
constexpr std::array<std::string_view, verb_count> verb_words{
    "chips",  "bet",   "secret",    "blind",      "deal",    "turn",   "offer",      "insure",
    "peek",   "raise", "check",     "fold",       "pass",    "play",   "hit",        "stand",
    "double", "split", "surrender", "even-money", "sit-out", "sit-in", "disconnect", "reconnect",
    "take",   "pay",   "push",      "return",     "tip",     "out",    "place"};
constexpr std::array<std::string_view, wager_count> wager_words{
    "",          "insurance", "player",   "dealer",         "blind",
    "double-up", "pair-up",   "sweet-17", "breakout-bonus", "super-tie"};
constexpr std::array<const char*, wager_count> wager_titles{"",
                                                            sentence("Insurance"),
                                                            sentence("Player hand"),
                                                            sentence("Dealer hand"),
                                                            sentence("Blind"),
                                                            sentence("Double up"),
                                                            sentence("Pair Up"),
                                                            sentence("Sweet 17"),
                                                            sentence("Breakout Bonus"),
                                                            sentence("Super Tie")};

/// Finds words by their length and three of their letters: one look each, and one comparison.
template <class Enum, std::size_t Count>
class Finder {
public:
    constexpr explicit Finder(const std::array<std::string_view, Count>& words) : words_(words) {
        while (!fits()) ++factor_;
    }

    [[nodiscard]] std::optional<Enum> find(std::string_view word) const {
        if (word.empty()) return std::nullopt;
        const std::size_t at = places_[place_of(word)];
        if (at == Count || words_[at] != word) return std::nullopt;
        return static_cast<Enum>(at);
    }

private:
    static constexpr std::size_t size = 256;

    [[nodiscard]] constexpr std::size_t place_of(std::string_view word) const {
        const auto letter = [&](std::size_t i) {
            return static_cast<std::size_t>(static_cast<unsigned char>(word[i]));
        };
        const std::size_t middle = letter(word.size() / 2);
        return ((letter(0) * factor_ + middle) * factor_ + letter(word.size() - 1) + word.size()) %
               size;
    }
    /// Gives every word a place of its own, if this factor does.
    constexpr bool fits() {
        for (std::size_t& place : places_) place = Count;
        for (std::size_t i = 0; i < Count; ++i) {
            if (words_[i].empty()) continue;
            std::size_t& place = places_[place_of(words_[i])];
            if (place != Count) return false;
            place = i;
        }
        return true;
    }

    std::array<std::string_view, Count> words_;
    std::array<std::size_t, size> places_{};
    std::size_t factor_ = 1;
};
constexpr Finder<Game, game_words.size()> find_game(game_words);
constexpr Finder<Verb, verb_words.size()> find_verb(verb_words);
constexpr Finder<Wager, wager_words.size()> find_wager(wager_words);

}  // namespace

std::string_view to_text(Game game) { return game_words.at(static_cast<std::size_t>(game)); }
std::string_view to_text(Verb verb) { return verb_words.at(static_cast<std::size_t>(verb)); }
std::string_view to_text(Wager wager) { return wager_words.at(static_cast<std::size_t>(wager)); }
std::string_view title_of(Game game) { return game_titles.at(static_cast<std::size_t>(game)); }
std::string_view title_of(Wager wager) { return wager_titles.at(static_cast<std::size_t>(wager)); }

std::optional<Game> game_from(std::string_view word) { return find_game.find(word); }
std::optional<Verb> verb_from(std::string_view word) { return find_verb.find(word); }
std::optional<Wager> wager_from(std::string_view word) { return find_wager.find(word); }

}  // namespace fairdeal
