// A lesson from its first page to its last: the steps, the blanks that grow and shrink, the
// feedback, the check, the place kept as text.

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "lesson_walks.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(lesson_flow)

BOOST_AUTO_TEST_CASE(the_list_says_how_far_one_is) {
    const LessonPositions positions{{"breakout-two-ways-to-bet", "end 0 1 1111"},
                                    {"breakout-playing-for-the-house", "faded 1 2 -"}};
    const LessonListScreen list = list_lessons(shipped_content(), Game::Breakout, positions);
    BOOST_TEST(list.lessons.size() == 22U);
    BOOST_TEST(list.progress == "1 of 22 lessons passed");
    BOOST_TEST(list.next == "breakout-playing-for-the-house");
    BOOST_TEST(list.lessons[0].state_word == "Passed");
    BOOST_TEST(list.lessons[1].state_word == "Started: Finish the hand");
    BOOST_TEST(list.lessons[2].state_word == "Not started");
}

BOOST_AUTO_TEST_CASE(the_rule_is_shown_with_links_and_figures) {
    const LessonScreen screen = screen_of(bust_lesson(), shipped_content());
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
    go_on(walk, shipped_content());
    LessonScreen screen = screen_of(walk, shipped_content());
    BOOST_REQUIRE(screen.steps.size() >= 4U);
    BOOST_TEST(screen.steps[0].part == "Seat 1 \u00b7 Dealer hand");
    BOOST_TEST(screen.steps[0].value == "Bust with 23");
    BOOST_TEST(!screen.steps[1].shown);
    BOOST_TEST(screen.go_on_label == "Show the next step");
    press(walk, shipped_content(), key(KeyName::Enter));
    screen = screen_of(walk, shipped_content());
    BOOST_TEST(screen.steps[1].value == "Hard 19");
    BOOST_TEST(!screen.can_go_on);
    while (!can_go_on(walk)) reveal(walk);
    BOOST_TEST(screen_of(walk, shipped_content()).steps.back().value == "$20");
}

BOOST_AUTO_TEST_CASE(a_right_hand_leaves_one_step_more_and_a_mistake_one_fewer) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped_content(), LessonPart::Faded);
    BOOST_TEST(walk.blanks.given.size() == 1U);
    answer(walk, true);
    BOOST_TEST(feedback_of(walk, shipped_content())->right);
    go_on(walk, shipped_content());
    BOOST_TEST(walk.blanks.given.size() == 2U);
    answer(walk, false);
    BOOST_TEST(!feedback_of(walk, shipped_content())->right);
    go_on(walk, shipped_content());
    BOOST_TEST(walk.blanks.given.size() == 1U);
}

BOOST_AUTO_TEST_CASE(one_slip_costs_one_mark_and_is_named) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped_content(), LessonPart::Faded);
    walk.blank_steps = 99;
    walk.item = 1;  // drawn to 20 against a bust
    reopen(walk, shipped_content());
    fill_right(walk);
    BOOST_REQUIRE(walk.blanks.given.size() == walk.trace.steps.size());
    BOOST_TEST(walk.blanks.given[1] == "hard 20");
    fill_blank(walk, 1, "hard 17");
    fill_blank(walk, walk.blanks.given.size() - 1, "0");
    check(walk, shipped_content());
    const auto feedback = feedback_of(walk, shipped_content());
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
    go_to_part(walk, shipped_content(), LessonPart::Contrast);  // a bust against 17, paid
    BOOST_REQUIRE(walk.practice.has_value());
    set_call(*walk.practice, 0, Call::Pay);
    type_amount(*walk.practice, 0, "40");
    check(walk, shipped_content());
    const auto feedback = feedback_of(walk, shipped_content());
    BOOST_REQUIRE(feedback.has_value());
    BOOST_TEST(feedback->verdict == "Wrong");
    BOOST_TEST(feedback->yours == "Pay $40");
    BOOST_TEST(feedback->ours == "Push");
    BOOST_TEST(feedback->first_wrong.find("Take, push, pay or return?") != std::string::npos);
    BOOST_REQUIRE(feedback->clause.has_value());
    BOOST_TEST(feedback->clause->id == "BRK-PUSH-3");
    BOOST_TEST(!feedback->misreading.empty());
    BOOST_TEST(feedback->can_try_again);
}

