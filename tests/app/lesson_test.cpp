// A lesson from its first page to its last: the steps, the blanks that grow and shrink, the
// feedback, the check, the place kept as text.

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "app/lesson_screen.h"
#include "content/library.h"
#include "support/hands.h"
#include "training/asked.h"

using namespace fairdeal;

namespace {

const Library& shipped() {
    static const Result<Library> library = load_library(FAIRDEAL_SOURCE_DIR);
    if (!library) BOOST_FAIL(in_words(library.error()));
    return *library;
}

LessonWalk walk_of(std::string_view id) {
    auto walk = start_lesson(shipped(), id);
    BOOST_REQUIRE(walk.has_value());
    return *std::move(walk);
}

LessonWalk bust_lesson() { return walk_of("breakout-a-bust-cannot-lose"); }

CountAnswer count_as_typed(const HandCount& count) {
    if (count.natural) return {CountCall::Natural, ""};
    return {count.soft ? CountCall::Soft : CountCall::Hard, std::to_string(count.points)};
}

/// League: whom the key sends out or places; the others stay in.
void place_seats(Practice& practice, const std::vector<Line>& lines) {
    for (const Line& line : lines) {
        if (line.verb != Verb::Out && line.verb != Verb::Place) continue;
        for (std::size_t i = 0; i < practice.seats.size(); ++i) {
            if (practice.seats[i].seat != line.who.seat) continue;
            set_fate(practice, i, line.verb == Verb::Out ? Fate::GoesOut : Fate::IsPlaced);
            type_amount(practice, practice.wagers.size() + i, std::to_string(line.place));
        }
    }
}

/// Out: every seat, and the clause that decides; wrongly: no seat, and another clause.
void say_who_goes(Practice& practice, bool right) {
    const Key key = key_of(practice.scenario);
    const std::string_view clause =
        key.lines.empty() ? std::string_view() : deciding_clause(key.lines).id;
    if (right) place_seats(practice, key.lines);
    for (std::size_t i = 0; i < practice.choices.size(); ++i) {
        if ((practice.choices[i].act == clause) == right)
            choose(practice, i, shipped().misreadings);
    }
    check(practice, shipped().misreadings);
}

/// Everything as the engine has it in the blanks.
void fill_right(LessonWalk& walk) {
    for (std::size_t i = 0; i < walk.blanks.given.size(); ++i)
        fill_blank(walk, i, walk.trace.steps[step_of_blank(walk, i)].step.value);
}

Call call_for(Verb verb) {
    if (verb == Verb::Take) return Call::Take;
    if (verb == Verb::Push) return Call::Push;
    return verb == Verb::Pay ? Call::Pay : Call::Return;
}

/// As a trainee would: a part that is handed back beside what is taken goes without saying.
void say_line(Practice& practice, const Line& line) {
    for (std::size_t i = 0; i < practice.wagers.size(); ++i) {
        const WagerAnswer& wager = practice.wagers[i];
        if (wager.who != line.who || wager.wager != line.wager) continue;
        if (line.verb == Verb::Return && wager.call == Call::Take) continue;
        set_call(practice, i, call_for(line.verb));
        const bool part = line.verb == Verb::Take && line.amount != wager.stake;
        if (line.verb == Verb::Pay || part) type_amount(practice, i, to_text(line.amount));
    }
}

void choose_right(Practice& practice) {
    const Key key = key_of(practice.scenario);
    for (const Line& line : key.lines) {
        if (line.verb != Verb::Tip) say_line(practice, line);
    }
    for (std::size_t i = 0; i < practice.wagers.size(); ++i) {
        if (!practice.wagers[i].asks_tip()) continue;
        for (const Line& line : key.lines) {
            if (line.verb == Verb::Tip && line.who == practice.wagers[i].who)
                type_tip(practice, i, to_text(line.amount));
        }
    }
    place_seats(practice, key.lines);
    if (practice.count) *practice.count = count_as_typed(key.count);
    check(practice, shipped().misreadings);
}

/// Ticks the wagers that hold, or those that do not.
void tick(Practice& practice, const Key& key, bool right) {
    for (std::size_t i = 0; i < practice.choices.size(); ++i) {
        const auto& about = practice.choices[i].about;
        const bool holds =
            about ? std::find(key.wagers.begin(), key.wagers.end(), *about) != key.wagers.end()
                  : key.wagers.empty();
        if (holds == right) choose(practice, i, shipped().misreadings);
    }
    check(practice, shipped().misreadings);
}

/// Answers the item that is shown; wrongly where there is a choice to be had.
void answer(LessonWalk& walk, bool right) {
    if (!walk.practice) {
        fill_right(walk);
        if (!right) fill_blank(walk, walk.blanks.given.size() - 1, "1");
        return check(walk, shipped());
    }
    Practice& practice = *walk.practice;
    if (practice.scenario.question.kind == QuestionKind::Out) {
        say_who_goes(practice, right);
        return check(walk, shipped());
    }
    if (practice.choices.empty()) {
        if (right) {
            choose_right(practice);
        } else {
            for (std::size_t i = 0; i < practice.wagers.size(); ++i)
                set_call(practice, i, Call::Return);
            check(practice, shipped().misreadings);
        }
        return check(walk, shipped());
    }
    const Key key = key_of(practice.scenario);
    if (practice.form() == AnswerForm::AllThatHold) {
        tick(practice, key, right);
        return check(walk, shipped());
    }
    for (std::size_t i = 0; i < practice.choices.size() && !practice.mark; ++i) {
        const std::string& act = practice.choices[i].act;
        bool is_right = std::find(key.acts.begin(), key.acts.end(), act) != key.acts.end();
        if (practice.scenario.question.kind == QuestionKind::May)
            is_right = key.allowed == (act == "allowed");
        if (practice.scenario.question.kind == QuestionKind::Talk)
            is_right = practice.scenario.question.talk[i].right;
        if (is_right == right) choose(practice, i, shipped().misreadings);
    }
    check(walk, shipped());
}

/// From where it stands to the end, every answer right or every answer wrong.
void walk_to_end(LessonWalk& walk, bool right) {
    for (int pages = 0; pages < 60 && walk.part != LessonPart::End; ++pages) {
        while (walk.part == LessonPart::Worked && !can_go_on(walk)) reveal(walk);
        if (!can_go_on(walk)) answer(walk, right);
        BOOST_REQUIRE(can_go_on(walk));
        go_on(walk, shipped());
    }
    BOOST_TEST((walk.part == LessonPart::End));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(lesson_flow)

BOOST_AUTO_TEST_CASE(the_list_says_how_far_one_is) {
    const LessonPositions positions{{"breakout-two-ways-to-bet", "end 0 1 1111"},
                                    {"breakout-playing-for-the-house", "faded 1 2 -"}};
    const LessonListScreen list = list_lessons(shipped(), Game::Breakout, positions);
    BOOST_TEST(list.lessons.size() == 15U);
    BOOST_TEST(list.progress == "1 of 15 lessons passed");
    BOOST_TEST(list.next == "breakout-playing-for-the-house");
    BOOST_TEST(list.lessons[0].state_word == "Passed");
    BOOST_TEST(list.lessons[1].state_word == "Begun: Finish the hand");
    BOOST_TEST(list.lessons[2].state_word == "Not begun");
}

BOOST_AUTO_TEST_CASE(the_rule_is_shown_with_links_and_figures) {
    const LessonScreen screen = screen_of(bust_lesson(), shipped());
    BOOST_TEST(screen.heading == "The rule");
    BOOST_TEST(screen.progress == "Page 1 of 16");
    BOOST_TEST(std::count_if(screen.blocks.begin(), screen.blocks.end(),
                             [](const BlockScreen& block) { return block.table.has_value(); }) ==
               1);
    BOOST_TEST(screen.spoken.find("Watch out: ") != std::string::npos);
    BOOST_TEST(!links_in(screen.blocks.front().prose, ProseKind::Clause).empty());
}

BOOST_AUTO_TEST_CASE(a_worked_hand_shows_its_steps_one_by_one) {
    LessonWalk walk = bust_lesson();
    go_on(walk, shipped());
    LessonScreen screen = screen_of(walk, shipped());
    BOOST_REQUIRE(screen.steps.size() >= 4U);
    BOOST_TEST(screen.steps[0].part == "Seat 1 \u00b7 Dealer hand");
    BOOST_TEST(screen.steps[0].value == "Bust with 23");
    BOOST_TEST(!screen.steps[1].shown);
    BOOST_TEST(screen.go_on_label == "Show the next step");
    press(walk, shipped(), key(KeyName::Enter));
    screen = screen_of(walk, shipped());
    BOOST_TEST(screen.steps[1].value == "Hard 19");
    BOOST_TEST(!screen.can_go_on);
    while (!can_go_on(walk)) reveal(walk);
    BOOST_TEST(screen_of(walk, shipped()).steps.back().value == "$20");
}

BOOST_AUTO_TEST_CASE(a_right_hand_leaves_one_step_more_and_a_mistake_one_fewer) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped(), LessonPart::Faded);
    BOOST_TEST(walk.blanks.given.size() == 1U);
    answer(walk, true);
    BOOST_TEST(feedback_of(walk, shipped())->right);
    go_on(walk, shipped());
    BOOST_TEST(walk.blanks.given.size() == 2U);
    answer(walk, false);
    BOOST_TEST(!feedback_of(walk, shipped())->right);
    go_on(walk, shipped());
    BOOST_TEST(walk.blanks.given.size() == 1U);
}

