#include "desk/school/school.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <set>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/school/curriculum.h"
#include "desk/school/from_floor.h"
#include "desk/school/school_screen.h"
#include "desk/school/taught.h"
#include "ledger/key.h"
#include "school/names.h"
#include "school/school_trainer.h"
#include "words/words.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// Whether a work was done; if not, why in the session's error.
template <class T>
bool done(SchoolSession& session, const Result<T>& result) {
    session.error = result ? "" : result.error().front().what;
    return result.has_value();
}

/// Runs a work on the school; what the machine refuses is the session's error.
template <class Work>
bool tried(SchoolSession& session, Work work) {
    if (!session.school) return false;
    try {
        return work();
    } catch (const std::exception& error) {
        session.error = error.what();
        return false;
    }
}

/// Letters and digits of a name as an id: "Ann O'Hara" gives "ann-o-hara".
std::string id_from(const std::string& name) {
    constexpr std::size_t longest = 32;
    std::string id;
    for (const char c : name) {
        const bool is_upper = c >= 'A' && c <= 'Z';
        const char lower = is_upper ? static_cast<char>(c - 'A' + 'a') : c;
        if (is_person_id(std::string(1, lower)) && lower != '.')
            id += lower;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    id = id.substr(0, longest);
    while (!id.empty() && id.back() == '-') id.pop_back();
    return id;
}

/// The id itself, or the first of id-2, id-3, ... that nobody has.
std::string free_id(const School& school, const std::string& id) {
    std::string free = id;
    for (int i = 2; school.person(free); ++i) free = fmt::format("{}-{}", id, i);
    return free;
}

Person person_of(const SchoolSession& session, const NewProfile& form) {
    Person person;
    person.name = form.name;
    person.team = form.team;
    person.since = session.clock.now();
    const std::string made = id_from(form.name);
    person.id = form.id.empty() ? free_id(*session.school, made.empty() ? "guest" : made) : form.id;
    person.roles = {form.trainer ? Role::Trainer : Role::Trainee};
    if (session.school->people().empty()) person.roles.push_back(Role::Administrator);
    return person;
}

struct Today {
    Millis begins = 0, ends = 0;
};

Today today_of(const SchoolSession& session) {
    const Millis local = session.clock.now() + session.clock.east;
    const Millis begins = local - (local % a_day + a_day) % a_day - session.clock.east;
    return {begins, begins + a_day};
}

/// How many clauses were asked for today and are not due again before it ends, and how many clauses
/// were started.
void count_today(PlanOptions& options, const ClauseStates& states,
                 const std::vector<GivenAnswer>& answers, Millis begins) {
    std::set<std::string_view> before, today;
    for (const GivenAnswer& answer : answers)
        if (!answer.clauses.empty())
            (answer.at < begins ? before : today).insert(answer.clauses.front());
    for (const std::string_view clause : today) {
        const auto found = states.find(clause);
        const bool comes_again =
            found != states.end() &&
            due_under(found->second.memory, options.retention, MemoryRules()) < options.day_ends;
        options.answered_today += comes_again ? 0 : 1;
        options.started_today += before.contains(clause) ? 0 : 1;
    }
}

}  // namespace

SchoolClock machine_clock() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    const bool known = localtime_r(&now, &local) != nullptr;
    return {utc_milliseconds_now, known ? Millis{local.tm_gmtoff} * 1000 : 0};
}

SchoolSession open_school(const fs::path& file, const Library& library, SchoolClock clock) {
    SchoolSession session;
    session.file = file;
    session.clock = std::move(clock);
    if (!library.books.empty()) session.game = library.books.front().game;
    std::error_code error;
    fs::create_directories(fs::absolute(file).parent_path(), error);
    auto school = School::open_or_create(file);
    if (!done(session, school)) return session;
    session.school = std::make_unique<School>(*std::move(school));
    tell_editions(session, library);
    return session;
}

void tell_editions(SchoolSession& session, const Library& library) {
    tried(session, [&] {
        const auto changes =
            session.school->tell_editions(editions_now(library, session.clock.now()));
        if (!changes.empty())
            session.notice = tr_n("A clause has changed and will be asked again: {clauses}",
                                  "Clauses have changed and will be asked again: {clauses}",
                                  static_cast<std::int64_t>(changes.size()),
                                  "clauses"_a = fmt::format("{}", fmt::join(changes, ", ")));
        return true;
    });
}

void forget_secrets(SchoolSession& session) {
    if (!session.form) return;
    session.form->passphrase.clear();
    session.form->again.clear();
    session.form->administrator_passphrase.clear();
}

namespace {

/// Whether an administrator signs, where one has to; else why not is in the form.
bool is_signed(const School& school, NewProfile& form) {
    form.refused.clear();
    if (!form.trainer || school.people().empty()) return true;
    const auto said = must_be_administrator(school, administrator_named(school, form.administrator),
                                            form.administrator_passphrase);
    form.administrator_passphrase.clear();  // somebody else's: it does not stay typed
    if (!said) form.refused = as_sentence(said.error().front().what);
    return said.has_value();
}

/// What a guest has answered, and how far they are in their lessons, is theirs now.
bool keep_unkept(SchoolSession& session) {
    for (GivenAnswer& answer : session.unkept.answers) {
        answer.person = session.who;
        if (!done(session, session.school->add(answer))) return false;
    }
    for (const LessonProgress& progress : session.unkept.lessons)
        session.school->keep_lesson(session.who, progress);
    session.unkept = {};
    return true;
}

}  // namespace

