#pragma once
// Cuts a stream of any length into the texts of its records, as split_records does a text in
// memory, and holds no more than one record at a time.

#include <istream>
#include <string>

#include "record/record.h"

namespace fairdeal {

struct StreamedRecord {
    std::string text;       // of a record that is too long: its first bytes
    int first_line = 1;     // of its header, in the stream
    bool too_long = false;  // more than longest_record bytes; the rest has been passed over
};

class RecordStream {
public:
    explicit RecordStream(std::istream& in) : in_(in) {}
    /// The next record; false at the end of the stream, or when it cannot be read on: the stream is
    /// then bad() and the record that was cut off is not given.
    bool next(StreamedRecord& record);
    /// Bytes read so far.
    [[nodiscard]] std::int64_t bytes() const { return bytes_; }

private:
    bool next_line();
    int next_byte();
    std::istream& in_;
    std::string line_;  // without its LF; cut if longer than any record
    bool cut_ = false;
    int number_ = 0;
    std::int64_t bytes_ = 0;
};

}  // namespace fairdeal
