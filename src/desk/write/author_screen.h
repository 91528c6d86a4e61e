#pragma once
// What the page shows on which a lesson is written. `spoken` is what a screen
// reader says of a row as a whole.

#include "desk/lesson/lesson_session.h"
#include "desk/write/author_actions.h"
#include "desk/write/lesson_hands.h"
#include "desk/write/own_lessons.h"

namespace fairdeal {

struct OutlineItem {
    std::string title, detail;
    bool head = false;   // of a part; its pieces stand in a little
    bool wrong = false;  // the last check found something here
    std::string spoken;
};

/// How a text is typed. Choice: one of a few. Linked: prose with links. Code: as the file has it.
enum class FieldShape : std::uint8_t { Line, Words, Linked, Code, Choice };

struct DraftField {
    std::string key;  // for set_field
    std::string label, hint, value;
    FieldShape shape = FieldShape::Line;
    std::vector<std::string> choices;  // Choice: what is shown; `value` is one of them
};

/// A lesson on the shelf.
struct LessonChoice {
    std::string id, label;  // "Breakout 4: A bust cannot lose"
    friend bool operator==(const LessonChoice&, const LessonChoice&) = default;
};

struct AuthorScreen {
    std::string title;  // of the lesson; "A new lesson"
    std::string state;  // "Saved", "Not saved yet; kept as it is typed"
    std::vector<OutlineItem> outline;
    std::size_t row = 0;
    std::string heading;  // of the picked row: "Worked hands · 2 of 2"
    std::string advice;   // what belongs there
    std::vector<DraftField> fields;
    bool can_up = false, can_down = false, can_remove = false;
    bool adding = false;
    std::vector<Offer> offers;                           // while adding
    std::size_t offer = 0;                               // picked of these
    std::string search;                                  // what they are searched by
    bool can_put_in = false, can_save_scenario = false;  // the picked one
    std::vector<ProblemItem> problems;
    std::string error, notice;
    bool asks = false;  // the question below is to be answered first
    std::string question;
    std::vector<AuthorAction> answers;  // the likeliest first, to stay last
    bool can_remove_lesson = false;
    std::vector<LessonChoice> lessons;   // that can be opened
    std::vector<RemovedLesson> removed;  // that can be brought back
};

/// What can be typed for a row of the outline.
std::vector<DraftField> fields_of(LessonDraft draft, std::size_t row);
/// What is typed into one of them.
void set_text(LessonDraft& draft, std::size_t row, const std::string& key,
              const std::string& value);

/// What can be linked to, as it is listed and as it is put into the text.
struct LinkChoice {
    std::string label, xml;
};

/// Why not all of a lesson is in its preview.
PreviewScreen preview_screen(const Problems& problems);

ProblemItem problem_item(const Problem& problem, bool with_file);
/// "Nothing is wrong", "3 things are wrong".
std::string all_things(std::size_t count);
/// "Line 12, column 9"; empty where there is no line.
std::string place_in_words(const Place& place);

}  // namespace fairdeal
