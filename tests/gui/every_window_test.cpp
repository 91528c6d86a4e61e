// Every page of every room as a screen reader walks it: each control has a name and a role, and the
// Tab key reaches it.
#include <fstream>
#include <utility>

#include "desk/replay/replay_keeping.h"
#include "looks.h"
#include "walk.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

void make(const char* name, bool trainer) {
    if (is_signed_in(school())) leave_school(*desk);
    give_administrator(school());
    std::string id(name);
    id[0] = static_cast<char>(id[0] - 'A' + 'a');
    if (school().school->person(id)) {
        BOOST_REQUIRE(sign_in(school(), id, trainer ? trainers_words : ""));
        return;
    }
    school().form.emplace();
    school().form->name = name;
    school().form->trainer = trainer;
    sign_as_administrator(*school().form);
    BOOST_REQUIRE_MESSAGE(make_profile(school()), school().error);
}

void go(LearnView view) {
    show_learn_view(*desk, view);
    frame->show_now();
}

/// The school with nobody in it and nothing open.
void come_to_empty_school() {
    start_over();
    desk->lesson.close();
    desk->learn.run.reset();
    desk->speed.run.reset();
    desk->round.run.reset();
    leave_shift(desk->shift);
    show_learn_view(*desk, LearnView::Today);
    if (is_signed_in(school())) leave_school(*desk);
    school().form.reset();
    go(LearnView::Today);
}