BOOST_AUTO_TEST_CASE(one_slip_costs_one_mark_and_is_named) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped(), LessonPart::Faded);
    walk.blank_steps = 99;
    walk.item = 1;  // drawn to 20 against a bust
    reopen(walk, shipped());
    fill_right(walk);
    BOOST_REQUIRE(walk.blanks.given.size() == walk.trace.steps.size());
    BOOST_TEST(walk.blanks.given[1] == "hard 20");
    fill_blank(walk, 1, "hard 17");
    fill_blank(walk, walk.blanks.given.size() - 1, "0");
    check(walk, shipped());
    const auto feedback = feedback_of(walk, shipped());
    BOOST_REQUIRE(feedback.has_value());
    BOOST_TEST(!feedback->right);
    BOOST_TEST(feedback->yours == "Hard 17");
    BOOST_TEST(feedback->ours == "Hard 20");
    BOOST_TEST(feedback->first_wrong ==
               "The first step that went wrong: What does your hand count?");
    BOOST_REQUIRE(feedback->clause.has_value());
    BOOST_TEST(feedback->clause->id == "BRK-WIN-1");
}

BOOST_AUTO_TEST_CASE(the_feedback_names_value_clause_and_misreading) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped(), LessonPart::Contrast);  // a bust against 17, paid
    BOOST_REQUIRE(walk.practice.has_value());
    set_call(*walk.practice, 0, Call::Pay);
    type_amount(*walk.practice, 0, "40");
    check(walk, shipped());
    const auto feedback = feedback_of(walk, shipped());
    BOOST_REQUIRE(feedback.has_value());
    BOOST_TEST(feedback->verdict == "Not quite");
    BOOST_TEST(feedback->yours == "Pay $40");
    BOOST_TEST(feedback->ours == "Push");
    BOOST_TEST(feedback->first_wrong.find("Take, push, pay or return?") != std::string::npos);
    BOOST_REQUIRE(feedback->clause.has_value());
    BOOST_TEST(feedback->clause->id == "BRK-PUSH-3");
    BOOST_TEST(!feedback->misreading.empty());
    BOOST_TEST(feedback->can_try_again);
}

