#pragma once
// A lesson, scenario, table card or pack from somewhere else: everything that is wrong with it, a
// preview of what is sound, and what a changed table card would change.

#include "desk/frame/page.h"
#include "desk/kit/rows/row_list.h"
#include "desk/learn/learn_tabs.h"
#include "desk/write/check/check_session.h"

namespace fairdeal {

class CheckPage : public Page {
public:
    CheckPage(wxWindow* parent, PageContext& context, CheckSession& session,
              const LearnSession& school);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    /// Looks into a file that was dropped on the page.
    void look_into_dropped(const std::string& file);

    [[nodiscard]] const LookScreen& screen() const { return shown_; }
    [[nodiscard]] wxButton* pick_button() const { return pick_; }
    [[nodiscard]] wxButton* again_button() const { return again_; }
    [[nodiscard]] wxButton* preview_button() const { return preview_; }
    [[nodiscard]] RowList* problems() const { return problems_; }
    [[nodiscard]] RowList* sound() const { return sound_; }

private:
    wxSizer* make_head();
    wxWindow* make_problems();
    wxWindow* make_sound();
    wxButton* make_action_button(wxWindow* parent, CheckAction action, const char* kind);
    bool take(CheckAction action);
    void pick(const std::optional<std::string>& file);
    void preview_picked();
    void show_problems();
    void show_sound();
    void lay_out() override;

    CheckSession& session_;
    LookScreen shown_;
    LearnTabs* tabs_ = nullptr;
    wxButton* pick_ = nullptr;
    wxButton* pick_folder_ = nullptr;
    wxButton* again_ = nullptr;
    wxButton* write_ = nullptr;
    Text* path_ = nullptr;
    Text* found_ = nullptr;
    Tile* problems_card_ = nullptr;
    Text* result_ = nullptr;
    RowList* problems_ = nullptr;
    Text* whole_ = nullptr;  // the picked problem in all its words
    Tile* sound_card_ = nullptr;
    Text* sound_title_ = nullptr;
    Text* sound_story_ = nullptr;
    RowList* sound_ = nullptr;
    wxButton* preview_ = nullptr;
};

}  // namespace fairdeal
