#pragma once
// A small CSV file, read whole: its first row names the columns, every other row has a value for
// each. Values are parted by commas, semicolons or tabs, as the first row is.

#include <istream>
#include <string>
#include <vector>

#include "base/problem.h"

namespace fairdeal {

struct CsvCell {
    std::string text;  // without the apostrophe that guards a spreadsheet's formula
    Place where;       // its first byte
};
using CsvCells = std::vector<CsvCell>;

struct CsvTable {
    CsvCells names;              // all different, none empty
    std::vector<CsvCells> rows;  // each as long as `names`; blank lines are passed over
};

constexpr std::size_t most_csv_rows = 1'000'000;

/// Refused with every row of another length, every column without a name or with another's; what is
/// no CSV (a stray quotation mark, a value without an end) ends the reading.
Result<CsvTable> read_csv_table(std::istream& in, const std::string& source);

}  // namespace fairdeal
