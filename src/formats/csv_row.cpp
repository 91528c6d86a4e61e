#include "formats/csv_row.h"

#include <fmt/format.h>

#include "formats/formula.h"

namespace fairdeal {

namespace {

std::string csv_quoted(const std::string& value) {
    if (value.find_first_of(",\"\r\n") == std::string::npos) return value;
    std::string quoted = "\"";
    for (const char c : value) quoted.append(c == '"' ? 2 : 1, c);
    return quoted + "\"";
}

}  // namespace

CsvRow& CsvRow::text(std::string_view value) { return add(csv_quoted(with_formula_guard(value))); }
CsvRow& CsvRow::number(std::int64_t value) { return add(std::to_string(value)); }
CsvRow& CsvRow::amount(Money value) { return add(to_text(value)); }
CsvRow& CsvRow::real(double value) { return add(fmt::format("{:.6g}", value)); }
CsvRow& CsvRow::word(std::string_view value) { return add(value); }

CsvRow& CsvRow::add(std::string_view value) {
    if (!first_) line_ += ',';
    first_ = false;
    line_ += value;
    return *this;
}

}  // namespace fairdeal
