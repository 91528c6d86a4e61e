#include "assessment/proportion_text.h"

#include <fmt/format.h>

#include "base/text.h"

namespace fairdeal {

std::optional<int> proportion_from(std::string_view text, int places) {
    const auto point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    const std::string_view part =
        point == std::string_view::npos ? std::string_view() : text.substr(point + 1);
    const bool has_whole = whole == "0" || whole == "1" || (whole.empty() && !part.empty());
    const bool ends_in_point = point != std::string_view::npos && part.empty();
    if (!has_whole || ends_in_point || part.size() > static_cast<std::size_t>(places))
        return std::nullopt;
    int all = 1, number = 0;
    for (int place = 0; place < places; ++place) {
        const auto at = static_cast<std::size_t>(place);
        if (at < part.size() && !is_digit(part[at])) return std::nullopt;
        number = number * 10 + (at < part.size() ? part[at] - '0' : 0);
        all *= 10;
    }
    if (whole == "1") number += all;
    return number > all ? std::nullopt : std::optional(number);
}

std::string proportion_to_text(int thousandths) {
    return fmt::format("{}.{:03}", thousandths / 1000, thousandths % 1000);
}

}  // namespace fairdeal
