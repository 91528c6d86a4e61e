#pragma once
// Codes that people write down: each stands for a text, so that a person who has one can tell later
// whether they are shown the same text.

#include <string>
#include <string_view>

namespace fairdeal {

/// "K7QF-2M3P-9RTA-WX4C-HB6D": 100 bits of the text's SHA-256 in Crockford's base 32.
std::string written_code(std::string_view text);

/// The twenty letters of a code as somebody typed it: small letters, blanks, '-' and '.' are taken,
/// and O, I and L for 0, 1 and 1. Empty: it has not the form of a code.
std::string code_letters_of(std::string_view typed);
inline bool is_written_code(std::string_view typed) { return !code_letters_of(typed).empty(); }

}  // namespace fairdeal
