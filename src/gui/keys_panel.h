#pragma once
// Every key there is, as a sheet laid over the page.

#include "app/keys.h"
#include "gui/tile.h"

namespace fairdeal {

class KeysPanel : public Tile {
public:
    KeysPanel(wxWindow* parent, std::function<void()> close);
    void theme_changed();

private:
    wxSizer* make_group(const KeyHelpGroup& group);
    wxButton* close_ = nullptr;
};

}  // namespace fairdeal
