#include "desk/words/amounts.h"

#include "desk/words/words.h"

namespace fairdeal {

std::string brief_amount(Money amount, Unit unit) {
    std::string text = dollars(amount);
    if (unit == Unit::Chips) text.erase(text.find('$'), 1);
    return text;
}

std::string amount_in_words(Money amount, Unit unit) {
    return brief_amount(amount, unit) + (unit == Unit::Chips ? " chips" : "");
}

std::string signed_amount(Money amount, Unit unit) {
    if (amount.is_zero()) return {};
    return amount > Money{} ? "+" + amount_in_words(amount, unit)
                            : "\u2212" + amount_in_words(Money{} - amount, unit);
}

}  // namespace fairdeal
