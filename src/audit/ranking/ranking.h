#pragma once
// Every dealer of an audited log beside the house: their rate of errors, what of it is chance,
// which clauses it comes from, and whether it grows.

#include <string>
#include <vector>

#include "audit/ranking/significance.h"
#include "audit/tally.h"
#include "log/hand_log.h"

namespace fairdeal {

/// What a dealer gets wrong: under the clause that decides, or by one misreading wherever it shows.
struct Cause {
    enum class Of : unsigned char {
        Lines,  // chances are settlement lines that the clause decides, errors are wagers
        Hands   // chances are hands of the misreading's game, errors are hands with it
    };
    Of of = Of::Lines;
    std::string clause;        // nothing_said: nothing was due where they settled
    std::string misreading;    // of Hands; of Lines where it explains at least half, else empty
    std::int64_t misread = 0;  // of Lines: wagers that it explains
    Share own, others;         // the others: all other dealers together
    double log10_chance = 0;   // of so many or more, corrected for all that was looked at
    /// What the others would have got wrong in as many chances; without others, a careful dealer.
    [[nodiscard]] double expected() const;
    friend bool operator==(const Cause&, const Cause&) = default;
};
/// "lines", "hands".
std::string_view to_text(Cause::Of of);
/// What a careful dealer is allowed, where there is nobody to compare with: one in a hundred.
constexpr double careful_rate = 0.01;

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
    std::size_t compared = 0;           // dealers; those left out below among them
    std::vector<RankedDealer> dealers;  // the highest shrunk first
    friend bool operator==(const DealerRanking&, const DealerRanking&) = default;
};

/// Whether it is named: chance would name at most one in twenty of those that are.
constexpr bool is_beyond_chance(double log10_corrected) {
    constexpr double log10_of_false_share = -1.3010299956639812;
    return log10_corrected <= log10_of_false_share;
}

/// The most surprising cause beyond chance; null: there is none.
const Cause* first_beyond_chance(const RankedDealer& dealer);

/// Of dealers with a name and a hand with a settlement; `only`: this one, compared with all. A
/// single dealer has nobody to be compared with: their causes are compared with a careful dealer's
/// rate, and they are never beyond chance as a whole.
DealerRanking ranking_of(const Tally& tally, std::string_view only = {});

/// A dealer and a cause beyond chance.
struct Pattern {
    std::string dealer;
    Cause cause;
    friend bool operator==(const Pattern&, const Pattern&) = default;
};
/// All of those ranked, the most surprising first.
std::vector<Pattern> patterns_of(const DealerRanking& ranking);

/// The numbers of the hands that the filter lets through, of its dealer, with an error of a cause,
/// rising. Only hands that the log's rows call wrong are ruled.
Result<std::vector<std::int64_t>> hands_of_cause(const std::filesystem::path& log,
                                                 std::span<const Misreading> misreadings,
                                                 HandFilter filter, const Cause& cause);

/// Null where nobody of that name is ranked.
const RankedDealer* find_dealer(const DealerRanking& ranking, std::string_view dealer);

}  // namespace fairdeal
