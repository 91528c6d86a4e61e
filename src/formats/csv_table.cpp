#include "formats/csv_table.h"

#include <optional>
#include <set>

#include "base/lines.h"
#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "formats/csv_parser.h"
#include "formats/formula.h"
#include "formats/rows.h"

namespace fairdeal {

namespace {

class TableReader {
public:
    TableReader(std::istream& in, const std::string& source)
        : in_(in), source_(source), lines_(in, longest_row) {}

    Result<CsvTable> all() {
        read_names();
        while (!broken_ && read_row()) add_row();
        if (in_.bad()) problems_.push_back(cut_off(source_));
        if (!problems_.empty()) return tl::unexpected(std::move(problems_));
        return std::move(table_);
    }

private:
    void wrong(Place where, std::string what) {
        problems_.push_back({std::move(where), std::move(what)});
    }
    void give_up(Place where, std::string what) {
        wrong(std::move(where), std::move(what));
        broken_ = true;
    }

    void read_names() {
        if (!read_row()) {
            if (!broken_ && !in_.bad()) give_up({source_, 0, 0}, tr("the file is empty"));
            return;
        }
        std::set<std::string, std::less<>> seen;
        for (const CsvCell& name : row_) {
            if (name.text.empty()) wrong(name.where, tr("a column without a name"));
            if (!name.text.empty() && !seen.insert(name.text).second)
                wrong(name.where,
                      tr("the column {column} is there twice", "column"_a = in_quotes(name.text)));
        }
        table_.names = row_;
    }

    void add_row() {
        if (table_.rows.size() == most_csv_rows)
            return give_up(row_.front().where,
                           tr("more than {rows} rows", "rows"_a = most_csv_rows));
        if (row_.size() != table_.names.size())
            return wrong({source_, row_.front().where.line, 1},
                         tr("{values} values in a row of {columns} columns",
                            "values"_a = row_.size(), "columns"_a = table_.names.size()));
        table_.rows.push_back(row_);
    }

    /// The next row that is not blank; false at the end of the file and where it is no CSV.
    bool read_row() {
        row_.clear();
        parser_.values.clear();
        parser_.row_is_complete = false;
        std::size_t size = 0;
        while (!parser_.row_is_complete) {
            if (!lines_.next()) return end_of_file(size);
            std::string line = lines_.text();
            int column = 1;
            if (lines_.number() == 1) column += begin_file(line);
            if (size == 0 && (line.empty() || line == "\r")) continue;
            if (size == 0) begins_ = {source_, lines_.number(), column};
            size += line.size() + 1;
            if (lines_.is_cut() || size > longest_row)
                give_up({source_, lines_.number(), 1},
                        tr("a row of more than {bytes} bytes", "bytes"_a = longest_row));
            if (broken_ || !read_line(line.append(1, '\n'), column)) return false;
        }
        return true;
    }

    /// Bytes to pass over.
    int begin_file(std::string& line) {
        const bool is_marked = std::string_view(line).starts_with(utf8_mark);
        if (is_marked) line.erase(0, utf8_mark.size());
        parser_.separate_by(separator_of(line));
        return is_marked ? static_cast<int>(utf8_mark.size()) : 0;
    }

    /// Byte by byte, to see where each value begins.
    bool read_line(std::string_view line, int column) {
        for (const char& byte : line) {
            const Place here{source_, lines_.number(), column++};
            if (parser_.row_is_complete && byte != '\n') {
                give_up(here, tr("a line that ends in CR without LF"));
                return false;
            }
            if (!parser_.feed(std::string_view(&byte, 1))) {
                give_up(here, tr("a quotation mark where none can stand"));
                return false;
            }
            if (parser_.values.size() == row_.size()) continue;
            row_.push_back({without_formula_guard(parser_.values.back()), begins_});
            begins_ = {source_, here.line, here.column + 1};
        }
        return true;
    }

    bool end_of_file(std::size_t size) {
        if (size != 0 && !in_.bad())
            give_up(begins_, tr("a value in quotation marks that does not end"));
        return false;
    }

    std::istream& in_;
    const std::string& source_;
    Lines lines_;
    CsvParser parser_;
    Place begins_;  // the value that is being read
    CsvCells row_;
    CsvTable table_;
    Problems problems_;
    bool broken_ = false;
};

}  // namespace

Result<CsvTable> read_csv_table(std::istream& in, const std::string& source) {
    return TableReader(in, source).all();
}

}  // namespace fairdeal
