#pragma once
// May this dealer deal here, now? The question and its answer, what falls due, the facts, and the
// form of a new one.

#include "desk/duty/duty_panel.h"
#include "desk/duty/duty_session.h"
#include "desk/frame/page.h"
#include "desk/kit/rows/row_list.h"

namespace fairdeal {

class DutyPage : public Page {
public:
    DutyPage(wxWindow* parent, PageContext& context, DutySession& session);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] const DutyScreen& screen() const { return shown_; }
    [[nodiscard]] wxButton* button(DutyAction action) const { return buttons_.at(action); }
    [[nodiscard]] wxTextCtrl* dealer() const { return dealer_; }
    [[nodiscard]] wxTextCtrl* table() const { return table_; }
    [[nodiscard]] RowList* list() const { return list_; }
    [[nodiscard]] const DutyPanel& panel() const { return *panel_; }

private:
    using Typed = void (DutySession::*)(const std::string&);
    wxSizer* make_head();
    wxWindow* make_left();
    wxWindow* make_right();
    wxTextCtrl* make_field(wxSizer* column, const std::string& label, Typed typed);
    wxButton* make_action_button(wxWindow* parent, DutyAction action, const char* kind);
    bool take(DutyAction action);
    void copy() const;
    void open_file();
    void open_log();
    [[nodiscard]] DutyAction on_enter() const;
    void choose_file(const std::string& field);
    void show_list();
    void show_panel();
    void lay_out() override;

    DutySession& session_;
    DutyScreen shown_;
    std::map<DutyAction, wxToggleButton*> parts_;
    std::map<DutyAction, wxButton*> buttons_;
    Text* message_ = nullptr;
    Text* story_ = nullptr;
    Tile* left_ = nullptr;
    wxSizer* question_ = nullptr;  // the fields of the question
    wxSizer* search_ = nullptr;    // those above the list
    wxTextCtrl *dealer_ = nullptr, *table_ = nullptr, *at_ = nullptr, *asker_ = nullptr;
    wxTextCtrl *find_ = nullptr, *within_ = nullptr;
    Text* above_ = nullptr;
    RowList* list_ = nullptr;
    Tile* right_ = nullptr;
    DutyPanel* panel_ = nullptr;
};

}  // namespace fairdeal
