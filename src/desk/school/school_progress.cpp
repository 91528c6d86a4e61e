// What a trainee sees of their progress: the map of the rule book, the weeks behind, the days
// ahead.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/translation.h"
#include "desk/practise/scenario_list.h"
#include "desk/school/school_screen.h"
#include "training/rating.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr Millis a_week = 7 * a_day;
constexpr int weeks_shown = 12, days_ahead = 30;

std::string of_a_hundred(double share) {
    return tr("{share} %", "share"_a = std::lround(share * 100));
}

std::string memory_in_words(const SchoolSession& session, const MapClause& clause,
                            const ClauseStates& states, double retention) {
    const auto found = states.find(clause.id);
    if (found == states.end()) return "";
    const SchoolRules rules;
    if (clause.changed)
        return tr("Changed on {day}; to be learnt again",
                  "day"_a = day_in_words(found->second.changed, session.clock.east));
    const Millis due = due_under(found->second.memory, retention, rules.memory);
    const std::string recall = of_a_hundred(clause.recall);
    if (clause.due) return tr("Chance of recall {share}; due now", "share"_a = recall);
    return tr("Chance of recall {share}; due on {day}", "share"_a = recall,
              "day"_a = day_in_words(due, session.clock.east));
}

MapItem map_item(const SchoolSession& session, const RuleBook& book, const std::string& section,
                 const MapClause& clause, const ClauseStates& states, double retention) {
    MapItem item;
    item.clause = clause.id;
    item.section = section;
    if (const BookClause* found = find_clause(book, clause.id); found != nullptr)
        item.text = found->text;
    item.standing = standing_in_words(clause.standing);
    if (clause.asked > 0)
        item.standing += ": " + share_in_words(clause.right, clause.asked, clause.interval);
    item.memory = memory_in_words(session, clause, states, retention);
    item.spoken =
        tr_of(item.memory.empty() ? sentence("{clause}, {section}. {standing}. {text}")
                                  : sentence("{clause}, {section}. {standing}. {memory}. {text}"),
              "clause"_a = item.clause, "section"_a = section, "standing"_a = item.standing,
              "memory"_a = item.memory, "text"_a = item.text);
    return item;
}

std::string counts_in_words(const StandingCounts& counts) {
    return tr(
        "{mastered} mastered, {familiar} familiar, {learning} being learnt, {not_asked} not asked "
        "yet; {due} due today",
        "mastered"_a = counts.mastered, "familiar"_a = counts.sound, "learning"_a = counts.learning,
        "not_asked"_a = counts.not_asked, "due"_a = counts.due);
}

void add_map(ProgressScreen& screen, const SchoolSession& session, const RuleBook& book,
             const ClauseStates& states, const PlanOptions& options) {
    auto sections = mastery_map(book, states, options.day_ends, options.retention, SchoolRules());
    screen.map.title = tr("Map of {book}", "book"_a = book.title);
    screen.map.words = tr("{book}: {number} clauses. {standings}.", "book"_a = book.title,
                          "number"_a = counts_of(sections).all(),
                          "standings"_a = counts_in_words(counts_of(sections)));
    for (const MapSection& section : sections) {
        screen.map.points.push_back(
            tr("{section}: {standings}.", "section"_a = section.title,
               "standings"_a = counts_in_words(counts_of(section.clauses))));
        for (const MapClause& clause : section.clauses) {
            if (clause.id == session.clause) screen.current = static_cast<int>(screen.items.size());
            screen.items.push_back(
                map_item(session, book, section.title, clause, states, options.retention));
        }
    }
    screen.map.picture = {std::move(sections), screen.current};
}

std::string trend_words(const std::vector<std::string>& points, const std::string& what) {
    std::string words = what;
    for (const std::string& point : points) words += " " + point;
    return points.empty() ? words + " " + tr("No answer yet.") : words;
}

void add_trend(ProgressScreen& screen, const SchoolSession& session,
               const std::vector<GivenAnswer>& answers, Millis day_ends) {
    TrendPicture trend{trend_of(answers, day_ends, a_week, weeks_shown), {}};
    for (const TrendPoint& point : trend.points) {
        const std::string day = day_in_words(point.from, session.clock.east);
        trend.labels.push_back(day_of_year(point.from, session.clock.east));
        if (point.asked == 0) continue;
        screen.accuracy.points.push_back(
            tr("Week from {day}: {share}.", "day"_a = day,
               "share"_a = share_in_words(point.right, point.asked, point.interval)));
        if (point.median_took > 0)
            screen.speed.points.push_back(
                tr("Week from {day}: {seconds} seconds.", "day"_a = day,
                   "seconds"_a =
                       fmt::format("{:.0f}", static_cast<double>(point.median_took) / 1000)));
    }
    screen.accuracy.title = tr("Right answers in %, week by week");
    screen.speed.title = tr("Median time of a right answer, week by week");
    screen.accuracy.words = trend_words(screen.accuracy.points, tr("Right answers week by week."));
    screen.speed.words =
        trend_words(screen.speed.points, tr("Median time of a right answer, week by week."));
    screen.accuracy.picture = screen.speed.picture = std::move(trend);
}

