// An input of many records, cut into the texts of each.

#include <boost/test/unit_test.hpp>

#include "support/hands.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(splitting)

struct SplitRow {
    std::string_view why, input;
    std::string_view texts;  // each record as "first line:text", joined by |
};
// clang-format off
constexpr SplitRow split_rows[] = {
    {"nothing",                       "",                                        ""},
    {"blank lines alone",             "\n\n\n",                                  ""},
    {"comments alone",                "# one\n\n# two\n",                        ""},
    {"one record",                    "breakout\n1 bet dealer 5\n",              "1:breakout\n1 bet dealer 5"},
    {"one record, no line end",       "breakout\n1 bet dealer 5",                "1:breakout\n1 bet dealer 5"},
    {"two records",                   "breakout\n\nmidnight\n",                  "1:breakout|3:midnight"},
    {"many blank lines between",      "\n\nbreakout\n\n\n\nmidnight\n\n",        "3:breakout|7:midnight"},
    {"a comment before a record",     "# hands of the 7th\nbreakout\n",          "2:breakout"},
    {"a comment within a record",     "breakout\n# then\n1 bet dealer 5\n",      "1:breakout\n# then\n1 bet dealer 5"},
    {"a comment between two",         "breakout\n\n  # then\nmidnight\n",        "1:breakout|4:midnight"},
    {"a line of spaces ends nothing", "breakout\n \nmidnight\n",                 "1:breakout\n \nmidnight"},
    {"a wrong record is still one",   "nonsense\n\n1 bet\n\nbreakout\n",         "1:nonsense|3:1 bet|5:breakout"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(blank_lines_part_records_and_comments_before_one_belong_to_none) {
    for (const SplitRow& row : split_rows) {
        BOOST_TEST_CONTEXT(row.why) {
            std::string texts;
            for (const RecordText& record : split_records(row.input)) {
                std::string_view text = record.text;
                if (text.ends_with('\n')) text.remove_suffix(1);
                texts += (texts.empty() ? "" : "|") + std::to_string(record.first_line) + ":" +
                         std::string(text);
            }
            BOOST_TEST(texts == row.texts);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_problem_is_moved_to_its_place_in_the_input) {
    const std::string_view input = "breakout\n\n# note\nbreakout\n1 bet dealer x\n";
    const auto records = split_records(input);
    BOOST_REQUIRE_EQUAL(records.size(), 2U);
    const auto wrong = read_record(records[1].text);
    BOOST_REQUIRE(!wrong);
    BOOST_TEST(in_words(at_place(wrong.error(), "night.txt", records[1].first_line)) ==
               "night.txt:5:14: 'x' is not an amount such as 25 or 12.50, up to 9999999999.99");
}

BOOST_AUTO_TEST_CASE(records_written_one_after_the_other_are_cut_where_they_were_joined) {
    const std::string_view rows[] = {"breakout id=1 / 1 bet dealer 5", "midnight id=2",
                                     "league id=3 / 1 chips 50"};
    std::string input;
    for (const std::string_view row : rows) input += write(hand_record(row)) + "\n";
    const auto records = split_records(input);
    BOOST_REQUIRE_EQUAL(records.size(), 3U);
    for (std::size_t i = 0; i < records.size(); ++i) {
        const auto read = read_record(records[i].text);
        BOOST_REQUIRE(read);
        BOOST_TEST(as_row(write(*read)) == rows[i]);
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
