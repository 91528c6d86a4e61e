// Scenarios on a deal that went wrong: read, cut, written back, refused.

#include <boost/test/unit_test.hpp>

#include "content/readers.h"
#include "record/lines.h"

using namespace fairdeal;

namespace {

/// A scenario with this question.
std::string scenario_with(std::string_view ask) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<scenario format=\"1\" id=\"a-card\" game=\"breakout\" level=\"2\" "
           "table=\"breakout-standard\"\n          title=\"A card\">\n"
           "  <story>A card was seen.</story>\n  <teaches clauses=\"IRR-3\"/>\n"
           "  <record stop=\"7\">\nbreakout notation=2\n1 bet player 20\n2 bet player 20\n"
           "1 deal 9h 3d\n2 deal Tc 5s\ndealer deal 9d (8c)\n1 stand\ndealer draw 6c\n"
           "2 refuse 6c\ndealer turn 8c\nshoe burn 6c\ndealer stand\n</record>\n  <ask " +
           std::string(ask) + "/>\n  <hint>Who is asked?</hint>\n</scenario>\n";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(irregular_scenarios)

BOOST_AUTO_TEST_CASE(lines_of_the_floor_count_for_the_stop_and_are_written_back) {
    for (const char* ask :
         {"kind=\"may\" event=\"2 accept 6c\"", "kind=\"may\" event=\"2 hit 7c\"", "kind=\"next\"",
          "kind=\"remedy\"", "kind=\"remedy\" clause=\"IRR-22\""}) {
        const std::string xml = scenario_with(ask);
        const auto read = read_scenario(xml, "a-card.xml");
        BOOST_REQUIRE(read);
        BOOST_TEST(lines_of(read->value.hand) == 7U);
        BOOST_TEST(read->value.floor_after.size() == 2U);
        BOOST_TEST(lines_of(whole_hand(read->value)) == 11U);
        BOOST_TEST(!question_problem(read->value).has_value());
        BOOST_TEST(write_scenario(read->value) == xml);
    }
}

BOOST_AUTO_TEST_CASE(a_line_of_the_floor_is_refused_at_its_place) {
    const auto read = read_scenario(scenario_with("kind=\"may\" event=\"2 accept 6x\""), "a.xml");
    BOOST_REQUIRE(!read);
    BOOST_TEST(to_text(read.error().front()) == "a.xml:20:35: '6x' is not a card");
    const auto no = read_scenario(scenario_with("kind=\"next\" clause=\"IRR-3\""), "a.xml");
    BOOST_REQUIRE(!no);
    BOOST_TEST(to_text(no.error().front()) == "a.xml:20:20: the question 'next' has no clause");
}

BOOST_AUTO_TEST_CASE(a_table_card_holds_remedies) {
    const std::string xml =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<table-card format=\"1\" id=\"a-card\" game=\"breakout\" title=\"A card\">\n"
        "  <note>It burns.</note>\n  <option name=\"hit-soft-17\" value=\"yes\"/>\n"
        "  <option name=\"loose-seen\" value=\"burn\"/>\n</table-card>\n";
    const auto read = read_table_card(xml, "a.xml");
    BOOST_REQUIRE(read);
    BOOST_TEST(read->value.card.text("loose-seen").value_or("") == "burn");
    BOOST_TEST(write_table_card(read->value) == xml);
    const auto again = card_with(Game::Breakout, changed_options(read->value.card));
    BOOST_REQUIRE(again);
    BOOST_TEST((*again == read->value.card));
}

BOOST_AUTO_TEST_SUITE_END()
