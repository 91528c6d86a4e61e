#pragma once
// Amounts for people, with their unit.

#include <string>

#include "record/record.h"
#include "record/unit.h"

namespace fairdeal {

/// What stands between dollars and cents in the user's language: ".".
std::string decimal_point();

/// What the house's amounts of cash are counted in: "$", "£", "USD"; "" where they stand alone.
std::string currency_sign();
/// Digits with their unit and the house's currency: "$1,250.50", "£5", "-USD 5", "5 chips".
std::string in_currency(const std::string& digits, Unit unit);
/// An amount as records write it, likewise: "$1250.50", "£5", "5 chips".
std::string exact_amount(Money amount, Unit unit);
/// Typed text without that currency, wherever it stands.
std::string without_currency(std::string typed);

/// "$1,250.50", "1,250.50 chips"; negative: "-$5". In the house's currency, as all below.
std::string amount_in_words(Money amount, Unit unit);
/// "$25", "25": where there is little room.
std::string brief_amount(Money amount, Unit unit);
/// "+$5", "−$5", "+5 chips"; nothing is "".
std::string signed_amount(Money amount, Unit unit);

/// "Seat 1 draws K♣", "Seat 1: Take Super Tie $5".
std::string event_in_words(const Event& event, Unit unit);

/// A settlement line as it is said: "Pay Super Tie $15", "Push Dealer hand", "Tip $1".
std::string line_in_words(Verb verb, Wager wager, Money amount, Unit unit);

}  // namespace fairdeal
