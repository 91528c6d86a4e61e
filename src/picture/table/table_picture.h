#pragma once
// The table as a picture, as a place to point at, and as words. Seen from the guests' side the
// dealer is at the top and their left hand on the right: seat 1 is the rightmost and the seats go
// round clockwise to the left, as the notation counts them. Seen from the dealer's side all of it
// is turned by half, but what is to be read stands upright.

#include <optional>
#include <string>
#include <vector>

#include "picture/painter.h"
#include "picture/table/table_view.h"

namespace fairdeal {

struct TableLayout;
struct Tag;

/// What lies around the table. The felt is the same in both.
enum class Surround : unsigned char { Light, Dark };

/// Fills `area` with the table; good from about 600 x 460 units upwards in any common shape.
void draw_table(Painter& painter, const TableView& view, const Box& area, Surround surround);

struct WagerAt {
    int seat = 0;
    int hand = 0;  // as HandView::number; 0 for side wagers and hands not split
    std::string name;
    friend bool operator==(const WagerAt&, const WagerAt&) = default;
};
/// What is under a point of the area that the view was laid out for (lay_out): the wager of the
/// view (not an empty place) whose place or label is there.
std::optional<WagerAt> wager_at(const TableView& view, const TableLayout& layout, Point point);
/// The same by the labels of that layout, which take long to be placed (tags.h).
std::optional<WagerAt> wager_at(const TableLayout& layout, const std::vector<Tag>& tags,
                                Point point);

/// The wager that the chips under a point are paid to.
std::optional<WagerAt> paid_at(const TableLayout& layout, Point point);

struct HandAt {
    int seat = 0;  // 0: the dealer
    int hand = 0;  // as HandView::number; 0 for hands not split, and for a seat as a whole
    friend bool operator==(const HandAt&, const HandAt&) = default;
};
/// The hand whose cards are under a point, or the seat whose number, count or printed places are;
/// of a seat of the view only.
std::optional<HandAt> hand_at(const TableView& view, const TableLayout& layout, Point point);
/// The value of the chips under a point in the house's rack, or in the dealer's own tray.
std::optional<Money> chip_at(const TableView& view, const TableLayout& layout, Point point);

/// The whole table in sentences, for a screen reader: dealer first, then the seats in order.
std::string table_in_words(const TableView& view);

}  // namespace fairdeal
