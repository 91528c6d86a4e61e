#pragma once
// The row of views above every page of the school, with who is signed in.

#include "desk/frame/window/room_tabs.h"
#include "desk/learn/learn_room.h"

namespace fairdeal {

/// What the row shows, and what its buttons do.
struct SchoolTabs {
    struct Screen {
        std::vector<LearnView> offered;
        LearnView open = LearnView::Today;
        std::optional<std::string> person;  // nothing: nobody is signed in
    };
    std::function<Screen()> screen;
    std::function<void(LearnView)> pick;
    OnClick leave;
};
/// As the desk has them.
SchoolTabs school_tabs(Desk& desk);

class LearnTabs : public RoomTabs {
public:
    LearnTabs(wxWindow* parent, PageContext& context, SchoolTabs tabs);
    void show();

private:
    SchoolTabs tabs_;
};

}  // namespace fairdeal
