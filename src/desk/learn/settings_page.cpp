#include "desk/learn/settings_page.h"

#include <wx/wrapsizer.h>

#include <algorithm>

#include "desk/kit/gtk.h"
#include "desk/kit/side_panel.h"

namespace fairdeal {

namespace {

constexpr int card_width = 560;
constexpr int inside_card = card_width - 6 * grid;

}  // namespace

SettingsPage::SettingsPage(wxWindow* parent, Hub& hub) : DeskPage(parent, hub) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    tabs_ = new LearnTabs(this, hub, school_tabs(hub.desk));
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    card_ = new Tile(this, card(Tone::Window));
    auto* words = new wxBoxSizer(wxVERTICAL);
    words->Add(new Text(card_, "How you learn", 24, Hue::Text, wxFONTWEIGHT_BOLD));
    body_ = make_scroller(card_, "Settings");
    auto* fields = new wxBoxSizer(wxVERTICAL);
    add_games(fields);
    const SettingsScreen screen = settings_screen(SchoolRoom());
    add_field(fields, "cap", screen.cap);
    add_field(fields, "new_a_day", screen.new_a_day);
    add_field(fields, "retention", screen.retention);
    add_field(fields, "exam", screen.exam);
    body_->SetSizer(fields);
    words->Add(body_, wxSizerFlags().Expand());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    save_ = make_button(card_, screen.save_label, "primary", [this] { save(); });
    notice_ = new Text(card_, "", 14, Hue::Muted);
    row->Add(save_, wxSizerFlags().CentreVertical().Border(wxRIGHT, 2 * grid));
    row->Add(notice_, wxSizerFlags(1).CentreVertical());
    words->Add(row, wxSizerFlags().Expand().Border(wxTOP, 2 * grid));
    auto* outer = new wxBoxSizer(wxVERTICAL);
    put(outer, words, {3 * grid, 3 * grid, 3 * grid, 3 * grid});
    card_->SetSizer(outer);
    card_->SetMinSize(wxSize(card_width, -1));
    column->Add(card_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
    SetSizer(column);
}

void SettingsPage::add_games(wxSizer* column) {
    column->Add(new Text(body_, "Games; with none chosen all of them", 14, Hue::Muted),
                wxSizerFlags().Border(wxTOP, 12));
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (const Game game : every_game) {
        auto* button = make_toggle(body_, std::string(short_title_of(game)),
                                   [this, game](bool) { toggle_game(game); });
        gtk::set_name(button, std::string(title_of(game)));
        games_.emplace_back(game, button);
        row->Add(button, wxSizerFlags().Border(wxTOP | wxRIGHT, 6));
    }
    column->Add(row);
}

void SettingsPage::add_field(wxSizer* column, const char* name, const FieldScreen& field) {
    column->Add(new Text(body_, field.label, 14, Hue::Text, wxFONTWEIGHT_MEDIUM),
                wxSizerFlags().Border(wxTOP, 12));
    auto* entry = new wxTextCtrl(body_, wxID_ANY, wide(field.value), wxDefaultPosition,
                                 wxSize(160, as_high(36)));
    gtk::set_name(entry, field.label);
    auto* hint = new Text(body_, field.hint, 13, Hue::Muted);
    column->Add(entry, wxSizerFlags().Border(wxTOP, 4));
    column->Add(hint, wxSizerFlags().Border(wxTOP, 2));
    fields_.push_back({name, entry, hint, field.hint});
}

SchoolSettings SettingsPage::kept() {
    const SchoolRoom& school = desk().learn.school;
    return is_signed_in(desk()) ? school.school->settings_of(school.who) : SchoolSettings();
}

std::string SettingsPage::typed(std::size_t field) const {
    return fields_.at(field).entry->GetValue().utf8_string();
}

/// What is kept, when the page is come to; what is typed stays as it is.
void SettingsPage::show_fields(const SettingsScreen& screen) {
    if (who_ == desk().learn.school.who) return;
    who_ = desk().learn.school.who;
    const std::array values{screen.cap.value, screen.new_a_day.value, screen.retention.value,
                            screen.exam.value};
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        fields_[i].entry->ChangeValue(wide(values.at(i)));
        fields_[i].hint->say(fields_[i].usual);
        fields_[i].hint->set_hue(Hue::Muted);
    }
}

void SettingsPage::show_games() {
    const auto chosen = kept().games;
    for (const auto& [game, button] : games_)
        button->SetValue(std::find(chosen.begin(), chosen.end(), game) != chosen.end());
}

void SettingsPage::show_desk() {
    const UpdateLock lock(this);
    const SettingsScreen screen = settings_screen(desk().learn.school);
    tabs_->show();
    show_fields(screen);
    show_games();
    notice_->say(screen.error.empty() ? screen.notice : screen.error);
    notice_->set_hue(screen.error.empty() ? Hue::Muted : Hue::Bad);
    lay_out();
}

void SettingsPage::toggle_game(Game game) {
    SchoolSettings settings = kept();
    const auto found = std::find(settings.games.begin(), settings.games.end(), game);
    if (found == settings.games.end())
        settings.games.push_back(game);
    else
        settings.games.erase(found);
    change_settings(desk().learn.school, settings);
    changed();
}

void SettingsPage::save() {
    const auto settings = typed_settings(kept(), typed(0), typed(1), typed(2), typed(3));
    for (Field& field : fields_) {
        std::string wrong;
        if (!settings) {
            for (const Problem& problem : settings.error())
                if (problem.where.source == field.name) wrong = problem.what;
        }
        field.hint->say(wrong.empty() ? field.usual : wrong);
        field.hint->set_hue(wrong.empty() ? Hue::Muted : Hue::Bad);
    }
    desk().learn.school.notice.clear();
    if (settings) change_settings(desk().learn.school, *settings);
    changed();
}

bool SettingsPage::press(const KeyPress& key) {
    if (key.control) return false;
    if (key.name == KeyName::Enter)
        save();
    else if (key.name == KeyName::Escape)
        show_learn_view(desk(), LearnView::Today);
    else
        return false;
    return changed(), true;
}

void SettingsPage::theme_changed() {
    body_->SetBackgroundColour(colour(Tone::Surface));
    Refresh();
}

void SettingsPage::take_focus() {
    who_.clear();
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
