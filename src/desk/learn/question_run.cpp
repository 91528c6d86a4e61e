#include "desk/learn/question_run.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "desk/answer/draft.h"
#include "desk/practise/kept_item.h"
#include "desk/school/taught.h"
#include "drills/drill.h"

namespace fairdeal {

namespace {

/// Of an OpenRun's kinds: it is a placement test.
constexpr const char* placement_word = "placement";
/// And of which level its items are: "level-1".
constexpr std::string_view level_word = "level-";

std::optional<int> level_in(std::string_view word) {
    if (!word.starts_with(level_word)) return std::nullopt;
    const auto level = whole_number_from(word.substr(level_word.size()), hardest_level);
    return level && *level >= 1 ? std::optional(static_cast<int>(*level)) : std::nullopt;
}

std::optional<ReadyItem> next_of_placement(QuestionRun& run, const Library& library) {
    for (std::string clause = run.placement->next(); !clause.empty();
         clause = run.placement->next()) {
        if (auto found = run.next->about(clause, library)) return found;
        run.placement->leave_out(clause);
    }
    return std::nullopt;
}

/// Of a review the first of the clauses that a question can be found for; the others are set aside.
std::optional<ReadyItem> next_question(QuestionRun& run, const Library& library) {
    if (run.placement) return next_of_placement(run, library);
    if (run.source == AnswerSource::Drill) return run.next->of_drill(run.drill, library);
    while (!run.clauses.empty()) {
        const std::string clause = run.clauses.front();
        run.clauses.erase(run.clauses.begin());
        if (auto found = run.next->about(clause, library)) return found;
        run.unasked.push_back(clause);
    }
    return std::nullopt;
}

void show(QuestionRun& run, SchoolSession& session, const Library& library,
          const Scenario& scenario) {
    run.practice = start_practice(scenario);
    run.item = kept_as(scenario, library);
    run.shown = session.clock.now();
    run.spent = 0;
    run.answered = false;
    run.draft.clear();
    run.hints = 0;
    run.answers.clear();
    run.practice->tested = run.placement.has_value();
    if (run.placement)
        run.next->look_behind(scenario, run.placement->ahead(), library);
    else if (run.source == AnswerSource::Drill)
        run.next->look_behind(scenario, run.drill, library);
    else
        run.next->look_behind(scenario, run.clauses, library);
}

OpenItem open_item(const QuestionRun& run, Millis now) {
    const Practice& practice = *run.practice;
    OpenItem item;
    item.source = run.source;
    item.game = practice.scenario.game();
    item.kind = to_text(practice.scenario.question.kind);
    item.item = run.item;
    item.shown = run.shown;
    item.spent = run.spent + (now - run.shown);
    item.hints = static_cast<int>(practice.hints);
    item.draft = draft_of(practice);
    return item;
}

void keep_open_item(QuestionRun& run, SchoolSession& session) {
    const OpenItem item = open_item(run, session.clock.now());
    run.draft = item.draft;
    run.hints = item.hints;
    keep_item(session, item);
}

/// Keeps what the run is to ask for, so that it goes on as the same one after a crash.
void begin_run(const QuestionRun& run, SchoolSession& session) {
    OpenRun kept;
    kept.source = run.source;
    kept.game = run.drill.game;
    kept.clauses = run.drill.clauses;
    for (const QuestionKind kind : run.drill.kinds) kept.kinds.emplace_back(to_text(kind));
    if (run.drill.level)
        kept.kinds.push_back(std::string(level_word) + std::to_string(*run.drill.level));
    if (run.placement) kept.kinds = {placement_word};
    if (session.school) kept.answers_before = session.school->answer_count(session.who);
    keep_run(session, kept);
}

void ask(QuestionRun& run, SchoolSession& session, const Library& library, ReadyItem item) {
    if (run.aside) begin_run(run, session);
    run.aside = false;
    show(run, session, library, item.scenario);
    run.answers = std::move(item.answers);
    keep_open_item(run, session);
}

/// What was said, to be compared with what others would say; empty where not all of it is known.
std::string to_compare(const Practice& practice) {
    const Scenario& scenario = practice.scenario;
    if (practice.mark->right)
        return answer_in_words(right_answer(scenario, practice.mark->key), scenario);
    const auto said = whole_answer(practice);
    return said ? answer_in_words(*said, scenario) : "";
}

void keep_marked(QuestionRun& run, SchoolSession& session, const Library& library) {
    const Practice& practice = *run.practice;
    AnswerFacts facts;
    facts.source = run.source;
    facts.item = run.item;
    facts.took = run.spent + (session.clock.now() - run.shown);
    facts.norm = Millis{1000} * seconds_for(practice.scenario);
    facts.choices = static_cast<int>(practice.choices.size());
    GivenAnswer answer = answer_of(practice, library, facts);
    run.answered = keep_answer(session, answer);
    if (!run.answered) return;
    answer.at = session.clock.now();
    run.next->answered(run.answers, answer, to_compare(practice));
    if (run.placement) run.placement->answered(answer);
    ++run.asked;
    if (practice.mark->right) ++run.right;
}

/// Another seed for every run; a run's own items follow from it.
std::uint64_t first_seed(const SchoolSession& session) {
    return static_cast<std::uint64_t>(session.clock.now()) * 1000U;
}

void deal_ahead(QuestionRun& run, SchoolSession& session, const Library& library) {
    run.next = std::make_shared<NextQuestion>(session, library, first_seed(session));
}

/// The test of the run's game.
void begin_placement(QuestionRun& run, const Library& library) {
    run.placement.emplace(library, run.drill.game);
    run.next->ask_in(run.drill.game);
}

/// The run as it was, with what was answered in it.
void take_up_run(QuestionRun& run, SchoolSession& session, const Library& library,
                 const OpenRun& kept) {
    run.source = kept.source;
    run.drill = {kept.game, kept.clauses, {}};
    if (kept.kinds == std::vector<std::string>{placement_word}) begin_placement(run, library);
    for (const std::string& word : kept.kinds) {
        if (const auto kind = question_kind_from(word)) run.drill.kinds.push_back(*kind);
        if (const auto level = level_in(word)) run.drill.level = level;
    }
    for (const GivenAnswer& answer : session.school->answers_of(session.who, kept.answers_before)) {
        if (answer.source != kept.source) continue;
        if (run.placement) run.placement->answered(answer);
        ++run.asked;
        if (answer.right) ++run.right;
    }
}

/// Of an older file nothing but the game is known.
bool is_of_run(const OpenItem& item, const std::optional<OpenRun>& kept) {
    return kept && kept->source == item.source &&
           (kept->source != AnswerSource::Drill || kept->game == item.game);
}

void show_as_left(QuestionRun& run, SchoolSession& session, const Library& library,
                  const Scenario& scenario, const OpenItem& open) {
    show(run, session, library, scenario);
    run.spent = open.spent;
    run.practice->hints = std::min(static_cast<std::size_t>(open.hints), scenario.hints.size());
    take_up_draft(*run.practice, open.draft);
    run.draft = open.draft;
    run.hints = open.hints;
}

/// The lessons that a test has shown to be known; those that were opened before stay as they are.
void keep_known_lessons(const Placement& placement, SchoolSession& session) {
    std::set<std::string> opened;
    for (const LessonProgress& progress : session.school->lessons_of(session.who))
        opened.insert(progress.lesson);
    for (std::size_t i = 0; i < placement.known(); ++i) {
        if (opened.contains(placement.lessons()[i])) continue;
        LessonProgress known{placement.lessons()[i], std::string(known_step)};
        known.at = session.clock.now();
        keep_progress(session, known);
    }
}

}  // namespace

bool start_reviews(QuestionRun& run, SchoolSession& session, const Library& library) {
    if (session.who.empty()) return false;
    run = {};
    deal_ahead(run, session, library);
    for (const PlannedClause& planned : plan_of(session, library).today)
        run.clauses.push_back(planned.clause);
    begin_run(run, session);
    return next_item(run, session, library);
}

bool start_drill(QuestionRun& run, SchoolSession& session, const Library& library,
                 const DrillChoice& choice) {
    if (!session.school || session.who.empty()) return false;
    run = {};
    run.source = AnswerSource::Drill;
    run.drill = choice;
    deal_ahead(run, session, library);
    begin_run(run, session);
    return next_item(run, session, library);
}

bool start_placement(QuestionRun& run, SchoolSession& session, const Library& library, Game game) {
    if (!session.school || session.who.empty()) return false;
    run = {};
    run.source = AnswerSource::Drill;
    run.drill.game = game;
    deal_ahead(run, session, library);
    begin_placement(run, library);
    begin_run(run, session);
    return next_item(run, session, library);
}

bool resume_item(QuestionRun& run, SchoolSession& session, const Library& library) {
    const auto open = item_to_resume(session);
    const auto kept = run_to_resume(session);
    run = {};
    if (!open && (!kept || kept->source != AnswerSource::Drill)) return false;
    deal_ahead(run, session, library);
    if (!open) {
        take_up_run(run, session, library, *kept);
        return next_item(run, session, library);
    }
    const auto scenario = kept_scenario(open->item, library);
    if (!scenario) {
        session.error = tr("The question that was open can no longer be read and is given up");
        session.school->drop_open(session.who);
        return false;
    }
    run.source = open->source;
    run.drill.game = open->game;
    if (is_of_run(*open, kept)) take_up_run(run, session, library, *kept);
    show_as_left(run, session, library, *scenario, *open);
    if (run.source != AnswerSource::Review) return true;
    for (const PlannedClause& planned : plan_of(session, library).today) {
        if (!teaches(*scenario, planned.clause)) run.clauses.push_back(planned.clause);
    }
    return true;
}

QuestionRun look_again_at(SchoolSession& session, const Library& library, const Practice& marked,
                          const DrillChoice& choice) {
    QuestionRun run;
    run.source = AnswerSource::Drill;
    run.drill = choice;
    deal_ahead(run, session, library);
    show(run, session, library, marked.scenario);
    run.practice = marked;
    run.answered = run.aside = true;
    return run;
}

bool next_item(QuestionRun& run, SchoolSession& session, const Library& library) {
    auto item = next_question(run, library);
    if (!item) {
        run.practice.reset();
        if (run.placement) keep_known_lessons(*run.placement, session);
        if (!run.aside) drop_run(session);
        return false;
    }
    ask(run, session, library, *std::move(item));
    return true;
}

bool ask_same_again(QuestionRun& run, SchoolSession& session, const Library& library) {
    if (!run.answered) return false;
    auto again = run.next->same_again();
    if (!again) return false;
    ask(run, session, library, *std::move(again));
    return true;
}

bool ask_contrast(QuestionRun& run, SchoolSession& session, const Library& library) {
    if (!run.answered) return false;
    auto contrast = run.next->contrast();
    if (!contrast) return false;
    ask(run, session, library, *std::move(contrast));
    return true;
}

void keep_questions(QuestionRun& run, SchoolSession& session, const Library& library) {
    if (run.answered || !run.practice) return;
    if (run.practice->mark) return keep_marked(run, session, library);
    const bool same =
        draft_of(*run.practice) == run.draft && static_cast<int>(run.practice->hints) == run.hints;
    if (!same) keep_open_item(run, session);
}

void end_questions(QuestionRun& run, SchoolSession& session, const Library& library) {
    if (run.aside) return;
    keep_questions(run, session, library);
    if (run.answered || !run.practice) drop_run(session);
}

std::string standing_in_words(const QuestionRun& run) {
    if (run.placement)
        return tr("question {number} of {most} at most",
                  "number"_a = run.asked + (run.answered ? 0 : 1),
                  "most"_a = Placement::most_items);
    const bool drills = run.source == AnswerSource::Drill;
    const std::size_t left = run.clauses.size() + (run.answered ? 0 : 1);
    if (run.asked == 0) return drills ? "" : tr("{left} to go", "left"_a = left);
    return tr_of(drills ? sentence("{right} of {all} right")
                        : sentence("{right} of {all} right, {left} to go"),
                 "right"_a = run.right, "all"_a = run.asked, "left"_a = left);
}

std::string result_in_words(const QuestionRun& run, const Library& library) {
    if (!run.placement)
        return tr("That was all for now: {standing}.", "standing"_a = standing_in_words(run));
    const Placement& placement = *run.placement;
    const std::size_t known = placement.known();
    std::string right = tr("The placement test is over: {right} of {all} right.",
                           "right"_a = placement.right(), "all"_a = placement.asked());
    if (known >= placement.lessons().size())
        return right + " " + tr("You know what every lesson of this game teaches.");
    const Lesson* next = find_lesson(library.lessons, placement.lessons()[known]);
    if (next == nullptr) return right;
    return right + " " +
           tr("Start with lesson {number}, {lesson}.", "number"_a = next->number,
              "lesson"_a = next->title);
}

}  // namespace fairdeal
