#pragma once
// The tags beside stakes and hands: what is at stake, what was said of it, how it was judged, what
// a hand counts. They stand upright whatever way the spot is turned, and find themselves a place
// where they cover little.

#include <string>
#include <utility>
#include <vector>

#include "picture/painter.h"
#include "picture/table/table_layout.h"

namespace fairdeal {

struct Tag {
    enum class LineKind : unsigned char { Stake, Note, Mark, Total };
    struct TagLine {
        LineKind kind = LineKind::Stake;
        std::string name;  // "TIE": small, before the words
        std::string words;
    };
    const WagerPlace* wager = nullptr;  // or
    const HandPlace* hand = nullptr;
    std::vector<TagLine> lines;
    std::size_t across = 1;   // lines side by side; the others fold below them
    bool sign_first = false;  // little room: the mark's sign stands before the last line
    double letter = 15;       // size of the letters in sheet units
    Box box;
};

/// Tags for every wager and every total, placed; the same for the same layout, which they point
/// into.
std::vector<Tag> place_tags(const TableLayout& layout, const std::string& dealer_total);
std::vector<Tag> place_tags(TableLayout&&, const std::string&) = delete;

/// The width of words in Inter bold of size 1, near enough to lay out without a painter.
double rough_width(const std::string& words);

/// The lines of a tag as they stand: row by row, each from the first to the one after the last.
std::vector<std::pair<std::size_t, std::size_t>> rows_of(const Tag& tag);

/// The width of one line of a tag, padding included, in sheet units.
double line_width(const Tag& tag, const Tag::TagLine& line);

void draw_tag(Painter& painter, const Tag& tag);

}  // namespace fairdeal
