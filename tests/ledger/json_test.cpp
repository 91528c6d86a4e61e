// The canonical form, and what is refused before anything is signed or believed.

#include "ledger/credential/json.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

namespace fairdeal {

namespace {

std::string canonical_of(std::string_view text) {
    const auto json = read_json(text);
    return json ? canonical(*json) : "refused: " + json.error().front().what;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(signed_json)

BOOST_AUTO_TEST_CASE(names_stand_in_the_order_of_utf16) {
    // The example of RFC 8785, 3.2.3.
    BOOST_TEST(canonical_of(R"({
        "\u20ac": "Euro Sign",
        "\r": "Carriage Return",
        "\ufb33": "Hebrew Letter Dalet With Dagesh",
        "1": "One",
        "\ud83d\ude00": "Emoji: Grinning Face",
        "\u0080": "Control",
        "\u00f6": "Latin Small Letter O With Diaeresis"
      })") == "{\"\\r\":\"Carriage Return\",\"1\":\"One\",\"\u0080\":\"Control\","
              "\"\u00f6\":\"Latin Small Letter O With Diaeresis\",\"\u20ac\":\"Euro Sign\","
              "\"\U0001F600\":\"Emoji: Grinning Face\","
              "\"\uFB33\":\"Hebrew Letter Dalet With Dagesh\"}");
}

BOOST_AUTO_TEST_CASE(texts_have_the_shortest_escapes) {
    // The text of RFC 8785, 3.2.2, without its numbers, which are not whole.
    BOOST_TEST(canonical_of(R"({"string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
                                "literals": [true, false]})") ==
               "{\"literals\":[true,false],"
               "\"string\":\"\u20ac$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"}");
    BOOST_TEST(canonical_of("\"\\u007f\\b\\f\\t\\u0000\"") == "\"\x7f\\b\\f\\t\\u0000\"");
}

BOOST_AUTO_TEST_CASE(whole_numbers_stay) {
    BOOST_TEST(canonical_of("[0, -1, 9007199254740991, -9007199254740991]") ==
               "[0,-1,9007199254740991,-9007199254740991]");
}

BOOST_AUTO_TEST_CASE(each_refusal_says_why) {
    const std::string deep(17, '['), shallow(16, '[');
    BOOST_TEST(canonical_of(deep + std::string(17, ']')) == "refused: deeper than 16 levels");
    BOOST_TEST(canonical_of(shallow + std::string(16, ']')) == shallow + std::string(16, ']'));
    BOOST_TEST(canonical_of(std::string(70000, ' ')) == "refused: more than 65536 bytes of JSON");
    BOOST_TEST(canonical_of(R"({"a":{"b":1,"b":1}})") ==
               "refused: the name 'b' stands twice in one object");
    BOOST_TEST(canonical_of(R"({"a":1,"\u0061":1})") ==
               "refused: the name 'a' stands twice in one object");
    BOOST_TEST(canonical_of(R"({"a":{"b":1},"c":{"b":1}})") == R"({"a":{"b":1},"c":{"b":1}})");
    BOOST_TEST(canonical_of("[null]") ==
               "refused: null stands for nothing here: leave the name out");
    for (const char* number : {"1.5", "1.0", "1e2", "18446744073709551616"})
        BOOST_TEST(canonical_of(number) ==
                   "refused: a number here is whole, without point and exponent");
    for (const char* number :
         {"9007199254740992", "-9007199254740992", "18446744073709551615", "-9223372036854775808"})
        BOOST_TEST(canonical_of(number) ==
                   "refused: a number is larger than every reader of JSON can hold");
}

BOOST_AUTO_TEST_CASE(what_is_not_json_is_refused) {
    using namespace std::string_literals;
    for (const std::string& text : {""s, "{"s, "{} {}"s, "[1,]"s, "{'a':1}"s, "// x\n1"s,
                                    "\"\xff\""s, "\"\xc0\xaf\""s, "\"\\ud800\""s, "\"\n\""s, "01"s,
                                    "+1"s, "NaN"s, "\xef\xbb\xbf{}"s, "{}\0garbage"s, "{}\0"s})
        BOOST_TEST(canonical_of(text).starts_with("refused: this is not JSON"));
}

BOOST_AUTO_TEST_CASE(what_would_be_refused_is_never_written) {
    BOOST_CHECK_THROW(canonical(SignedJson(0.5)), Fault);
    BOOST_CHECK_THROW(canonical(SignedJson{{"a", nullptr}}), Fault);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
