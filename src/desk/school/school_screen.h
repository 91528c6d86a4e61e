#pragma once
// Everything the school's pages show, as plain values. `spoken` is what a screen reader says of a
// thing as a whole; `words` of a chart are what the chart shows, in sentences.

#include <array>

#include "desk/school/assigned.h"
#include "desk/school/school.h"
#include "picture/charts/progress.h"
#include "picture/table/table_screen.h"
#include "print/group_page.h"

namespace fairdeal {

struct FieldScreen {
    std::string label, value, hint;  // `hint`: what belongs there
    std::string problem;             // of what is typed or missing; empty: none
    bool secret = false;             // shown as dots
};

// --- who are you?

struct ProfileItem {
    std::string id;
    std::string title;   // the name, or the id where it was erased
    std::string detail;  // "Trainee · 124 answers · last on 3 May 2026"
    bool needs_passphrase = false;
    bool picked = false;
    std::string spoken;
};
struct NewProfileScreen {
    FieldScreen id, name, passphrase, again, team;
    FieldScreen administrator, administrator_passphrase;
    bool asks_administrator = false;  // someone else must say that this one trains others
    std::string trainer_label, trainer_hint;
    bool trainer = false;
    std::string story;    // who makes this profile, and what it takes
    std::string problem;  // the first of its fields'
};
/// The fields in their order, with where each is typed into.
struct ProfileField {
    FieldScreen NewProfileScreen::*shown;
    std::string NewProfile::*typed;
};
inline constexpr std::array profile_fields{
    ProfileField{&NewProfileScreen::name, &NewProfile::name},
    ProfileField{&NewProfileScreen::team, &NewProfile::team},
    ProfileField{&NewProfileScreen::passphrase, &NewProfile::passphrase},
    ProfileField{&NewProfileScreen::again, &NewProfile::again},
    ProfileField{&NewProfileScreen::administrator, &NewProfile::administrator},
    ProfileField{&NewProfileScreen::administrator_passphrase,
                 &NewProfile::administrator_passphrase},
};
struct GameItem {
    Game game = Game::Breakout;
    std::string title;                 // "Breakout Blackjack"
    std::string detail;                // "Lesson 1: Two ways to bet"
    std::optional<TableScreen> table;  // the first hand of that lesson
    std::string spoken;
};
struct ProfilesScreen {
    std::string heading, story;
    std::vector<ProfileItem> items;
    std::vector<GameItem> games;  // where there is no profile yet: to begin with
    std::string empty;            // what to say where there is no profile
    FieldScreen passphrase;       // of the picked one; without label where it needs none
    bool can_sign_in = false;
    std::optional<NewProfileScreen> form;
    std::string error, notice;
};
ProfilesScreen profiles_screen(const SchoolSession& session);
/// The form of a new profile, while one is filled in.
std::optional<NewProfileScreen> profile_form(const SchoolSession& session);

// --- today

struct PlanItem {
    std::string clause;    // id
    std::string section;   // of the rule book
    std::string text;      // the clause
    std::string game;      // "Breakout Blackjack"
    std::string why;       // "Due since yesterday", "New", "Changed on 3 May 2026"
    std::string standing;  // "Familiar: right 9 of 10, so between 60 % and 98 %"
    std::string spoken;
};
/// What Today leads to first: what is open, then the lesson they are in, then what is due, then the
/// next lesson.
enum class TodayStep : std::uint8_t { Resume, Lesson, Reviews, Drill };
struct TodayScreen {
    TodayStep first = TodayStep::Drill;
    std::string heading;      // "Good morning, Ann"
    std::string headline;     // "12 clauses to review and 3 new ones, about 14 minutes"
    std::string done;         // "You have answered 5 today, 4 of them rightly."
    std::string streak;       // "You have practised 6 days in a row."; empty below 2
    std::string pushed;       // "8 more can wait: they are put off to the next days."; empty: none
    std::string exam;         // "Exam in 12 days: asked more often until then."; empty: none
    std::string assigned;     // a line each: "Overdue since ...: ...", "By 11 December 2026: ..."
    bool is_overdue = false;  // the first of these
    std::string floor;        // "From the floor: 2 clauses that ..."; empty: none
    std::string resume;       // "You were in the middle of a question. Resume it."; empty: none
    bool can_start = false, can_drill_mistakes = false;
    std::vector<PlanItem> items;
    std::vector<GameItem> lessons;  // the next one of each game that has one left
    std::size_t picked = 0;         // of these: what is said of a lesson is about it
    std::string lesson_id;          // empty: no lesson is left
    std::string lesson_label;       // "Start lesson 3", "Resume lesson 3"
    std::string lesson;             // "Next lesson: ..."
    std::string placement;          // why to take the placement test of its game; empty: no need
    std::string empty;              // "Nothing is due today..." ; empty if something is
    std::string error, notice;
};
TodayScreen today_screen(SchoolSession& session, const Library& library);

// --- settings

struct SettingsScreen {
    FieldScreen cap, new_a_day, retention, exam;
    std::string error, notice;
};
SettingsScreen settings_screen(const SchoolSession& session);
/// What was typed, as settings; a Problem's source names the field ("cap", "new_a_day",
/// "retention", "exam").
Result<SchoolSettings> typed_settings(const SchoolSettings& before, const std::string& cap,
                                      const std::string& new_a_day, const std::string& retention,
                                      const std::string& exam);

// --- progress

struct SumScreen {
    std::string title, value, detail;
    std::string spoken;
};
struct MapItem {  // one clause of the map, in its order
    std::string clause, section, text;
    std::string standing;
    std::string memory;  // "Chance of recall 93 %; due on 3 May 2026"
    std::string spoken;
};
template <class Picture>
struct ChartScreen {
    std::string title;
    Picture picture;
    std::string words;                // the whole chart, for a screen reader
    std::vector<std::string> points;  // its points one by one, to be walked through
};
struct GameTab {
    Game game = Game::Breakout;
    std::string label;
    bool on = false;
};
struct ProgressScreen {
    std::string heading;  // "Your progress", "Ben's progress"
    std::vector<GameTab> games;
    std::vector<SumScreen> sums;  // mastered, sound, due, time
    ChartScreen<MasteryMapPicture> map;
    std::vector<MapItem> items;  // the map as a list
    int current = -1;            // the picked clause among them
    std::vector<std::string>
        legend;  // words to the signs: not asked, learning, sound, mastered, due
    ChartScreen<TrendPicture> accuracy, speed;
    ChartScreen<ForecastPicture> forecast;
    std::string empty;  // before the first answer
};
ProgressScreen progress_screen(SchoolSession& session, const Library& library);

// --- the group

struct GroupTraineeItem {
    std::string id, title;
    std::string answers, right, on_task, last, mastered, due;  // columns
    std::string struggles;           // "Dealer Hand Push (BRK-PUSH-3), ..."
    int asked = 0, right_count = 0;  // for draw_share
    Interval interval;
    bool picked = false;
    std::string spoken;
};
struct GroupClauseItem {
    std::string clause, section, text;
    std::string asked, right, started, mastered, struggling;  // columns
    int asked_count = 0, right_count = 0;
    Interval interval;
    std::string spoken;
};
struct GroupMistakeItem {
    std::string misreading, sentence;  // the trainer's sentence of it
    std::string count;                 // "9 times, 3 people"
    std::string spoken;
};
struct GroupScreen {
    std::string heading;             // "Evening", "Everybody"
    std::string game;                // whose clauses and mistakes these are
    std::string period;              // "The last 28 days"
    std::vector<std::string> teams;  // to choose from
    std::vector<std::string> trainee_columns, clause_columns;
    std::vector<GroupTraineeItem> trainees;
    std::vector<GroupClauseItem> clauses;
    std::vector<GroupMistakeItem> mistakes;
    std::vector<GroupAssignmentItem> assignments;  // of every game
    std::string empty;                             // why nobody is listed
    std::string forbidden;  // who is signed in may not see it; everything else is then empty
};
GroupScreen group_screen(SchoolSession& session, const Library& library);
/// The same, to be printed.
GroupPrint group_print(const GroupScreen& group, const UtcTime& now);

// --- words

/// "3 May 2026" of the local day of a time.
std::string day_in_words(Millis at, Millis east);
/// The same without the year: "3 May".
std::string day_of_year(Millis at, Millis east);
/// "Friday, 11 December 2026".
std::string weekday_in_words(Millis at, Millis east);
/// "2026-05-03" of the local day of a time, and the time at which a local day begins.
std::string iso_day(Millis at, Millis east);
std::optional<Millis> day_from(const std::string& iso, Millis east);
/// "about 14 minutes", "less than a minute", "about 2 hours".
std::string about_time(Millis time);
/// "right 18 of 20, so between 70 % and 97 %".
std::string share_in_words(int right, int asked, const Interval& interval);
std::string standing_in_words(ClauseStanding standing);

}  // namespace fairdeal
