#include "ledger/credential/badge_picture.h"

#include <fmt/format.h>

#include "base/translation.h"
#include "ledger/hash.h"

namespace fairdeal {

namespace {

constexpr std::string_view svg = fixed(
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">)"
    R"(<rect width="256" height="256" rx="40" fill="#14532d"/>)"
    R"(<rect x="11" y="11" width="234" height="234" rx="31" fill="none" stroke="#d4af37" stroke-width="6"/>)"
    R"(<path fill="#fff" d="M128 30C150 70 194 88 194 124a32 32 0 0 1-56 20c2 18 8 27 18 36h-56c10-9 16-18 18-36a32 32 0 0 1-56-20C62 88 106 70 128 30z"/>)"
    R"(<text x="128" y="224" text-anchor="middle" font-family="sans-serif" font-weight="bold" font-size="34" fill="#fff">{}</text></svg>)");

/// For a drawing that is signed: nothing that means something else there.
std::string shown_name(std::string_view game) {
    constexpr std::size_t longest = 12;
    std::string name;
    for (const char c : game) {
        const bool is_small = c >= 'a' && c <= 'z';
        const bool is_plain = is_small || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (is_plain && name.size() < longest)
            name += is_small ? static_cast<char>(c - 'a' + 'A') : c;
    }
    return name;
}

}  // namespace

std::string badge_picture(std::string_view game) {
    return "data:image/svg+xml;base64," + to_base64(fmt::format(svg, shown_name(game)));
}

}  // namespace fairdeal
