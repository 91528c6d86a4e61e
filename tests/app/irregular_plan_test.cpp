// The chapter on deals that go wrong in a plan, in what is asked for it, and in progress.

#include <algorithm>
#include <map>
#include <set>

#include "desk/school/curriculum.h"
#include "desk/school/school_screen.h"
#include "desk/school/taught.h"
#include "games/all_games.h"
#include "school_section.h"

using namespace fairdeal;

namespace {

bool is_of_chapter(std::string_view clause) { return clause.starts_with(irregular_prefix); }

/// Ann, and the lesson that teaches IRR-1 to -4 and -12.
struct Trainee : SchoolSection {
    static constexpr const char* a_card_too_soon = "irregular-a-card-too-soon";

    void pass(const std::string& lesson) const {
        school.school->keep_lesson("ann", {lesson, "end 0 1 1", true, school.clock.now()});
    }
    /// All of a game but those of the chapter.
    void pass_own_lessons(Game game) const {
        for (const Lesson& lesson : shipped_content().lessons) {
            if (lesson.game == game && !lesson.id.starts_with("irregular-")) pass(lesson.id);
        }
    }
    [[nodiscard]] std::set<std::string> planned() {
        std::set<std::string> clauses;
        for (const PlannedClause& one : plan_of(school, shipped_content()).today)
            BOOST_TEST(clauses.insert(one.clause).second, one.clause);
        return clauses;
    }
    void answer_rightly() {
        Practice& practice = *learn.run->practice;
        practice.mark = grade(right_answer(practice.scenario, key_of(practice.scenario)),
                              practice.scenario, shipped_content().misreadings);
        if (!practice.choices.empty()) practice.chosen = 0;
        practice.mark->right = true;
        learn.keep();
    }
};

const std::set<std::string> of_the_lesson{"IRR-1", "IRR-2", "IRR-3", "IRR-4", "IRR-12"};

const MapSection& chapter_in(const ProgressScreen& screen) {
    const auto& sections = screen.map.picture.sections;
    BOOST_REQUIRE(!sections.empty());
    return sections.back();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(irregular_plans)

BOOST_AUTO_TEST_CASE(every_clause_is_to_be_learnt_once_and_the_chapter_last) {
    const auto curriculum = curriculum_of(shipped_content(), {});
    const std::set<std::string> once(curriculum.begin(), curriculum.end());
    BOOST_TEST(once.size() == curriculum.size());
    const auto first = std::find_if(curriculum.begin(), curriculum.end(), is_of_chapter);
    BOOST_TEST((curriculum.end() - first) ==
               static_cast<std::ptrdiff_t>(irregular_clauses().size()));
    BOOST_TEST(std::all_of(first, curriculum.end(), is_of_chapter));
    // A game without its clauses leaves them out.
    SchoolSettings settings;
    settings.games = {Game::Midnight};
    std::set<std::string> online;
    for (const std::string& clause : curriculum_of(shipped_content(), settings)) {
        if (is_of_chapter(clause)) online.insert(clause);
    }
    BOOST_TEST((online == std::set<std::string>{"IRR-15", "IRR-22", "IRR-23", "IRR-25"}));
}

BOOST_AUTO_TEST_CASE(nothing_of_the_chapter_is_planned_before_its_lesson) {
    Trainee ann;
    for (const Game game : {Game::Midnight, Game::Extreme, Game::League})
        ann.pass_own_lessons(game);
    for (const std::string& clause : ann.planned()) BOOST_TEST(!is_of_chapter(clause), clause);
    const ClauseSet taught = taught_to(ann.school, shipped_content(), "ann");
    BOOST_TEST(std::none_of(taught.begin(), taught.end(), is_of_chapter));
    // All of their game is still asked without naming its clauses.
    ann.learn.choose(Game::Midnight);
    const auto drill = ann.learn.taught_drill();
    BOOST_REQUIRE(drill.has_value());
    BOOST_TEST(drill->clauses.empty());
    const Aims aims = aims_of(*find_book(shipped_content(), Game::Midnight), {},
                              Diagnosis(shipped_content().misreadings, Game::Midnight), 0, taught);
    BOOST_TEST(!aims.fresh.empty());
    BOOST_TEST(std::none_of(aims.fresh.begin(), aims.fresh.end(), is_of_chapter));
}

BOOST_AUTO_TEST_CASE(the_lessons_of_each_game_teach_what_arises_in_it) {
    for (const Game game : every_game) {
        Trainee ann;
        pass_lessons(ann.school, game);
        const ClauseSet taught = taught_to(ann.school, shipped_content(), "ann");
        for (const ClauseId clause : irregular_clauses()) {
            BOOST_TEST(taught.contains(std::string(clause.id)) == arises_in(game, clause.id),
                       to_text(game) << " " << clause.id);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_lesson_of_the_chapter_is_planned_and_drilled) {
    Trainee ann;
    ann.pass(Trainee::a_card_too_soon);
    BOOST_TEST((ann.planned() == of_the_lesson));
    const auto drill = ann.learn.taught_drill();
    BOOST_REQUIRE(drill.has_value());
    BOOST_TEST(
        (std::set<std::string>(drill->clauses.begin(), drill->clauses.end()) == of_the_lesson));
    const ClauseSet taught = taught_to(ann.school, shipped_content(), "ann");
    const Aims aims = aims_of(*find_book(shipped_content(), Game::Breakout), {},
                              Diagnosis(shipped_content().misreadings, Game::Breakout), 0, taught);
    BOOST_TEST(std::none_of(aims.fresh.begin(), aims.fresh.end(), [](const std::string& clause) {
        return is_of_chapter(clause) && !of_the_lesson.contains(clause);
    }));
}

BOOST_AUTO_TEST_CASE(reviews_ask_the_chapter_in_a_game_that_is_learnt) {
    for (const Game game : {Game::Breakout, Game::Extreme}) {
        Trainee ann;
        ann.pass(Trainee::a_card_too_soon);
        SchoolSettings settings = ann.school.school->settings_of("ann");
        settings.games = {game};
        BOOST_REQUIRE(change_settings(ann.school, settings));
        std::set<std::string> asked;
        ann.learn.apply(LearnAction::Reviews);
        while (ann.learn.run && asked.size() < of_the_lesson.size()) {
            BOOST_REQUIRE(ann.learn.run->practice.has_value());
            const Scenario& scenario = ann.learn.run->practice->scenario;
            BOOST_TEST((scenario.game() == game), to_text(game));
            for (const std::string& clause : scenario.clauses) {
                if (of_the_lesson.contains(clause)) asked.insert(clause);
            }
            ann.answer_rightly();
            ann.learn.next_item();
        }
        BOOST_TEST(asked.size() >= 3U, to_text(game));
        // What was answered is remembered like any other clause.
        const ClauseStates states = ann.school.school->states_of("ann");
        BOOST_TEST(!states.empty());
        BOOST_TEST(std::count_if(states.begin(), states.end(),
                                 [](const auto& one) { return is_of_chapter(one.first); }) >= 3);
        for (const auto& [clause, state] : states)
            BOOST_TEST(state.memory.due > ann.school.clock.now(), clause);
        const std::set<std::string> today = ann.planned();
        ann.classroom.now += 40 * a_day;
        const std::set<std::string> later = ann.planned();
        BOOST_TEST(later.size() >= today.size());
        for (const auto& [clause, state] : states)
            BOOST_TEST((later.contains(clause) || !is_of_chapter(clause)), clause);
    }
}

BOOST_AUTO_TEST_CASE(progress_has_the_chapter_as_a_section_of_each_game) {
    Trainee ann;
    ann.pass(Trainee::a_card_too_soon);
    GivenAnswer answer;
    answer.person = "ann";
    answer.kind = "remedy";
    answer.item = "somewhere";
    answer.clauses = {"IRR-3"};
    answer.at = ann.school.clock.now();
    answer.right = true;
    BOOST_REQUIRE(ann.school.school->add(answer));
    const std::map<Game, std::size_t> clauses{
        {Game::Breakout, 25}, {Game::Extreme, 22}, {Game::League, 24}, {Game::Midnight, 4}};
    for (const auto& [game, count] : clauses) {
        ann.school.game = game;
        const ProgressScreen screen = progress_screen(ann.school, shipped_content());
        const MapSection& chapter = chapter_in(screen);
        BOOST_TEST(chapter.title == "When a deal goes wrong");
        BOOST_TEST(chapter.clauses.size() == count, to_text(game));
        const auto loose =
            std::find_if(chapter.clauses.begin(), chapter.clauses.end(),
                         [](const MapClause& clause) { return clause.id == "IRR-3"; });
        if (game == Game::Midnight) continue;
        BOOST_REQUIRE((loose != chapter.clauses.end()));
        BOOST_TEST(loose->asked == 1);
        BOOST_TEST(loose->right == 1);
    }
}

BOOST_AUTO_TEST_CASE(another_remedy_of_the_house_is_another_edition_of_its_clause_alone) {
    Library library = shipped_content();
    const auto before = editions_now(library, 1);
    std::set<std::string> once;
    for (const ClauseEdition& edition : before) BOOST_TEST(once.insert(edition.clause).second);
    for (TableCardFile& table : library.tables) {
        if (table.id == house_card_id(Game::Extreme))
            BOOST_REQUIRE(!table.card.set("bad-card", "void-round"));
    }
    const auto after = editions_now(library, 1);
    BOOST_REQUIRE(after.size() == before.size());
    for (std::size_t i = 0; i < after.size(); ++i) {
        BOOST_TEST(after[i].edition.size() == 16U);
        BOOST_TEST((after[i] == before[i]) == (after[i].clause != "IRR-17"), after[i].clause);
    }
}

BOOST_AUTO_TEST_SUITE_END()
