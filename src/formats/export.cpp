#include "formats/export.h"

#include <nlohmann/json.hpp>

#include "base/text.h"
#include "formats/formula.h"
#include "formats/rows.h"

namespace fairdeal {

namespace {

constexpr int first_of_events = static_cast<int>(RowColumn::Hand);

/// Quoted where RFC 4180 wants it.
std::string csv_value(const std::string& value) {
    std::string guarded = with_formula_guard(value);
    if (guarded.find_first_of(",;\t\"\r\n") == std::string::npos) return guarded;
    std::string quoted = "\"";
    for (const char c : guarded) quoted.append(c == '"' ? 2 : 1, c);
    return quoted + "\"";
}

void write_csv(std::ostream& out, const TableRow& row) {
    for (int i = first_of_events; i < static_cast<int>(column_count); ++i)
        out << (i > first_of_events ? "," : "") << csv_value(row[static_cast<RowColumn>(i)]);
    out << "\r\n";
}

void write_json(std::ostream& out, const TableRow& row) {
    nlohmann::ordered_json object;
    for (int i = first_of_events; i < static_cast<int>(column_count); ++i) {
        const auto column = static_cast<RowColumn>(i);
        if (!row[column].empty()) object[std::string(to_text(column))] = row[column];
    }
    out << object.dump() << "\n";
}

/// The words of the header that have no column of their own; a version of the notation is the
/// first.
std::string facts_of(const Header& header) {
    Header bare = header;
    bare.identity = {};
    bare.identity.pack = header.identity.pack;
    bare.identity.until = header.identity.until;
    const std::string text = to_text(bare);
    const auto space = text.find(' ');
    return space == std::string::npos ? "" : text.substr(space + 1);
}

TableRow hand_row(const Header& header) {
    TableRow row;
    row[RowColumn::Hand] = header.identity.id;
    row[RowColumn::Game] = to_text(header.game());
    row[RowColumn::Table] = header.identity.table;
    row[RowColumn::Dealer] = header.identity.dealer;
    row[RowColumn::Shoe] = header.identity.shoe;
    row[RowColumn::At] = header.identity.at;
    row[RowColumn::Facts] = facts_of(header);
    return row;
}

/// The words of an event as the notation writes it, each in its column: after who and verb come the
/// wager, which is a word, then the amount or place, a number, or the cards.
void put_event(TableRow& row, const Event& event) {
    const std::string text = to_text(event);
    const auto words = split_at(text, ' ');
    row[RowColumn::Who] = words.at(0);
    row[RowColumn::Verb] = words.at(1);
    if (!event.cards.empty()) {
        const auto start = static_cast<std::size_t>(words.at(2).data() - text.data());
        row[RowColumn::Cards] = text.substr(start);
        return;
    }
    for (std::size_t i = 2; i < words.size(); ++i) {
        const bool number = is_digit(words[i].front());
        const RowColumn column = !number            ? RowColumn::Wager
                                 : event.place != 0 ? RowColumn::Place
                                                    : RowColumn::Amount;
        row[column] = words[i];
    }
}

/// The same of a line of version 2: all words after its verb are in one column.
void put_event(TableRow& row, const FloorEvent& event) {
    const std::string text = to_text(event);
    std::string_view rest = text;
    row[RowColumn::Who] = take_word(rest);
    row[RowColumn::Verb] = take_word(rest);
    row[event.cards.empty() ? RowColumn::Place : RowColumn::Cards] = rest;
}

/// A row for every line of a record after its first, in their order; the first has the hand's
/// facts.
std::vector<TableRow> event_rows(const HandRecord& record) {
    std::vector<TableRow> rows{hand_row(record.header)};
    bool is_first = true;
    const auto next = [&]() -> TableRow& {
        if (!is_first) {
            rows.emplace_back();
            rows.back()[RowColumn::Hand] = record.header.identity.id;
        }
        is_first = false;
        return rows.back();
    };
    auto floor = record.floor.begin();
    for (std::size_t i = 0; i <= record.events.size(); ++i) {
        for (; floor != record.floor.end() && floor->before == i; ++floor)
            put_event(next(), *floor);
        if (i < record.events.size()) put_event(next(), record.events[i]);
    }
    return rows;
}

}  // namespace

RecordWriter::RecordWriter(std::ostream& out, FileFormat format, RowPer rows)
    : out_(out), format_(format), rows_(rows) {
    if (format != FileFormat::Csv) return;
    if (rows == RowPer::Hand) {
        out_ << to_text(RowColumn::Record) << "\r\n";
        return;
    }
    TableRow names;
    for (std::size_t i = 0; i < column_count; ++i)
        names.cells.at(i) = to_text(static_cast<RowColumn>(i));
    write_csv(out_, names);
}

bool RecordWriter::write(const HandRecord& record) {
    if (format_ == FileFormat::Notation) {
        out_ << (first_ ? "" : "\n") << fairdeal::write(record);
        first_ = false;
        return true;
    }
    const bool csv = format_ == FileFormat::Csv;
    if (rows_ == RowPer::Hand) {
        const std::string text = fairdeal::write(record);
        if (csv)
            out_ << csv_value(text) << "\r\n";
        else
            out_ << nlohmann::ordered_json{{"record", text}}.dump() << "\n";
        return true;
    }
    if (record.header.identity.id.empty()) return false;
    for (const TableRow& row : event_rows(record))
        csv ? write_csv(out_, row) : write_json(out_, row);
    return true;
}

}  // namespace fairdeal
