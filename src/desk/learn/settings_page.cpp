#include "desk/learn/settings_page.h"

#include <wx/wrapsizer.h>

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/side_panel.h"

namespace fairdeal {

namespace {

constexpr int inside_card = dialog_width - 6 * grid;

}  // namespace

SettingsPage::SettingsPage(wxWindow* parent, PageContext& context, SettingsSession& session,
                           const LearnSession& school)
    : Page(parent, context), session_(session) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    tabs_ = new LearnTabs(this, context, school);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    card_ = new Tile(this, card(Tone::Window));
    auto* words = new wxBoxSizer(wxVERTICAL);
    words->Add(new Text(card_, tr("How you learn"), 24, Hue::Text, wxFONTWEIGHT_BOLD));
    body_ = make_scroller(card_, tr("Settings"));
    auto* fields = new wxBoxSizer(wxVERTICAL);
    add_games(fields);
    const SettingsScreen screen = session_.screen();
    for (const SettingField& field : setting_fields) add_field(fields, screen.*field.place);
    body_->SetSizer(fields);
    words->Add(body_, wxSizerFlags().Expand());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    save_ = make_button(card_, tr(action_named(settings_actions, SettingsAction::Save).label),
                        "primary", [this] { take(SettingsAction::Save); });
    notice_ = new Text(card_, "", 14, Hue::Muted);
    row->Add(save_, wxSizerFlags().CentreVertical().Border(wxRIGHT, 2 * grid));
    row->Add(notice_, wxSizerFlags(1).CentreVertical());
    words->Add(row, wxSizerFlags().Expand().Border(wxTOP, 2 * grid));
    auto* outer = new wxBoxSizer(wxVERTICAL);
    put(outer, words, {3 * grid, 3 * grid, 3 * grid, 3 * grid});
    card_->SetSizer(outer);
    card_->SetMinSize(wxSize(dialog_width, -1));
    column->Add(card_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
    SetSizer(column);
}

void SettingsPage::add_games(wxSizer* column) {
    column->Add(new Text(body_, tr("Games; with none chosen all of them"), 14, Hue::Muted),
                wxSizerFlags().Border(wxTOP, Gap::part));
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (const Game game : every_game) {
        auto* button = make_toggle(body_, std::string(short_title_of(game)), [this, game](bool) {
            session_.toggle(game);
            changed();
        });
        gtk::set_name(button, std::string(title_of(game)));
        games_.emplace_back(game, button);
        row->Add(button, wxSizerFlags().Border(wxTOP | wxRIGHT, Gap::beside));
    }
    column->Add(row);
}

void SettingsPage::add_field(wxSizer* column, const FieldScreen& field) {
    column->Add(new Text(body_, field.label, 14, Hue::Text, wxFONTWEIGHT_MEDIUM),
                wxSizerFlags().Border(wxTOP, Gap::part));
    auto* entry = make_text_field(body_, field.label, 160,
                                  [this, number = fields_.size()](const std::string& typed) {
                                      session_.type(number, typed);
                                  });
    put_text(entry, field.value);
    auto* hint = new Text(body_, field.hint, 13, Hue::Muted);
    column->Add(entry, wxSizerFlags().Border(wxTOP, Gap::tight));
    column->Add(hint, wxSizerFlags().Border(wxTOP, Gap::hair));
    fields_.push_back({entry, hint});
}

void SettingsPage::show_fields(const SettingsScreen& screen) {
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        const FieldScreen& field = screen.*setting_fields.at(i).place;
        const bool wrong = !field.problem.empty();
        put_text(fields_[i].entry, field.value);
        fields_[i].hint->say(wrong ? field.problem : field.hint);
        fields_[i].hint->set_hue(wrong ? Hue::Bad : Hue::Muted);
    }
    for (const auto& [game, button] : games_) button->SetValue(session_.is_learnt(game));
}

void SettingsPage::show_desk() {
    const UpdateLock lock(this);
    const SettingsScreen screen = session_.screen();
    tabs_->show();
    show_fields(screen);
    notice_->say(screen.error.empty() ? screen.notice : screen.error);
    notice_->set_hue(screen.error.empty() ? Hue::Muted : Hue::Bad);
    lay_out();
}

void SettingsPage::take(SettingsAction action) {
    if (action == SettingsAction::Leave) return done(ShowLearnView{LearnView::Today});
    session_.save();
    changed();
}

bool SettingsPage::press(const KeyPress& key) {
    const auto* action = action_of(settings_actions, key);
    if (action == nullptr) return false;
    return take(action->name), true;
}

void SettingsPage::theme_changed() {
    body_->SetBackgroundColour(colour(Tone::Surface));
    Refresh();
}

void SettingsPage::take_focus() {
    session_.drop_typed();
    show_desk();
    fields_.front().entry->SetFocus();
}

void SettingsPage::lay_out() {
    for (const Field& field : fields_) field.hint->wrap_to(inside_card);
    // As high as the fields, or as what the page leaves it beside everything else.
    const int fields = body_->GetSizer()->GetMinSize().y;
    body_->SetMinSize(wxSize(inside_card, fields));
    const int too_much = GetSizer()->GetMinSize().y - GetClientSize().y;
    body_->SetMinSize(wxSize(inside_card, std::max(80, fields - std::max(0, too_much))));
    Layout();
    card_->Layout();
    body_->FitInside();
}

}  // namespace fairdeal
