#include "desk/kit/side_panel.h"

#include "desk/kit/gtk.h"

namespace fairdeal {

wxScrolledWindow* make_scroller(wxWindow* parent, const std::string& name) {
    auto* made = new wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                      wxVSCROLL | wxBORDER_NONE | wxTAB_TRAVERSAL);
    made->SetScrollRate(0, 8);
    if (!name.empty()) gtk::set_name(made, name);
    made->ShowScrollbars(wxSHOW_SB_NEVER, wxSHOW_SB_DEFAULT);
    made->SetBackgroundColour(colour(Tone::Surface));
    return made;
}

PanelHead begin_panel(Tile* panel, wxSizer* column, const std::string& name) {
    PanelHead head;
    head.title = new Text(panel, "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    head.status = new Text(panel, "", 14, Hue::Muted);
    put(column, head.title, {side + Gap::tight, side, side, 0});
    put(column, head.status, {side + Gap::tight, Gap::tight, side, Gap::part});
    head.body = make_scroller(panel, name);
    head.body->SetMinSize(wxSize(panel_width - 2 * side, 80));
    put(column, head.body, {side, 0, Gap::hair, 0}, true);
    column->AddSpacer(grid);
    return head;
}

}  // namespace fairdeal
