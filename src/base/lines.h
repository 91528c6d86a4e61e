#pragma once
// Lines of a stream of any length, one at a time. The one place where lines are read: no line is
// longer than its reader allows, and a stream that cannot be read on is never taken for its end.

#include <cstdint>
#include <istream>
#include <string>

namespace fairdeal {

class Lines {
public:
    /// Of a line that is longer than `longest` bytes only so many are kept. Its rest is read when
    /// the next line is asked for: whoever stops at such a line reads no more of it, endless or
    /// not.
    Lines(std::istream& in, std::size_t longest) : in_(in), longest_(longest) {}

    /// The next line; false at the end of the stream, or where it cannot be read (it is then
    /// bad()).
    bool next();
    [[nodiscard]] const std::string& text() const { return text_; }  // without its LF
    [[nodiscard]] bool is_cut() const { return cut_; }
    [[nodiscard]] int number() const { return number_; }         // from 1
    [[nodiscard]] std::int64_t bytes() const { return bytes_; }  // read so far

private:
    int next_byte();
    /// The rest of a line that was cut; false: it ended the stream.
    bool skip_the_rest();
    std::istream& in_;
    std::size_t longest_;
    std::string text_;
    bool cut_ = false;
    int number_ = 0;
    std::int64_t bytes_ = 0;
};

}  // namespace fairdeal
