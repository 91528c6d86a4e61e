#include "desk/rebuild/entry_form.h"

#include "base/translation.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {

constexpr int label_size = 12;

/// What may stand among the facts of a table, as the notation has it.
std::string facts_of(Game game) {
    if (game == Game::Extreme)
        return tr("minimum=50 mode=tournament, left=60 cards in the shoe, passes=2:3,5:1 by seat");
    return tr(
        "hand=9 start=1 seats=6, eliminations=5,9,15 prizes=1,2 feeders=3, secrets=1,4 used "
        "before, minimum=100, final=yes");
}

}  // namespace

EntryFormPanel::EntryFormPanel(wxWindow* parent, std::function<void(const EntryForm&)> changed)
    : Tile(parent, ground(Tone::Window)), changed_(std::move(changed)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* first = new wxBoxSizer(wxHORIZONTAL);
    game_ = make_choice(first, tr("Game"), 5);
    card_ = make_choice(first, tr("Table card"), 6);
    facts_ = make_field(first, tr("Facts of the table"), 6);
    auto* second = new wxBoxSizer(wxHORIZONTAL);
    table_ = make_field(second, tr("Table"), 2);
    dealer_ = make_field(second, tr("Dealer"), 2);
    id_ = make_field(second, tr("Hand"), 4);
    at_ = make_field(second, tr("Time, UTC"), 7);
    at_->SetHint("2026-03-14T21:05:09Z");
    for (const Game game : every_game) game_->Append(wide(std::string(title_of(game))));
    game_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        changed_(form_for(form_, every_game.at(static_cast<std::size_t>(game_->GetSelection()))));
    });
    card_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        const auto chosen = static_cast<std::size_t>(card_->GetSelection());
        if (chosen >= cards_.size()) return;
        form_.card = cards_[chosen]->card;
        fields_changed();
    });
    column->Add(first, wxSizerFlags().Expand());
    column->Add(second, wxSizerFlags().Expand().Border(wxTOP, Gap::beside));
    error_ = new Text(this, "", 13, Hue::Bad);
    column->Add(error_, wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    SetSizer(column);
}

void EntryFormPanel::add_labelled(wxSizer* row, wxWindow* label, wxWindow* control, int share) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(label, wxSizerFlags().Border(wxBOTTOM, Gap::hair));
    column->Add(control, wxSizerFlags(1).Expand());
    row->Add(column,
             wxSizerFlags(share).Expand().Border(wxLEFT, row->GetItemCount() == 0 ? 0 : Gap::row));
}

/// The label is made first: so a screen reader takes it for the control's.
wxTextCtrl* EntryFormPanel::make_field(wxSizer* row, const std::string& label, int share) {
    auto* words = new Text(this, label, label_size, Hue::Muted, wxFONTWEIGHT_MEDIUM);
    auto* field = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxSize(60, -1));
    gtk::set_name(field, label);
    field->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fields_changed(); });
    add_labelled(row, words, field, share);
    return field;
}

wxChoice* EntryFormPanel::make_choice(wxSizer* row, const std::string& label, int share) {
    auto* words = new Text(this, label, label_size, Hue::Muted, wxFONTWEIGHT_MEDIUM);
    auto* choice = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxSize(60, -1));
    gtk::set_name(choice, label);
    add_labelled(row, words, choice, share);
    return choice;
}

void EntryFormPanel::fields_changed() {
    form_.identity.table = typed_in(table_);
    form_.identity.dealer = typed_in(dealer_);
    form_.identity.id = typed_in(id_);
    form_.identity.at = typed_in(at_);
    form_.facts = typed_in(facts_);
    changed_(form_);
}

void EntryFormPanel::show_cards(const EntryForm& form, const Library& library) {
    // The library's cards come and go, with those that a house puts in force.
    cards_ = cards_of(library, form.game);
    wxArrayString titles;
    for (const TableCardFile* file : cards_) titles.Add(wide(file->title));
    if (card_->GetStrings() != titles) card_->Set(titles);
}

void EntryFormPanel::show(const EntryForm& form, const Library& library, const std::string& error) {
    error_->say(error);
    error_->Show(!error.empty());
    if (!error.empty()) return;
    show_cards(form, library);
    form_ = form;
    game_->SetSelection(static_cast<int>(form.game));
    card_->SetSelection(card_of(form, cards_));
    put_text(table_, form.identity.table);
    put_text(dealer_, form.identity.dealer);
    put_text(id_, form.identity.id);
    put_text(at_, form.identity.at);
    put_text(facts_, form.facts);
    const bool has_facts = form.game == Game::Extreme || form.game == Game::League;
    facts_->Show(has_facts);
    facts_->SetToolTip(wide(facts_of(form.game)));
    facts_->GetPrevSibling()->Show(has_facts);  // its label
    Layout();
}

}  // namespace fairdeal
