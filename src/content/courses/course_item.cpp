#include "content/courses/course_item.h"

#include <fmt/format.h>

#include "base/text.h"

namespace fairdeal {

std::string decimal(Money amount) {
    const std::int64_t cents = amount.in_cents();
    const std::int64_t size = cents < 0 ? -cents : cents;
    return fmt::format("{}{}.{:02}", cents < 0 ? "-" : "", size / 100, size % 100);
}

std::optional<Money> money_from_decimal(std::string_view text) {
    const bool is_below = text.starts_with('-');
    const auto size = money_from(text.substr(is_below ? 1 : 0));
    if (!size) return std::nullopt;
    const Money amount = is_below ? *size * -1 : *size;
    return decimal(amount) == text ? std::optional(amount) : std::nullopt;
}

std::string picture_name(const CourseItem& item) { return item.id + ".png"; }

}  // namespace fairdeal
