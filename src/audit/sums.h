#pragma once
// What an audit adds up: for the whole log, and for each dealer, table, shift, game, clause and
// misreading.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/unit.h"

namespace fairdeal {

struct AuditSums {
    std::int64_t hands = 0;        // of a clause or misreading: those with a wrong wager of it
    std::int64_t wrong_hands = 0;  // with a wager that was not settled as ruled
    std::int64_t with_faults = 0;  // hands that show what a clause forbids
    std::int64_t lines = 0;        // settlement lines ruled; of a misreading none
    std::int64_t wrong_wagers = 0;
    Exposures exposures;  // wager by wager, each unit on its own
    /// Something is wrong.
    [[nodiscard]] bool shows_something() const {
        return wrong_wagers > 0 || with_faults > 0 || wrong_hands > 0;
    }
    AuditSums& operator+=(const AuditSums& other);
    friend bool operator==(const AuditSums&, const AuditSums&) = default;
};

/// A cell of a table: its sums and the first hands behind them.
struct AuditCell {
    AuditSums sums;
    std::vector<std::int64_t> first_hands;  // wrong or with faults, by number in the log, rising
    AuditCell& operator+=(const AuditCell& other);
    /// Remembers a hand; numbers must not fall.
    void note(std::int64_t idx);
    friend bool operator==(const AuditCell&, const AuditCell&) = default;
};
constexpr std::size_t hands_kept = 100;  // in a cell; Audit::hands_of_cell finds the others

/// What the sums are told apart by.
enum class Dimension : std::uint8_t { Dealer, Table, Shift, Game, Clause, Misreading };
inline constexpr std::array every_dimension{Dimension::Dealer, Dimension::Table,
                                            Dimension::Shift,  Dimension::Game,
                                            Dimension::Clause, Dimension::Misreading};
/// "dealer", "table", ...
std::string_view to_text(Dimension dimension);
std::optional<Dimension> dimension_from(std::string_view word);

/// The name of the cell of hands that do not say (no dealer, no table, no time), of wagers on which
/// nothing was due (no clause) and of those that no misreading explains.
constexpr std::string_view nothing_said = "-";

struct NamedCell {
    std::string name;
    AuditCell cell;
    friend bool operator==(const NamedCell&, const NamedCell&) = default;
};

}  // namespace fairdeal
