#pragma once
// What the panels beside the table are started with, and the ground that scrolls in them and
// elsewhere.

#include <wx/scrolwin.h>

#include "desk/kit/tile.h"

namespace fairdeal {

/// A ground in a card's colour that scrolls up and down without a bar across its words. `name` is
/// what a screen reader calls it; empty: nothing of its own.
wxScrolledWindow* make_scroller(wxWindow* parent, const std::string& name = "");

/// Title, status and the body that scrolls, in their places at the top of a panel's column.
struct PanelHead {
    Text* title = nullptr;
    Text* status = nullptr;
    wxScrolledWindow* body = nullptr;
};
PanelHead begin_panel(Tile* panel, wxSizer* column, const std::string& name = "");

}  // namespace fairdeal
