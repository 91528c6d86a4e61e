#pragma once
// A game's pay table as a reference card: each wager's prices at one table, and what each bet is
// paid.

#include "print/pay/pay_sheet_page.h"
#include "questions/pay_table.h"

namespace fairdeal {

struct PayTablePrint {
    struct PaidLine {
        std::string when;               // "The dealer busts"
        std::string price;              // "3 to 2"
        std::string tip;                // that it brings the dealer: "$5"; empty: none
        std::vector<std::string> pays;  // to each bet; empty where none so small may be made
    };
    struct WagerTable {
        std::string wagers;             // "Blind, Double up"
        std::vector<std::string> bets;  // the heads of `pays`
        std::vector<PaidLine> rows;
    };
    std::string title;  // "Breakout Blackjack: pay table"
    std::string table;  // by which table card
    UtcTime made;
    std::vector<WagerTable> sections;
};

/// The bets that the table is printed for, the least first.
std::span<const Money> printed_bets();

PayTablePrint pay_table_print(const TableCardFile& table, const UtcTime& made);

std::vector<PrintedPage> pay_table_pages(Painter& ruler, Paper paper, const PayTablePrint& print);
Result<std::string> pay_table_pdf(const PayTablePrint& print, Paper paper);
std::string text_of(const PayTablePrint& print);

}  // namespace fairdeal
