#include "app/amounts.h"

#include "app/words.h"

namespace fairdeal {

std::string amount_in_words(Money amount, Unit unit) {
    std::string text = dollars(amount);
    if (unit == Unit::Cash) return text;
    text.erase(text.find('$'), 1);
    return text + " chips";
}

}  // namespace fairdeal
