// The engine's key of every question that ships, to be read, and of 20,000 drill items.

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>

#include "drills/drill.h"
#include "golden/kept.h"
#include "golden/runs.h"
#include "support/content.h"

namespace fairdeal {

namespace {

std::string key_in_words(const Scenario& scenario) {
    const Key key = key_of(scenario);
    std::string text = answer_in_words(right_answer(scenario, key), scenario);
    std::replace(text.begin(), text.end(), '\n', ';');
    text += " #";
    for (const ClauseId clause : key.because) text += fmt::format(" {}", clause.id);
    return text;
}

std::string line_of(const Scenario& scenario) {
    return fmt::format("{} {}: {}\n", scenario.id, to_text(scenario.question.kind),
                       key_in_words(scenario));
}

void drill_as_kept(Game game, const std::string& name) {
    std::uint64_t seed = 0;
    must_hash_as_kept({"keys/drill-" + name, 500, 10, [&]() -> AskedAndSaid {
                           Request request;
                           request.game = game;
                           if (++seed % 3 == 0) request.card = TableCard(game);
                           const auto item = make_item(request, seed);
                           BOOST_REQUIRE_MESSAGE(item, "no item of the seed " << seed);
                           return {write(item->scenario.hand), line_of(item->scenario)};
                       }});
}

}  // namespace

BOOST_AUTO_TEST_SUITE(keys)

BOOST_AUTO_TEST_CASE(of_every_scenario) {
    std::string text;
    for (const Scenario& scenario : shipped_content().scenarios) text += line_of(scenario);
    must_be_as_kept("keys/scenarios.txt", text);
}

BOOST_AUTO_TEST_CASE(of_every_lesson_item) {
    std::string text;
    for (const Lesson& lesson : shipped_content().lessons) {
        text += lesson.id + "\n";
        for (const LessonItem* item : items_of(lesson)) {
            const auto* own = std::get_if<Scenario>(item);
            text += "  " + (own ? line_of(*own) : std::get<ScenarioLink>(*item).id + "\n");
        }
    }
    must_be_as_kept("keys/lessons.txt", text);
}

BOOST_AUTO_TEST_CASE(of_drills_of_breakout) { drill_as_kept(Game::Breakout, "breakout"); }
BOOST_AUTO_TEST_CASE(of_drills_of_midnight) { drill_as_kept(Game::Midnight, "midnight"); }
BOOST_AUTO_TEST_CASE(of_drills_of_extreme) { drill_as_kept(Game::Extreme, "extreme"); }
BOOST_AUTO_TEST_CASE(of_drills_of_the_league) { drill_as_kept(Game::League, "league"); }

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
