#pragma once
// What a house could have chosen otherwise, as lists to choose from: each option as a question with
// its readings in the rule book's words, and the table cards.

#include "training/library.h"

namespace fairdeal {

/// A house option and what it can be set to: of words all, of prices, numbers and amounts the usual
/// ones.
struct RuleOffered {
    const OptionSpec* spec = nullptr;
    std::string question;
    struct RuleReading {
        std::string value, words;  // as a card writes it; for people
        bool is_standard = false;  // the rule book's
    };
    std::vector<RuleReading> readings;
};
/// In the rule book's order; none where the library has no book of the game.
std::vector<RuleOffered> rules_offered(const Library& library, Game game);
/// The first reading that is not this value; without such a one the first.
std::size_t other_reading(const RuleOffered& rule, std::string_view value);

/// "Does the dealer draw on a soft 17? Yes. The dealer draws on a soft 17." Where the library has
/// no words for it "hit-soft-17: yes".
std::string rule_in_words(const Library& library, Game game, std::string_view option,
                          std::string_view value);

/// The table cards of a game that are in force or ship: the house's own first, then by title.
std::vector<const TableCardFile*> cards_offered(const Library& library, Game game);
/// Their titles; of two that share one with the card's id.
std::vector<std::string> titles_of(const std::vector<const TableCardFile*>& cards);

}  // namespace fairdeal
