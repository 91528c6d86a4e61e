#pragma once
// Numbers of hands as one word: "12,45,60-63". So a case that many hands are behind lists them.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairdeal {

/// Of more spans the first so many are listed, and how many hands follow: "12,45,+130".
constexpr std::size_t most_hand_spans = 500;

/// Numbers from 1, rising; empty: none.
std::string hand_spans(const std::vector<std::int64_t>& hands);

struct ListedHands {
    std::vector<std::int64_t> hands;  // rising
    std::int64_t more = 0;            // that are not listed
};
/// Nothing: the word is not as hand_spans writes it.
std::optional<ListedHands> listed_hands(std::string_view word);

/// For people, in the language in force: a short word as it is, "12, 45, 60-63", a long one as "247
/// hands, from #1 on".
std::string spans_in_words(std::string_view word);

}  // namespace fairdeal
