#pragma once
// The row of pages above every page of the exam office, with who is signed in there.

#include "desk/certify/certify_room.h"
#include "desk/frame/window/room_tabs.h"

namespace fairdeal {

/// What the row shows, and what its buttons do.
struct OfficeTabs {
    struct Screen {
        std::vector<CertifyView> offered;
        CertifyView open = CertifyView::Door;
        std::optional<std::string> person;  // nothing: nobody is signed in
    };
    std::function<Screen()> screen;
    std::function<void(CertifyView)> pick;
    OnClick leave;
};
/// As the desk has them.
OfficeTabs office_tabs(Desk& desk);

class CertifyTabs : public RoomTabs {
public:
    CertifyTabs(wxWindow* parent, PageContext& context, OfficeTabs tabs);
    void show();
    [[nodiscard]] wxToggleButton* button(CertifyView view) const {
        return RoomTabs::button(static_cast<std::size_t>(view));
    }

private:
    OfficeTabs tabs_;
};

}  // namespace fairdeal
