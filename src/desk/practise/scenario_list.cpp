#include "desk/practise/scenario_list.h"

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "questions/kinds/kind.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string title_of_table(const Library& library, const std::string& id) {
    const TableCardFile* table = find_table(library, id);
    return table == nullptr ? id : table->title;
}

bool is_irregular(const Scenario& scenario) { return scenario.hand.header.notation > 1; }

bool passes(const Scenario& scenario, const ScenarioFilter& filter, Done done) {
    if (filter.level != 0 && scenario.level != filter.level) return false;
    if (filter.game && scenario.game() != *filter.game) return false;
    if (filter.only_open && done == Done::Solved) return false;
    if (filter.only_irregular && !is_irregular(scenario)) return false;
    std::string text = scenario.title + " " + scenario.story + " " + scenario.id + " " +
                       kind_in_words(scenario.question.kind);
    for (const std::string& clause : scenario.clauses) text += " " + clause;
    return holds_words(text, filter.search);
}

const char* spoken_sentence(Done done) {
    switch (done) {
        case Done::NotYet: break;
        case Done::Tried: return sentence("{title}. {kind}, level {level}, tried");
        case Done::Solved: return sentence("{title}. {kind}, level {level}, solved");
    }
    return sentence("{title}. {kind}, level {level}");
}

ScenarioItem item_of(const Scenario& scenario, const Library& library, Done done) {
    ScenarioItem item;
    item.id = scenario.id;
    item.title = scenario.title;
    item.kind = kind_in_words(scenario.question.kind);
    item.detail =
        std::string(title_of(scenario.game())) + dot + title_of_table(library, scenario.table);
    if (is_irregular(scenario)) item.detail += dot + tr("A deal goes wrong");
    item.level = scenario.level;
    item.done = done;
    item.spoken = tr_of(spoken_sentence(done), "title"_a = item.title, "kind"_a = item.kind,
                        "level"_a = item.level);
    item.crumb = tr("{kind} \u00b7 Level {level}, {name}", "kind"_a = item.kind,
                    "level"_a = item.level, "name"_a = level_in_words(item.level));
    item.open_label = done == Done::NotYet ? tr("Start") : tr("Practise again");
    return item;
}

/// Of these the ones with such an id, in the order of the ids.
void keep_only(std::vector<ScenarioItem>& items, const std::vector<std::string>& only) {
    const auto place = [&](const ScenarioItem& item) {
        return std::find(only.begin(), only.end(), item.id) - only.begin();
    };
    std::erase_if(items, [&](const ScenarioItem& item) { return place(item) == std::ssize(only); });
    std::sort(items.begin(), items.end(),
              [&](const ScenarioItem& a, const ScenarioItem& b) { return place(a) < place(b); });
}

}  // namespace

std::string kind_in_words(QuestionKind kind) { return tr(kind_of(kind).facts.title); }

std::string level_in_words(int level) {
    constexpr std::array names{sentence("Easy"), sentence("Steady"), sentence("Busy"),
                               sentence("Tricky"), sentence("Expert")};
    return tr(names.at(static_cast<std::size_t>(std::clamp(level, 1, 5) - 1)));
}

std::string question_in_words(const Question& question) {
    return kind_of(question).heading(question);
}

ScenarioListScreen list_scenarios(const Library& library, const ScenarioFilter& filter,
                                  const Preferences& preferences) {
    ScenarioListScreen list;
    for (const Scenario& scenario : library.scenarios) {
        const auto found = preferences.scenarios.find(scenario.id);
        const Done done = found == preferences.scenarios.end() ? Done::NotYet : found->second;
        ++list.all;
        if (done == Done::Solved) ++list.solved;
        if (passes(scenario, filter, done)) list.items.push_back(item_of(scenario, library, done));
    }
    if (!filter.only.empty()) {
        keep_only(list.items, filter.only);
        list.whose = tr("What dealer {dealer} missed \u2715", "dealer"_a = filter.dealer);
    }
    const bool whole = static_cast<int>(list.items.size()) == list.all;
    list.count = whole ? tr_n("{count} scenario", "{count} scenarios", list.all)
                       : tr_n("{shown} of {count} scenario", "{shown} of {count} scenarios",
                              list.all, "shown"_a = list.items.size());
    list.progress = tr("{solved} of {all} solved", "solved"_a = list.solved, "all"_a = list.all);
    if (list.all == 0)
        list.empty =
            tr("There are no scenarios here. They are read from the folder \u201cscenarios\u201d.");
    else if (list.items.empty())
        list.empty = tr("No scenario matches. Try fewer words or another level.");
    return list;
}

std::string_view short_title_of(Game game) {
    switch (game) {
        case Game::Breakout: return "Breakout";
        case Game::Midnight: return "Midnight";
        case Game::Extreme: return "eXtreme";
        case Game::League: return "League";
    }
    return "";
}

bool any_irregular(const Library& library) {
    return std::any_of(library.scenarios.begin(), library.scenarios.end(), is_irregular);
}

std::vector<Game> games_of(const Library& library) {
    std::vector<Game> games;
    for (const Game game : every_game) {
        const bool any =
            std::any_of(library.scenarios.begin(), library.scenarios.end(),
                        [&](const Scenario& scenario) { return scenario.game() == game; });
        if (any) games.push_back(game);
    }
    return games;
}

std::string neighbour_of(const ScenarioListScreen& list, const std::string& id, int step) {
    if (list.items.empty()) return {};
    const auto found = std::find_if(list.items.begin(), list.items.end(),
                                    [&](const ScenarioItem& item) { return item.id == id; });
    if (found == list.items.end()) return list.items.front().id;
    const int count = static_cast<int>(list.items.size());
    const int at = static_cast<int>(found - list.items.begin());
    return list.items[static_cast<std::size_t>((at + step + count) % count)].id;
}

}  // namespace fairdeal
