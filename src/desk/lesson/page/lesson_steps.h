#pragma once
// The right side of a worked or half-worked hand: its steps one below the other, the last of them
// left to the trainee, and once they are marked what was right and wrong.

#include <wx/scrolwin.h>
#include <wx/textctrl.h>

#include "desk/frame/page_context.h"
#include "desk/lesson/lesson_session.h"
#include "desk/verdict/verdict_card.h"

namespace fairdeal {

class LessonSteps : public Tile {
public:
    LessonSteps(wxWindow* parent, PageContext& context, LessonSession& session);
    void show(const LessonScreen& screen);
    void theme_changed();

    [[nodiscard]] const std::vector<wxTextCtrl*>& fields() const { return fields_; }
    [[nodiscard]] const std::vector<wxButton*>& choices() const { return choices_; }
    [[nodiscard]] wxButton* check_button() const { return check_; }
    [[nodiscard]] wxButton* again_button() const { return again_; }
    [[nodiscard]] wxButton* next_button() const { return next_; }
    [[nodiscard]] std::string heading() const { return title_->GetLabelText().utf8_string(); }

private:
    wxButton* make_action_button(LessonAction action, const char* kind);
    void make_footer(wxSizer* column);
    void show_heading(const LessonScreen& screen);
    void show_footer(const LessonScreen& screen);
    void build(const LessonScreen& screen);
    void add_step(wxSizer* column, const StepScreen& step, std::size_t number);
    void add_blank(wxSizer* column, const StepScreen& step);
    void add_choices(wxSizer* column, const StepScreen& step);
    void add_field(wxSizer* column, const StepScreen& step);
    void add_marked(wxSizer* column, const StepScreen& step);
    void add_feedback(wxSizer* column, const LessonFeedback& feedback);
    Text* add_text(wxSizer* column, const std::string& text, double pixels, Hue hue,
                   wxFontWeight weight = wxFONTWEIGHT_NORMAL, int above = 2);
    void update_fields(const LessonScreen& screen);
    void focus_current(const LessonScreen& screen);

    PageContext& context_;
    LessonSession& session_;
    std::string built_;
    Text* title_ = nullptr;
    Text* status_ = nullptr;
    wxScrolledWindow* body_ = nullptr;
    ClauseCard* clause_ = nullptr;
    Text* keys_ = nullptr;
    wxButton* again_ = nullptr;
    wxButton* check_ = nullptr;
    wxButton* next_ = nullptr;
    std::vector<wxTextCtrl*> fields_;  // one for each blank; null where it is chosen
    std::vector<wxButton*> choices_;   // of the blank that the keyboard is at
    wxButton* chosen_ = nullptr;       // of choices_
    std::vector<wxButton*> chips_;
    std::vector<Text*> texts_;
    wxWindow* current_ = nullptr;  // the step that is to be seen
};

}  // namespace fairdeal
