#pragma once
// The list of scenarios as the practice room shows it: searched, by level and game, with what is
// done.

#include "desk/frame/preferences.h"
#include "training/library.h"

namespace fairdeal {

struct ScenarioFilter {
    std::string search;             // words of the title, story or clauses, in any order
    int level = 0;                  // 0: every level
    std::optional<Game> game;       // none: every game
    bool only_open = false;         // not solved yet
    std::vector<std::string> only;  // ids, in the order they are listed; empty: every one
    std::string dealer;             // whose practice list that is
    bool only_irregular = false;    // a deal goes wrong in it
};

struct ScenarioItem {
    std::string id, title;
    std::string detail;  // "Settle seat 1 · Dealer stands on soft 17"
    std::string kind;    // "Settle", "What next?", "Allowed?"
    int level = 1;
    Done done = Done::NotYet;
    std::string spoken;      // for a screen reader
    std::string crumb;       // above its title, once it is picked
    std::string open_label;  // of the button that opens it
};

struct ScenarioListScreen {
    std::vector<ScenarioItem> items;
    std::optional<std::size_t> picked;  // of these; nothing: there are none
    std::string count;                  // "98 scenarios", "3 of 98 scenarios"
    std::string empty;                  // why nothing is listed; empty if something is
    int solved = 0, all = 0;
    std::string progress;  // "12 of 98 solved"
    std::string whose;     // "What dealer 1182 missed"; empty: it is not such a list
};

ScenarioListScreen list_scenarios(const Library& library, const ScenarioFilter& filter,
                                  const Preferences& preferences);

/// "Easy", "Steady", ... for 1 to 5.
std::string level_in_words(int level);
/// What is asked, in few words: "Settle a spot", "What next?", "Count a hand".
std::string kind_in_words(QuestionKind kind);
/// "Settle seat 1", "Settle the table", "What do you do now?", "Is this allowed?".
std::string question_in_words(const Question& question);

/// Some scenario is about a deal that goes wrong.
bool any_irregular(const Library& library);

/// The game of every scenario there is, each once, in the order of the games.
std::vector<Game> games_of(const Library& library);
/// The game's name where there is little room: "eXtreme".
std::string_view short_title_of(Game game);

/// The id of the scenario after (1) or before (-1) this one in the list, round the end; empty:
/// none.
std::string neighbour_of(const ScenarioListScreen& list, const std::string& id, int step);

}  // namespace fairdeal
