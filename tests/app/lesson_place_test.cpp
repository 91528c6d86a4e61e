// Where a trainee is in a lesson and what they have typed there, kept as text and taken up again.

#include "desk/answer/draft.h"
#include "lesson_walks.h"

using namespace fairdeal;

namespace {

/// As after a crash: by what is kept of it alone.
LessonWalk taken_up(const LessonWalk& walk) {
    auto again = resume_lesson(shipped_content(), walk.lesson.id, position_of(walk));
    BOOST_REQUIRE(again.has_value());
    BOOST_TEST_CONTEXT(page_draft_of(walk, shipped_content()))
    BOOST_REQUIRE(
        take_up_page_draft(*again, shipped_content(), page_draft_of(walk, shipped_content())));
    return *std::move(again);
}

void must_be_as_left(const LessonWalk& walk) {
    const LessonWalk again = taken_up(walk);
    BOOST_TEST_CONTEXT(position_of(walk) << " of " << walk.lesson.id) {
        BOOST_TEST(position_of(again) == position_of(walk));
        BOOST_TEST(page_draft_of(again, shipped_content()) ==
                   page_draft_of(walk, shipped_content()));
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

}  // namespace

BOOST_AUTO_TEST_SUITE(lesson_place)

BOOST_AUTO_TEST_CASE(the_place_is_kept_as_a_line_of_text) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped_content(), LessonPart::Faded);
    answer(walk, true);
    go_on(walk, shipped_content());
    BOOST_TEST(position_of(walk) == "faded 1 2 -");
    const auto again = resume_lesson(shipped_content(), walk.lesson.id, position_of(walk));
    BOOST_REQUIRE(again.has_value());
    BOOST_TEST((again->scenario == walk.scenario));
    BOOST_TEST(again->blanks.given.size() == 2U);
    for (const char* broken :
         {"", "faded", "faded x 1 -", "faded 99 1 -", "check 1 1 12", "dance 0 1 -"}) {
        const auto restarted = resume_lesson(shipped_content(), walk.lesson.id, broken);
        BOOST_TEST_CONTEXT(broken) {
            BOOST_REQUIRE(restarted.has_value());
            BOOST_TEST((restarted->part == LessonPart::Rule));
        }
    }
    BOOST_TEST(!resume_lesson(shipped_content(), "no-such-lesson", "").has_value());
}

BOOST_AUTO_TEST_CASE(what_is_typed_into_the_blanks_is_taken_up_again_with_its_marks) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped_content(), LessonPart::Faded);
    BOOST_TEST(page_draft_of(walk, shipped_content()).empty());
    answer(walk, true);
    go_on(walk, shipped_content());
    fill_blank(walk, 0, "13 to the guest");
    LessonWalk again = taken_up(walk);
    BOOST_TEST(again.blanks.given.at(0) == "13 to the guest");
    BOOST_TEST(!again.blanks.mark.has_value());
    answer(walk, true);
    again = taken_up(walk);
    // One step more is left to them on the next page, not on this one.
    BOOST_TEST(again.blanks.given.size() == 2U);
    BOOST_TEST(again.blank_steps == walk.blank_steps);
    BOOST_REQUIRE(again.blanks.mark.has_value());
    BOOST_TEST(again.blanks.mark->slips == 0);
}

BOOST_AUTO_TEST_CASE(every_page_of_every_lesson_is_taken_up_as_it_was_left) {
    for (const Lesson& lesson : shipped_content().lessons) {
        LessonWalk walk = walk_of(lesson.id);
        for (int pages = 0; pages < 60 && walk.part != LessonPart::End; ++pages) {
            while (walk.part == LessonPart::Worked && !can_go_on(walk)) reveal(walk);
            if (!can_go_on(walk)) answer(walk, pages % 3 != 0);
            must_be_as_left(walk);
            go_on(walk, shipped_content());
        }
    }
}

BOOST_AUTO_TEST_CASE(a_hand_beside_the_lesson_is_taken_up_again_too) {
    LessonWalk walk = bust_lesson();
    for (const LessonPart part : {LessonPart::Faded, LessonPart::Whole, LessonPart::Check}) {
        go_to_part(walk, shipped_content(), part);
        answer(walk, true);
        BOOST_REQUIRE(show_same_again(walk, shipped_content()));
        must_be_as_left(walk);
        answer(walk, false);
        must_be_as_left(walk);
        if (!show_contrast(walk, shipped_content())) continue;
        must_be_as_left(walk);
    }
}

