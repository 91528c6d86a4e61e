#pragma once
// The row of pages above every page of the exam office, with who is signed in there.

#include "gui/page.h"

namespace fairdeal {

class CertifyTabs : public Tile {
public:
    CertifyTabs(wxWindow* parent, Hub& hub);
    void show();
    [[nodiscard]] wxToggleButton* button(CertifyView view) const {
        return views_.at(static_cast<std::size_t>(view));
    }

private:
    Hub& hub_;
    std::vector<wxToggleButton*> views_;
    Text* who_ = nullptr;
    wxButton* leave_ = nullptr;
};

}  // namespace fairdeal
