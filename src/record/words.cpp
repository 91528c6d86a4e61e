#include "record/words.h"

#include "base/translation.h"
#include "record/word_lists.h"

namespace fairdeal {

namespace {

constexpr std::array<std::string_view, 4> game_words{"breakout", "midnight", "extreme", "league"};
constexpr std::array<const char*, 4> game_titles{
    sentence("Breakout Blackjack"), sentence("Midnight Blackjack"), sentence("BlackJack eXtreme"),
    sentence("International BlackJack League")};
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

constexpr Vocabulary games(game_words);
constexpr Vocabulary verbs(verb_words);
constexpr Vocabulary wagers(wager_words);

template <class Enum, std::size_t Count>
std::optional<Enum> found_in(const Vocabulary<Count>& words, const Word& word) {
    const std::size_t place = words.find(word);
    if (place == Count) return std::nullopt;
    return static_cast<Enum>(place);
}

}  // namespace

std::string_view to_text(Game game) { return game_words.at(static_cast<std::size_t>(game)); }
std::string_view to_text(Verb verb) { return verb_words.at(static_cast<std::size_t>(verb)); }
std::string_view to_text(Wager wager) { return wager_words.at(static_cast<std::size_t>(wager)); }
std::string_view title_of(Game game) { return game_titles.at(static_cast<std::size_t>(game)); }
std::string_view title_of(Wager wager) { return wager_titles.at(static_cast<std::size_t>(wager)); }

std::optional<Game> game_from(std::string_view word) { return found_in<Game>(games, Word(word)); }
std::optional<Verb> verb_from(std::string_view word) { return found_in<Verb>(verbs, Word(word)); }
std::optional<Wager> wager_from(std::string_view word) {
    return found_in<Wager>(wagers, Word(word));
}

}  // namespace fairdeal
