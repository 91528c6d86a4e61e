// What people read is a whole sentence that a translator finds (base/translation.h).

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "house/literals.h"

using namespace fairdeal::house;

namespace {

/// The calls that mark a sentence; that which marks words that are the same in every language; and
/// those whose text is for programmers and never shown as is.
const std::set<std::string, std::less<>> marking{"tr", "tr_n", "tr_in", "sentence"};
constexpr const char* not_translated = "fixed";
const std::set<std::string, std::less<>> for_programmers{"Fault", "StoreError"};

bool is_marked(const Literal& literal) {
    return !literal.calls.empty() && marking.contains(literal.calls.front());
}

/// Two words side by side.
bool is_prose(const std::string& text) {
    static const std::regex words("[A-Za-z]{2,},? [a-z]{2,}");
    return std::regex_search(text, words);
}

bool is_in(const Literal& literal, const std::set<std::string, std::less<>>& calls) {
    return std::ranges::any_of(literal.calls,
                               [&](const std::string& call) { return calls.contains(call); });
}

/// "src/words/words.cpp:17" of every sentence that xgettext finds.
std::set<std::string> found_by_xgettext() {
    const std::string pot = "sentences.pot";
    const std::string run = std::string(FAIRDEAL_SOURCE_DIR) + "/cmake/sentences " + pot;
    BOOST_REQUIRE(std::system(run.c_str()) == 0);
    std::set<std::string> places;
    std::ifstream file(pot);
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with("#: ")) continue;
        std::istringstream words(line.substr(3));
        for (std::string place; words >> place;) places.insert(place);
    }
    return places;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(strings)

BOOST_AUTO_TEST_CASE(a_reader_of_literals_sees_what_stands_around_them) {
    const SourceFile file{"a.cpp",
                          {"#include \"no.h\"", "// \"no\"", "char c = '\"';",
                           "f(tr(\"Two \\\"words\\\" \"", "     \"here\", 1'000), \"b\");",
                           "auto r = R\"x(raw \"text\")x\";", "throw Fault{\"gone\"};"}};
    const auto found = literals_of(file);
    BOOST_REQUIRE(found.size() == 4U);
    BOOST_TEST(found[0].text == "Two \\\"words\\\" here");
    BOOST_TEST(found[0].line == 4U);
    BOOST_TEST(found[0].comes_first);
    BOOST_TEST(found[0].calls == (std::vector<std::string>{"tr", "f"}),
               boost::test_tools::per_element());
    BOOST_TEST(found[1].text == "b");
    BOOST_TEST(!found[1].comes_first);
    BOOST_TEST(found[2].text == "raw \"text\"");
    BOOST_TEST(found[3].calls.front() == "Fault");
}

BOOST_AUTO_TEST_CASE(xgettext_finds_every_marked_sentence) {
    const auto places = found_by_xgettext();
    std::size_t marked = 0;
    for (const SourceFile& file : source_files("src")) {
        for (const Literal& literal : literals_of(file)) {
            if (!is_marked(literal) || !literal.comes_first) continue;
            const std::string place = "src/" + file.path + ":" + std::to_string(literal.line);
            BOOST_TEST(places.contains(place), place << ": " << literal.text);
            ++marked;
        }
    }
    BOOST_TEST(marked > 3000U);
}

BOOST_AUTO_TEST_CASE(no_sentence_is_left_out) {
    for (const SourceFile& file : source_files("src")) {
        for (const Literal& literal : literals_of(file)) {
            if (!is_prose(literal.text) || is_in(literal, for_programmers)) continue;
            const bool is_fixed = !literal.calls.empty() && literal.calls.front() == not_translated;
            BOOST_TEST((is_marked(literal) || is_fixed),
                       "src/" << file.path << ":" << literal.line << ": " << literal.text);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
