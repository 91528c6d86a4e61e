// The school's section without a window: who is there, what each key stands for then, where an
// action leads, and what the pages of progress, group and settings do.

#include "desk/learn/learn_session.h"

#include <algorithm>

#include "desk/learn/group/group_session.h"
#include "desk/learn/progress_session.h"
#include "desk/learn/settings_session.h"
#include "desk/school/taught.h"
#include "desk/speed/speed_run.h"
#include "school_section.h"

using namespace fairdeal;

namespace {

/// Ann is signed in.
struct Section : SchoolSection {
    void join_as_trainer(const char* name) {
        learn.sign_out();
        learn.apply(LearnAction::NewProfile);
        learn.type(&NewProfile::name, name);
        learn.set_trainer(true);
        learn.type(&NewProfile::passphrase, "a trainer's words");
        learn.type(&NewProfile::again, "a trainer's words");
        learn.type(&NewProfile::administrator, "boss");
        learn.type(&NewProfile::administrator_passphrase, "boss's own words");
        learn.apply(LearnAction::MakeProfile);
        BOOST_REQUIRE_MESSAGE(is_signed_in(school), school.error);
    }
    [[nodiscard]] bool does(const KeyPress& key, LearnAction action) const {
        return learn.action_of(key) == action;
    }
};

template <class Place>
const Place* as(const std::optional<Destination>& destination) {
    return destination ? std::get_if<Place>(&*destination) : nullptr;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(learn_sessions)

BOOST_AUTO_TEST_CASE(a_key_stands_for_what_can_be_done_by_who_is_there) {
    Section section;
    BOOST_TEST(section.does(key('d'), LearnAction::Drill));
    BOOST_TEST(section.does(key('w'), LearnAction::Mistakes));
    BOOST_TEST(section.does(key('g'), LearnAction::Resume));
    BOOST_TEST(!section.learn.action_of(key('n')).has_value());
    BOOST_TEST(!section.learn.action_of(key(KeyName::Enter)).has_value());
    BOOST_TEST(!section.learn.action_of(control_key('d')).has_value());
    section.learn.sign_out();
    BOOST_TEST(!section.learn.action_of(key('d')).has_value());
    BOOST_TEST(!section.learn.action_of(key(KeyName::Escape)).has_value());
    BOOST_TEST(section.does(key(KeyName::Enter), LearnAction::SignIn));
    BOOST_TEST(section.does(key('n'), LearnAction::NewProfile));
    section.learn.apply(LearnAction::NewProfile);
    BOOST_TEST(section.does(key(KeyName::Enter), LearnAction::MakeProfile));
    BOOST_TEST(!section.learn.action_of(key('n')).has_value());  // typed, and nothing is lost
    BOOST_TEST(section.does(key(KeyName::Escape), LearnAction::DropForm));
    section.learn.apply(LearnAction::DropForm);
    BOOST_TEST(!section.school.form.has_value());
}

BOOST_AUTO_TEST_CASE(the_mistakes_of_the_week_are_drilled_and_no_older_ones) {
    Section section;
    pass_lessons(section.school);
    BOOST_TEST(!section.learn.mistakes().has_value());
    BOOST_TEST(!section.learn.today().can_drill_mistakes);
    GivenAnswer wrong;
    wrong.person = section.school.who;
    wrong.kind = "spot";
    wrong.item = "an item";
    wrong.clauses = {"BRK-PUSH-3"};
    wrong.at = section.school.clock.now() - 8 * a_day;
    BOOST_REQUIRE(section.school.school->add(wrong));
    BOOST_TEST(!section.learn.mistakes().has_value(), "eight days ago");
    wrong.at += 7 * a_day;
    BOOST_REQUIRE(section.school.school->add(wrong));
    section.learn.choose(Game::Midnight);
    const auto drill = section.learn.mistakes();
    BOOST_REQUIRE(drill.has_value());
    BOOST_TEST((drill->game == Game::Breakout), "of the game that has some");
    BOOST_TEST(drill->clauses == std::vector<std::string>{"BRK-PUSH-3"});
    BOOST_TEST(section.learn.today().can_drill_mistakes);
    BOOST_TEST(section.learn.today().done.find("You have practised") == std::string::npos);
    section.learn.apply(LearnAction::Mistakes);
    BOOST_REQUIRE(section.learn.run && section.learn.run->practice);
    BOOST_TEST(section.learn.run->drill.clauses == drill->clauses);
}

BOOST_AUTO_TEST_CASE(a_passphrase_does_not_stay_typed_whether_or_not_it_is_right) {
    Section section;
    section.learn.sign_out();
    section.learn.pick("boss");
    for (const bool right : {false, true}) {
        section.learn.passphrase = right ? "boss's own words" : "not this one";
        section.learn.apply(LearnAction::SignIn);
        BOOST_TEST(is_signed_in(section.school) == right);
        BOOST_TEST(section.learn.passphrase == "");
    }
}

BOOST_AUTO_TEST_CASE(nobody_is_offered_lessons_and_the_rule_book_and_a_trainer_the_group) {
    Section section;
    BOOST_TEST(section.learn.tabs().person.value() == "Ann");
    BOOST_TEST(section.learn.tabs().offered.size() == 5U);
    section.learn.show(LearnView::Mastery);
    section.learn.sign_out();
    BOOST_TEST((section.learn.tabs().open == LearnView::Today));
    BOOST_TEST((section.learn.tabs().offered ==
                std::vector{LearnView::Today, LearnView::Lessons, LearnView::Book}));
    BOOST_TEST(!section.learn.tabs().person.has_value());
    section.join_as_trainer("Tom");
    BOOST_TEST(section.learn.tabs().offered.size() == 9U);
}

BOOST_AUTO_TEST_CASE(payouts_and_a_round_start_and_resume_elsewhere) {
    Section section;
    BOOST_TEST(as<StartPayouts>(section.learn.apply(LearnAction::Payouts)) != nullptr);
    BOOST_TEST(as<DealRound>(section.learn.apply(LearnAction::Round)) != nullptr);
    SpeedRun payouts = ready_run(section.school, Game::Breakout, SpeedLevel::Table);
    start_run(payouts, section.school);
    const auto left = section.learn.apply(LearnAction::Resume);
    BOOST_REQUIRE(as<ResumeRun>(left) != nullptr);
    BOOST_TEST(as<ResumeRun>(left)->kept.kind == "payouts");
    BOOST_TEST(!section.learn.run.has_value());
    section.learn.sign_out();
    BOOST_TEST(!section.learn.apply(LearnAction::Payouts).has_value());
    BOOST_TEST(!section.learn.apply(LearnAction::Round).has_value());
}

BOOST_AUTO_TEST_CASE(a_drill_asks_a_trainee_what_was_taught_and_a_trainer_everything) {
    Section section;
    section.learn.choose(Game::Breakout);
    const Lesson* first = nullptr;
    for (const Lesson& lesson : section.learn.library.lessons)
        if (lesson.game == Game::Breakout && first == nullptr) first = &lesson;
    section.school.school->keep_lesson(section.school.who,
                                       {first->id, "end 0 1 1", true, section.school.clock.now()});
    const auto taught = taught_to(section.school, section.learn.library, section.school.who);
    for (int item = 0; item < 5; ++item) {
        section.learn.apply(LearnAction::Drill);
        BOOST_REQUIRE(section.learn.run.has_value());
        BOOST_TEST(!section.learn.run->drill.clauses.empty());
        for (const std::string& clause : section.learn.run->drill.clauses)
            BOOST_TEST(taught.contains(clause), clause);
        const auto& asked = section.learn.run->practice->scenario.clauses;
        BOOST_TEST(std::any_of(asked.begin(), asked.end(),
                               [&](const std::string& one) { return taught.contains(one); }));
        section.learn.leave_run();
    }
    section.join_as_trainer("Tom");
    section.learn.apply(LearnAction::Drill);
    BOOST_REQUIRE(section.learn.run.has_value());
    BOOST_TEST(section.learn.run->drill.clauses.empty());
}

BOOST_AUTO_TEST_CASE(a_drill_is_shown_put_down_and_taken_up_again) {
    Section section;
    section.learn.show(LearnView::Mastery);
    section.learn.choose(Game::Midnight);
    section.learn.toggle(QuestionKind::Table);
    section.learn.apply(LearnAction::Drill);
    BOOST_TEST(!section.learn.run.has_value());  // nothing of Midnight was taught yet
    BOOST_TEST(section.school.notice.starts_with("A drill asks what you were taught."));
    pass_lessons(section.school, Game::Midnight);
    BOOST_TEST(!section.learn.apply(LearnAction::Drill).has_value());
    BOOST_REQUIRE(section.learn.run.has_value());
    BOOST_TEST(section.learn.run->drill.clauses.empty());  // the whole book was
    BOOST_TEST((section.learn.view == LearnView::Today));
    const Scenario asked = section.learn.run->practice->scenario;
    BOOST_TEST((asked.question.kind == QuestionKind::Table));
    section.learn.leave_run();
    BOOST_TEST(!section.learn.run.has_value());
    section.learn.apply(LearnAction::Resume);
    BOOST_REQUIRE(section.learn.run.has_value());
    BOOST_TEST((section.learn.run->practice->scenario.hand == asked.hand));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_saved_is_said_above_the_pages) {
    Section section;
    Practice practice = start_practice(shipped_content().scenarios.front());
    const Answer answer = right_answer(practice.scenario, key_of(practice.scenario));
    practice.mark = grade(answer, practice.scenario, shipped_content().misreadings);
    section.school.error = "before";
    section.learn.keep_practised(practice);
    BOOST_TEST(section.notice == "");
    BOOST_TEST(section.school.error == "before");
    BOOST_TEST(section.school.school->answer_count("ann") == 1);
    section.school.who = "nobody";
    section.learn.keep_practised(practice);
    BOOST_TEST(section.notice == "What you did here cannot be saved: " + section.school.error);
}

BOOST_AUTO_TEST_CASE(the_picked_clause_is_stepped_through_drilled_and_read) {
    Section section;
    ProgressSession progress(shipped_content(), section.school);
    const auto step = [&](ProgressAction action) {
        BOOST_TEST(!progress.apply(action, progress.screen()).has_value());
        return progress.screen().current;
    };
    BOOST_TEST(!progress.can(ProgressAction::Drill));
    BOOST_TEST(!progress.apply(ProgressAction::Read, progress.screen()).has_value());
    BOOST_TEST(step(ProgressAction::Next) == 0);
    BOOST_TEST(step(ProgressAction::Previous) == 0);
    BOOST_TEST(step(ProgressAction::Below) == 1);
    const int last = static_cast<int>(progress.screen().items.size()) - 1;
    BOOST_TEST(step(ProgressAction::Last) == last);
    BOOST_TEST(step(ProgressAction::Next) == last);
    BOOST_TEST(step(ProgressAction::First) == 0);
    const std::string clause = progress.screen().items.front().clause;
    const auto drill = progress.apply(ProgressAction::Drill, progress.screen());
    const auto read = progress.apply(ProgressAction::Read, progress.screen());
    BOOST_REQUIRE(as<DrillClause>(drill) != nullptr);
    BOOST_REQUIRE(as<ReadClause>(read) != nullptr);
    BOOST_TEST(as<DrillClause>(drill)->clause == clause);
    BOOST_TEST(as<ReadClause>(read)->clause == clause);
    for (const std::string trainee : {"", "ann"}) {
        section.school.trainee = trainee;
        const auto back = progress.apply(ProgressAction::Leave, progress.screen());
        BOOST_REQUIRE(as<ShowLearnView>(back) != nullptr);
        BOOST_TEST((as<ShowLearnView>(back)->view ==
                    (trainee.empty() ? LearnView::Today : LearnView::Group)));
        BOOST_TEST(as<ShowLearnView>(back)->trainee == "");
    }
    progress.turn_to(Game::League);
    BOOST_TEST(progress.screen().current == -1);
}

BOOST_AUTO_TEST_CASE(a_row_of_the_group_leads_to_a_trainee_or_a_clause) {
    Section section;
    GroupSession group(shipped_content(), section.school);
    BOOST_TEST(group.screen().rows.empty());
    BOOST_TEST(group.screen().empty != "");  // Ann does not train others
    GivenAnswer wrong;
    wrong.kind = "spot";
    wrong.item = "seed=1";
    wrong.game = Game::Breakout;
    wrong.clauses = {"BRK-PUSH-3"};
    BOOST_REQUIRE_MESSAGE(keep_answer(section.school, wrong), section.school.error);
    section.join_as_trainer("Tom");
    const auto trainees = group.screen().rows;
    BOOST_REQUIRE(trainees.size() == 1U);
    BOOST_REQUIRE(as<ShowLearnView>(trainees[0].leads_to) != nullptr);
    BOOST_TEST(as<ShowLearnView>(trainees[0].leads_to)->trainee == "ann");
    BOOST_TEST(as<ShowLearnView>(group.apply(GroupAction::Open, 0))->trainee == "ann");
    BOOST_TEST(!group.apply(GroupAction::Open, 1));  // there is no such row
    BOOST_TEST(!group.apply(GroupAction::Open));
    group.apply(GroupAction::ByClause);
    const auto clauses = group.screen().rows;
    BOOST_REQUIRE(clauses.size() == 1U);
    BOOST_REQUIRE(as<ReadClause>(clauses[0].leads_to) != nullptr);
    BOOST_TEST(as<ReadClause>(clauses[0].leads_to)->clause == "BRK-PUSH-3");
    group.apply(GroupAction::ByMistake);
    BOOST_TEST(group.screen().empty == "No mistake has been made by name yet.");
}

/// From the trainer's form to the trainee's day, and back to the trainer.
BOOST_AUTO_TEST_CASE(what_a_trainer_sets_is_seen_by_the_trainee_until_it_is_done) {
    Section section;
    GroupSession group(shipped_content(), section.school);
    group.apply(GroupAction::Assign);
    BOOST_TEST(!group.screen().form.has_value());  // Ann does not train others
    section.join_as_trainer("Tom");
    group.apply(GroupAction::Assign);
    GroupListScreen screen = group.screen();
    BOOST_REQUIRE(screen.form.has_value());
    BOOST_TEST(screen.form->goals.front().starts_with("Lesson 1: "));
    BOOST_TEST(screen.form->goals.back() == "Master all of it");
    BOOST_TEST((group.action_of(key(KeyName::Enter)) == GroupAction::Set));
    group.type_day("2000-01-01");
    group.apply(GroupAction::Set);
    BOOST_TEST(group.screen().error == "That day is over. Type a day that is to come.");
    group.type_day("no day");
    BOOST_TEST(group.screen().form->due.problem != "");
    group.apply(GroupAction::Set);
    BOOST_TEST(group.screen().error == "This is no day. Type one such as 2026-12-01.");
    BOOST_TEST(group.screen().rows.empty());
    group.type_day(iso_day(section.school.clock.now() + 3 * a_day, section.school.clock.east));
    group.apply(GroupAction::Set);
    screen = group.screen();
    BOOST_TEST(!screen.form.has_value());
    BOOST_REQUIRE(screen.rows.size() == 1U);
    BOOST_TEST(screen.rows.front().detail.starts_with("0 of 1 has done it. Everybody"));
    BOOST_TEST(screen.rows.front().note == "Not yet: Ann");
    group.apply(GroupAction::Withdraw);
    BOOST_TEST(group.screen().error == "Select the assignment first.");

    const std::string lesson = goals_of(Game::Breakout, shipped_content()).front().lesson;
    section.learn.sign_out();
    BOOST_REQUIRE(sign_in(section.school, "ann", ""));
    const TodayScreen today = today_screen(section.school, shipped_content());
    BOOST_TEST(today.assigned.starts_with("By "));
    BOOST_TEST(today.assigned.find("lesson 1: ") != std::string::npos);
    BOOST_TEST(!today.is_overdue);
    section.school.school->keep_lesson("ann", {lesson, "", true, section.school.clock.now()});
    BOOST_TEST(today_screen(section.school, shipped_content()).assigned == "");

    section.learn.sign_out();
    BOOST_REQUIRE(sign_in(section.school, "tom", "a trainer's words"));
    BOOST_TEST(group.screen().rows.front().detail.starts_with("Everybody has done it."));
    group.apply(GroupAction::Withdraw, 0);
    BOOST_TEST(group.screen().notice.starts_with("Withdrawn: "));
    BOOST_TEST(group.screen().rows.front().detail.starts_with("Withdrawn by Tom on "));
    group.apply(GroupAction::Withdraw, 0);
    BOOST_TEST(group.screen().error == "This one is withdrawn. Set a new one.");
}

BOOST_AUTO_TEST_CASE(an_assignment_is_changed_and_the_old_one_stays_to_be_read) {
    Section section;
    GroupSession group(shipped_content(), section.school);
    section.join_as_trainer("Tom");
    const auto day = [&](int days) {
        return iso_day(section.school.clock.now() + days * a_day, section.school.clock.east);
    };
    group.choose_game(1);
    group.apply(GroupAction::Assign);
    group.choose_goal(2);
    group.type_day(day(3));
    group.apply(GroupAction::Set);
    group.choose_game(0);
    group.apply(GroupAction::Change);
    BOOST_TEST(group.screen().error == "Select the assignment first.");
    group.apply(GroupAction::Open, 0);  // Enter does the same
    GroupListScreen screen = group.screen();
    BOOST_REQUIRE(screen.form.has_value());
    BOOST_TEST(screen.error == "");
    BOOST_TEST(screen.game == 1U);
    BOOST_TEST(screen.form->goal == 2U);
    BOOST_TEST(screen.form->due.value == day(3));
    BOOST_TEST(screen.form->title.starts_with("Change assignment: "));
    group.type_day("2000-01-01");
    group.apply(GroupAction::Set);
    BOOST_TEST(group.screen().rows.size() == 1U);  // refused: the old one stands
    BOOST_TEST(!section.school.school->assignments().front().withdrawn.has_value());
    group.type_day(day(9));
    group.apply(GroupAction::Set);
    screen = group.screen();
    BOOST_TEST(screen.notice.starts_with("Changed: "), screen.error);
    BOOST_REQUIRE(screen.rows.size() == 2U);
    BOOST_TEST(screen.rows[0].detail.starts_with("0 of 1 has done it."));
    BOOST_TEST(screen.rows[1].detail.starts_with("Withdrawn by Tom on "));
    group.apply(GroupAction::Change, 1);
    BOOST_TEST(group.screen().error == "This one is withdrawn. Set a new one.");
    BOOST_TEST(!group.screen().form.has_value());
}

BOOST_AUTO_TEST_CASE(settings_stay_typed_until_they_are_saved_or_dropped) {
    Section section;
    SettingsSession settings(section.school);
    const auto kept = [&] { return section.school.school->settings_of("ann"); };
    settings.type(0, "700");
    settings.save();
    BOOST_TEST(settings.screen().cap.value == "700");
    BOOST_TEST(settings.screen().cap.problem == "Use a whole number from 1 to 500.");
    BOOST_TEST(settings.screen().exam.problem == "");
    BOOST_TEST(kept().cap == SchoolSettings().cap);
    settings.toggle(Game::League);  // kept at once, and nothing else with it
    BOOST_TEST(settings.is_learnt(Game::League));
    BOOST_TEST(kept().cap == SchoolSettings().cap);
    settings.type(0, "25");
    settings.save();
    BOOST_TEST(settings.screen().cap.problem == "");
    BOOST_TEST(settings.screen().notice == "Saved.");
    BOOST_TEST(kept().cap == 25);
    settings.type(0, "30");
    settings.drop_typed();
    BOOST_TEST(settings.screen().cap.value == "25");
    settings.type(0, "30");
    section.join_as_trainer("Tom");  // who sees nothing that Ann typed
    BOOST_TEST(settings.screen().cap.value == std::to_string(SchoolSettings().cap));
}

BOOST_AUTO_TEST_SUITE_END()
