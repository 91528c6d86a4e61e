#include "picture/page.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr double margin = 48;
constexpr double head_height = 26, foot_height = 24;
constexpr double pad = 4;  // between the columns of a table
const Font cell_font{Typeface::Inter, 8};
const Font head_font{Typeface::Inter, 7.5, true};
constexpr double line_by_size = 1.35;
constexpr std::size_t most_cell_lines = 40;

/// The length of the UTF-8 character that begins at `at`.
std::size_t character_at(std::string_view words, std::size_t at) {
    std::size_t length = 1;
    while (at + length < words.size() &&
           (static_cast<unsigned char>(words[at + length]) & 0xC0U) == 0x80U)
        ++length;
    return length;
}

/// How many bytes of `words`, in whole characters, fit the width.
std::size_t fitting(Painter& ruler, std::string_view words, const Font& font, double width) {
    std::vector<std::size_t> ends{0};
    for (std::size_t at = 0; at < words.size() && ends.size() < 2000;) {
        at += character_at(words, at);
        ends.push_back(at);
    }
    std::size_t low = 0, high = ends.size() - 1;
    while (low < high) {
        const std::size_t middle = (low + high + 1) / 2;
        if (ruler.text_width(words.substr(0, ends[middle]), font) <= width)
            low = middle;
        else
            high = middle - 1;
    }
    return ends[low];
}

}  // namespace

Paper paper_named(std::string_view word) { return word == "letter" ? Paper::Letter : Paper::A4; }

Size size_of(Paper paper) { return paper == Paper::A4 ? Size{595.28, 841.89} : Size{612, 792}; }

std::string shortened(Painter& ruler, std::string_view words, const Font& font, double width) {
    if (ruler.text_width(words, font) <= width) return std::string(words);
    const double ellipsis = ruler.text_width("…", font);
    if (ellipsis > width) return "";
    return std::string(words.substr(0, fitting(ruler, words, font, width - ellipsis))) + "…";
}

std::vector<std::string> wrapped(Painter& ruler, std::string_view words, const Font& font,
                                 double width, std::size_t most) {
    std::vector<std::string> lines;
    while (!words.empty()) {
        if (lines.size() + 1 == most) {
            lines.push_back(shortened(ruler, words, font, width));
            return lines;
        }
        const std::string_view paragraph = words.substr(0, words.find('\n'));
        std::size_t fits = fitting(ruler, paragraph, font, width);
        if (fits < paragraph.size()) {
            const auto space = paragraph.substr(0, fits + 1).rfind(' ');
            const auto joint = paragraph.substr(0, fits).find_last_of("-=|");
            if (space != std::string_view::npos && space > 0)
                fits = space;
            else if (joint != std::string_view::npos && joint > 0)
                fits = joint + 1;
            if (fits == 0) fits = character_at(paragraph, 0);
        }
        lines.emplace_back(words.substr(0, fits));
        words.remove_prefix(fits);
        if (!words.empty() && (words.front() == ' ' || words.front() == '\n'))
            words.remove_prefix(1);
    }
    if (lines.empty()) lines.emplace_back();
    return lines;
}

PageFlow::PageFlow(Painter& ruler, Paper paper, Furniture furniture)
    : ruler_(ruler), paper_(paper), furniture_(std::move(furniture)) {
    new_page();
}

Box PageFlow::area() const {
    const Size size = size_of(paper_);
    return {margin, margin + head_height, size.width - 2 * margin,
            size.height - 2 * margin - head_height - foot_height};
}

void PageFlow::new_page() {
    pages_.emplace_back();
    y_ = area().y;
}

void PageFlow::need(double height) {
    if (y_ + height > area().bottom() && y_ > area().y) new_page();
}

void PageFlow::gap(double height) { y_ += height; }

void PageFlow::put(std::string_view words, const Box& box, const Font& font, Ink ink, Align align) {
    std::string shown = shortened(ruler_, words, font, box.width);
    if (!shown.empty()) pages_.back().texts.push_back({std::move(shown), box, font, ink, align});
}

void PageFlow::label(std::string_view words, const Box& box, const Font& font, Align align,
                     Ink ink) {
    put(words, box, font, ink, align);
}

void PageFlow::title(std::string_view words) {
    paragraph(words, {Typeface::Inter, 22, true}, on_paper::dark);
    gap(6);
}

void PageFlow::heading(std::string_view words) {
    if (y_ > area().y) gap(12);
    need(90);
    paragraph(words, {Typeface::Inter, 13, true}, on_paper::dark);
    gap(4);
}

void PageFlow::paragraph(std::string_view words, const Font& font, Ink ink) {
    const double height = font.size * line_by_size;
    for (const std::string& line : wrapped(ruler_, words, font, area().width)) {
        need(height);
        put(line, {area().x, y_, area().width, height}, font, ink, Align::Left);
        y_ += height;
    }
}

