#pragma once
// A row of a CSV that people open in a spreadsheet.

#include <string>
#include <string_view>

#include "base/money.h"

namespace fairdeal {

/// One row, value by value, each in the way of its column.
class CsvRow {
public:
    /// What somebody wrote: quoted where it must be, and no formula to a spreadsheet.
    CsvRow& text(std::string_view value);
    CsvRow& number(std::int64_t value);
    CsvRow& amount(Money value);
    CsvRow& real(double value);
    /// A name of ours, of which no spreadsheet makes anything else.
    CsvRow& word(std::string_view value);
    [[nodiscard]] std::string line() const { return line_ + "\n"; }

private:
    CsvRow& add(std::string_view value);
    std::string line_;
    bool first_ = true;
};

}  // namespace fairdeal
