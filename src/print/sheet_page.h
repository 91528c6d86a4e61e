#pragma once
// A game's rule sheet as it is ruled, to be ticked off against the paper: the house's options, then
// section by section the rows. On paper, as plain text and as a page of HTML.

#include "base/time/utc_time.h"
#include "picture/page.h"
#include "print/sheet_marks.h"
#include "training/library.h"

namespace fairdeal {

struct RuleSheetPrint {
    std::string title;  // "Breakout Blackjack: the sheet as it is ruled"
    std::string table;  // by which table card: "By the rule book's defaults"
    std::string note;   // what is special about that card; or empty
    UtcTime made;
    std::string legend;  // what its ids are
    std::vector<SheetOption> options;
    std::vector<SheetSection> sections;
};

/// The sections' rows of a game as they stand at a table. A table without a title has the rule
/// book's defaults. The game must be one that is ruled, and the book its own.
RuleSheetPrint rule_sheet_print(const TableCardFile& table, const RuleBook& book,
                                const UtcTime& made);

std::vector<PrintedPage> rule_sheet_pages(Painter& ruler, Paper paper, const RuleSheetPrint& print);
Result<std::string> rule_sheet_pdf(const RuleSheetPrint& print, Paper paper);
std::string text_of(const RuleSheetPrint& print);
/// A whole document that stands by itself.
std::string html_of(const RuleSheetPrint& print);

}  // namespace fairdeal
