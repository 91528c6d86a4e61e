#include "picture/table/tags.h"

namespace fairdeal {

namespace {

struct TagInks {
    Ink back, words;
};

TagInks inks_of(const Tag& tag, Tag::LineKind row) {
    const WagerMark mark = tag.wager == nullptr ? WagerMark::None : tag.wager->view->mark;
    switch (row) {
        case Tag::LineKind::Stake: return {ink(0x0d1512, 0.88), ink(0xffffff)};
        case Tag::LineKind::Note: return {ink(0xfbf3dc), ink(0x2a2113)};
        case Tag::LineKind::Total: return {ink(0xfdfaf2, 0.95), ink(0x17211c)};
        case Tag::LineKind::Mark: break;
    }
    switch (mark) {
        case WagerMark::Right: return {ink(0x157a3c), ink(0xffffff)};
        case WagerMark::Wrong: return {ink(0xb81d2f), ink(0xffffff)};
        case WagerMark::Asked: return {ink(0xf2b632), ink(0x2a1e02)};
        case WagerMark::Due: return {ink(0x2463c4), ink(0xffffff)};
        case WagerMark::None: break;
    }
    return {ink(0xffffff), ink(0x000000)};
}

// A line that carries the mark's sign also wears its colours.
Tag::LineKind row_shown(const Tag& tag, const Tag::TagLine& line) {
    return tag.sign_first && &line == &tag.lines.back() ? Tag::LineKind::Mark : line.kind;
}

void draw_sign(Painter& painter, WagerMark mark, Point at, double size, Ink colour) {
    Path sign;
    const double r = size * 0.3;
    if (mark == WagerMark::Right)
        sign.move_to(at + Point{-r, 0})
            .line_to(at + Point{-r * 0.25, r * 0.8})
            .line_to(at + Point{r, -r * 0.9});
    if (mark == WagerMark::Wrong)
        sign.move_to(at + Point{-r, -r})
            .line_to(at + Point{r, r})
            .move_to(at + Point{r, -r})
            .line_to(at + Point{-r, r});
    if (mark == WagerMark::Asked || mark == WagerMark::Due)
        painter.text(mark == WagerMark::Asked ? "?" : "!", at + Point{0, size * 0.36},
                     {Typeface::Inter, size, true, false}, colour, Align::Centre);
    else
        painter.stroke(sign, colour, size * 0.15);
}

void draw_line(Painter& painter, const Tag& tag, const Tag::TagLine& line, const Box& box) {
    const TagInks inks = inks_of(tag, row_shown(tag, line));
    const Font font{Typeface::Inter, tag.letter, true, false},
        small{Typeface::Inter, tag.letter * 0.78, true, false};
    const double base = box.y + box.height / 2 + tag.letter * 0.365;
    const double name =
        line.name.empty() ? 0 : painter.text_width(line.name, small) + tag.letter * 0.35;
    const bool signed_line =
        line.kind == Tag::LineKind::Mark || (tag.sign_first && &line == &tag.lines.back());
    const double sign = signed_line ? tag.letter * 1.05 : 0;
    double x = box.centre().x - (name + sign + painter.text_width(line.words, font)) / 2;
    if (name > 0) painter.text(line.name, {x, base - tag.letter * 0.03}, small, ink(0xf0cf7e));
    if (sign > 0)
        draw_sign(painter, tag.wager->view->mark, {x + tag.letter * 0.38, box.centre().y},
                  tag.letter, inks.words);
    painter.text(line.words, {x + name + sign, base}, font, inks.words);
}

}  // namespace

void draw_tag(Painter& painter, const Tag& tag) {
    const auto rows = rows_of(tag);
    const Path whole = Path().rounded(tag.box, tag.letter * 0.42);
    painter.shadow(whole, 2.2, ink(0x000000, 0.3), {0, 1.2});
    const Saved saved(painter);
    painter.clip(whole);
    Box box = tag.box;
    box.height /= static_cast<double>(rows.size());
    for (const auto& [first, last] : rows) {
        box.x = tag.box.x;
        for (std::size_t i = first; i < last; ++i) {
            const double rest = tag.box.x + tag.box.width - box.x;
            box.width = i + 1 == last ? rest : line_width(tag, tag.lines[i]);
            painter.fill(Path().box(box), inks_of(tag, row_shown(tag, tag.lines[i])).back);
            draw_line(painter, tag, tag.lines[i], box);
            box.x += box.width;
        }
        box.y += box.height;
    }
}

}  // namespace fairdeal
