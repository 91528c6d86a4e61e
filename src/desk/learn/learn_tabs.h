#pragma once
// The row of views above every page of the school, with who is signed in.

#include "desk/frame/desk_page.h"
#include "desk/frame/window/room_tabs.h"

namespace fairdeal {

class LearnTabs : public RoomTabs {
public:
    LearnTabs(wxWindow* parent, Hub& hub);
    void show();

private:
    Desk& desk_;
};

}  // namespace fairdeal
