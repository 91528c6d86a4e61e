#pragma once
// A section of a rule sheet as it is printed beside the paper. Its words are marked sentences.

#include <optional>
#include <vector>

#include "rules/payment.h"

namespace fairdeal {

/// A row as it is printed: the same whatever facts its section looks at.
struct PrintedRow {
    ClauseId clause;
    const char* when;
    Payment then{};              // of a row that decides what becomes of a wager,
    Money tip{};                 // with the tip that it brings the dealer, if it does
    const char* does = nullptr;  // of any other: a sentence()
    std::vector<ClauseId> because;
    std::optional<Where> where{};
};
/// What a ruling by any row of its section cites as well.
struct PrintedNote {
    ClauseId clause;
    const char* when;
    std::optional<Where> where{};
};
/// A section as it is printed.
struct PrintedSection {
    const char* name;
    const char* title;
    std::vector<PrintedRow> rows;
    std::vector<PrintedNote> notes{};
    std::optional<Where> where{};
    bool is_of_facts = false;  // its rows are facts that sections which compute go by; none rules
};

}  // namespace fairdeal
