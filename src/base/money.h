#pragma once
// Money and the odds it is paid at. Whole cents in 64 bits; there is no way to or from a floating
// point number. Whatever would not fit is a Fault, never a wrong sum.

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fairdeal {

/// A price: "3 to 2" is Odds{3, 2}. Both parts are at least 1 and at most 1000.
struct Odds {
    std::int64_t pays = 1;
    std::int64_t to = 1;
    friend bool operator==(const Odds&, const Odds&) = default;
};

/// An amount of money in whole cents. Sums and products throw Fault when they do not fit 64 bits.
class Money {
public:
    constexpr Money() = default;
    static constexpr Money cents(std::int64_t amount) { return Money{amount}; }
    static constexpr Money dollars(std::int64_t amount) { return Money{amount * 100}; }

    [[nodiscard]] constexpr std::int64_t in_cents() const { return cents_; }
    [[nodiscard]] constexpr bool is_zero() const { return cents_ == 0; }

    Money& operator+=(Money other);
    Money& operator-=(Money other);
    friend Money operator+(Money a, Money b) { return a += b; }
    friend Money operator-(Money a, Money b) { return a -= b; }
    friend Money operator*(Money a, std::int64_t times);
    friend constexpr auto operator<=>(Money, Money) = default;

private:
    constexpr explicit Money(std::int64_t amount) : cents_(amount) {}
    std::int64_t cents_ = 0;
};

/// What `stake` wins at `odds`, on top of the stake. A part of a cent is rounded down.
Money pay_at(Money stake, Odds odds);

/// Half of an amount; a half cent is rounded down.
Money half_of(Money amount);

/// The largest amount the notation can write: 9 999 999 999.99.
constexpr Money largest_amount = Money::cents(999'999'999'999);

/// "25", "12.50": two decimals or none. Negative amounts (which no record holds) carry a minus.
std::string to_text(Money amount);
/// "3:2".
std::string to_text(Odds odds);

/// Reads an amount in the notation's form: digits, then nothing or a point and two digits; no sign,
/// no leading zero, at most largest_amount. "12.00" is an amount, though not the shortest way to
/// write it.
std::optional<Money> money_from(std::string_view text);
/// Reads "3:2"; both parts whole, 1 to 1000, no leading zero.
std::optional<Odds> odds_from(std::string_view text);

}  // namespace fairdeal
