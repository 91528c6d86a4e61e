#include "questions/words/chip_words.h"

#include <fmt/format.h>

#include "base/translation.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

std::string chips_in_words(const ChipPiles& chips, Unit unit) {
    if (chips.empty()) return tr("nothing");
    std::string words = amount_in_words(worth_of(chips), unit) + ": ";
    for (std::size_t i = 0; i < chips.size(); ++i)
        words += fmt::format("{}{} \u00d7 {}", i == 0 ? "" : " + ", chips[i].count,
                             brief_amount(chips[i].value, unit));
    return words;
}

}  // namespace fairdeal
