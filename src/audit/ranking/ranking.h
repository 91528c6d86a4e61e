#pragma once
// Every dealer of an audited log beside the house: their rate of errors, what of it is chance,
// which clauses it comes from, and whether it grows.

#include <string>
#include <vector>

#include "audit/ranking/significance.h"
#include "audit/tally.h"

namespace fairdeal {

/// What a dealer gets wrong under one clause.
struct Cause {
    std::string clause;        // nothing_said: nothing was due where they settled
    std::string misreading;    // that explains at least half of it; empty: none does
    std::int64_t misread = 0;  // wagers that it explains
    Share wagers;              // settled wrongly, of the lines that the clause decides
    double expected = 0;       // wagers the other dealers would have got wrong in as many lines
    double log10_chance = 0;   // of so many or more, corrected for all that was looked at
    friend bool operator==(const Cause&, const Cause&) = default;
};

struct ShiftErrors {
    std::string shift;  // shift_name()
    Share hands;        // settled wrongly, of those with a settlement
    friend bool operator==(const ShiftErrors&, const ShiftErrors&) = default;
};

enum class Trend : unsigned char { TooFewToSay, NoneBeyondChance, Rising, Falling };
/// "too-few", "none", "rising", "falling".
std::string_view to_text(Trend trend);

struct RankedDealer {
    std::string dealer;
    Share hands;              // settled wrongly, of those with a settlement
    RateInterval interval;    // of that rate
    double expected = 0;      // hands the house would have got wrong in the same games
    double shrunk = 1;        // times the house's errors, as far as so many hands can say
    double log10_chance = 0;  // of so many or more, corrected for the number of dealers
    Trend trend = Trend::TooFewToSay;
    std::vector<Cause> causes;        // the most beyond the house first
    std::vector<ShiftErrors> shifts;  // in time
    /// Times the house's errors, as counted; 0 where none is expected.
    [[nodiscard]] double ratio() const;
    /// The share of the same hands that the house would have got wrong.
    [[nodiscard]] double rate_of_house() const;
    friend bool operator==(const RankedDealer&, const RankedDealer&) = default;
};

struct DealerRanking {
    Share house;                        // hands settled wrongly, of those with a settlement
    std::vector<RankedDealer> dealers;  // the highest shrunk first
    friend bool operator==(const DealerRanking&, const DealerRanking&) = default;
};

/// Whether it is named: chance would name at most one in twenty of those that are.
constexpr bool is_beyond_chance(double log10_corrected) {
    constexpr double log10_of_false_share = -1.3010299956639812;
    return log10_corrected <= log10_of_false_share;
}

/// Of dealers with a name and a hand with a settlement. With one dealer there is nothing to compare
/// with: nobody and nothing is beyond chance then.
DealerRanking ranking_of(const Tally& tally);

/// Null where nobody of that name is ranked.
const RankedDealer* find_dealer(const DealerRanking& ranking, std::string_view dealer);

}  // namespace fairdeal
