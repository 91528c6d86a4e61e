#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "content/lessons/read_prose.h"
#include "content/lessons/sound_lesson.h"
#include "content/read_scenario.h"

namespace fairdeal {

namespace {

constexpr int longest_lesson = 60;  // minutes
constexpr int most_lessons = 99;    // of a game

/// Notes children that are none of these, and text between them; they may stand in any order.
void must_hold_any(const Element& element, Names names) {
    std::size_t known = 0;
    for (const auto& content : element.contents()) {
        const auto* child = std::get_if<Element>(&content);
        if (child == nullptr) {
            if (std::get<std::string>(content) != " ") element.wrong(no_text_in(element));
            continue;
        }
        if (std::find(names.begin(), names.end(), child->name()) != names.end())
            ++known;
        else
            child->note_misplaced_in(element);
    }
    if (known == 0) element.note_empty();
}

class LessonReader {
public:
    LessonReader(const Element& root, const std::string& source) : file_{{}, source, {}} {
        read_head(root);
        lesson().aim = words_of(root, "aim");
        if (const auto rule = root.child("rule")) read_rule(*rule);
        lesson().worked = items_of(root, "worked", 2, 2);
        lesson().faded = items_of(root, "faded", 2, 6);
        lesson().whole = items_of(root, "whole", 3, 3);
        if (const auto contrast = root.child("contrast")) read_contrast(*contrast);
        lesson().check = items_of(root, "check", 2, 6);
    }
    Sourced<Lesson> take() { return std::move(file_); }

private:
    Lesson& lesson() { return file_.value; }

    void read_head(const Element& root) {
        root.must_have({"format", "id", "game", "number", "minutes", "title"});
        root.must_hold({{"teaches"},
                        {"aim"},
                        {"rule"},
                        {"worked"},
                        {"faded"},
                        {"whole"},
                        {"contrast"},
                        {"check"}});
        lesson().id = name_in(root, "id");
        lesson().game = game_in(root, "game");
        lesson().number = number_in(root, "number", 1, most_lessons);
        lesson().minutes = number_in(root, "minutes", 1, longest_lesson);
        lesson().title = root.words_in("title");
        file_.places["id"] = root.value_place("id");
        const auto teaches = root.child("teaches");
        if (!teaches) return;
        teaches->must_have({"clauses"});
        teaches->must_hold({});
        lesson().clauses = clauses_in(*teaches, "clauses");
        file_.places["teaches"] = teaches->value_place("clauses");
    }

    void begin_part(const Element& part) {
        file_.places[fmt::format("part {}", part.name())] = part.place();
    }

    void read_rule(const Element& rule) {
        begin_part(rule);
        rule.must_have({});
        must_hold_any(rule, {"p", "say", "row", "watch", "figure"});
        for (const auto& content : rule.contents()) {
            const auto* element = std::get_if<Element>(&content);
            if (element == nullptr) continue;
            begin_block(element->place());
            if (element->name() == "p") add_prose(*element, BlockKind::Text);
            if (element->name() == "say") add_prose(*element, BlockKind::Say);
            if (element->name() == "row") add_prose(*element, BlockKind::Row);
            if (element->name() == "watch") add_prose(*element, BlockKind::Watch);
            if (element->name() == "figure") add_figure(*element);
        }
    }

    void begin_block(const Place& place) {
        file_.places[fmt::format("block {}", lesson().rule.size() + 1)] = place;
    }

    void add_prose(const Element& element, BlockKind kind) {
        element.must_have({});
        LessonBlock block;
        block.kind = kind;
        block.prose = read_prose(element, file_.places);
        lesson().rule.push_back(std::move(block));
    }

    void add_figure(const Element& element) {
        element.must_have({"table", "caption"});
        element.must_hold({{"record"}});
        LessonBlock block;
        block.kind = BlockKind::Figure;
        block.figure.table = name_in(element, "table");
        block.figure.caption = element.words_in("caption");
        const std::string name = fmt::format("figure {}", ++figures_);
        file_.places[name + " table"] = element.value_place("table");
        if (const auto record = element.child("record")) {
            record->must_have({});
            record->must_hold_text();
            file_.places[name] = record->place();
            if (auto hand = read_hand(*record)) block.figure.hand = std::move(hand->record);
            must_be_of_game(element, block.figure.hand, "table");
        }
        lesson().rule.push_back(std::move(block));
    }

    void must_be_of_game(const Element& element, const HandRecord& hand,
                         std::string_view attribute) {
        if (hand.events.empty() || hand.header.game() == lesson().game) return;
        element.wrong_value(attribute, tr("the record is a hand of {game}",
                                          "game"_a = to_text(hand.header.game())));
    }

    std::vector<LessonItem> items_of(const Element& root, std::string_view part, std::size_t least,
                                     std::size_t most) {
        const auto element = root.child(part);
        if (!element) return {};
        begin_part(*element);
        element->must_have({});
        return items_in(*element, least, most);
    }