bool make_profile(SchoolSession& session, const PassphraseCost& cost) {
    if (!session.form) return false;
    session.form->pressed = true;
    return tried(session, [&] {
        const auto refuse = [&] {
            session.error = profile_form(session)->problem;
            return !session.error.empty();
        };
        if (refuse()) return false;
        if (!is_signed(*session.school, *session.form)) return refuse(), false;
        const NewProfile form = *session.form;
        const Person person = person_of(session, form);
        if (!done(session, session.school->add_person(person, form.passphrase, cost))) return false;
        session.form.reset();
        session.who = session.picked = person.id;
        if (!keep_unkept(session)) return false;
        session.notice = tr("Your profile is made.");
        return true;
    });
}

bool sign_in(SchoolSession& session, const std::string& id, const std::string& passphrase) {
    return tried(session, [&] {
        const auto person = session.school->person(id);
        if (!person) {
            session.error = tr("Choose who signs in from the list first.");
            return false;
        }
        session.picked = id;
        if (passphrase.empty() && person->has_passphrase) {
            session.error = tr("Type the passphrase of {name}.", "name"_a = called(*person));
            return false;
        }
        if (!session.school->opens(id, passphrase)) {
            session.error = tr("The passphrase is wrong.");
            return false;
        }
        session.who = id;
        session.unkept = {};
        session.error.clear();
        session.notice.clear();
        return true;
    });
}

void sign_out(SchoolSession& session) {
    session.who.clear();
    session.trainee.clear();
    session.clause.clear();
    session.lesson_game.reset();
    session.error.clear();
    session.notice.clear();
}

bool change_settings(SchoolSession& session, const SchoolSettings& settings) {
    return tried(session, [&] {
        if (!done(session, session.school->set(session.who, settings))) return false;
        session.notice = tr("Saved.");
        return true;
    });
}

PlanOptions plan_options_of(SchoolSession& session, const Library& library,
                            const std::string& who) {
    const SchoolSettings settings = session.school->settings_of(who);
    const Today today = today_of(session);
    PlanOptions options;
    options.now = session.clock.now();
    options.day_ends = today.ends;
    options.cap = settings.cap;
    options.new_a_day = settings.new_a_day;
    options.retention =
        retention_at(settings.retention, day_from(settings.exam, session.clock.east), options.now);
    options.curriculum = curriculum_of(library, settings);
    const ClauseSet taught = taught_to(session, library, who);
    std::erase_if(options.curriculum, [&](const std::string& id) { return !taught.contains(id); });
    const auto answers = session.school->answers_of(who);
    options.from_floor =
        due_from_floor(session, open_floor_clauses(session, library, who, answers));
    count_today(options, session.school->states_of(who), answers, today.begins);
    return options;
}

DayPlan plan_of(SchoolSession& session, const Library& library, const std::string& who) {
    if (!session.school || who.empty()) return {};
    return plan_day(session.school->states_of(who), plan_options_of(session, library, who),
                    SchoolRules());
}

DayPlan plan_of(SchoolSession& session, const Library& library) {
    return plan_of(session, library, session.who);
}

Millis end_of_today(const SchoolSession& session) { return today_of(session).ends; }

bool keep_answer(SchoolSession& session, GivenAnswer answer) {
    answer.person = session.who;
    answer.at = session.clock.now();
    return tried(session, [&] { return done(session, session.school->add(answer)); });
}

bool keep_answer_in_run(SchoolSession& session, GivenAnswer answer, UnfinishedRun run) {
    answer.person = session.who;
    answer.at = run.at = session.clock.now();
    return tried(session, [&] { return done(session, session.school->add_in_run(answer, run)); });
}

void keep_item(SchoolSession& session, OpenItem item) {
    if (item.shown == 0) item.shown = session.clock.now();
    tried(session, [&] { return session.school->keep_open(session.who, item), true; });
}

void keep_progress(SchoolSession& session, const LessonProgress& progress) {
    tried(session, [&] {
        session.school->keep_lesson(session.who, progress);
        return true;
    });
}

std::optional<OpenItem> item_to_resume(const SchoolSession& session) {
    if (!session.school || session.who.empty()) return std::nullopt;
    return session.school->open_item(session.who);
}

void keep_run(SchoolSession& session, const OpenRun& run) {
    tried(session, [&] {
        session.school->keep_run(session.who, run);
        return true;
    });
}

void drop_run(SchoolSession& session) {
    tried(session, [&] {
        session.school->drop_run(session.who);
        return true;
    });
}

std::optional<OpenRun> run_to_resume(const SchoolSession& session) {
    if (!session.school || session.who.empty()) return std::nullopt;
    return session.school->open_run(session.who);
}

void keep_unfinished(SchoolSession& session, UnfinishedRun run) {
    run.at = session.clock.now();
    tried(session, [&] {
        session.school->keep_unfinished(session.who, run);
        return true;
    });
}

void drop_unfinished(SchoolSession& session, std::string_view kind) {
    tried(session, [&] {
        session.school->drop_unfinished(session.who, kind);
        return true;
    });
}

std::optional<UnfinishedRun> unfinished_run(const SchoolSession& session, std::string_view kind) {
    if (!is_signed_in(session)) return std::nullopt;
    for (UnfinishedRun& run : session.school->unfinished(session.who))
        if (run.kind == kind) return std::move(run);
    return std::nullopt;
}

std::optional<UnfinishedRun> unfinished_to_resume(const SchoolSession& session) {
    if (!is_signed_in(session)) return std::nullopt;
    const auto open = item_to_resume(session);
    auto runs = session.school->unfinished(session.who);
    if (runs.empty() || (open && open->shown > runs.front().at)) return std::nullopt;
    return std::move(runs.front());
}

bool is_signed_in(const SchoolSession& session) { return session.school && !session.who.empty(); }

bool may_see_others(const SchoolSession& session) {
    const auto person = is_signed_in(session) ? session.school->person(session.who) : std::nullopt;
    return person && may_see_others(*person);
}

}  // namespace fairdeal
