#include "cli/school/school.h"

#include <fmt/format.h>

#include "base/text.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/input.h"
#include "cli/json_line.h"
#include "cli/out_file.h"
#include "cli/output.h"
#include "cli/passphrase.h"
#include "cli/school/opened_school.h"
#include "desk/school/level_sums.h"
#include "desk/school/school_screen.h"
#include "log/rows.h"
#include "school/exchange/school_file.h"
#include "school/exchange/xapi.h"
#include "school/school_readers.h"
#include "school/school_trainer.h"
#include "training/book/clause_title.h"

namespace fairdeal {

namespace {

std::optional<SchoolClock> clock_of(const SchoolOptions& options) {
    if (options.at.empty()) return machine_clock();
    const auto instant = instant_from(options.at);
    if (!instant) return std::nullopt;
    return SchoolClock{[at = *instant / 1000] { return at; }, 0};
}

std::string nobody_of(const std::string& id) {
    return tr("there is nobody of the id '{id}' in this school", "id"_a = id);
}

/// Nothing, or why what was answered is not for who asks; `about` empty: what everybody answered.
Result<void> may_read(const School& school, const SchoolOptions& options,
                      const std::string& about) {
    return may_read_answers(school, options.as, about, [&](const std::string& reader) {
        return passphrase_in(options.passphrase_file, tr("Passphrase of {who}", "who"_a = reader));
    });
}

/// The session of a school that is there, with `who` at home in it, and the library.
struct Opened {
    Library library;
    SchoolSession session;
};

std::optional<Opened> opened(const SchoolOptions& options) {
    auto library = content_of(options.content);
    if (!library) complain(library.error());
    const auto clock = clock_of(options);
    if (!clock) complain(tr("--at is not a UTC time such as 2026-03-14T21:05:09Z"));
    if (!library || !clock) return std::nullopt;
    // A file that is not there is no school; nothing is made by looking.
    if (auto there = School::open(options.school, Access::Read); !there) {
        complain(there.error());
        return std::nullopt;
    }
    Opened all{*std::move(library), {}};
    all.session = open_school(options.school, all.library, *clock);
    if (!all.session.school || !all.session.error.empty()) {
        complain(all.session.error);
        return std::nullopt;
    }
    if (!all.session.school->person(options.who)) {
        complain(nobody_of(options.who));
        return std::nullopt;
    }
    if (const auto may = may_read(*all.session.school, options, options.who); !may) {
        complain(may.error());
        return std::nullopt;
    }
    all.session.who = options.who;
    all.session.team = options.team;
    if (const auto game = game_from(options.game)) all.session.game = *game;
    return all;
}

Json as_json(const PlannedClause& planned) {
    return {{"clause", planned.clause},
            {"why", to_text(planned.why)},
            {"due", planned.due},
            {"recall", planned.recall},
            {"loss", planned.loss}};
}

Json as_json(const Interval& interval) { return {interval.low, interval.high}; }

Json as_json(const MapClause& clause) {
    return {{"clause", clause.id},
            {"kind", to_text(clause.kind)},
            {"standing", to_text(clause.standing)},
            {"asked", clause.asked},
            {"right", clause.right},
            {"interval", as_json(clause.interval)},
            {"recall", clause.recall},
            {"due", clause.due},
            {"changed", clause.changed}};
}

Json as_json(const ProgressScreen& screen) {
    Json sections = Json::array(), weeks = Json::array(), days = Json::array();
    for (const MapSection& section : screen.map.picture.sections) {
        Json clauses = Json::array();
        for (const MapClause& clause : section.clauses) clauses.push_back(as_json(clause));
        sections.push_back({{"title", section.title}, {"clauses", std::move(clauses)}});
    }
    for (const TrendPoint& point : screen.accuracy.picture.points)
        weeks.push_back({{"from", point.from},
                         {"asked", point.asked},
                         {"right", point.right},
                         {"interval", as_json(point.interval)},
                         {"median_took", point.median_took}});
    for (const ForecastDay& day : screen.forecast.picture.days)
        days.push_back({{"reviews", day.reviews}, {"new", day.fresh}, {"pushed", day.pushed}});
    return {
        {"sections", std::move(sections)}, {"weeks", std::move(weeks)}, {"days", std::move(days)}};
}

Json as_json(const GroupAssignmentItem& item) {
    return {{"number", item.number},   {"to-do", item.title}, {"due", item.day},
            {"overdue", item.overdue}, {"done", item.done},   {"people", item.people},
            {"not-yet", item.behind}};
}

Json as_json(const GroupSums& sums) {
    Json trainees = Json::array(), clauses = Json::array(), misreadings = Json::array();
    for (const TraineeSums& one : sums.trainees)
        trainees.push_back({{"person", one.person},
                            {"asked", one.asked},
                            {"right", one.right},
                            {"interval", as_json(one.interval)},
                            {"on_task", one.on_task},
                            {"last", one.last},
                            {"mastered", one.clauses.mastered},
                            {"due", one.clauses.due},
                            {"struggles", one.struggles}});
    for (const GroupClause& one : sums.clauses)
        clauses.push_back({{"clause", one.clause},
                           {"asked", one.asked},
                           {"right", one.right},
                           {"interval", as_json(one.interval)},
                           {"begun", one.started},
                           {"mastered", one.mastered},
                           {"struggling", one.struggling}});
    for (const GroupMistake& one : sums.misreadings)
        misreadings.push_back(
            {{"misreading", one.name}, {"wrong", one.wrong}, {"people", one.people}});
    return {{"trainees", std::move(trainees)},
            {"clauses", std::move(clauses)},
            {"misreadings", std::move(misreadings)}};
}

std::string people_in_words(std::int64_t count) {
    return tr_n("{count} person", "{count} people", count);
}

std::string answers_in_words(std::int64_t count) {
    return tr_n("{count} answer", "{count} answers", count);
}

void print_plan(const TodayScreen& screen) {
    print(screen.heading + "\n");
    for (const std::string& line : {screen.headline, screen.done, screen.pushed, screen.exam,
                                    screen.resume, screen.empty, screen.lesson}) {
        if (!line.empty()) print(line + "\n");
    }
    for (const PlanItem& item : screen.items)
        print(fmt::format("{:14}  {:24}  {}\n", item.clause, item.why, item.standing));
}

void print_progress(const ProgressScreen& screen) {
    print(screen.heading + "\n");
    for (const SumScreen& sum : screen.sums)
        print(fmt::format("{}: {} ({})\n", sum.title, sum.value, sum.detail));
    print("\n" + screen.map.words + "\n");
    for (const MapItem& item : screen.items)
        print(fmt::format("  {:14}  {}{}{}\n", item.clause, item.standing,
                          item.memory.empty() ? "" : ". ", item.memory));
    const auto print_chart = [](const std::string& words, const auto& points) {
        print("\n" + words + "\n");
        for (const std::string& point : points) print("  " + point + "\n");
    };
    print_chart(screen.accuracy.title, screen.accuracy.points);
    print_chart(screen.speed.title, screen.speed.points);
    print_chart(screen.forecast.words, screen.forecast.points);
}

void print_group(const GroupScreen& screen) {
    print(fmt::format("{}. {}\n", screen.heading, screen.period));
    if (!screen.empty.empty()) print(screen.empty + "\n");
    for (const GroupTraineeItem& item : screen.trainees) print(item.spoken + "\n");
    print("\n");
    for (const GroupClauseItem& item : screen.clauses) print(item.spoken + "\n");
    print("\n");
    for (const GroupMistakeItem& item : screen.mistakes) print(item.spoken + "\n");
    if (!screen.assignments.empty()) print("\n");
    for (const GroupAssignmentItem& item : screen.assignments)
        print(fmt::format("{}. {}\n", item.number, item.spoken));
}

ExitStatus write_group(const GroupScreen& screen, const SchoolOptions& options) {
    if (!options.out.ends_with(".pdf"))
        return unusable({{{"--out", 0, 0}, tr("the group is written as .pdf")}});
    if (auto may = may_write(options.out, options.force); !may) return unusable(may.error());
    const auto bytes = group_pdf(group_print(screen, utc_now()), Paper::A4);
    if (!bytes) return unusable(bytes.error());
    const auto written = write_file(options.out, *bytes, options.force);
    return written ? ExitStatus::Fine : unusable(written.error());
}

}  // namespace

ExitStatus run_school_plan(const SchoolOptions& options) {
    const auto kept = english_for_programs(options.json);
    auto all = opened(options);
    if (!all) return ExitStatus::Unusable;
    if (!options.json) {
        print_plan(today_screen(all->session, all->library));
        return ExitStatus::Fine;
    }
    const DayPlan plan = plan_of(all->session, all->library);
    Json today = Json::array(), pushed = Json::array();
    for (const PlannedClause& one : plan.today) today.push_back(as_json(one));
    for (const PlannedClause& one : plan.pushed) pushed.push_back(as_json(one));
    print_json({{"person", options.who},
                {"today", std::move(today)},
                {"pushed", std::move(pushed)},
                {"expected", plan.expected}});
    return ExitStatus::Fine;
}

ExitStatus run_school_progress(const SchoolOptions& options) {
    const auto kept = english_for_programs(options.json);
    auto all = opened(options);
    if (!all) return ExitStatus::Unusable;
    const ProgressScreen screen = progress_screen(all->session, all->library);
    if (options.json)
        print_json(as_json(screen));
    else
        print_progress(screen);
    return ExitStatus::Fine;
}

ExitStatus run_school_group(const SchoolOptions& options) {
    const auto kept = english_for_programs(options.json);
    auto all = opened(options);
    if (!all) return ExitStatus::Unusable;
    const GroupScreen screen = group_screen(all->session, all->library);
    if (!screen.forbidden.empty()) return unusable(screen.forbidden);
    const RuleBook* book = find_book(all->library, all->session.game);
    if (book == nullptr) return unusable(tr("there is no rule book of this game"));
    if (!options.out.empty()) return write_group(screen, options);
    if (!options.json) {
        print_group(screen);
        return ExitStatus::Fine;
    }
    Json json = as_json(group_of(
        all->session, *book, plan_options_of(all->session, all->library, options.who).day_ends));
    json["assignments"] = Json::array();
    for (const GroupAssignmentItem& item : screen.assignments)
        json["assignments"].push_back(as_json(item));
    print_json(json);
    return ExitStatus::Fine;
}

ExitStatus run_school_levels(const SchoolOptions& options) {
    const auto kept = english_for_programs(options.json);
    auto all = opened(options);
    if (!all) return ExitStatus::Unusable;
    if (!may_see_others(all->session))
        return unusable({{{options.who, 0, 0}, tr("they may not see what others answered")}});
    const LevelSums sums = level_sums(all->session, all->library);
    if (!options.json) {
        for (const std::string& line : levels_in_words(sums)) print(line + "\n");
        return ExitStatus::Fine;
    }
    Json levels = Json::array();
    for (const AnswersAtLevel& level : sums.levels)
        levels.push_back({{"asked", level.asked},
                          {"wrong", level.wrong},
                          {"interval", as_json(level.interval)}});
    print_json({{"levels", std::move(levels)}, {"left-out", sums.unreadable}});
    return ExitStatus::Fine;
}

ExitStatus run_school_assign(const SchoolOptions& options) {
    const auto library = content_of(options.content);
    if (!library) return unusable(library.error());
    if (!options.lesson.empty() && find_lesson(library->lessons, options.lesson) == nullptr)
        return unusable(
            {{{"--lesson", 0, 0},
              tr("there is no lesson {lesson}", "lesson"_a = in_quotes(options.lesson))}});
    for (const std::string& clause : options.clauses) {
        if (clause_title(*library, clause).empty())
            return unusable({{{"--clause", 0, 0},
                              tr("there is no clause {clause}", "clause"_a = in_quotes(clause))}});
    }
    auto school = opened_by_trainer(options);
    if (!school) return unusable(school.error());
    const Assignment assignment{0,
                                options.team,
                                options.who,
                                options.lesson,
                                options.clauses,
                                options.due,
                                options.as,
                                machine_clock().now(),
                                {}};
    const auto number = options.number > 0 ? school->replace_assignment(options.number, assignment)
                                           : school->assign(assignment);
    if (!number) return unusable(number.error());
    print(tr("assignment {number}", "number"_a = *number) + "\n");
    return ExitStatus::Fine;
}

ExitStatus run_school_withdraw(const SchoolOptions& options) {
    auto school = opened_by_trainer(options);
    if (!school) return unusable(school.error());
    const auto done =
        school->withdraw_assignment(options.number, {options.as, machine_clock().now()});
    return done ? ExitStatus::Fine : unusable(done.error());
}

ExitStatus run_school_export(const SchoolOptions& options) {
    const auto school = School::open(options.school, Access::Read);
    if (!school) return unusable(school.error());
    if (!options.who.empty() && !school->person(options.who))
        return unusable(nobody_of(options.who));
    if (const auto may = may_read(*school, options, options.who); !may)
        return unusable(may.error());
    if (options.format == "xapi")
        print(school_as_xapi(*school, options.who,
                             options.home.empty() ? xapi_no_home : options.home));
    else
        print(school_as_json(*school, options.who));
    return ExitStatus::Fine;
}

ExitStatus run_school_import(const SchoolOptions& options) {
    auto input = Input::open(options.input);
    if (!input) return unusable(input.error());
    auto school = School::open_or_create(options.school);
    if (!school) return unusable(school.error());
    const auto sums = import_school(*school, input->stream(), input->name(), machine_clock().now());
    if (!sums) return unusable(sums.error());
    for (const std::string& id : sums->only_trainees)
        complain(
            tr("{who}: imported as a trainee; an administrator gives other roles", "who"_a = id));
    print(tr("{people}, {answers} and {lessons} added", "people"_a = people_in_words(sums->people),
             "answers"_a = answers_in_words(sums->answers),
             "lessons"_a = tr_n("{count} lesson", "{count} lessons", sums->lessons)) +
          "\n");
    return ExitStatus::Fine;
}

ExitStatus run_school_trainer(const SchoolOptions& options) {
    auto school = School::open(options.school, Access::Write);
    if (!school) return unusable(school.error());
    const auto passphrase =
        passphrase_in(options.passphrase_file, tr("Passphrase of {who}", "who"_a = options.as));
    if (!passphrase) return unusable(passphrase.error());
    const TrainerRequest request{options.who, !options.take_away, options.as, *passphrase};
    const auto done = appoint_trainer(*school, request);
    return done ? ExitStatus::Fine : unusable(done.error());
}

ExitStatus run_school_check(const SchoolOptions& options) {
    const auto english = english_for_programs(options.json);
    const auto school = School::open(options.school, Access::Read);
    if (!school) return unusable(school.error());
    const SchoolCheck check = school->check();
    if (options.json) {
        print_json({{"people", check.people},
                    {"answers", check.answers},
                    {"sound", check.problems.empty()},
                    {"problems", json_of(check.problems)}});
        return check.problems.empty() ? ExitStatus::Fine : ExitStatus::Wrong;
    }
    complain(check.problems);
    print(fmt::format("{}, {}: {}\n", people_in_words(check.people),
                      answers_in_words(check.answers),
                      check.problems.empty() ? tr("sound") : tr("damaged")));
    return check.problems.empty() ? ExitStatus::Fine : ExitStatus::Wrong;
}

}  // namespace fairdeal
