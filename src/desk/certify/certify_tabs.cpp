#include "desk/certify/certify_tabs.h"

#include <algorithm>
#include <array>

#include "desk/certify/certify_screen.h"

namespace fairdeal {

namespace {

constexpr std::array views{"Exams",  "Sittings",    "Figures", "Records",
                           "People", "Permissions", "Verify"};

}  // namespace

CertifyTabs::CertifyTabs(wxWindow* parent, Hub& hub)
    : RoomTabs(
          parent, hub, "Certify", views,
          [this](std::size_t view) { show_certify_view(desk(), static_cast<CertifyView>(view)); },
          [this] { leave_office(desk()); }) {}

void CertifyTabs::show() {
    const CertifyRoom& room = desk().certify;
    const auto offered = certify_views(desk());
    for (std::size_t i = 0; i < count(); ++i) {
        const auto view = static_cast<CertifyView>(i);
        show_view(i, std::find(offered.begin(), offered.end(), view) != offered.end(),
                  room.view == view);
    }
    show_person(room.who ? std::optional(called(desk(), room.who->id())) : std::nullopt);
}

}  // namespace fairdeal
