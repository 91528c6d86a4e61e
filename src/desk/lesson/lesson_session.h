#pragma once
// A lesson as it is read, and what its page does. A trainee's is kept in the school with every act;
// of a preview nothing is kept.

#include "desk/frame/destination.h"
#include "desk/lesson/learn_lesson.h"
#include "desk/lesson/lesson_actions.h"

namespace fairdeal {

/// One thing that is wrong with what somebody writes, as a row of a list.
struct ProblemItem {
    std::string where;  // "Line 12, column 9", with the file where there are several
    std::string what;
    std::string spoken;
};
/// Why not all of a lesson is in its preview; empty: all is there.
struct PreviewScreen {
    std::string result;  // "3 things are wrong; what is sound is shown"
    std::vector<ProblemItem> problems;
};

class LessonSession {
public:
    /// For who is signed in at the school.
    LessonSession(const Library& library, SchoolSession& school)
        : library_(&library), school_(&school) {}
    /// For previews.
    LessonSession() = default;

    /// Where they left it with what was typed there, or at the beginning; a guest's, where nobody
    /// is signed in, always there. Where there is no such lesson none is open then.
    void open(const std::string& id);
    /// At its beginning. The library must outlive it.
    void preview(const Library& library, LessonWalk walk, PreviewScreen problems);
    /// Where they were is kept.
    void close() { lesson_.reset(); }

    [[nodiscard]] bool is_open() const { return lesson_.has_value(); }
    [[nodiscard]] bool is_preview() const { return school_ == nullptr; }
    /// Nobody is signed in: nothing is kept until there is a profile.
    [[nodiscard]] bool is_guests() const { return school_ != nullptr && !is_signed_in(*school_); }
    /// A guest has just signed in: with a new profile their lesson goes on as theirs, with one that
    /// was there before it is closed.
    void guest_signed_in(bool is_new);
    /// There must be one, and so in all that follows.
    [[nodiscard]] const LessonWalk& walk() const { return lesson_->walk; }
    [[nodiscard]] const Library& library() const { return *library_; }
    [[nodiscard]] LessonScreen screen() const;
    [[nodiscard]] const PreviewScreen& problems() const { return problems_; }
    /// The question that is to be answered whole; null: there is none.
    [[nodiscard]] Practice* practice();

    /// Changes it and keeps what there is to keep.
    void change(const std::function<void(LessonWalk& walk)>& act);
    /// The answer of `practice`, which counts once it is marked.
    void answer(const std::function<void(Practice&)>& act);
    /// Nothing happens where the action cannot be done.
    std::optional<Destination> apply(LessonAction action);
    void go_to_part(LessonPart part);
    /// The value of a blank, as typed.
    void fill(std::size_t blank, const std::string& value);
    /// A value that is chosen; the keyboard goes to the first blank that is still empty.
    void choose(std::size_t blank, const std::string& value);
    void go_to_blank(std::size_t blank);
    /// The words of a clause or term beside the page; once more: away with them.
    void look_up(const ProsePart& link);
    void close_words();

    Pressed press(const KeyPress& key);

private:
    void go_on();
    [[nodiscard]] std::optional<Destination> go(const LessonOutcome& outcome);

    const Library* library_ = nullptr;
    SchoolSession* school_ = nullptr;
    std::optional<OpenLesson> lesson_;
    PreviewScreen problems_;
};

}  // namespace fairdeal
