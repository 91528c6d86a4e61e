#pragma once
// A lesson: its parts above, on the left what is read or the hand on the table, on the right what
// is looked up, worked out step by step, or answered.

#include "desk/answer/panel/answer_panel.h"
#include "desk/frame/page.h"
#include "desk/kit/rows/row_list.h"
#include "desk/lesson/page/lesson_links.h"
#include "desk/lesson/page/lesson_steps.h"
#include "desk/lesson/page/lesson_words.h"

namespace fairdeal {

class LessonPage : public Page {
public:
    LessonPage(wxWindow* parent, PageContext& context, LessonSession& session,
               Answering& answering);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] const LessonScreen& screen() const { return shown_; }
    [[nodiscard]] const LessonWords& words() const { return *words_; }
    [[nodiscard]] const LessonLinks& links() const { return *links_; }
    [[nodiscard]] const LessonSteps& steps() const { return *steps_; }
    [[nodiscard]] const AnswerPanel& answers() const { return *answers_; }
    [[nodiscard]] const TableCanvas& table() const { return *table_; }
    [[nodiscard]] RowList* problems() const { return problems_; }
    [[nodiscard]] wxToggleButton* part_button(LessonPart part) const {
        return parts_.at(static_cast<std::size_t>(part));
    }

private:
    wxSizer* make_head();
    wxSizer* make_parts();
    wxWindow* make_problems();
    wxWindow* make_reading();
    wxWindow* make_item(Answering& answering);
    wxSizer* make_foot();
    void show_parts();
    void show_item();
    void show_difference();
    void show_problems();
    void lay_out() override;
    wxButton* make_action_button(LessonAction action);

    LessonSession& session_;
    Answering& answering_;
    LessonScreen shown_;
    PreviewScreen preview_;
    std::string focused_;  // the page that has had the keyboard
    PageHead head_;
    Text* progress_ = nullptr;
    std::vector<wxToggleButton*> parts_;
    Tile* problems_card_ = nullptr;
    Text* result_ = nullptr;
    RowList* problems_ = nullptr;
    Tile* reading_ = nullptr;
    LessonWords* words_ = nullptr;
    Tile* item_ = nullptr;
    Text* heading_ = nullptr;
    Text* difference_ = nullptr;
    Text* story_ = nullptr;
    TableCanvas* table_ = nullptr;
    wxButton* back_ = nullptr;
    wxButton* same_ = nullptr;
    wxButton* contrast_ = nullptr;
    wxButton* keep_ = nullptr;
    LessonLinks* links_ = nullptr;
    LessonSteps* steps_ = nullptr;
    AnswerPanel* answers_ = nullptr;
};

}  // namespace fairdeal
