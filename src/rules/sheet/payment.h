#pragma once
// What a row of a sheet makes of a wager, and the house's choice under which the row stands.

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "base/money.h"
#include "record/options.h"
#include "record/words.h"
#include "rules/clause.h"

namespace fairdeal {

/// How much of a wager is meant: all that lies there, half of it, or what was bet before it was
/// doubled. The rest goes back.
enum class StakePart : std::uint8_t { All, Half, Original };

/// What a row makes of a wager.
struct Payment {
    Verb verb = Verb::Push;               // Take, Push, Pay, Return
    Odds odds{};                          // of Pay: this price,
    std::optional<Option> price{};        // or the one that the table card has for this option
    std::array<ClauseId, 2> priced_by{};  // clauses that set the price beside the deciding one
    StakePart part = StakePart::All;
};
constexpr Payment takes{Verb::Take};
constexpr Payment pushes{Verb::Push};
constexpr Payment returns{Verb::Return};
constexpr Payment pays(std::int64_t odds, std::int64_t to = 1) { return {Verb::Pay, {odds, to}}; }
constexpr Payment pays(Option price) { return {Verb::Pay, {}, price}; }
/// The price stands in another clause, or in two, than the one that decides.
constexpr Payment by(Payment payment, ClauseId clause, ClauseId other = {}) {
    payment.priced_by = {clause, other};
    return payment;
}
constexpr Payment half(Payment payment) {
    payment.part = StakePart::Half;
    return payment;
}
constexpr Payment original_bet(Payment payment) {
    payment.part = StakePart::Original;
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
/// True if the table card has the choice, or none is named.
inline bool stands(const std::optional<Where>& where, const TableCard& card) {
    return !where || card.choice<std::int64_t>(where->option) == where->choice;
}

/// Choices of one option of the house, of which a table card has one.
struct Choices {
    Option option{};
    std::uint32_t words = 0;  // bit by the number of the word; none: whatever the card has
};
template <class... Choice>
constexpr Choices either(Option option, Choice... choices) {
    return {option, ((std::uint32_t{1} << static_cast<unsigned>(choices)) | ...)};
}
constexpr Choices choices_of(const Where& where) { return either(where.option, where.choice); }
/// Every choice but this one.
constexpr Choices all_but(const Where& where) { return {where.option, ~choices_of(where).words}; }
inline bool stands(const Choices& choices, const TableCard& card) {
    const auto word = card.choice<std::uint32_t>(choices.option);
    return choices.words == 0 || (choices.words >> word & 1U) != 0;
}
/// True if the card has one of each.
inline bool stands(std::span<const Choices> all, const TableCard& card) {
    return std::all_of(all.begin(), all.end(),
                       [&](const Choices& choices) { return stands(choices, card); });
}
/// Where a row comes to rule, for print: a row above rules at every other table, or nothing asks.
using Under = std::array<Choices, 2>;

}  // namespace fairdeal
