#pragma once
// Writes records in the formats that can be read (record_source.h); what is written is read back as
// the very same records.

#include <ostream>

#include "formats/record_source.h"

namespace fairdeal {

/// How rows hold a hand; the notation has no rows.
enum class RowPer : std::uint8_t { Hand, Event };

/// Why a record is not in the file. A CSV's columns are named once, at its head.
enum class Written : std::uint8_t { Yes, WithoutId, WithoutColumns };

class RecordWriter {
public:
    /// Writes a CSV's first row at once. The stream must outlive the writer; whether it could be
    /// written is its to say. `notation`: the highest version of the records to come.
    RecordWriter(std::ostream& out, FileFormat format, RowPer rows, int notation = 1);
    /// A record as it was read. To be written event by event it must have an id, and in a CSV a
    /// version that was said to come; nothing is written where it has not.
    Written write(const HandRecord& record);

private:
    void write_events(const HandRecord& record);
    void put(const TableRow& row);

    std::ostream& out_;
    FileFormat format_;
    RowPer rows_;
    int notation_;
    bool first_ = true;  // a blank line parts records of the notation
};

}  // namespace fairdeal
