#include "app/record_stream.h"

#include <algorithm>
#include <limits>

namespace fairdeal {

namespace {

constexpr std::size_t longest_chunk = 65536;

bool is_only_comment(std::string_view line) {
    const auto first = line.find_first_not_of(' ');
    return first != std::string_view::npos && line[first] == '#';
}

/// Appends what still fits into one byte more than a record may have.
void append_some(std::string& text, std::string_view more) {
    const std::size_t room = longest_record + 1 - std::min(text.size(), longest_record + 1);
    text += more.substr(0, room);
}

}  // namespace

/// Takes what the input has ready, so that somebody who types gets an answer after each record.
bool RecordStream::fill() {
    std::streambuf* buffer = input_.rdbuf();
    try {
        if (buffer->sgetc() == std::streambuf::traits_type::eof()) return false;
        const auto ready = std::max<std::streamsize>(1, buffer->in_avail());
        chunk_.resize(std::min(longest_chunk, static_cast<std::size_t>(ready)));
        const auto got = buffer->sgetn(chunk_.data(), static_cast<std::streamsize>(chunk_.size()));
        chunk_.resize(static_cast<std::size_t>(got));
    } catch (const std::ios_base::failure&) {
        broke_off_ = true;
        return false;
    }
    at_ = 0;
    bytes_ += chunk_.size();
    return !chunk_.empty();
}

bool RecordStream::read_line() {
    line_.clear();
    bool any = false;
    while (at_ < chunk_.size() || fill()) {
        any = true;
        const std::string_view rest = std::string_view(chunk_).substr(at_);
        const auto end = rest.find('\n');
        append_some(line_, rest.substr(0, end));
        at_ += end == std::string_view::npos ? rest.size() : end + 1;
        if (end != std::string_view::npos) break;
    }
    if (any && line_number_ < std::numeric_limits<int>::max()) ++line_number_;
    return any;
}

std::optional<RecordText> RecordStream::next() {
    do {
        if (!read_line()) return std::nullopt;
    } while (line_.empty() || is_only_comment(line_));
    const int first_line = line_number_;
    text_ = line_;
    while (read_line() && !line_.empty()) {
        append_some(text_, "\n");
        append_some(text_, line_);
    }
    return RecordText{text_, first_line};
}

}  // namespace fairdeal
