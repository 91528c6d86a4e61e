#include "feeds/rounds/amounts.h"

#include <algorithm>

#include "base/text.h"

namespace fairdeal {

std::optional<Money> amount_from(std::string_view text, const Mapping& mapping) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const auto mark = text.find(mapping.decimal_mark);
    const std::string_view whole = text.substr(0, mark);
    const std::string_view part =
        mark == std::string_view::npos ? std::string_view() : text.substr(mark + 1);
    const auto all_digits = [](std::string_view digits) {
        return !digits.empty() && std::all_of(digits.begin(), digits.end(), is_digit);
    };
    if (!all_digits(whole) || (mark != std::string_view::npos && !all_digits(part)))
        return std::nullopt;
    // Of the digits so many stand before the point of a number of cents.
    constexpr int cents = 2;
    std::string digits = std::string(whole) + std::string(part);
    const int point = static_cast<int>(whole.size()) + cents - mapping.scale;
    if (point < 0) digits.insert(0, static_cast<std::size_t>(-point), '0');
    const auto end = static_cast<std::size_t>(std::max(point, 0));
    if (digits.size() > end && digits.find_first_not_of('0', end) != std::string::npos)
        return std::nullopt;
    digits.resize(end, '0');
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size()));
    if (digits.empty()) return Money();
    const auto number = whole_number_from(digits, largest_amount.in_cents());
    if (!number) return std::nullopt;
    return Money::cents(negative ? -*number : *number);
}

}  // namespace fairdeal
