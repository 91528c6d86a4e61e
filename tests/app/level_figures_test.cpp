// Trainees are wrong more often the more they have to keep in mind: simulated ones, and those of a
// school.

#include "training/level_figures.h"

#include <boost/test/unit_test.hpp>

#include "classroom.h"
#include "desk/learn/question_run.h"
#include "desk/practise/kept_item.h"
#include "desk/school/level_sums.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(level_figures)

/// Misreadings that show and rows that rule make them wrong, of which the level knows nothing.
BOOST_AUTO_TEST_CASE(trainees_are_wrong_more_often_at_each_level_of_every_game) {
    for (const Game game : every_game) {
        const LevelFigures figures =
            figures_of_levels(game, shipped_content().misreadings, 700, {}, 42);
        BOOST_TEST(rises(figures.by_level), to_text(game));
        int reached = 0, items = 0;
        for (const WrongAtLevel& level : figures.by_level) {
            reached += level.items >= few_items ? 1 : 0;
            items += level.items;
        }
        BOOST_TEST(items == 700);
        BOOST_TEST(reached >= 4, to_text(game));
        const auto& levels = figures.by_level;
        BOOST_TEST(levels[3].share() > 2 * levels[0].share(), to_text(game));
    }
}

BOOST_AUTO_TEST_CASE(a_schools_own_answers_are_counted_by_the_items_that_they_were_given_to) {
    Classroom classroom;
    SchoolSession& room = classroom.room;
    room.game = Game::Breakout;
    Request request;
    request.card = TableCard(Game::Breakout);
    std::array<int, hardest_level> asked{}, wrong{};
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const auto item = make_item(request, seed);
        BOOST_REQUIRE(item.has_value());
        const auto level = static_cast<std::size_t>(item_level(item->scenario) - 1);
        GivenAnswer answer;
        answer.source = AnswerSource::Drill;
        answer.kind = to_text(item->scenario.question.kind);
        answer.item = kept_as(item->scenario, shipped_content());
        answer.clauses = item->scenario.clauses;
        answer.right = seed % 3 != 0;
        BOOST_REQUIRE_MESSAGE(keep_answer(room, answer), room.error);
        ++asked[level];
        wrong[level] += answer.right ? 0 : 1;
    }
    GivenAnswer other;
    other.source = AnswerSource::Review;
    other.kind = "spot";
    other.item = shipped_content().scenarios.front().id;
    other.clauses = {"BRK-PUSH-3"};
    BOOST_REQUIRE(keep_answer(room, other));
    const LevelSums sums = level_sums(room, shipped_content());
    for (std::size_t i = 0; i < sums.levels.size(); ++i) {
        BOOST_TEST(sums.levels[i].asked == asked[i], i);
        BOOST_TEST(sums.levels[i].wrong == wrong[i], i);
    }
    BOOST_TEST(sums.unreadable == 1);
    const auto lines = levels_in_words(sums);
    BOOST_TEST(lines.size() == 6U);
    BOOST_TEST(lines.back().starts_with("1 answer is left out"));
    room.team = "Evening";  // nobody's
    BOOST_TEST(level_sums(room, shipped_content()).levels[0].asked == 0);
}

BOOST_AUTO_TEST_CASE(a_drill_of_a_level_asks_nothing_else_also_after_a_break) {
    for (const int level : {1, 4}) {
        Classroom classroom;
        pass_lessons(classroom.room);
        QuestionRun run;
        const DrillChoice choice{Game::Breakout, {}, {}, level};
        BOOST_REQUIRE(start_drill(run, classroom.room, shipped_content(), choice));
        for (int i = 0; i < 6; ++i) {
            BOOST_REQUIRE(run.practice.has_value());
            BOOST_TEST(item_level(run.practice->scenario) == level);
            BOOST_TEST(run.practice->level == level);
            BOOST_REQUIRE(next_item(run, classroom.room, shipped_content()));
        }
        const auto kept = run_to_resume(classroom.room);
        BOOST_REQUIRE(kept.has_value());
        BOOST_TEST((kept->kinds == std::vector<std::string>{"level-" + std::to_string(level)}));
        QuestionRun again;
        BOOST_REQUIRE(resume_item(again, classroom.room, shipped_content()));
        BOOST_TEST((again.drill.level == level));
    }
}

BOOST_AUTO_TEST_SUITE_END()