BOOST_AUTO_TEST_CASE(whoever_answers_right_passes_every_lesson) {
    for (const Lesson& lesson : shipped().lessons) {
        BOOST_TEST_CONTEXT(lesson.id) {
            LessonWalk walk = walk_of(lesson.id);
            walk_to_end(walk, true);
            BOOST_TEST(walk.passed());
            BOOST_TEST(!part_to_repeat(walk, shipped()).has_value());
            BOOST_TEST((state_of(position_of(walk)) == LessonState::Passed));
        }
    }
}

BOOST_AUTO_TEST_CASE(whoever_answers_wrong_is_told_what_to_take_again) {
    LessonWalk walk = bust_lesson();
    walk_to_end(walk, false);
    BOOST_TEST(!walk.passed());
    const LessonScreen screen = screen_of(walk, shipped());
    BOOST_REQUIRE(screen.repeat.has_value());
    BOOST_TEST((*screen.repeat == LessonPart::Rule));
    BOOST_TEST(screen.banner->title == "Not passed yet");
    press(walk, shipped(), key('r'));
    BOOST_TEST((walk.part == LessonPart::Rule));
    BOOST_TEST(walk.checked.empty());
}

BOOST_AUTO_TEST_CASE(only_the_first_answer_to_the_check_counts) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped(), LessonPart::Check);
    answer(walk, false);
    try_again(walk);
    answer(walk, true);
    BOOST_TEST(feedback_of(walk, shipped())->right);
    BOOST_TEST(walk.checked.size() == 1U);
    BOOST_TEST(!walk.checked.front());
}

