#pragma once
// What a table of hands says: its headings, what stands in each of a hand's cells, and how its rows
// are copied.

#include "content/library.h"
#include "log/search/hand_sort.h"

namespace fairdeal {

/// "Dealer", "Difference".
std::string heading_of(HandColumn column);
/// Amounts and counts stand at the right.
bool is_number(HandColumn column);
/// "1105", "+$20", "Dealer Hand Push (BRK-PUSH-3)"; empty: the hand has nothing of it.
std::string cell_of(const HandFacts& facts, HandColumn column, const Library& library);
/// "Super Tie", "Tip": of a wager, or what stands in its place.
std::string wager_title(const std::string& wager);
/// How the hand stands, in a word: "Right", "Overpaid $15", "2 faults".
std::string result_of(const HandRow& row);
/// Every fact that it has by its heading, as a screen reader says it.
std::string spoken_row(const HandFacts& facts, std::span<const HandColumn> columns,
                       const Library& library);
/// A line of headings and one a hand, cells with a tab between them, as spreadsheets take them.
std::string as_lines(std::span<const HandFacts> hands, std::span<const HandColumn> columns,
                     const Library& library);

/// The columns that are shown as long as nobody chooses others.
inline constexpr std::array usual_hand_columns{
    HandColumn::Hand,  HandColumn::Time,   HandColumn::Game,  HandColumn::Table, HandColumn::Dealer,
    HandColumn::Stake, HandColumn::Result, HandColumn::Wrong, HandColumn::Clause};

/// By which order a heading's next click sorts: numbers the largest first, words the first first,
/// then the other way up, then as the hands were recorded.
std::optional<HandOrder> next_order(std::optional<HandOrder> order, HandColumn column);

}  // namespace fairdeal