void add_forecast(ProgressScreen& screen, const SchoolSession& session, const ClauseStates& states,
                  const PlanOptions& options) {
    ForecastPicture picture{forecast(states, options, SchoolRules(), days_ahead), {}, options.cap};
    int all = 0;
    for (std::size_t i = 0; i < picture.days.size(); ++i) {
        const ForecastDay& day = picture.days[i];
        const Millis at = options.now + static_cast<Millis>(i) * a_day;
        picture.labels.push_back(day_of_year(at, session.clock.east));
        all += day.reviews;
        screen.forecast.points.push_back(
            tr_of(day.pushed == 0 ? sentence("{day}: {reviews}, {fresh} new.")
                                  : sentence("{day}: {reviews}, {fresh} new, {pushed} put off."),
                  "day"_a = day_in_words(at, session.clock.east),
                  "reviews"_a = tr_n("{count} review", "{count} reviews", day.reviews),
                  "fresh"_a = day.fresh, "pushed"_a = day.pushed));
    }
    screen.forecast.title = tr("The next {days} days, if all goes well", "days"_a = days_ahead);
    screen.forecast.words =
        tr("The next {days} days: {reviews}, never more than {most} clauses a day.",
           "days"_a = days_ahead, "reviews"_a = tr_n("{count} review", "{count} reviews", all),
           "most"_a = options.cap);
    screen.forecast.picture = std::move(picture);
}

SumScreen sum(std::string title, std::string value, std::string detail) {
    SumScreen shown{std::move(title), std::move(value), std::move(detail), ""};
    shown.spoken = tr("{title}: {value}. {detail}", "title"_a = shown.title,
                      "value"_a = shown.value, "detail"_a = shown.detail);
    return shown;
}

/// Of the game that is shown.
void add_rating(ProgressScreen& screen, const SchoolSession& session,
                const std::vector<GivenAnswer>& answers) {
    const auto rating = rating_of(answers, session.game, session.clock.now(), session.clock.east);
    if (!rating) return;
    constexpr double most_of = 1.96;  // deviations, of which 95 in 100 are within
    screen.sums.push_back(
        sum(tr("Rating"),
            tr("{points}, give or take {reach}", "points"_a = grouped(std::lround(rating->points)),
               "reach"_a = grouped(std::lround(most_of * rating->deviation))),
            tr("Glicko-2, where everybody starts at 1,500; hard questions count for more")));
}

void add_sums(ProgressScreen& screen, const std::vector<GivenAnswer>& answers) {
    const StandingCounts counts = counts_of(screen.map.picture.sections);
    int right = 0;
    Millis time = 0;
    for (const GivenAnswer& answer : answers) {
        right += answer.right ? 1 : 0;
        time += std::min(answer.took, 10 * a_minute);
    }
    const int asked = static_cast<int>(answers.size());
    screen.sums = {
        sum(tr("Mastered"),
            tr("{some} of {all}", "some"_a = counts.mastered, "all"_a = counts.all()),
            tr("clauses well known, with enough answers to prove it")),
        sum(tr("Familiar"), std::to_string(counts.sound),
            tr("clauses known, with too few answers to be sure")),
        sum(tr("Due today"), std::to_string(counts.due), tr("clauses that may soon be forgotten")),
        sum(tr("Answers"), grouped(asked), share_in_words(right, asked, wilson(right, asked))),
        sum(tr("Time"), about_time(time), tr("spent on questions"))};
}

/// Answers that were not given here are no proof of anything.
void add_imports(ProgressScreen& screen, const std::vector<ImportedAnswers>& imports) {
    if (imports.empty()) return;
    std::int64_t count = 0;
    for (const ImportedAnswers& one : imports) count += one.last - one.first + 1;
    screen.sums.push_back(sum(tr("Imported"), tr_n("{count} answer", "{count} answers", count),
                              tr("not given here; the last came from {source}",
                                 "source"_a = to_text(imports.back().source))));
}

void add_progress(ProgressScreen& screen, SchoolSession& session, const Library& library) {
    const std::string who =
        session.trainee.empty() || !may_see_others(session) ? session.who : session.trainee;
    const RuleBook* book = find_book(library, session.game);
    const auto person = session.school ? session.school->person(who) : std::nullopt;
    if (!person || book == nullptr) return;
    const std::string name = person->name.empty() ? person->id : person->name;
    screen.heading =
        who == session.who ? tr("Your progress") : tr("Progress of {name}", "name"_a = name);
    const auto answers = session.school->answers_of(who);
    const ClauseStates states = session.school->states_of(who);
    const PlanOptions options = plan_options_of(session, library, who);
    add_map(screen, session, *book, states, options);
    add_trend(screen, session, answers, options.day_ends);
    add_forecast(screen, session, states, options);
    add_sums(screen, answers);
    add_rating(screen, session, answers);
    add_imports(screen, session.school->imports_of(who));
    if (answers.empty()) screen.empty = tr("Nothing has been answered yet.");
}

}  // namespace

ProgressScreen progress_screen(SchoolSession& session, const Library& library) {
    ProgressScreen screen;
    for (const Game game : every_game) {
        if (find_book(library, game) != nullptr)
            screen.games.push_back({game, std::string(short_title_of(game)), game == session.game});
    }
    screen.legend = {standing_in_words(ClauseStanding::NotAsked),
                     standing_in_words(ClauseStanding::Learning),
                     standing_in_words(ClauseStanding::Sound),
                     standing_in_words(ClauseStanding::Mastered), tr("Due today")};
    try {
        add_progress(screen, session, library);
    } catch (const StoreError& error) {
        screen.empty = error.what();
    }
    return screen;
}

}  // namespace fairdeal
