#pragma once
// The form that says which dealer a trainee is in hand logs, beside the group.

#include <wx/textctrl.h>

#include "desk/kit/side_panel.h"
#include "desk/learn/group/group_session.h"

namespace fairdeal {

class DealerPanel : public Tile {
public:
    /// `take` does what its buttons say, `changed` shows the page again.
    DealerPanel(wxWindow* parent, GroupSession& session, std::function<void(GroupAction)> take,
                std::function<void()> changed);
    void show_form(const GroupListScreen& screen);
    void theme_changed();
    void take_focus() { number_->SetFocus(); }
    [[nodiscard]] wxTextCtrl* number() const { return number_; }

private:
    struct ShownField {
        wxTextCtrl* typed = nullptr;
        Text* words = nullptr;
    };
    ShownField add_field(wxSizer* column, const std::string& label,
                         std::function<void(const std::string&)> typed);
    void show_field(const ShownField& field, const FieldScreen& screen);

    GroupSession& session_;
    std::function<void(GroupAction)> take_;
    std::function<void()> changed_;
    wxScrolledWindow* body_ = nullptr;
    Text* title_ = nullptr;
    Text* story_ = nullptr;
    Text* theirs_ = nullptr;
    ShownField number_field_, since_;
    wxTextCtrl* number_ = nullptr;
    wxButton* end_ = nullptr;
};

}  // namespace fairdeal
