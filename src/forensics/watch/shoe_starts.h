#pragma once
// Is a shoe whole before its first hand? Nothing is out of it then but the card that is burned. A
// shuffler that counts says what it kept back.

#include <optional>

#include "forensics/finding.h"

namespace fairdeal {

/// Cards that are burned before the first hand of a shoe.
constexpr int most_burned_first = 1;

class ShoeStarts {
public:
    /// A shoe of the pack, with so many cards out before the first hand of it that is here. Records
    /// may begin within a shoe: of their first one more than a deck says nothing, and what it says
    /// is taken back if the next one is whole.
    void begin(int out, const HandRef& hand, const std::string& shoe);

    struct NotWhole {
        HandRef hand;
        std::string shoe;
        int out = 0;
        std::int64_t times = 1;           // shoes
        std::vector<std::int64_t> hands;  // the first of each
    };
    /// The first that was not, and how many there were.
    [[nodiscard]] const std::optional<NotWhole>& found() const { return found_; }

private:
    std::int64_t shoes_ = 0;
    std::optional<NotWhole> found_;
};

}  // namespace fairdeal
