// Who are you: the profiles, and the form of a new one.

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"
#include "desk/kit/side_panel.h"
#include "desk/learn/learn_page.h"

namespace fairdeal {

wxTextCtrl* LearnPage::add_field(wxWindow* parent, wxSizer* column, std::size_t field) {
    SchoolSession empty;
    empty.form.emplace();
    const NewProfileScreen form = *profile_form(empty);
    const FieldScreen& shown = form.*profile_fields.at(field).shown;
    ProfileEntry& made = entries_.at(field);
    made.label = new Text(parent, shown.label, 14, Hue::Muted);
    column->Add(made.label, wxSizerFlags().Border(wxTOP, Gap::part));
    made.entry = make_text_field(
        parent, shown.label, panel_width - 6 * grid,
        [this, field](const std::string& typed) {
            session_.type(profile_fields.at(field).typed, typed);
            changed();
        },
        shown.secret ? wxTE_PASSWORD : 0);
    made.entry->SetHint(wide(shown.hint));
    column->Add(made.entry, wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    made.problem = new Text(parent, "", 13, Hue::Bad);
    column->Add(made.problem, wxSizerFlags().Border(wxTOP, Gap::hair));
    return made.entry;
}

wxWindow* LearnPage::make_people() {
    people_ground_ = new Tile(this, ground(Tone::Window));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    people_card_ = new Tile(people_ground_, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    people_heading_ = new Text(people_card_, "", 24, Hue::Text, wxFONTWEIGHT_BOLD);
    people_story_ = new Text(people_card_, "", 15, Hue::Muted);
    nobody_ = new Text(people_card_, "", 15);
    put(column, people_heading_, {3 * grid, 3 * grid, 3 * grid, Gap::tight});
    put(column, people_story_, {3 * grid, 0, 3 * grid, grid});
    put(column, nobody_, {3 * grid, 0, 3 * grid, grid});
    profiles_ = new RowList(people_card_, tr("Profiles"), height_of_lines({15, 13}), Tone::Surface);
    profiles_->on_pick = [this](int row_number) {
        if (row_number >= 0 && !people_.games.empty()) return show_first_hand();
        if (row_number < 0 || people_.items.empty()) return;
        session_.pick(people_.items.at(static_cast<std::size_t>(row_number)).id);
        changed();
    };
    profiles_->on_open = [this](int) { take(LearnAction::SignIn); };
    put(column, profiles_, {Gap::hair, 0, Gap::hair, 0}, true);
    add_sign_in(column);
    people_card_->SetSizer(column);
    row->Add(people_card_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
    first_hand_ = new TableCanvas(people_ground_, Tone::Window, TableUse::Training);
    row->Add(first_hand_, wxSizerFlags(2).Expand().Border(wxRIGHT | wxBOTTOM, 3 * grid));
    row->Add(make_form(people_ground_),
             wxSizerFlags().Expand().Border(wxRIGHT | wxBOTTOM, 3 * grid));
    people_ground_->SetSizer(row);
    return people_ground_;
}

/// Where there is no profile yet: the first lesson of the game that is picked.
void LearnPage::deal_picked() {
    const auto row = static_cast<std::size_t>(std::max(0, profiles_->GetSelection()));
    if (row < people_.games.size()) done(session_.deal(people_.games[row].game));
}

/// The passphrase and what is done with it.
void LearnPage::add_sign_in(wxSizer* column) {
    passphrase_label_ = new Text(people_card_, tr("Passphrase"), 14, Hue::Muted);
    passphrase_ = make_text_field(
        people_card_, tr("Passphrase"), 240,
        [this](std::string typed) { session_.passphrase = std::move(typed); }, wxTE_PASSWORD);
    put(column, passphrase_label_, {3 * grid, grid, 3 * grid, Gap::hair});
    put(column, passphrase_, {3 * grid, Gap::hair, 3 * grid, 0});
    sign_in_ = make_action_button(people_card_, LearnAction::SignIn, "primary");
    new_ = make_action_button(people_card_, LearnAction::NewProfile, "");
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(sign_in_, wxSizerFlags().Border(wxRIGHT, grid));
    buttons->Add(new_);
    column->Add(buttons, wxSizerFlags().Border(wxALL, 3 * grid));
}

wxWindow* LearnPage::make_form(wxWindow* parent) {
    form_ = new Tile(parent, card(Tone::Window));
    form_body_ = make_scroller(form_, tr("New profile"));
    auto* fields = new wxBoxSizer(wxVERTICAL);
    fields->Add(new Text(form_body_, tr("New profile"), 20, Hue::Text, wxFONTWEIGHT_BOLD));
    form_story_ = new Text(form_body_, "", 14, Hue::Muted);
    fields->Add(form_story_, wxSizerFlags().Border(wxTOP, 4));
    constexpr std::size_t own_fields = 4;
    for (std::size_t field = 0; field < own_fields; ++field) add_field(form_body_, fields, field);
    SchoolSession empty;
    empty.form.emplace();
    const NewProfileScreen form = *profile_form(empty);
    trainer_ = new wxCheckBox(form_body_, wxID_ANY, wide(form.trainer_label));
    trainer_->SetToolTip(wide(form.trainer_hint));
    trainer_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
        session_.set_trainer(trainer_->GetValue());
        changed();
    });
    fields->Add(trainer_, wxSizerFlags().Border(wxTOP, 2 * grid));
    fields->Add(make_appointment(own_fields), wxSizerFlags().Expand());
    make_ = make_action_button(form_, LearnAction::MakeProfile, "primary");
    cancel_ = make_action_button(form_, LearnAction::DropForm, "");
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(make_, wxSizerFlags().Border(wxRIGHT, grid));
    buttons->Add(cancel_);
    auto* body = new wxBoxSizer(wxVERTICAL);
    put(body, fields, {3 * grid, 2 * grid, 2 * grid, grid});
    form_body_->SetSizer(body);
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, form_body_, {Gap::hair, Gap::row, Gap::hair, 0},
        true);  // below the card's round corners
    column->Add(buttons, wxSizerFlags().Border(wxALL, 3 * grid));
    form_->SetSizer(column);
    form_->SetMinSize(wxSize(panel_width, -1));
    return form_;
}

/// Who says that somebody trains others.
wxWindow* LearnPage::make_appointment(std::size_t first_field) {
    appointment_ = new Tile(form_body_, ground(Tone::Surface));
    auto* column = new wxBoxSizer(wxVERTICAL);
    for (std::size_t field = first_field; field < profile_fields.size(); ++field)
        add_field(appointment_, column, field);
    appointment_->SetSizer(column);
    return appointment_;
}

void LearnPage::show_people() {
    people_ = session_.people();
    people_heading_->say(people_.heading);
    people_story_->say(people_.story);
    nobody_->say(people_.empty);
    nobody_->Show(!people_.empty.empty());
    people_.games.empty() ? show_rows(profiles_, people_.items)
                          : show_rows(profiles_, people_.games);
    int picked = people_.games.empty() ? -1 : std::max(0, profiles_->GetSelection());
    for (std::size_t i = 0; i < people_.items.size(); ++i) {
        if (people_.items[i].picked) picked = static_cast<int>(i);
    }
    profiles_->show_selected(picked);
    const bool asks = !people_.passphrase.label.empty();
    passphrase_label_->say(people_.passphrase.label);
    passphrase_label_->Show(asks);
    if (asks) gtk::set_name(passphrase_, people_.passphrase.label);
    passphrase_->Show(asks);
    if (session_.passphrase.empty()) passphrase_->ChangeValue("");
    const bool deals = !people_.games.empty();
    set_label(sign_in_, deals ? tr("Start lesson 1")
                              : tr(action_named(learn_actions, LearnAction::SignIn).label));
    sign_in_->Show(deals || !people_.items.empty());
    sign_in_->Enable(deals || people_.can_sign_in);
    new_->Show(!people_.form);
    show_form(people_);
    show_first_hand();
}

/// Beside the games the first hand of the one that is picked, as its dealer sees it.
void LearnPage::show_first_hand() {
    const auto row = static_cast<std::size_t>(std::max(0, profiles_->GetSelection()));
    const bool shows =
        !people_.form && row < people_.games.size() && people_.games[row].table.has_value();
    first_hand_->Show(shows);
    if (shows) first_hand_->show(*people_.games[row].table);
    people_ground_->Layout();
}

void LearnPage::show_form(const ProfilesScreen& screen) {
    form_->Show(screen.form.has_value());
    if (!screen.form) return;
    const int width = panel_width - 6 * grid;
    form_story_->say(screen.form->story);
    form_story_->wrap_to(width);
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const FieldScreen& field = *screen.form.*profile_fields.at(i).shown;
        const ProfileEntry& made = entries_.at(i);
        made.label->say(field.label);
        put_text(made.entry, field.value);
        gtk::set_name(made.entry,
                      field.problem.empty() ? field.label : field.label + ". " + field.problem);
        made.problem->say(field.problem);
        made.problem->wrap_to(width);
        made.problem->Show(!field.problem.empty());
    }
    trainer_->SetValue(screen.form->trainer);
    appointment_->Show(screen.form->asks_administrator);
    form_->Layout();
    form_body_->FitInside();
}

/// From the list to the passphrase first, where the profile has one.
void LearnPage::sign_in() {
    const bool asks = passphrase_->IsShown();
    if (asks && profiles_->HasFocus()) return passphrase_->SetFocus();
    const wxBusyCursor wait;
    done(session_.apply(LearnAction::SignIn));
    if (asks && !is_signed_in(session_.school)) passphrase_->SetFocus();
}

/// Where something is missing the keyboard goes to the first field of it.
void LearnPage::make_profile() {
    const wxBusyCursor wait;
    done(session_.apply(LearnAction::MakeProfile));
    const auto form = profile_form(session_.school);
    for (std::size_t i = 0; form && i < entries_.size(); ++i) {
        if ((*form.*profile_fields.at(i).shown).problem.empty()) continue;
        return entries_.at(i).entry->SetFocus();
    }
}

}  // namespace fairdeal
