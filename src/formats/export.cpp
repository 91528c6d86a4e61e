#include "formats/export.h"

#include <nlohmann/json.hpp>

#include "base/text.h"
#include "formats/formula.h"
#include "formats/rows.h"
#include "record/lines.h"

namespace fairdeal {

namespace {

constexpr std::size_t first_of_events = static_cast<std::size_t>(RowColumn::Hand);

/// Behind the last column that a file of hands of the version has; rows of version 1 alone stay as
/// they were before there was a second one.
std::size_t end_of_columns(int notation) {
    return notation == 1 ? static_cast<std::size_t>(RowColumn::Notation) : column_count;
}

/// Quoted where RFC 4180 wants it.
std::string csv_value(const std::string& value) {
    std::string guarded = with_formula_guard(value);
    if (guarded.find_first_of(",;\t\"\r\n") == std::string::npos) return guarded;
    std::string quoted = "\"";
    for (const char c : guarded) quoted.append(c == '"' ? 2 : 1, c);
    return quoted + "\"";
}

void write_csv(std::ostream& out, const TableRow& row, std::size_t end) {
    for (std::size_t i = first_of_events; i < end; ++i)
        out << (i > first_of_events ? "," : "") << csv_value(row[static_cast<RowColumn>(i)]);
    out << "\r\n";
}

void write_json(std::ostream& out, const TableRow& row) {
    nlohmann::ordered_json object;
    for (std::size_t i = first_of_events; i < column_count; ++i) {
        const auto column = static_cast<RowColumn>(i);
        if (!row[column].empty()) object[std::string(to_text(column))] = row[column];
    }
    out << object.dump() << "\n";
}

/// The words of the header that have no column of their own: game and version do.
std::string facts_of(const Header& header) {
    Header bare = header;
    bare.identity = {};
    bare.identity.pack = header.identity.pack;
    bare.identity.until = header.identity.until;
    const std::string text = to_text(bare);
    auto space = text.find(' ');
    if (header.notation > 1 && space != std::string::npos) space = text.find(' ', space + 1);
    return space == std::string::npos ? "" : text.substr(space + 1);
}

TableRow hand_row(const Header& header) {
    TableRow row;
    row[RowColumn::Hand] = header.identity.id;
    row[RowColumn::Game] = to_text(header.game());
    if (header.notation > 1) row[RowColumn::Notation] = std::to_string(header.notation);
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

std::string in_one_text(const std::vector<DealtCard>& cards) {
    std::string text;
    for (const DealtCard& card : cards) (text += text.empty() ? "" : " ") += to_text(card);
    return text;
}

void put_event(TableRow& row, const FloorEvent& event) {
    const std::string text = to_text(event);
    row[RowColumn::Who] = split_at(text, ' ').front();
    row[RowColumn::Verb] = to_text(event.verb);
    row[RowColumn::Cards] = in_one_text(event.cards);
    if (event.verb == FloorVerb::Move) row[RowColumn::To] = to_text(event.to);
    if (event.count > 0) row[RowColumn::Count] = std::to_string(event.count);
    if (event.wager != Wager::None) row[RowColumn::Wager] = to_text(event.wager);
    if (event.verb == FloorVerb::Correct) {
        row[RowColumn::Way] = to_text(event.takes ? Verb::Take : Verb::Pay);
        row[RowColumn::Amount] = to_text(event.amount);
    }
    row[RowColumn::Clause] = event.clause;
    row[RowColumn::Value] = event.value;
}

}  // namespace

RecordWriter::RecordWriter(std::ostream& out, FileFormat format, RowPer rows, int notation)
    : out_(out), format_(format), rows_(rows), notation_(notation) {
    if (format != FileFormat::Csv) return;
    if (rows == RowPer::Hand) {
        out_ << to_text(RowColumn::Record) << "\r\n";
        return;
    }
    TableRow names;
    for (std::size_t i = 0; i < column_count; ++i)
        names.cells.at(i) = to_text(static_cast<RowColumn>(i));
    put(names);
}

void RecordWriter::put(const TableRow& row) {
    format_ == FileFormat::Csv ? write_csv(out_, row, end_of_columns(notation_))
                               : write_json(out_, row);
}

Written RecordWriter::write(const HandRecord& record) {
    if (record.laid) throw Fault("a hand that is laid as it was played is no text of the notation");
    if (format_ == FileFormat::Notation) {
        out_ << (first_ ? "" : "\n") << fairdeal::write(record);
        first_ = false;
        return Written::Yes;
    }
    const bool csv = format_ == FileFormat::Csv;
    if (rows_ == RowPer::Hand) {
        const std::string text = fairdeal::write(record);
        if (csv)
            out_ << csv_value(text) << "\r\n";
        else
            out_ << nlohmann::ordered_json{{"record", text}}.dump() << "\n";
        return Written::Yes;
    }
    if (record.header.identity.id.empty()) return Written::WithoutId;
    if (csv && record.header.notation > notation_) return Written::WithoutColumns;
    write_events(record);
    return Written::Yes;
}

void RecordWriter::write_events(const HandRecord& record) {
    TableRow row = hand_row(record.header);
    if (record.events.empty() && record.floor.empty()) put(row);
    for_each_line(record, [&](const auto& line) {
        put_event(row, line);
        this->put(row);
        row.cells.fill("");
        row[RowColumn::Hand] = record.header.identity.id;
    });
}

}  // namespace fairdeal
