#pragma once
// The table without cards and chips: surround, rail, felt, print, rack, shoe and discard tray.

#include "picture/painter.h"
#include "picture/table_layout.h"
#include "picture/table_picture.h"

namespace fairdeal {

/// The room around the table, over the whole area.
void draw_surround(Painter& painter, const Box& area, Surround surround);
/// All else of the bare table, in sheet units.
void draw_bare_table(Painter& painter, const TableView& view, const TableLayout& layout,
                     Surround surround);
/// The dealer's rack, the shoe and the discard tray.
void draw_dealers_things(Painter& painter, const TableLayout& layout);

}  // namespace fairdeal
