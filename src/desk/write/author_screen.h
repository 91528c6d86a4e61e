#pragma once
// What the pages show on which a lesson is written and a file is checked. `spoken` is what a screen
// reader says of a row as a whole.

#include "desk/lesson/lesson_session.h"
#include "desk/write/lesson_hands.h"

namespace fairdeal {

// --- writing

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

/// An answer to what the room asks: a button, and what it does.
struct AuthorAnswer {
    std::string label;
    void (*action)(Desk& desk) = nullptr;
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
    std::vector<Offer> offers;  // while adding
    std::vector<ProblemItem> problems;
    std::string error, notice;
    bool asks = false;  // the question below is to be answered first
    std::string question;
    std::vector<AuthorAnswer> answers;  // the likeliest first, to stay last
    bool can_remove_lesson = false;
    std::vector<RemovedLesson> removed;  // that can be brought back
};
AuthorScreen author_screen(const Desk& desk);

/// What can be typed for a row of the outline.
std::vector<DraftField> fields_of(LessonDraft draft, std::size_t row);
/// What is typed into a field of the picked row; the draft is kept.
void set_field(Desk& desk, const std::string& key, const std::string& value);

/// What can be linked to from the prose of the lesson: its game's clauses and open points, and the
/// terms; each as it is listed and as it is put into the text.
struct LinkChoice {
    std::string label, xml;
};
std::vector<LinkChoice> clause_links(const Desk& desk);
std::vector<LinkChoice> term_links(const Desk& desk);

// --- checking

struct SoundRow {
    std::string title, detail, spoken;
};
struct AffectedRow {
    std::string title, was, is, spoken;  // "12 soft: pay $25 (BRK-WIN-1)"
};
struct LookScreen {
    std::string path;    // empty: nothing has been looked into
    std::string result;  // "Nothing is wrong", "3 things are wrong"
    std::string found;
    std::vector<ProblemItem> problems;
    std::vector<SoundRow> sound;
    std::string card;  // "What Breakout, hit soft 17 would change"; empty: it is no such card
    std::vector<AffectedRow> affected;
    std::string unaffected;  // nothing is; empty otherwise
};
LookScreen look_screen(const Desk& desk);

/// Why not all of a lesson is in its preview.
PreviewScreen preview_screen(const Problems& problems);

/// "Line 12, column 9"; empty where there is no line.
std::string place_in_words(const Place& place);

}  // namespace fairdeal
