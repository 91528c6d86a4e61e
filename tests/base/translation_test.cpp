#include "base/translation.h"

#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

using namespace fairdeal;
namespace fs = std::filesystem;

namespace {

/// English again after each test: the language in force is the program's.
struct BackToEnglish {
    BackToEnglish() = default;
    BackToEnglish(const BackToEnglish&) = delete;
    BackToEnglish& operator=(const BackToEnglish&) = delete;
    ~BackToEnglish() { static_cast<void>(speak("none", "languages")); }
};

std::string bytes_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// A catalogue of these bytes, as the language "bad".
Result<void> speak_bytes(const std::string& bytes) {
    const fs::path folder = fs::path("languages") / "bad" / "LC_MESSAGES";
    fs::create_directories(folder);
    std::ofstream(folder / "fairdeal.mo", std::ios::binary) << bytes;
    return speak("bad", "languages");
}

}  // namespace

BOOST_FIXTURE_TEST_SUITE(translation, BackToEnglish)

BOOST_AUTO_TEST_CASE(without_a_language_sentences_are_english) {
    BOOST_TEST(tr("Resume") == "Resume");
    BOOST_TEST(tr("100 % {") == "100 % {");
    BOOST_TEST(tr_in("clock", "Second") == "Second");
    BOOST_TEST(tr("{who} stands.", "who"_a = "Seat 2") == "Seat 2 stands.");
    BOOST_TEST(tr_n("{count} hand", "{count} hands", 1) == "1 hand");
    BOOST_TEST(tr_n("{count} hand", "{count} hands", 0) == "0 hands");
    BOOST_TEST(tr_n("{count} hand of {who}", "{count} hands of {who}", -12345, "who"_a = "Ann") ==
               "-12,345 hands of Ann");
}

BOOST_AUTO_TEST_CASE(a_language_moves_values_and_has_forms_of_its_own) {
    BOOST_REQUIRE(speak("xx", "languages"));
    BOOST_TEST(tr("Resume") == "Seguir");
    BOOST_TEST(tr_in("clock", "Second") == "Segundo del reloj");
    BOOST_TEST(tr("Second") == "Second");
    BOOST_TEST(tr(sentence("Seat {seat} \u00b7 {wager}")) == "{wager} \u00b7 {seat}");
    BOOST_TEST(tr("{who} stands.", "who"_a = "Ann") == "Se planta Ann.");
    const auto hands = [](std::int64_t count) {
        return tr_n("{count} hand of {who}", "{count} hands of {who}", count, "who"_a = "Ann");
    };
    BOOST_TEST(hands(1) == "Ann: 1 mano");
    BOOST_TEST(hands(2) == "Ann: 2 manos");
    BOOST_TEST(hands(1000000001) == "Ann: 1.000.000.001 de manos");
}

BOOST_AUTO_TEST_CASE(lists_are_joined_as_they_are_said) {
    BOOST_TEST(and_list({}) == "");
    BOOST_TEST(and_list({"a"}) == "a");
    BOOST_TEST(and_list({"a", "b"}) == "a and b");
    BOOST_TEST(or_list({"a", "b", "c", "{d}"}) == "a, b, c or {d}");
}

BOOST_AUTO_TEST_CASE(what_is_kept_is_said_in_english) {
    BOOST_REQUIRE(speak("xx", "languages"));
    {
        const InEnglish kept;
        const InEnglish again;
        BOOST_TEST(tr("Resume") == "Resume");
        BOOST_TEST(tr_n("{count} hand of {who}", "{count} hands of {who}", 1000, "who"_a = "A") ==
                   "1,000 hands of A");
        std::string elsewhere;
        std::thread([&] { elsewhere = tr("Resume"); }).join();
        BOOST_TEST(elsewhere == "Seguir");
    }
    BOOST_TEST(tr("Resume") == "Seguir");
}

BOOST_AUTO_TEST_CASE(a_translation_with_other_places_is_not_used) {
    BOOST_REQUIRE(speak("xx", "languages"));
    BOOST_TEST(tr("{who} splits.", "who"_a = "Ann") == "Ann splits.");
}

BOOST_AUTO_TEST_CASE(what_is_no_catalogue_is_refused_and_english_stays) {
    const auto missing = speak("yy", "languages");
    BOOST_REQUIRE(!missing);
    BOOST_TEST(missing.error().front().where.source == "languages/yy/LC_MESSAGES/fairdeal.mo");
    const std::string whole = bytes_of("languages/xx/LC_MESSAGES/fairdeal.mo");
    BOOST_REQUIRE(whole.size() > 200U);
    for (const std::size_t size : {0U, 10U, 30U, 100U, 200U}) {
        BOOST_TEST(!speak_bytes(whole.substr(0, size)), size);
        BOOST_TEST(tr("Resume") == "Resume");
    }
    BOOST_TEST(!speak_bytes("Dear Sir,\n"));
    BOOST_TEST(!speak_bytes(std::string(5000, '\xff')));
}

BOOST_AUTO_TEST_SUITE_END()
