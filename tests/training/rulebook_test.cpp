// Looking up what a clause says.

#include "training/book/rulebook.h"

#include <boost/test/unit_test.hpp>

using namespace fairdeal;

namespace {

RuleBook small_book() {
    RuleBook book;
    book.sections = {
        {"Push",
         {{"BRK-PUSH-3", ClauseKind::Settlement, "Pushes", {}, "A bust against 17 pushes."},
          {"BRK-PUSH-4", ClauseKind::Settlement, "Pushes", {}, "Otherwise it wins.", true},
          {"BRK-PUSH-5", ClauseKind::Settlement, "Pushes", {}, "Then it is paid.", true}}}};
    book.open_points = {
        {"AMB-BRK-04",
         "bust17-soft",
         false,
         {"BRK-PUSH-3"},
         "Does a soft 17 count?",
         {{"yes", true, "Any 17."}, {"no", false, "Hard only."}}},
        {"AMB-BRK-03",
         "bj-pays",
         false,
         {},
         "What does a blackjack pay?",
         {{"3:2", true, "3 to 2."}}},
        {"AMB-BRK-40", "", false, {}, "One player on two spots?", {{"", true, "Yes."}}},
    };
    return book;
}

std::string text_under(std::string_view id, std::string_view option, std::string_view value) {
    TableCard card(Game::Breakout);
    if (!option.empty()) card.set(*find_option(Game::Breakout, option), value);
    const auto words = what_clause_says(small_book(), id, card);
    return words ? words->heading + " " + words->text : "nothing";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rulebook_lookup)

BOOST_AUTO_TEST_CASE(a_clause_says_its_words_and_a_point_the_reading_in_force) {
    BOOST_TEST(text_under("BRK-PUSH-3", "", "") == "Push A bust against 17 pushes.");
    BOOST_TEST(text_under("AMB-BRK-04", "", "") == "Does a soft 17 count? Any 17.");
    BOOST_TEST(text_under("AMB-BRK-04", "bust17-soft", "no") == "Does a soft 17 count? Hard only.");
    BOOST_TEST(text_under("AMB-BRK-40", "", "") == "One player on two spots? Yes.");
    BOOST_TEST(text_under("AMB-BRK-03", "bj-pays", "7:5") ==
               "What does a blackjack pay? The house has bj-pays at 7:5.");
    BOOST_TEST(text_under("BRK-NONE-1", "", "") == "nothing");
}

BOOST_AUTO_TEST_CASE(a_clause_that_follows_another_is_said_with_it) {
    BOOST_TEST(text_under("BRK-PUSH-5", "", "") ==
               "Push A bust against 17 pushes. Otherwise it wins. Then it is paid.");
}

BOOST_AUTO_TEST_CASE(kinds_have_words) {
    for (const auto kind : {ClauseKind::Settlement, ClauseKind::Procedure, ClauseKind::Definition,
                            ClauseKind::Talk}) {
        BOOST_TEST((clause_kind_from(to_text(kind)) == kind));
    }
    BOOST_TEST(!clause_kind_from("rule").has_value());
}

BOOST_AUTO_TEST_SUITE_END()
