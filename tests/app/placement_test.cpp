// What a plan may ask for, which lesson is named as the next one, and the test that finds the
// lesson to start with.

#include "training/placement.h"

#include <algorithm>

#include "desk/learn/learn_session.h"
#include "desk/lesson/lesson_session.h"
#include "desk/school/taught.h"
#include "school_section.h"

using namespace fairdeal;

namespace {

/// Somebody who knows so many lessons of a game sits the test; with `slips` in a hundred they
/// answer otherwise than they know, and in twenty of a hundred they guess what they do not know.
struct Sat {
    Placement test;
    std::set<std::string> clauses;
};
Sat sit(Game game, std::size_t known, unsigned slips, std::uint64_t seed) {
    Sat sat{Placement(shipped_content(), game), {}};
    Dice dice(seed);
    std::vector<std::set<std::string>> taught;
    for (const std::string& id : sat.test.lessons()) {
        const auto clauses =
            clauses_taught(*find_lesson(shipped_content().lessons, id), shipped_content());
        taught.emplace_back(clauses.begin(), clauses.end());
    }
    for (std::string clause = sat.test.next(); !clause.empty(); clause = sat.test.next()) {
        BOOST_REQUIRE(sat.clauses.insert(clause).second);
        BOOST_REQUIRE(can_be_dealt(game, clause));
        const auto lesson = std::find_if(taught.begin(), taught.end(),
                                         [&](const auto& one) { return one.contains(clause); });
        const bool knows = lesson - taught.begin() < static_cast<std::ptrdiff_t>(known);
        GivenAnswer answer;
        answer.game = game;
        answer.clauses = {clause};
        answer.right = knows ? !dice.chance(slips) : slips > 0 && dice.chance(20);
        sat.test.answered(answer);
    }
    return sat;
}

/// Ann, who has learnt nothing yet.
struct Novice : SchoolSection {
    void pass(const std::string& lesson) const {
        school.school->keep_lesson("ann", {lesson, "end 0 1 1", true, school.clock.now()});
    }
    void answer(bool right) {
        Practice& practice = *learn.run->practice;
        practice.mark = grade(right_answer(practice.scenario, key_of(practice.scenario)),
                              practice.scenario, shipped_content().misreadings);
        if (!practice.choices.empty()) practice.chosen = 0;
        practice.mark->right = right;
        learn.keep();
    }
};

std::vector<std::string> lessons_of(Game game) {
    return Placement(shipped_content(), game).lessons();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(placements)

BOOST_AUTO_TEST_CASE(who_never_slips_is_placed_exactly_and_soon) {
    for (const Game game : every_game) {
        const std::size_t all = lessons_of(game).size();
        BOOST_REQUIRE(all > 0U);
        BOOST_TEST(sit(game, 0, 0, 1).test.asked() <= 8, to_text(game));
        for (std::size_t known = 0; known <= all; ++known) {
            const Placement test = sit(game, known, 0, 1).test;
            BOOST_TEST(test.asked() <= 12,
                       to_text(game) << " " << known << ": " << test.asked() << " questions");
            const auto off = static_cast<int>(test.known()) - static_cast<int>(known);
            BOOST_TEST((off >= -2 && off <= 1), to_text(game)
                                                    << " " << known << ": " << test.known());
        }
    }
}

BOOST_AUTO_TEST_CASE(slips_and_guesses_move_the_place_by_little) {
    constexpr int trainees = 40;
    for (const Game game : every_game) {
        const std::size_t all = lessons_of(game).size();
        double off = 0, asked = 0;
        int sat = 0;
        for (std::size_t known = 0; known <= all; ++known) {
            for (int i = 0; i < trainees; ++i, ++sat) {
                const Placement test = sit(game, known, 5, static_cast<std::uint64_t>(i) + 1).test;
                BOOST_REQUIRE(test.asked() <= Placement::most_items);
                off += std::abs(static_cast<double>(test.known()) - static_cast<double>(known));
                asked += test.asked();
            }
        }
        BOOST_TEST_MESSAGE(to_text(game)
                           << ": " << off / sat << " lessons off, " << asked / sat << " questions");
        BOOST_TEST(off / sat < 1.5, to_text(game));
        BOOST_TEST(asked / sat < 11, to_text(game));
    }
}

BOOST_AUTO_TEST_CASE(right_after_a_hint_shows_nothing) {
    Placement test(shipped_content(), Game::Midnight);
    const Placement before = test;
    GivenAnswer answer;
    answer.game = Game::Midnight;
    answer.clauses = {test.next()};
    answer.right = true;
    answer.hints = 1;
    test.answered(answer);
    BOOST_TEST(test.asked() == 1);
    BOOST_TEST(test.known() == before.known());
    BOOST_TEST(!test.is_over());
}

BOOST_AUTO_TEST_CASE(a_plan_asks_for_nothing_that_was_not_taught) {
    Novice section;
    TodayScreen today = section.learn.today();
    BOOST_TEST(today.items.empty());
    BOOST_TEST((today.first == TodayStep::Lesson));
    BOOST_REQUIRE(today.lessons.size() == every_game.size());
    BOOST_TEST(today.lesson_label == "Start lesson 1");
    BOOST_TEST(today.lesson_id == lessons_of(Game::Breakout).front());
    BOOST_TEST(!today.placement.empty());
    section.learn.apply(LearnAction::Reviews);
    BOOST_TEST(!section.learn.run.has_value());

    const std::string first = lessons_of(Game::Breakout).front();
    section.pass(first);
    today = section.learn.today();
    const auto taught =
        clauses_taught(*find_lesson(shipped_content().lessons, first), shipped_content());
    BOOST_REQUIRE(!today.items.empty());
    for (const PlanItem& item : today.items)
        BOOST_TEST(std::count(taught.begin(), taught.end(), item.clause) == 1, item.clause);
    BOOST_TEST((today.first == TodayStep::Reviews));
    BOOST_TEST(today.lesson_label == "Start lesson 2");
    BOOST_TEST(today.placement.empty());  // who has passed a lesson knows where they stand

    section.school.school->keep_lesson(
        "ann", {lessons_of(Game::Breakout)[1], "worked 0 1 -", false, section.school.clock.now()});
    today = section.learn.today();
    BOOST_TEST((today.first == TodayStep::Lesson));
    BOOST_TEST(today.lesson_label == "Resume lesson 2");
}

/// A wrong answer of one's own choosing waits until its lesson; a right one is asked again.
BOOST_AUTO_TEST_CASE(what_was_answered_elsewhere_counts_as_taught_once_it_was_right) {
    Novice section;
    GivenAnswer answer;
    answer.person = "ann";
    answer.kind = "spot";
    answer.item = "somewhere";
    answer.clauses = {"BRK-PUSH-3"};
    answer.at = section.school.clock.now() - 3 * a_day;
    BOOST_REQUIRE(section.school.school->add(answer));
    BOOST_TEST(section.learn.today().items.empty());
    BOOST_TEST(!section.learn.mistakes().has_value());
    answer.right = true;
    ++answer.at;
    BOOST_REQUIRE(section.school.school->add(answer));
    BOOST_REQUIRE(section.learn.today().items.size() == 1U);
    BOOST_TEST(section.learn.today().items.front().clause == "BRK-PUSH-3");
}

BOOST_AUTO_TEST_CASE(the_game_that_is_picked_is_the_one_whose_lesson_opens) {
    Novice section;
    section.learn.pick_lesson(2);
    const TodayScreen today = section.learn.today();
    BOOST_TEST(today.picked == 2U);
    const auto leads = section.learn.apply(section.learn.first_step());
    BOOST_REQUIRE(leads.has_value());
    BOOST_TEST(std::get<ReadLesson>(*leads).id == lessons_of(today.lessons[2].game).front());
    // The game whose lessons were open last comes first.
    section.school.lesson_game.reset();
    section.pass(lessons_of(Game::League).front());
    BOOST_TEST((section.learn.today().lessons.front().game == Game::League));
}

BOOST_AUTO_TEST_CASE(the_test_is_sat_without_hints_and_its_lessons_are_known) {
    Novice section;
    BOOST_TEST(!section.learn.apply(LearnAction::Placement).has_value());
    int asked = 0;
    while (section.learn.run) {
        BOOST_REQUIRE(section.learn.run->practice.has_value());
        Practice& practice = *section.learn.run->practice;
        BOOST_TEST((practice.scenario.game() == Game::Breakout));
        show_hint(practice);
        const PracticeScreen screen = screen_of(practice, shipped_content());
        BOOST_TEST(!screen.offers_hints);
        BOOST_TEST(screen.hints.empty());
        ++asked;
        const std::string standing = standing_in_words(*section.learn.run);
        BOOST_TEST(standing == "question " + std::to_string(asked) + " of 15 at most");
        section.answer(true);
        section.learn.run->next->wait_until_ready();  // however slow the machine is
        section.learn.next_item();
    }
    BOOST_TEST(asked <= Placement::most_items);
    BOOST_TEST(section.school.notice.find("The placement test is over: " + std::to_string(asked) +
                                          " of " + std::to_string(asked) + " right.") == 0U,
               section.school.notice);
    const LessonListScreen list =
        list_lessons(shipped_content(), Game::Breakout, lesson_positions(section.school));
    // All but the last, which hands can ask about in few ways or in none.
    std::size_t known = 0;
    while (known < list.lessons.size() && list.lessons[known].state == LessonState::Known) ++known;
    BOOST_TEST(known + 3 >= list.lessons.size());
    for (std::size_t i = known; i < list.lessons.size(); ++i)
        BOOST_TEST((list.lessons[i].state == LessonState::NotYet), list.lessons[i].id);
    BOOST_TEST(list.progress.find("0 of ") == 0U, list.progress);  // known is not passed
    const TodayScreen today = section.learn.today();
    BOOST_TEST(!today.items.empty());
    BOOST_TEST(!run_to_resume(section.school).has_value());
}

BOOST_AUTO_TEST_CASE(a_test_that_breaks_off_goes_on_and_whoever_knows_nothing_starts_at_the_start) {
    Novice section;
    section.learn.pick_lesson(0);
    section.learn.apply(LearnAction::Placement);
    BOOST_REQUIRE(section.learn.run.has_value());
    section.answer(false);
    section.learn.next_item();
    BOOST_REQUIRE(section.learn.run.has_value());
    const std::string next = section.learn.run->placement->next();
    // As after a kill.
    section.learn.run.reset();
    section.learn.apply(LearnAction::Resume);
    BOOST_TEST(section.school.error == "");
    BOOST_REQUIRE(section.learn.run && section.learn.run->placement);
    BOOST_TEST(section.learn.run->placement->asked() == 1);
    BOOST_TEST(section.learn.run->placement->next() == next);
    BOOST_TEST(section.learn.run->practice->tested);
    while (section.learn.run) {
        section.answer(false);
        section.learn.next_item();
    }
    BOOST_TEST(section.school.notice.find("Start with lesson 1, ") != std::string::npos,
               section.school.notice);
    BOOST_TEST(section.school.school->lessons_of("ann").empty());
    BOOST_TEST(section.learn.today().items.empty());
}

/// Opened again, a lesson that was known stays so, and goes on where it was left.
BOOST_AUTO_TEST_CASE(a_known_lesson_can_be_read_and_stays_known) {
    Novice section;
    const std::string id = lessons_of(Game::Breakout).front();
    section.school.school->keep_lesson("ann", {id, std::string(known_step), false, 1});
    LessonSession lesson(shipped_content(), section.school);
    lesson.open(id);
    lesson.go_to_part(LessonPart::Worked);
    const auto kept = section.school.school->lessons_of("ann");
    BOOST_REQUIRE(kept.size() == 1U);
    BOOST_TEST(kept.front().step == "known worked 0 1 -");
    BOOST_TEST(is_learnt(kept.front()));
    BOOST_TEST(section.learn.today().lesson_label == "Start lesson 2");
    lesson.close();
    lesson.open(id);
    BOOST_TEST((lesson.walk().part == LessonPart::Worked));
}

BOOST_AUTO_TEST_SUITE_END()
