#pragma once
// Acts in words for the dealer, and the acts that could come next as choices.

#include "questions/form.h"
#include "record/unit.h"

namespace fairdeal {

/// The act that ends a hand, as text.
constexpr std::string_view no_act = "nothing";

/// An act of a hand with this header: "dealer hit" is "Draw a card", "1 take dealer 25" is "Take
/// Dealer hand $25, Seat 1".
std::string act_in_words(const std::string& act, const Header& header);

/// What May asks about: as its line in the notation, and as it is asked; empty of other questions.
std::string event_asked(const Question& question);
std::string event_asked_in_words(const Question& question, Unit unit);

/// What a dealer could do next, from what lies on the table.
std::vector<Choice> acts_to_choose(const Scenario& scenario);

}  // namespace fairdeal
