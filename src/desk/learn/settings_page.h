#pragma once
// How a trainee wants to learn: which games, how much a day, how sure they want to be, until when.

#include <wx/scrolwin.h>
#include <wx/textctrl.h>

#include <array>

#include "desk/frame/desk_page.h"
#include "desk/learn/learn_tabs.h"

namespace fairdeal {

class SettingsPage : public DeskPage {
public:
    SettingsPage(wxWindow* parent, Hub& hub);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] wxTextCtrl* cap_field() const { return fields_.front().entry; }
    [[nodiscard]] wxButton* save_button() const { return save_; }
    [[nodiscard]] std::string notice() const { return notice_->GetLabelText().utf8_string(); }

private:
    struct Field {
        const char* name = "";  // as typed_settings calls it
        wxTextCtrl* entry = nullptr;
        Text* hint = nullptr;  // or what is wrong
        std::string usual;     // the hint
    };
    void add_games(wxSizer* column);
    void add_field(wxSizer* column, const char* name, const FieldScreen& field);
    void show_fields(const SettingsScreen& screen);
    void show_games();
    void toggle_game(Game game);
    void save();
    [[nodiscard]] SchoolSettings kept();
    [[nodiscard]] std::string typed(std::size_t field) const;
    void lay_out() override;

    std::string who_;  // whose settings are in the fields
    LearnTabs* tabs_ = nullptr;
    Tile* card_ = nullptr;
    wxScrolledWindow* body_ = nullptr;
    std::vector<Field> fields_;
    std::vector<std::pair<Game, wxToggleButton*>> games_;
    wxButton* save_ = nullptr;
    Text* notice_ = nullptr;
};

}  // namespace fairdeal
