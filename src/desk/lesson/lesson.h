#pragma once
// A trainee in a lesson: on which page they are, what they have answered, and every way to go on.
// The window only passes on clicks and keys; what it shows is in lesson_screen.h. Where they are
// can be kept as a line of text.

#include <memory>

#include "desk/answer/practice.h"
#include "desk/lesson/hands_ahead.h"
#include "desk/lesson/lesson_trace.h"

namespace fairdeal {

/// The parts of a lesson in their order. End: how it went.
enum class LessonPart : std::uint8_t { Rule, Worked, Faded, Whole, Contrast, Check, End };
constexpr std::size_t lesson_part_count = static_cast<std::size_t>(LessonPart::End) + 1;
/// "rule", "worked", ..., "end"; "The rule", "Worked hands", ...
std::string_view to_text(LessonPart part);
std::string title_of(LessonPart part);

/// What a trainee left alone has put in the blanks of a worked hand.
struct Blanks {
    std::vector<std::string> given;  // one for each blank, as typed or chosen
    std::size_t current = 0;
    std::optional<StepsMark> mark;  // of every step, once checked
};

struct LessonWalk {
    Lesson lesson;
    LessonPart part = LessonPart::Rule;
    std::size_t item = 0;  // of the part, from 0; of Faded beyond those in the lesson: fresh ones
    std::size_t blank_steps = 1;       // Faded: how many of the last steps are left to them
    Scenario scenario;                 // of the item that is shown; not in Rule and End
    LessonTrace trace;                 // Worked, Faded
    std::size_t revealed = 0;          // Worked: steps that are shown
    Blanks blanks;                     // Faded
    std::optional<Practice> practice;  // Whole, Contrast, Check, and where an item has no steps
    bool aside = false;         // what is shown is the same again or a contrast: does not count
    std::vector<bool> checked;  // Check: whether each item so far was right at the first try
    std::uint64_t seed = 1;     // of the fresh hands
    std::shared_ptr<HandsAhead> ahead;  // of walks that may not wait; none: dealt when asked for
    std::string clause, term;           // whose words are shown beside it; empty: none
    [[nodiscard]] bool passed() const;
};

/// From the beginning. Nothing if there is no such lesson.
std::optional<LessonWalk> start_lesson(const Library& library, std::string_view id);

/// Where the trainee is: "faded 2 3 -", "check 1 1 1", "end 0 1 111". What it says of a lesson that
/// has changed since is kept as far as it goes.
std::string position_of(const LessonWalk& walk);
/// At that place again; from the beginning where it cannot be read.
std::optional<LessonWalk> resume_lesson(const Library& library, std::string_view id,
                                        std::string_view position);

/// What is answered on the page, line by line; empty: nothing.
std::string page_draft_of(const LessonWalk& walk, const Library& library);
/// Puts it back into a walk that has just come to the page. False, and nothing is changed: it is no
/// draft of this page.
bool take_up_page_draft(LessonWalk& walk, const Library& library, const std::string& draft);

/// How far a trainee is who left a lesson at a position (empty: never started). Known: not started,
/// but a placement test showed that they know what it teaches.
enum class LessonState : std::uint8_t { NotYet, Started, Passed, Known };
LessonState state_of(std::string_view position);

/// From now on what may be asked for next is dealt ahead, on a thread.
void begin_dealing_ahead(LessonWalk& walk, const Library& library);

/// Whether a part has any: of a lesson that is previewed before it is right it may have none.
bool has_pages(const Lesson& lesson, LessonPart part);
/// The pages of the lesson: the rule, each item, the end; and which of them is shown, from 0.
std::size_t pages_of(const LessonWalk& walk);
std::size_t page_of(const LessonWalk& walk);

/// Whether there is a page after this one to go to: an item that is to be answered must be.
bool can_go_on(const LessonWalk& walk);
void go_on(LessonWalk& walk, const Library& library);
/// To the page before; answers given there are forgotten, but not what counts.
void go_back(LessonWalk& walk, const Library& library);
/// To the beginning of a part; before the end, what counted of the check is forgotten.
void go_to_part(LessonWalk& walk, const Library& library, LessonPart part);
/// The page as it is when it is come to: nothing answered.
void reopen(LessonWalk& walk, const Library& library);

/// Worked: shows one step more.
void reveal(LessonWalk& walk);

/// Faded: the value of a blank, from 0, as typed or chosen.
void fill_blank(LessonWalk& walk, std::size_t blank, const std::string& value);
/// The step that a blank stands for.
std::size_t step_of_blank(const LessonWalk& walk, std::size_t blank);
bool can_check(const LessonWalk& walk);
/// Whether the item on the page is marked.
bool is_marked(const LessonWalk& walk);
/// Marks the blanks, or the answer of the item.
void check(LessonWalk& walk, const Library& library);
/// Marks once more what was marked before it was taken up again: nothing counts.
void mark_again(LessonWalk& walk, const Library& library);
/// The blanks or the answer that was wrong once more.
void try_again(LessonWalk& walk);

/// Another hand where the same clause decides, or the nearest where its neighbour does, in place of
/// the item; it does not count. False: none was found.
bool show_same_again(LessonWalk& walk, const Library& library);
bool show_contrast(LessonWalk& walk, const Library& library);
void show_aside(LessonWalk& walk, Scenario scenario, const Library& library);

/// The words of a clause or open point, or of a term of the glossary, beside the page; once more:
/// away with them.
void show_clause(LessonWalk& walk, const std::string& id);
void show_term(LessonWalk& walk, const std::string& id);

/// Which part to take again after a check that was not passed; nothing: it was.
std::optional<LessonPart> part_to_repeat(const LessonWalk& walk, const Library& library);

/// What the window is to do beside drawing the screen again.
struct LessonOutcome {
    enum class Kind : std::uint8_t { Nothing, Redraw, BackToList, OpenBook };
    Kind kind = Kind::Nothing;
    std::string id;       // OpenBook: the clause or term
    std::string table{};  // and the table card of the hand that is shown; empty: none is
};
/// The rule book at what is open beside the page, else at the clause that the page is about.
LessonOutcome open_book(const LessonWalk& walk);
/// What a key does. Nothing: it is not ours.
LessonOutcome press(LessonWalk& walk, const Library& library, const KeyPress& key);

}  // namespace fairdeal
