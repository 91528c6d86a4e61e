#include "desk/school/school_screen.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/text.h"
#include "base/translation.h"
#include "desk/school/curriculum.h"
#include "desk/school/from_floor.h"
#include "desk/school/taught.h"
#include "school/names.h"
#include "training/placement.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr std::array<const char*, role_count> role_words{
    sentence("Trainee"),     sentence("Trainer"), sentence("Examiner"),
    sentence("Invigilator"), sentence("Auditor"), sentence("Administrator")};

std::string roles_in_words(const Person& person) {
    std::vector<std::string> words;
    for (const Role role : person.roles)
        words.push_back(tr(role_words.at(static_cast<std::size_t>(role))));
    return comma_list(words);
}

ProfileItem profile_item(const SchoolSession& session, const Person& person) {
    const std::int64_t count = session.school->answer_count(person.id);
    ProfileItem item;
    item.id = person.id;
    item.title = called(person);
    item.detail = roles_in_words(person) + dot + tr_n("{count} answer", "{count} answers", count);
    if (count > 0) {
        const auto last = session.school->answers_of(person.id, count - 1);
        item.detail +=
            dot + tr("last on {day}", "day"_a = day_in_words(last.front().at, session.clock.east));
    }
    item.needs_passphrase = person.has_passphrase;
    item.picked = person.id == session.picked;
    item.spoken = tr_of(person.has_passphrase ? sentence("{name}. {detail}. Needs a passphrase.")
                                              : sentence("{name}. {detail}."),
                        "name"_a = item.title, "detail"_a = item.detail);
    return item;
}

std::string greeting(Millis at, Millis east, const std::string& name) {
    const Millis hour = (((at + east) % a_day + a_day) % a_day) / (60 * a_minute);
    if (hour < 12) return tr("Good morning, {name}", "name"_a = name);
    return hour < 18 ? tr("Good afternoon, {name}", "name"_a = name)
                     : tr("Good evening, {name}", "name"_a = name);
}

std::string why_in_words(const SchoolSession& session, const PlannedClause& planned,
                         const ClauseState& state, const std::vector<FloorClause>& floor) {
    switch (planned.why) {
        case WhyAsked::Floor: {
            const auto found = std::ranges::find(floor, planned.clause, &FloorClause::clause);
            return found == floor.end() ? tr("From the floor") : floor_in_words(*found, session);
        }
        case WhyAsked::New: return tr_in("a clause", "New");
        case WhyAsked::Changed:
            return tr("Changed on {day}",
                      "day"_a = day_in_words(state.changed, session.clock.east));
        case WhyAsked::Learning: return tr("Being learnt");
        case WhyAsked::Due: break;
    }
    const Millis now = session.clock.now();
    if (iso_day(planned.due, session.clock.east) >= iso_day(now, session.clock.east))
        return tr("Due today");
    return tr("Due since {day}", "day"_a = day_in_words(planned.due, session.clock.east));
}

PlanItem plan_item(const SchoolSession& session, const Library& library,
                   const PlannedClause& planned, const ClauseState& state,
                   const std::vector<FloorClause>& floor) {
    PlanItem item;
    item.clause = planned.clause;
    const auto games = games_of(library, session.school->settings_of(session.who));
    if (const auto game = game_of_clause(planned.clause, library, games)) {
        const RuleBook& book = *find_book(library, *game);
        const BookPlace place = place_of(book, planned.clause);
        item.section = place.section->title;
        item.text = place.clause->text;
        item.game = book.title;
    }
    item.why = why_in_words(session, planned, state, floor);
    item.standing =
        tr("{standing}: {share}",
           "standing"_a = standing_in_words(standing_of(state.mastery, MasteryRules())),
           "share"_a = share_in_words(recent_right(state.mastery), recent_asked(state.mastery),
                                      interval_of(state.mastery)));
    if (state.mastery.asked == 0) item.standing = tr("Not asked yet");
    item.spoken = tr("{section}, {clause}. {why}. {standing}. {text}", "section"_a = item.section,
                     "clause"_a = item.clause, "why"_a = item.why, "standing"_a = item.standing,
                     "text"_a = item.text);
    return item;
}

