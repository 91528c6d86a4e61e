#pragma once
// Content packs: the list of them; of the picked one, or the one to add, what it holds or what is
// wrong with it.

#include "desk/frame/page.h"
#include "desk/kit/rows/row_list.h"
#include "desk/learn/learn_tabs.h"
#include "desk/packs/pack_session.h"

namespace fairdeal {

class PackPage : public Page {
public:
    PackPage(wxWindow* parent, PageContext& context, PackSession& session,
             const LearnSession& school);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;
    /// A file or folder that is dropped on the page.
    void look_into_dropped(const std::string& pack);

    [[nodiscard]] const PackScreen& screen() const { return shown_; }
    [[nodiscard]] wxButton* button(PackAction action) const { return buttons_.at(action); }
    [[nodiscard]] RowList* packs() const { return packs_; }
    [[nodiscard]] RowList* lines() const { return lines_; }

private:
    wxSizer* make_head();
    wxWindow* make_list();
    wxWindow* make_card();
    wxButton* make_action_button(wxWindow* parent, PackAction action, const char* kind);
    void show_list();
    void show_lines();
    bool take(PackAction action);
    void lay_out() override;

    PackSession& session_;
    PackScreen shown_;
    bool could_put_in_ = false;  // as it was shown last
    LearnTabs* tabs_ = nullptr;
    std::map<PackAction, wxButton*> buttons_;
    Text* message_ = nullptr;
    Tile* list_card_ = nullptr;
    Text* empty_ = nullptr;
    RowList* packs_ = nullptr;
    Tile* card_ = nullptr;
    Text* title_ = nullptr;
    Text* standing_ = nullptr;
    Text* story_ = nullptr;
    RowList* lines_ = nullptr;
};

}  // namespace fairdeal
