#pragma once
// Printed pages: text, tables and drawings that flow down a sheet of paper and on to the next, each
// with its header and page number. Nothing is drawn outside its box: long words wrap, and what does
// not fit a line is shortened with an ellipsis.

#include <cstdint>

#include "base/money.h"
#include "picture/painter.h"

namespace fairdeal {

enum class Paper : unsigned char { A4, Letter };
/// That "letter" or "a4" names; A4 by any other word.
Paper paper_named(std::string_view word);
/// In points, upright.
Size size_of(Paper paper);

/// Inks that also part from each other in black and white, and the letters of plain pages.
namespace on_paper {
constexpr Ink black = ink(0x111111), grey = ink(0x555555), rule = ink(0xb0b0b0),
              band = ink(0xf0f0f0), dark = ink(0x1f3a5f), light = ink(0x9db4d0);
inline const Font small{Typeface::Inter, 8}, plain{Typeface::Inter, 9.5},
    strong{Typeface::Inter, 9.5, true};
}  // namespace on_paper

/// Words in a box of one line: never wider than the box.
struct PlacedText {
    std::string words;
    Box box;
    Font font;
    Ink ink;
    Align align = Align::Left;
};

struct PrintedPage {
    std::vector<PlacedText> texts;
    std::vector<Drawing> drawings;  // below the texts
};

/// The words as they fit `width`, whole or ended by an ellipsis.
std::string shortened(Painter& ruler, std::string_view words, const Font& font, double width);
/// The words in lines that fit `width`; a word that is too long for a line is broken, after one of
/// its hyphens if it has any. At most
/// `most` lines, the last then ended by an ellipsis.
std::vector<std::string> wrapped(Painter& ruler, std::string_view words, const Font& font,
                                 double width, std::size_t most = 1000);

/// How a column of a table shows its cells. Number: aligned at its decimal point.
enum class ColumnKind : unsigned char { Text, Number, Drawn };
struct Column {
    std::string heading;
    ColumnKind kind = ColumnKind::Text;
    double width = 0;  // 0: of Text, a share of what is left; of Number, as its cells need
};
struct Cell {
    Cell() = default;
    Cell(std::string said) : words(std::move(said)) {}  // NOLINT: a cell is its words
    Cell(const char* said) : words(said) {}             // NOLINT
    std::string words;
    std::function<void(Painter&, const Box&)> drawing;  // of a Drawn column
    bool bold = false, grey = false;
};
struct PrintedTable {
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows;  // as many cells as columns
};

struct Furniture {
    std::string left, right, foot;  // at the head of each page, and below
};

class PageFlow {
public:
    /// `ruler` measures words; it must outlive the flow.
    PageFlow(Painter& ruler, Paper paper, Furniture furniture);

    void title(std::string_view words);
    /// Begins a new page where less than a few lines would stand below it.
    void heading(std::string_view words);
    void paragraph(std::string_view words, const Font& font = {Typeface::Inter, 9.5},
                   Ink ink = on_paper::black);
    /// A name and what it says, the second wrapped beside the first.
    void fact(std::string_view name, std::string_view words);
    /// Breaks over pages between its rows; each page repeats its head.
    void table(const PrintedTable& table);
    /// Room for a drawing across the page, whole on one page.
    void block(double height, const std::function<void(Painter&, const Box&)>& drawing);
    /// The same for words at a place in the block just made.
    void label(std::string_view words, const Box& box, const Font& font, Align align = Align::Left,
               Ink ink = on_paper::black);
    void gap(double height);
    void new_page();
    /// Begins a new page unless so much room is left.
    void need(double height);

    /// The printed area of a page between its header and its footer.
    [[nodiscard]] Box area() const;
    [[nodiscard]] double at() const { return y_; }
    [[nodiscard]] Painter& ruler() { return ruler_; }

    /// All pages, with header, footer and "3 of 12".
    [[nodiscard]] std::vector<PrintedPage> finish() const;

private:
    void put(std::string_view words, const Box& box, const Font& font, Ink ink, Align align);
    struct NumberRoom {
        double before = 0, behind = 0;  // the decimal point
    };
    struct ColumnRoom {
        double width = 0;
        double behind = 0;  // of Number: the decimal points
    };
    void put_number(const std::string& words, const Box& box, const Font& font, double behind);
    void table_head(const PrintedTable& table, const std::vector<ColumnRoom>& rooms);
    void table_row(const PrintedTable& table, const std::vector<Cell>& row,
                   const std::vector<ColumnRoom>& rooms, bool banded);
    [[nodiscard]] NumberRoom room_of(const PrintedTable& table, std::size_t column);
    [[nodiscard]] std::vector<ColumnRoom> rooms_of(const PrintedTable& table);

    Painter& ruler_;
    Paper paper_;
    Furniture furniture_;
    std::vector<PrintedPage> pages_;
    double y_ = 0;
};

/// Draws one page.
void draw_page(Painter& painter, const PrintedPage& page);

/// Lays pages out with a painter that measures, as it will be on any surface.
std::vector<PrintedPage> lay_out(const std::function<std::vector<PrintedPage>(Painter&)>& lay);

/// The PDF as bytes. `created` (RFC 3339, UTC) is the document's date: the same pages and date make
/// the same bytes.
Result<std::string> printed_pages(Paper paper, const std::string& title, const std::string& created,
                                  const std::vector<PrintedPage>& pages);

/// "1,234,567.80": always two decimals, for a column of amounts.
std::string printed_amount(Money amount);
/// "1,234,567".
std::string printed_count(std::int64_t number);

}  // namespace fairdeal
