#include "audit/cases/hand_spans.h"

#include <fmt/format.h>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::int64_t largest_number = 1'000'000'000'000;
constexpr std::int64_t most_listed = 10'000'000;  // hands of one case

std::size_t end_of_span(const std::vector<std::int64_t>& hands, std::size_t begin) {
    std::size_t end = begin + 1;
    while (end < hands.size() && hands[end] == hands[end - 1] + 1) ++end;
    return end;
}

/// Adds "12" or "60-63". False: it is neither, or does not rise.
bool add_span(ListedHands& list, std::string_view word) {
    const auto dash = word.find('-');
    const auto first = whole_number_from(word.substr(0, dash), largest_number);
    const auto last = dash == std::string_view::npos
                          ? first
                          : whole_number_from(word.substr(dash + 1), largest_number);
    const std::int64_t before = list.hands.empty() ? 0 : list.hands.back();
    if (!first || !last || *first <= before || *last < *first) return false;
    if (*last - *first >= most_listed) return false;
    for (std::int64_t hand = *first; hand <= *last; ++hand) list.hands.push_back(hand);
    return std::ssize(list.hands) <= most_listed;
}

}  // namespace

std::string hand_spans(const std::vector<std::int64_t>& hands) {
    std::string word;
    std::size_t spans = 0;
    for (std::size_t begin = 0; begin < hands.size();) {
        if (!word.empty()) word += ',';
        if (spans == most_hand_spans) return word + fmt::format("+{}", hands.size() - begin);
        const std::size_t end = end_of_span(hands, begin);
        word += std::to_string(hands[begin]);
        if (end - begin > 1) word += fmt::format("-{}", hands[end - 1]);
        begin = end;
        ++spans;
    }
    return word;
}

std::optional<ListedHands> listed_hands(std::string_view word) {
    ListedHands list;
    if (word.empty()) return list;
    for (const std::string_view part : split_at(word, ',')) {
        if (list.more > 0) return std::nullopt;
        if (part.starts_with('+')) {
            list.more = whole_number_from(part.substr(1), largest_number).value_or(0);
            if (list.more == 0) return std::nullopt;
        } else if (!add_span(list, part)) {
            return std::nullopt;
        }
    }
    // One way to write it, or two texts would mean the same.
    const std::string written =
        hand_spans(list.hands) + (list.more > 0 ? fmt::format(",+{}", list.more) : "");
    return written == word ? std::optional(list) : std::nullopt;
}

std::string spans_in_words(std::string_view word) {
    constexpr std::ptrdiff_t most_shown = 8;
    const auto listed = listed_hands(word);
    if (!listed || listed->hands.empty()) return std::string(word);
    const auto spans = split_at(word, ',');
    if (std::ssize(spans) <= most_shown && listed->more == 0)
        return fmt::format("{}", fmt::join(spans, ", "));
    return tr_n("{count} hand, from #{first} on", "{count} hands, from #{first} on",
                std::ssize(listed->hands) + listed->more, "first"_a = listed->hands.front());
}

}  // namespace fairdeal
