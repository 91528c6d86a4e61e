#pragma once
// Where everything on the table lies. The table is laid out on a sheet 1000 units high, of which
// the area's shape gives the width; `LayoutSheet` leads from the sheet to the area and back.

#include <optional>
#include <string>
#include <vector>

#include "picture/felt/felt.h"
#include "picture/shapes.h"
#include "picture/table/table_view.h"

namespace fairdeal {

struct LayoutSheet {
    Point origin;         // of the sheet in the area
    double scale = 1;     // units of the area in one unit of the sheet
    double width = 1430;  // in units of the sheet; the height is 1000
    [[nodiscard]] Point to_sheet(Point p) const { return (p - origin) * (1 / scale); }
    [[nodiscard]] Point to_area(Point p) const { return origin + p * scale; }
};
constexpr double sheet_height = 1000;
LayoutSheet sheet_for(const Box& area);

/// A curve that seats, print and insurance follow: the lower part of an ellipse.
struct Bow {
    Point centre;
    double across = 0, down = 0;
    double fullness = 1;  // 1: an ellipse; less: fuller corners
    /// 0 is the lowest point, a positive angle lies to the right.
    [[nodiscard]] Point at(double angle) const;
};

/// A printed spot: where its middle lies, how it is turned, and how large (1: five seats).
struct SpotFrame {
    int seat = 1;
    double angle = 0;  // on the bow
    Point middle;
    double turn = 0;
    double size = 1;
    double pitch = 0;  // from its middle to the next one's, at least
    double reach = 0;  // from the middle to the insurance line, towards the dealer
    Point plate;       // where its number stands on the rail
    /// From the spot's own directions (x to its right, y towards its player).
    [[nodiscard]] Point out(Point local) const { return middle + turned(local, turn); }
};

struct CardPlace {
    const CardView* view = nullptr;
    Point middle;
    double turn = 0;
    double width = 0;
    bool covered = false;  // another card lies on it
};
constexpr double card_shape = 1.4;  // height by width

struct HandPlace {
    const HandView* view = nullptr;  // null: the dealer's
    int seat = 0;                    // 0: the dealer
    std::vector<CardPlace> cards;
    Point middle, head;  // head: where its total is shown first
    double turn = 0;
    Size size;  // of all its cards, before the turn
};

struct WagerPlace {
    const WagerView* view = nullptr;
    int seat = 0, hand = 0;
    Point middle;
    double radius = 0;
    double turn = 0;
};

/// What is said to be paid to a wager, beside it.
struct PaidPlace {
    const WagerView* view = nullptr;
    int seat = 0, hand = 0;
    Point middle;       // of the lowest chip
    double radius = 0;  // of a chip
};

/// A seat's count and status, upright at the rail.
struct PlaquePlace {
    const SpotView* view = nullptr;
    Box box;
};

/// Everything of one view in one area, in sheet units, as the side of the view sees it. The print
/// along the bows, and the dealer's things except `tray`, stay in the coordinates of the guests'
/// side: to draw or find them, convert with `seen_from`.
struct TableLayout {
    LayoutSheet sheet;
    Side side = Side::Guests;
    const Felt* felt = nullptr;
    Bow seats_bow, insurance_bow;
    std::vector<SpotFrame> spots;  // by seat
    std::vector<HandPlace> hands;  // the dealer's first
    std::vector<WagerPlace> wagers;
    std::vector<PaidPlace> paid;
    std::vector<PlaquePlace> plaques;
    std::optional<Point> button;  // the starting player's
    std::vector<Box> signs;       // as in the view
    std::optional<Box> bank;      // the plaque with its sum
    Point tray;                   // the middle of the house's rack or of the dealer's own chips
    /// A point of the guests' side as this side sees it, or the other way round.
    [[nodiscard]] Point seen_from(Point p) const {
        return side == Side::Guests ? p : Point{sheet.width - p.x, sheet_height - p.y};
    }
};
TableLayout lay_out(const TableView& view, const Box& area);

/// Fills in the bows and the spots of a layout whose sheet and felt are known.
void frame_spots(TableLayout& layout, int places);

/// Finds room beside their wagers for what is paid, once all else lies as the side sees it.
void place_paid(TableLayout& layout);

/// Where a seat's plaque goes; nothing on a felt without plaques.
std::optional<Box> plaque_box(const Felt& felt, const SpotFrame& spot);

constexpr double button_radius = 19;  // of the starting player's button, at size 1

/// The pointed-at corner of a card where its rank and suit stand: all four corners of that index.
std::vector<Point> index_corners(const CardPlace& card);

}  // namespace fairdeal
