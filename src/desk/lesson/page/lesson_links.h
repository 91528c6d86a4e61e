#pragma once
// The right side of a page that is read: the clauses and words of the floor that it links to, and
// what the opened one says.

#include <wx/scrolwin.h>

#include "desk/frame/page_context.h"
#include "desk/lesson/lesson_session.h"
#include "desk/verdict/verdict_card.h"

namespace fairdeal {

class LessonLinks : public Tile {
public:
    LessonLinks(wxWindow* parent, PageContext& context, LessonSession& session);
    void show(const LessonScreen& screen);
    void theme_changed();
    void take_focus() { next_->SetFocus(); }
    /// The words of the n-th link, from 0; once more: away with them. False: there is none.
    bool open(std::size_t link);

    [[nodiscard]] const std::vector<wxButton*>& links() const { return buttons_; }
    [[nodiscard]] wxButton* next_button() const { return next_; }
    [[nodiscard]] std::string shown_words() const {
        return words_->IsShown() ? words_->shown_text() : "";
    }

private:
    wxButton* make_action_button(LessonAction action, const char* kind);
    void make_footer(wxSizer* column);
    void build();
    void show_words(const LessonScreen& screen);

    PageContext& context_;
    LessonSession& session_;
    std::vector<ProsePart> shown_;
    bool is_end_ = false;
    Text* title_ = nullptr;
    Text* status_ = nullptr;
    wxScrolledWindow* body_ = nullptr;
    ClauseCard* words_ = nullptr;
    Text* keys_ = nullptr;
    wxButton* book_ = nullptr;
    wxButton* next_ = nullptr;
    std::vector<wxButton*> buttons_;
};

}  // namespace fairdeal
