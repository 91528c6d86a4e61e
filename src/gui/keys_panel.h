#pragma once
// Every key there is, as a sheet laid over the right side of the page.

#include "app/keys.h"
#include "gui/tile.h"

namespace fairdeal {

class KeysPanel : public Tile {
public:
    KeysPanel(wxWindow* parent, std::function<void()> close);
    /// The keys of everywhere and of the room that is open.
    void show_keys(bool replay);
    void theme_changed();

private:
    wxWindow* make_groups(bool replay);
    wxButton* close_ = nullptr;
    wxWindow* practising_ = nullptr;
    wxWindow* replaying_ = nullptr;
};

}  // namespace fairdeal
