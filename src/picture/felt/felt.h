#pragma once
// What each game prints on its felt: its places, its colours, and where a seat's count lies. One
// file a felt (felt_breakout.cpp, ...); everything else about the table is shared.

#include <optional>
#include <string>
#include <vector>

#include "base/translation.h"
#include "picture/painter.h"
#include "picture/table/table_view.h"

namespace fairdeal {

struct TableLayout;

enum class PlaceShape : unsigned char { Circle, Diamond, Square };

/// A printed place of a spot, by the wager's name.
struct PrintedPlace {
    const char* wager = nullptr;
    const char* words = nullptr;  // marked; lines parted by '|'
    const char* brief = nullptr;  // marked; for small pictures
    Point middle;                 // from the spot's middle, at size 1
    double radius = 0;
    PlaceShape shape = PlaceShape::Circle;
};

struct FeltInks {
    Ink light, cloth, deep, edge;  // from the middle of the cloth outwards
    Ink gold, white;               // of the print
    Ink shade;                     // of places, under chips, and below large letters
};

struct Felt {
    std::string name;                  // as the notation calls the game
    std::vector<PrintedPlace> places;  // the first one is where any other wager would lie
    FeltInks inks;
    double spot_width = 262;          // at size 1, with a little air
    double above = 106, below = 106;  // from a spot's middle to the end of its print, at size 1
    std::vector<int> sizes{5, 7, 9};  // with how many spots it is printed
    bool house_bank = true;           // the house's rack; else the dealer's own chips
    const char* band =
        sentence("INSURANCE PAYS 2 TO 1");  // printed three times between spots and dealer
    std::optional<Point> plaque{};  // the middle of a seat's plaque, at size 1; none: no plaques
    /// Drawn faintly on the cloth, about the origin and at most 200 wide, on the table's left side
    /// (-1) and its right side (1); null: none.
    void (*emblem)(Painter& painter, const FeltInks& inks, int side) = nullptr;
};

const Felt& felt_of(Layout layout);

// One a file.
const Felt& breakout_felt();
const Felt& midnight_felt();
const Felt& extreme_felt();
const Felt& league_felt();

/// The felt's outline for a place, about the origin.
Path place_shape(const PrintedPlace& place);

}  // namespace fairdeal
