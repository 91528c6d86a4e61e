#include "base/printable.h"

#include <boost/test/unit_test.hpp>

#include "base/problem.h"

using namespace fairdeal;
using namespace std::string_view_literals;

BOOST_AUTO_TEST_SUITE(on_a_terminal)

BOOST_AUTO_TEST_CASE(no_control_character_reaches_a_terminal_raw) {
    struct Row {
        std::string_view text, shown;
    };
    // clang-format off
    const Row rows[] = {
        { "night.txt"sv,         "night.txt" },
        { "na\xc3\xafve \xe2\x99\xa3 \xf0\x9f\x82\xa1"sv, "na\xc3\xafve \xe2\x99\xa3 \xf0\x9f\x82\xa1" },
        { "a\x1b[2Jb"sv,         "a\\x1b[2Jb" },
        { "\r\x7f\0"sv,          "\\x0d\\x7f\\x00" },
        { "a\tb\nc"sv,           "a\\x09b\\x0ac" },
        { "\xc2\x9b" "2J"sv,     "\\xc2\\x9b2J" },       // the escape sequence in one character
        { "\x9b" "2J"sv,         "\\x9b2J" },            // and in a terminal of Latin-1
        { "\xc3"sv,              "\\xc3" },              // half a character
        { "\xe2\x99" "A"sv,      "\\xe2\\x99A" },
        { "\xc0\x9b"sv,          "\\xc0\\x9b" },         // written too long
        { ""sv,                  "" },
    };
    // clang-format on
    for (const Row& row : rows) BOOST_TEST(printable(row.text) == row.shown);
}

BOOST_AUTO_TEST_CASE(lines_stay_lines) {
    BOOST_TEST(printable_lines("one\n\ttwo\x1b[m\n") == "one\n\ttwo\\x1b[m\n");
}

BOOST_AUTO_TEST_CASE(the_place_of_a_problem_is_one_line_without_control_characters) {
    BOOST_TEST(to_text(Problem{{"a\nb\x1b]0;x\x07", 2, 3}, "no\x1b[31m good"}) ==
               "a\\x0ab\\x1b]0;x\\x07:2:3: no\\x1b[31m good");
}

BOOST_AUTO_TEST_SUITE_END()