BOOST_AUTO_TEST_CASE(the_place_is_kept_as_a_line_of_text) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped(), LessonPart::Faded);
    answer(walk, true);
    go_on(walk, shipped());
    BOOST_TEST(position_of(walk) == "faded 1 2 -");
    const auto again = resume_lesson(shipped(), walk.lesson.id, position_of(walk));
    BOOST_REQUIRE(again.has_value());
    BOOST_TEST((again->scenario == walk.scenario));
    BOOST_TEST(again->blanks.given.size() == 2U);
    for (const char* broken :
         {"", "faded", "faded x 1 -", "faded 99 1 -", "check 1 1 12", "dance 0 1 -"}) {
        const auto anew = resume_lesson(shipped(), walk.lesson.id, broken);
        BOOST_TEST_CONTEXT(broken) {
            BOOST_REQUIRE(anew.has_value());
            BOOST_TEST((anew->part == LessonPart::Rule));
        }
    }
    BOOST_TEST(!resume_lesson(shipped(), "no-such-lesson", "").has_value());
}

/// As after a crash: by what is kept of it alone.
LessonWalk taken_up(const LessonWalk& walk) {
    auto again = resume_lesson(shipped(), walk.lesson.id, position_of(walk));
    BOOST_REQUIRE(again.has_value());
    BOOST_TEST_CONTEXT(page_draft_of(walk, shipped()))
    BOOST_REQUIRE(take_up_page_draft(*again, shipped(), page_draft_of(walk, shipped())));
    return *std::move(again);
}

void must_be_as_left(const LessonWalk& walk) {
    const LessonWalk again = taken_up(walk);
    BOOST_TEST_CONTEXT(position_of(walk) << " of " << walk.lesson.id) {
        BOOST_TEST(position_of(again) == position_of(walk));
        BOOST_TEST(page_draft_of(again, shipped()) == page_draft_of(walk, shipped()));
        BOOST_TEST((again.scenario.hand == walk.scenario.hand));
        BOOST_TEST(again.aside == walk.aside);
        BOOST_TEST(again.revealed == walk.revealed);
        BOOST_TEST(again.blanks.given == walk.blanks.given, boost::test_tools::per_element());
        BOOST_TEST(can_go_on(again) == can_go_on(walk));
        BOOST_REQUIRE(again.practice.has_value() == walk.practice.has_value());
        if (!walk.practice || !walk.practice->mark) return;
        BOOST_TEST(again.practice->mark->right == walk.practice->mark->right);
        BOOST_TEST((again.practice->chosen == walk.practice->chosen));
    }
}

BOOST_AUTO_TEST_CASE(what_is_typed_into_the_blanks_is_taken_up_again_with_its_marks) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped(), LessonPart::Faded);
    BOOST_TEST(page_draft_of(walk, shipped()).empty());
    answer(walk, true);
    go_on(walk, shipped());
    fill_blank(walk, 0, "13 to the guest");
    LessonWalk again = taken_up(walk);
    BOOST_TEST(again.blanks.given.at(0) == "13 to the guest");
    BOOST_TEST(!again.blanks.mark.has_value());
    answer(walk, true);
    again = taken_up(walk);
    // One step more is left to him on the next page, not on this one.
    BOOST_TEST(again.blanks.given.size() == 2U);
    BOOST_TEST(again.blank_steps == walk.blank_steps);
    BOOST_REQUIRE(again.blanks.mark.has_value());
    BOOST_TEST(again.blanks.mark->slips == 0);
}

