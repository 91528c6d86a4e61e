#pragma once
// Everything the window shows of the school's lessons: the list of a game, and a page of one, each
// made again after every change.

#include "desk/answer/practice_screen.h"
#include "desk/lesson/lesson.h"

namespace fairdeal {

/// Where each trainee's lessons stand: positions (position_of) by the id of the lesson.
using LessonPositions = std::map<std::string, std::string, std::less<>>;

struct LessonItemScreen {
    std::string id, number, title;  // number: "4"
    std::string aim;
    std::string minutes;  // "12 minutes"
    std::string teaches;  // "Teaches BRK-BUST-1, BRK-BUST-2"; empty: no clause
    LessonState state = LessonState::NotYet;
    std::string state_word;  // "Not started", "Started: Finish the hand", "Passed"
    std::string open_label;  // "Begin", "Resume", "Open again"
    std::string spoken;
};
struct LessonListScreen {
    std::string title;     // "Breakout Blackjack"
    std::string progress;  // "3 of 15 lessons passed"
    std::vector<LessonItemScreen> lessons;
    std::optional<std::size_t> picked{};  // of these; nothing: there are none
    std::vector<Game> games{};            // that have lessons
    Game game = Game::Breakout;           // whose lessons these are
    std::string next;                     // id of the first that is not passed; empty: none
    std::string empty;                    // why nothing is listed
    std::string left_out;                 // which packs are, and why; empty: none
};
LessonListScreen list_lessons(const Library& library, Game game, const LessonPositions& positions);

/// The games that have lessons, in their order.
std::vector<Game> games_with_lessons(const Library& library);

/// A piece of the rule, ready to be drawn.
struct BlockScreen {
    BlockKind kind = BlockKind::Text;
    std::string label;                 // "Say", "Watch out"; empty for the others
    Prose prose;                       // with its links
    std::optional<TableScreen> table;  // of a figure
    std::string caption;
    std::string spoken;
};

/// One step of a worked hand.
struct StepScreen {
    std::string part;  // "Seat 1 · Dealer hand", only where it differs from the step before
    std::string asks;
    std::string value;  // for people; of a blank what was given; empty: nothing yet, or not shown
    bool shown = true;  // Worked: not yet revealed
    bool blank = false;
    std::size_t blank_number = 0;  // for fill_blank
    bool current = false;
    std::vector<TraceChoice> choices;  // of a blank that is chosen from
    std::string given;                 // the value of the one that is chosen
    std::string mark;                  // "Right", "Wrong", "Right from your value before"
    bool right = true;
    std::string due;  // what was right from where they stood; empty where it is what was given
    std::vector<ClauseName> clauses;
    std::string spoken;
};

/// What is said once an item is answered, in this order.
struct LessonFeedback {
    bool right = false;
    std::string verdict;      // "Right", "Wrong"
    std::string yours, ours;  // "Pay $25", "Push"; empty where right
    std::string first_wrong;  // "The first step that went wrong: What does your hand count?"
    std::optional<ClauseScreen> clause;  // the one that decides, with its words
    std::string misreading;              // a trainer's sentence
    bool can_try_again = false, can_same_again = false, can_contrast = false;
    std::string spoken;
};

/// Where the trainee is among the parts.
struct PartScreen {
    LessonPart part = LessonPart::Rule;
    std::string title;
    bool current = false, done = false;
    bool empty = false;  // nothing of it can be shown
};

struct TermScreen {
    std::string word;
    Prose meaning;
};

struct LessonScreen {
    std::string title;     // "A bust cannot lose"
    std::string crumb;     // "Breakout Blackjack · Lesson 4 · 12 minutes"
    std::string heading;   // of the page: "Two worked hands · Over, and then a 19"
    std::string progress;  // "Page 3 of 16"
    std::size_t page = 0, pages = 1;
    std::vector<PartScreen> parts;
    std::string aim;                  // on the first page
    std::vector<BlockScreen> blocks;  // Rule; of Contrast what differs
    std::string story;                // of an item
    std::optional<TableScreen> table;
    std::vector<StepScreen> steps;           // Worked, Faded
    std::optional<PracticeScreen> practice;  // an item that is answered whole
    std::optional<LessonFeedback> feedback;
    std::optional<Banner> banner;        // End
    std::vector<std::string> results;    // End: "1. Bust stays up: right"
    std::optional<LessonPart> repeat;    // End: the part to take again
    std::optional<ClauseScreen> clause;  // whose words are open beside the page
    std::optional<TermScreen> term;
    bool can_go_on = false, can_go_back = false, can_check = false, can_reveal = false;
    bool can_keep = false;    // nobody is signed in: a new profile keeps it
    std::string go_on_label;  // "Next", "To the check", "Take again: Finish the hand"
    std::string next_lesson;  // at the end, its title; empty: there is none
    std::string key_line;
    std::string spoken;  // the whole page, for a screen reader
};

LessonScreen screen_of(const LessonWalk& walk, const Library& library);

/// What is said of the item that is shown; nothing before it is marked.
std::optional<LessonFeedback> feedback_of(const LessonWalk& walk, const Library& library);

}  // namespace fairdeal