void PageFlow::fact(std::string_view name, std::string_view words) {
    constexpr double name_width = 120;
    const Font said{Typeface::Inter, 9.5};
    const double height = said.size * line_by_size + 1;
    bool first = true;
    for (const std::string& line : wrapped(ruler_, words, said, area().width - name_width)) {
        need(height);
        if (first)
            put(name, {area().x, y_, name_width - pad, height}, {Typeface::Inter, 9.5, true},
                on_paper::grey, Align::Left);
        put(line, {area().x + name_width, y_, area().width - name_width, height}, said,
            on_paper::black, Align::Left);
        y_ += height;
        first = false;
    }
}

void PageFlow::block(double height, const std::function<void(Painter&, const Box&)>& drawing) {
    need(height);
    const Box box{area().x, y_, area().width, height};
    pages_.back().drawings.push_back([drawing, box](Painter& painter) { drawing(painter, box); });
    y_ += height;
}

/// The widest of what stands before and behind the decimal points of a column.
PageFlow::NumberRoom PageFlow::room_of(const PrintedTable& table, std::size_t column) {
    NumberRoom room{0, ruler_.text_width(decimal_point() + "00", cell_font) + 1};
    for (const auto& row : table.rows) {
        Font font = cell_font;
        font.bold = row[column].bold;
        for (const std::string_view line : split_at(row[column].words, '\n')) {
            const auto point = line.find(decimal_point());
            room.before = std::max(room.before, ruler_.text_width(line.substr(0, point), font) + 1);
            if (point != std::string_view::npos)
                room.behind =
                    std::max(room.behind, ruler_.text_width(line.substr(point), font) + 1);
        }
    }
    return room;
}

std::vector<PageFlow::ColumnRoom> PageFlow::rooms_of(const PrintedTable& table) {
    std::vector<ColumnRoom> rooms;
    double used = 0;
    std::size_t open = 0;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const Column& column = table.columns[i];
        ColumnRoom room{column.width, 0};
        if (column.kind == ColumnKind::Number) {
            const auto [before, behind] = room_of(table, i);
            room.behind = behind;
            if (room.width <= 0)
                room.width = std::min(
                    std::max(ruler_.text_width(column.heading, head_font) + 2, before + behind) +
                        2 * pad,
                    area().width / 4);
        }
        if (room.width <= 0) ++open;
        rooms.push_back(room);
        used += room.width;
    }
    for (ColumnRoom& room : rooms) {
        if (room.width <= 0)
            room.width = std::max(30.0, (area().width - used) / static_cast<double>(open));
    }
    return rooms;
}

void PageFlow::table_head(const PrintedTable& table, const std::vector<ColumnRoom>& rooms) {
    std::vector<std::vector<std::string>> heads;
    std::size_t lines = 1;
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        heads.push_back(
            wrapped(ruler_, table.columns[i].heading, head_font, rooms[i].width - 2 * pad, 3));
        lines = std::max(lines, heads.back().size());
    }
    const double line = head_font.size * line_by_size;
    const double height = line * static_cast<double>(lines) + 5;
    block(height, [](Painter& painter, const Box& box) {
        painter.fill(Path().box(box), on_paper::band);
        painter.stroke(Path().move_to({box.x, box.bottom()}).line_to({box.right(), box.bottom()}),
                       on_paper::black, 0.8);
    });
    double x = area().x;
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        const Align align =
            table.columns[i].kind == ColumnKind::Number ? Align::Right : Align::Left;
        double y = y_ - 3 - line * static_cast<double>(heads[i].size());
        for (const std::string& words : heads[i]) {
            put(words, {x + pad, y, rooms[i].width - 2 * pad, line}, head_font, on_paper::black,
                align);
            y += line;
        }
        x += rooms[i].width;
    }
}

void PageFlow::put_number(const std::string& words, const Box& box, const Font& font,
                          double behind) {
    const auto point = words.find(decimal_point());
    if (point == std::string::npos) return put(words, box, font, on_paper::black, Align::Right);
    const double at = box.right() - behind;
    if (at - box.x < ruler_.text_width(words.substr(0, point), font))
        return put(words, box, font, on_paper::black, Align::Right);
    put(words.substr(0, point), {box.x, box.y, at - box.x, box.height}, font, on_paper::black,
        Align::Right);
    put(words.substr(point), {at, box.y, behind, box.height}, font, on_paper::black, Align::Left);
}

