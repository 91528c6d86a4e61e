#pragma once
// Writes records in the formats that can be read (record_source.h); what is written is read back as
// the very same records.

#include <ostream>

#include "formats/record_source.h"

namespace fairdeal {

/// How rows hold a hand; the notation has no rows.
enum class RowPer : std::uint8_t { Hand, Event };

class RecordWriter {
public:
    /// Writes a CSV's first row at once. The stream must outlive the writer; whether it could be
    /// written is its to say.
    RecordWriter(std::ostream& out, FileFormat format, RowPer rows);
    /// A record must have an id to be written event by event; false, and nothing written, where it
    /// has none.
    bool write(const HandRecord& record);

private:
    std::ostream& out_;
    FileFormat format_;
    RowPer rows_;
    bool first_ = true;  // a blank line parts records of the notation
};

}  // namespace fairdeal
