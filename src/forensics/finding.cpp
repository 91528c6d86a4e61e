#include "forensics/finding.h"

#include <array>

namespace fairdeal {

std::string_view to_text(ShoeFindingKind kind) {
    static constexpr std::array<std::string_view, shoe_finding_kind_count> words{
        "copy-too-many",  "too-many-cards", "count-gap",    "out-at-start", "shoe-again",
        "missing-cards",  "extra-card",     "swapped-card", "wrong-decks",  "unshuffled",
        "new-deck-order", "poor-shuffle",   "sign-differs", "soft-17",      "off-limits",
        "limits-changed", "two-tables",     "pace",         "overpaid",     "hole-card",
        "cut-depth"};
    return words.at(static_cast<std::size_t>(kind));
}

}  // namespace fairdeal
