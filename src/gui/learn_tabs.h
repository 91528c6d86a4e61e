#pragma once
// The row of views above every page of the school, with who is signed in.

#include "gui/page.h"

namespace fairdeal {

class LearnTabs : public Tile {
public:
    LearnTabs(wxWindow* parent, Hub& hub);
    void show();

private:
    void make_room();

    Hub& hub_;
    std::vector<wxToggleButton*> views_;
    Text* title_ = nullptr;
    Text* who_ = nullptr;
    wxButton* leave_ = nullptr;
};

}  // namespace fairdeal
