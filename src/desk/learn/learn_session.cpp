#include "desk/learn/learn_session.h"

#include <algorithm>

#include "desk/answer/draft.h"
#include "desk/practise/kept_item.h"
#include "drills/drill.h"

namespace fairdeal {

namespace {

/// Of a review the first of the clauses that a question can be found for; the others are set aside.
std::optional<ReadyItem> next_question(LearnSession& session, const Library& library) {
    if (session.source == AnswerSource::Drill)
        return session.next->of_drill(session.drill, library);
    while (!session.clauses.empty()) {
        const std::string clause = session.clauses.front();
        session.clauses.erase(session.clauses.begin());
        if (auto found = session.next->about(clause, library)) return found;
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
    session.answers.clear();
    if (session.source == AnswerSource::Drill)
        session.next->look_behind(scenario, session.drill, library);
    else
        session.next->look_behind(scenario, session.clauses, library);
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

void ask(LearnSession& session, SchoolRoom& room, const Library& library, ReadyItem item) {
    if (session.aside) begin_run(session, room);
    session.aside = false;
    show(session, room, library, item.scenario);
    session.answers = std::move(item.answers);
    keep_open_item(session, room);
}

/// What was said, to be compared with what others would say; empty where not all of it is known.
std::string to_compare(const Practice& practice) {
    const Scenario& scenario = practice.scenario;
    if (practice.mark->right)
        return answer_in_words(right_answer(scenario, practice.mark->key), scenario);
    const auto said = whole_answer(practice);
    return said ? answer_in_words(*said, scenario) : "";
}

void keep_marked(LearnSession& session, SchoolRoom& room, const Library& library) {
    const Practice& practice = *session.practice;
    AnswerFacts facts;
    facts.source = session.source;
    facts.item = session.item;
    facts.took = session.spent + (room.clock.now() - session.shown);
    facts.norm = Millis{1000} * seconds_for(practice.scenario);
    facts.choices = static_cast<int>(practice.choices.size());
    GivenAnswer answer = answer_of(practice, library, facts);
    session.answered = keep_answer(room, answer);
    if (!session.answered) return;
    answer.at = room.clock.now();
    session.next->answered(session.answers, answer, to_compare(practice));
    ++session.asked;
    if (practice.mark->right) ++session.right;
}

/// Another seed for every run; a run's own items follow from it.
std::uint64_t first_seed(const SchoolRoom& room) {
    return static_cast<std::uint64_t>(room.clock.now()) * 1000U;
}

void deal_ahead(LearnSession& session, SchoolRoom& room, const Library& library) {
    session.next = std::make_shared<NextQuestion>(room, library, first_seed(room));
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
    session.practice->hints = std::min(static_cast<std::size_t>(open.hints), scenario.hints.size());
    take_up_draft(*session.practice, open.draft);
    session.draft = open.draft;
    session.hints = open.hints;
}

}  // namespace

bool start_reviews(LearnSession& session, SchoolRoom& room, const Library& library) {
    if (room.who.empty()) return false;
    session = {};
    deal_ahead(session, room, library);
    for (const PlannedClause& planned : plan_of(room, library).today)
        session.clauses.push_back(planned.clause);
    begin_run(session, room);
    return next_item(session, room, library);
}

bool start_drill(LearnSession& session, SchoolRoom& room, const Library& library,
                 const DrillChoice& choice) {
    if (!room.school || room.who.empty()) return false;
    session = {};
    session.source = AnswerSource::Drill;
    session.drill = choice;
    deal_ahead(session, room, library);
    begin_run(session, room);
    return next_item(session, room, library);
}

bool resume_item(LearnSession& session, SchoolRoom& room, const Library& library) {
    const auto open = item_to_resume(room);
    const auto run = run_to_resume(room);
    session = {};
    if (!open && (!run || run->source != AnswerSource::Drill)) return false;
    deal_ahead(session, room, library);
    if (!open) {
        take_up_run(session, room, *run);
        return next_item(session, room, library);
    }
    const auto scenario = kept_scenario(open->item, library);
    if (!scenario) {
        room.error = "The question that was open can no longer be read and is given up";
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

LearnSession look_again_at(SchoolRoom& room, const Library& library, const Practice& marked,
                           const DrillChoice& choice) {
    LearnSession session;
    session.source = AnswerSource::Drill;
    session.drill = choice;
    deal_ahead(session, room, library);
    show(session, room, library, marked.scenario);
    session.practice = marked;
    session.answered = session.aside = true;
    return session;
}

bool next_item(LearnSession& session, SchoolRoom& room, const Library& library) {
    auto item = next_question(session, library);
    if (!item) {
        session.practice.reset();
        if (!session.aside) drop_run(room);
        return false;
    }
    ask(session, room, library, *std::move(item));
    return true;
}

bool ask_same_again(LearnSession& session, SchoolRoom& room, const Library& library) {
    if (!session.answered) return false;
    auto again = session.next->same_again();
    if (!again) return false;
    ask(session, room, library, *std::move(again));
    return true;
}

bool ask_contrast(LearnSession& session, SchoolRoom& room, const Library& library) {
    if (!session.answered) return false;
    auto contrast = session.next->contrast();
    if (!contrast) return false;
    ask(session, room, library, *std::move(contrast));
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
    if (session.aside) return;
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
