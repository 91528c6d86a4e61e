#include "gui/certify_tabs.h"

#include <algorithm>
#include <array>

#include "app/certify_screen.h"
#include "gui/gtk.h"

namespace fairdeal {

CertifyTabs::CertifyTabs(wxWindow* parent, Hub& hub)
    : Tile(parent, ground(Tone::Window)), hub_(hub) {
    constexpr std::array names{"Exams", "Sittings", "Figures",    "Records",
                               "People", "Permissions", "Verify"};
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* title = new Text(this, "Certify", 26, Hue::Text, wxFONTWEIGHT_BOLD);
    row->Add(title, wxSizerFlags().CentreVertical().Border(wxRIGHT, 3 * grid));
    for (std::size_t i = 0; i < names.size(); ++i) {
        auto* button = new wxToggleButton(this, wxID_ANY, names.at(i), wxDefaultPosition,
                                          wxDefaultSize, wxBU_EXACTFIT);
        gtk::add_class(button, "filter");
        button->Bind(wxEVT_TOGGLEBUTTON, [this, i](wxCommandEvent&) {
            show_certify_view(hub_.desk, static_cast<CertifyView>(i));
            hub_.changed();
        });
        views_.push_back(button);
        row->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    }
    row->AddStretchSpacer();
    who_ = new Text(this, "", 14, Hue::Muted);
    leave_ = make_button(this, "Sign out", "quiet", [this] {
        leave_office(hub_.desk);
        hub_.changed();
    });
    row->Add(who_, wxSizerFlags().CentreVertical().Border(wxRIGHT, 2 * grid));
    row->Add(leave_, wxSizerFlags().CentreVertical());
    SetSizer(row);
}

void CertifyTabs::show() {
    const CertifyRoom& room = hub_.desk.certify;
    const auto offered = certify_views(hub_.desk);
    for (std::size_t i = 0; i < views_.size(); ++i) {
        const auto view = static_cast<CertifyView>(i);
        views_[i]->SetValue(room.view == view);
        views_[i]->Show(std::find(offered.begin(), offered.end(), view) != offered.end());
    }
    who_->say(room.who ? called(hub_.desk, room.who->id()) : "Nobody is signed in");
    leave_->Show(room.who.has_value());
    Layout();
}

}  // namespace fairdeal
