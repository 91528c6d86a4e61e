#include "base/text.h"
#include "base/translation.h"
#include "content/readers.h"
#include "content/xml.h"
#include "games/all_games.h"

namespace fairdeal {

namespace {

std::optional<Verb> outcome_in(const Element& rules) {
    if (!rules.has("outcome")) return std::nullopt;
    const auto verb = verb_from(rules.attribute("outcome"));
    if (verb == Verb::Take || verb == Verb::Pay || verb == Verb::Push) return verb;
    rules.wrong_value("outcome", tr("{word} is not an outcome: pay, take or push",
                                    "word"_a = in_quotes(rules.attribute("outcome"))));
    return std::nullopt;
}

std::optional<Odds> odds_in(const Element& rules) {
    if (!rules.has("odds")) return std::nullopt;
    const auto odds = odds_from(rules.attribute("odds"));
    if (!odds)
        rules.wrong_value("odds", tr("{word} is not a price such as 3:2",
                                     "word"_a = in_quotes(rules.attribute("odds"))));
    return odds;
}

bool multiplies_tip(const Element& rules) {
    if (!rules.has("tip")) return false;
    if (rules.attribute("tip") == "times-stake") return true;
    rules.wrong_value(
        "tip", tr("{word} is not 'times-stake'", "word"_a = in_quotes(rules.attribute("tip"))));
    return false;
}

template <class Slip>
std::optional<Slip> slip_in(const Element& rules, const char* name,
                            std::optional<Slip> (*from)(std::string_view)) {
    if (!rules.has(name)) return std::nullopt;
    const auto slip = from(rules.attribute(name));
    if (!slip)
        rules.wrong_value(
            name, tr("{word} is no such slip", "word"_a = in_quotes(rules.attribute(name))));
    return slip;
}

/// One kind of change; odds go with an outcome only where that pays.
ClauseChange change_in(const Element& rules) {
    rules.must_have({}, {"outcome", "odds", "ignored", "tip", "slip", "order"});
    rules.must_hold({});
    ClauseChange change;
    change.outcome = outcome_in(rules);
    change.odds = odds_in(rules);
    change.ignored = is_yes(rules, "ignored");
    change.tip_times_stake = multiplies_tip(rules);
    change.slip = slip_in(rules, "slip", slip_from);
    change.order = slip_in(rules, "order", order_slip_from);
    int kinds = rules.has("outcome") || rules.has("odds") ? 1 : 0;
    for (const char* kind : {"ignored", "tip", "slip", "order"}) kinds += rules.has(kind) ? 1 : 0;
    if (kinds != 1)
        rules.wrong(tr("say one change: an outcome, odds, ignored, tip, slip or order"));
    if (change.outcome && (*change.outcome == Verb::Pay) != rules.has("odds")) {
        rules.wrong(tr("odds go with the outcome 'pay', which needs them, and with no other"));
    }
    return change;
}

/// A misreading of the chapter changes a remedy, one of a game an option of that game.
ClauseChange option_in(const Element& option, Game game, bool of_chapter) {
    option.must_have({"name", "value"});
    option.must_hold({});
    ClauseChange change;
    change.option = {std::string(option.attribute("name")), std::string(option.attribute("value"))};
    if (!option.has("name") || !option.has("value")) return change;
    const auto& [name, value] = *change.option;
    const bool is_known =
        of_chapter ? find_remedy(Word(name)) != nullptr : find_option(game, name) != nullptr;
    if (!is_known) {
        option.wrong_value("name", of_chapter
                                       ? tr("{word} is not a remedy", "word"_a = in_quotes(name))
                                       : tr("{word} is not an option of {game}",
                                            "word"_a = in_quotes(name), "game"_a = to_text(game)));
        return change;
    }
    TableCard card(game);
    if (const auto wrong = card.set(name, value)) option.wrong_value("value", *wrong);
    return change;
}

std::string text_in(const Element& element, const char* name) {
    const auto text = element.child(name);
    if (!text) return {};
    text->must_have({});
    text->must_hold_text();
    return text->words();
}

Misreading misreading_of(const Element& element, Game game, bool of_chapter) {
    element.must_have({"id", "clause"});
    element.must_hold(
        {{"rules", 0, 1}, {"option", 0, 1}, {"says"}, {"action", 0, 1}, {"reason", 0, 1}});
    Misreading misreading;
    misreading.id = name_in(element, "id");
    misreading.game = game;
    misreading.of_chapter = of_chapter;
    misreading.clause = clause_in(element, "clause");
    const auto rules = element.child("rules");
    const auto option = element.child("option");
    if (rules.has_value() == option.has_value())
        element.wrong(tr("say what is misread by either <rules> or <option>"));
    if (rules)
        misreading.change = change_in(*rules);
    else if (option)
        misreading.change = option_in(*option, game, of_chapter);
    misreading.says = text_in(element, "says");
    misreading.action = text_in(element, "action");
    misreading.reason = text_in(element, "reason");
    return misreading;
}

using Misreadings = std::vector<Misreading>;

/// In place of a game: of the chapter on deals that go wrong.
constexpr std::string_view every = "every";

Sourced<Misreadings> misreadings_of(const Element& root, const std::string& source) {
    root.must_have({"format", "game"});
    root.must_hold({{"misreading", 1, any_number}});
    const bool of_chapter = root.attribute("game") == every;
    const Game game = of_chapter ? Game::Breakout : game_in(root, "game");
    Sourced<Misreadings> file{{}, source, {}};
    for (const Element& element : root.children("misreading")) {
        file.value.push_back(misreading_of(element, game, of_chapter));
        if (of_chapter && !file.value.back().clause.starts_with(irregular_prefix))
            element.wrong_value("clause",
                                tr("a clause of one game stands in the misreadings of that game"));
        const std::string& id = file.value.back().id;
        if (file.places.count(id) != 0)
            element.wrong_value("id", tr("{id} is the id of another misreading too", "id"_a = id));
        file.places[id] = element.value_place("id");
        file.places[id + " clause"] = element.value_place("clause");
    }
    return file;
}

}  // namespace

Result<Sourced<Misreadings>> read_misreadings(std::string_view xml, const std::string& source) {
    return read_xml<Sourced<Misreadings>>(xml, source, "misreadings", [&](const Element& root) {
        return misreadings_of(root, source);
    });
}

}  // namespace fairdeal
