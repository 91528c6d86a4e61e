#include "desk/school/school.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <set>

#include "base/translation.h"
#include "base/utc_now.h"
#include "desk/school/school_screen.h"
#include "desk/school/taught.h"
#include "ledger/key.h"
#include "school/names.h"
#include "school/school_trainer.h"
#include "words/words.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// Whether a work was done; if not, why in the room's error.
template <class T>
bool done(SchoolRoom& room, const Result<T>& result) {
    room.error = result ? "" : result.error().front().what;
    return result.has_value();
}

/// Runs a work on the school; what the machine refuses is the room's error.
template <class Work>
bool tried(SchoolRoom& room, Work work) {
    if (!room.school) return false;
    try {
        return work();
    } catch (const std::exception& error) {
        room.error = error.what();
        return false;
    }
}

/// What the clauses of every book say now, under the house's cards.
std::vector<ClauseEdition> editions_now(const Library& library, Millis now) {
    std::vector<ClauseEdition> editions;
    for (const RuleBook& book : library.books) {
        const TableCard card = house_card(library, book.game);
        for (const BookSection& section : book.sections) {
            for (const BookClause& clause : section.clauses)
                editions.push_back({clause.id, edition_of(clause, book, card), now});
        }
    }
    return editions;
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

Person person_of(const SchoolRoom& room, const NewProfile& form) {
    Person person;
    person.name = form.name;
    person.team = form.team;
    person.since = room.clock.now();
    const std::string made = id_from(form.name);
    person.id = form.id.empty() ? free_id(*room.school, made.empty() ? "guest" : made) : form.id;
    person.roles = {form.trainer ? Role::Trainer : Role::Trainee};
    if (room.school->people().empty()) person.roles.push_back(Role::Administrator);
    return person;
}

void add_kind(std::vector<std::string>& curriculum, const RuleBook& book, ClauseKind kind) {
    for (const BookSection& section : book.sections) {
        for (const BookClause& clause : section.clauses) {
            if (clause.kind == kind) curriculum.push_back(clause.id);
        }
    }
}

struct Today {
    Millis begins = 0, ends = 0;
};

Today today_of(const SchoolRoom& room) {
    const Millis local = room.clock.now() + room.clock.east;
    const Millis begins = local - (local % a_day + a_day) % a_day - room.clock.east;
    return {begins, begins + a_day};
}

/// How many clauses were asked for today and are not due again before it ends, and how many clauses
/// were started.
void count_today(PlanOptions& options, const ClauseStates& states,
                 const std::vector<GivenAnswer>& answers, Millis begins) {
    std::set<std::string_view> before, today;
    for (const GivenAnswer& answer : answers)
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

SchoolRoom open_school(const fs::path& file, const Library& library, SchoolClock clock) {
    SchoolRoom room;
    room.file = file;
    room.clock = std::move(clock);
    if (!library.books.empty()) room.game = library.books.front().game;
    std::error_code error;
    fs::create_directories(fs::absolute(file).parent_path(), error);
    auto school = School::open_or_create(file);
    if (!done(room, school)) return room;
    room.school = std::make_unique<School>(*std::move(school));
    tell_editions(room, library);
    return room;
}

void tell_editions(SchoolRoom& room, const Library& library) {
    tried(room, [&] {
        const auto changes = room.school->tell_editions(editions_now(library, room.clock.now()));
        if (!changes.empty())
            room.notice = tr_n("A clause has changed and will be asked again: {clauses}",
                               "Clauses have changed and will be asked again: {clauses}",
                               static_cast<std::int64_t>(changes.size()),
                               "clauses"_a = fmt::format("{}", fmt::join(changes, ", ")));
        return true;
    });
}

void forget_secrets(SchoolRoom& room) {
    if (!room.form) return;
    room.form->passphrase.clear();
    room.form->again.clear();
    room.form->administrator_passphrase.clear();
}

namespace {

/// Whether an administrator signs, where one has to; else why not is in the form.
bool is_signed(const School& school, NewProfile& form) {
    form.refused.clear();
    if (!form.trainer || school.people().empty()) return true;
    const auto said =
        must_be_administrator(school, form.administrator, form.administrator_passphrase);
    form.administrator_passphrase.clear();  // somebody else's: it does not stay typed
    if (!said) form.refused = capital(said.error().front().what) + ".";
    return said.has_value();
}

/// What a guest has answered is theirs now.
bool keep_unkept(SchoolRoom& room) {
    for (GivenAnswer& answer : room.unkept) {
        answer.person = room.who;
        if (!done(room, room.school->add(answer))) return false;
    }
    room.unkept.clear();
    return true;
}

}  // namespace

bool make_profile(SchoolRoom& room, const PassphraseCost& cost) {
    if (!room.form) return false;
    room.form->pressed = true;
    return tried(room, [&] {
        const auto refuse = [&] {
            room.error = profile_form(room)->problem;
            return !room.error.empty();
        };
        if (refuse()) return false;
        if (!is_signed(*room.school, *room.form)) return refuse(), false;
        const NewProfile form = *room.form;
        const Person person = person_of(room, form);
        if (!done(room, room.school->add_person(person, form.passphrase, cost))) return false;
        room.form.reset();
        room.who = room.picked = person.id;
        if (!keep_unkept(room)) return false;
        room.notice = tr("Your profile is made.");
        return true;
    });
}

bool sign_in(SchoolRoom& room, const std::string& id, const std::string& passphrase) {
    return tried(room, [&] {
        const auto person = room.school->person(id);
        if (!person) {
            room.error = tr("Choose who signs in from the list first.");
            return false;
        }
        room.picked = id;
        if (passphrase.empty() && person->has_passphrase) {
            room.error = tr("Type the passphrase of {name}.", "name"_a = called(*person));
            return false;
        }
        if (!room.school->opens(id, passphrase)) {
            room.error = tr("The passphrase is wrong.");
            return false;
        }
        room.who = id;
        room.unkept.clear();
        room.error.clear();
        room.notice.clear();
        return true;
    });
}

void sign_out(SchoolRoom& room) {
    room.who.clear();
    room.trainee.clear();
    room.clause.clear();
    room.lesson_game.reset();
    room.error.clear();
    room.notice.clear();
}

bool change_settings(SchoolRoom& room, const SchoolSettings& settings) {
    return tried(room, [&] {
        if (!done(room, room.school->set(room.who, settings))) return false;
        room.notice = tr("Saved.");
        return true;
    });
}

std::vector<Game> games_of(const Library& library, const SchoolSettings& settings) {
    std::vector<Game> games = settings.games;
    for (const RuleBook& book : library.books) {
        if (settings.games.empty()) games.push_back(book.game);
    }
    std::erase_if(games, [&](Game game) { return find_book(library, game) == nullptr; });
    return games;
}

std::vector<std::string> curriculum_of(const Library& library, const SchoolSettings& settings) {
    std::vector<std::string> curriculum;
    for (const Game game : games_of(library, settings)) {
        for (const ClauseKind kind : {ClauseKind::Settlement, ClauseKind::Procedure,
                                      ClauseKind::Definition, ClauseKind::Talk})
            add_kind(curriculum, *find_book(library, game), kind);
    }
    return curriculum;
}

PlanOptions plan_options_of(SchoolRoom& room, const Library& library, const std::string& who) {
    const SchoolSettings settings = room.school->settings_of(who);
    const Today today = today_of(room);
    PlanOptions options;
    options.now = room.clock.now();
    options.day_ends = today.ends;
    options.cap = settings.cap;
    options.new_a_day = settings.new_a_day;
    options.retention =
        retention_at(settings.retention, day_from(settings.exam, room.clock.east), options.now);
    options.curriculum = curriculum_of(library, settings);
    const ClauseSet taught = taught_to(room, library, who);
    std::erase_if(options.curriculum, [&](const std::string& id) { return !taught.contains(id); });
    count_today(options, room.school->states_of(who), room.school->answers_of(who), today.begins);
    return options;
}

DayPlan plan_of(SchoolRoom& room, const Library& library, const std::string& who) {
    if (!room.school || who.empty()) return {};
    return plan_day(room.school->states_of(who), plan_options_of(room, library, who),
                    SchoolRules());
}

DayPlan plan_of(SchoolRoom& room, const Library& library) {
    return plan_of(room, library, room.who);
}

Millis end_of_today(const SchoolRoom& room) { return today_of(room).ends; }

bool keep_answer(SchoolRoom& room, GivenAnswer answer) {
    answer.person = room.who;
    answer.at = room.clock.now();
    return tried(room, [&] { return done(room, room.school->add(answer)); });
}

bool keep_answer_in_run(SchoolRoom& room, GivenAnswer answer, UnfinishedRun run) {
    answer.person = room.who;
    answer.at = run.at = room.clock.now();
    return tried(room, [&] { return done(room, room.school->add_in_run(answer, run)); });
}

void keep_item(SchoolRoom& room, OpenItem item) {
    if (item.shown == 0) item.shown = room.clock.now();
    tried(room, [&] {
        room.school->keep_open(room.who, item);
        return true;
    });
}

void keep_progress(SchoolRoom& room, const LessonProgress& progress) {
    tried(room, [&] {
        room.school->keep_lesson(room.who, progress);
        return true;
    });
}

std::optional<OpenItem> item_to_resume(const SchoolRoom& room) {
    if (!room.school || room.who.empty()) return std::nullopt;
    return room.school->open_item(room.who);
}

void keep_run(SchoolRoom& room, const OpenRun& run) {
    tried(room, [&] {
        room.school->keep_run(room.who, run);
        return true;
    });
}

void drop_run(SchoolRoom& room) {
    tried(room, [&] {
        room.school->drop_run(room.who);
        return true;
    });
}

std::optional<OpenRun> run_to_resume(const SchoolRoom& room) {
    if (!room.school || room.who.empty()) return std::nullopt;
    return room.school->open_run(room.who);
}

void keep_unfinished(SchoolRoom& room, UnfinishedRun run) {
    run.at = room.clock.now();
    tried(room, [&] {
        room.school->keep_unfinished(room.who, run);
        return true;
    });
}

void drop_unfinished(SchoolRoom& room, std::string_view kind) {
    tried(room, [&] {
        room.school->drop_unfinished(room.who, kind);
        return true;
    });
}

std::optional<UnfinishedRun> unfinished_run(const SchoolRoom& room, std::string_view kind) {
    if (!is_signed_in(room)) return std::nullopt;
    for (UnfinishedRun& run : room.school->unfinished(room.who))
        if (run.kind == kind) return std::move(run);
    return std::nullopt;
}

std::optional<UnfinishedRun> unfinished_to_resume(const SchoolRoom& room) {
    if (!is_signed_in(room)) return std::nullopt;
    const auto open = item_to_resume(room);
    auto runs = room.school->unfinished(room.who);
    if (runs.empty() || (open && open->shown > runs.front().at)) return std::nullopt;
    return std::move(runs.front());
}

bool is_signed_in(const SchoolRoom& room) { return room.school && !room.who.empty(); }

bool may_see_others(const SchoolRoom& room) {
    const auto person = is_signed_in(room) ? room.school->person(room.who) : std::nullopt;
    return person && may_see_others(*person);
}

}  // namespace fairdeal