/// What differs between the two hands would answer both questions.
BOOST_AUTO_TEST_CASE(what_differs_is_said_once_a_hand_is_answered) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped_content(), LessonPart::Contrast);
    BOOST_TEST(screen_of(walk, shipped_content()).blocks.empty());
    set_call(*walk.practice, 0, Call::Take);
    check(walk, shipped_content());
    const LessonScreen screen = screen_of(walk, shipped_content());
    BOOST_REQUIRE(screen.blocks.size() == 1U);
    BOOST_TEST(plain_text(screen.blocks.front().prose) ==
               plain_text(walk.lesson.contrast.difference));
}

BOOST_AUTO_TEST_CASE(the_keys_of_a_blank_are_those_that_answer_it) {
    int lettered = 0, numbered = 0, typed = 0;
    for (const Lesson& lesson : shipped_content().lessons) {
        LessonWalk walk = walk_of(lesson.id);
        go_to_part(walk, shipped_content(), LessonPart::Faded);
        if (walk.blanks.given.empty()) continue;
        const TraceStep& step = walk.trace.steps[step_of_blank(walk, walk.blanks.current)];
        const std::string keys = screen_of(walk, shipped_content()).key_line;
        if (step.choices.empty()) {
            ++typed;
            BOOST_TEST(keys.find("type the value") != std::string::npos, keys);
            continue;
        }
        const bool letters = step.choices.front().key != 0;
        (letters ? lettered : numbered) += 1;
        BOOST_TEST((keys.find("1\u2013") == std::string::npos) == letters, lesson.id << keys);
        const char by_key = letters ? step.choices.front().key : '1';
        press(walk, shipped_content(), key(by_key));
        BOOST_TEST(walk.blanks.given[walk.blanks.current] == step.choices.front().value);
    }
    BOOST_TEST(lettered > 0);
    BOOST_TEST_MESSAGE(lettered << " by letters, " << numbered << " by numbers, " << typed
                                << " typed");
}

/// Enter goes to what is still open, and marks once nothing is.
BOOST_AUTO_TEST_CASE(enter_goes_to_the_blank_that_is_still_empty) {
    for (const Lesson& lesson : shipped_content().lessons) {
        LessonWalk walk = walk_of(lesson.id);
        go_to_part(walk, shipped_content(), LessonPart::Faded);
        walk.blank_steps = 2;
        reopen(walk, shipped_content());
        if (walk.blanks.given.size() < 2) continue;
        walk.blanks.given.back() = "x";
        walk.blanks.current = walk.blanks.given.size() - 1;
        press(walk, shipped_content(), key(KeyName::Enter));
        BOOST_TEST(walk.blanks.current == 0U);
        BOOST_TEST(!walk.blanks.mark.has_value());
        return;
    }
    BOOST_FAIL("no lesson leaves two steps");
}

BOOST_AUTO_TEST_CASE(a_check_shows_no_hint) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped_content(), LessonPart::Check);
    BOOST_REQUIRE(walk.practice.has_value());
    press(walk, shipped_content(), key('h'));
    const PracticeScreen screen = screen_of(*walk.practice, shipped_content());
    BOOST_TEST(walk.practice->hints == 0U);
    BOOST_TEST(!screen.offers_hints);
    BOOST_TEST(screen.hints.empty());
    go_to_part(walk, shipped_content(), LessonPart::Whole);
    BOOST_TEST(screen_of(*walk.practice, shipped_content()).offers_hints);
}

