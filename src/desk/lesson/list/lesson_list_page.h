#pragma once
// The lessons of a game with how far the trainee is, and what the picked one is about.

#include "desk/frame/page.h"
#include "desk/kit/rows/row_list.h"
#include "desk/learn/learn_tabs.h"
#include "desk/lesson/list/lesson_list_session.h"

namespace fairdeal {

class LessonListPage : public Page {
public:
    LessonListPage(wxWindow* parent, PageContext& context, LessonListSession& session,
                   const LearnSession& school);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override { list_->SetFocus(); }

    [[nodiscard]] RowList* list() const { return list_; }
    [[nodiscard]] wxButton* open_button() const { return open_; }
    [[nodiscard]] const LessonListScreen& screen() const { return shown_; }

private:
    wxSizer* make_head();
    wxWindow* make_picked();
    void show_games();
    void show_picked();
    void lay_out() override;

    LessonListSession& session_;
    LessonListScreen shown_;
    LearnTabs* tabs_ = nullptr;
    Text* title_ = nullptr;
    Text* progress_ = nullptr;
    std::vector<wxToggleButton*> games_;
    Tile* card_ = nullptr;
    RowList* list_ = nullptr;
    Text* empty_ = nullptr;
    Text* left_out_ = nullptr;
    Tile* picked_ = nullptr;
    Text* number_ = nullptr;
    Text* name_ = nullptr;
    Text* aim_ = nullptr;
    Text* clauses_ = nullptr;
    wxButton* open_ = nullptr;
};

}  // namespace fairdeal
