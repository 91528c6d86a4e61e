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

BOOST_AUTO_TEST_CASE(every_kind_of_question_is_read_and_written) {
    for (const char* ask :
         {"kind=\"total\" hand=\"dealer\"", "kind=\"active\"", "kind=\"order\"", "kind=\"out\"",
          "kind=\"error\"", "kind=\"outcome\" hand=\"1\" wager=\"dealer\"",
          "kind=\"amount\" hand=\"1.2\" wager=\"player\"",
          "kind=\"clause\" hand=\"1\" wager=\"super-tie\"",
          "kind=\"chips\" hand=\"1\" wager=\"dealer\" tray=\"25:4 5:9\" style=\"fewest\"",
          "kind=\"chips\" hand=\"1\" wager=\"dealer\" tray=\"5:9 2.50:2\" style=\"colour\" "
          "bet=\"5:5\""}) {
        BOOST_TEST_CONTEXT(ask) {
            const std::string xml = spoilt(sound_scenario, "kind=\"spot\" seat=\"1\"", ask);
            const Scenario scenario = must(read_scenario(xml, "s.xml")).value;
            BOOST_TEST(xml.find(std::string("kind=\"") +
                                std::string(to_text(scenario.question.kind))) != std::string::npos);
            BOOST_TEST((must(read_scenario(write_scenario(scenario), "w.xml")).value == scenario));
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_said_at_the_table_is_read_with_its_key) {
    const std::string xml =
        spoilt(sound_scenario, "<ask kind=\"spot\" seat=\"1\"/>",
               "<ask kind=\"talk\"><choice right=\"yes\" why=\"So it is.\">A bust cannot "
               "lose.</choice><choice why=\"Not here.\">You lose.</choice></ask>");
    const Scenario scenario = must(read_scenario(xml, "s.xml")).value;
    BOOST_REQUIRE(scenario.question.talk.size() == 2U);
    BOOST_TEST(scenario.question.talk[0].right);
    BOOST_TEST(scenario.question.talk[1].feedback == "Not here.");
    BOOST_TEST((must(read_scenario(write_scenario(scenario), "w.xml")).value == scenario));
    const auto none = read_scenario(spoilt(xml, " right=\"yes\"", ""), "s.xml");
    BOOST_REQUIRE(!none.has_value());
    BOOST_TEST(none.error().front().what == "none of the choices is marked right");
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
    BOOST_TEST(report_of(list[0]) == "It pushes.");
    BOOST_TEST(list[1].action == "Took the tip from the house");
    BOOST_TEST(report_of(list[1]) == "Took the tip from the house. The player tips.");
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