std::string headline_of(const DayPlan& plan) {
    const auto fresh = std::count_if(plan.today.begin(), plan.today.end(),
                                     [](const auto& one) { return one.why == WhyAsked::New; });
    const auto reviews = static_cast<std::int64_t>(plan.today.size()) - fresh;
    std::vector<std::string> parts;
    if (reviews > 0)
        parts.push_back(tr_n("{count} clause to review", "{count} clauses to review", reviews));
    if (fresh > 0) parts.push_back(tr_n("{count} new clause", "{count} new clauses", fresh));
    if (parts.empty()) return "";
    return tr("{clauses}, {time}", "clauses"_a = and_list(parts),
              "time"_a = about_time(plan.expected));
}

std::string done_today(const SchoolSession& session, const std::vector<GivenAnswer>& answers) {
    const std::string today = iso_day(session.clock.now(), session.clock.east);
    int asked = 0, right = 0;
    for (const GivenAnswer& answer : answers) {
        if (iso_day(answer.at, session.clock.east) != today) continue;
        ++asked;
        right += answer.right ? 1 : 0;
    }
    if (asked == 0) return "";
    if (asked == right)
        return tr_n("Today you gave {count} answer, and it was right.",
                    "Today you gave {count} answers, all of them right.", asked);
    return tr_n("Today you gave {count} answer, {right} of them right.",
                "Today you gave {count} answers, {right} of them right.", asked, "right"_a = right);
}

std::string streak_in_words(const std::vector<GivenAnswer>& answers, Millis day_ends) {
    const int days = days_in_a_row(answers, day_ends);
    return days < 2 ? ""
                    : tr_n("You have practised {count} day in a row.",
                           "You have practised {count} days in a row.", days);
}

std::string exam_in_words(const SchoolSession& session, const SchoolSettings& settings) {
    const auto exam = day_from(settings.exam, session.clock.east);
    if (!exam || session.clock.now() >= *exam + a_day) return "";
    const std::int64_t days = (*exam - session.clock.now() + a_day - 1) / a_day;
    const std::string when = days <= 0   ? tr("Exam today.")
                             : days == 1 ? tr("Exam tomorrow.")
                                         : tr("Exam in {days} days.", "days"_a = days);
    const bool sooner = retention_at(0, exam, session.clock.now()) > 0;
    return sooner ? when + " " + tr("Until then you are asked more often.") : when;
}

void add_profiles(ProfilesScreen& screen, const SchoolSession& session) {
    for (const Person& person : session.school->people())
        screen.items.push_back(profile_item(session, person));
    if (screen.items.empty()) screen.empty = tr("Nobody has a profile yet. Make the first one.");
    for (const ProfileItem& item : screen.items) {
        if (!item.picked) continue;
        screen.can_sign_in = true;
        if (item.needs_passphrase)
            screen.passphrase = {tr("Passphrase of {name}", "name"_a = item.title), "", "", "",
                                 true};
    }
}

/// The game of what is due first, where it is one of these lessons and they are in none.
std::optional<Game> assigned_game(const std::vector<Assignment>& assigned,
                                  const std::vector<NextLesson>& lessons) {
    if (lessons.empty() || lessons.front().is_open) return std::nullopt;
    for (const Assignment& assignment : assigned) {
        for (const NextLesson& next : lessons) {
            if (next.lesson->id == assignment.lesson) return next.lesson->game;
        }
    }
    return std::nullopt;
}

void add_assigned(TodayScreen& screen, const SchoolSession& session, const Library& library,
                  const std::vector<Assignment>& assigned) {
    constexpr std::size_t most_shown = 3;
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < std::min(assigned.size(), most_shown); ++i)
        lines.push_back(tr("{when}: {goal}", "when"_a = due_in_words(assigned[i], session),
                           "goal"_a = goal_in_words(assigned[i], library)));
    if (assigned.size() > most_shown)
        lines.push_back(tr_n("And {count} more assignment", "And {count} more assignments",
                             static_cast<std::int64_t>(assigned.size() - most_shown)));
    screen.assigned = fmt::format("{}", fmt::join(lines, "\n"));
    screen.is_overdue = !assigned.empty() && is_overdue(assigned.front(), session);
}

