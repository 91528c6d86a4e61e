#include "words/amounts.h"

#include <fmt/format.h>

#include "base/translation.h"
#include "words/words.h"

namespace fairdeal {

namespace {

Money size_of(Money amount) { return amount < Money{} ? Money{} - amount : amount; }

std::string digits_of(Money amount) {
    const std::string whole = grouped(amount.in_cents() / 100);
    const std::int64_t cents = amount.in_cents() % 100;
    return cents == 0 ? whole : fmt::format("{}{}{:02}", whole, decimal_point(), cents);
}

}  // namespace

std::string decimal_point() { return tr_in("between whole units and cents", "."); }

std::string brief_amount(Money amount, Unit unit) {
    const std::string digits = digits_of(size_of(amount));
    const std::string sum = unit == Unit::Chips ? digits : tr("${amount}", "amount"_a = digits);
    return amount < Money{} ? tr("-{amount}", "amount"_a = sum) : sum;
}

std::string amount_in_words(Money amount, Unit unit) {
    if (unit != Unit::Chips) return brief_amount(amount, unit);
    return tr("{amount} chips", "amount"_a = brief_amount(amount, unit));
}

std::string signed_amount(Money amount, Unit unit) {
    if (amount.is_zero()) return {};
    const std::string size = amount_in_words(size_of(amount), unit);
    return amount > Money{} ? tr("+{amount}", "amount"_a = size)
                            : tr("\u2212{amount}", "amount"_a = size);
}

}  // namespace fairdeal