BOOST_AUTO_TEST_CASE(every_page_of_every_lesson_is_taken_up_as_it_was_left) {
    for (const Lesson& lesson : shipped().lessons) {
        LessonWalk walk = walk_of(lesson.id);
        for (int pages = 0; pages < 60 && walk.part != LessonPart::End; ++pages) {
            while (walk.part == LessonPart::Worked && !can_go_on(walk)) reveal(walk);
            if (!can_go_on(walk)) answer(walk, pages % 3 != 0);
            must_be_as_left(walk);
            go_on(walk, shipped());
        }
    }
}

BOOST_AUTO_TEST_CASE(a_hand_beside_the_lesson_is_taken_up_again_too) {
    LessonWalk walk = bust_lesson();
    for (const LessonPart part : {LessonPart::Faded, LessonPart::Whole, LessonPart::Check}) {
        go_to_part(walk, shipped(), part);
        answer(walk, true);
        BOOST_REQUIRE(show_same_again(walk, shipped()));
        must_be_as_left(walk);
        answer(walk, false);
        must_be_as_left(walk);
        if (!show_contrast(walk, shipped())) continue;
        must_be_as_left(walk);
    }
}

BOOST_AUTO_TEST_CASE(a_draft_of_another_page_changes_nothing) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped(), LessonPart::Faded);
    for (const char* draft : {"nonsense", "item another\n", "blanks 99\n", "blank 7 x\n", "marked\n",
                              "revealed 99\n", "chosen 0\n", "aside\n\n<scenario>", "seed x\n"})
        BOOST_TEST(!take_up_page_draft(walk, shipped(), draft), draft);
    BOOST_TEST(page_draft_of(walk, shipped()).empty());
}

BOOST_AUTO_TEST_CASE(a_hand_of_the_same_kind_does_not_count) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped(), LessonPart::Check);
    go_on(walk, shipped());
    answer(walk, true);
    go_on(walk, shipped());
    const std::string before = position_of(walk);
    BOOST_REQUIRE(show_contrast(walk, shipped()));
    BOOST_TEST(walk.aside);
    answer(walk, false);
    BOOST_TEST(position_of(walk) == before);
    go_back(walk, shipped());
    BOOST_TEST(!walk.aside);
}

BOOST_AUTO_TEST_CASE(links_open_beside_the_page_and_lead_into_the_book) {
    LessonWalk walk = bust_lesson();
    show_term(walk, "push");
    BOOST_TEST(screen_of(walk, shipped()).term->word == "Push");
    show_clause(walk, "AMB-BRK-04");
    const LessonScreen screen = screen_of(walk, shipped());
    BOOST_TEST(!screen.term.has_value());
    BOOST_REQUIRE(screen.clause.has_value());
    BOOST_TEST(screen.clause->open_point);
    const LessonDeed deed = press(walk, shipped(), key('b'));
    BOOST_TEST((deed.kind == LessonDeed::Kind::OpenBook));
    BOOST_TEST(deed.id == "AMB-BRK-04");
    show_clause(walk, "AMB-BRK-04");
    BOOST_TEST(press(walk, shipped(), key('b')).id == "BRK-BUST-1");
}

BOOST_AUTO_TEST_CASE(every_page_of_every_lesson_can_be_shown_and_read_aloud) {
    for (const Lesson& lesson : shipped().lessons) {
        LessonWalk walk = walk_of(lesson.id);
        for (int pages = 0; pages < 60; ++pages) {
            const LessonScreen screen = screen_of(walk, shipped());
            BOOST_TEST(!screen.spoken.empty(), lesson.id);
            BOOST_TEST(screen.page < screen.pages, lesson.id);
            if (walk.part == LessonPart::End) break;
            while (walk.part == LessonPart::Worked && !can_go_on(walk)) reveal(walk);
            if (!can_go_on(walk)) answer(walk, true);
            go_on(walk, shipped());
        }
        BOOST_TEST((walk.part == LessonPart::End), lesson.id);
    }
}

BOOST_AUTO_TEST_SUITE_END()
