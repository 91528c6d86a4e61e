#include "words/amounts.h"

#include "words/words.h"

namespace fairdeal {

std::string brief_amount(Money amount, Unit unit) {
    const std::int64_t cents = amount.in_cents() < 0 ? -amount.in_cents() : amount.in_cents();
    std::string text = (unit == Unit::Chips ? "" : "$") + grouped(cents / 100);
    const std::string rest = std::to_string(cents % 100);
    if (cents % 100 != 0) text += (rest.size() == 1 ? ".0" : ".") + rest;
    return amount.in_cents() < 0 ? "-" + text : text;
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
