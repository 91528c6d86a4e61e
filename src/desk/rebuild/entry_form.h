#pragma once
// The header of a hand that is typed in, as fields: game, house card, table, dealer, id, time and
// the facts of the table.

#include <wx/choice.h>
#include <wx/textctrl.h>

#include "desk/kit/tile.h"
#include "desk/rebuild/entry_words.h"

namespace fairdeal {

class EntryFormPanel : public Tile {
public:
    EntryFormPanel(wxWindow* parent, std::function<void(const EntryForm&)> changed);
    /// Shows the form, unless what is typed cannot be taken: `error` says why.
    void show(const EntryForm& form, const Library& library, const std::string& error);

    [[nodiscard]] wxChoice* game() const { return game_; }
    [[nodiscard]] wxChoice* card() const { return card_; }
    [[nodiscard]] wxTextCtrl* table() const { return table_; }
    [[nodiscard]] wxTextCtrl* facts() const { return facts_; }
    [[nodiscard]] std::string error() const { return error_->GetLabelText().utf8_string(); }

private:
    wxTextCtrl* make_field(wxSizer* row, const std::string& label, int share);
    wxChoice* make_choice(wxSizer* row, const std::string& label, int share);
    void add_labelled(wxSizer* row, wxWindow* label, wxWindow* control, int share);
    void fields_changed();
    void show_cards(const EntryForm& form, const Library& library);

    std::function<void(const EntryForm&)> changed_;
    EntryForm form_;
    std::vector<const TableCardFile*> cards_;
    wxChoice* game_ = nullptr;
    wxChoice* card_ = nullptr;
    wxTextCtrl* table_ = nullptr;
    wxTextCtrl* dealer_ = nullptr;
    wxTextCtrl* id_ = nullptr;
    wxTextCtrl* at_ = nullptr;
    wxTextCtrl* facts_ = nullptr;
    Text* error_ = nullptr;
};

}  // namespace fairdeal