BOOST_AUTO_TEST_CASE(right_answers_pass_every_lesson) {
    for (const Lesson& lesson : shipped_content().lessons) {
        BOOST_TEST_CONTEXT(lesson.id) {
            LessonWalk walk = walk_of(lesson.id);
            walk_to_end(walk, true);
            BOOST_TEST(walk.passed());
            BOOST_TEST(!part_to_repeat(walk, shipped_content()).has_value());
            BOOST_TEST((state_of(position_of(walk)) == LessonState::Passed));
        }
    }
}

BOOST_AUTO_TEST_CASE(wrong_answers_name_what_to_take_again) {
    LessonWalk walk = bust_lesson();
    walk_to_end(walk, false);
    BOOST_TEST(!walk.passed());
    const LessonScreen screen = screen_of(walk, shipped_content());
    BOOST_REQUIRE(screen.repeat.has_value());
    BOOST_TEST((*screen.repeat == LessonPart::Rule));
    BOOST_TEST(screen.banner->title == "Not passed yet");
    press(walk, shipped_content(), key('r'));
    BOOST_TEST((walk.part == LessonPart::Rule));
    BOOST_TEST(walk.checked.empty());
}

BOOST_AUTO_TEST_CASE(only_the_first_answer_to_the_check_counts) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped_content(), LessonPart::Check);
    answer(walk, false);
    try_again(walk);
    answer(walk, true);
    BOOST_TEST(feedback_of(walk, shipped_content())->right);
    BOOST_TEST(walk.checked.size() == 1U);
    BOOST_TEST(!walk.checked.front());
}

BOOST_AUTO_TEST_CASE(a_hand_of_the_same_kind_does_not_count) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped_content(), LessonPart::Check);
    go_on(walk, shipped_content());
    answer(walk, true);
    go_on(walk, shipped_content());
    const std::string before = position_of(walk);
    BOOST_REQUIRE(show_contrast(walk, shipped_content()));
    BOOST_TEST(walk.aside);
    answer(walk, false);
    BOOST_TEST(position_of(walk) == before);
    go_back(walk, shipped_content());
    BOOST_TEST(!walk.aside);
}

BOOST_AUTO_TEST_CASE(links_open_beside_the_page_and_lead_into_the_book) {
    LessonWalk walk = bust_lesson();
    show_term(walk, "push");
    BOOST_TEST(screen_of(walk, shipped_content()).term->word == "Push");
    show_clause(walk, "AMB-BRK-04");
    const LessonScreen screen = screen_of(walk, shipped_content());
    BOOST_TEST(!screen.term.has_value());
    BOOST_REQUIRE(screen.clause.has_value());
    BOOST_TEST(screen.clause->open_point);
    const LessonOutcome action = press(walk, shipped_content(), key('b'));
    BOOST_TEST((action.kind == LessonOutcome::Kind::OpenBook));
    BOOST_TEST(action.id == "AMB-BRK-04");
    show_clause(walk, "AMB-BRK-04");
    BOOST_TEST(press(walk, shipped_content(), key('b')).id == "BRK-BUST-1");
}

BOOST_AUTO_TEST_CASE(every_page_of_every_lesson_can_be_shown_and_read_aloud) {
    for (const Lesson& lesson : shipped_content().lessons) {
        LessonWalk walk = walk_of(lesson.id);
        for (int pages = 0; pages < 60; ++pages) {
            const LessonScreen screen = screen_of(walk, shipped_content());
            BOOST_TEST(!screen.spoken.empty(), lesson.id);
            BOOST_TEST(screen.page < screen.pages, lesson.id);
            if (walk.part == LessonPart::End) break;
            while (walk.part == LessonPart::Worked && !can_go_on(walk)) reveal(walk);
            if (!can_go_on(walk)) answer(walk, true);
            go_on(walk, shipped_content());
        }
        BOOST_TEST((walk.part == LessonPart::End), lesson.id);
    }
}

BOOST_AUTO_TEST_SUITE_END()