void PageFlow::table_row(const PrintedTable& table, const std::vector<Cell>& row,
                         const std::vector<ColumnRoom>& rooms, bool banded) {
    std::vector<std::vector<std::string>> cells;
    std::size_t lines = 1;
    for (std::size_t i = 0; i < row.size(); ++i) {
        Font font = cell_font;
        font.bold = row[i].bold;
        cells.push_back(
            wrapped(ruler_, row[i].words, font, rooms[i].width - 2 * pad, most_cell_lines));
        lines = std::max(lines, cells.back().size());
    }
    const double line = cell_font.size * line_by_size;
    const double height = line * static_cast<double>(lines) + 4;
    if (y_ + height > area().bottom()) {
        new_page();
        table_head(table, rooms);
    }
    const double top = y_;
    block(height, [banded](Painter& painter, const Box& box) {
        if (banded) painter.fill(Path().box(box), on_paper::band.faded(0.6));
        painter.stroke(Path().move_to({box.x, box.bottom()}).line_to({box.right(), box.bottom()}),
                       on_paper::rule, 0.3);
    });
    double x = area().x;
    for (std::size_t i = 0; i < row.size(); ++i) {
        Font font = cell_font;
        font.bold = row[i].bold;
        const Box inner{x + pad, top + 2, rooms[i].width - 2 * pad, height - 4};
        if (row[i].drawing)
            pages_.back().drawings.push_back(
                [drawing = row[i].drawing, inner](Painter& painter) { drawing(painter, inner); });
        double y = inner.y;
        for (const std::string& words : cells[i]) {
            const Box at{inner.x, y, inner.width, line};
            if (table.columns[i].kind == ColumnKind::Number)
                put_number(words, at, font, rooms[i].behind);
            else
                put(words, at, font, row[i].grey ? on_paper::grey : on_paper::black, Align::Left);
            y += line;
        }
        x += rooms[i].width;
    }
}

void PageFlow::table(const PrintedTable& table) {
    const std::vector<ColumnRoom> rooms = rooms_of(table);
    need(60);
    table_head(table, rooms);
    bool banded = false;
    for (const auto& row : table.rows) {
        table_row(table, row, rooms, banded);
        banded = !banded;
    }
    gap(4);
}

std::vector<PrintedPage> PageFlow::finish() const {
    std::vector<PrintedPage> pages = pages_;
    const Font font{Typeface::Inter, 8};
    const double line = font.size * line_by_size;
    const double half = area().width / 2 - pad;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const auto at = [&](const std::string& words, const Box& box, Align align) {
            std::string shown = shortened(ruler_, words, font, box.width);
            if (!shown.empty())
                pages[i].texts.push_back({std::move(shown), box, font, on_paper::grey, align});
        };
        const Box all = area();
        at(furniture_.left, {all.x, margin, half, line}, Align::Left);
        at(furniture_.right, {all.x + half + 2 * pad, margin, half, line}, Align::Right);
        const double low = all.bottom() + 10;
        at(furniture_.foot, {all.x, low, all.width - 90, line}, Align::Left);
        at(tr("page {page} of {pages}", "page"_a = i + 1, "pages"_a = pages.size()),
           {all.right() - 86, low, 86, line}, Align::Right);
        pages[i].drawings.push_back([all, low](Painter& painter) {
            for (const double y : {margin + 15, low - 4})
                painter.stroke(Path().move_to({all.x, y}).line_to({all.right(), y}), on_paper::rule,
                               0.5);
        });
    }
    return pages;
}

void draw_page(Painter& painter, const PrintedPage& page) {
    for (const Drawing& drawing : page.drawings) drawing(painter);
    for (const auto& [words, box, font, ink, align] : page.texts) {
        double x = box.x;
        if (align == Align::Right) x = box.right();
        if (align == Align::Centre) x = box.centre().x;
        painter.text(words, {x, box.y + font.size}, font, ink, align);
    }
}

std::vector<PrintedPage> lay_out(const std::function<std::vector<PrintedPage>(Painter&)>& lay) {
    std::vector<PrintedPage> pages;
    draw_pixels({1, 1}, 1, [&](Painter& ruler) { pages = lay(ruler); });
    return pages;
}

namespace {

std::vector<Drawing> drawings_of(Paper paper, const std::vector<PrintedPage>& pages) {
    std::vector<Drawing> drawings;
    drawings.reserve(pages.size());
    for (const PrintedPage& page : pages) {
        drawings.push_back([&page, paper](Painter& painter) {
            const Size size = size_of(paper);
            painter.fill(Path().box({0, 0, size.width, size.height}), ink(0xffffff));
            draw_page(painter, page);
        });
    }
    return drawings;
}

}  // namespace

Result<std::string> printed_pages(Paper paper, const std::string& title, const std::string& created,
                                  const std::vector<PrintedPage>& pages) {
    return pdf_bytes(size_of(paper), title, drawings_of(paper, pages), created);
}

std::string printed_amount(Money amount) {
    const std::int64_t cents = amount.in_cents();
    const std::int64_t size = cents < 0 ? -cents : cents;
    return fmt::format("{}{}{}{:02}", cents < 0 ? "−" : "", grouped(size / 100), decimal_point(),
                       size % 100);
}

std::string printed_count(std::int64_t number) { return grouped(number); }

}  // namespace fairdeal
