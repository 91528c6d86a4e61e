#pragma once
// What a house does when a deal goes wrong: one choice for each clause of the rule book's chapter
// IRR that leaves one. A record of notation version 2 holds the choices in its header; one of
// version 1 knows no irregularities.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "record/word.h"

namespace fairdeal {

/// One enumerator a name, in the order of the clauses.
enum class Remedy : std::uint8_t {
    BoxedCard,
    LooseUnseen,
    LooseSeen,
    DealSeen,
    Overdraw,
    DealerMissed,
    SeatMissed,
    OneCard,
    EmptyBox,
    CardsOut,
    Misplaced,
    Misscan,
    HoleSeen,
    BadCard,
    LateBet,
    OffLimit,
    Mispay,
    EarlyPickup,
    NoDecision,
    Machine
};
constexpr std::size_t remedy_count = static_cast<std::size_t>(Remedy::Machine) + 1;

struct RemedySpec {
    Remedy remedy{};
    int clause = 0;          // of IRR-n the number
    std::string_view name;   // in the header
    std::string_view words;  // what may be chosen, separated by '|'; the first is the default
};

/// In the order of Remedy, which is the canonical order of a header.
std::span<const RemedySpec, remedy_count> remedies();
/// The one of this name, or null.
const RemedySpec* find_remedy(const Word& name);

/// One value for each; starts with the rule book's defaults.
class RemedyCard {
public:
    /// The number of the chosen word, 0 for the first, as an enumeration in the same order.
    template <class Words>
    [[nodiscard]] Words choice(Remedy remedy) const {
        return static_cast<Words>(values_[static_cast<std::size_t>(remedy)]);
    }
    [[nodiscard]] std::string_view text(const RemedySpec& spec) const;
    [[nodiscard]] bool is_standard(const RemedySpec& spec) const;
    /// What is wrong, in words, where the text is no value of it.
    std::optional<std::string> set(const RemedySpec& spec, std::string_view text);

    friend bool operator==(const RemedyCard&, const RemedyCard&) = default;

private:
    std::array<std::uint8_t, remedy_count> values_{};
};

}  // namespace fairdeal
