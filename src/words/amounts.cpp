#include "words/amounts.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "words/house/house_settings.h"
#include "words/words.h"

namespace fairdeal {

namespace {

Money size_of(Money amount) { return amount < Money{} ? Money{} - amount : amount; }

std::string digits_of(Money amount) {
    const std::string whole = grouped(amount.in_cents() / 100);
    const std::int64_t cents = amount.in_cents() % 100;
    return cents == 0 ? whole : fmt::format("{}{}{:02}", whole, decimal_point(), cents);
}

constexpr const char* dollar = "$";
constexpr std::string_view no_break_space = "\u00a0";

bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

/// "USD" and "kr" keep away from their amount, "$", "R$" and "\u00a3" do not.
bool is_a_code(const std::string& currency) {
    const auto last = static_cast<unsigned char>(currency.back());
    return std::ranges::any_of(currency, is_letter) && (last >= 0x80 || is_letter(currency.back()));
}

/// Cash, without a sign.
std::string cash_in_words(const std::string& digits) {
    const std::string currency = currency_sign();
    if (currency.empty()) return digits;
    if (currency == dollar) return tr("${amount}", "amount"_a = digits);
    if (is_a_code(currency))
        return tr("{currency}\u00a0{amount}", "currency"_a = currency, "amount"_a = digits);
    return tr("{currency}{amount}", "currency"_a = currency, "amount"_a = digits);
}

void take_out(std::string& text, std::string_view part) {
    for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos;)
        text.erase(at, part.size());
}

}  // namespace

std::string currency_sign() {
    const auto house = house_in_force();
    return house->currency == no_such_setting ? "" : house->currency;
}

std::string in_currency(const std::string& digits, Unit unit) {
    if (unit == Unit::Chips) return with_unit(digits, unit);
    const bool has_sign = !digits.empty() && (digits.front() == '-' || digits.front() == '+');
    const std::string sign = has_sign ? digits.substr(0, 1) : "";
    return sign + cash_in_words(digits.substr(sign.size()));
}

std::string exact_amount(Money amount, Unit unit) { return in_currency(to_text(amount), unit); }

std::string without_currency(std::string typed) {
    if (const std::string currency = currency_sign(); !currency.empty()) take_out(typed, currency);
    take_out(typed, dollar);
    take_out(typed, no_break_space);
    return typed;
}

std::string decimal_point() { return tr_in("between whole units and cents", "."); }

std::string brief_amount(Money amount, Unit unit) {
    const std::string digits = digits_of(size_of(amount));
    const std::string sum = unit == Unit::Chips ? digits : cash_in_words(digits);
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
