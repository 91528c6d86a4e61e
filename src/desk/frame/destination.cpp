#include "desk/frame/destination.h"

#include <utility>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/audit/rule_change/rule_scope.h"
#include "desk/cases/case_entries.h"
#include "desk/frame/desk.h"
#include "desk/school/from_floor.h"

namespace fairdeal {

namespace {

/// The scenario, and its table card if it has one, are in the library from now on.
void take_in(Library& library, const PitScenario& pit) {
    if (pit.table && find_table(library, pit.table->id) == nullptr)
        library.tables.push_back(*pit.table);
    if (find_scenario(library, pit.scenario.id) == nullptr)
        library.scenarios.push_back(pit.scenario);
}

void go(Desk& desk, const ListHands& wanted) {
    desk.section = DeskSection::Replay;
    list_hands(desk.replay, wanted);
}

void go(Desk& desk, const RuleOverHands& wanted) {
    desk.section = DeskSection::Audit;
    rule_over_hands(desk.audit, wanted);
}

void go(Desk& desk, const PractiseThese& these) {
    desk.practise.list(these.filter);
    desk.practise.close();
    desk.section = DeskSection::Practise;
}

void go(Desk& desk, const PractiseNew& made) {
    take_in(desk.library, made.scenario);
    desk.practise.close();
    desk.practise.open(made.scenario.scenario.id);
    desk.section = DeskSection::Practise;
}

void go(Desk& desk, const PractiseThis& wanted) {
    desk.section = DeskSection::Practise;
    desk.practise.open(wanted.id);
}

void go(Desk& desk, const ReadLesson& lesson) {
    show_learn_view(desk, LearnView::Lessons);
    desk.lessons.open(lesson.id);
}

void go(Desk& desk, const MakeProfile&) {
    show_learn_view(desk, LearnView::Today);
    desk.learn.apply(LearnAction::NewProfile);
}

void go(Desk& desk, const EnterSchool& who) {
    desk.preferences.profile = desk.learn.school.who;
    save_preferences(desk.preferences);
    desk.lesson.guest_signed_in(who.is_new);
    if (desk.lesson.is_open()) show_learn_view(desk, LearnView::Lessons);
}

void go(Desk& desk, const MendLesson& wanted) {
    if (desk.learn.view != LearnView::Write) return;
    desk.preview.close();
    desk.write.go_to_problem(wanted.problem);
}

void go(Desk& desk, const CloseBook&) {
    show_learn_view(desk, desk.preview.is_open()  ? LearnView::Write
                          : desk.lesson.is_open() ? LearnView::Lessons
                                                  : LearnView::Today);
}

void go(Desk& desk, const ReplayHand& wanted) {
    open_hand(desk.replay, wanted.hand, desk.library.misreadings);
    desk.section = DeskSection::Replay;
}

void go(Desk& desk, const CaseOnHand& wanted) {
    if (!desk.replay.log) return;
    desk.section = DeskSection::Cases;
    begin_case_on_hand(desk.cases, wanted.hand, utc_now());
}

void go(Desk& desk, const CaseOnFinding& wanted) {
    if (!desk.replay.log) return;
    desk.section = DeskSection::Cases;
    begin_case_on_finding(desk.cases, wanted.subject, utc_now());
}

void go(Desk& desk, const WatchShoes& wanted) {
    if (!wanted.log.empty() && wanted.log != desk.replay.file) open_log(desk.replay, wanted.log);
    desk.shoe.is_shown = true;
    desk.section = DeskSection::Audit;
}

void go(Desk& desk, const OpenLogFor& wanted) {
    open_log(desk.replay, wanted.log);
    desk.section = wanted.section;
}

void go(Desk& desk, const ReadLogAgain& changed) {
    call_off_work(desk.replay);
    desk.replay.work = start_opening(changed.log, desk.library.misreadings);
}

void go(Desk& desk, const PayoutAgain& wanted) {
    desk.learn.run = look_again(*desk.speed.run, wanted.answer, desk.learn.school, desk.library);
}

void go(Desk& desk, const ShowLearnView& wanted) {
    desk.learn.school.trainee = wanted.trainee;
    show_learn_view(desk, wanted.view);
}

void go(Desk& desk, const ReadClause& wanted) {
    show_learn_view(desk, LearnView::Book);
    desk.book.look_up(wanted.clause, wanted.table);
}

void go(Desk& desk, const DrillClause& wanted) { desk.learn.drill_clause(wanted.clause); }

/// Payouts, a round or a shift take the place of whatever was open.
void clear_for_run(Desk& desk) {
    show_learn_view(desk, LearnView::Today);
    desk.learn.leave_run();
    desk.speed.run.reset();
    desk.round.run.reset();
    desk.shift.run.reset();
    desk.shift.chooses = false;
}

void go(Desk& desk, const StartPayouts&) {
    clear_for_run(desk);
    prepare_speed(desk.speed);
}

void go(Desk& desk, const DealRound&) {
    clear_for_run(desk);
    desk.round.run = start_round(desk.learn.school, desk.library, desk.learn.drill.game);
}

void go(Desk& desk, const DealShift&) {
    clear_for_run(desk);
    choose_shift(desk.shift);
}

/// False: it can no longer be read.
bool take_up(Desk& desk, const UnfinishedRun& kept) {
    SchoolSession& school = desk.learn.school;
    if (kept.kind == "payouts") {
        desk.speed.run = run_as_kept(school, desk.library, kept.state);
        return desk.speed.run.has_value();
    }
    desk.round.run = round_as_kept(school, kept.state);
    return desk.round.run.has_value();
}

void go(Desk& desk, const ResumeRun& wanted) {
    SchoolSession& school = desk.learn.school;
    clear_for_run(desk);
    if (wanted.kept.kind == "shift") return resume_shift(desk.shift, wanted.kept);
    const bool found = take_up(desk, wanted.kept);
    if (!found) school.error = tr("What you were in the middle of can no longer be read");
    const bool over = (desk.speed.run && desk.speed.run->stage == SpeedStage::Over) ||
                      (desk.round.run && desk.round.run->stage == RoundStage::Over);
    if (!found || over) drop_unfinished(school, wanted.kept.kind);
}

void go(Desk& desk, const LeaveSchool&) { leave_school(desk); }

void go(Desk& desk, const BackToAudit&) { back_to_audit(desk); }

void go(Desk& desk, const GiveToTraining& given) {
    SchoolSession& school = desk.learn.school;
    hand_over(school, given.errors);
    desk.audit.error = std::exchange(school.error, "");
    const std::string notice = std::exchange(school.notice, "");
    if (!notice.empty())
        desk.audit.notice =
            tr("Dealer {dealer}: {notice}", "dealer"_a = given.dealer, "notice"_a = notice);
}

void go(Desk& desk, const DealSampleNight& night) { deal_sample(desk.replay, night.log); }

}  // namespace

void go_to(Desk& desk, const Destination& destination) {
    std::visit([&](const auto& place) { go(desk, place); }, destination);
}

bool back_to_audit(Desk& desk) {
    if (desk.section == DeskSection::Audit && desk.shoe.is_shown) {
        desk.shoe.is_shown = false;
        return true;
    }
    const bool listed =
        desk.section == DeskSection::Replay && !desk.replay.hand && desk.replay.listed_from;
    const bool practised = desk.section == DeskSection::Practise &&
                           desk.practise.practice() == nullptr &&
                           desk.practise.can(ScenarioAction::ToAudit);
    if (!listed && !practised) return false;
    desk.section = DeskSection::Audit;
    if (listed) {
        desk.section = *std::exchange(desk.replay.listed_from, std::nullopt);
        HandQuery whole = desk.replay.query;
        whole.among.reset();  // nothing would tell that it is a part of the log
        set_query(desk.replay, whole);
    }
    if (practised) desk.practise.list({});
    return true;
}

}  // namespace fairdeal
