#include "base/printable.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace fairdeal {

namespace {

bool goes_on(char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; }

/// The bytes of the character that the text begins with; 0: it does not begin with UTF-8.
std::size_t size_of_character(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    if (first < 0x80) return 1;
    const std::size_t size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() < size) return 0;
    const std::string_view rest = text.substr(1, size - 1);
    return std::all_of(rest.begin(), rest.end(), goes_on) ? size : 0;
}

/// U+0000 to U+001F, U+007F to U+009F.
bool is_control(std::string_view character) {
    const auto first = static_cast<unsigned char>(character.front());
    if (character.size() == 1) return first < 0x20 || first == 0x7f;
    return first == 0xc2 && static_cast<unsigned char>(character[1]) < 0xa0;
}

std::string shown(std::string_view text, std::string_view kept) {
    std::string all;
    while (!text.empty()) {
        const std::size_t size = size_of_character(text);
        const std::string_view character = text.substr(0, std::max<std::size_t>(size, 1));
        text.remove_prefix(character.size());
        if (size > 0 && (!is_control(character) || kept.find(character) != kept.npos)) {
            all += character;
            continue;
        }
        for (const char c : character)
            all += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    }
    return all;
}

}  // namespace

std::string printable(std::string_view text) { return shown(text, ""); }

std::string printable_lines(std::string_view text) { return shown(text, "\n\t"); }

}  // namespace fairdeal
