#pragma once
// The trainer's group: a team, and a list of its trainees, of clauses or of mistakes.

#include <wx/choice.h>

#include "desk/frame/page.h"
#include "desk/kit/row_list.h"
#include "desk/learn/group/group_session.h"
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

private:
    wxSizer* make_head();
    void show_teams();
    void show_list();
    void take(GroupAction action);
    void lay_out() override;

    GroupSession& session_;
    GroupListScreen shown_;
    LearnTabs* tabs_ = nullptr;
    Text* heading_ = nullptr;
    Text* period_ = nullptr;
    Text* empty_ = nullptr;
    wxChoice* team_ = nullptr;
    std::vector<wxToggleButton*> parts_;
    Tile* card_ = nullptr;
    RowList* list_ = nullptr;
};

}  // namespace fairdeal
