#include "desk/frame/window/section_tabs.h"

#include "base/translation.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

SectionTabs::SectionTabs(wxWindow* parent, PageContext& context, const char* section,
                         std::span<const char* const> views,
                         const std::function<void(std::size_t)>& pick, OnClick leave)
    : Tile(parent, ground(Tone::Window)), context_(context) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    title_ = new Text(this, tr(section), 26, Hue::Text, wxFONTWEIGHT_BOLD);
    row->Add(title_, wxSizerFlags().CentreVertical().Border(wxRIGHT, 3 * grid));
    for (std::size_t i = 0; i < views.size(); ++i) {
        auto* button = make_toggle(this, tr(views[i]), [this, pick, i](bool) {
            pick(i);
            context_.changed();
        });
        views_.push_back(button);
        row->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    }
    row->AddStretchSpacer();
    who_ = new Text(this, "", 14, Hue::Muted);
    leave_ = make_button(this, tr("Sign out"), "quiet", [this, leave = std::move(leave)] {
        leave();
        context_.changed();
    });
    row->Add(who_, wxSizerFlags().CentreVertical().Border(wxRIGHT, 2 * grid));
    row->Add(leave_, wxSizerFlags().CentreVertical());
    SetSizer(row);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        make_room();
    });
}

void SectionTabs::show_view(std::size_t view, bool is_offered, bool is_shown) {
    views_.at(view)->Show(is_offered);
    views_.at(view)->SetValue(is_shown);
}

void SectionTabs::show_person(const std::optional<std::string>& name) {
    who_->say(name ? *name : tr("Nobody is signed in"));
    leave_->Show(name.has_value());
    leave_->SetToolTip(who_->GetLabel());
    make_room();
}

/// Where large letters leave too little room, the views come first: the heading goes, and then the
/// name, which the way out still tells.
void SectionTabs::make_room() {
    title_->Show();
    who_->Show();
    for (Text* text : {who_, title_}) {
        if (GetSizer()->GetMinSize().x > GetClientSize().x) text->Hide();
    }
    Layout();
}

}  // namespace fairdeal