    std::vector<LessonItem> items_in(const Element& element, std::size_t least, std::size_t most) {
        must_hold_any(element, {"p", "hand", "link", "talk"});
        std::vector<LessonItem> items;
        for (const auto& content : element.contents()) {
            const auto* child = std::get_if<Element>(&content);
            if (child == nullptr || child->name() == "p") continue;
            const std::string name = fmt::format("{}-{}", element.name(), items.size() + 1);
            file_.places[name] = child->place();
            if (child->name() == "hand") items.emplace_back(hand_of(*child, name));
            if (child->name() == "link") items.emplace_back(link_of(*child));
            if (child->name() == "talk") items.emplace_back(talk_of(*child, name));
        }
        if (items.size() < least || items.size() > most)
            element.wrong(least == most
                              ? tr("<{element}> needs {least} items and has {number}",
                                   "element"_a = element.name(), "least"_a = least,
                                   "number"_a = items.size())
                              : tr("<{element}> needs {least} to {most} items and has {number}",
                                   "element"_a = element.name(), "least"_a = least, "most"_a = most,
                                   "number"_a = items.size()));
        return items;
    }

    Scenario hand_of(const Element& element, const std::string& name) {
        element.must_have({"title", "table", "clauses"});
        element.must_hold({{"story"}, {"record"}, {"ask"}, {"hint", 0, 3}});
        Sourced<Scenario> hand{Scenario(), file_.source, {}};
        hand.value.id = lesson().id + "/" + name;
        hand.value.title = element.words_in("title");
        hand.value.table = name_in(element, "table");
        hand.value.clauses = clauses_in(element, "clauses");
        read_scenario_body(element, hand);
        for (const auto& [what, where] : hand.places)
            file_.places[fmt::format("{} {}", name, what)] = where;
        file_.places[name + " table"] = element.value_place("table");
        file_.places[name + " clauses"] = element.value_place("clauses");
        must_be_of_game(element, hand.value.hand, "title");
        return std::move(hand.value);
    }

    static ScenarioLink link_of(const Element& element) {
        element.must_have({"scenario"});
        element.must_hold({});
        return {name_in(element, "scenario")};
    }

    /// What is said at the table: no hand, and the only key that is written down.
    Scenario talk_of(const Element& element, const std::string& name) {
        element.must_have({"title", "clauses"});
        element.must_hold({{"story"}, {"choice", 2, 5}});
        Scenario talk;
        talk.id = lesson().id + "/" + name;
        talk.title = element.words_in("title");
        talk.table = std::string(to_text(lesson().game)) + "-standard";
        talk.story = words_of(element, "story");
        talk.clauses = clauses_in(element, "clauses");
        talk.hand.header.card = TableCard(lesson().game);
        talk.question.kind = QuestionKind::Talk;
        file_.places[name + " clauses"] = element.value_place("clauses");
        for (const Element& choice : element.children("choice"))
            talk.question.talk.push_back(choice_of(choice));
        const auto right = std::count_if(talk.question.talk.begin(), talk.question.talk.end(),
                                         [](const TalkChoice& choice) { return choice.right; });
        if (right != 1)
            element.wrong(tr("{number} choices are right; one must be", "number"_a = right));
        return talk;
    }

    static TalkChoice choice_of(const Element& element) {
        element.must_have({"why"}, {"right"});
        element.must_hold_text();
        return {element.words(), is_yes(element, "right"), element.words_in("why")};
    }

    void read_contrast(const Element& element) {
        begin_part(element);
        element.must_have({"here", "there"});
        LessonContrast& contrast = lesson().contrast;
        contrast.here = clause_in(element, "here");
        contrast.there = clause_in(element, "there");
        file_.places["here"] = element.value_place("here");
        file_.places["there"] = element.value_place("there");
        const auto paragraphs = element.children("p");
        if (paragraphs.size() != 1)
            element.wrong(tr("<contrast> has one <p>, which says what differs"));
        else
            contrast.difference = read_prose(paragraphs.front(), file_.places);
        contrast.items = items_in(element, 2, 2);
    }

    Sourced<Lesson> file_;
    int figures_ = 0;
};

}  // namespace

std::optional<LessonAsRead> lesson_as_read(std::string_view xml, const std::string& source) {
    const auto file = XmlFile::parse(xml, source);
    if (!file) return std::nullopt;
    LessonAsRead read;
    const Element root(*file, file->root(), read.problems);
    if (!is_root(root, "lesson")) return std::nullopt;
    read.file = LessonReader(root, source).take();
    return read;
}

Result<Sourced<Lesson>> read_lesson(std::string_view xml, const std::string& source) {
    return read_xml<Sourced<Lesson>>(xml, source, "lesson", [&](const Element& root) {
        return LessonReader(root, source).take();
    });
}

}  // namespace fairdeal
