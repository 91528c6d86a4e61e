#include "desk/learn/learn_session.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/lesson/lesson_screen.h"
#include "desk/school/curriculum.h"
#include "desk/school/taught.h"
#include "drills/irregular/irregular_item.h"
#include "questions/kinds/kind.h"
#include "store/places.h"

namespace fairdeal {

namespace {

/// Starts a run by the function given; where it finds nothing the plan stays open.
template <class Start>
void begin(LearnSession& learn, const std::string& otherwise, Start start) {
    QuestionRun run;
    learn.school.error.clear();
    learn.school.notice.clear();
    if (!is_signed_in(learn.school)) return;
    if (!start(run)) {
        if (learn.school.error.empty() && learn.school.notice.empty())
            learn.school.notice = otherwise;
        return;
    }
    learn.show(LearnView::Today);
    learn.run = std::move(run);
}

/// Of the person who is signed in; what the machine refuses is said above every page.
template <class Keep>
void keep_or_say(LearnSession& learn, Keep keep) {
    if (!is_signed_in(learn.school)) return;
    const std::string before = std::exchange(learn.school.error, {});
    keep();
    if (learn.school.error.empty())
        learn.school.error = before;
    else
        learn.desk_notice =
            tr("What you did here cannot be saved: {problem}", "problem"_a = learn.school.error);
}

/// The first hand of a lesson that is worked through on the felt.
std::optional<TableScreen> first_hand(const Lesson& lesson, const Library& library) {
    for (const LessonItem& item : lesson.worked) {
        const Scenario* scenario = scenario_of(item, library);
        if (scenario != nullptr && scenario->question.kind != QuestionKind::Talk)
            return table_screen(*scenario);
    }
    return std::nullopt;
}

/// In place of the profiles, where there is none yet: which game somebody deals.
void add_welcome(ProfilesScreen& screen, const Library& library) {
    screen.heading = tr("Which game do you deal?");
    screen.story = tr(
        "Your first lesson opens at once. You need no profile until there is something to keep.");
    screen.empty.clear();
    for (const Game game : games_with_lessons(library)) {
        const LessonItemScreen first = list_lessons(library, game, {}).lessons.front();
        GameItem item{game, std::string(title_of(game)), "", {}, ""};
        item.detail = tr("Lesson 1: {title}", "title"_a = first.title);
        if (const Lesson* lesson = find_lesson(library.lessons, first.id))
            item.table = first_hand(*lesson, library);
        item.spoken = tr("{game}. {lesson}", "game"_a = item.title, "lesson"_a = item.detail);
        screen.games.push_back(std::move(item));
    }
}

}  // namespace

void LearnSession::open() {
    if (std::exchange(is_open, true)) return;
    const auto own = file.empty() ? school_file() : file;
    if (own.empty()) {
        school.error = tr("There is no folder to keep the school in");
        return;
    }
    school = open_school(own, library, machine_clock());
}

void LearnSession::show(LearnView wanted) {
    open();
    view = wanted;
    if (view != LearnView::Book) school.notice.clear();
}

std::vector<LearnView> LearnSession::views() const {
    std::vector<LearnView> views{LearnView::Today, LearnView::Lessons, LearnView::Mastery};
    const bool trains = may_see_others(school);
    if (trains) views.push_back(LearnView::Group);
    views.push_back(LearnView::Settings);
    views.push_back(LearnView::Book);
    if (trains) {
        views.push_back(LearnView::Write);
        views.push_back(LearnView::Cards);
        views.push_back(LearnView::Packs);
    }
    return views;
}

LearnTabsScreen LearnSession::tabs() const {
    LearnTabsScreen screen{{}, view, {}};
    const bool inside = is_signed_in(school);
    for (const LearnView each : views()) {
        if (inside || !needs_profile(each) || each == LearnView::Today)
            screen.offered.push_back(each);
    }
    const auto person = inside ? school.school->person(school.who) : std::nullopt;
    if (person) screen.person = person->name.empty() ? person->id : person->name;
    return screen;
}

TodayScreen LearnSession::today() {
    TodayScreen today = today_screen(school, library);
    for (const std::string& more : {today.streak, today.pushed, today.exam, left_out})
        today.done += (today.done.empty() || more.empty() ? "" : " ") + more;
    return today;
}

void LearnSession::pick_lesson(std::size_t lesson) {
    const TodayScreen shown = today_screen(school, library);
    if (lesson < shown.lessons.size()) school.lesson_game = shown.lessons[lesson].game;
}

LearnAction LearnSession::first_step() {
    switch (today_screen(school, library).first) {
        case TodayStep::Resume: return LearnAction::Resume;
        case TodayStep::Lesson: return LearnAction::Lesson;
        case TodayStep::Reviews: return LearnAction::Reviews;
        case TodayStep::Drill: break;
    }
    return LearnAction::Drill;
}

ProfilesScreen LearnSession::people() const {
    ProfilesScreen screen = profiles_screen(school);
    if (school.school && screen.items.empty() && !screen.form) add_welcome(screen, library);
    return screen;
}

std::optional<Destination> LearnSession::deal(Game game) const {
    const LessonListScreen lessons = list_lessons(library, game, {});
    if (lessons.lessons.empty()) return std::nullopt;
    return ReadLesson{lessons.lessons.front().id};
}

void LearnSession::choose_level(int level) {
    drill.level = drill.level == level ? std::nullopt : std::optional(level);
}

std::optional<DrillChoice> LearnSession::mistakes() const {
    if (!is_signed_in(school)) return std::nullopt;
    const auto wrong = wrong_this_week(school, library);
    if (wrong.empty()) return std::nullopt;
    const auto chosen = wrong.find(drill.game);
    const auto& [game, clauses] = chosen == wrong.end() ? *wrong.begin() : *chosen;
    return DrillChoice{game, clauses, {}};
}

std::optional<DrillChoice> LearnSession::taught_drill() const {
    const RuleBook* book = find_book(library, drill.game);
    if (book == nullptr || !drill.clauses.empty() || may_see_others(school)) return drill;
    const ClauseSet taught = taught_to(school, library, school.who);
    DrillChoice choice = drill;
    bool is_whole = true;
    for (const BookSection& section : book->sections) {
        for (const BookClause& clause : section.clauses) {
            if (!can_be_dealt(drill.game, clause.id)) continue;
            if (taught.contains(clause.id))
                choice.clauses.push_back(clause.id);
            else
                is_whole = false;
        }
    }
    if (is_whole) return drill;
    const BookSection chapter = chapter_to_learn(*book);
    for (const BookClause& clause : chapter.clauses) {
        if (taught.contains(clause.id)) choice.clauses.push_back(clause.id);
    }
    return choice.clauses.empty() ? std::nullopt : std::optional(choice);
}

void LearnSession::type(std::string NewProfile::*field, const std::string& typed) {
    if (!school.form) return;
    *school.form.*field = typed;
    school.form->refused.clear();
}

void LearnSession::set_trainer(bool trains) {
    if (school.form) school.form->trainer = trains;
}

void LearnSession::choose(Game game) {
    const bool irregular = is_irregular();
    drill.game = game;
    drill.clauses.clear();
    if (irregular) set_irregular(true);
}

bool LearnSession::is_irregular() const {
    const auto topics = irregular_topics(drill.game);
    return std::equal(topics.begin(), topics.end(), drill.clauses.begin(), drill.clauses.end());
}

void LearnSession::set_irregular(bool on) {
    const auto topics = irregular_topics(drill.game);
    if (on) return drill.clauses.assign(topics.begin(), topics.end());
    drill.clauses.clear();
    std::erase_if(drill.kinds,
                  [](QuestionKind kind) { return kind_of(kind).facts.only_irregular; });
}

void LearnSession::toggle(QuestionKind kind) {
    if (kind_of(kind).facts.only_irregular) set_irregular(true);
    const auto found = std::find(drill.kinds.begin(), drill.kinds.end(), kind);
    if (found == drill.kinds.end())
        drill.kinds.push_back(kind);
    else
        drill.kinds.erase(found);
}

std::optional<LearnAction> LearnSession::action_of(const KeyPress& key) const {
    const auto* action = fairdeal::action_of(learn_actions, key);
    if (action == nullptr) return std::nullopt;
    // Letters are typed then, and not always into a field: nothing typed is lost by one.
    if (school.form) {
        if (action->name == LearnAction::SignIn) return LearnAction::MakeProfile;
        return action->name == LearnAction::DropForm ? std::optional(action->name) : std::nullopt;
    }
    if (action->name == LearnAction::DropForm) return std::nullopt;
    const bool is_nobodys =
        action->name == LearnAction::SignIn || action->name == LearnAction::NewProfile;
    return is_nobodys == school.who.empty() ? std::optional(action->name) : std::nullopt;
}

std::optional<Destination> LearnSession::apply(LearnAction action) {
    switch (action) {
        case LearnAction::SignIn:
            if (sign_in(school, school.picked, std::exchange(passphrase, {})))
                return EnterSchool{false};
            break;
        case LearnAction::NewProfile: school.form.emplace(); break;
        case LearnAction::MakeProfile:
            if (make_profile(school)) return EnterSchool{true};
            break;
        case LearnAction::DropForm: school.form.reset(); break;
        case LearnAction::Lesson: {
            const std::string lesson = today_screen(school, library).lesson_id;
            if (!lesson.empty()) return ReadLesson{lesson};
            break;
        }
        case LearnAction::Placement: place(); break;
        case LearnAction::Resume:
            if (auto kept = unfinished_to_resume(school)) return ResumeRun{*std::move(kept)};
            resume_questions();
            break;
        case LearnAction::Reviews:
        case LearnAction::Drill:
        case LearnAction::Mistakes: ask(action); break;
        case LearnAction::Payouts:
            if (is_signed_in(school)) return StartPayouts{};
            break;
        case LearnAction::Round:
            if (is_signed_in(school)) return DealRound{};
            break;
        case LearnAction::Shift:
            if (is_signed_in(school)) return DealShift{};
            break;
        case LearnAction::Walk: break;
    }
    return std::nullopt;
}

void LearnSession::resume_questions() {
    begin(*this, "", [&](QuestionRun& made) {
        if (resume_item(made, school, library)) return true;
        if (made.placement) school.notice = result_in_words(made, library);
        return false;
    });
}

void LearnSession::ask(LearnAction action) {
    if (action == LearnAction::Reviews)
        begin(*this, tr("Nothing is due now."),
              [&](QuestionRun& made) { return start_reviews(made, school, library); });
    else if (action == LearnAction::Drill)
        begin(*this, tr("No hand could be dealt for this choice."), [&](QuestionRun& made) {
            const auto taught = taught_drill();
            if (!taught)
                school.notice =
                    tr("A drill asks what you were taught. Start with a lesson, or take "
                       "the placement test.");
            return taught && start_drill(made, school, library, *taught);
        });
    else
        begin(*this, tr("Nothing of the last 7 days is left to practise."), [&](QuestionRun& made) {
            const auto wrong = mistakes();
            return wrong && start_drill(made, school, library, *wrong);
        });
}

void LearnSession::place() {
    const TodayScreen shown = today_screen(school, library);
    if (shown.placement.empty()) return;
    const Game game = shown.lessons[shown.picked].game;
    begin(*this, tr("No question could be dealt for this game\u2019s lessons."),
          [&](QuestionRun& made) { return start_placement(made, school, library, game); });
}

void LearnSession::drill_clause(const std::string& clause) {
    const auto game = game_of_clause(clause, library, {school.game});
    if (!game) return;
    begin(*this,
          tr("No dealt hand turns on {clause}: read it in the rule book.", "clause"_a = clause),
          [&](QuestionRun& made) {
              return start_drill(made, school, library, {*game, {clause}, {}});
          });
}

void LearnSession::next_item() {
    if (!run || fairdeal::next_item(*run, school, library)) return;
    const std::string result = result_in_words(*run, library);
    leave_run();
    school.notice = result;
}

bool LearnSession::same_again() { return run && ask_same_again(*run, school, library); }

bool LearnSession::contrast() { return run && ask_contrast(*run, school, library); }

void LearnSession::leave_run() {
    if (run) end_questions(*run, school, library);
    run.reset();
}

void LearnSession::keep() {
    keep_or_say(*this, [&] {
        if (run) keep_questions(*run, school, library);
    });
}

void LearnSession::keep_practised(const Practice& marked) {
    keep_or_say(*this, [&] { keep_answer(school, answer_of(marked, library, AnswerFacts())); });
}

void LearnSession::sign_out() {
    leave_run();
    if (view != LearnView::Book) view = LearnView::Today;
    fairdeal::sign_out(school);
}

void LearnSession::forget_passphrases() {
    passphrase.clear();
    forget_secrets(school);
}

}  // namespace fairdeal
