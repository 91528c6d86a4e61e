#include "base/money.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/problem.h"
#include "base/text.h"

namespace fairdeal {

Money& Money::operator+=(Money other) {
    std::int64_t sum = 0;
    if (__builtin_add_overflow(cents_, other.cents_, &sum)) throw Fault("money sum too large");
    cents_ = sum;
    return *this;
}

Money& Money::operator-=(Money other) {
    std::int64_t rest = 0;
    if (__builtin_sub_overflow(cents_, other.cents_, &rest)) throw Fault("money sum too large");
    cents_ = rest;
    return *this;
}

Money operator*(Money a, std::int64_t times) {
    std::int64_t product = 0;
    if (__builtin_mul_overflow(a.cents_, times, &product)) throw Fault("money product too large");
    return Money{product};
}

Money pay_at(Money stake, Odds odds) {
    return Money::cents((stake * odds.pays).in_cents() / odds.to);
}

Money half_of(Money amount) { return Money::cents(amount.in_cents() / 2); }

std::string to_text(Money amount) {
    const std::int64_t cents = amount.in_cents();
    const std::uint64_t size =
        cents < 0 ? 0 - static_cast<std::uint64_t>(cents) : static_cast<std::uint64_t>(cents);
    std::string text(cents < 0 ? "-" : "");
    text += std::to_string(size / 100);
    if (size % 100 == 0) return text;
    return text +=
           {'.', static_cast<char>('0' + size % 100 / 10), static_cast<char>('0' + size % 10)};
}

std::string to_text(Odds odds) { return fmt::format("{}:{}", odds.pays, odds.to); }

std::optional<Money> money_from(std::string_view text) {
    constexpr std::size_t most_digits = 10;  // of largest_amount
    std::int64_t whole = 0;
    std::size_t digits = 0;
    while (digits < std::min(text.size(), most_digits + 1) && is_digit(text[digits]))
        whole = whole * 10 + (text[digits++] - '0');
    const bool has_leading_zero = digits > 1 && text[0] == '0';
    if (digits == 0 || digits > most_digits || has_leading_zero) return std::nullopt;
    if (digits == text.size()) return Money::dollars(whole);
    const std::string_view cents = text.substr(digits + 1);
    const bool has_cents =
        text[digits] == '.' && cents.size() == 2 && is_digit(cents[0]) && is_digit(cents[1]);
    if (!has_cents) return std::nullopt;
    return Money::cents(whole * 100 + std::int64_t{10} * (cents[0] - '0') + (cents[1] - '0'));
}

std::optional<Odds> odds_from(std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const auto pays = whole_number_from(text.substr(0, colon), 1000);
    const auto to = whole_number_from(text.substr(colon + 1), 1000);
    if (!pays || !to || *pays == 0 || *to == 0) return std::nullopt;
    return Odds{*pays, *to};
}

}  // namespace fairdeal
