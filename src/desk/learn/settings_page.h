#pragma once
// How a trainee wants to learn: which games, how much a day, how sure they want to be, until when.

#include <wx/scrolwin.h>
#include <wx/textctrl.h>

#include "desk/frame/page.h"
#include "desk/learn/learn_tabs.h"
#include "desk/learn/settings_session.h"

namespace fairdeal {

class SettingsPage : public Page {
public:
    SettingsPage(wxWindow* parent, PageContext& context, SettingsSession& session,
                 const LearnSession& school);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] wxTextCtrl* cap_field() const { return fields_.front().entry; }
    [[nodiscard]] wxButton* save_button() const { return save_; }
    [[nodiscard]] std::string notice() const { return notice_->GetLabelText().utf8_string(); }

private:
    struct Field {
        wxTextCtrl* entry = nullptr;
        Text* hint = nullptr;  // or what is wrong
    };
    void add_games(wxSizer* column);
    void add_field(wxSizer* column, const FieldScreen& field);
    void show_fields(const SettingsScreen& screen);
    void take(SettingsAction action);
    void lay_out() override;

    SettingsSession& session_;
    LearnTabs* tabs_ = nullptr;
    Tile* card_ = nullptr;
    wxScrolledWindow* body_ = nullptr;
    std::vector<Field> fields_;  // as setting_fields
    std::vector<std::pair<Game, wxToggleButton*>> games_;
    wxButton* save_ = nullptr;
    Text* notice_ = nullptr;
};

}  // namespace fairdeal
