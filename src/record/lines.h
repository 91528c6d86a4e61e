#pragma once
// The lines of a record as its text has them: those of the play and, in version 2, those of the
// floor between them.

#include "record/record.h"

namespace fairdeal {

/// Calls visit(event) and visit(floor_event) for the lines after the header, in their order.
template <class Visit>
void for_each_line(const HandRecord& record, Visit visit) {
    auto floor = record.floor.begin();
    for (std::size_t i = 0; i <= record.events.size(); ++i) {
        for (; floor != record.floor.end() && floor->before == i; ++floor) visit(*floor);
        if (i < record.events.size()) visit(record.events[i]);
    }
}

/// How many lines the record has below its header.
inline std::size_t lines_of(const HandRecord& record) {
    return record.events.size() + record.floor.size();
}
/// The record as it stood after its first `count` lines below the header, of which it has as many.
HandRecord first_lines(const HandRecord& record, std::size_t count);
/// The record with one line more; the line gets its number.
HandRecord with_line(HandRecord record, Event event);
HandRecord with_line(HandRecord record, FloorEvent event);

/// The version of the notation that a record's text is in, by its header, however broken the rest
/// is.
int notation_of(std::string_view text);

}  // namespace fairdeal
