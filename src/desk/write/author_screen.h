#pragma once
// What the page shows on which a lesson is written. `spoken` is what a screen
// reader says of a row as a whole.

#include "desk/lesson/lesson_session.h"
#include "desk/write/author_actions.h"
#include "desk/write/deal/deal_hand.h"
#include "desk/write/form/draft_gaps.h"
#include "desk/write/form/draft_lists.h"
#include "desk/write/lesson_hands.h"
#include "desk/write/own_lessons.h"

namespace fairdeal {

struct OutlineItem {
    std::string title, detail;
    bool head = false;   // of a part; its pieces stand in a little
    bool wrong = false;  // the last check found something here
    std::string spoken;
};

/// A lesson on the shelf, or a scenario of our own.
struct LessonChoice {
    std::string id, label;  // "Breakout 4: A bust cannot lose"
    friend bool operator==(const LessonChoice&, const LessonChoice&) = default;
};

/// What a field is chosen from, in place of the fields.
struct ChooserScreen {
    std::vector<ListRow> rows;
    std::size_t picked = 0;  // of these
    std::string search;
    std::string empty;   // why nothing is listed; empty: something is
    std::string choose;  // label of the button that chooses the picked one
    bool several = false;
};

struct AuthorScreen {
    std::string title;  // of the lesson; "A new lesson"
    bool is_scenario = false;
    std::string state;  // "Saved", "Not saved yet; kept as it is typed"
    std::vector<OutlineItem> outline;
    std::size_t row = 0;
    std::string heading;  // of the picked row: "Worked hands · 2 of 2"
    std::string advice;   // what belongs there
    std::vector<DraftField> fields;
    std::string field;                  // the key of the one that is wanted; empty: the first
    std::optional<std::size_t> cursor;  // in it: so many characters before what is typed next
    bool can_up = false, can_down = false, can_remove = false;
    std::string why_not_move;  // why one of these cannot be done; empty: all can
    std::optional<ChooserScreen> choosing;
    std::optional<DealScreen> dealing;  // in place of the fields
    bool adding = false;
    std::vector<Offer> offers;                           // while adding
    std::size_t offer = 0;                               // picked of these
    std::string search;                                  // what they are searched by
    bool can_put_in = false, can_save_scenario = false;  // the picked one
    std::string why_not_put_in;                          // one of these; empty: both can be done
    std::vector<ProblemItem> problems;
    std::string error, notice;
    bool asks = false;  // the question below is to be answered first
    std::string question;
    std::vector<AuthorAction> answers;  // the likeliest first, to stay last
    bool can_remove_lesson = false;
    std::string why_not_remove;           // empty: it can be removed
    std::vector<LessonChoice> scenarios;  // of our own, that can be opened
    std::vector<LessonChoice> lessons;    // that can be opened
    std::vector<RemovedLesson> removed;   // that can be brought back
};

/// Why not all of a lesson is in its preview.
PreviewScreen preview_screen(std::vector<ProblemItem> problems);
PreviewScreen preview_screen(const Problems& problems);

ProblemItem problem_item(const Problem& problem, bool with_file);
/// "Nothing is wrong", "3 things are wrong".
std::string all_things(std::size_t count);
/// "Line 12, column 9"; empty where there is no line.
std::string place_in_words(const Place& place);

}  // namespace fairdeal
