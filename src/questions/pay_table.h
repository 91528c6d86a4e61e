#pragma once
// What the wagers that lie on a table are paid there, read off the rows of the game's rule sheet
// under the hand's table card. No price stands here: a row's own, or the card's.

#include <span>
#include <string_view>
#include <vector>

#include "record/record.h"
#include "rules/clause.h"

namespace fairdeal {

/// One row of the sheet that pays.
struct PriceRow {
    ClauseId clause;
    const char* when = "";  // a sentence(): "the dealer busts"
    Odds odds;
    Money tip;  // that the row brings the dealer; nothing: none
};

/// What wagers that are settled by the same sections are paid, in the order of the sheet.
struct PayTable {
    std::vector<Wager> wagers;
    std::vector<PriceRow> rows;
};

/// Of every wager that the hand has not settled. Rows that the table card leaves out are not among
/// them, nor what a section computes: of League even money, which its row puts in words.
std::vector<PayTable> pay_tables(const HandRecord& hand);

/// Of every wager of the game that has a price at such a table.
std::vector<PayTable> pay_tables(const TableCard& card);

/// What a stake is paid by the row there: rounded as the card says, and less a tip that comes out
/// of the player's winnings.
Money paid_by(const PriceRow& row, const TableCard& card, Money stake);

/// The sections of the game's sheet that say what the wager is paid, by name; empty: it has none.
std::span<const std::string_view> sections_that_pay(Game game, Wager wager);

}  // namespace fairdeal
