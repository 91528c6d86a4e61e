#include "content/lessons/lesson_sense.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "games/all_games.h"
#include "questions/grade.h"

namespace fairdeal {

namespace {

constexpr Game games[] = {Game::Breakout, Game::Extreme, Game::Midnight, Game::League};

bool is_open_point(std::string_view id) { return id.starts_with("AMB-"); }

bool holds_clause(const RuleBook& book, std::string_view id) {
    return find_clause(book, id) != nullptr || find_open_point(book, id) != nullptr;
}

bool overlap(const std::vector<std::string>& ids, const ClauseSet& set) {
    return std::any_of(ids.begin(), ids.end(),
                       [&](const std::string& id) { return set.count(id) != 0; });
}

/// Where an act is right because nothing speaks against it, the ruling need not cite the clause
/// that the hand is there for; then what the hand says of itself counts.
bool speaks_for_itself(const Scenario& scenario, const Lesson& lesson) {
    const Question& question = scenario.question;
    const bool allowed = question.kind == QuestionKind::May && key_of(scenario).why_not.empty();
    // A clause of the chapter IRR may have its say without being cited: in where a card lies.
    const bool is_irregular = scenario.hand.header.notation > 1;
    return (allowed || is_irregular || question.kind == QuestionKind::Next) &&
           overlap(scenario.clauses, {lesson.clauses.begin(), lesson.clauses.end()});
}

/// An item with its name in the file.
struct NamedItem {
    std::string name;
    const LessonItem* item;
};

void add(std::vector<NamedItem>& all, std::string_view part, const std::vector<LessonItem>& items) {
    for (std::size_t i = 0; i < items.size(); ++i)
        all.push_back({fmt::format("{}-{}", part, i + 1), &items[i]});
}

std::vector<NamedItem> named_items(const Lesson& lesson) {
    std::vector<NamedItem> all;
    add(all, "worked", lesson.worked);
    add(all, "faded", lesson.faded);
    add(all, "whole", lesson.whole);
    add(all, "contrast", lesson.contrast.items);
    add(all, "check", lesson.check);
    return all;
}

class LessonSense {
public:
    LessonSense(const Sourced<Lesson>& file, const LessonShelf& shelf)
        : file_(file), lesson_(file.value), shelf_(shelf), book_(shelf.book(lesson_.game)) {}

    Problems check(bool hands_are_sound) {
        if (book_ == nullptr) {
            wrong("id", tr("there is no rule book of {game}", "game"_a = to_text(lesson_.game)));
            return std::move(problems_);
        }
        for (const std::string& id : lesson_.clauses) must_be_in_book(id, "teaches");
        must_be_in_book(lesson_.contrast.here, "here");
        must_be_in_book(lesson_.contrast.there, "there");
        for (const LessonBlock& block : lesson_.rule) check_links(block.prose);
        check_links(lesson_.contrast.difference);
        check_is_explained();
        for (const NamedItem& named : named_items(lesson_)) check_item(named);
        if (hands_are_sound && problems_.empty()) check_exercise();
        return std::move(problems_);
    }

private:
    void wrong(std::string_view place, std::string what) {
        problems_.push_back({file_.place_of(place), std::move(what)});
    }

    void must_be_in_book(const std::string& id, std::string_view place) {
        if (!holds_clause(*book_, id))
            wrong(place, tr("the rule book of {game} has no {clause}",
                            "game"_a = to_text(lesson_.game), "clause"_a = id));
    }

    void check_links(const Prose& prose) {
        for (const std::string& id : links_in(prose, ProseKind::Clause))
            must_be_in_book(id, "clause " + id);
        for (const std::string& id : links_in(prose, ProseKind::Term)) {
            if (shelf_.terms.count(id) == 0)
                wrong("term " + id, tr("the glossary has no {term}", "term"_a = id));
        }
    }

    /// What is taught is said in the rule.
    void check_is_explained() {
        ClauseSet linked;
        for (const LessonBlock& block : lesson_.rule) {
            for (const std::string& id : links_in(block.prose, ProseKind::Clause))
                linked.insert(id);
        }
        for (const std::string& id : lesson_.clauses) {
            if (linked.count(id) == 0)
                wrong("teaches",
                      tr("the rule of this lesson does not name {clause}", "clause"_a = id));
        }
    }

    void check_item(const NamedItem& named) {
        const auto* link = std::get_if<ScenarioLink>(named.item);
        if (link != nullptr) return check_link(named.name, shelf_.scenario(link->id), link->id);
        const auto& hand = std::get<Scenario>(*named.item);
        if (hand.question.kind != QuestionKind::Talk) return;
        for (const std::string& id : hand.clauses) check_talk(named.name, id);
    }

    void check_link(const std::string& name, const Scenario* scenario, const std::string& id) {
        if (scenario == nullptr)
            return wrong(name, tr("there is no scenario {scenario}", "scenario"_a = id));
        if (scenario->game() != lesson_.game)
            wrong(name, tr("{scenario} is a scenario of {game}", "scenario"_a = id,
                           "game"_a = to_text(scenario->game())));
    }

