#pragma once
// Every key there is, as a sheet laid over the right side of the page.

#include <wx/scrolwin.h>
#include <array>

#include "desk/frame/keys.h"
#include "desk/kit/tile.h"

namespace fairdeal {

class KeysPanel : public Tile {
public:
    /// `files` shows where everything lies.
    KeysPanel(wxWindow* parent, std::function<void()> close, std::function<void()> files);
    /// The keys of everywhere and of the section that is open.
    void show_keys(DeskSection section);
    /// Up (-1) or down (1), where letters are so large that not all keys fit.
    void scroll(int pages);
    void theme_changed();
    [[nodiscard]] wxButton* files_button() const { return files_; }

private:
    wxWindow* make_groups(DeskSection section);
    wxButton* close_ = nullptr;
    wxButton* files_ = nullptr;
    wxScrolledWindow* body_ = nullptr;
    std::array<wxWindow*, section_count> sections_{};
};

}  // namespace fairdeal
