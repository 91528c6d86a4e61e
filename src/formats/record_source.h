#pragma once
// Files of hand records in the formats that can be read and written: the notation itself, and rows
// of CSV or JSON Lines. A source gives one record at a time, of a file of any length, and holds no
// more than that.
//
// Rows hold either a whole hand or one event each; a CSV's first row, or the keys of a JSON object,
// say which. A column that is none of these is refused, so that nothing is passed over unseen.
//
//   record                                the hand's text in the notation, its lines parted by LF
//
//   hand game table dealer shoe at facts  of the hand; facts are all other words of the header line
//                                         ("minimum=50 mode=tournament"). Rows of one hand follow
//                                         each other; where a later row says one of these again, it
//                                         says the same.
//   notation                              of the hand: 2, or left out
//
//   who verb wager amount place cards     of the event, each as in the notation ("2.1", "deal",
//   to count way clause value             "Th 6d"); what the event does not have is empty or left
//                                         out. A row without who and verb is a hand's first row
//                                         without an event. Those of the second line are of
//                                         version 2.
//
// Every value is text; JSON numbers are taken where they are whole. A CSV is as in RFC 4180: values
// parted by a comma, a semicolon or a tab, UTF-8 with or without its mark (so may be the notation),
// lines ended by LF or CR LF. A value that a spreadsheet would take for a formula stands after an
// apostrophe.

#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/rows.h"
#include "record/record.h"

namespace fairdeal {

enum class FileFormat : std::uint8_t { Notation, Csv, JsonLines };
/// "notation", "csv", "jsonl".
std::string_view to_text(FileFormat format);
std::optional<FileFormat> format_from(std::string_view word);
/// By the end of the name, in letters of either case: .csv; .jsonl, .ndjson or .json; every other
/// is of the notation.
FileFormat format_of_file(std::string_view name);

/// Where in a record's text a value of a row begins.
struct RowValue {
    std::size_t line = 0;  // of the text, from 0
    int column = 1;        // from 1
    RowColumn name = RowColumn::Record;
};

/// A record as its file gives it.
struct SourcedRecord {
    std::string text;              // in the notation; of a record that is too long its first bytes
    std::vector<int> lines;        // of the file, from 1: where each line of the text stands
    std::vector<RowValue> values;  // in order; none where the file is in the notation
    bool no_end = false;           // its last line is the file's last and has no LF: it may be cut
    bool too_long = false;         // more than longest_record bytes; the rest has been passed over
    Problems problems;  // why the rows make no record, by line of the file; `source` is empty
    [[nodiscard]] int first_line() const { return lines.empty() ? 1 : lines.front(); }
};

/// Why this record is refused, as places in its file: the problems of its rows as they are, others
/// by the lines of its text, and of a row by the name of its value.
Problems in_file(Problems problems, const SourcedRecord& record, const std::string& source);

class RecordSource {
public:
    RecordSource() = default;
    virtual ~RecordSource() = default;
    RecordSource(const RecordSource&) = delete;
    RecordSource& operator=(const RecordSource&) = delete;
    /// The next record; false at the end of the file, or where it cannot be read on: the stream is
    /// then bad() and the record that was cut off is not given.
    virtual bool next(SourcedRecord& record) = 0;
    /// Bytes read so far.
    [[nodiscard]] virtual std::int64_t bytes() const = 0;
};

/// The stream must outlive the source.
std::unique_ptr<RecordSource> open_source(std::istream& in, FileFormat format);

}  // namespace fairdeal