/// `first`: the game whose lesson is picked until another is.
void add_lessons(TodayScreen& screen, const SchoolSession& session,
                 const std::vector<NextLesson>& lessons, std::optional<Game> first) {
    if (session.lesson_game) first = session.lesson_game;
    for (const NextLesson& next : lessons) {
        const Lesson& lesson = *next.lesson;
        GameItem item{lesson.game, std::string(title_of(lesson.game)), "", {}, ""};
        item.detail =
            tr("Lesson {number}: {lesson}", "number"_a = lesson.number, "lesson"_a = lesson.title) +
            dot + tr_n("{count} minute", "{count} minutes", lesson.minutes);
        item.spoken = tr("{game}. {lesson}", "game"_a = item.title, "lesson"_a = item.detail);
        if (lesson.game == first) screen.picked = screen.lessons.size();
        screen.lessons.push_back(std::move(item));
    }
    if (lessons.empty()) return;
    const NextLesson& next = lessons[screen.picked];
    const GameItem& shown = screen.lessons[screen.picked];
    screen.lesson_id = next.lesson->id;
    screen.lesson_label =
        tr_of(next.is_open ? sentence("Resume lesson {number}") : sentence("Start lesson {number}"),
              "number"_a = next.lesson->number);
    screen.lesson =
        tr("Next lesson: {game}. {lesson}", "game"_a = shown.title, "lesson"_a = shown.detail);
    if (next.is_placed) return;
    screen.placement =
        tr("Have you dealt {game} before? The placement test finds the lesson to start with, in "
           "{count} questions at most.",
           "game"_a = shown.title, "count"_a = Placement::most_items);
}

TodayStep first_step(const TodayScreen& screen, const std::vector<NextLesson>& lessons) {
    if (!screen.resume.empty()) return TodayStep::Resume;
    if (!lessons.empty() && lessons[screen.picked].is_open) return TodayStep::Lesson;
    if (screen.can_start) return TodayStep::Reviews;
    return lessons.empty() ? TodayStep::Drill : TodayStep::Lesson;
}

std::string nothing_due(const TodayScreen& screen, const DayPlan& plan, bool is_new) {
    if (!plan.pushed.empty())
        return tr("Today\u2019s share is done. The rest can wait until tomorrow.");
    if (is_new)
        return tr("Start with a lesson. What it teaches is asked again on the days after it.");
    return screen.lessons.empty() ? tr("Nothing is due today. You can always drill for pleasure.")
                                  : tr("Nothing is due today. Continue with the next lesson.");
}

std::string open_run_in_words(const std::string& kind) {
    if (kind == "payouts")
        return tr(
            "You were in the middle of payouts for speed. The clock stands until you resume.");
    if (kind == "shift")
        return tr("You were in the middle of a shift. The clock stands until you resume.");
    return tr("You were in the middle of dealing a round.");
}

void add_today(TodayScreen& screen, SchoolSession& session, const Library& library) {
    const auto person = session.school->person(session.who);
    screen.heading =
        greeting(session.clock.now(), session.clock.east, person ? called(*person) : session.who);
    const DayPlan plan = plan_of(session, library);
    const ClauseStates states = session.school->states_of(session.who);
    screen.headline = headline_of(plan);
    const auto answers = session.school->answers_of(session.who);
    screen.done = done_today(session, answers);
    screen.streak = streak_in_words(answers, end_of_today(session));
    screen.can_drill_mistakes = !wrong_this_week(session, library).empty();
    if (!plan.pushed.empty())
        screen.pushed = tr("{number} more can wait and will come on the next days.",
                           "number"_a = plan.pushed.size());
    screen.exam = exam_in_words(session, session.school->settings_of(session.who));
    if (const auto run = unfinished_to_resume(session)) {
        screen.resume = open_run_in_words(run->kind);
    } else if (item_to_resume(session)) {
        screen.resume =
            tr("You were in the middle of a question. What you had typed is still there.");
    } else if (const auto drill = run_to_resume(session);
               drill && drill->source == AnswerSource::Drill) {
        screen.resume = tr("You were in the middle of a drill.");
    }
    screen.can_start = !plan.today.empty();
    const auto floor = open_floor_clauses(session, library, session.who, answers);
    screen.floor = floor_today(session, floor);
    for (const PlannedClause& planned : plan.today) {
        const auto found = states.find(planned.clause);
        screen.items.push_back(plan_item(session, library, planned,
                                         found == states.end() ? ClauseState() : found->second,
                                         floor));
    }
    const auto lessons = next_lessons(session, library, session.who);
    const auto assigned = open_assignments(session, session.who);
    add_assigned(screen, session, library, assigned);
    add_lessons(screen, session, lessons, assigned_game(assigned, lessons));
    screen.first = first_step(screen, lessons);
    if (screen.items.empty()) screen.empty = nothing_due(screen, plan, answers.empty());
}

}  // namespace

