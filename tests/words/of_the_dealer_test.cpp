// What a trainer says to a dealer, as an auditor reads it.

#include "words/of_the_dealer.h"

#include <boost/test/unit_test.hpp>
#include <regex>

#include "content/library.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(of_a_dealer_who_is_not_there)

BOOST_AUTO_TEST_CASE(he_is_spoken_of_and_not_to) {
    struct Row {
        const char* to_him;
        const char* of_him;
    };
    // clang-format off
    const Row rows[] = {
        {"You paid a busted hand against your 17. Your 17 only pushes it: leave the bet.",
         "The dealer paid a busted hand against his own 17. The dealer's 17 only pushes it: leave the bet."},
        {"You paid 3:2 although you had folded. When you have none, it is one.",
         "The dealer paid 3:2 although he had folded. When the dealer has none, it is one."},
        {"You dealt your own hand. No peek, and your hole card stays down.",
         "The dealer dealt his own hand. No peek, and the dealer's hole card stays down."},
        {"You began with the natural farthest from you. You draw to 17.",
         "The dealer began with the natural farthest from him. The dealer draws to 17."},
        {"You dealt yourself a card. His hand beat yours: pay it.",
         "The dealer dealt himself a card. His hand beat the dealer's: pay it."},
        {"You took it because you were all in. Then you push it.",
         "The dealer took it because he was all in. Then the dealer pushes it."},
        {"\"2 pay blind 50\" was made before \"1 pay blind 50\".",
         "\"2 pay blind 50\" was made before \"1 pay blind 50\"."},
    };
    // clang-format on
    for (const Row& row : rows) BOOST_TEST(of_the_dealer(row.to_him) == row.of_him);
}

BOOST_AUTO_TEST_CASE(his_deed_is_the_first_sentence_without_him) {
    BOOST_TEST(action_of_the_dealer("You paid your blackjack 6:5. It is 3:2.") ==
               "Paid his own blackjack 6:5");
    BOOST_TEST(action_of_the_dealer("You took it.") == "Took it");
}

BOOST_AUTO_TEST_CASE(no_misreading_speaks_to_an_auditor) {
    const Library library = load_library(FAIRDEAL_SOURCE_DIR).value();
    BOOST_REQUIRE(library.misreadings.size() > 300U);
    // A verb after him that is neither done nor in the third person.
    const std::regex wrong(
        "\\b[Yy]ou(r|rs|rself)?\\b|(\\bhe|[Tt]he dealer) "
        "(have|are|were|do|draw|pay|stand|hold|keep|"
        "look|play|say|cover|make|take|come|ask|need|give)\\b");
    for (const Misreading& misreading : library.misreadings) {
        const std::string said = of_the_dealer(misreading.says);
        BOOST_TEST(!std::regex_search(said, wrong), misreading.id << ": " << said);
        BOOST_TEST(said.starts_with("The dealer "), misreading.id);
    }
}

BOOST_AUTO_TEST_SUITE_END()
