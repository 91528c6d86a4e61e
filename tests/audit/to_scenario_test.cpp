// From the pit to the school: no scenario says which hand it was, and its key is the ruling.

#include "audit/hand/to_scenario.h"

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <set>

#include "audit/logs.h"
#include "content/library.h"
#include "questions/grade.h"
#include "support/hands.h"

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

// Deals that went wrong: what the scenario asks for, and the clauses that it is about.
struct WentWrong {
    const char *clauses, *due, *hand;
};
// clang-format off
constexpr WentWrong wrong_deals[] = {
    {"IRR-3 BRK-PAY-1",
     "1 take player 20, 2 take player 20",
     "breakout notation=2 id=IDENTITY table=TABLE-77 dealer=1182 shoe=SHOE at=2026-03-14T21:05:09Z sign=SIGN players=1:P77,2:P12 / 1 bet player 20 / 2 bet player 20 / 1 deal 9h 3d / 2 deal Tc 5s / dealer deal 9d (8c) / 1 stand / dealer draw 6c / 2 refuse 6c / dealer turn 8c / shoe burn 6c / dealer stand / 1 take player 20 / 2 take player 20"},
    {"IRR-15 IRR-25",
     "1 pay player 30, 2 return player 20",
     "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal Ts Ah / 2 deal 9c 7d / dealer deal 6s (Kh) / 2 misread 7d Td / floor rules IRR-15 cancel-if-matters / dealer void IRR-15 / 1 pay player 30 / 2 return player 20"},
    {"IRR-25 IRR-15",  // the round was made void after one wager had been taken
     "1 return player 20, 2 return player 20",
     "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal Ts 7h / 2 deal 9c 7d / dealer deal 6s (Kh) / 2 misread 7d Td / 2 take player 20 / dealer void IRR-15 / 1 return player 20 / 2 return player 20"},
    {"BRK-PAY-1 IRR-6 IRR-3 IRR-14",  // paid wrongly and put right: the wrong payment and its correction are left out
     "1 take player 20",
     "breakout notation=2 / 1 bet player 20 / 1 deal 5h 3d / dealer deal 9d (8c) / dealer hit 5c / dealer move 5c 1 / dealer draw 2c / 1 accept 2c / 1 stand / dealer turn 8c / dealer stand / 1 pay player 20 / floor rules IRR-20 correct / 1 correct player take 40"},
    {"BRK-PAY-1 IRR-6",
     "1 take player 50",
     "breakout notation=2 / 1 bet player 50 / 1 deal Td 6c / dealer deal 3h (2s) / 1 stand / dealer turn 2s / dealer hit 2d / dealer hit Qc / dealer hit 8h / shoe burn 8h / dealer stand / 1 pay player 50"},
    {"IRR-19",
     "1 return player 20",
     "breakout notation=2 limits=25-500 off-limit=return / 1 bet player 20 / 1 deal Td 9c / dealer deal 3h (Ts) / 1 stand / dealer turn Ts / dealer hit 4d / dealer stand / 1 return player 20"},
    {"IRR-25 IRR-23",
     "1 return blind 50",
     "extreme notation=2 minimum=50 mode=regular / dealer chips 1000 / 1 blind 50 / 1 deal (8h) 4d / dealer deal (9h) (8s) / dealer turn 8s / 1 check / dealer void IRR-23"},
    {"IRR-25 IRR-15",
     "1 return player 100, 2 return player 100",
     "league notation=2 table=T hand=2 eliminations=5 start=1 seats=6 / 1 chips 1000 / 2 chips 900 / 1 bet player 100 / 2 bet player 100 / 1 deal As Kd / 2 deal 9c 7d / dealer deal Ac (Kh) / 2 misread 7d Td / dealer void IRR-15"}};
// clang-format on

/// The scenario as it comes back from its file.
Scenario from_file(const PitScenario& pit) {
    auto read = read_scenario(write_scenario(pit.scenario), "scenario.xml");
    BOOST_REQUIRE(read);
    return read->value;
}

std::string in_one_line(const std::vector<Line>& lines) {
    std::set<std::string> sorted = words_of(lines);
    return fmt::format("{}", fmt::join(sorted, ", "));
}

BOOST_AUTO_TEST_CASE(a_deal_that_went_wrong_is_asked_as_it_was_due) {
    for (const WentWrong& row : wrong_deals) {
        BOOST_TEST_CONTEXT(row.hand) {
            const auto pit = scenario_from_hand(hand_record(row.hand), shipped().tables);
            BOOST_REQUIRE_MESSAGE(pit, (pit ? "" : to_text(pit.error().front())));
            const Problems problems = problems_of(*pit);
            BOOST_TEST(problems.empty(), (problems.empty() ? "" : to_text(problems.front())));
            const Scenario scenario = from_file(*pit);
            BOOST_TEST((scenario == pit->scenario), files_of(*pit));
            BOOST_TEST(fmt::format("{}", fmt::join(scenario.clauses, " ")) == row.clauses);
            const Key key = key_of(scenario);
            BOOST_TEST(in_one_line(key.lines) == row.due);
            BOOST_TEST(grade(answer_of(key.lines), scenario, shipped().misreadings).right);
            BOOST_TEST(!grade(SettlementAnswer(), scenario, shipped().misreadings).right);
        }
    }
}

