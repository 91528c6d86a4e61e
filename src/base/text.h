#pragma once
// Small readers of text that several formats share. They know nothing of cards or money.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairdeal {

[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// A whole number of decimal digits, no sign and no leading zero ("0" itself is one), at most
/// `most`.
std::optional<std::int64_t> whole_number_from(std::string_view text, std::int64_t most);

/// The parts of `text` between `separator`s, in order; an empty text has one empty part.
std::vector<std::string_view> split_at(std::string_view text, char separator);

/// The words between spaces, and words with a space between each two.
std::vector<std::string> words_in(std::string_view text);
std::string joined(const std::vector<std::string>& words);

/// Without the blanks at its ends.
std::string_view trimmed(std::string_view text, std::string_view blanks = " \t\r\n");

/// Takes the first word and the space after it off a line.
std::string_view take_word(std::string_view& line);

/// A UTC time of RFC 3339: 2026-03-14T21:05:09Z, optionally with up to six decimals of a second.
bool is_utc_time(std::string_view text);

/// `text` in quotation marks for a message; bytes that cannot be printed are shown as \xNN and a
/// long text is cut.
std::string in_quotes(std::string_view text);

}  // namespace fairdeal
