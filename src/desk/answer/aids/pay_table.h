#pragma once
// The pay table that a trainee may lay beside a question while they learn, and what it says there.
// It counts as a hint.

#include <optional>
#include <string>
#include <vector>

#include "desk/answer/practice.h"

namespace fairdeal {

/// What one price is paid for.
struct PriceScreen {
    std::string price;  // "3 to 2", with the tip that it brings: "8 to 1, tip $3"
    std::string when;   // "The dealer busts; the player's total is higher"
};
struct WagerPrices {
    std::string title;  // "Super Tie"; of wagers that are paid alike "Blind, Double up"
    std::vector<PriceScreen> prices;
};
struct PayTableScreen {
    bool open = false;                // its button is offered though it is not
    std::vector<WagerPrices> wagers;  // empty unless it is open
};

/// Not in an exam or test, not once it is marked, and not where no wager has a price.
bool offers_pay_table(const Practice& practice);
/// Opens or closes it beside the question. Does nothing when it is not offered.
void lay_pay_table(Practice& practice, bool open);
/// Nothing: it is not offered.
std::optional<PayTableScreen> pay_table_screen(const Practice& practice);

}  // namespace fairdeal
