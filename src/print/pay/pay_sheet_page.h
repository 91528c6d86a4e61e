#pragma once
// Payouts to practise on paper: a page of wagers with a box for each payment, and the key on a page
// of its own. Seed and code are on both.

#include "base/time/utc_time.h"
#include "drills/pay_sheet.h"
#include "picture/page.h"
#include "training/library.h"

namespace fairdeal {

struct PaySheetPrint {
    struct Payout {
        std::string wager;   // "Super Tie"
        std::string when;    // what it wins by: "Both have 20"
        std::string price;   // "8 to 1"
        std::string bet;     // "$15"
        std::string pays;    // "$120", a tip of the dealer's not counted
        std::string chips;   // "1 × $100 + 4 × $5"
        std::string clause;  // that decides: "BRK-ST-9"
    };
    std::string title;  // "Breakout Blackjack: payouts to practise"
    std::string table;  // by which table card
    std::string code, seed;
    bool with_prices = false;  // on the sheet; the key always has them
    UtcTime made;
    std::vector<Payout> rows;
};

/// "By the table card: ...", of a card without a title the rule book's defaults.
std::string table_in_words(const TableCardFile& table);
/// The card that a house's own tables of a game are dealt by; one without a title where the content
/// has none.
TableCardFile house_table(const Library& library, Game game);

/// Why the sheet that was dealt by a code is not the one that the code was printed on.
std::string other_sheet(const PaySheet& dealt);

/// The sheet must have been dealt by that card.
PaySheetPrint pay_sheet_print(const PaySheet& sheet, const TableCardFile& table, bool with_prices,
                              const UtcTime& made);

std::vector<PrintedPage> pay_sheet_pages(Painter& ruler, Paper paper, const PaySheetPrint& print);
Result<std::string> pay_sheet_pdf(const PaySheetPrint& print, Paper paper);
std::string text_of(const PaySheetPrint& print);

}  // namespace fairdeal