BOOST_AUTO_TEST_CASE(nothing_in_it_says_who_played) {
    const auto pit = scenario_from_hand(hand_record(wrong_deals[0].hand), shipped().tables);
    BOOST_REQUIRE(pit);
    const std::string text = files_of(*pit);
    for (const char* secret : {"IDENTITY", "TABLE-77", "1182", "SHOE", "2026", "SIGN", "P77"})
        BOOST_TEST(text.find(secret) == std::string::npos, secret << " in\n" << text);
    BOOST_TEST(text.find("2 refuse 6c") != std::string::npos, text);
}

// The same, asked what the floor orders: the clauses, the order, the last line that is shown.
struct Ordered {
    const char *clauses, *order, *last, *hand;
};
// clang-format off
constexpr Ordered orders[] = {
    {"IRR-3", "floor rules IRR-3 offer", "dealer draw 6c", wrong_deals[0].hand},
    {"IRR-15", "floor rules IRR-15 cancel-if-matters", "2 misread 7d Td", wrong_deals[1].hand},
    {"IRR-6", "floor rules IRR-6 burn", "dealer hit 8h", wrong_deals[4].hand},
    {"IRR-19", "floor rules IRR-19 return", "1 deal Td 9c", wrong_deals[5].hand},
    // No line shows that the machine failed: the question names it.
    {"IRR-23", "floor rules IRR-23 void-if-matters", "1 check", wrong_deals[6].hand},
    {"IRR-22", "floor rules IRR-22 stand", "dealer deal 6s",
     "midnight notation=2 / 1 bet player 20 / 1 deal 9c 7d / dealer deal 6s / floor rules IRR-22 draw-to-17 / 1 hit 5c / dealer hit Tc / dealer hit 4c / dealer stand / 1 pay player 20"},
    // What was paid wrongly stays in it.
    {"IRR-20", "floor rules IRR-20 correct", "1 pay player 30",
     "breakout notation=2 / 1 bet player 20 / 1 deal Ts 9h / dealer deal 8c (Kd) / 1 stand / dealer turn Kd / dealer stand / 1 pay player 30 / floor rules IRR-20 correct / 1 correct player take 10"},
    {"IRR-20", "floor rules IRR-20 until-next-deal", "1 pay player 100",
     "league notation=2 hand=2 eliminations=5 start=1 seats=6 mispay=until-next-deal / 1 chips 1000 / 2 chips 900 / 1 bet player 100 / 2 bet player 100 / 1 deal Ts Kd / 2 deal 9c 9d / dealer deal Tc (Kh) / 1 stand / 2 stand / dealer turn Kh / dealer stand / 2 take player 100 / 1 pay player 100"},
    {"IRR-14", "floor rules IRR-14 move-if-last", "1 deal Tc",
     "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal 9h / 1 deal Tc / 1 move Tc 2 / 1 deal Td / 2 deal 5s / dealer deal 9d (8c) / 1 stand / 2 stand / dealer turn 8c / dealer stand / 1 pay player 20 / 2 take player 20"}};
// clang-format on

BOOST_AUTO_TEST_CASE(a_deal_that_went_wrong_asks_what_the_floor_orders) {
    for (const Ordered& row : orders) {
        BOOST_TEST_CONTEXT(row.hand) {
            const auto pit =
                scenario_from_hand(hand_record(row.hand), shipped().tables, PitQuestion::Order);
            BOOST_REQUIRE_MESSAGE(pit, (pit ? "" : to_text(pit.error().front())));
            const Problems problems = problems_of(*pit);
            BOOST_TEST(problems.empty(), (problems.empty() ? "" : to_text(problems.front())));
            const Scenario scenario = from_file(*pit);
            BOOST_TEST((scenario == pit->scenario), files_of(*pit));
            BOOST_TEST(fmt::format("{}", fmt::join(scenario.clauses, " ")) == row.clauses);
            BOOST_TEST(fmt::format("{}", fmt::join(key_of(scenario).acts, " ")) == row.order);
            BOOST_TEST(write(scenario.hand).ends_with(std::string(row.last) + "\n"));
            const auto settled = scenario_from_hand(hand_record(row.hand), shipped().tables);
            BOOST_TEST((!settled || settled->scenario.id != scenario.id));
            const std::string text = files_of(*pit);
            for (const char* secret : {"IDENTITY", "TABLE-77", "1182", "2026", "SIGN", "P77"})
                BOOST_TEST(text.find(secret) == std::string::npos, secret << " in\n" << text);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_hand_in_which_nothing_was_to_be_ordered_is_refused) {
    for (const char* hand :
         {"breakout / 1 bet player 20 / 1 deal Ts 9h / dealer deal 8c (Kd) / 1 stand / dealer turn "
          "Kd / dealer stand / 1 pay player 30",
          "breakout notation=2 / 1 bet player 20 / 1 deal Ts 9h / dealer deal 8c (Kd) / 1 stand / "
          "dealer turn Kd / dealer stand / 1 pay player 20"})
        BOOST_TEST(!scenario_from_hand(hand_record(hand), shipped().tables, PitQuestion::Order));
}

BOOST_AUTO_TEST_CASE(a_hand_that_asks_nothing_is_refused) {
    HandRecord hand = hands_of(Game::Breakout, 1).front();
    hand.events.resize(3);
    BOOST_TEST(!scenario_from_hand(hand, shipped().tables));
    hand.events.clear();
    BOOST_TEST(!scenario_from_hand(hand, shipped().tables));
}

BOOST_AUTO_TEST_SUITE_END()
