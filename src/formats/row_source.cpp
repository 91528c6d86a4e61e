#include "formats/row_source.h"

#include <array>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::array of_the_hand{RowColumn::Game,   RowColumn::Notation, RowColumn::Table,
                                 RowColumn::Dealer, RowColumn::Shoe,     RowColumn::At,
                                 RowColumn::Facts};
/// In the order in which they stand in a line.
constexpr std::array of_the_event{RowColumn::Who,    RowColumn::Verb,   RowColumn::Wager,
                                  RowColumn::Way,    RowColumn::Amount, RowColumn::Place,
                                  RowColumn::Cards,  RowColumn::To,     RowColumn::Count,
                                  RowColumn::Clause, RowColumn::Value};

void wrong(SourcedRecord& record, int line, std::string what) {
    record.problems.push_back({{"", line, 1}, std::move(what)});
}

void append_line(SourcedRecord& record, std::string_view line, int row) {
    if (record.too_long) return;
    if (record.text.size() + line.size() + 1 > longest_record) {
        record.too_long = true;
        return;
    }
    record.text.append(line).append(1, '\n');
    record.lines.push_back(row);
}

/// Puts a word of a line that is being made after those before it; the value is all of it but
/// `key`.
void add_word(SourcedRecord& record, std::string& line, std::string_view key, const TableRow& row,
              RowColumn column) {
    if (row[column].empty()) return;
    if (!line.empty()) line += " ";
    record.values.push_back({record.lines.size(), static_cast<int>(line.size()) + 1, column});
    line.append(key).append(row[column]);
}

bool has_an_event(const TableRow& row) {
    for (const RowColumn column : of_the_event) {
        if (!row[column].empty()) return true;
    }
    return false;
}

/// A value of an event or header is words of one line.
bool is_one_line(const std::string& value) {
    return value.find_first_of("\n#") == std::string::npos;
}

}  // namespace

RowSource::RowSource(std::istream& in, std::unique_ptr<RowReader> rows)
    : in_(in), rows_(std::move(rows)) {
    advance();
}

void RowSource::advance() { any_ = rows_->next(row_) && !in_.bad(); }

bool RowSource::next(SourcedRecord& record) {
    record = SourcedRecord{};
    if (!any_) return false;
    if (!row_.problems.empty()) {
        record.lines.push_back(row_.line);
        record.problems = row_.problems;
        broken_row_ = row_.line;
        advance();
        return true;
    }
    if (row_[RowColumn::Record].empty() && !row_[RowColumn::Hand].empty()) {
        read_events(record);
    } else {
        read_hand(record);
        broken_row_ = 0;
    }
    return !in_.bad();
}

/// The text of a whole hand in one value; the value's own lines may end with CR LF, as the file's
/// may.
void RowSource::read_hand(SourcedRecord& record) {
    const std::string text = row_[RowColumn::Record];
    const int line = row_.line;
    for (std::size_t i = 1; i < column_count; ++i) {
        const auto column = static_cast<RowColumn>(i);
        if (row_[column].empty()) continue;
        wrong(record, line,
              tr("{column} beside a whole record, which says it itself",
                 "column"_a = to_text(column)));
    }
    if (text.empty()) wrong(record, line, tr("a row without a record, and without a hand"));
    for (std::string_view part : split_at(text, '\n')) {
        if (!part.empty() && part.back() == '\r') part.remove_suffix(1);
        record.values.push_back({record.lines.size(), 1, RowColumn::Record});
        append_line(record, part, line);
    }
    while (record.text.size() > 1 && record.text.substr(record.text.size() - 2) == "\n\n") {
        record.text.pop_back();
        record.lines.pop_back();
    }
    if (record.lines.empty()) record.lines.push_back(line);
    advance();
}

void RowSource::read_events(SourcedRecord& record) {
    const TableRow first = row_;
    if (broken_row_ != 0)
        wrong(record, broken_row_, tr("this row may be of the hand that follows it"));
    broken_row_ = 0;
    add_header(record);
    for (; any_; advance()) {
        if (!row_.problems.empty()) {
            wrong(record, row_.line, tr("this row may be of the hand before it"));
            return;
        }
        if (row_[RowColumn::Hand] != first[RowColumn::Hand] || !row_[RowColumn::Record].empty())
            return;
        hold_against(first, record);
        if (has_an_event(row_)) add_event(record);
    }
}

void RowSource::add_header(SourcedRecord& record) {
    if (row_[RowColumn::Game].empty() && record.problems.empty())
        wrong(record, row_.line, tr("game is missing in the hand's first row"));
    std::string header;
    add_word(record, header, "", row_, RowColumn::Game);
    add_word(record, header, "notation=", row_, RowColumn::Notation);
    add_word(record, header, "id=", row_, RowColumn::Hand);
    add_word(record, header, "table=", row_, RowColumn::Table);
    add_word(record, header, "dealer=", row_, RowColumn::Dealer);
    add_word(record, header, "shoe=", row_, RowColumn::Shoe);
    add_word(record, header, "at=", row_, RowColumn::At);
    add_word(record, header, "", row_, RowColumn::Facts);
    if (!is_one_line(header)) wrong(record, row_.line, tr("a line end or a # in a value"));
    must_be_words(record);
    append_line(record, header, row_.line);
}

/// An id with a blank would be more words of the header: another table, another rule.
void RowSource::must_be_words(SourcedRecord& record) {
    for (const RowColumn column :
         {RowColumn::Game, RowColumn::Notation, RowColumn::Hand, RowColumn::Table,
          RowColumn::Dealer, RowColumn::Shoe, RowColumn::At}) {
        if (row_[column].find_first_of(" \t\v\f\r\n") != std::string::npos)
            wrong(record, row_.line,
                  tr("{column} is one word: {value} holds a blank", "column"_a = to_text(column),
                     "value"_a = in_quotes(row_[column])));
    }
}

void RowSource::add_event(SourcedRecord& record) {
    std::string event;
    for (const RowColumn column : of_the_event) add_word(record, event, "", row_, column);
    if (!is_one_line(event)) wrong(record, row_.line, tr("a line end or a # in a value"));
    append_line(record, event, row_.line);
}

/// What a later row says of the hand is what the first one said.
void RowSource::hold_against(const TableRow& first, SourcedRecord& record) {
    for (const RowColumn column : of_the_hand) {
        if (row_[column].empty() || row_[column] == first[column]) continue;
        wrong(record, row_.line,
              tr("{column} is {here} here and {there} in the hand's first row",
                 "column"_a = to_text(column), "here"_a = in_quotes(row_[column]),
                 "there"_a = in_quotes(first[column])));
    }
}

}  // namespace fairdeal
