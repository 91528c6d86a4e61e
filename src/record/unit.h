#pragma once
// What the amounts of a hand are in: money, or the chips of a tournament, which are worth no money.
// Amounts of different units are never added, compared or ranked together.

#include "record/header.h"

namespace fairdeal {

enum class Unit : std::uint8_t { Cash, Chips };
inline constexpr std::array every_unit{Unit::Cash, Unit::Chips};
/// "cash", "chips".
std::string_view to_text(Unit unit);
std::optional<Unit> unit_from(std::string_view word);

/// The league is played for tournament chips, and so is eXtreme with mode=tournament (BJX-BLIND-3
/// to -5: rising blinds, all in, rebuys). Everything else is played for cash.
Unit unit_of(const Header& header);

/// An amount that is already in digits, with its unit: "$25", "-$5", "25 chips".
std::string with_unit(const std::string& digits, Unit unit);
/// The same of an amount: "$1250.50".
std::string to_text(Money amount, Unit unit);

/// What was settled wrongly, in one unit. Never netted.
struct Exposure {
    Money overpaid, underpaid;
    /// What a guest got too much; negative: too little.
    void add(Money difference);
    Exposure& operator+=(const Exposure& other);
    [[nodiscard]] bool is_nothing() const { return overpaid.is_zero() && underpaid.is_zero(); }
    friend bool operator==(const Exposure&, const Exposure&) = default;
};

/// The same in every unit.
struct Exposures {
    std::array<Exposure, every_unit.size()> by_unit;
    Exposure& in(Unit unit) { return by_unit.at(static_cast<std::size_t>(unit)); }
    [[nodiscard]] const Exposure& in(Unit unit) const {
        return by_unit.at(static_cast<std::size_t>(unit));
    }
    Exposures& operator+=(const Exposures& other);
    /// The units in which something was settled wrongly; Cash where nothing was.
    [[nodiscard]] std::vector<Unit> units() const;
    friend bool operator==(const Exposures&, const Exposures&) = default;
};

/// Of every amount the larger one.
Exposures larger_of(const Exposures& one, const Exposures& other);

/// "overpaid $25, underpaid $0", once for each unit in which something was settled wrongly, with
/// "; tournament chips: " before those of the chips; `amount` says how amounts are told.
std::string to_text(const Exposures& exposures, std::string (*amount)(Money, Unit) = to_text);

}  // namespace fairdeal
