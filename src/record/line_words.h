#pragma once
// A line of a record cut into its words, each byte looked at once. Where the processor has the
// instructions, 16 bytes at a time.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "record/words.h"

namespace fairdeal {

/// The first bytes of a line, of which few have more: a bit for each, the first byte's lowest.
struct LineMarks {
    static constexpr std::size_t bytes = 32;
    std::uint32_t spaces = 0;
    std::uint32_t line_ends = 0;
};

inline LineMarks marks_in(const char* line, char line_end) {
    LineMarks marks;
#ifdef __SSE2__
    for (int half = 0; half < 2; ++half) {
        __m128i some;
        std::memcpy(&some, line + 16 * half, sizeof some);
        const auto mark = [&](char byte) {
            const int are = _mm_movemask_epi8(_mm_cmpeq_epi8(some, _mm_set1_epi8(byte)));
            return static_cast<std::uint32_t>(are) << 16 * half;
        };
        marks.spaces |= mark(' ');
        marks.line_ends |= mark(line_end);
    }
#else
    for (std::size_t i = 0; i < LineMarks::bytes; ++i) {
        marks.spaces |= std::uint32_t{line[i] == ' '} << i;
        marks.line_ends |= std::uint32_t{line[i] == line_end} << i;
    }
#endif
    return marks;
}

/// The words of one line, each looked at once. The line ends at the first `line_end`, or where the
/// text does.
class LineWords {
public:
    LineWords(const char* line, const char* text_end, char line_end) : line_(line) {
        constexpr std::size_t looked_at = LineMarks::bytes + Word::in_head;
        const auto left = static_cast<std::size_t>(text_end - line);
        if (left >= looked_at) {
            split(line, left, line_end);
            return;
        }
        std::array<char, looked_at> padded;
        padded.fill(line_end);
        std::copy(line, text_end, padded.begin());
        split(padded.data(), left, line_end);
    }

    /// At most one more than an event can have; the line may go on after it.
    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] const Word& operator[](std::size_t i) const { return words_[i]; }
    /// Where the line ends, if no event has more words.
    [[nodiscard]] const char* end() const { return end_; }

private:
    static constexpr std::size_t most = 5;

    /// `bytes`: those of the line, or a copy of them that goes on with line ends.
    void split(const char* bytes, std::size_t left, char line_end) {
        const LineMarks marks = marks_in(bytes, line_end);
        if (marks.line_ends == 0) return split_long_line(left, line_end);
        const auto size = static_cast<unsigned>(std::countr_zero(marks.line_ends));
        std::uint32_t spaces = marks.spaces & ((std::uint32_t{1} << size) - 1);
        unsigned from = 0;
        for (; spaces != 0 && count_ + 1 < most; spaces &= spaces - 1) {
            const auto space = static_cast<unsigned>(std::countr_zero(spaces));
            add(bytes, from, space - from);
            from = space + 1;
        }
        const auto last = spaces == 0 ? size : static_cast<unsigned>(std::countr_zero(spaces));
        add(bytes, from, last - from);
        end_ = line_ + last;
    }

    void add(const char* bytes, unsigned from, unsigned size) {
        std::uint64_t head = 0;
        std::memcpy(&head, bytes + from, sizeof head);
        if (std::endian::native == std::endian::big)
            head = Word(std::string_view(bytes + from, sizeof head)).head;
        const unsigned rest = size < Word::in_head ? 64 - 8 * size : 0;
        words_[count_++] = {{line_ + from, size}, size == 0 ? 0 : head << rest >> rest};
    }

    void split_long_line(std::size_t left, char line_end) {
        const std::string_view text(line_, left);
        const std::string_view line = text.substr(0, text.find(line_end));
        std::size_t end = 0;
        for (std::size_t from = 0; from <= line.size() && count_ < most; from = end + 1) {
            end = std::min(line.find(' ', from), line.size());
            words_[count_++] = Word(line.substr(from, end - from));
        }
        end_ = line_ + end;
    }

    const char* line_;
    const char* end_ = nullptr;
    std::size_t count_ = 0;
    std::array<Word, most> words_;
};

}  // namespace fairdeal
