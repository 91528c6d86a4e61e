// The school as its user walks through it, without a window.

#include "desk/school/school.h"

#include <stdlib.h>
#include <boost/test/unit_test.hpp>

#include "desk/school/curriculum.h"
#include "desk/school/school_screen.h"
#include "noon.h"
#include "questions/answer_text.h"
#include "robot.h"
#include "support/cheap.h"
#include "support/content.h"

namespace fairdeal {

namespace {

/// A school in a folder of its own, with a clock that is put forward by hand.
struct SchoolHouse {
    SchoolHouse() {
        std::string name =
            (std::filesystem::temp_directory_path() / "fairdeal-school-XXXXXX").string();
        BOOST_REQUIRE(::mkdtemp(name.data()) != nullptr);
        folder = name;
        room = opened();
    }
    ~SchoolHouse() {
        room.school.reset();
        std::error_code error;
        std::filesystem::remove_all(folder, error);
    }
    SchoolHouse(const SchoolHouse&) = delete;
    SchoolHouse& operator=(const SchoolHouse&) = delete;

    SchoolSession opened() {
        return open_school(folder / "new" / "school.db", shipped_content(),
                           {[this] { return now; }, 0});
    }
    void join(const std::string& name, bool trainer = false, const std::string& team = "") {
        if (room.school->people().empty())  // who joins is not the first
            BOOST_REQUIRE(room.school->add_person(
                {"boss", "Boss", {Role::Administrator}, "", false, 0}, "boss's own words", cheap));
        const std::string own = trainer ? "a trainer's words" : "";
        room.form = NewProfile{"", name, own, own, trainer, team, "boss", "boss's own words"};
        BOOST_REQUIRE_MESSAGE(make_profile(room, cheap), room.error);
    }
    /// An answer to a clause of the person who is signed in, a minute later.
    void answer(const std::string& clause, bool right, const std::string& misreading = "") {
        now += a_minute;
        GivenAnswer given;
        given.game = Game::Breakout;
        given.kind = "spot";
        given.item = "seed=" + std::to_string(now);
        given.clauses = {clause};
        given.right = right;
        given.misreading = misreading;
        given.took = 8'000;
        BOOST_REQUIRE_MESSAGE(keep_answer(room, given), room.error);
    }

    /// They have passed every lesson of a game, so that a plan may ask for all of it.
    void teach(Game game = Game::Breakout) {
        for (const Lesson& lesson : shipped_content().lessons) {
            if (lesson.game == game)
                room.school->keep_lesson(room.who, {lesson.id, "end 0 1 1", true, now});
        }
    }

