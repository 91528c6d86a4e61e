#include "base/lines.h"

#include <algorithm>
#include <array>

namespace fairdeal {

namespace {

constexpr int end_of_file = std::char_traits<char>::eof();

}  // namespace

/// Past the stream's own checks; a disk that fails throws there.
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

/// A piece as long as the stream has it at once; true if the line ends with it.
bool Lines::take_piece() {
    std::array<char, 1024> piece{};
    const std::size_t room = std::min(piece.size() - 1, longest_ - text_.size());
    in_.getline(piece.data(), static_cast<std::streamsize>(room) + 1);
    const auto taken = static_cast<std::size_t>(in_.gcount());
    const bool ended = in_.good();  // its LF is counted, and not in the piece
    // Nothing is wrong with a line that is longer than the piece, nor with the end of the stream.
    in_.clear(in_.rdstate() & ~std::ios::failbit);
    bytes_ += static_cast<std::int64_t>(taken);
    text_.append(piece.data(), ended ? taken - 1 : taken);
    return ended;
}

bool Lines::next() {
    text_.clear();
    const bool ended = cut_ && !skip_the_rest();
    cut_ = no_end_ = false;
    ++number_;
    if (ended || !in_.good()) return false;
    while (text_.size() < longest_) {
        if (take_piece()) return true;
        if (!in_.good()) {
            no_end_ = !in_.bad() && !text_.empty();
            return no_end_;
        }
    }
    const int byte = next_byte();
    if (byte == end_of_file) return !in_.bad() && !text_.empty();
    ++bytes_;
    cut_ = byte != '\n';
    return true;
}

}  // namespace fairdeal