void open_sample_log() {
    desk->section = DeskSection::Replay;
    if (desk->replay.log) return;
    deal_sample(desk->replay, sample_log(desk->preferences));
    frame->show_now();  // the window looks after what it is at
    BOOST_REQUIRE(comes_true([] { return desk->replay.log != nullptr; }));
    BOOST_REQUIRE(comes_true([] { return !desk->replay.work; }));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(every_window)

BOOST_AUTO_TEST_CASE(words_are_measured_before_they_have_been_on_the_screen) {
    auto* words = new Text(frame, "A dealer hand bet pushes when you finish on 17.", 28, Hue::Text,
                           wxFONTWEIGHT_BOLD);
    words->wrap_to(180);
    const int before = words->GetMinSize().y;
    BOOST_REQUIRE(comes_true([&] { return words->IsShownOnScreen(); }));
    come_to_rest();
    words->wrap_to(180);
    BOOST_TEST(words->GetMinSize().y == before);
    BOOST_TEST(before > 3 * 28);
    words->Destroy();
}

BOOST_AUTO_TEST_CASE(the_school_before_and_after_signing_in) {
    come_to_empty_school();
    walk("who are you");
    school().form.emplace();
    walk("a new profile");
    make("Uma", false);
    walk("today");
    go(LearnView::Settings);
    walk("settings");
    go(LearnView::Mastery);
    walk("progress");
    go(LearnView::Book);
    walk("the rule book");
    leave_school(*desk);
}

BOOST_AUTO_TEST_CASE(a_drill_before_and_after_the_answer) {
    come_to_empty_school();
    make("Uma", false);
    for (const Lesson& lesson : desk->library.lessons)
        school().school->keep_lesson(school().who,
                                     {lesson.id, "end 0 1 1", true, school().clock.now()});
    for (const QuestionKind kind : {QuestionKind::Spot, QuestionKind::Chips, QuestionKind::Total,
                                    QuestionKind::Clause, QuestionKind::Next}) {
        desk->learn.drill = {Game::Breakout, {}, {kind}};
        desk->learn.apply(LearnAction::Drill);
        BOOST_REQUIRE(desk->learn.run.has_value());
        const std::string name = "a drill: " + kind_in_words(kind);
        walk(name);
        Practice& practice = *desk->answering.practice();
        practice.mark = grade(right_answer(practice.scenario, key_of(practice.scenario)),
                              practice.scenario, desk->library.misreadings);
        practice.mark->right = false;
        if (!practice.choices.empty()) practice.chosen = 0;
        walk(name + ", answered", 8);
        desk->learn.leave_run();
    }
    leave_school(*desk);
}

BOOST_AUTO_TEST_CASE(payouts_for_speed_before_in_the_middle_and_after) {
    come_to_empty_school();
    make("Uma", false);
    for (const QuestionKind asks : {QuestionKind::Amount, QuestionKind::Chips}) {
        const std::string name = "payouts, " + kind_in_words(asks);
        go_to(*desk, StartPayouts{});
        choose_speed(desk->speed, Game::Breakout, SpeedLevel::Table, asks);
        walk(name);
        start_speed(desk->speed);
        walk(name + ", the first", 4);
        enter_payout(desk->speed, "nonsense");
        walk(name + ", no answer", 4);
        SpeedRun& run = *desk->speed.run;
        const Money pays = run.ahead.front().pays + Money::dollars(1);
        enter_payout(desk->speed,
                     asks == QuestionKind::Amount
                         ? to_text(pays)
                         : to_text(*payment_from(house_rack(), pays, ChipStyle::Fewest, {})));
        BOOST_TEST(run.answers.size() == 1U);
        walk(name + ", the second", 4);
        leave_speed(desk->speed);
        walk(name + ", the sheet", 4);
        go_to(*desk, *look_at_payout(desk->speed, 0));
        walk(name + ", looked at again", 8);
        desk->learn.leave_run();
        leave_speed(desk->speed);
    }
    leave_school(*desk);
}

BOOST_AUTO_TEST_CASE(a_round_before_in_the_middle_and_after) {
    come_to_empty_school();
    make("Uma", false);
    desk->learn.drill = {};
    go_to(*desk, DealRound{});
    const auto guests_act = [] {
        while (go_on_with_round(desk->round)) continue;
    };
    guests_act();
    walk("a round", 4);
    // A quiet round may have nothing to pay: then the next one is dealt.
    bool asked = false;
    for (int rounds = 0; rounds < 30 && !asked; ++rounds) {
        if (rounds > 0) go_to(*desk, DealRound{});
        guests_act();
        TableRun& run = *desk->round.run;
        for (int acts = 0; acts < 200 && run.stage == RoundStage::Dealing; ++acts, guests_act()) {
            const Event due = run.round.due();
            const auto at = target_for(run, due);
            BOOST_REQUIRE(at.has_value());
            pick_in_round(desk->round, *at);
            do_in_round(desk->round, due.verb);
            if (!run.asks) continue;
            if (!asked) walk("a round, an amount", 6);
            asked = true;
            enter_in_round(desk->round, to_text(due.amount + Money::dollars(1)));
        }
        BOOST_REQUIRE((run.stage == RoundStage::Over));
    }
    BOOST_TEST(asked);
    walk("a round, the sheet", 4);
    go_to(*desk, DealRound{});
    leave_round(desk->round);
    walk("today, with a round to go on with");
    BOOST_TEST(frame->learn().resume_button()->IsShownOnScreen());
    go_to(*desk, desk->learn.apply(LearnAction::Resume).value());
    BOOST_TEST(desk->round.run.has_value());
    leave_round(desk->round);
    drop_unfinished(school(), "round");
    leave_school(*desk);
}

BOOST_AUTO_TEST_CASE(a_shift_before_in_the_middle_and_after) {
    come_to_empty_school();
    make("Uma", false);
    desk->learn.drill = {};
    go_to(*desk, DealShift{});
    walk("how long a shift is", 4);
    apply(desk->shift, ShiftAction::Long);
    ShiftRun& shift = *desk->shift.run;
    bool asked = false, answered = false;
    while (!shift.over) {
        if (go_on_with_shift(desk->shift)) continue;
        if (shift.over) break;
        if (shift.ask) {
            if (!asked) walk("a guest asks", 4);
            apply(desk->shift, ShiftAction::Allow);
            asked = true;
            shift.spent = 60 * a_minute;  // the round is the last
            continue;
        }
        // The dealer's turn: nothing moves by itself while the page is walked.
        if (asked && !std::exchange(answered, true)) walk("a guest was answered", 4);
        const Event due = shift.round.round.due();
        pick_in_round(desk->shift, target_for(shift.round, due).value_or(0));
        do_in_round(desk->shift, due.verb);
        if (!shift.round.asks) continue;
        enter_in_round(desk->shift,
                       due.place != 0 ? std::to_string(due.place) : to_text(due.amount));
    }
    BOOST_TEST(answered);
    walk("a shift, the sheet", 4);
    leave_shift(desk->shift);
    leave_school(*desk);
}

BOOST_AUTO_TEST_CASE(the_lessons_and_every_part_of_one) {
    come_to_empty_school();
    make("Uma", false);
    go(LearnView::Lessons);
    walk("the list of lessons");
    go_to(*desk, ReadLesson{"breakout-a-bust-cannot-lose"});
    BOOST_REQUIRE(desk->lesson.is_open());
    for (const LessonPart part :
         {LessonPart::Rule, LessonPart::Worked, LessonPart::Faded, LessonPart::Whole,
          LessonPart::Contrast, LessonPart::Check, LessonPart::End}) {
        desk->lesson.go_to_part(part);
        walk("a lesson: " + std::string(to_text(part)));
    }
    desk->lesson.close();
    leave_school(*desk);
}

BOOST_AUTO_TEST_CASE(what_only_a_trainer_sees) {
    come_to_empty_school();
    make("Theo", true);
    go(LearnView::Group);
    walk("the group");
    go(LearnView::Write);
    AuthorSession& author = desk->write;
    desk->write.open_lesson("breakout-a-bust-cannot-lose");
    if (author.wanted) desk->write.apply(AuthorAction::DropChanges);
    const auto rows = rows_of(author.draft);
    for (author.row = 0; author.row < rows.size(); author.row += 3)
        walk("writing, row " + std::to_string(author.row));
    author.row = 1;
    author.adding = true;
    walk("what can be put in");
    author.adding = false;
    author.row = 0;
    desk->write.set_field("clauses", "none");
    desk->write.save();
    walk("what is wrong");
    desk->write.apply(AuthorAction::Preview);
    BOOST_REQUIRE(is_preview(*desk));
    walk("a preview as far as it goes");
    desk->preview.close();
    desk->write.open_lesson("");
    walk("unsaved changes");
    desk->write.apply(AuthorAction::DropChanges);
    go(LearnView::Cards);
    walk("the table cards");
    desk->cards.apply(HouseCardAction::Change);
    for (std::size_t option = 0; option < options_of(Game::Breakout).size(); option += 2) {
        desk->cards.pick_option(option);
        walk("a draft, option " + std::to_string(option));
    }
    desk->cards.apply(HouseCardAction::ShowChanges);
    desk->cards.wait();
    walk("what a draft changes");
    desk->cards.apply(HouseCardAction::AskApproval);
    walk("the form that approves a draft");
    desk->cards.apply(HouseCardAction::Drop);
    go(LearnView::Packs);
    walk("the content packs");
    desk->packs.look_into(FAIRDEAL_SOURCE_DIR "/lessons");
    desk->packs.wait();
    walk("a pack that is wrong");
    desk->packs.apply(PackAction::Leave);
    go(LearnView::Check);
    walk("nothing to check yet");
    desk->check.look_into(FAIRDEAL_SOURCE_DIR "/lessons/breakout/04-a-bust-cannot-lose.xml");
    walk("a checked lesson");
    desk->check.preview(0);
    walk("a preview");
    desk->preview.close();
    leave_school(*desk);
}

BOOST_AUTO_TEST_CASE(replay_rebuild_audit_and_cases) {
    start_over();
    open_sample_log();
    walk("the list of hands");
    desk->section = DeskSection::Rebuild;
    walk("rebuild");
    for (const char c : std::string("25")) press(desk->rebuild.entry, key(c));
    press(desk->rebuild.entry, key(KeyName::Enter));
    walk("a hand that is typed");
    desk->section = DeskSection::Audit;
    walk("audit", 6);
    desk->section = DeskSection::Cases;
    walk("cases", 6);
    start_over();
}

BOOST_AUTO_TEST_CASE(practise_and_the_sheet_of_keys) {
    start_over();
    walk("the list of scenarios", 8);
    open("breakout-offer-insurance");
    walk("a question with choices");
    open("breakout-bust-against-17");
    walk("a spot to settle");
    start_over();
}

BOOST_AUTO_TEST_SUITE_END()