    std::filesystem::path folder;
    Millis now = noon;
    SchoolSession room;
};

const std::string& first_clause() {
    static const std::string id = curriculum_of(shipped_content(), {}).front();
    return id;
}

std::size_t count_of(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(school_room)

BOOST_AUTO_TEST_CASE(the_first_day_after_the_lessons_begins_with_what_settles) {
    SchoolHouse house;
    house.join("Ann");
    house.teach();
    const TodayScreen screen = today_screen(house.room, shipped_content());
    BOOST_TEST(screen.heading == "Good afternoon, Ann");
    BOOST_TEST(screen.headline == "8 new clauses, about 8 minutes");
    BOOST_TEST(screen.can_start);
    BOOST_TEST(screen.resume.empty());
    BOOST_TEST(screen.empty.empty());
    BOOST_REQUIRE(screen.items.size() == 8U);
    for (const PlanItem& item : screen.items) {
        BOOST_TEST(item.why == "New");
        BOOST_TEST(!item.text.empty());
        BOOST_TEST(!item.section.empty());
        BOOST_TEST(item.spoken.starts_with(item.section + ", " + item.clause + "."));
        const BookClause* clause = find_clause(shipped_content().books.front(), item.clause);
        BOOST_REQUIRE(clause != nullptr);
        BOOST_TEST((clause->kind == ClauseKind::Settlement));
    }
}

BOOST_AUTO_TEST_CASE(what_was_answered_leaves_the_plan_and_comes_back_when_it_is_due) {
    SchoolHouse house;
    house.join("Ann");
    house.teach();
    house.answer(first_clause(), true);
    house.answer(first_clause(), true);
    TodayScreen screen = today_screen(house.room, shipped_content());
    BOOST_TEST(screen.done == "Today you gave 2 answers, all of them right.");
    BOOST_TEST(screen.items.size() == 7U);
    BOOST_TEST(screen.items[0].clause != first_clause());
    house.now += 3 * a_day;
    screen = today_screen(house.room, shipped_content());
    BOOST_REQUIRE(!screen.items.empty());
    BOOST_TEST(screen.items[0].clause == first_clause());
    BOOST_TEST(screen.items[0].why == "Due since 23 November 2026");
    BOOST_TEST(screen.items[0].standing == "Familiar: 2 of 2 right, likely 34 % to 100 %");
    BOOST_TEST(screen.headline.find("1 clause to review and 8 new clauses, about ") == 0U);
}

BOOST_AUTO_TEST_CASE(what_is_learnt_in_minutes_counts_once_against_the_cap) {
    SchoolHouse house;
    house.join("Ann");
    house.teach();
    BOOST_REQUIRE(change_settings(house.room, *typed_settings({}, "2", "2", "90", "")));
    house.answer(first_clause(), false);
    BOOST_TEST(today_screen(house.room, shipped_content()).items.size() == 2U);
    BOOST_TEST(today_screen(house.room, shipped_content()).items[0].why == "Being learnt");
    house.answer(first_clause(), true);
    house.answer(first_clause(), true);
    BOOST_TEST(today_screen(house.room, shipped_content()).items.size() == 1U);
    BOOST_TEST(today_screen(house.room, shipped_content()).items[0].why == "New");
}

BOOST_AUTO_TEST_CASE(a_question_broken_off_is_there_again_with_what_was_typed) {
    SchoolHouse house;
    house.join("Ann");
    keep_item(house.room, {AnswerSource::Review, Game::Breakout, "spot", "seed=9", 0, 3'000, 1,
                           "1 take dealer 2"});
    house.room = house.opened();  // as after a kill
    BOOST_TEST(!item_to_resume(house.room).has_value());
    BOOST_REQUIRE(sign_in(house.room, "ann", ""));
    BOOST_TEST(!today_screen(house.room, shipped_content()).resume.empty());
    const auto item = item_to_resume(house.room);
    BOOST_REQUIRE(item.has_value());
    BOOST_TEST(item->draft == "1 take dealer 2");
    BOOST_TEST(item->shown == noon);
    house.answer(first_clause(), false);
    BOOST_TEST(!item_to_resume(house.room).has_value());
}

BOOST_AUTO_TEST_CASE(settings_are_kept_and_bad_ones_named) {
    SchoolHouse house;
    house.join("Ann");
    house.teach();
    const auto typed = typed_settings({}, "5", "2", "93", "2026-12-01");
    BOOST_REQUIRE(typed.has_value());
    BOOST_TEST(change_settings(house.room, *typed));
    BOOST_TEST(settings_screen(house.room).cap.value == "5");
    BOOST_TEST(settings_screen(house.room).retention.value == "93");
    const TodayScreen screen = today_screen(house.room, shipped_content());
    BOOST_TEST(screen.items.size() == 2U);
    BOOST_TEST(screen.exam == "Exam in 10 days. Until then you are asked more often.");
    const auto bad = typed_settings({}, "0", "-1", "100", "1 December");
    BOOST_REQUIRE(!bad.has_value());
    std::string fields;
    for (const Problem& problem : bad.error()) fields += problem.where.source + " ";
    BOOST_TEST(fields == "cap new_a_day retention exam ");
}

BOOST_AUTO_TEST_CASE(a_marked_scenario_becomes_an_answer_with_its_clauses_and_blame) {
    const Scenario* scenario = nullptr;
    for (const Scenario& one : shipped_content().scenarios) {
        if (one.question.kind == QuestionKind::May && scenario == nullptr) scenario = &one;
    }
    BOOST_REQUIRE(scenario != nullptr);
    for (const std::size_t chosen : {0U, 1U}) {
        Practice practice = start_practice(*scenario);
        BOOST_CHECK_THROW(static_cast<void>(answer_of(practice, shipped_content(), {})), Fault);
        choose(practice, chosen, shipped_content().misreadings);
        const GivenAnswer answer =
            answer_of(practice, shipped_content(), {AnswerSource::Review, "", 4'000, 9'000, 0});
        BOOST_TEST(answer.right == practice.mark->right);
        BOOST_TEST(answer.item == scenario->id);
        BOOST_TEST(answer.kind == "may");
        BOOST_TEST(answer.choices == 2);
        BOOST_TEST(answer.said == practice.choices[chosen].text);
        BOOST_REQUIRE(!answer.clauses.empty());
        for (const std::string& clause : answer.clauses)
            BOOST_TEST(clause.find("AMB-") == std::string::npos);
        if (answer.right) BOOST_TEST(answer.blamed.empty());
    }
}

BOOST_AUTO_TEST_CASE(what_was_said_is_kept_as_the_text_of_the_answer) {
    for (const Scenario& scenario : shipped_content().scenarios) {
        for (void (*answer)(Practice&) : {answer_right, answer_badly}) {
            Practice practice = start_practice(scenario);
            answer(practice);
            if (!practice.mark) check(practice, shipped_content().misreadings);
            BOOST_REQUIRE_MESSAGE(practice.mark, scenario.id);
            const std::string said = answer_of(practice, shipped_content(), {}).said;
            BOOST_TEST_CONTEXT(scenario.id << "\n" << said) {
                const auto read = answer_from(said, scenario);
                BOOST_REQUIRE(read.has_value());
                BOOST_TEST(text_of(*read, scenario) == said);
                BOOST_TEST(grade(*read, scenario, {}).right == practice.mark->right);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(every_wrong_way_to_settle_blames_a_clause_of_the_book) {
    int wrong = 0;
    for (const Scenario& scenario : shipped_content().scenarios) {
        if (scenario.question.kind != QuestionKind::Spot) continue;
        Practice practice = start_practice(scenario);
        for (std::size_t row = 0; row < practice.wagers.size(); ++row)
            set_call(practice, row, Call::Take);
        if (!can_check(practice)) continue;
        check(practice, shipped_content().misreadings);
        const GivenAnswer answer = answer_of(practice, shipped_content(), {});
        if (answer.right) continue;
        ++wrong;
        const RuleBook* book = find_book(shipped_content(), scenario.game());
        BOOST_TEST(answer.steps_wrong > 0);
        BOOST_TEST(!answer.blamed.empty(), scenario.id);
        for (const std::string& clause : answer.blamed)
            BOOST_TEST(find_clause(*book, clause) != nullptr, scenario.id << " " << clause);
        if (wrong == 20) break;
    }
    BOOST_TEST(wrong == 20);
}

BOOST_AUTO_TEST_CASE(progress_shows_every_clause_with_its_words) {
    SchoolHouse house;
    house.join("Ann");
    for (int i = 0; i < 16; ++i) {
        house.answer(first_clause(), true);
        house.now += a_day;
    }
    house.room.clause = first_clause();
    const ProgressScreen screen = progress_screen(house.room, shipped_content());
    const RuleBook& book = *find_book(shipped_content(), house.room.game);
    std::size_t clauses = 0;
    const auto sections = sections_to_learn(book);
    for (const BookSection& section : sections) clauses += section.clauses.size();
    BOOST_TEST(screen.items.size() == clauses);
    BOOST_TEST(screen.heading == "Your progress");
    BOOST_TEST(screen.map.points.size() == sections.size());
    BOOST_REQUIRE(screen.current >= 0);
    const MapItem& item = screen.items[static_cast<std::size_t>(screen.current)];
    BOOST_TEST(item.clause == first_clause());
    BOOST_TEST(item.standing == "Mastered: 16 of 16 right, likely 81 % to 100 %");
    BOOST_TEST(item.memory.find("Chance of recall ") != std::string::npos);
    BOOST_TEST(screen.sums[0].value == "1 of " + std::to_string(clauses));
    BOOST_TEST(screen.accuracy.points.size() == 3U);
    BOOST_TEST(screen.accuracy.words.find(screen.accuracy.points[0]) != std::string::npos);
    BOOST_TEST(screen.speed.points[0].find("8 seconds") != std::string::npos);
    BOOST_TEST(screen.forecast.points.size() == 30U);
    BOOST_TEST(screen.forecast.picture.labels.size() == 30U);
    BOOST_TEST(screen.legend.size() == 5U);
    BOOST_TEST(screen.games.size() == shipped_content().books.size());
    for (std::size_t i = 0; i < every_game.size(); ++i)
        BOOST_TEST((screen.games[i].game == every_game.at(i)));  // the order of every list of games
    for (const MapItem& one : screen.items) BOOST_TEST(count_of(one.spoken, one.clause) >= 1U);
}

BOOST_AUTO_TEST_CASE(only_a_trainer_sees_the_group) {
    SchoolHouse house;
    house.join("Ann", false, "Evening");
    for (const bool right : {true, false, false, false})
        house.answer(first_clause(), right, right ? "" : shipped_content().misreadings.front().id);
    BOOST_TEST(!group_screen(house.room, shipped_content()).forbidden.empty());
    BOOST_TEST(group_screen(house.room, shipped_content()).trainees.empty());
    house.room.trainee = "tom";
    BOOST_TEST(progress_screen(house.room, shipped_content()).heading == "Your progress");
    house.join("Ben", false, "Morning");
    house.join("Tom", true);
    GroupScreen screen = group_screen(house.room, shipped_content());
    BOOST_TEST(screen.forbidden.empty());
    BOOST_TEST(screen.heading == "Everybody");
    BOOST_TEST((screen.teams == std::vector<std::string>{"Evening", "Morning"}));
    BOOST_REQUIRE(screen.trainees.size() == 2U);
    BOOST_TEST(screen.trainees[0].right == "1 of 4 right, likely 5 % to 70 %");
    BOOST_TEST(screen.trainees[0].struggles.find("(" + first_clause() + ")") != std::string::npos,
               screen.trainees[0].struggles);
    BOOST_TEST(screen.trainees[0].last == "21 November 2026");
    BOOST_TEST(screen.trainees[1].last == "never");
    BOOST_REQUIRE(screen.clauses.size() == 1U);
    BOOST_TEST(screen.clauses[0].struggling == "Ann");
    BOOST_REQUIRE(screen.mistakes.size() == 1U);
    BOOST_TEST(screen.mistakes[0].sentence == shipped_content().misreadings.front().says);
    BOOST_TEST(screen.mistakes[0].count == "3 times, 1 person");
    house.room.team = "Morning";
    screen = group_screen(house.room, shipped_content());
    BOOST_REQUIRE(screen.trainees.size() == 1U);
    BOOST_TEST(screen.trainees[0].id == "ben");
    BOOST_TEST(screen.clauses.empty());
    house.room.trainee = "ann";
    BOOST_TEST(progress_screen(house.room, shipped_content()).heading == "Progress of Ann");
}

BOOST_AUTO_TEST_CASE(a_clause_that_changes_is_asked_again) {
    SchoolHouse house;
    house.join("Ann");
    house.answer(first_clause(), true);
    house.answer(first_clause(), true);
    house.now += a_day;
    Library changed = shipped_content();
    for (BookSection& section : changed.books.front().sections) {
        for (BookClause& clause : section.clauses) {
            if (clause.id == first_clause()) clause.text += " From today on.";
        }
    }
    house.room.school.reset();
    house.room = open_school(house.folder / "new" / "school.db", changed,
                             {[&house] { return house.now; }, 0});
    BOOST_TEST(house.room.notice ==
               "A clause has changed and will be asked again: " + first_clause());
    BOOST_REQUIRE(sign_in(house.room, "ann", ""));
    const TodayScreen screen = today_screen(house.room, changed);
    BOOST_REQUIRE(!screen.items.empty());
    BOOST_TEST(screen.items[0].clause == first_clause());
    BOOST_TEST(screen.items[0].why == "Changed on 22 November 2026");
}

BOOST_AUTO_TEST_CASE(a_damaged_file_is_said_on_the_screens) {
    SchoolHouse house;
    house.join("Tom", true);
    house.answer(first_clause(), true);
    BOOST_TEST(today_screen(house.room, shipped_content()).error.empty());
    Database(house.room.file, Access::Write)
        .run("DROP TRIGGER answer_is_never_changed; UPDATE answer SET game = 'poker'");
    const std::string words = "the file is damaged: bring back a backup copy";
    BOOST_TEST(today_screen(house.room, shipped_content()).error == words);
    BOOST_TEST(progress_screen(house.room, shipped_content()).empty == words);
}

BOOST_AUTO_TEST_CASE(what_is_no_school_is_said_and_nothing_breaks) {
    SchoolHouse house;
    SchoolSession room = open_school(house.folder, shipped_content(), {[] { return noon; }, 0});
    BOOST_TEST(room.error == "this is not a file");
    BOOST_TEST(profiles_screen(room).error == "this is not a file");
    BOOST_TEST(!sign_in(room, "ann", ""));
    BOOST_TEST(!keep_answer(room, {}));
    BOOST_TEST(today_screen(room, shipped_content()).items.empty());
    BOOST_TEST(progress_screen(room, shipped_content()).items.empty());
    BOOST_TEST(!group_screen(room, shipped_content()).forbidden.empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
