#pragma once
// A rule sheet's sections as people read them beside the paper, at one table: which rows its card
// leaves out, and what it pays.

#include <span>
#include <string>
#include <vector>

#include "rules/sheet/printed.h"

namespace fairdeal {

/// Values of one option, as a table card writes them: "partial", {"skip", "stop"}.
struct SheetChoice {
    std::string option;
    std::vector<std::string> values;
};
/// "partial=skip|stop".
std::string to_text(const SheetChoice& choice);

/// The house's choices in words, "at this table: He gets nothing"; and as a card has them,
/// "partial=stop". Both are empty of what stands everywhere.
struct SheetMark {
    std::string words, card;
};

/// A row, or a note beside the rows.
struct SheetRow {
    std::string clause;  // "BRK-BJ-3"
    std::string also;    // the other clauses that it rests on: "BRK-PUSH-1, AMB-BRK-14"
    std::string when;    // "the dealer has a blackjack"
    std::string then;    // "pay 3:2 (dealer-bj-pays)"
    std::vector<SheetChoice> choices{};  // of the house, under which alone it stands: one of each
    bool stands = true;                  // at this table
    SheetMark mark{};                    // empty until somebody puts the choices into words
};

struct SheetSection {
    std::string name, title;
    std::vector<SheetChoice> choices{};  // as of a row
    bool stands = true;                  // else none of its rows does
    SheetMark mark{};
    ReadAs read = ReadAs::First;
    std::string reading{};  // how its rows are read; empty: the first that fits rules
    std::vector<SheetRow> rows{}, notes{};
};

/// The card must be one of the sections' game.
std::vector<SheetSection> sheet_for_people(std::span<const PrintedSection> sections,
                                           const TableCard& card);

}  // namespace fairdeal
