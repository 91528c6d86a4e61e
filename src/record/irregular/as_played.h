#pragma once
// A hand of notation version 2 as a plain one: the cards where they came to lie after the floor
// moved one or a scanner was put right. The rules of the four games are asked about this hand.

#include "record/record.h"
#include "record/table.h"

namespace fairdeal {

/// Whether the record has lines that only version 2 knows; without them it is as it was played.
[[nodiscard]] inline bool went_wrong(const HandRecord& record) { return !record.floor.empty(); }

/// The hand with its events as they fold to the table: every line keeps its number. A card that was
/// moved comes by the line that moved it, or by the next `deal` of its new place if that names it;
/// one that was misread is the one on the table, one that was accepted is hit. It is no
/// text of the notation any more (write() is for the record as it was read).
/// The problems, by line, where a card is moved or put right that nobody had.
Result<HandRecord> as_played(HandRecord record);
/// The same of a record that read_record() let pass; Fault: it did not.
HandRecord must_lie_as_played(HandRecord record);
/// The table where the record ends, as the cards came to lie; `effects` as of table_after(), of
/// another number of events: none. A Fault as above.
TableState table_at_end(const HandRecord& record, std::span<const Effect> effects = {});
/// What cannot happen in the record, by line, as read_record() finds it.
Problems impossible_lines(const HandRecord& record);
/// Reads one record for those who rule it or fold it: as read_record() does, then as_played().
Result<HandRecord> read_as_played(std::string_view text);

}  // namespace fairdeal
