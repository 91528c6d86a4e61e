#include "desk/certify/certify_tabs.h"

#include <algorithm>
#include <array>

#include "desk/certify/certify_screen.h"
#include "desk/frame/desk.h"

namespace fairdeal {

namespace {

constexpr std::array views{"Exams",  "Sittings",    "Figures", "Records",
                           "People", "Permissions", "Verify"};

}  // namespace

OfficeTabs office_tabs(Desk& desk) {
    const auto screen = [&desk] {
        const CertifyRoom& room = desk.certify;
        return OfficeTabs::Screen{
            certify_views(desk), room.view,
            room.who ? std::optional(called(desk, room.who->id())) : std::nullopt};
    };
    return {screen, [&desk](CertifyView view) { show_certify_view(desk, view); },
            [&desk] { leave_office(desk); }};
}

CertifyTabs::CertifyTabs(wxWindow* parent, PageContext& context, OfficeTabs tabs)
    : RoomTabs(
          parent, context, "Certify", views,
          [this](std::size_t view) { tabs_.pick(static_cast<CertifyView>(view)); },
          [this] { tabs_.leave(); }),
      tabs_(std::move(tabs)) {}

void CertifyTabs::show() {
    const OfficeTabs::Screen screen = tabs_.screen();
    const auto& offered = screen.offered;
    for (std::size_t i = 0; i < count(); ++i) {
        const auto view = static_cast<CertifyView>(i);
        show_view(i, std::find(offered.begin(), offered.end(), view) != offered.end(),
                  screen.open == view);
    }
    show_person(screen.person);
}

}  // namespace fairdeal
