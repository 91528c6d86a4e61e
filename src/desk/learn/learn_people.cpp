// Who are you: the profiles, and the form of a new one.

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/learn/learn_page.h"

namespace fairdeal {

namespace {}  // namespace

wxTextCtrl* LearnPage::add_field(wxWindow* parent, wxSizer* column, const FieldScreen& field,
                                 std::string NewProfile::*place) {
    column->Add(new Text(parent, field.label, 14, Hue::Muted),
                wxSizerFlags().Border(wxTOP, Gap::part));
    auto* entry = make_text_field(
        parent, field.label, panel_width - 6 * grid,
        [this, place](const std::string& typed) {
            session_.type(place, typed);
            changed();
        },
        field.secret ? wxTE_PASSWORD : 0);
    entry->SetHint(wide(field.hint));
    column->Add(entry, wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    return entry;
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
    profiles_ = new RowList(people_card_, tr("Profiles"), as_high(62), Tone::Surface);
    profiles_->on_pick = [this](int row_number) {
        if (row_number < 0 || people_.items.empty()) return;
        session_.pick(people_.items.at(static_cast<std::size_t>(row_number)).id);
        changed();
    };
    profiles_->on_open = [this](int) { take(LearnAction::SignIn); };
    put(column, profiles_, {Gap::hair, 0, Gap::hair, 0}, true);
    add_sign_in(column);
    people_card_->SetSizer(column);
    row->Add(people_card_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
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
    auto* inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(new Text(form_, tr("New profile"), 20, Hue::Text, wxFONTWEIGHT_BOLD));
    SchoolRoom empty;
    empty.form.emplace();
    const NewProfileScreen form = *profiles_screen(empty).form;
    name_ = add_field(form_, inside, form.name, &NewProfile::name);
    team_ = add_field(form_, inside, form.team, &NewProfile::team);
    secret_ = add_field(form_, inside, form.passphrase, &NewProfile::passphrase);
    again_ = add_field(form_, inside, form.again, &NewProfile::again);
    trainer_ = new wxCheckBox(form_, wxID_ANY, wide(form.trainer_label));
    trainer_->SetToolTip(wide(form.trainer_hint));
    trainer_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
        session_.set_trainer(trainer_->GetValue());
        changed();
    });
    inside->Add(trainer_, wxSizerFlags().Border(wxTOP, 2 * grid));
    inside->Add(make_appointment(form), wxSizerFlags().Expand());
    make_ = make_action_button(form_, LearnAction::MakeProfile, "primary");
    cancel_ = make_action_button(form_, LearnAction::DropForm, "");
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(make_, wxSizerFlags().Border(wxRIGHT, grid));
    buttons->Add(cancel_);
    inside->Add(buttons, wxSizerFlags().Border(wxTOP, 3 * grid));
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, inside, {3 * grid, 3 * grid, 3 * grid, 3 * grid});
    form_->SetSizer(column);
    form_->SetMinSize(wxSize(panel_width, -1));
    return form_;
}

/// Who says that somebody trains others.
wxWindow* LearnPage::make_appointment(const NewProfileScreen& form) {
    appointment_ = new Tile(form_, ground(Tone::Surface));
    auto* column = new wxBoxSizer(wxVERTICAL);
    administrator_ =
        add_field(appointment_, column, form.administrator, &NewProfile::administrator);
    administrator_secret_ = add_field(appointment_, column, form.administrator_passphrase,
                                      &NewProfile::administrator_passphrase);
    appointment_->SetSizer(column);
    return appointment_;
}

/// In the list: profiles or games.
template <class Items>
void LearnPage::show_rows(const Items& items) {
    profiles_->set_rows(
        items.size(),
        [&items](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
                 bool selected) {
            draw_named(gc, row, items.at(number).title, items.at(number).detail, "", selected);
        },
        [&items](std::size_t number) { return items.at(number).spoken; });
}

void LearnPage::show_people() {
    people_ = session_.people();
    people_heading_->say(people_.heading);
    people_story_->say(people_.story);
    nobody_->say(people_.empty);
    nobody_->Show(!people_.empty.empty());
    people_.games.empty() ? show_rows(people_.items) : show_rows(people_.games);
    int picked = people_.games.empty() ? -1 : std::max(0, profiles_->GetSelection());
    for (std::size_t i = 0; i < people_.items.size(); ++i) {
        if (people_.items[i].picked) picked = static_cast<int>(i);
    }
    profiles_->show_selected(picked);
    const bool asks = !people_.passphrase.label.empty();
    passphrase_label_->Show(asks);
    passphrase_->Show(asks);
    if (session_.passphrase.empty()) passphrase_->ChangeValue("");
    const bool deals = !people_.games.empty();
    set_label(sign_in_, deals ? tr("Start lesson 1")
                              : tr(action_named(learn_actions, LearnAction::SignIn).label));
    sign_in_->Show(deals || !people_.items.empty());
    sign_in_->Enable(deals || people_.can_sign_in);
    new_->Show(!people_.form);
    show_form(people_);
}

void LearnPage::show_form(const ProfilesScreen& screen) {
    form_->Show(screen.form.has_value());
    if (!screen.form) return;
    put_text(name_, screen.form->name.value);
    put_text(team_, screen.form->team.value);
    put_text(secret_, screen.form->passphrase.value);
    put_text(again_, screen.form->again.value);
    trainer_->SetValue(screen.form->trainer);
    put_text(administrator_, screen.form->administrator.value);
    put_text(administrator_secret_, screen.form->administrator_passphrase.value);
    appointment_->Show(screen.form->asks_administrator);
    form_->Layout();
    make_->Enable(screen.form->can_make);
}

}  // namespace fairdeal
