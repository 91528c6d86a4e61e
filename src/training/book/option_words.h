#pragma once
// The options of a table card in words: the question that each settles, and what its value answers.
// The rule book says so at the open points; what no open point says is said here.

#include "training/book/rulebook.h"

namespace fairdeal {

struct SaidOption {
    std::string point;     // the open point, "AMB-BRK-04"; empty: ordinary blackjack
    std::string question;  // "Does a soft 17 count for the bust-against-17 push?"
    std::string reading;   // "No. Against a soft 17 the busted hand's bet is paid."
};

/// What this value of the option says; `value` is as a card writes it. Of a value that nobody has
/// put into words the reading is the value.
SaidOption option_words(const RuleBook& book, const OptionSpec& spec, std::string_view value);
/// All that a house chooses for a game: the options and, after them, the remedies in the same form.
/// Of a remedy `option` says nothing: each is read and set by its name.
std::vector<OptionSpec> house_choices(Game game);
std::string value_on(const TableCard& card, const OptionSpec& choice);
bool is_standard_on(const TableCard& card, const OptionSpec& choice);

}  // namespace fairdeal