    void check_talk(const std::string& name, const std::string& id) {
        const BookClause* clause = find_clause(*book_, id);
        if (clause == nullptr || clause->kind == ClauseKind::Talk ||
            clause->kind == ClauseKind::Definition || !can_be_cited(lesson_.game, id))
            return;
        wrong(name + " clauses",
              tr("{clause} is ruled by the engine: ask for it with a hand, not with words",
                 "clause"_a = id));
    }

    /// Each item needs one of the lesson's clauses, the second of the contrast its neighbour.
    void check_exercise() {
        ClauseSet everything;
        for (const NamedItem& named : named_items(lesson_)) {
            const auto* link = std::get_if<ScenarioLink>(named.item);
            const Scenario& hand =
                link == nullptr ? std::get<Scenario>(*named.item) : *shelf_.scenario(link->id);
            if (hand.question.kind == QuestionKind::Talk) continue;
            const ClauseSet exercised = clauses_exercised(hand);
            const bool nothing_against = speaks_for_itself(hand, lesson_);
            everything.insert(exercised.begin(), exercised.end());
            if (nothing_against) everything.insert(hand.clauses.begin(), hand.clauses.end());
            if (named.name.starts_with("contrast"))
                check_contrast(named.name, exercised);
            else if (!overlap(lesson_.clauses, exercised) && !nothing_against)
                wrong(named.name, tr("this hand exercises no clause of the lesson"));
        }
        for (const std::string& id : lesson_.clauses) {
            if (is_open_point(id) || !can_be_cited(lesson_.game, id)) continue;
            if (everything.count(id) == 0)
                wrong("teaches", tr("no hand of this lesson exercises {clause}", "clause"_a = id));
        }
    }

    void check_contrast(const std::string& name, const ClauseSet& exercised) {
        const LessonContrast& contrast = lesson_.contrast;
        const bool first = name == "contrast-1";
        const std::string& decides = first ? contrast.here : contrast.there;
        const std::string& other = first ? contrast.there : contrast.here;
        if (exercised.count(decides) == 0 && can_be_cited(lesson_.game, decides))
            wrong(name, tr("{clause} has no say in this hand", "clause"_a = decides));
        if (exercised.count(other) != 0)
            wrong(name, tr("{clause} has a say in this hand too, so it is no contrast",
                           "clause"_a = other));
    }

    const Sourced<Lesson>& file_;
    const Lesson& lesson_;
    const LessonShelf& shelf_;
    const RuleBook* book_;
    Problems problems_;
};

/// The places of one part of a lesson, as the reader of a scenario names them.
Sourced<Scenario> part_of(const Sourced<Lesson>& file, const std::string& name, Scenario scenario) {
    Sourced<Scenario> part{std::move(scenario), file.source, {}};
    for (const std::string_view what : {"table", "record", "ask", "event"})
        part.places[std::string(what)] = file.place_of(name + " " + std::string(what));
    part.places["teaches"] = file.place_of(name + " clauses");
    return part;
}

Sourced<Scenario> part_of(const Sourced<Lesson>& file, const std::string& name,
                          const LessonFigure& figure) {
    Scenario scenario;
    scenario.table = figure.table;
    scenario.hand = figure.hand;
    Sourced<Scenario> part = part_of(file, name, std::move(scenario));
    part.places["record"] = file.place_of(name);
    return part;
}

}  // namespace

bool can_be_cited(Game game, std::string_view id) {
    const GameRules* rules = rules_of(game);
    if (rules == nullptr) return false;
    const auto clauses = rules->clauses();
    return std::find(clauses.begin(), clauses.end(), ClauseId{id}) != clauses.end();
}

std::vector<Sourced<Scenario>> hands_of(const Sourced<Lesson>& file) {
    std::vector<Sourced<Scenario>> hands;
    for (const NamedItem& named : named_items(file.value)) {
        if (const auto* own = std::get_if<Scenario>(named.item))
            hands.push_back(part_of(file, named.name, *own));
    }
    int figures = 0;
    for (const LessonBlock& block : file.value.rule) {
        if (block.kind == BlockKind::Figure)
            hands.push_back(part_of(file, fmt::format("figure {}", ++figures), block.figure));
    }
    return hands;
}

Problems lesson_problems(const Sourced<Lesson>& file, const LessonShelf& shelf,
                         bool hands_are_sound) {
    return LessonSense(file, shelf).check(hands_are_sound);
}

Problems glossary_problems(const Sourced<Glossary>& file, const LessonShelf& shelf) {
    Problems problems;
    for (const GlossaryTerm& term : file.value) {
        for (const std::string& id : links_in(term.meaning, ProseKind::Term)) {
            if (shelf.terms.count(id) == 0)
                problems.push_back(
                    {file.place_of("term " + id), tr("the glossary has no {term}", "term"_a = id)});
        }
        for (const std::string& id : links_in(term.meaning, ProseKind::Clause)) {
            const bool known = std::any_of(std::begin(games), std::end(games), [&](Game game) {
                const RuleBook* book = shelf.book(game);
                return book != nullptr && holds_clause(*book, id);
            });
            if (!known)
                problems.push_back({file.place_of("clause " + id),
                                    tr("no rule book has {clause}", "clause"_a = id)});
        }
    }
    return problems;
}

}  // namespace fairdeal
