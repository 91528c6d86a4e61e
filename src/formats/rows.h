#pragma once
// Rows of named values, as CSV and JSON Lines give them.

#include <array>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/problem.h"

namespace fairdeal {

enum class RowColumn : std::uint8_t {
    Record,
    Hand,
    Game,
    Table,
    Dealer,
    Shoe,
    At,
    Facts,
    Who,
    Verb,
    Wager,
    Amount,
    Place,
    Cards,
    // Of version 2 of the notation.
    Notation,
    To,
    Count,
    Way,
    Clause,
    Value
};
constexpr std::size_t column_count = static_cast<std::size_t>(RowColumn::Value) + 1;
/// "record", "hand", ...
std::string_view to_text(RowColumn column);
std::optional<RowColumn> column_from(std::string_view word);
/// "a column 'x' that is none: ...", for a message.
std::string not_a_column(std::string_view word);

/// No row is longer, in bytes; it holds a record and what CSV or JSON adds to it.
constexpr std::size_t longest_row = std::size_t{3} * 65536;

struct TableRow {
    int line = 1;  // of the file, where it begins
    std::array<std::string, column_count> cells;
    Problems problems;  // why it cannot be read
    [[nodiscard]] std::string& operator[](RowColumn column) {
        return cells[static_cast<std::size_t>(column)];
    }
    [[nodiscard]] const std::string& operator[](RowColumn column) const {
        return cells[static_cast<std::size_t>(column)];
    }
};

class RowReader {
public:
    RowReader() = default;
    virtual ~RowReader() = default;
    RowReader(const RowReader&) = delete;
    RowReader& operator=(const RowReader&) = delete;
    /// The next row, cleared first; false at the end, or where the stream is bad().
    virtual bool next(TableRow& row) = 0;
    [[nodiscard]] virtual std::int64_t bytes() const = 0;
};

std::unique_ptr<RowReader> csv_rows(std::istream& in);
std::unique_ptr<RowReader> json_rows(std::istream& in);

}  // namespace fairdeal
