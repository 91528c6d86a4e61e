#pragma once
// A question that is open: the story, the hints and the table on the left, the answer panel on the
// right.

#include "desk/answer/panel/answer_panel.h"
#include "desk/frame/page.h"
#include "desk/kit/canvas/table_canvas.h"
#include "desk/practise/open_question.h"

namespace fairdeal {

class PracticePage : public Page {
public:
    PracticePage(wxWindow* parent, PageContext& context, OpenQuestion& question);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override { show_desk(); }

    [[nodiscard]] const AnswerPanel& answers() const { return *answers_; }
    [[nodiscard]] const TableCanvas& table() const { return *table_; }

private:
    wxSizer* make_heading();
    wxWindow* make_hints();
    wxSizer* make_foot();
    wxButton* make_action_button(QuestionAction action);
    void apply(QuestionAction action);
    void show_heading(const QuestionScreen& screen);
    void show_hints(const PracticeScreen& screen);
    void lay_out() override;

    OpenQuestion& question_;
    wxButton* previous_ = nullptr;
    wxButton* next_ = nullptr;
    PageHead head_;
    Text* story_ = nullptr;
    Tile* hints_ = nullptr;
    Text* hint_heading_ = nullptr;
    Text* hint_text_ = nullptr;
    TableCanvas* table_ = nullptr;
    Text* house_ = nullptr;
    wxButton* same_ = nullptr;       // in the school only
    wxButton* contrast_ = nullptr;   // likewise
    wxButton* to_lesson_ = nullptr;  // in a drill, for who writes lessons
    wxToggleButton* totals_ = nullptr;
    AnswerPanel* answers_ = nullptr;
};

}  // namespace fairdeal
