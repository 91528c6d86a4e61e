// Hands written down with what is expected of them: all that are filed in tests/hands, and what a
// wrong or unreadable one is told.

#include <boost/test/unit_test.hpp>
#include <filesystem>

#include "base/read.h"
#include "content/hand_file.h"

namespace fairdeal {

namespace {

constexpr const char* bust_against_17 =
    "# BRK-PUSH-3\n"
    "breakout id=B-1\n"
    "1 bet dealer 25\n"
    "1 deal Th 6d\n"
    "dealer deal 9c (8s)\n"
    "1 hit Kc\n"
    "dealer turn 8s\n"
    "dealer stand\n";

/// The problems of the hand above with these lines below it, a line each.
std::string told(const std::string& expected) {
    std::string text;
    for (const Problem& problem : check_hand_file(bust_against_17 + expected, "b.hands").problems)
        text += to_text(problem) + "\n";
    return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(hand_file)

BOOST_AUTO_TEST_CASE(every_filed_hand_is_ruled_as_it_says) {
    int files = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(FAIRDEAL_SOURCE_DIR "/tests/hands")) {
        if (entry.path().extension() != ".hands") continue;
        ++files;
        const auto text = read_file(entry.path(), std::size_t{16} << 20);
        BOOST_REQUIRE(text.has_value());
        const HandFileReport report = check_hand_file(*text, entry.path().filename().string());
        for (const Problem& problem : report.problems) BOOST_ERROR(to_text(problem));
        BOOST_TEST(report.hands > 0);
        BOOST_TEST(report.expectations >= report.hands);
    }
    BOOST_TEST(files == 4);
}

BOOST_AUTO_TEST_CASE(what_is_expected_and_given_is_fine) {
    BOOST_TEST(told("#= 1 push dealer BRK-PUSH-3\n") == "");
    BOOST_TEST(told("#= 1 push dealer\n#= may\n") == "");
}

BOOST_AUTO_TEST_CASE(a_difference_names_the_line_both_sides_and_the_row) {
    BOOST_TEST(told("#= 1 pay dealer 25\n") ==
               "b.hands:9:1: expected 1 pay dealer 25, but the engine says 1 push dealer "
               "BRK-PUSH-3 (BRK-PUSH-3: the player busts, the dealer has a hard 17; BRK-PUSH-3: "
               "the player busts, the dealer has a soft 17)\n");
    BOOST_TEST(told("#= 1 push dealer BRK-WIN-1\n").find("expected 1 push dealer BRK-WIN-1") !=
               std::string::npos);
    BOOST_TEST(told("#= nothing\n").find("b.hands:9:1: expected nothing") == 0U);
    BOOST_TEST(told("#= 1 push dealer\n#= 1 tip 5\n") ==
               "b.hands:10:1: expected 1 tip 5, but the engine says nothing\n");
    BOOST_TEST(told("#= fault 5 BRK-DHB-2\n") ==
               "b.hands:9:1: expected fault 5 BRK-DHB-2, but the engine says nothing\n");
    BOOST_TEST(told("#= next dealer hit\n") ==
               "b.hands:9:1: expected next dealer hit, but the engine says nothing\n");
}

BOOST_AUTO_TEST_CASE(a_hand_that_expects_nothing_is_told_what_to_write) {
    BOOST_TEST(told("") ==
               "b.hands:2:1: nothing is expected of this hand: say what in lines that begin with "
               "'#='\n");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_read_is_named_and_the_rest_is_compared) {
    const HandFileReport report =
        check_hand_file(std::string("breakout\n1 bet dealer x\n#= nothing\n\n") + bust_against_17 +
                            "#= 1 push dealer\n",
                        "b.hands");
    BOOST_TEST(report.hands == 1);
    BOOST_REQUIRE(report.problems.size() == 1U);
    BOOST_TEST(report.problems.front().where.line == 2);
    for (const std::string& text : {std::string(), std::string("# only words\n"),
                                    std::string("\0\xff\n", 3), std::string(100000, '#')})
        BOOST_TEST(!check_hand_file(text, "b.hands").problems.empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