ProfilesScreen profiles_screen(const SchoolSession& session) {
    ProfilesScreen screen;
    screen.heading = tr("Who is learning?");
    screen.story = tr("Each profile keeps its own answers and its own plan.");
    screen.error = session.error;
    screen.notice = session.notice;
    screen.form = profile_form(session);
    if (screen.form && !screen.form->problem.empty()) screen.error.clear();  // said at its field
    if (!session.school) return screen;
    try {
        add_profiles(screen, session);
    } catch (const StoreError& error) {
        screen.error = error.what();
    }
    return screen;
}

TodayScreen today_screen(SchoolSession& session, const Library& library) {
    TodayScreen screen;
    screen.error = session.error;
    screen.notice = session.notice;
    if (!session.school || session.who.empty()) return screen;
    try {
        add_today(screen, session, library);
    } catch (const StoreError& error) {
        screen.error = error.what();
    }
    return screen;
}

SettingsScreen settings_screen(const SchoolSession& session) {
    SettingsScreen screen;
    SchoolSettings settings;
    screen.error = session.error;
    try {
        if (session.school && !session.who.empty())
            settings = session.school->settings_of(session.who);
    } catch (const StoreError& error) {
        screen.error = error.what();
    }
    screen.cap = {
        tr("Clauses a day, at most"), std::to_string(settings.cap),
        tr("From 1 to 500. More than this waits; what is closest to being forgotten comes first"),
        "", false};
    screen.new_a_day = {tr("New clauses a day"), std::to_string(settings.new_a_day),
                        tr("From 0 to 100"), "", false};
    screen.retention = {tr("Chance of recall to keep, in %"),
                        std::to_string(std::lround(settings.retention * 100)),
                        tr("From 70 to 97. A higher share means more reviews"), "", false};
    screen.exam = {tr("Day of the exam"), settings.exam,
                   tr("Such as 2026-12-01; empty for none. In the last 30 days it is 95 %"), "",
                   false};
    screen.notice = session.notice;
    return screen;
}

Result<SchoolSettings> typed_settings(const SchoolSettings& before, const std::string& cap,
                                      const std::string& new_a_day, const std::string& retention,
                                      const std::string& exam) {
    SchoolSettings settings = before;
    Problems problems;
    const auto whole = [&](const std::string& typed, const char* field, int least, int most) {
        const auto number = whole_number_from(typed, most);
        if (number && *number >= least) return static_cast<int>(*number);
        problems.push_back(
            {{field, 0, 0},
             tr("Use a whole number from {least} to {most}.", "least"_a = least, "most"_a = most)});
        return least;
    };
    settings.cap = whole(cap, "cap", 1, 500);
    settings.new_a_day = whole(new_a_day, "new_a_day", 0, 100);
    settings.retention = whole(retention, "retention", 70, 97) / 100.0;
    settings.exam = exam;
    if (!exam.empty() && !day_from(exam, 0))
        problems.push_back({{"exam", 0, 0}, tr("Use a day such as 2026-12-01, or nothing.")});
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    return settings;
}

}  // namespace fairdeal
