#include "gui/learn_tabs.h"

#include <algorithm>
#include <array>

#include "gui/gtk.h"

namespace fairdeal {

LearnTabs::LearnTabs(wxWindow* parent, Hub& hub) : Tile(parent, ground(Tone::Window)), hub_(hub) {
    constexpr std::array names{"Today", "Lessons", "Progress", "Group", "Settings", "Rule book", "Write"};
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    title_ = new Text(this, "Learn", 26, Hue::Text, wxFONTWEIGHT_BOLD);
    row->Add(title_, wxSizerFlags().CentreVertical().Border(wxRIGHT, 3 * grid));
    for (std::size_t i = 0; i < names.size(); ++i) {
        auto* button = new wxToggleButton(this, wxID_ANY, names.at(i), wxDefaultPosition,
                                          wxDefaultSize, wxBU_EXACTFIT);
        gtk::add_class(button, "filter");
        button->Bind(wxEVT_TOGGLEBUTTON, [this, i](wxCommandEvent&) {
            hub_.desk.learn.school.trainee.clear();
            show_learn_view(hub_.desk, static_cast<LearnView>(i));
            hub_.changed();
        });
        views_.push_back(button);
        row->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    }
    row->AddStretchSpacer();
    who_ = new Text(this, "", 14, Hue::Muted);
    leave_ = make_button(this, "Sign out", "quiet", [this] {
        leave_school(hub_.desk);
        hub_.changed();
    });
    row->Add(who_, wxSizerFlags().CentreVertical().Border(wxRIGHT, 2 * grid));
    row->Add(leave_, wxSizerFlags().CentreVertical());
    SetSizer(row);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        make_room();
    });
}

/// Where large letters leave too little room, the views come first: the heading goes, and then the
/// name, which the way out still tells.
void LearnTabs::make_room() {
    title_->Show();
    who_->Show();
    for (Text* text : {who_, title_}) {
        if (GetSizer()->GetMinSize().x > GetClientSize().x) text->Hide();
    }
    Layout();
}

void LearnTabs::show() {
    const LearnRoom& learn = hub_.desk.learn;
    const auto offered = learn_views(hub_.desk);
    const bool inside = is_signed_in(hub_.desk);
    for (std::size_t i = 0; i < views_.size(); ++i) {
        const auto view = static_cast<LearnView>(i);
        const bool checks = view == LearnView::Write && learn.view == LearnView::Check;
        views_[i]->SetValue(learn.view == view || checks);
        const bool there = std::find(offered.begin(), offered.end(), view) != offered.end();
        views_[i]->Show(there && (inside || !needs_profile(view) || view == LearnView::Today));
    }
    const auto person = inside ? learn.school.school->person(learn.school.who) : std::nullopt;
    who_->say(person ? (person->name.empty() ? person->id : person->name) : "Nobody is signed in");
    leave_->Show(person.has_value());
    leave_->SetToolTip(who_->GetLabel());
    make_room();
}

}  // namespace fairdeal
