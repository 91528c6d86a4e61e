#pragma once
// The dealer's chips: what a payment is made of. Found by dynamic programming within what the tray
// holds, because taking the largest chip first is wrong as soon as a 2.50 chip is in the tray.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/money.h"

namespace fairdeal {

/// So many chips of one value.
struct ChipPile {
    Money value;
    int count = 0;
    friend bool operator==(const ChipPile&, const ChipPile&) = default;
};
using ChipPiles = std::vector<ChipPile>;  // each value once, the largest first; no empty pile

/// What dealers have in front of them where nothing else is said: from 500 dollars to 50 cents.
const ChipPiles& house_rack();

/// What the house wants a payment to be made of, where several sets of chips are exact.
/// Fewest: as few chips as the tray allows. ColourForColour: in the colours of the bet as far as
/// they go; only the rest that these cannot pay in others.
enum class ChipStyle : std::uint8_t { Fewest, ColourForColour };
/// "fewest", "colour".
std::string_view to_text(ChipStyle style);
std::optional<ChipStyle> chip_style_from(std::string_view word);

/// What all the chips are worth.
Money worth_of(const ChipPiles& chips);
/// How many there are.
int count_of(const ChipPiles& chips);

/// "100:2 25:1 2.50:1": value and count of each pile, the largest value first.
std::string to_text(const ChipPiles& chips);
/// Nothing if the text is no such list: a value twice or of nothing, a count that is not 1 to
/// 1000. The piles may come in any order.
std::optional<ChipPiles> chips_from(std::string_view text);

/// Every chip of the payment is in the tray.
bool holds(const ChipPiles& tray, const ChipPiles& payment);

/// The payment of exactly this amount out of the tray that the style asks for, of several with the
/// fewest chips; `bet` is what was bet in chips, for ColourForColour. Nothing if the tray cannot
/// pay the amount exactly.
std::optional<ChipPiles> payment_from(const ChipPiles& tray, Money amount, ChipStyle style,
                                      const ChipPiles& bet);

/// A payment compared with what was to be paid: each point for itself.
struct PaymentMark {
    bool exact = false;     // the amount, to the cent
    bool legal = false;     // the tray holds every chip of it
    bool in_style = false;  // exact, legal, and as few or as much in the bet's colours as can be
    friend bool operator==(const PaymentMark&, const PaymentMark&) = default;
};
PaymentMark mark_payment(const ChipPiles& payment, const ChipPiles& tray, Money amount,
                         ChipStyle style, const ChipPiles& bet);

}  // namespace fairdeal
