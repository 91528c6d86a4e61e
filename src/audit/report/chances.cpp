#include "audit/report/chances.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/translation.h"

namespace fairdeal {

namespace {

/// A power as it is written: small and high.
std::string raised(int power) {
    constexpr std::array digits{"\u2070", "\u00b9", "\u00b2", "\u00b3", "\u2074",
                                "\u2075", "\u2076", "\u2077", "\u2078", "\u2079"};
    std::string text;
    for (const char c : std::to_string(power)) text += digits.at(static_cast<std::size_t>(c - '0'));
    return text;
}

}  // namespace

std::string chance_in_words(double log10_chance) {
    constexpr std::array sizes{sentence("1 in {number}"), sentence("1 in {number} thousand"),
                               sentence("1 in {number} million"), sentence("1 in {number} billion"),
                               sentence("1 in {number} trillion")};
    const double power = std::max(0.0, -log10_chance);
    const auto thousands = static_cast<std::size_t>(power / 3);
    if (thousands >= sizes.size())
        return tr("1 in 10{power}", "power"_a = raised(static_cast<int>(power)));
    const double lead = std::pow(10.0, power - 3.0 * static_cast<double>(thousands));
    const double step = lead >= 100 ? 100 : lead >= 10 ? 10 : 1;
    const auto number = static_cast<int>(std::floor(lead / step) * step);
    return tr_of(sizes.at(thousands), "number"_a = number);
}

}  // namespace fairdeal
