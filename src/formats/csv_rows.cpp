#include <algorithm>
#include <vector>

#include "base/lines.h"
#include "base/text.h"
#include "base/translation.h"
#include "formats/csv_parser.h"
#include "formats/formula.h"
#include "formats/rows.h"

namespace fairdeal {

namespace {

class CsvRows : public RowReader {
public:
    explicit CsvRows(std::istream& in) : in_(in), lines_(in, longest_row) {}

    bool next(TableRow& row) override {
        if (done_) return false;
        row = TableRow{};
        if (columns_.empty()) {
            if (!read_values(row)) return false;
            if (row.problems.empty()) name_columns(row);
            if (!row.problems.empty()) return give_up();
            row = TableRow{};
        }
        if (!read_values(row)) return false;
        if (row.problems.empty()) fill(row);
        return true;
    }
    [[nodiscard]] std::int64_t bytes() const override { return lines_.bytes(); }

private:
    /// The row that was read says why; there is no other.
    bool give_up() {
        done_ = true;
        return true;
    }

    static void wrong(TableRow& row, int line, std::string what) {
        row.problems.push_back({{"", line, 1}, std::move(what)});
    }

    /// The values of the next row that is not blank. False at the end of the file.
    bool read_values(TableRow& row) {
        parser_.values.clear();
        parser_.row_is_complete = false;
        std::size_t size = 0;
        while (!parser_.row_is_complete) {
            if (!lines_.next()) return end_of_file(row, size);
            std::string line = lines_.text();
            if (lines_.number() == 1) begin_file(line);
            const bool blank = line.empty() || line == "\r";
            if (size == 0 && blank) continue;
            if (size == 0) row.line = lines_.number();
            size += line.size() + 1;
            if (lines_.is_cut() || size > longest_row) {
                wrong(row, row.line,
                      tr("a row of more than {bytes} bytes", "bytes"_a = longest_row));
                return give_up();
            }
            if (!parser_.feed(line.append(1, '\n'))) {
                wrong(row, lines_.number(), tr("a quotation mark where none can stand"));
                return give_up();
            }
        }
        return true;
    }

    void begin_file(std::string& line) {
        if (std::string_view(line).substr(0, utf8_mark.size()) == utf8_mark)
            line.erase(0, utf8_mark.size());
        parser_.separate_by(separator_of(line));
    }

    bool end_of_file(TableRow& row, std::size_t size) {
        done_ = true;
        if (size == 0 || in_.bad() || parser_.finish()) return false;
        wrong(row, row.line, tr("a value in quotation marks that does not end"));
        return true;
    }

    void name_columns(TableRow& row) {
        for (const std::string& word : parser_.values) {
            const auto column = column_from(word);
            if (!column) {
                wrong(row, row.line, not_a_column(word));
            } else if (std::find(columns_.begin(), columns_.end(), *column) != columns_.end()) {
                wrong(row, row.line,
                      tr("the column {column} is there twice", "column"_a = in_quotes(word)));
            } else {
                columns_.push_back(*column);
            }
        }
    }

    void fill(TableRow& row) const {
        if (parser_.values.size() != columns_.size()) {
            return wrong(row, row.line,
                         tr("{values} values in a row of {columns} columns",
                            "values"_a = parser_.values.size(), "columns"_a = columns_.size()));
        }
        for (std::size_t i = 0; i < columns_.size(); ++i)
            row[columns_[i]] = without_formula_guard(parser_.values[i]);
    }

    std::istream& in_;
    Lines lines_;
    CsvParser parser_;
    std::vector<RowColumn> columns_;  // as the first row names them
    bool done_ = false;
};

}  // namespace

std::unique_ptr<RowReader> csv_rows(std::istream& in) { return std::make_unique<CsvRows>(in); }

}  // namespace fairdeal
