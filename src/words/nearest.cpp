#include "words/nearest.h"

#include <algorithm>
#include <utility>

#include "base/translation.h"

namespace fairdeal {

// The distance of Damerau and Levenshtein, of which no part is edited twice: row by row, the two
// rows before being all that is looked at.
std::size_t mistypings(std::string_view typed, std::string_view meant) {
    std::vector<std::size_t> before_last, last(meant.size() + 1), row(meant.size() + 1);
    for (std::size_t j = 0; j <= meant.size(); ++j) last[j] = j;
    for (std::size_t i = 1; i <= typed.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= meant.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (typed[i - 1] == meant[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, replaced});
            const bool swapped =
                i > 1 && j > 1 && typed[i - 1] == meant[j - 2] && typed[i - 2] == meant[j - 1];
            if (swapped) row[j] = std::min(row[j], before_last[j - 2] + 1);
        }
        before_last = std::exchange(last, row);
    }
    return last[meant.size()];
}

std::string did_you_mean(std::string_view typed, const std::vector<std::string>& words) {
    const std::string* nearest = nullptr;
    std::size_t least = std::max<std::size_t>(2, typed.size() / 3) + 1;
    for (const std::string& word : words) {
        const bool is_beginning = typed.size() >= 3 && word.starts_with(typed);
        const std::size_t distance = is_beginning ? 1 : mistypings(typed, word);
        if (distance >= least || distance >= word.size()) continue;
        least = distance;
        nearest = &word;
    }
    return nearest == nullptr ? "" : ": " + tr("did you mean '{word}'?", "word"_a = *nearest);
}

}  // namespace fairdeal
