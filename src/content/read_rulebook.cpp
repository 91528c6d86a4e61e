#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "content/readers.h"
#include "content/xml.h"

namespace fairdeal {

namespace {

using Places = std::map<std::string, Place, std::less<>>;

void note_id(const Element& element, const std::string& id, Places& places) {
    if (places.count(id) != 0)
        element.wrong_value("id", tr("{id} is in the book already", "id"_a = id));
    places[id] = element.value_place("id");
}

ClauseKind clause_kind_in(const Element& clause) {
    const auto kind = clause_kind_from(clause.attribute("kind"));
    if (!kind && clause.has("kind")) {
        clause.wrong_value(
            "kind", tr("{word} is not a kind of clause: settlement, procedure, definition or talk",
                       "word"_a = in_quotes(clause.attribute("kind"))));
    }
    return kind.value_or(ClauseKind::Settlement);
}

BookClause clause_of(const Element& element, Places& places) {
    element.must_have({"id", "kind", "place"}, {"figure-of", "follows"});
    element.must_hold_text();
    BookClause clause{clause_in(element, "id"),  clause_kind_in(element),
                      element.words_in("place"), clauses_in(element, "figure-of"),
                      element.words(),           is_yes(element, "follows")};
    note_id(element, clause.id, places);
    places[clause.id + " figure-of"] = element.value_place("figure-of");
    return clause;
}

BookSection section_of(const Element& element, Places& places) {
    element.must_have({"title"});
    element.must_hold({{"clause", 1, any_number}});
    BookSection section{element.words_in("title"), {}};
    for (const Element& clause : element.children("clause"))
        section.clauses.push_back(clause_of(clause, places));
    if (!section.clauses.empty() && section.clauses.front().follows)
        element.children("clause").front().wrong_value(
            "follows", tr("no clause stands before the first of a section"));
    return section;
}

/// What settles a point: an option of the game, or a remedy.
struct Settling {
    std::string_view name, standard;
    std::string_view words;  // of a choice
};

std::optional<Settling> option_settling(Game game, std::string_view name) {
    const OptionSpec* spec = find_option(game, name);
    if (spec == nullptr) return std::nullopt;
    const bool is_choice = spec->kind == OptionKind::Choice;
    return Settling{spec->name, spec->standard, is_choice ? spec->words : ""};
}

std::optional<Settling> remedy_settling(Game, std::string_view name) {
    const RemedySpec* spec = find_remedy(Word(name));
    if (spec == nullptr) return std::nullopt;
    return Settling{spec->name, spec->words.substr(0, spec->words.find('|')), spec->words};
}

/// Where an option settles the point, a reading says for which of its values it holds.
Reading reading_of(const Element& element, const std::optional<Settling>& spec, Game game) {
    element.must_have({}, {"value", "default"});
    element.must_hold_text();
    Reading reading{std::string(element.attribute("value")), is_yes(element, "default"),
                    element.words()};
    if (!spec) {
        if (element.has("value"))
            element.note(element.place_of("value"),
                         tr("no option settles this point, so a reading has no value"));
        return reading;
    }
    TableCard card(game);
    if (!element.has("value")) {
        element.wrong(tr("this reading needs a value of {option}", "option"_a = spec->name));
    } else if (const auto wrong = card.set(spec->name, reading.value)) {
        element.wrong_value("value", *wrong);
    } else if ((reading.value == spec->standard) != reading.standard) {
        element.wrong_value("value", tr("the default of {option} is {value}",
                                        "option"_a = spec->name, "value"_a = spec->standard));
    }
    return reading;
}

/// Every word of an option has a reading, and no value two.
void check_readings(const Element& element, const OpenPoint& point,
                    const std::optional<Settling>& spec) {
    const auto standards = std::count_if(point.readings.begin(), point.readings.end(),
                                         [](const Reading& reading) { return reading.standard; });
    if (standards != 1)
        element.wrong(tr("{number} readings are the default; one must be", "number"_a = standards));
    if (!spec) return;
    const auto count_of = [&](std::string_view value) {
        return std::count_if(point.readings.begin(), point.readings.end(),
                             [&](const Reading& reading) { return reading.value == value; });
    };
    for (const Reading& reading : point.readings) {
        if (count_of(reading.value) > 1)
            return element.wrong(
                tr("the value {value} has two readings", "value"_a = reading.value));
    }
    if (spec->words.empty()) return;
    for (const std::string_view word : split_at(spec->words, '|')) {
        if (count_of(word) == 0)
            element.wrong(tr("the value {value} of {option} has no reading", "value"_a = word,
                             "option"_a = spec->name));
    }
}

/// `settling`: what the option that it names is; `game`: by whose values its readings are read.
OpenPoint open_point_of(const Element& element, Game game, Places& places,
                        std::optional<Settling> (*settling)(Game, std::string_view)) {
    element.must_have({"id", "about"}, {"option", "show"});
    element.must_hold({{"question"}, {"reading", 1, any_number}});
    OpenPoint point;
    point.id = clause_in(element, "id");
    point.option = element.attribute("option");
    point.confirm = is_yes(element, "show");
    point.about = clauses_in(element, "about");
    note_id(element, point.id, places);
    places[point.id + " about"] = element.value_place("about");
    const auto spec = settling(game, point.option);
    if (!spec && element.has("option")) {
        element.wrong_value(
            "option", tr("{word} is not an option of {game}", "word"_a = in_quotes(point.option),
                         "game"_a = to_text(game)));
    }
    if (const auto question = element.child("question")) {
        question->must_have({});
        question->must_hold_text();
        point.question = question->words();
    }
    for (const Element& reading : element.children("reading"))
        point.readings.push_back(reading_of(reading, spec, game));
    check_readings(element, point, spec);
    return point;
}

Sourced<RuleBook> rulebook_of(const Element& root, const std::string& source) {
    root.must_have({"format", "game", "title", "document"});
    root.must_hold({{"section", 1, any_number}, {"open-point", 0, any_number}});
    Sourced<RuleBook> file{
        {game_in(root, "game"), root.words_in("title"), root.words_in("document"), {}, {}},
        source,
        {{"game", root.value_place("game")}}};
    for (const Element& section : root.children("section")) {
        file.value.sections.push_back(section_of(section, file.places));
    }
    for (const Element& point : root.children("open-point")) {
        file.value.open_points.push_back(
            open_point_of(point, file.value.game, file.places, option_settling));
    }
    return file;
}

ChapterExcept except_of(const Element& element) {
    element.must_have({"game", "over"});
    element.must_hold_text();
    return {game_in(element, "game"), clause_in(element, "over"), element.words()};
}

Sourced<BookChapter> chapter_of(const Element& root, const std::string& source) {
    root.must_have({"format", "title", "document"});
    root.must_hold(
        {{"section", 1, any_number}, {"open-point", 0, any_number}, {"wins", 0, any_number}});
    Sourced<BookChapter> file{
        {root.words_in("title"), root.words_in("document"), {}, {}, {}}, source, {}};
    BookChapter& chapter = file.value;
    for (const Element& section : root.children("section"))
        chapter.sections.push_back(section_of(section, file.places));
    for (const Element& point : root.children("open-point"))
        chapter.open_points.push_back(
            open_point_of(point, Game::Breakout, file.places, remedy_settling));
    for (const Element& wins : root.children("wins")) {
        chapter.excepts.push_back(except_of(wins));
        if (file.places.count(chapter.excepts.back().over) == 0)
            wins.wrong_value("over", tr("the chapter has no {clause}",
                                        "clause"_a = chapter.excepts.back().over));
    }
    return file;
}

}  // namespace

Result<Sourced<BookChapter>> read_chapter(std::string_view xml, const std::string& source) {
    return read_xml<Sourced<BookChapter>>(
        xml, source, "chapter", [&](const Element& root) { return chapter_of(root, source); });
}

Result<Sourced<RuleBook>> read_rulebook(std::string_view xml, const std::string& source) {
    return read_xml<Sourced<RuleBook>>(
        xml, source, "rulebook", [&](const Element& root) { return rulebook_of(root, source); });
}

}  // namespace fairdeal
