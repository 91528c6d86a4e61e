#include "content/read_scenario.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "content/read_ask.h"
#include "record/lines.h"

namespace fairdeal {

namespace {

/// The text between the line end after <record> and </record>, flush left, as the schema has it.
/// Its first line is the one after the start tag.
std::optional<std::string> record_text(const Element& record) {
    const auto [raw, offset] = record.raw_text();
    if (raw.find('&') != std::string_view::npos) {
        record.note(record.place_at(offset + raw.find('&')), tr("a record is written without '&'"));
        return std::nullopt;
    }
    std::string text;
    for (const char c : raw) {
        if (c != '\r') text += c;
    }
    if (text.size() < 2 || text.front() != '\n' || text.back() != '\n') {
        record.note(
            record.place_at(offset),
            tr("a record begins on the line after <record>, and </record> stands on a line of "
               "its own"));
        return std::nullopt;
    }
    text.erase(0, 1);
    if (const auto hash = text.find('#'); hash != std::string::npos) {
        const auto line = static_cast<int>(
            std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(hash), '\n'));
        Place where = record.place_at(offset);
        record.note(
            {where.source, where.line + 1 + line, static_cast<int>(hash - text.rfind('\n', hash))},
            tr("a record in a scenario has no comments: say it in the story"));
        return std::nullopt;
    }
    return text;
}

/// Cuts the hand after its first `stop` lines below the header.
void cut(Scenario& scenario, const Element& record) {
    const HandRecord whole = std::move(scenario.hand);
    const auto lines = static_cast<int>(lines_of(whole));
    const bool stops = lines > 0 && record.has("stop");
    const int stop = stops ? number_in(record, "stop", 1, lines) : lines;
    cut_hand(scenario, whole, static_cast<std::size_t>(stop));
}

}  // namespace

std::optional<ReadHand> read_hand(const Element& element) {
    const auto text = record_text(element);
    if (!text) return std::nullopt;
    const Place start = element.place_at(element.raw_text().second);
    auto record = read_record(*text);
    if (!record) {
        for (const Problem& problem : at_place(record.error(), start.source, start.line + 1)) {
            element.note(problem.where, problem.what);
        }
        return std::nullopt;
    }
    return ReadHand{*std::move(record), start.line + 1};
}

std::string words_of(const Element& root, std::string_view name) {
    const auto element = root.child(name);
    if (!element) return {};
    element->must_have({});
    element->must_hold_text();
    return element->words();
}

void read_scenario_body(const Element& root, Sourced<Scenario>& file) {
    Scenario& scenario = file.value;
    scenario.story = words_of(root, "story");
    if (const auto teaches = root.child("teaches")) {
        teaches->must_have({"clauses"});
        teaches->must_hold({});
        scenario.clauses = clauses_in(*teaches, "clauses");
        file.places["teaches"] = teaches->value_place("clauses");
    }
    for (const Element& hint : root.children("hint")) {
        hint.must_have({});
        hint.must_hold_text();
        scenario.hints.push_back(hint.words());
    }
    const auto record = root.child("record");
    const auto ask = root.child("ask");
    if (!record || !ask) return;
    record->must_have({}, {"stop"});
    record->must_hold_text();
    file.places["ask"] = ask->place();
    file.places["event"] = ask->value_place("event");
    auto hand = read_hand(*record);
    if (!hand) return;
    file.places["record"] = record->place_at(record->raw_text().second);
    file.places["record"].line = hand->first_line;
    file.places["record"].column = 1;
    scenario.hand = std::move(hand->record);
    cut(scenario, *record);
    scenario.question = question_in(*ask, scenario.hand);
    if (scenario.hand.events.empty() && scenario.question.kind != QuestionKind::Talk)
        record->wrong(tr("the hand has no events"));
}

namespace {

Sourced<Scenario> scenario_of(const Element& root, const std::string& source) {
    root.must_have({"format", "id", "game", "level", "table", "title"});
    root.must_hold({{"story"}, {"teaches", 0, 1}, {"record"}, {"ask"}, {"hint", 1, 3}});
    Sourced<Scenario> file{
        Scenario(), source, {{"id", root.value_place("id")}, {"table", root.value_place("table")}}};
    Scenario& scenario = file.value;
    scenario.id = name_in(root, "id");
    scenario.title = root.words_in("title");
    scenario.level = number_in(root, "level", 1, 5);
    scenario.table = name_in(root, "table");
    const Game game = game_in(root, "game");
    const std::size_t before = root.problems().size();
    read_scenario_body(root, file);
    if (root.problems().size() == before && scenario.game() != game) {
        root.wrong_value("game",
                         tr("the record is a hand of {game}", "game"_a = to_text(scenario.game())));
    }
    return file;
}

}  // namespace

Result<Sourced<Scenario>> read_scenario(std::string_view xml, const std::string& source) {
    return read_xml<Sourced<Scenario>>(
        xml, source, "scenario", [&](const Element& root) { return scenario_of(root, source); });
}

}  // namespace fairdeal
