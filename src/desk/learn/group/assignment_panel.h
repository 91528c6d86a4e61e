#pragma once
// The form that sets an assignment, beside the group: what, for whom, by when.

#include <wx/choice.h>
#include <wx/textctrl.h>

#include "desk/kit/side_panel.h"
#include "desk/learn/group/group_session.h"

namespace fairdeal {

class AssignmentPanel : public Tile {
public:
    /// `take` does what its buttons say, `changed` shows the page again.
    AssignmentPanel(wxWindow* parent, GroupSession& session, std::function<void(GroupAction)> take,
                    std::function<void()> changed);
    void show_form(const GroupListScreen& screen);
    void theme_changed();
    void take_focus() { goal_->SetFocus(); }

private:
    wxChoice* add_choice(wxSizer* column, const std::string& label,
                         const std::function<void(std::size_t)>& choose);
    void add_day(wxSizer* column);

    GroupSession& session_;
    std::function<void(GroupAction)> take_;
    std::function<void()> changed_;
    wxScrolledWindow* body_ = nullptr;
    Text* title_ = nullptr;
    wxChoice* goal_ = nullptr;
    wxChoice* whom_ = nullptr;
    wxTextCtrl* day_ = nullptr;
    Text* day_words_ = nullptr;
};

/// Fills a choice again where its words are others, and shows the chosen one.
void show_choices(wxChoice* choice, const std::vector<std::string>& words, std::size_t chosen);

}  // namespace fairdeal
