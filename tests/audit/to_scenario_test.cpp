// From the pit to the school: no scenario says which hand it was, and its key is the ruling.

#include "audit/hand/to_scenario.h"

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <set>

#include "audit/logs.h"
#include "content/library.h"
#include "questions/grade.h"

using namespace fairdeal;

namespace {

const Library& shipped() {
    static const Library library = *load_library(FAIRDEAL_SOURCE_DIR);
    return library;
}

/// Hands of a game, about half of them with an error, under ids that no scenario may hold.
std::vector<HandRecord> hands_of(Game game, int count) {
    DealingMachine machine(TableCard(game), 11, 500, DealingMachine::Cards::Random);
    std::vector<HandRecord> hands;
    for (int i = 0; i < count; ++i) {
        HandRecord record = machine.next().record;
        record.header.identity = {fmt::format("IDENTITY-{}", i), "TABLE-77", "DEALER-1182",
                                  "SHOE-5", "2026-03-14T21:05:09Z"};
        // As it comes out of a log.
        hands.push_back(*read_record(write(record)));
    }
    return hands;
}

/// Everything of a scenario that goes into files.
std::string files_of(const PitScenario& pit) {
    return write_scenario(pit.scenario) + (pit.table ? write_table_card(*pit.table) : "");
}

std::set<std::string> words_of(const std::vector<Line>& lines) {
    std::set<std::string> words;
    for (const Line& line : lines) words.insert(to_text(line));
    return words;
}

SettlementAnswer answer_of(const std::vector<Line>& lines) {
    SettlementAnswer answer;
    for (const Line& line : lines)
        answer.lines.push_back({line.who, line.verb, line.wager, line.amount, line.place});
    return answer;
}

Problems problems_of(const PitScenario& pit) {
    ContentFiles files;
    const std::string xml = write_scenario(pit.scenario);
    auto scenario = read_scenario(xml, "scenario.xml");
    if (!scenario) return scenario.error();
    files.scenarios.push_back(*std::move(scenario));
    if (pit.table) {
        auto table = read_table_card(write_table_card(*pit.table), "table.xml");
        if (!table) return table.error();
        files.tables.push_back(*std::move(table));
    }
    return check_sense(files, shipped());
}

/// Made of every hand of the game of which one can be made.
std::vector<std::pair<HandRecord, PitScenario>> made_of(Game game, int count) {
    std::vector<std::pair<HandRecord, PitScenario>> made;
    for (const HandRecord& hand : hands_of(game, count)) {
        auto pit = scenario_from_hand(hand, shipped().tables);
        if (pit) made.emplace_back(hand, *std::move(pit));
    }
    return made;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(to_scenario)

BOOST_AUTO_TEST_CASE(nothing_in_a_scenario_says_who_where_or_when) {
    for (const Game game : every_game) {
        const auto made = made_of(game, 40);
        BOOST_TEST(made.size() >= 30U, to_text(game));
        for (const auto& [hand, pit] : made) {
            const std::string text = files_of(pit);
            for (const char* secret : {"IDENTITY", "TABLE-77", "1182", "SHOE", "2026", "21:05"})
                BOOST_TEST(text.find(secret) == std::string::npos, secret << " in\n" << text);
            BOOST_TEST((pit.scenario.hand.header.identity == Identity{}));
        }
    }
}

BOOST_AUTO_TEST_CASE(the_check_of_content_passes_every_scenario) {
    for (const Game game : every_game) {
        for (const auto& [hand, pit] : made_of(game, 25)) {
            const Problems problems = problems_of(pit);
            BOOST_TEST(problems.empty(), (problems.empty() ? "" : to_text(problems.front()))
                                             << "\n"
                                             << files_of(pit));
        }
    }
}

BOOST_AUTO_TEST_CASE(the_key_is_what_was_due_and_not_what_the_dealer_did) {
    std::size_t wrong = 0;
    for (const Game game : every_game) {
        for (const auto& [hand, pit] : made_of(game, 40)) {
            const Ruling played = rule(hand);
            const Key key = key_of(pit.scenario);
            const auto due = words_of(played.lines);
            BOOST_TEST(!key.lines.empty());
            for (const std::string& line : words_of(key.lines))
                BOOST_TEST(due.count(line) == 1, line << " was not due in\n" << write(hand));
            const Mark mark = grade(answer_of(key.lines), pit.scenario, shipped().misreadings);
            BOOST_TEST(mark.right, write(pit.scenario.hand));
            for (const WagerVerdict& error : judge(claim_of(hand), played).discrepancies()) {
                ++wrong;
                const auto asked =
                    std::count_if(key.lines.begin(), key.lines.end(), [&](const Line& line) {
                        return line.who == error.who && line.wager == error.wager;
                    });
                BOOST_TEST((asked > 0 || error.ruled.empty()), write(hand));
            }
        }
    }
    BOOST_TEST(wrong > 20U);  // else nothing was tried
}

BOOST_AUTO_TEST_CASE(what_the_dealer_got_wrong_is_what_is_taught) {
    for (const auto& [hand, pit] : made_of(Game::Breakout, 60)) {
        const auto wrong = judge(claim_of(hand), rule(hand)).discrepancies();
        for (const WagerVerdict& wager : wrong) {
            for (const ClauseId clause : wager.because)
                BOOST_TEST(std::count(pit.scenario.clauses.begin(), pit.scenario.clauses.end(),
                                      clause.id) == 1);
        }
        BOOST_TEST(!pit.scenario.clauses.empty());
    }
}

BOOST_AUTO_TEST_CASE(the_same_hand_becomes_the_same_scenario_under_every_dealer) {
    HandRecord hand = hands_of(Game::Breakout, 1).front();
    const auto one = scenario_from_hand(hand, shipped().tables);
    hand.header.identity = {"ANOTHER", "B1", "9", "S", "2020-01-01T00:00:00Z"};
    const auto other = scenario_from_hand(hand, shipped().tables);
    BOOST_REQUIRE(one);
    BOOST_REQUIRE(other);
    BOOST_TEST((one->scenario == other->scenario));
}

BOOST_AUTO_TEST_CASE(a_hand_that_asks_nothing_is_refused) {
    HandRecord hand = hands_of(Game::Breakout, 1).front();
    hand.events.resize(3);
    BOOST_TEST(!scenario_from_hand(hand, shipped().tables));
    hand.events.clear();
    BOOST_TEST(!scenario_from_hand(hand, shipped().tables));
}

BOOST_AUTO_TEST_SUITE_END()
