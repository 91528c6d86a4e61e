// The school for the tour: a trainee's day, a lesson from end to end, progress, the trainer's
// group, the rule book.

#include <algorithm>
#include <array>

#include "tour/tour.h"
#include "training/memory.h"

namespace fairdeal {

namespace {

/// Answers of a few weeks, some of them wrong, so that there is progress to be seen.
void answer_for_weeks(SchoolSession& school, const Library& library, const std::string& who,
                      std::size_t every, std::size_t slips) {
    std::size_t number = 0;
    constexpr std::size_t weeks = 4;
    for (std::size_t day = 0; day < 7 * weeks; day += 2) {
        for (const Scenario& scenario : library.scenarios) {
            if (++number % every != day % every) continue;
            Practice practice = start_practice(scenario);
            practice.mark =
                grade(right_answer(scenario, key_of(scenario)), scenario, library.misreadings);
            AnswerFacts facts;
            facts.took = 6000 + static_cast<Millis>(number % 7) * 1500;
            facts.norm = 15000;
            GivenAnswer answer = answer_of(practice, library, facts);
            answer.person = who;
            answer.right = number % slips != 0;
            answer.at = school.clock.now() - static_cast<Millis>(7 * weeks - day) * a_day;
            school.school->add(answer);
        }
    }
}

void make(SchoolSession& school, const char* name, const char* team, bool trainer) {
    if (school.school->people().empty())  // the first is the administrator, with a passphrase
        school.school->add_person(
            {"office", "Training office", {Role::Administrator}, "", false, 0}, tour_passphrase);
    school.form.emplace();
    school.form->administrator = "office";
    school.form->administrator_passphrase = tour_passphrase;
    school.form->name = name;
    school.form->team = team;
    school.form->trainer = trainer;
    if (trainer) school.form->passphrase = school.form->again = tour_passphrase;
    make_profile(school);
    sign_out(school);
}

}  // namespace

void Tour::learn_people() {
    SchoolSession& school = desk_.learn.school;
    frame_.go_to_section(DeskSection::Learn);
    frame_.show_now();
    shot("learn-first-time");
    make(school, "Ann", "Evening", false);
    make(school, "Ben", "Evening", false);
    make(school, "Tom", "", true);
    answer_for_weeks(school, desk_.library, "ann", 17, 6);
    answer_for_weeks(school, desk_.library, "ben", 29, 3);
    school.picked = "ann";
    frame_.show_now();
    shot("learn-people");
    school.form.emplace();
    school.form->name = "Dora";
    frame_.show_now();
    shot("learn-new-profile");
    school.form.reset();
}

/// The parts of a lesson, each as it is come to, and a step that is wrong.
void Tour::lesson_pictures() {
    show_learn_view(desk_, LearnView::Lessons);
    frame_.show_now();
    shot("learn-lessons");
    desk_.lessons.apply(LessonListAction::Open);
    if (!desk_.lesson.is_open()) return;
    constexpr std::array parts{LessonPart::Rule,  LessonPart::Worked,   LessonPart::Faded,
                               LessonPart::Whole, LessonPart::Contrast, LessonPart::Check,
                               LessonPart::End};
    for (const LessonPart part : parts) {
        desk_.lesson.change([&](LessonWalk& walk) {
            go_to_part(walk, desk_.library, part);
            for (int i = 0; i < 9 && part == LessonPart::Worked; ++i) reveal(walk);
        });
        frame_.show_now();
        shot("lesson-" + std::string(to_text(part)));
    }
    desk_.lesson.change([&](LessonWalk& walk) {
        go_to_part(walk, desk_.library, LessonPart::Faded);
        for (std::size_t i = 0; i < walk.blanks.given.size(); ++i) {
            const TraceStep& step = walk.trace.steps[step_of_blank(walk, i)];
            const auto wrong = std::find_if(
                step.choices.begin(), step.choices.end(),
                [&](const TraceChoice& choice) { return choice.value != step.step.value; });
            fill_blank(walk, i, wrong == step.choices.end() ? "1" : wrong->value);
        }
        check(walk, desk_.library);
    });
    frame_.show_now();
    shot("lesson-step-wrong");
    resize(1024, 700);
    shot("small-lesson");
    resize(1280, 800);
    desk_.lesson.close();
}

/// Two minutes of payouts: ready, one that was wrong, the sheet. Ann is sure enough for the clock.
void Tour::speed_pictures() {
    SchoolSession& school = desk_.learn.school;
    go_to(desk_, StartPayouts{});
    frame_.show_now();
    shot("learn-speed-ready");
    const auto run = [&](int payouts, int slip) {
        start_speed(desk_.speed);
        for (int i = 1; i <= payouts && desk_.speed.run->stage == SpeedStage::Running; ++i) {
            const Money due = desk_.speed.run->ahead.front().pays;
            desk_.speed.run->shown -= 2400 + Millis{700} * (i % 5);  // as a person takes
            enter_payout(desk_.speed, to_text(i % slip == 0 ? due + due : due));
        }
    };
    run(untimed_payouts, 15);
    speed_once_more(desk_.speed);
    run(4, 4);
    desk_.speed.run->started -= speed_time / 3;
    frame_.show_now();
    shot("learn-speed");
    resize(1024, 700);
    shot("small-learn-speed");
    resize(1280, 800);
    leave_speed(desk_.speed);
    frame_.show_now();
    shot("learn-speed-sheet");
    leave_speed(desk_.speed);
    go_to(desk_, StartPayouts{});
    choose_speed(desk_.speed, Game::Breakout, SpeedLevel::Price, QuestionKind::Amount);
    start_speed(desk_.speed);
    frame_.show_now();
    shot("learn-speed-price");
    leave_speed(desk_.speed);
    choose_speed(desk_.speed, Game::Breakout, SpeedLevel::Table, QuestionKind::Chips);
    start_speed(desk_.speed);
    const Money due = desk_.speed.run->ahead.front().pays;
    enter_payout(desk_.speed,
                 to_text(*payment_from(house_rack(), due + due, ChipStyle::Fewest, {})));
    type_payout(desk_.speed, "100:1 25:2");
    frame_.show_now();
    shot("learn-speed-chips");
    resize(1024, 700);
    shot("small-learn-speed-chips");
    resize(1280, 800);
    leave_speed(desk_.speed);
    leave_speed(desk_.speed);
    school.notice.clear();
}

/// A round as it is dealt: an act that was wrong, an amount, the sheet with one slip; the sheet of
/// a round without one.
void Tour::round_pictures() {
    go_to(desk_, DealRound{});
    bool slips = true;
    const auto deal = [&](std::size_t acts) {
        while (desk_.round.run->stage == RoundStage::Dealing &&
               desk_.round.run->marks.size() < acts) {
            if (go_on_with_round(desk_.round)) continue;
            TableRun& run = *desk_.round.run;
            const Event due = run.round.due();
            const bool slip = slips && run.marks.size() == 5;
            pick_in_round(desk_.round, slip ? 0 : target_for(run, due).value_or(0));
            do_in_round(desk_.round, slip ? Verb::Stand : due.verb);
            if (run.asks) enter_in_round(desk_.round, to_text(due.amount));
        }
    };
    deal(4);
    while (go_on_with_round(desk_.round)) continue;
    frame_.show_now();
    shot("learn-round");
    deal(6);
    while (go_on_with_round(desk_.round)) continue;
    frame_.show_now();
    shot("learn-round-wrong");
    resize(1024, 700);
    shot("small-learn-round");
    resize(1280, 800);
    constexpr std::size_t all = 400;
    deal(all);
    frame_.show_now();
    shot("learn-round-sheet");
    resize(1024, 700);
    shot("small-learn-round-sheet");
    resize(1280, 800);
    slips = false;
    go_to(desk_, DealRound{});
    deal(all);
    frame_.show_now();
    shot_both("learn-round-right");
    leave_round(desk_.round);
}

/// A shift: how long, a guest who asks, a wrong answer, an amount in the middle, the sheet.
void Tour::shift_pictures() {
    go_to(desk_, DealShift{});
    frame_.show_now();
    shot("learn-shift-ready");
    apply(desk_.shift, ShiftAction::Short);
    const auto deal_until = [&](const std::function<bool(const ShiftRun&)>& there) {
        ShiftRun& shift = *desk_.shift.run;
        while (!there(shift)) {
            if (go_on_with_shift(desk_.shift)) continue;
            if (shift.over || there(shift)) break;
            shift.last -= 5000;  // as a person takes
            if (shift.ask) {
                const bool errs = shift.tally.asks % 3 == 0;
                apply(desk_.shift,
                      shift.ask->allowed != errs ? ShiftAction::Allow : ShiftAction::Refuse);
                continue;
            }
            const Event due = shift.round.round.due();
            const bool slip = shift.tally.rounds % 5 == 1 && shift.round.marks.size() == 5;
            pick_in_round(desk_.shift, slip ? 0 : target_for(shift.round, due).value_or(0));
            do_in_round(desk_.shift, slip ? Verb::Stand : due.verb);
            if (shift.round.asks)
                enter_in_round(desk_.shift,
                               due.place != 0 ? std::to_string(due.place) : to_text(due.amount));
        }
    };
    deal_until([](const ShiftRun& shift) { return shift.ask.has_value(); });
    shot_both("learn-shift-ask");
    deal_until([](const ShiftRun& shift) { return shift.tally.asks > 0; });
    shot_both("learn-shift-wrong");
    deal_until([](const ShiftRun& shift) { return shift.ask && shift.tally.rounds > 3; });
    shot_both("learn-shift-ask-later");
    deal_until([](const ShiftRun&) { return false; });
    shot_both("learn-shift-sheet");
    leave_shift(desk_.shift);
}

void Tour::book_pictures() {
    go_to(desk_, ReadClause{"BRK-PUSH-3"});
    frame_.show_now();
    shot("learn-book");
    go_to(desk_, ReadClause{"IRR-3"});
    frame_.show_now();
    shot("learn-book-irregular");
    go_to(desk_, ReadClause{"BRK-PUSH-3"});
    desk_.book.search("ace");
    frame_.show_now();
    shot("learn-book-search");
    desk_.book.search("");
    frame_.show_now();
    resize(1024, 700);
    shot("small-learn-book");
    resize(1280, 800);
}

/// A table card: as it ships, changed in a draft, what that changes, approved.
void Tour::house_card_pictures() {
    HouseCardSession& cards = desk_.cards;
    show_learn_view(desk_, LearnView::Cards);
    shot_both("cards-shipped");
    cards.apply(HouseCardAction::Change);
    cards.pick_option(2);
    cards.choose_value(0);
    shot_both("cards-draft");
    cards.pick_option(options_of(Game::Breakout).size() + 2);
    frame_.show_now();
    shot("cards-remedy");
    cards.pick_option(3);
    shot_both("cards-price");
    cards.pick_option(11);
    shot_both("cards-open-point");
    cards.apply(HouseCardAction::ShowChanges);
    cards.wait();
    shot_both("cards-changes");
    cards.apply(HouseCardAction::AskApproval);
    cards.type_passphrase("wrong");
    cards.apply(HouseCardAction::PutInForce);
    shot_both("cards-refused");
    cards.type_passphrase(tour_passphrase);
    cards.apply(HouseCardAction::PutInForce);
    shot_both("cards-in-force");
    cards.apply(HouseCardAction::Change);
    cards.pick_option(2);
    cards.choose_value(1);
    cards.apply(HouseCardAction::AskApproval);
    cards.type_passphrase(tour_passphrase);
    cards.apply(HouseCardAction::PutInForce);
    shot_both("cards-superseded");
}

void Tour::learn_pictures() {
    learn_people();
    SchoolSession& school = desk_.learn.school;
    if (!sign_in(school, "ann", "")) return;
    frame_.show_now();
    shot("learn-today");
    resize(1024, 700);
    shot("small-learn-today");
    resize(1280, 800);
    desk_.learn.apply(LearnAction::Reviews);
    frame_.show_now();
    shot("learn-review");
    desk_.learn.leave_run();
    speed_pictures();
    round_pictures();
    shift_pictures();
    lesson_pictures();
    show_learn_view(desk_, LearnView::Mastery);
    school.clause = "BRK-PUSH-3";
    frame_.show_now();
    shot("learn-progress");
    resize(1024, 700);
    shot("small-learn-progress");
    resize(1280, 800);
    show_learn_view(desk_, LearnView::Settings);
    frame_.show_now();
    shot("learn-settings");
    book_pictures();
    leave_school(desk_);
    if (sign_in(school, "tom", tour_passphrase)) {
        show_learn_view(desk_, LearnView::Group);
        frame_.show_now();
        shot("learn-group");
        assignment_pictures();
        author_pictures();
        house_card_pictures();
        pack_pictures();
    }
    leave_school(desk_);
    desk_.section = DeskSection::Practise;
}

/// What is set, one withdrawn, and the form that changes the first.
void Tour::assignment_pictures() {
    SchoolSession& school = desk_.learn.school;
    const auto day = [&](int days) {
        return iso_day(school.clock.now() + days * a_day, school.clock.east);
    };
    for (const auto& [goal, days] : {std::pair(1, 9), std::pair(4, 4), std::pair(6, 14)}) {
        desk_.group.apply(GroupAction::Assign);
        desk_.group.choose_goal(static_cast<std::size_t>(goal));
        desk_.group.type_day(day(days));
        desk_.group.apply(GroupAction::Set);
    }
    desk_.group.apply(GroupAction::Withdraw, 2);
    frame_.show_now();
    shot("learn-assignments");
    desk_.group.apply(GroupAction::Change, 0);
    resize(1024, 700);
    shot("small-learn-assignment-form");
    resize(1280, 800);
    desk_.group.apply(GroupAction::DropForm);
    desk_.group.apply(GroupAction::ByTrainee);
}

}  // namespace fairdeal
