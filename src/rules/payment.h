#pragma once
// What a row of a sheet makes of a wager, and the house's choice under which the row stands.

#include <optional>

#include "base/money.h"
#include "record/options.h"
#include "record/words.h"
#include "rules/clause.h"

namespace fairdeal {

/// What a row makes of a wager.
struct Payment {
    Verb verb = Verb::Push;         // Take, Push, Pay, Return
    Odds odds{};                    // of Pay: this price,
    std::optional<Option> price{};  // or the one that the table card has for this option
    ClauseId priced_by{};           // the clause that sets the price, if the deciding one does not
};
constexpr Payment takes{Verb::Take};
constexpr Payment pushes{Verb::Push};
constexpr Payment returns{Verb::Return};
constexpr Payment pays(std::int64_t odds, std::int64_t to = 1) { return {Verb::Pay, {odds, to}}; }
constexpr Payment pays(Option price) { return {Verb::Pay, {}, price}; }
/// The price stands in another clause than the one that decides.
constexpr Payment by(Payment payment, ClauseId clause) {
    payment.priced_by = clause;
    return payment;
}

/// The choices of an option that is a yes or a no.
enum class YesNo : std::uint8_t { Yes, No };

/// A row that stands on the sheet only where the table card has this choice.
struct Where {
    template <class Choice>
    constexpr Where(Option the_option, Choice the_choice)
        : option(the_option), choice(static_cast<std::int64_t>(the_choice)) {}
    Option option;
    std::int64_t choice;
};

}  // namespace fairdeal
