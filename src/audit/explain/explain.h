#pragma once
// Why was this paid? The mistake, or the fewest mistakes, that make exactly what was paid out of
// what was due.

#include <optional>

#include "audit/explain/mistake.h"

namespace fairdeal {

/// More mistakes than this in one hand are not sought.
constexpr std::size_t most_mistakes = 4;

struct Explanation {
    std::vector<Mistake>
        mistakes;           // together they give exactly what was claimed; empty: see `wrong`
    std::size_t wrong = 0;  // wagers that were not settled as ruled
    /// False also where nothing is wrong.
    [[nodiscard]] bool is_single() const { return mistakes.size() == 1; }
    friend bool operator==(const Explanation&, const Explanation&) = default;
};

/// "No single mistake explains it", "nothing is wrong", or the sentences, a line each.
std::string to_text(const Explanation& explanation);

/// Explains a record's recorded settlement, which must not be empty. The same record always gets
/// the same explanation: the fewest mistakes, of these the likeliest kinds, then the first listed.
Explanation explain(const HandRecord& record, const Ruling& ruling,
                    std::span<const Misreading> misreadings);

}  // namespace fairdeal
