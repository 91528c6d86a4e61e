#pragma once
// An exam, filling the window: the table, the question and the clocks, and nothing else.

#include <wx/timer.h>

#include "desk/answer/panel/answer_panel.h"
#include "desk/exam/exam_screen.h"
#include "desk/frame/page.h"
#include "desk/kit/canvas/table_canvas.h"

namespace fairdeal {

/// What the page has to do with.
struct ExamUse {
    ExamPageSession& exam;
    Answering& answering;
    const Library& library;
    std::function<std::string(const std::string& id)> called;  // a person's name
    std::function<void()> leave;
};

class ExamPage : public Page {
public:
    ExamPage(wxWindow* parent, PageContext& context, ExamUse use);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;
    /// The window lost the keyboard, or has it again.
    void keyboard_moved(bool is_here);
    /// Asks whether the candidate means to leave.
    void ask_to_leave();

    [[nodiscard]] const AnswerPanel& answers() const { return *answers_; }
    [[nodiscard]] const TableCanvas& table() const { return *table_; }
    [[nodiscard]] wxButton* leave_button() const { return leave_; }
    [[nodiscard]] wxButton* stay_button() const { return stay_; }
    [[nodiscard]] wxButton* really_button() const { return really_; }
    [[nodiscard]] wxButton* close_button() const { return close_; }
    [[nodiscard]] wxButton* clock_button() const { return clock_; }
    [[nodiscard]] const ExamScreen& shown() const { return shown_; }

private:
    wxWindow* make_head();
    wxSizer* make_ways();
    wxWindow* make_question();
    wxWindow* make_words();
    wxWindow* make_item();
    void look_at_the_clock();
    void show_clocks();
    void scale_letters();
    void lay_out_head(int width);
    void leave_now();
    void go_on();
    void lay_out() override;
    [[nodiscard]] std::string candidate() const;

    ExamUse use_;
    ExamScreen shown_;
    wxTimer timer_;
    int print_ = 100;
    int measures_ = 0;  // how often what is shown is still to be measured again
    Tile* head_ = nullptr;
    wxBoxSizer* head_row_ = nullptr;
    Text* title_ = nullptr;
    Text* number_ = nullptr;
    Text* item_clock_ = nullptr;
    Text* exam_clock_ = nullptr;
    wxButton* clock_ = nullptr;
    wxButton* smaller_ = nullptr;
    wxButton* larger_ = nullptr;
    wxButton* leave_ = nullptr;
    Tile* question_ = nullptr;
    Text* asks_ = nullptr;
    wxButton* stay_ = nullptr;
    wxButton* really_ = nullptr;
    Text* error_ = nullptr;
    Tile* words_card_ = nullptr;
    Text* heading_ = nullptr;
    Text* words_ = nullptr;
    wxButton* close_ = nullptr;
    Tile* item_ = nullptr;
    Text* story_ = nullptr;
    TableCanvas* table_ = nullptr;
    AnswerPanel* answers_ = nullptr;
};

}  // namespace fairdeal
