#pragma once
// Cuts an input of any length into the texts of its records. One record is in memory at a time, and of a
// line or a record beyond every limit only as much as it takes to refuse it.

#include <istream>
#include <optional>
#include <string>

#include "record/record.h"

namespace fairdeal {

class RecordStream {
public:
    explicit RecordStream(std::istream& input) : input_(input) {}

    /// The next record, as split_records would cut it; nothing at the end of the input. The text is good
    /// until the next call. Of a record that is too long the text is cut short, though still too long to read.
    std::optional<RecordText> next();

    /// The input broke off (a disk that cannot be read): what came before it is all there is.
    [[nodiscard]] bool broke_off() const { return broke_off_; }

    /// Bytes of the input read so far.
    [[nodiscard]] std::uint64_t bytes() const { return bytes_; }

private:
    bool read_line();
    bool fill();

    std::istream& input_;
    std::string chunk_;
    std::size_t at_ = 0;  // in chunk_
    std::string line_;    // without its LF
    std::string text_;
    int line_number_ = 0;
    bool broke_off_ = false;
    std::uint64_t bytes_ = 0;
};

}  // namespace fairdeal
