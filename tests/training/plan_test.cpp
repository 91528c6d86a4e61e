// Who is credited for an answer, what today's plan holds, what the answers add up to.

#include "training/plan.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cmath>

#include "training/progress.h"
#include "training/samples.h"

namespace fairdeal {

namespace {

GivenAnswer answer(std::vector<std::string> clauses, bool right, Millis at,
                   std::vector<std::string> blamed = {}) {
    GivenAnswer given;
    given.person = "ann";
    given.clauses = std::move(clauses);
    given.right = right;
    given.at = at;
    given.blamed = std::move(blamed);
    given.took = 6'000;
    return given;
}

ClauseStates states_of(const std::vector<GivenAnswer>& answers,
                       const std::vector<ClauseEdition>& editions = {}) {
    return states_after(answers, editions, {});
}

std::string ids(const std::vector<PlannedClause>& clauses) {
    std::string all;
    for (const PlannedClause& clause : clauses) all += (all.empty() ? "" : " ") + clause.clause;
    return all;
}

/// The same, right but as slow as three times the norm.
GivenAnswer slow(GivenAnswer given) {
    given.norm = 2'000;
    return given;
}

/// So many clauses C00, C01, ... in Review, all due by now; the later ones are remembered longer.
ClauseStates due_clauses(int count) {
    ClauseStates states;
    for (int i = 0; i < count; ++i) {
        const std::string id = "C" + std::string(i < 10 ? "0" : "") + std::to_string(i);
        ClauseState state;
        state.memory = {Stage::Review,  0, 2.0 + i, 5, monday - (3 + i) * a_day,
                        monday - a_day, 4, 0};
        state.mastery.asked = 4;
        state.mastery.typical = 10'000;
        states[id] = state;
    }
    return states;
}

PlanOptions plan_options_for(const ClauseStates& states, std::vector<std::string> more = {}) {
    PlanOptions options;
    options.now = monday;
    options.day_ends = monday + a_day / 2;
    for (const auto& [clause, state] : states) options.curriculum.push_back(clause);
    options.curriculum.insert(options.curriculum.end(), more.begin(), more.end());
    return options;
}

RuleBook little_book() {
    RuleBook book;
    book.sections = {{"Push",
                      {{"A", ClauseKind::Settlement, "", {}, "Ties push."},
                       {"B", ClauseKind::Procedure, "", {}, "Call it."}}},
                     {"Talk", {{"C", ClauseKind::Talk, "", {}, "Say it."}}}};
    return book;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(plan)

BOOST_AUTO_TEST_CASE(nobody_is_graded_by_time_before_nine_in_ten_are_right) {
    std::vector<GivenAnswer> quick, tardy;
    for (int i = 0; i < 10; ++i) {
        quick.push_back(answer({"C00"}, true, monday + i * a_day));
        tardy.push_back(slow(quick.back()));
    }
    BOOST_TEST((states_of(quick).at("C00").memory == states_of(tardy).at("C00").memory));
    quick.push_back(answer({"C00"}, true, monday + 20 * a_day));
    tardy.push_back(slow(quick.back()));
    BOOST_TEST(states_of(quick).at("C00").memory.stability >
               states_of(tardy).at("C00").memory.stability);
}

BOOST_AUTO_TEST_CASE(a_right_answer_is_the_deciding_clauses_own) {
    const auto states = states_of({answer({"A", "B", "A"}, true, monday)});
    BOOST_REQUIRE(states.size() == 1U);
    BOOST_TEST(states.at("A").memory.answers == 1);
    BOOST_TEST(states.at("A").mastery.right == 1);
}

BOOST_AUTO_TEST_CASE(a_clause_along_the_way_grows_by_half_and_is_not_counted) {
    std::vector<GivenAnswer> answers{answer({"B"}, true, monday), answer({"B"}, true, monday + 1)};
    const auto before = states_of(answers).at("B");
    BOOST_REQUIRE((before.memory.stage == Stage::Review));
    answers.push_back(answer({"A", "B"}, true, monday + 2 * a_day + 1));
    const auto after = states_of(answers);
    BOOST_TEST((after.at("B").memory == seen_along(before.memory, monday + 2 * a_day + 1, {})));
    BOOST_TEST(after.at("B").memory.stability > before.memory.stability);
    BOOST_TEST((after.at("B").mastery == before.mastery));
    // Of a wrong answer nothing is known of it.
    answers.back().right = false;
    BOOST_TEST((states_of(answers).at("B") == before));
}

BOOST_AUTO_TEST_CASE(a_wrong_answer_blames_what_is_known_to_be_wrong) {
    const auto unknown = states_of({answer({"A", "B"}, false, monday)});
    BOOST_TEST(unknown.size() == 1U);
    BOOST_TEST(unknown.at("A").mastery.asked == 1);
    const auto known = states_of({answer({"A", "B"}, false, monday, {"B", "D", "B"})});
    BOOST_TEST(known.size() == 2U);
    BOOST_TEST(known.at("B").mastery.asked == 1);
    BOOST_TEST(known.at("B").mastery.right == 0);
    BOOST_TEST((known.at("D").memory.stage == Stage::Learning));
    BOOST_TEST(known.at("D").memory.due == monday + a_minute);
}

BOOST_AUTO_TEST_CASE(answers_count_in_their_order_of_time) {
    std::vector<GivenAnswer> answers;
    for (int i = 0; i < 20; ++i) {
        answers.push_back(
            answer({i % 3 == 0 ? "A" : "B", "C"}, i % 5 != 0, monday + i * a_day / 2));
        answers.back().number = i + 1;
    }
    const std::vector<ClauseEdition> editions{
        {"A", "1", 0}, {"B", "1", 0}, {"A", "2", monday + 4 * a_day}};
    const auto states = states_of(answers, editions);
    BOOST_TEST((states != states_of(answers)));
    std::reverse(answers.begin(), answers.end());
    std::vector<ClauseEdition> other_way(editions.rbegin(), editions.rend());
    BOOST_TEST((states_of(answers, other_way) == states));
}

BOOST_AUTO_TEST_CASE(a_changed_clause_starts_again_and_an_unchanged_one_does_not) {
    const std::vector<GivenAnswer> answers{answer({"A"}, true, monday),
                                           answer({"A"}, true, monday + 1)};
    const auto before = states_of(answers, {{"A", "1", monday + 2}, {"A", "1", monday + 3}});
    BOOST_TEST((before == states_of(answers)));
    const auto after = states_of(
        answers, {{"A", "1", monday}, {"A", "2", monday + 3}, {"Z", "1", 0}, {"Z", "2", 1}});
    BOOST_TEST(after.size() == 1U);
    BOOST_TEST((after.at("A").memory.stage == Stage::Learning));
    BOOST_TEST(after.at("A").changed == monday + 3);
    BOOST_TEST(after.at("A").mastery.asked == 0);
    const DayPlan plan = plan_day(after, plan_options_for(after), {});
    BOOST_REQUIRE(plan.today.size() == 1U);
    BOOST_TEST((plan.today[0].why == WhyAsked::Changed));
}

BOOST_AUTO_TEST_CASE(an_edition_is_of_the_words_and_of_the_choices_about_them) {
    RuleBook book = little_book();
    OpenPoint point;
    point.id = "AMB-1";
    point.option = "hit-soft-17";
    point.about = {"A"};
    point.question = "Soft 17?";
    point.readings = {{"no", true, "It stands."}, {"yes", false, "It hits."}};
    book.open_points.push_back(point);
    const TableCard card(Game::Breakout);
    const auto edition = [&](std::size_t clause) {
        return edition_of(book.sections[0].clauses[clause], book, card);
    };
    const std::string a = edition(0), b = edition(1);
    BOOST_TEST(a.size() == 16U);
    BOOST_TEST(a != b);
    BOOST_TEST(a == edition(0));
    book.open_points[0].readings[0].text = "It always stands.";
    book.open_points[0].readings[1].text = "It always hits.";
    BOOST_TEST(edition(0) != a);
    BOOST_TEST(edition(1) == b);
    book.sections[0].clauses[1].text = "Call it out.";
    BOOST_TEST(edition(1) != b);
}

BOOST_AUTO_TEST_CASE(beyond_the_cap_the_least_loss_waits) {
    const auto states = due_clauses(20);
    PlanOptions options = plan_options_for(states, {"N1", "N2"});
    options.cap = 8;
    const DayPlan plan = plan_day(states, options, {});
    BOOST_REQUIRE(plan.today.size() == 8U);
    BOOST_REQUIRE(plan.pushed.size() == 12U);
    double least_kept = 1, most_pushed = 0;
    for (const auto& one : plan.today) least_kept = std::min(least_kept, one.loss);
    for (const auto& one : plan.pushed) most_pushed = std::max(most_pushed, one.loss);
    BOOST_TEST(least_kept >= most_pushed);
    BOOST_TEST(most_pushed > 0);
    const auto& memory = states.at(plan.today[0].clause).memory;
    BOOST_TEST(std::abs(plan.today[0].loss - (recall(memory, monday, default_weights) -
                                              recall(memory, monday + a_day, default_weights))) <
               1e-12);
    BOOST_TEST(ids(plan.today).find('N') ==
               std::string::npos);  // nothing new while something waits
    BOOST_TEST(plan.expected == 8 * 2 * 10'000);
    options.answered_today = 7;
    BOOST_TEST(plan_day(states, options, {}).today.size() == 1U);
    options.answered_today = 50;
    BOOST_TEST(plan_day(states, options, {}).today.empty());
}

BOOST_AUTO_TEST_CASE(new_clauses_come_in_the_order_of_learning_while_there_is_room) {
    const auto states = due_clauses(3);
    PlanOptions options = plan_options_for(states, {"N5", "N1", "N3", "N2"});
    options.new_a_day = 3;
    BOOST_TEST(ids(plan_day(states, options, {}).today) == "C00 C01 C02 N5 N1 N3");
    options.started_today = 2;
    BOOST_TEST(ids(plan_day(states, options, {}).today) == "C00 C01 C02 N5");
    options.started_today = 0;
    options.cap = 5;
    BOOST_TEST(ids(plan_day(states, options, {}).today) == "C00 C01 C02 N5 N1");
    options.curriculum = {"C01"};
    BOOST_TEST(ids(plan_day(states, options, {}).today) == "C01");
}

BOOST_AUTO_TEST_CASE(what_is_in_its_minutes_goes_first_and_what_is_not_due_waits) {
    auto states = due_clauses(2);
    states["L"].memory = answered({}, Grade::Again, monday - a_minute, {});
    states["Later"] = states["C00"];
    states["Later"].memory.due = monday + a_day;
    BOOST_TEST(ids(plan_day(states, plan_options_for(states), {}).today) == "L C00 C01");
}

BOOST_AUTO_TEST_CASE(before_an_exam_it_is_asked_sooner) {
    const Millis exam = monday + 20 * a_day;
    BOOST_TEST(retention_at(0.9, {}, monday) == 0.9);
    BOOST_TEST(retention_at(0.9, exam, monday) == 0.95);
    BOOST_TEST(retention_at(0.97, exam, monday) == 0.97);
    BOOST_TEST(retention_at(0.9, exam, exam + a_day - 1) == 0.95);
    BOOST_TEST(retention_at(0.9, exam, exam + a_day) == 0.9);
    BOOST_TEST(retention_at(0.9, monday + 31 * a_day, monday) == 0.9);
    ClauseStates states;
    states["A"].memory = {Stage::Review, 0, 30, 5, monday - 20 * a_day, monday + 10 * a_day, 4, 0};
    PlanOptions options = plan_options_for(states);
    BOOST_TEST(plan_day(states, options, {}).today.empty());
    options.retention = 0.95;
    BOOST_TEST(ids(plan_day(states, options, {}).today) == "A");
}

BOOST_AUTO_TEST_CASE(after_a_month_away_there_is_no_avalanche) {
    const auto states = due_clauses(90);
    PlanOptions options = plan_options_for(states);
    options.cap = 20;
    const auto days = forecast(states, options, {}, 30);
    BOOST_REQUIRE(days.size() == 30U);
    int asked = 0;
    for (const ForecastDay& day : days) {
        BOOST_TEST(day.reviews + day.fresh <= 20);
        asked += day.reviews;
    }
    BOOST_TEST(days[0].reviews == 20);
    BOOST_TEST(days[0].pushed == 70);
    BOOST_TEST(asked > 90);  // what is answered comes back
    BOOST_TEST(days[29].pushed == 0);
}

BOOST_AUTO_TEST_CASE(the_forecast_begins_new_clauses_day_by_day) {
    PlanOptions options = plan_options_for({}, {"N1", "N2", "N3", "N4", "N5"});
    options.new_a_day = 2;
    const auto days = forecast({}, options, {}, 5);
    BOOST_TEST((days[0] == ForecastDay{0, 2, 0}));
    BOOST_TEST((days[1] == ForecastDay{0, 2, 0}));
    BOOST_TEST((days[2] == ForecastDay{2, 1, 0}));
    BOOST_TEST(days[4].fresh == 0);
}

BOOST_AUTO_TEST_CASE(the_map_shows_every_clause_of_the_book) {
    std::vector<GivenAnswer> answers;
    for (int i = 0; i < 20; ++i)
        answers.push_back(answer({"A"}, true, monday - (40 - 2 * i) * a_day));
    answers.push_back(answer({"B"}, false, monday - a_day));
    const auto states = states_of(answers);
    const auto map = mastery_map(little_book(), states, monday + a_day, 0.9, {});
    BOOST_REQUIRE(map.size() == 2U);
    BOOST_TEST((map[0].clauses[0].standing == ClauseStanding::Mastered));
    BOOST_TEST(!map[0].clauses[0].due);
    BOOST_TEST(map[0].clauses[0].right == 20);
    BOOST_TEST((map[0].clauses[1].standing == ClauseStanding::Learning));
    BOOST_TEST(map[0].clauses[1].due);
    BOOST_TEST((map[1].clauses[0].standing == ClauseStanding::NotAsked));
    BOOST_TEST((counts_of(map) == StandingCounts{1, 1, 0, 1, 1}));
    BOOST_TEST(counts_of(map).all() == 3);
}

BOOST_AUTO_TEST_CASE(a_trend_counts_each_answer_once_in_its_stretch) {
    std::vector<GivenAnswer> answers;
    for (const int day : {0, 1, 6, 7, 13, 20}) {
        answers.push_back(answer({"A"}, day != 6, monday - day * a_day - 1));
        answers.back().took = 1000 * (day + 1);
    }
    const auto trend = trend_of(answers, monday, 7 * a_day, 3);
    BOOST_REQUIRE(trend.size() == 3U);
    BOOST_TEST(trend[2].asked == 3);
    BOOST_TEST(trend[2].right == 2);
    BOOST_TEST(trend[2].median_took == 2000);
    BOOST_TEST((trend[2].interval == wilson(2, 3)));
    BOOST_TEST(trend[1].asked == 2);
    BOOST_TEST(trend[0].asked == 1);
    BOOST_TEST((trend_of({}, monday, a_day, 2)[1].interval == Interval{0, 1}));
}

BOOST_AUTO_TEST_CASE(a_group_shows_who_struggles_with_what) {
    std::vector<TraineeWork> group(2);
    group[0].person = "ann";
    group[1].person = "ben";
    for (int i = 0; i < 8; ++i) {
        group[0].answers.push_back(answer({"A"}, true, monday - i * a_day));
        group[1].answers.push_back(answer({"A"}, i % 2 == 0, monday - i * a_day));
        group[1].answers.back().person = "ben";
        if (i % 2 != 0) group[1].answers.back().misreading = "push-paid";
    }
    group[0].answers.push_back(answer({"B"}, false, monday - 40 * a_day));
    group[0].answers.back().misreading = "push-paid";
    group[0].answers.back().took = 60 * a_minute;
    for (TraineeWork& work : group) work.states = states_of(work.answers);
    const GroupSums sums = group_sums(group, little_book(), monday - 28 * a_day, monday + 1, {});
    BOOST_REQUIRE(sums.trainees.size() == 2U);
    BOOST_TEST(sums.trainees[0].asked == 8);
    BOOST_TEST(sums.trainees[0].right == 8);
    BOOST_TEST(sums.trainees[0].on_task == 8 * 6'000);
    BOOST_TEST(sums.trainees[0].last == monday);
    BOOST_TEST(sums.trainees[0].struggles.empty());
    BOOST_TEST((sums.trainees[1].struggles == std::vector<std::string>{"A"}));
    BOOST_REQUIRE(sums.clauses.size() == 2U);
    BOOST_TEST(sums.clauses[0].clause == "A");
    BOOST_TEST((sums.clauses[0].struggling == std::vector<std::string>{"ben"}));
    BOOST_TEST(sums.clauses[0].asked == 16);
    BOOST_TEST(sums.clauses[0].right == 12);
    BOOST_TEST(sums.clauses[0].started == 2);
    BOOST_TEST(sums.clauses[1].clause == "B");
    BOOST_REQUIRE(sums.misreadings.size() == 1U);
    BOOST_TEST((sums.misreadings[0] == GroupMistake{"push-paid", 5, 2}));
    const GroupSums all = group_sums(group, little_book(), 0, monday + 1, {});
    BOOST_TEST(all.trainees[0].on_task == 8 * 6'000 + 10 * a_minute);
}

BOOST_AUTO_TEST_CASE(days_in_a_row_go_on_through_a_day_that_has_just_begun) {
    const Millis ends = monday + a_day;
    const auto on = [](Millis days_ago) { return answer({"A"}, false, monday - days_ago * a_day); };
    BOOST_TEST(days_in_a_row({}, ends) == 0);
    BOOST_TEST(days_in_a_row(std::vector{on(0)}, ends) == 1);
    BOOST_TEST(days_in_a_row(std::vector{on(3), on(2), on(1), on(0), on(0)}, ends) == 4);
    BOOST_TEST(days_in_a_row(std::vector{on(2), on(1)}, ends) == 2, "today is not over");
    BOOST_TEST(days_in_a_row(std::vector{on(3), on(2)}, ends) == 0, "yesterday was missed");
    BOOST_TEST(days_in_a_row(std::vector{on(3), on(1), on(0)}, ends) == 2);
}

BOOST_AUTO_TEST_CASE(what_went_wrong_of_late_is_listed_until_it_is_right_twice) {
    const auto wrong_in = [](const std::vector<GivenAnswer>& answers) {
        return wrong_since(answers, Game::Breakout, monday);
    };
    const GivenAnswer a = answer({"A"}, false, monday), b = answer({"B"}, false, monday + 1),
                      right = answer({"A"}, true, monday + 2);
    GivenAnswer blamed = answer({"A", "C"}, false, monday + 3);
    blamed.blamed = {"C"};
    BOOST_TEST(wrong_in({a, b, b}) == (std::vector<std::string>{"B", "A"}));
    BOOST_TEST(wrong_in({a, right}) == std::vector<std::string>{"A"});
    BOOST_TEST(wrong_in({a, right, right}).empty());
    BOOST_TEST(wrong_in({a, right, a, right}) == std::vector<std::string>{"A"}, "since the last");
    BOOST_TEST(wrong_in({blamed}) == std::vector<std::string>{"C"});
    BOOST_TEST(wrong_in({answer({"A"}, false, monday - 1)}).empty(), "before that time");
    GivenAnswer other = a;
    other.game = Game::League;
    BOOST_TEST(wrong_in({other}).empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