BOOST_AUTO_TEST_CASE(hands_dealt_ahead_are_the_same_and_none_is_dealt_late) {
    int hands = 0;
    for (const Lesson& lesson : shipped_content().lessons) {
        if (lesson.number != 4) continue;  // one of each game
        LessonWalk walk = walk_of(lesson.id), waits_not = walk_of(lesson.id);
        begin_dealing_ahead(waits_not, shipped_content());
        for (const LessonPart part : {LessonPart::Faded, LessonPart::Whole, LessonPart::Check}) {
            go_to_part(walk, shipped_content(), part);
            go_to_part(waits_not, shipped_content(), part);
            for (const bool contrast : {false, true, false, false}) {
                const auto show = contrast ? show_contrast : show_same_again;
                const bool shown = show(walk, shipped_content());
                BOOST_TEST(show(waits_not, shipped_content()) == shown);
                BOOST_TEST((waits_not.scenario == walk.scenario));
                hands += shown ? 1 : 0;
            }
        }
        BOOST_TEST(waits_not.ahead->dealt_late() == 0);
    }
    BOOST_TEST(hands > 5);
}

BOOST_AUTO_TEST_CASE(fresh_hands_behind_those_of_the_lesson_are_dealt_ahead_too) {
    LessonWalk walk = bust_lesson(), waits_not = bust_lesson();
    begin_dealing_ahead(waits_not, shipped_content());
    for (LessonWalk* each : {&walk, &waits_not}) {
        go_to_part(*each, shipped_content(), LessonPart::Faded);
        for (int i = 0; i < 20 && each->part == LessonPart::Faded; ++i) {
            const bool listed = each->item < each->lesson.faded.size();
            answer(*each, false);
            if (!listed) break;
            go_on(*each, shipped_content());
        }
        BOOST_TEST((each->part == LessonPart::Faded));
        BOOST_TEST(each->item == each->lesson.faded.size());
    }
    BOOST_TEST((waits_not.scenario == walk.scenario));
    BOOST_TEST(waits_not.ahead->dealt_late() == 0);
    // Beside the lesson and back: the page is another then, and what follows it is dealt again.
    BOOST_TEST(show_same_again(waits_not, shipped_content()) ==
               show_same_again(walk, shipped_content()));
    BOOST_TEST((waits_not.scenario == walk.scenario));
    BOOST_TEST(waits_not.ahead->dealt_late() == 0);
}

BOOST_AUTO_TEST_CASE(a_draft_of_another_page_changes_nothing) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped_content(), LessonPart::Faded);
    for (const char* draft :
         {"nonsense", "item another\n", "blanks 99\n", "blank 7 x\n", "marked\n", "revealed 99\n",
          "chosen 0\n", "blanks 1\nblank price 9 x\n", "aside\n\n<scenario>", "seed x\n"})
        BOOST_TEST(!take_up_page_draft(walk, shipped_content(), draft), draft);
    BOOST_TEST(page_draft_of(walk, shipped_content()).empty());
}

BOOST_AUTO_TEST_CASE(a_page_is_kept_in_the_words_of_its_steps_and_choices) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped_content(), LessonPart::Faded);
    answer(walk, true);
    go_on(walk, shipped_content());
    BOOST_REQUIRE(walk.blanks.given.size() == 2U);
    fill_blank(walk, 1, "13 to the guest");
    const std::string item = "item " + walk.scenario.id + "\nblanks 2\n";
    const auto name = [&](std::size_t blank) {
        const Step& step = walk.trace.steps.at(step_of_blank(walk, blank)).step;
        return "blank " + std::string(to_text(step.kind)) + " " + to_text(step.who);
    };
    BOOST_TEST(page_draft_of(walk, shipped_content()) ==
               item + name(0) + "\n" + name(1) + " 13 to the guest\n");
    LessonWalk old = walk;
    fill_blank(old, 1, "");
    BOOST_REQUIRE(take_up_page_draft(old, shipped_content(), item + "blank 1 13 to the guest\n"));
    BOOST_TEST(old.blanks.given == walk.blanks.given, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_choice_is_kept_by_its_words_and_older_ones_by_its_number) {
    int choices = 0;
    for (const Lesson& lesson : shipped_content().lessons) {
        LessonWalk walk = walk_of(lesson.id);
        go_to_part(walk, shipped_content(), LessonPart::Check);
        if (!walk.practice || walk.practice->form() != AnswerForm::OneChoice) continue;
        const LessonWalk fresh = walk;
        choose(*walk.practice, walk.practice->choices.size() - 1, shipped_content().misreadings);
        const std::string number = std::to_string(*walk.practice->chosen);
        const std::string words = walk.practice->choices[*walk.practice->chosen].text;
        const std::string draft = page_draft_of(walk, shipped_content());
        BOOST_TEST(draft == "item " + walk.scenario.id + "\nchosen " + words + "\nmarked\n");
        for (const std::string& said : {words, number}) {
            LessonWalk again = fresh;
            BOOST_REQUIRE(
                take_up_page_draft(again, shipped_content(),
                                   "item " + walk.scenario.id + "\nchosen " + said + "\nmarked\n"));
            BOOST_TEST((again.practice->chosen == walk.practice->chosen));
        }
        ++choices;
    }
    BOOST_TEST(choices > 0);
}

BOOST_AUTO_TEST_SUITE_END()
