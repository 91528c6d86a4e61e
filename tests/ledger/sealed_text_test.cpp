// A sealed text opens with its key for what it was sealed about, and with nothing else.

#include "ledger/sealed_text.h"

#include <boost/test/unit_test.hpp>

namespace fairdeal {

namespace {

const Hash key = sha256("a key");

std::string why_shut(std::string_view sealed, const Hash& with = key,
                     std::string_view about = "X-1 item 3") {
    const auto text = unsealed_text(sealed, with, about);
    return text ? "" : text.error().front().what;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(sealed_texts)

BOOST_AUTO_TEST_CASE(a_text_comes_back_byte_for_byte) {
    for (const std::string& text : {std::string(), std::string("<scenario/>\n"),
                                    std::string(30'000, 'x'), std::string(3, '\0')})
        BOOST_TEST(unsealed_text(sealed_text(text, key, "X-1 item 3"), key, "X-1 item 3").value() ==
                   text);
}

BOOST_AUTO_TEST_CASE(the_same_text_is_sealed_otherwise_each_time) {
    BOOST_TEST(sealed_text("a", key, "X-1") != sealed_text("a", key, "X-1"));
}

BOOST_AUTO_TEST_CASE(another_key_or_another_place_opens_nothing) {
    const std::string sealed = sealed_text("a hand", key, "X-1 item 3");
    BOOST_TEST(why_shut(sealed) == "");
    const char* shut = "it was sealed with another key, or changed since";
    BOOST_TEST(why_shut(sealed, sha256("another")) == shut);
    BOOST_TEST(why_shut(sealed, key, "X-1 item 4") == shut);
    BOOST_TEST(why_shut(sealed, key, "") == shut);
}

BOOST_AUTO_TEST_CASE(every_changed_byte_is_seen) {
    const std::string sealed = sealed_text("a hand", key, "X-1 item 3");
    for (std::size_t i = 0; i < sealed.size(); ++i) {
        std::string other = sealed;
        other[i] = other[i] == 'A' ? 'B' : 'A';
        BOOST_TEST(why_shut(other) != "", i);
        BOOST_TEST(why_shut(std::string_view(sealed).substr(0, i)) != "", i);
    }
}

BOOST_AUTO_TEST_CASE(what_is_no_sealed_text_is_refused) {
    for (const char* text : {"", "\n", "sealed/v1 \n", "sealed/v1 AAAA\n", "sealed/v2 AAAA\n",
                             "sealed/v1 no base64!\n", "a hand\n"})
        BOOST_TEST(why_shut(text) == "this is no sealed text", text);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
