#include "desk/write/deal/deal_panel.h"

#include <wx/wrapsizer.h>

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/side_panel.h"

namespace fairdeal {

namespace {

constexpr int beside_width = 380;  // of what lies beside the felt

}  // namespace

DealPanel::DealPanel(wxWindow* parent, const OnAction& take, OnKeys pressed,
                     std::function<void(int)> card_chosen)
    : Tile(parent, {Tone::Surface, Tone::Surface, Tone::Surface, 0, false, 1, 0}),
      pressed_(std::move(pressed)) {
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(new Text(this, tr("Table card"), 14, Hue::Muted),
              wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    card_ = make_choice_field(this, tr("Table card"), std::move(card_chosen));
    head->Add(card_, wxSizerFlags(1).CentreVertical());
    auto* beside = new wxBoxSizer(wxVERTICAL);
    put(beside, head, {0, Gap::tight, 0, Gap::tight});
    prompt_ = new Text(this, "", 16, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    status_ = new Text(this, "", 14, Hue::Muted);
    status_->keep_line();
    put(beside, prompt_, {0, Gap::tight, 0, 0});
    put(beside, status_, {0, Gap::hair, 0, 0});
    ground_ = make_scroller(this, tr("What can come next"));
    put(beside, ground_, {0, 0, 0, 0}, true);
    auto* sides = new wxBoxSizer(wxHORIZONTAL);
    table_ = new TableCanvas(this, Tone::Surface, TableUse::Review);
    sides->Add(table_, wxSizerFlags(1).Expand());
    beside_ = sides->Add(beside, wxSizerFlags().Expand().Border(wxLEFT, 2 * grid));
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, sides, {2 * grid, 0, 2 * grid, 0}, true);
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const auto button_of = [&](AuthorAction action, const char* kind) {
        auto* button = make_button(this, tr(action_named(author_actions, action).label), kind,
                                   [take, action] { take(action); });
        row->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, Gap::beside));
        return button;
    };
    put_in_ = button_of(AuthorAction::PutDealt, "primary");
    button_of(AuthorAction::TakeBack, "");
    button_of(AuthorAction::DealAgain, "");
    button_of(AuthorAction::LeaveFelt, "");
    why_not_ = new Text(this, "", 13, Hue::Muted);
    row->Add(why_not_, wxSizerFlags().CentreVertical());
    put(column, row, {2 * grid, grid, grid, grid});
    SetSizer(column);
}

void DealPanel::show(const DealScreen& screen) {
    shown_ = screen;
    fill_choice(card_, shown_.cards, shown_.card);
    table_->show(shown_.table);
    prompt_->say(shown_.prompt);
    status_->set_hue(shown_.refused ? Hue::Bad : Hue::Muted);
    status_->say(shown_.status);
    if (shown_.groups != built_) make_buttons();
    show_put_in();
}

void DealPanel::show_put_in() {
    put_in_->Enable(shown_.why_not.empty());
    put_in_->SetToolTip(wide(shown_.why_not));
    why_not_->say(shown_.why_not);
    why_not_->Show(!shown_.why_not.empty());
}

/// The keyboard stays among them: on the button of the same label, else on the first.
void DealPanel::make_buttons() {
    wxWindow* focus = FindFocus();
    const bool had_focus = focus != nullptr && focus->GetParent() == ground_;
    const std::string label = had_focus ? focus->GetLabel().utf8_string() : "";
    built_ = shown_.groups;
    buttons_.clear();
    ground_->DestroyChildren();
    auto* column = new wxBoxSizer(wxVERTICAL);
    for (const DealGroup& group : built_) {
        column->Add(new Text(ground_, group.title, 13, Hue::Muted),
                    wxSizerFlags().Border(wxTOP, Gap::beside));
        auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
        for (const DealButton& one : group.buttons) {
            auto* button =
                make_button(ground_, one.label, one.down ? "primary" : "", [this, keys = one.keys] {
                    // The button may be gone with what it does.
                    CallAfter([this, keys] { pressed_(keys); });
                });
            gtk::set_name(button, group.title + ": " + one.label);
            row->Add(button, wxSizerFlags().Border(wxTOP | wxRIGHT, Gap::tight));
            buttons_.push_back(button);
        }
        column->Add(row, wxSizerFlags().Expand());
    }
    ground_->SetSizer(column, true);
    if (!had_focus || buttons_.empty()) return;
    wxButton* same = button(label);
    (same == nullptr ? buttons_.front() : same)->SetFocus();
}

void DealPanel::lay_out(int width) {
    // The same share whatever can be clicked, so that the felt keeps its size.
    const int beside = std::clamp(width * 2 / 5, 1, static_cast<int>(beside_width * letters()));
    beside_->SetMinSize(wxSize(beside, -1));
    prompt_->wrap_to(beside);
    status_->wrap_to(beside);
    Layout();
    ground_->FitInside();
    ground_->Layout();
}

void DealPanel::take_focus() {
    if (!buttons_.empty()) buttons_.front()->SetFocus();
}

wxButton* DealPanel::button(const std::string& label) const {
    for (wxButton* each : buttons_) {
        if (each->GetLabelText().utf8_string() == label) return each;
    }
    return nullptr;
}

}  // namespace fairdeal
