#pragma once
// A game's rule sheet as it is ruled, to be ticked off against the paper: section by section the
// rows, of which the first that holds rules. On paper, as plain text and as a page of HTML.

#include "picture/page.h"
#include "words/sheet_words.h"

namespace fairdeal {

struct RuleSheetPrint {
    std::string title;  // "Breakout Blackjack: the sheet as it is ruled"
    std::string table;  // by which table card: "By the rule book's defaults"
    std::string made;   // RFC 3339, UTC
    std::vector<SheetSection> sections;
};

/// The sections' rows of a game as they stand at a table. `table`: the name of its card; empty: the
/// card has the rule book's defaults. The game must be one that is ruled.
RuleSheetPrint rule_sheet_print(const TableCard& card, const std::string& table,
                                const std::string& made);

std::vector<PrintedPage> rule_sheet_pages(Painter& ruler, Paper paper, const RuleSheetPrint& print);
Result<std::string> rule_sheet_pdf(const RuleSheetPrint& print, Paper paper);
std::string text_of(const RuleSheetPrint& print);
/// A whole document that stands by itself.
std::string html_of(const RuleSheetPrint& print);

}  // namespace fairdeal
