#include "picture/sums.h"

namespace fairdeal {

std::string grouped_sum(Money amount) {
    std::string words = to_text(amount);
    const std::size_t whole = std::min(words.find('.'), words.size());
    for (std::size_t end = whole; end > 3 && words[end - 4] != '-'; end -= 3)
        words.insert(end - 3, 1, ',');
    return words;
}

}  // namespace fairdeal
