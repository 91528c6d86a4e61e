#pragma once
// The house's choices on a rule sheet in words: at the rows that stand under them, and all of them
// as they are in force at one table.

#include "training/book/option_words.h"
#include "words/sheet_words.h"

namespace fairdeal {

/// Fills in the mark of every section, row and note that stands under a choice of the house. The
/// book is that of the sheet's game.
void put_choices_in_words(std::vector<SheetSection>& sections, const RuleBook& book);

/// An option as a table has it.
struct SheetOption {
    std::string point;         // the open point that it settles: "AMB-BRK-04"; or empty
    std::string question;      // what it is about
    std::string reading;       // what holds at this table
    std::string card;          // as a card writes it: "bust17-soft=no"
    bool changed = false;      // from the rule book's default,
    std::string usual{};       // which says this,
    std::string usual_card{};  // "bust17-soft=yes"
};
/// Every option of the game, in the rule book's order.
std::vector<SheetOption> options_in_force(const TableCard& card, const RuleBook& book);

/// "at this table: No. (bust17-soft=no)"; of what has no mark: nothing.
std::string text_of(const SheetMark& mark);

}  // namespace fairdeal
