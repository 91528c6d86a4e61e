#pragma once
// The table cards of a house: the list of them, and of the picked one its options, what it would
// change, and the form that puts it in force.

#include <wx/scrolwin.h>

#include "desk/frame/page.h"
#include "desk/learn/learn_tabs.h"
#include "desk/tables/house_card_session.h"
#include "desk/tables/option_panel.h"

namespace fairdeal {

class HouseCardPage : public Page {
public:
    HouseCardPage(wxWindow* parent, PageContext& context, HouseCardSession& session,
                  const LearnSession& school);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] const HouseCardScreen& screen() const { return shown_; }
    [[nodiscard]] wxButton* button(HouseCardAction action) const { return buttons_.at(action); }
    [[nodiscard]] wxToggleButton* game_button(Game game) const { return games_.at(game); }
    [[nodiscard]] RowList* cards() const { return cards_; }
    [[nodiscard]] RowList* options() const { return options_; }
    [[nodiscard]] RowList* changes() const { return changes_; }
    [[nodiscard]] OptionPanel* option() const { return option_; }
    [[nodiscard]] wxTextCtrl* name_field() const { return name_.entry; }
    [[nodiscard]] wxTextCtrl* from_field() const { return from_.entry; }
    [[nodiscard]] wxTextCtrl* to_field() const { return to_.entry; }
    [[nodiscard]] wxTextCtrl* passphrase_field() const { return passphrase_.entry; }

private:
    struct Field {
        Text* label = nullptr;
        wxTextCtrl* entry = nullptr;
        Text* hint = nullptr;
    };
    using Typed = void (HouseCardSession::*)(const std::string&);
    wxSizer* make_head();
    wxWindow* make_list();
    wxWindow* make_card();
    wxSizer* make_buttons();
    void make_form(wxSizer* column);
    wxButton* make_action_button(wxWindow* parent, HouseCardAction action, const char* kind);
    Field make_field(wxWindow* parent, wxSizer* column, const char* name, Typed typed,
                     long style = 0);
    static void show_field(const Field& field, const FieldScreen& screen, bool shown);
    void show_list();
    void show_options();
    void show_changes();
    void show_form();
    /// The draft's name is typed in the place of the title.
    [[nodiscard]] bool is_named_here() const;
    void show_buttons();
    bool enter_in_lists();
    bool take(HouseCardAction action);
    void import();
    void export_card();
    void lay_out() override;

    HouseCardSession& session_;
    HouseCardScreen shown_;
    LearnTabs* tabs_ = nullptr;
    std::map<Game, wxToggleButton*> games_;
    std::map<HouseCardAction, wxButton*> buttons_;
    Text* message_ = nullptr;
    Tile* list_card_ = nullptr;
    RowList* cards_ = nullptr;
    Tile* card_ = nullptr;
    wxBoxSizer* card_column_ = nullptr;
    Text* title_ = nullptr;
    Text* standing_ = nullptr;
    Text* note_ = nullptr;
    Field name_, from_, to_, passphrase_;
    RowList* options_ = nullptr;
    OptionPanel* option_ = nullptr;
    Text* story_ = nullptr;
    RowList* changes_ = nullptr;
    wxScrolledWindow* form_ = nullptr;
};

}  // namespace fairdeal
