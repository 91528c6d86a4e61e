#pragma once
// The trainer's group: a team, and a list of its trainees, of clauses or of mistakes.

#include <wx/choice.h>

#include "desk/frame/page.h"
#include "desk/kit/rows/row_list.h"
#include "desk/learn/group/assignment_panel.h"
#include "desk/learn/group/dealer_panel.h"
#include "desk/learn/learn_tabs.h"

namespace fairdeal {

class GroupPage : public Page {
public:
    GroupPage(wxWindow* parent, PageContext& context, GroupSession& session,
              const LearnSession& school);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override { list_->SetFocus(); }

    [[nodiscard]] RowList* list() const { return list_; }
    [[nodiscard]] AssignmentPanel* form() const { return form_; }
    [[nodiscard]] DealerPanel* dealer_form() const { return dealer_form_; }
    [[nodiscard]] wxButton* assign_button() const { return assign_; }
    [[nodiscard]] std::string notice() const { return notice_->GetLabelText().utf8_string(); }

private:
    wxSizer* make_head();
    void add_parts(wxSizer* row);
    wxSizer* make_foot();
    void show_head();
    void show_foot();
    void show_list();
    void take(GroupAction action);
    void follow_form();
    void lay_out() override;

    GroupSession& session_;
    GroupListScreen shown_;
    GroupForm filled_in_ = GroupForm::Nothing;
    LearnTabs* tabs_ = nullptr;
    Text* heading_ = nullptr;
    Text* period_ = nullptr;
    Text* empty_ = nullptr;
    wxChoice* game_ = nullptr;
    wxChoice* team_ = nullptr;
    std::vector<wxToggleButton*> parts_;
    Tile* card_ = nullptr;
    RowList* list_ = nullptr;
    AssignmentPanel* form_ = nullptr;
    DealerPanel* dealer_form_ = nullptr;
    wxButton* assign_ = nullptr;
    wxButton* change_ = nullptr;
    wxButton* withdraw_ = nullptr;
    wxButton* dealer_ = nullptr;
    wxButton* save_ = nullptr;
    Text* notice_ = nullptr;
};

}  // namespace fairdeal
