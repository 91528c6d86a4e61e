#include "desk/words/chip_words.h"

#include <fmt/format.h>

#include "desk/words/words.h"

namespace fairdeal {

std::string chips_in_words(const ChipPiles& chips) {
    if (chips.empty()) return "nothing";
    std::string words = dollars(worth_of(chips)) + ": ";
    for (std::size_t i = 0; i < chips.size(); ++i)
        words += fmt::format("{}{} \u00d7 {}", i == 0 ? "" : " + ", chips[i].count,
                             dollars(chips[i].value));
    return words;
}

}  // namespace fairdeal
