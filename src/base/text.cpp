#include "base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace fairdeal {

std::optional<std::int64_t> whole_number_from(std::string_view text, std::int64_t most) {
    if (text.empty() || text.size() > 18 || (text.size() > 1 && text[0] == '0'))
        return std::nullopt;
    std::int64_t number = 0;
    for (const char c : text) {
        if (!is_digit(c)) return std::nullopt;
        number = number * 10 + (c - '0');
    }
    if (number > most) return std::nullopt;
    return number;
}

std::vector<std::string_view> split_at(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    std::size_t from = 0;
    for (std::size_t at = text.find(separator); at != std::string_view::npos;
         from = at + 1, at = text.find(separator, from)) {
        parts.push_back(text.substr(from, at - from));
    }
    parts.push_back(text.substr(from));
    return parts;
}

std::vector<std::string> words_in(std::string_view text) {
    std::vector<std::string> words;
    for (const std::string_view word : split_at(text, ' ')) {
        if (!word.empty()) words.emplace_back(word);
    }
    return words;
}

std::string joined(const std::vector<std::string>& words) {
    return fmt::format("{}", fmt::join(words, " "));
}

std::string_view trimmed(std::string_view text, std::string_view blanks) {
    const auto begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

std::string_view take_word(std::string_view& line) {
    const std::size_t space = line.find(' ');
    const std::string_view word = line.substr(0, space);
    line = space == std::string_view::npos ? std::string_view() : line.substr(space + 1);
    return word;
}

namespace {

int days_in(int year, int month) {
    constexpr std::array<int, 12> days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return month == 2 && leap ? 29 : days.at(static_cast<std::size_t>(month - 1));
}

bool is_fraction(std::string_view text) {
    if (text.empty()) return true;
    if (text.size() < 2 || text.size() > 7 || text[0] != '.') return false;
    return std::all_of(text.begin() + 1, text.end(), is_digit);
}

}  // namespace

bool is_utc_time(std::string_view text) {
    constexpr std::string_view form = "0000-00-00T00:00:00";
    if (text.size() < form.size() + 1 || text.back() != 'Z') return false;
    const char* const chars = text.data();
    for (std::size_t i = 0; i < form.size(); ++i) {
        if (form[i] == '0' ? !is_digit(chars[i]) : chars[i] != form[i]) return false;
    }
    const auto two = [chars](std::size_t at) {
        return 10 * (chars[at] - '0') + (chars[at + 1] - '0');
    };
    const int month = two(5);
    if (month < 1 || month > 12) return false;
    const int day = two(8);
    return day >= 1 && day <= days_in(100 * two(0) + two(2), month) && two(11) <= 23 &&
           two(14) <= 59 && two(17) <= 59 &&
           is_fraction(text.substr(form.size(), text.size() - form.size() - 1));
}

std::string in_quotes(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string shown = "'";
    for (const char c : text.substr(0, longest)) {
        const auto byte = static_cast<unsigned char>(c);
        shown += byte >= 0x20 && byte < 0x7f ? std::string(1, c) : fmt::format("\\x{:02x}", byte);
    }
    return shown + (text.size() > longest ? "...'" : "'");
}

}  // namespace fairdeal
