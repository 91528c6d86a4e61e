// Sound files read: every value of them, and written back.

#include <boost/test/unit_test.hpp>

#include "content/readers.h"
#include "samples.h"
#include "support/hands.h"

using namespace fairdeal;

namespace {

template <class T>
T must(const Result<T>& result) {
    if (!result) BOOST_FAIL(in_words(result.error()));
    return *result;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(reading)

BOOST_AUTO_TEST_CASE(a_scenario_is_read) {
    const auto file = must(read_scenario(sound_scenario, "s.xml"));
    const Scenario& scenario = file.value;
    BOOST_TEST(scenario.id == "breakout-sample");
    BOOST_TEST(scenario.title == "Bust & 17");
    BOOST_TEST(scenario.level == 2);
    BOOST_TEST(scenario.table == "breakout-standard");
    BOOST_TEST(scenario.story == "The player's hand busted.");
    BOOST_TEST((scenario.clauses == std::vector<std::string>{"BRK-PUSH-3", "BRK-ST-3"}));
    BOOST_TEST(scenario.hand.events.size() == 7U);
    BOOST_TEST(scenario.after.empty());
    BOOST_TEST((scenario.question == Question{QuestionKind::Spot, 1, std::nullopt}));
    BOOST_TEST((scenario.hints == std::vector<std::string>{"Name your total."}));
    BOOST_TEST((file.place_of("record") == Place{"s.xml", 10, 1}));
    BOOST_TEST((file.place_of("ask") == Place{"s.xml", 19, 3}));
    BOOST_TEST((file.place_of("id") == Place{"s.xml", 2, 26}));
}

BOOST_AUTO_TEST_CASE(a_hand_is_cut_where_the_question_comes) {
    const auto scenario =
        must(read_scenario(spoilt(spoilt(sound_scenario, "<record>", "<record stop=\"4\">"),
                                  "kind=\"spot\" seat=\"1\"", "kind=\"next\""),
                           "s.xml"))
            .value;
    BOOST_TEST(scenario.hand.events.size() == 4U);
    BOOST_TEST(scenario.after.size() == 3U);
    BOOST_TEST(to_text(scenario.after.front()) == "1 hit Kc");
}

BOOST_AUTO_TEST_CASE(what_is_written_reads_back_the_same) {
    const std::string cut =
        spoilt(spoilt(sound_scenario, "<record>", "<record stop=\"4\">"),
               "kind=\"spot\" seat=\"1\"", "kind=\"may\" event=\"1 double Kc\"");
    for (const std::string& xml : {sound_scenario, cut}) {
        const Scenario scenario = must(read_scenario(xml, "s.xml")).value;
        BOOST_TEST((must(read_scenario(write_scenario(scenario), "w.xml")).value == scenario));
    }
    const TableCardFile table = must(read_table_card(sound_table, "t.xml")).value;
    BOOST_TEST((must(read_table_card(write_table_card(table), "w.xml")).value == table));
    BOOST_TEST(write_table_card(table).find("value=\"6:5\"") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(lines_that_end_as_on_windows_are_read) {
    std::string xml;
    for (const char c : sound_scenario) xml += c == '\n' ? "\r\n" : std::string(1, c);
    BOOST_TEST((must(read_scenario(xml, "s.xml")).value ==
                must(read_scenario(sound_scenario, "s.xml")).value));
}

BOOST_AUTO_TEST_CASE(a_table_card_is_read) {
    const TableCardFile table = must(read_table_card(sound_table, "t.xml")).value;
    BOOST_TEST(table.note == "Soft 17 draws.");
    BOOST_TEST(table.card.is_yes(Option::HitSoft17));
    BOOST_TEST((table.card.price(Option::BjPays) == Odds{6, 5}));
}

BOOST_AUTO_TEST_CASE(misreadings_are_read) {
    const auto list = must(read_misreadings(sound_misreadings, "m.xml")).value;
    BOOST_REQUIRE(list.size() == 2U);
    BOOST_TEST((list[0].change.outcome == Verb::Pay));
    BOOST_TEST((list[0].change.odds == Odds{1, 1}));
    BOOST_TEST(list[0].says == "It pushes.");
    BOOST_TEST(list[1].change.option->first == "tip-from");
    BOOST_TEST(list[1].change.option->second == "player");
}

BOOST_AUTO_TEST_CASE(a_rule_book_is_read) {
    const RuleBook book = must(read_rulebook(sound_rulebook, "r.xml")).value;
    BOOST_TEST(book.title == "Breakout Blackjack");
    BOOST_REQUIRE(find_clause(book, "BRK-PUSH-3") != nullptr);
    BOOST_TEST(find_clause(book, "BRK-PUSH-3")->text == "A bust against 17 pushes.");
    BOOST_REQUIRE(find_open_point(book, "AMB-BRK-04") != nullptr);
    BOOST_TEST(find_open_point(book, "AMB-BRK-04")->readings.size() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()
