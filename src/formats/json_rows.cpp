#include <nlohmann/json.hpp>

#include "base/lines.h"
#include "base/text.h"
#include "base/translation.h"
#include "formats/rows.h"

namespace fairdeal {

namespace {

/// Takes one flat object; anything else ends the parse with a reason.
class RowSax : public nlohmann::json_sax<nlohmann::json> {
public:
    explicit RowSax(TableRow& row) : row_(row) {}

    bool null() override { return take(""); }
    bool string(string_t& text) override { return take(text); }
    bool number_integer(number_integer_t number) override { return take(std::to_string(number)); }
    bool number_unsigned(number_unsigned_t number) override { return take(std::to_string(number)); }
    bool number_float(number_float_t, const string_t& text) override {
        return wrong(tr("{value} of {key} is not a whole number: write it as text",
                        "value"_a = text, "key"_a = in_quotes(key_)));
    }
    bool boolean(bool) override {
        return wrong(tr("{key} holds neither text nor a number", "key"_a = in_quotes(key_)));
    }
    bool binary(binary_t&) override { return false; }
    bool start_array(std::size_t) override {
        return wrong(open_ ? tr("{key} holds a list, not text", "key"_a = in_quotes(key_))
                           : tr("a list, not an object"));
    }
    bool end_array() override { return true; }
    bool start_object(std::size_t) override {
        if (open_) return wrong(tr("{key} holds an object, not text", "key"_a = in_quotes(key_)));
        open_ = true;
        return true;
    }
    bool end_object() override { return true; }
    bool key(string_t& name) override {
        key_ = name;
        const auto column = column_from(name);
        if (!column) return wrong(not_a_column(name));
        const auto at = static_cast<std::size_t>(*column);
        if (seen_[at]) return wrong(tr("{key} is there twice", "key"_a = in_quotes(name)));
        seen_[at] = true;
        column_ = *column;
        return true;
    }
    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::json::exception&) override {
        problem_at(static_cast<int>(position), tr("this is not JSON"));
        return false;
    }

private:
    bool wrong(std::string what) {
        problem_at(1, std::move(what));
        return false;
    }
    void problem_at(int column, std::string what) {
        row_.problems.push_back({{"", row_.line, column}, std::move(what)});
    }
    bool take(std::string text) {
        if (!open_) return wrong(tr("a bare value, not an object"));
        row_[column_] = std::move(text);
        return true;
    }

    TableRow& row_;
    bool open_ = false;
    std::string key_;
    RowColumn column_ = RowColumn::Record;
    std::array<bool, column_count> seen_{};
};

class JsonRows : public RowReader {
public:
    explicit JsonRows(std::istream& in) : lines_(in, longest_row) {}

    bool next(TableRow& row) override {
        row = TableRow{};
        do {
            if (!lines_.next()) return false;
        } while (lines_.text().find_first_not_of(" \t\r") == std::string::npos);
        row.line = lines_.number();
        if (lines_.is_cut()) {
            row.problems.push_back(
                {{"", row.line, 1},
                 tr("a row of more than {bytes} bytes", "bytes"_a = longest_row)});
            return true;
        }
        RowSax sax(row);
        nlohmann::json::sax_parse(lines_.text(), &sax);
        return true;
    }
    [[nodiscard]] std::int64_t bytes() const override { return lines_.bytes(); }

private:
    Lines lines_;
};

}  // namespace

std::unique_ptr<RowReader> json_rows(std::istream& in) { return std::make_unique<JsonRows>(in); }

}  // namespace fairdeal
