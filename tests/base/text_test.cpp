#include "base/text.h"

#include <boost/test/unit_test.hpp>

#include "base/inline_vector.h"
#include "base/problem.h"

using namespace fairdeal;
using namespace std::string_view_literals;

BOOST_AUTO_TEST_SUITE(words)

BOOST_AUTO_TEST_CASE(a_whole_number_has_digits_only_and_no_leading_zero) {
    struct Row {
        std::string_view text;
        std::int64_t most;
        std::optional<std::int64_t> number;
    };
    // clang-format off
    const Row rows[] = {
        { "0",                   9, 0 },
        { "9",                   9, 9 },
        { "10",                  9, std::nullopt },
        { "412",              1000, 412 },
        { "999999999999999999", 999'999'999'999'999'999, 999'999'999'999'999'999 },
        { "1000000000000000000", 999'999'999'999'999'999, std::nullopt },
        { "",                    9, std::nullopt },
        { "00",                  9, std::nullopt },
        { "07",                  9, std::nullopt },
        { "-1",                  9, std::nullopt },
        { "+1",                  9, std::nullopt },
        { " 1",                  9, std::nullopt },
        { "1 ",                  9, std::nullopt },
        { "1.0",                 9, std::nullopt },
        { "x",                   9, std::nullopt },
        { "1\0"sv,               9, std::nullopt },
    };
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST((whole_number_from(row.text, row.most) == row.number),
                   "'" << row.text << "', at most " << row.most);
    }
}

BOOST_AUTO_TEST_CASE(a_text_is_split_at_every_separator_and_empty_parts_stay) {
    struct Row {
        std::string_view text;
        std::vector<std::string_view> parts;
    };
    const Row rows[] = {
        {"", {""}},        {"a", {"a"}},      {"a b", {"a", "b"}},
        {" a", {"", "a"}}, {"a ", {"a", ""}}, {"a  b", {"a", "", "b"}},
        {" ", {"", ""}},
    };
    for (const Row& row : rows) {
        BOOST_TEST((split_at(row.text, ' ') == row.parts), "'" << row.text << "'");
    }
}

BOOST_AUTO_TEST_CASE(a_quoted_text_can_always_be_printed) {
    BOOST_TEST(in_quotes("Z9") == "'Z9'");
    BOOST_TEST(in_quotes("") == "''");
    BOOST_TEST(in_quotes("a\tb\n") == "'a\\x09b\\x0a'");
    BOOST_TEST(in_quotes("\xff\x1b[31m"sv) == "'\\xff\\x1b[31m'");
    BOOST_TEST(in_quotes("\0"sv) == "'\\x00'");
    BOOST_TEST(in_quotes(std::string(40, 'x')) == "'" + std::string(40, 'x') + "'");
    BOOST_TEST(in_quotes(std::string(41, 'x')) == "'" + std::string(40, 'x') + "...'");
}

BOOST_AUTO_TEST_CASE(a_problem_leaves_out_what_is_not_known_of_its_place) {
    struct Row {
        Place where;
        const char* text;
    };
    const Row rows[] = {
        {{"soft17.xml", 12, 9}, "soft17.xml:12:9: 'Z9' is not a card"},
        {{"soft17.xml", 12, 0}, "soft17.xml:12: 'Z9' is not a card"},
        {{"soft17.xml", 0, 0}, "soft17.xml: 'Z9' is not a card"},
        {{"", 12, 9}, "12:9: 'Z9' is not a card"},
        {{}, "'Z9' is not a card"},
    };
    for (const Row& row : rows) {
        BOOST_TEST(to_text(Problem{row.where, "'Z9' is not a card"}) == row.text);
    }
}

BOOST_AUTO_TEST_CASE(a_short_list_holds_its_most_and_refuses_one_more) {
    InlineVector<int, 2> list;
    BOOST_TEST(!full(list));
    list.push_back(1);
    list.push_back(2);
    BOOST_TEST(full(list));
    BOOST_CHECK_THROW(list.push_back(3), std::bad_alloc);
    BOOST_TEST(list.size() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(times)

BOOST_AUTO_TEST_CASE(a_utc_time_is_written_as_rfc_3339_with_a_z) {
    for (const char* text :
         {"2026-03-14T21:05:09Z", "2026-03-14T00:00:00Z", "2026-12-31T23:59:59Z",
          "2024-02-29T12:00:00Z", "2000-02-29T12:00:00Z", "2026-03-14T21:05:09.5Z",
          "2026-03-14T21:05:09.000001Z", "2026-04-30T01:02:03Z", "2026-01-31T01:02:03.123456Z",
          "0000-01-01T00:00:00Z"}) {
        BOOST_TEST(is_utc_time(text), text << " is a time");
    }
}

BOOST_AUTO_TEST_CASE(no_other_form_and_no_day_that_never_was) {
    for (const char* text : {"",
                             "Z",
                             "2026-03-14",
                             "2026-03-14T21:05Z",
                             "2026-03-14T21:05:09",
                             "2026-03-14T21:05:09z",
                             "2026-03-14t21:05:09Z",
                             "2026-03-14 21:05:09Z",
                             "2026-03-14T21:05:09+00:00",
                             "2026-03-14T21:05:09+01:00Z",
                             "2026-03-14T24:00:00Z",
                             "2026-03-14T21:60:00Z",
                             "2026-03-14T21:05:60Z",
                             "2026-00-14T21:05:09Z",
                             "2026-13-14T21:05:09Z",
                             "2026-03-00T21:05:09Z",
                             "2026-03-32T21:05:09Z",
                             "2026-04-31T21:05:09Z",
                             "2026-02-29T21:05:09Z",
                             "2100-02-29T21:05:09Z",
                             "2024-02-30T21:05:09Z",
                             "2026-03-14T21:05:09.Z",
                             "2026-03-14T21:05:09.1234567Z",
                             "2026-03-14T21:05:09,5Z",
                             "2026-03-14T21:05:09.5xZ",
                             "2026-3-14T21:05:09Z",
                             "20260314T210509Z",
                             "2026-03-14T21:05:09ZZ",
                             " 2026-03-14T21:05:09Z",
                             "2026-03-14T21:05:09Z ",
                             "+026-03-14T21:05:09Z",
                             "2026-03-14T21:05:-9Z"}) {
        BOOST_TEST(!is_utc_time(text), "'" << text << "' was taken for a time");
    }
}

BOOST_AUTO_TEST_SUITE_END()
