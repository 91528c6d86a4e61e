#pragma once
// Lines of a stream of any length, one at a time. The one place where lines are read: no line is
// longer than its reader allows, and a stream that cannot be read on is never taken for its end.

#include <cstdint>
#include <istream>
#include <string>

namespace fairdeal {

class Lines {
public:
    /// Keeps at most `longest` bytes of a line. The rest of a longer one is read by the next call
    /// of next(), so a caller can stop there even if the line has no end.
    Lines(std::istream& in, std::size_t longest) : in_(in), longest_(longest) {}

    /// The next line; false at the end of the stream, or where it cannot be read (it is then
    /// bad()).
    bool next();
    [[nodiscard]] const std::string& text() const { return text_; }  // without its LF
    [[nodiscard]] bool is_cut() const { return cut_; }
    /// It is the stream's last and has no LF: the stream may have been cut within it.
    [[nodiscard]] bool has_no_end() const { return no_end_; }
    [[nodiscard]] int number() const { return number_; }         // from 1
    [[nodiscard]] std::int64_t bytes() const { return bytes_; }  // read so far

private:
    int next_byte();
    bool take_piece();
    /// The rest of a line that was cut; false: it ended the stream.
    bool skip_the_rest();
    std::istream& in_;
    std::size_t longest_;
    std::string text_;
    bool cut_ = false, no_end_ = false;
    int number_ = 0;
    std::int64_t bytes_ = 0;
};

}  // namespace fairdeal
