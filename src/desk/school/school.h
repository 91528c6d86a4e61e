#pragma once
// The school as its user walks through it: choose or make a profile, sign in, today's plan, the
// answers one after another, progress, and for a trainer their group. Everything a window shows is
// in the structs of school_screen.h; the window calls a function here and draws them again. The
// store does not know the time: it comes from the clock given here.

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <span>

#include "desk/answer/practice.h"
#include "school/school.h"
#include "training/library.h"
#include "training/progress.h"

namespace fairdeal {

/// Milliseconds since 1970 UTC, and what to add to it for the local time of day.
struct SchoolClock {
    std::function<Millis()> now;
    Millis east = 0;
};
/// The machine's own.
SchoolClock machine_clock();

/// What is being typed into the form for a new profile.
struct NewProfile {
    std::string id, name, passphrase, again;
    bool trainer = false;
    std::string team;
    std::string administrator{}, administrator_passphrase{};  // who says that a trainer is one
    bool pressed = false;   // it was to be made: what is missing is said from then on
    std::string refused{};  // why the administrator's passphrase does not do; until it is retyped
};

/// Of lessons while nobody was signed in: a new profile keeps it.
struct GuestsWork {
    std::vector<GivenAnswer> answers;
    std::vector<LessonProgress> lessons;  // each once
};

struct SchoolSession {
    std::filesystem::path file;
    std::unique_ptr<School> school;  // null: `error` says why
    SchoolClock clock;
    std::string error;                // of the last action, in words; empty: none
    std::string notice;               // what the last action did
    std::string picked;               // the profile picked in the list
    std::optional<NewProfile> form;   // while one is filled in
    std::string who;                  // signed in; empty: nobody
    Game game = Game::Breakout;       // whose map is shown
    std::optional<Game> lesson_game;  // picked among the next lessons; nothing: the first of them
    std::string clause;               // picked in the map; empty: none
    std::string trainee;              // picked by a trainer in the group; empty: none
    std::string team;                 // the group is of this team; empty: everybody
    GuestsWork unkept;
};

/// Opens the school, made if it is not there, and tells it what the clauses say now (under the
/// house's table cards). Nobody is signed in.
SchoolSession open_school(const std::filesystem::path& file, const Library& library,
                          SchoolClock clock);

/// Tells it again, once other cards are in force: what has changed is asked again.
void tell_editions(SchoolSession& session, const Library& library);

/// Makes a profile of the form and signs it in. The first of a school is its administrator too;
/// they need a passphrase, and so does who trains others, for whom later an administrator signs.
/// Where it cannot be made all but the administrator's passphrase stays typed; what is wrong is at
/// each field of the form, and the first of it in `error`. An empty id is made from the name.
bool make_profile(SchoolSession& session, const PassphraseCost& cost = {});
/// What the form of a new profile holds of passphrases goes.
void forget_secrets(SchoolSession& session);
/// False where the passphrase is wrong, or one is needed.
bool sign_in(SchoolSession& session, const std::string& id, const std::string& passphrase);
void sign_out(SchoolSession& session);

/// Sets and keeps the settings of the person who is signed in.
bool change_settings(SchoolSession& session, const SchoolSettings& settings);

/// What today's plan is made of: settings, what was answered today, what was taught of the
/// curriculum (taught_to).
PlanOptions plan_options_of(SchoolSession& session, const Library& library, const std::string& who);
/// Today's plan of the person who is signed in, or of another.
DayPlan plan_of(SchoolSession& session, const Library& library);
DayPlan plan_of(SchoolSession& session, const Library& library, const std::string& who);

/// When the local day ends.
Millis end_of_today(const SchoolSession& session);
/// The trainees of the session's team and what they did in the 28 days before `day_ends`, by the
/// clauses of a book. Asks nobody whether they may see it: may_see_others does.
GroupSums group_of(SchoolSession& session, const RuleBook& book, Millis day_ends);

/// What an item is answered with, before it is kept.
struct AnswerFacts {
    AnswerSource source = AnswerSource::Practice;
    std::string item;  // empty: the scenario's id
    Millis took = 0, norm = 0;
    int choices = 0;  // 0: as many as the scenario shows
};
/// A marked scenario as an answer of a person: the clauses that decide it (open points stand for
/// the clauses they are about), what is to blame, what was said. The practice must be marked.
GivenAnswer answer_of(const Practice& practice, const Library& library, const AnswerFacts& facts);

/// The clauses behind those that were cited, each once: open points stand for the clauses they are
/// about.
std::vector<std::string> clauses_behind(const std::vector<ClauseId>& cited, Game game,
                                        const Library& library);

/// Keeps an answer of the person who is signed in; the clock says when. True once it is safe.
bool keep_answer(SchoolSession& session, GivenAnswer answer);
/// The same of payouts, a round or a shift, together with how far that has come; an open item stays
/// open.
bool keep_answer_in_run(SchoolSession& session, GivenAnswer answer, UnfinishedRun run);
/// Keeps the item that is shown and what is typed. `spent` is the time on it so far.
void keep_item(SchoolSession& session, OpenItem item);
/// Keeps how far they are in a lesson.
void keep_progress(SchoolSession& session, const LessonProgress& progress);
/// The item to take up again; none if nothing is open.
std::optional<OpenItem> item_to_resume(const SchoolSession& session);

/// Keeps the run they are in; gives it up.
void keep_run(SchoolSession& session, const OpenRun& run);
void drop_run(SchoolSession& session);
std::optional<OpenRun> run_to_resume(const SchoolSession& session);

/// The payouts, the round or the shift that the person who is signed in is in the middle of; the
/// clock says when.
void keep_unfinished(SchoolSession& session, UnfinishedRun run);
void drop_unfinished(SchoolSession& session, std::string_view kind);
/// The one of this kind ("payouts", "round", "shift").
std::optional<UnfinishedRun> unfinished_run(const SchoolSession& session, std::string_view kind);
/// The last kept of all kinds, if no question was opened after it: it is what there is to go on
/// with.
std::optional<UnfinishedRun> unfinished_to_resume(const SchoolSession& session);

bool is_signed_in(const SchoolSession& session);
/// Whether the person who is signed in may see what others answered.
bool may_see_others(const SchoolSession& session);

}  // namespace fairdeal
