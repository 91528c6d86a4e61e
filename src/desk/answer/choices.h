#pragma once
// What a dealer could do next, as buttons: built from what lies on the table and never from what is
// due, so that the choices do not give the answer away.

#include "desk/answer/practice.h"

namespace fairdeal {

/// The choices of a question; empty for those that are answered in rows alone.
std::vector<Choice> choices_of(const Scenario& scenario);

/// An act of a hand with this header in words for the dealer: "dealer hit" is "Draw a card", "1
/// take dealer 25" is "Take Dealer hand $25 of seat 1".
std::string act_in_words(const std::string& act, const Header& header);

}  // namespace fairdeal
