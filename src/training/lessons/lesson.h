#pragma once
// A lesson: one family of clauses in ten to fifteen minutes. It holds words and hands, never the
// answer to anything that the engine can rule; only what a dealer says at the table is asked with a
// written key.

#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "questions/scenario.h"
#include "training/lessons/prose.h"

namespace fairdeal {

struct Library;

/// A hand to look at. The picture is drawn from it.
struct LessonFigure {
    std::string table;    // id of the table card
    std::string caption;  // what to see in it
    HandRecord hand;
    friend bool operator==(const LessonFigure&, const LessonFigure&) = default;
};

/// Text: a paragraph. Say: what the dealer says aloud. Row: one line of a list. Watch: a mistake
/// that is often made. Figure: a hand.
enum class BlockKind : std::uint8_t { Text, Say, Row, Watch, Figure };

struct LessonBlock {
    BlockKind kind = BlockKind::Text;
    Prose prose;          // not of a Figure
    LessonFigure figure;  // of a Figure only
    friend bool operator==(const LessonBlock&, const LessonBlock&) = default;
};

/// A scenario of the library, by its id.
struct ScenarioLink {
    std::string id;
    friend bool operator==(const ScenarioLink&, const ScenarioLink&) = default;
};

/// Something to look at or to answer. What is the lesson's own is a scenario whose id is the
/// lesson's with its part and number: "breakout-bust/whole-2". A question of talk has no hand.
using LessonItem = std::variant<Scenario, ScenarioLink>;

/// The nearest two items of which one is decided by a clause of the lesson and the other by its
/// neighbour.
struct LessonContrast {
    std::string here, there;        // the two clauses
    Prose difference;               // what to look at
    std::vector<LessonItem> items;  // two: first the one that `here` decides
    friend bool operator==(const LessonContrast&, const LessonContrast&) = default;
};

struct Lesson {
    std::string id;  // "breakout-bust-pushes", unique
    Game game = Game::Breakout;
    int number = 1;  // its place among the lessons of the game
    int minutes = 12;
    std::string title;
    std::string aim;                   // what the trainee can do afterwards
    std::vector<std::string> clauses;  // that it teaches; open points among them
    std::vector<LessonBlock> rule;     // in plain words
    std::vector<LessonItem> worked;    // two, shown with every step
    std::vector<LessonItem> faded;     // two or more, with ever more steps left to the trainee
    std::vector<LessonItem> whole;     // three, all the trainee's
    LessonContrast contrast;
    std::vector<LessonItem> check;  // passed when all are right
    friend bool operator==(const Lesson&, const Lesson&) = default;
};

/// Null if there is none.
const Lesson* find_lesson(const std::vector<Lesson>& lessons, std::string_view id);

/// The next one of the same game; null: it is the last.
const Lesson* lesson_after(const std::vector<Lesson>& lessons, const Lesson& lesson);

/// Every item of a lesson, in the order in which the trainee meets them.
std::vector<const LessonItem*> items_of(const Lesson& lesson);

/// The scenario of an item; null: it links to one that is not there.
const Scenario* scenario_of(const LessonItem& item, const Library& library);

using ClauseSet = std::set<std::string, std::less<>>;
/// Every clause that has a say in the key of a scenario.
ClauseSet clauses_exercised(const Scenario& scenario);

}  // namespace fairdeal
