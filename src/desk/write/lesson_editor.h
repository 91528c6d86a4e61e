#pragma once
// Where a trainer writes a lesson or a scenario: its outline on the left, what is typed and chosen
// for the picked row on the right; above them what the check found.

#include <wx/choice.h>
#include <wx/textctrl.h>

#include "desk/frame/page.h"
#include "desk/learn/learn_tabs.h"
#include "desk/write/lesson_right.h"

namespace fairdeal {

class LessonEditor : public Page {
public:
    LessonEditor(wxWindow* parent, PageContext& context, AuthorSession& session,
                 const LearnSession& school);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override { outline_->SetFocus(); }

    [[nodiscard]] const AuthorScreen& screen() const { return shown_; }
    [[nodiscard]] RowList* outline() const { return outline_; }
    [[nodiscard]] RowList* offers() const { return right_->offers()->list(); }
    [[nodiscard]] Chooser* list() const { return right_->list(); }
    [[nodiscard]] DealPanel* felt() const { return right_->felt(); }
    [[nodiscard]] wxButton* choose_button() const { return right_->choose_button(); }
    [[nodiscard]] RowList* problems() const { return problems_; }
    [[nodiscard]] LessonFields* fields() const { return right_->fields(); }
    [[nodiscard]] wxButton* save_button() const { return save_; }
    [[nodiscard]] wxButton* preview_button() const { return preview_; }
    [[nodiscard]] wxButton* add_button() const { return add_; }
    [[nodiscard]] wxButton* new_button() const { return new_; }
    [[nodiscard]] wxButton* new_scenario_button() const { return new_scenario_; }
    [[nodiscard]] std::string message() const { return message_->GetLabelText().utf8_string(); }
    /// The buttons of the question, as the screen has its answers.
    [[nodiscard]] wxButton* answer_button(std::size_t answer) const { return answers_.at(answer); }
    [[nodiscard]] wxButton* remove_lesson_button() const { return remove_lesson_; }
    [[nodiscard]] wxChoice* open_choice() const { return open_; }
    [[nodiscard]] wxButton* check_file_button() const { return check_file_; }

private:
    wxSizer* make_head();
    wxWindow* make_outline();
    wxWindow* make_question();
    void show_question();
    void open_picked();
    wxWindow* make_problems();
    void show_lessons();
    void show_removal();
    void show_outline();
    void show_problems();
    void lay_out() override;
    template <class Table>
    wxButton* make_action_button(wxWindow* parent, const Table& table, AuthorAction action,
                                 const char* kind);
    void take(AuthorAction action);
    void take_and_focus(AuthorAction action);
    void pick_row(int row);
    void focus_right();
    void key_hook(wxKeyEvent& event);
    bool press_in_outline(AuthorAction action);

    AuthorSession& session_;
    AuthorScreen shown_;
    LearnTabs* tabs_ = nullptr;
    Text* title_ = nullptr;
    Text* state_ = nullptr;
    wxChoice* open_ = nullptr;
    std::vector<LessonChoice> scenarios_;  // as `open_` lists them
    std::vector<LessonChoice> lessons_;    // after them
    std::vector<std::string> removed_;     // after them: files of removed ones
    wxButton* new_ = nullptr;
    wxButton* new_scenario_ = nullptr;
    wxButton* check_ = nullptr;
    wxButton* preview_ = nullptr;
    wxButton* save_ = nullptr;
    wxButton* remove_lesson_ = nullptr;
    wxButton* check_file_ = nullptr;
    Text* why_not_remove_ = nullptr;
    Tile* outline_card_ = nullptr;
    RowList* outline_ = nullptr;
    wxButton* add_ = nullptr;
    wxButton* up_ = nullptr;
    wxButton* down_ = nullptr;
    wxButton* remove_ = nullptr;
    Text* why_not_move_ = nullptr;
    LessonRight* right_ = nullptr;
    Tile* question_ = nullptr;
    Text* question_text_ = nullptr;
    std::vector<wxButton*> answers_;
    Text* message_ = nullptr;
    Tile* problems_card_ = nullptr;
    RowList* problems_ = nullptr;
};

}  // namespace fairdeal
