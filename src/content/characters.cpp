#include <algorithm>

#include "base/translation.h"
#include "content/xml_scan.h"

namespace fairdeal {

namespace {

constexpr std::uint32_t no_character = 0xFFFFFFFF;

/// How many bytes a character has by its first byte; 0: none begins so.
std::size_t length_from(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first < 0xE0) return 2;
    if (first >= 0xE0 && first < 0xF0) return 3;
    if (first >= 0xF0 && first < 0xF5) return 4;
    return 0;
}

/// The character at the start of `text`, in the shortest form that UTF-8 has for it.
std::uint32_t decode(std::string_view text, std::size_t length) {
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    if (length == 0 || text.size() < length) return no_character;
    const auto first = static_cast<unsigned char>(text[0]);
    std::uint32_t code = length == 1 ? first : first & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0U) != 0x80U) return no_character;
        code = code << 6U | (byte & 0x3FU);
    }
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return code < least[length] || code > 0x10FFFF || surrogate ? no_character : code;
}

bool is_control(std::uint32_t code) {
    if (code == '\t' || code == '\n' || code == '\r') return false;
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0xFFFE || code == 0xFFFF;
}

}  // namespace

std::optional<std::pair<std::size_t, std::string>> foreign_character(std::string_view text) {
    if (text.substr(0, 3) == "\xEF\xBB\xBF")
        return {{0, tr("a byte order mark: save the file as plain UTF-8")}};
    for (std::size_t at = 0; at < text.size();) {
        const auto first = static_cast<unsigned char>(text[at]);
        const std::size_t length = length_from(first);
        const std::uint32_t code = decode(text.substr(at), length);
        if (code == no_character)
            return {{at, tr("the byte 0x{byte:02x} is not UTF-8 text", "byte"_a = first)}};
        if (is_control(code))
            return {{at, tr("the control character U+{code:04X}", "code"_a = code)}};
        at += length;
    }
    return std::nullopt;
}

LineIndex::LineIndex(std::string_view text) : starts_{0} {
    for (std::size_t at = text.find('\n'); at != std::string_view::npos;
         at = text.find('\n', at + 1)) {
        starts_.push_back(at + 1);
    }
}

Place LineIndex::place_of(std::size_t offset, const std::string& source) const {
    const auto next = std::upper_bound(starts_.begin(), starts_.end(), offset);
    const auto line = next - starts_.begin();
    return {source, static_cast<int>(line), static_cast<int>(offset - *(next - 1)) + 1};
}

}  // namespace fairdeal
