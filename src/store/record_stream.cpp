#include "store/record_stream.h"

namespace fairdeal {

namespace {

constexpr int end_of_file = std::char_traits<char>::eof();

/// A line of nothing but a comment; spaces may stand before it.
bool is_only_comment(const std::string& line) {
    const auto first = line.find_first_not_of(' ');
    return line.empty() || (first != std::string::npos && line[first] == '#');
}

}  // namespace

/// Past the stream's own checks, a byte at a time, for speed; a disk that fails throws there.
int RecordStream::next_byte() {
    try {
        const int byte = in_.rdbuf()->sbumpc();
        in_.setstate(byte == end_of_file ? std::ios::eofbit : std::ios::goodbit);
        return byte;
    } catch (const std::ios_base::failure&) {
        in_.setstate(std::ios::badbit);
        return end_of_file;
    }
}

bool RecordStream::next_line() {
    line_.clear();
    cut_ = false;
    for (int byte = next_byte(); byte != end_of_file; byte = next_byte()) {
        ++bytes_;
        if (byte == '\n') {
            ++number_;
            return true;
        }
        if (line_.size() > longest_record)
            cut_ = true;
        else
            line_ += static_cast<char>(byte);
    }
    ++number_;
    return !in_.bad() && !line_.empty();
}

bool RecordStream::next(StreamedRecord& record) {
    record.text.clear();
    record.too_long = false;
    bool open = false;
    while (next_line()) {
        if (!open && is_only_comment(line_)) continue;
        if (line_.empty()) return true;
        if (!open) record.first_line = number_;
        open = true;
        record.too_long =
            record.too_long || cut_ || record.text.size() + line_.size() + 1 > longest_record;
        if (!record.too_long)
            record.text.append(line_).append(1, '\n');
        else if (record.text.empty())
            record.text = line_;
    }
    return open && !in_.bad();
}

}  // namespace fairdeal
