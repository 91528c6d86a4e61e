#include "audit/explain/house_change_words.h"

#include "base/translation.h"

namespace fairdeal {

std::string cost_in_words(const HouseChangeReport& report, Unit unit,
                          std::string (*amount)(Money, Unit)) {
    const Exposure& guests = report.guests.in(unit);
    const Money house = report.for_the_house(unit);
    const char* const words =
        house.is_zero() ? sentence("players would have had {more} more and {less} less: no cost")
        : house < Money()
            ? sentence(
                  "players would have had {more} more and {less} less: it would have cost the "
                  "house {amount}")
            : sentence(
                  "players would have had {more} more and {less} less: it would have brought "
                  "the house {amount}");
    return tr_of(words, "more"_a = amount(guests.overpaid, unit),
                 "less"_a = amount(guests.underpaid, unit),
                 "amount"_a = amount(house < Money() ? Money() - house : house, unit));
}

}  // namespace fairdeal
