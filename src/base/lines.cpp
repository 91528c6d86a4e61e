#include "base/lines.h"

namespace fairdeal {

namespace {

constexpr int end_of_file = std::char_traits<char>::eof();

}  // namespace

/// Past the stream's own checks, a byte at a time, for speed; a disk that fails throws there.
int Lines::next_byte() {
    try {
        const int byte = in_.rdbuf()->sbumpc();
        in_.setstate(byte == end_of_file ? std::ios::eofbit : std::ios::goodbit);
        return byte;
    } catch (...) {
        in_.setstate(std::ios::badbit);
        return end_of_file;
    }
}

bool Lines::skip_the_rest() {
    for (int byte = next_byte(); byte != end_of_file; byte = next_byte()) {
        ++bytes_;
        if (byte == '\n') return true;
    }
    return false;
}

bool Lines::next() {
    text_.clear();
    const bool ended = cut_ && !skip_the_rest();
    cut_ = false;
    ++number_;
    if (ended) return false;
    for (int byte = next_byte(); byte != end_of_file; byte = next_byte()) {
        ++bytes_;
        if (byte == '\n') return true;
        cut_ = text_.size() == longest_;
        if (cut_) return true;
        text_ += static_cast<char>(byte);
    }
    return !in_.bad() && !text_.empty();
}

}  // namespace fairdeal
