#pragma once
// A rule sheet's sections as people read them beside the paper, at one table: which rows its card
// leaves out, and what it pays.

#include <span>
#include <string>
#include <vector>

#include "rules/printed.h"

namespace fairdeal {

/// A row, or a note beside the rows, which has no `then`.
struct SheetRow {
    std::string clause;  // "BRK-BJ-3"
    std::string also;    // the other clauses that it rests on: "BRK-PUSH-1, AMB-BRK-14"
    std::string when;    // "the dealer has a blackjack"
    std::string then;    // "pay 3:2 (dealer-bj-pays)"
    std::string option{};  // the house's choice under which it stands: "bj-vs-21=push"; or empty
    bool stands = true;  // at this table
};

struct SheetSection {
    std::string name, title;
    std::string option{};  // as of a row
    bool stands = true;
    std::vector<SheetRow> rows{}, notes{};
};

/// The card must be one of the sections' game.
std::vector<SheetSection> sheet_for_people(std::span<const PrintedSection> sections,
                                           const TableCard& card);

/// "only with bj-vs-21=push: not at this table"; of what stands everywhere: nothing.
std::string option_for_people(const std::string& option, bool stands);

}  // namespace fairdeal
