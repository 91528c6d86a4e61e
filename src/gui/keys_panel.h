#pragma once
// Every key there is, as a sheet laid over the right side of the page.

#include <wx/scrolwin.h>

#include "app/keys.h"
#include "gui/tile.h"

namespace fairdeal {

class KeysPanel : public Tile {
public:
    KeysPanel(wxWindow* parent, std::function<void()> close);
    /// The keys of everywhere and of the room that is open.
    void show_keys(bool replay);
    /// Up (-1) or down (1), where letters are so large that not all keys fit.
    void scroll(int pages);
    void theme_changed();

private:
    wxWindow* make_groups(bool replay);
    wxButton* close_ = nullptr;
    wxScrolledWindow* body_ = nullptr;
    wxWindow* practising_ = nullptr;
    wxWindow* replaying_ = nullptr;
};

}  // namespace fairdeal
