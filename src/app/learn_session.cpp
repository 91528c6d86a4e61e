#include "app/learn_session.h"

#include <algorithm>

#include "app/draft.h"
#include "app/kept_item.h"
#include "training/contrast.h"
#include "training/drill.h"

namespace fairdeal {

namespace {

constexpr int most_attempts = 2000;  // a tenth of a second

bool teaches(const Scenario& scenario, const std::string& clause) {
    const auto& clauses = scenario.clauses;
    return std::find(clauses.begin(), clauses.end(), clause) != clauses.end();
}

/// What the library itself asks about a clause that no dealt hand turns on, as words and
/// definitions: scenarios, and the items of lessons.
std::vector<const Scenario*> shipped_about(const std::string& clause, const Library& library) {
    std::vector<const Scenario*> all;
    for (const Scenario& scenario : library.scenarios) {
        if (teaches(scenario, clause)) all.push_back(&scenario);
    }
    for (const Lesson& lesson : library.lessons) {
        for (const LessonItem* item : items_of(lesson)) {
            const Scenario* scenario = std::get_if<Scenario>(item);
            if (scenario != nullptr && teaches(*scenario, clause)) all.push_back(scenario);
        }
    }
    return all;
}

std::optional<Scenario> question_about(const std::string& clause, std::uint64_t seed,
                                       const Library& library) {
    const auto game = game_of_clause(clause, library);
    if (!game) return std::nullopt;
    Wish wish;
    wish.game = *game;
    wish.card = TableCard(*game);
    wish.clauses = {clause};
    if (auto item = make_item(wish, seed, most_attempts)) return std::move(item->scenario);
    wish.card.reset();  // some clauses come up under other house rules only
    if (auto item = make_item(wish, seed, most_attempts)) return std::move(item->scenario);
    const auto shipped = shipped_about(clause, library);
    if (shipped.empty()) return std::nullopt;
    return *shipped[seed % shipped.size()];
}

std::optional<Scenario> question_of(const DrillChoice& choice, std::uint64_t seed) {
    Wish wish;
    wish.game = choice.game;
    wish.card = TableCard(choice.game);
    wish.clauses = choice.clauses;
    wish.kinds = choice.kinds;
    auto item = make_item(wish, seed, most_attempts);
    if (item) return std::move(item->scenario);
    wish.card.reset();
    item = make_item(wish, seed, most_attempts);
    return item ? std::optional(std::move(item->scenario)) : std::nullopt;
}

/// Of a review the first of the clauses that a question can be found for; the others are set aside.
std::optional<Scenario> next_question(LearnSession& session, const Library& library) {
    if (session.source == AnswerSource::Drill) return question_of(session.drill, session.seed++);
    while (!session.clauses.empty()) {
        const std::string clause = session.clauses.front();
        session.clauses.erase(session.clauses.begin());
        if (auto found = question_about(clause, session.seed++, library)) return found;
        session.unasked.push_back(clause);
    }
    return std::nullopt;
}

void show(LearnSession& session, SchoolRoom& room, const Library& library,
          const Scenario& scenario) {
    session.practice = start_practice(scenario);
    session.item = kept_as(scenario, library);
    session.shown = room.clock.now();
    session.spent = 0;
    session.answered = false;
    session.draft.clear();
    session.hints = 0;
}

OpenItem open_item(const LearnSession& session, Millis now) {
    const Practice& practice = *session.practice;
    OpenItem item;
    item.source = session.source;
    item.game = practice.scenario.game();
    item.kind = to_text(practice.scenario.question.kind);
    item.item = session.item;
    item.shown = session.shown;
    item.spent = session.spent + (now - session.shown);
    item.hints = static_cast<int>(practice.hints);
    item.draft = draft_of(practice);
    return item;
}

void keep_open_item(LearnSession& session, SchoolRoom& room) {
    const OpenItem item = open_item(session, room.clock.now());
    session.draft = item.draft;
    session.hints = item.hints;
    keep_item(room, item);
}

void keep_marked(LearnSession& session, SchoolRoom& room, const Library& library) {
    const Practice& practice = *session.practice;
    AnswerFacts facts;
    facts.source = session.source;
    facts.item = session.item;
    facts.took = session.spent + (room.clock.now() - session.shown);
    facts.norm = Millis{1000} * seconds_for(practice.scenario);
    facts.choices = static_cast<int>(practice.choices.size());
    session.answered = keep_answer(room, answer_of(practice, library, facts));
    if (!session.answered) return;
    ++session.asked;
    if (practice.mark->right) ++session.right;
}

/// Another seed for every run; a run's own items follow from it.
std::uint64_t first_seed(const SchoolRoom& room) {
    return static_cast<std::uint64_t>(room.clock.now()) * 1000U;
}

/// Keeps what the run is to ask for, so that it goes on as the same one after a crash.
void begin_run(const LearnSession& session, SchoolRoom& room) {
    OpenRun run;
    run.source = session.source;
    run.game = session.drill.game;
    run.clauses = session.drill.clauses;
    for (const QuestionKind kind : session.drill.kinds) run.kinds.emplace_back(to_text(kind));
    if (room.school) run.begun = room.school->answer_count(room.who);
    keep_run(room, run);
}

/// The run as it was, with what was answered in it.
void take_up_run(LearnSession& session, SchoolRoom& room, const OpenRun& run) {
    session.source = run.source;
    session.drill = {run.game, run.clauses, {}};
    for (const std::string& word : run.kinds) {
        if (const auto kind = question_kind_from(word)) session.drill.kinds.push_back(*kind);
    }
    for (const GivenAnswer& answer : room.school->answers_of(room.who, run.begun)) {
        if (answer.source != run.source) continue;
        ++session.asked;
        if (answer.right) ++session.right;
    }
}

/// Of an older file nothing but the game is known.
bool is_of_run(const OpenItem& item, const std::optional<OpenRun>& run) {
    return run && run->source == item.source &&
           (run->source != AnswerSource::Drill || run->game == item.game);
}

void show_as_left(LearnSession& session, SchoolRoom& room, const Library& library,
                  const Scenario& scenario, const OpenItem& open) {
    show(session, room, library, scenario);
    session.spent = open.spent;
    session.practice->hints =
        std::min(static_cast<std::size_t>(open.hints), scenario.hints.size());
    take_up_draft(*session.practice, open.draft);
    session.draft = open.draft;
    session.hints = open.hints;
}

}  // namespace

std::optional<Game> game_of_clause(const std::string& clause, const Library& library) {
    for (const RuleBook& book : library.books) {
        if (find_clause(book, clause) != nullptr) return book.game;
    }
    return std::nullopt;
}

bool start_reviews(LearnSession& session, SchoolRoom& room, const Library& library) {
    if (room.who.empty()) return false;
    session = {};
    session.seed = first_seed(room);
    for (const PlannedClause& planned : plan_of(room, library).today)
        session.clauses.push_back(planned.clause);
    begin_run(session, room);
    return next_item(session, room, library);
}

bool start_drill(LearnSession& session, SchoolRoom& room, const Library& library,
                 const DrillChoice& choice) {
    session = {};
    session.source = AnswerSource::Drill;
    session.drill = choice;
    session.seed = first_seed(room);
    begin_run(session, room);
    return next_item(session, room, library);
}

bool resume_item(LearnSession& session, SchoolRoom& room, const Library& library) {
    const auto open = item_to_resume(room);
    const auto run = run_to_resume(room);
    session = {};
    session.seed = first_seed(room);
    if (!open) {
        if (!run || run->source != AnswerSource::Drill) return false;
        take_up_run(session, room, *run);
        return next_item(session, room, library);
    }
    const auto scenario = kept_scenario(open->item, library);
    if (!scenario) {
        room.trouble = "The question that was open can no longer be read and is given up";
        room.school->drop_open(room.who);
        return false;
    }
    session.source = open->source;
    session.drill.game = open->game;
    if (is_of_run(*open, run)) take_up_run(session, room, *run);
    show_as_left(session, room, library, *scenario, *open);
    if (session.source != AnswerSource::Review) return true;
    for (const PlannedClause& planned : plan_of(room, library).today) {
        if (!teaches(*scenario, planned.clause)) session.clauses.push_back(planned.clause);
    }
    return true;
}

bool next_item(LearnSession& session, SchoolRoom& room, const Library& library) {
    const auto scenario = next_question(session, library);
    if (!scenario) {
        session.practice.reset();
        drop_run(room);
        return false;
    }
    show(session, room, library, *scenario);
    keep_open_item(session, room);
    return true;
}

bool ask_same_again(LearnSession& session, SchoolRoom& room, const Library& library) {
    if (!session.answered) return false;
    const auto again = same_again(session.practice->scenario, session.seed++);
    if (!again) return false;
    show(session, room, library, *again);
    keep_open_item(session, room);
    return true;
}

bool ask_contrast(LearnSession& session, SchoolRoom& room, const Library& library) {
    if (!session.answered) return false;
    const auto contrast = contrast_of(session.practice->scenario);
    if (!contrast) return false;
    show(session, room, library, contrast->scenario);
    keep_open_item(session, room);
    return true;
}

void keep_session(LearnSession& session, SchoolRoom& room, const Library& library) {
    if (session.answered || !session.practice) return;
    if (session.practice->mark) return keep_marked(session, room, library);
    const bool same = draft_of(*session.practice) == session.draft &&
                      static_cast<int>(session.practice->hints) == session.hints;
    if (!same) keep_open_item(session, room);
}

void end_session(LearnSession& session, SchoolRoom& room, const Library& library) {
    keep_session(session, room, library);
    if (session.answered || !session.practice) drop_run(room);
}

std::string standing_in_words(const LearnSession& session) {
    std::string words = session.asked == 0 ? ""
                                           : std::to_string(session.right) + " of " +
                                                 std::to_string(session.asked) + " right";
    if (session.source == AnswerSource::Drill) return words;
    const std::size_t left = session.clauses.size() + (session.answered ? 0 : 1);
    return words + (words.empty() ? "" : ", ") + std::to_string(left) + " to go";
}

}  // namespace fairdeal
