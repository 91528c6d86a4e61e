#pragma once
// A hand record: a header and its events, read from the notation and written back. Reading is
// strict and never repairs; writing is canonical: write(read(x)) == x for every canonical x.

#include <string>
#include <string_view>
#include <vector>

#include "base/problem.h"
#include "record/event.h"
#include "record/header.h"
#include "record/irregular/floor_event.h"

namespace fairdeal {

struct HandRecord {
    Header header;
    std::vector<Event> events;
    std::vector<FloorEvent> floor{};  // version 2, in order; each says which event it stands before
    bool laid = false;                // the events are those of as_played() (as_played.h)
    friend bool operator==(const HandRecord&, const HandRecord&) = default;
};

/// No record is longer, in bytes without its last line end; a longer one is refused.
constexpr std::size_t longest_record = 65536;

/// The record as it stood after its first `count` events, of which it has as many.
HandRecord first_events(const HandRecord& hand, std::size_t count);

/// The canonical text: header and events, a line each, every line ended by LF.
std::string write(const HandRecord& record);

/// In eXtreme the dealer's stack stands before the first card, or the record cannot be ruled
/// (notation, point 20): the line that comes too early, or nothing.
Problems missing_chips(const HandRecord& record);

/// Reads one record: its lines without any blank line between. Comments are allowed. The record's
/// table can be folded (table.h). Every problem found is returned, by line within the record
/// (header: 1) and column; `source` is left empty.
Result<HandRecord> read_record(std::string_view text);
/// The same into a record whose memory is used again; the problems, if there are any. The record is
/// of use only if there are none.
Problems read_record_into(HandRecord& record, std::string_view text);
/// The same of the lines alone: whether the events can happen on a table (impossible_events) and
/// whether chips are missing (missing_chips) is not looked at.
Problems read_lines_into(HandRecord& record, std::string_view text);

/// The id= of a record's header, however broken the rest is; empty if there is none.
std::string id_of(std::string_view text);

/// One record's text within a longer input.
struct RecordText {
    std::string_view text;  // no blank line before, within or after
    int first_line = 1;     // of the header, in the input, from 1
};

/// Cuts an input into the texts of its records: blank lines end a record, lines of nothing but a
/// comment before a header belong to none.
std::vector<RecordText> split_records(std::string_view input);

/// The same problems as places in the input: line numbers moved, the source named.
Problems at_place(Problems problems, const std::string& source, int first_line);

}  // namespace fairdeal
