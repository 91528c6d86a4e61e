// docs/screen-words.md: one word per idea in what people read.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cctype>
#include <filesystem>
#include <regex>
#include <sstream>

#include "house/literals.h"

using namespace fairdeal::house;
namespace fs = std::filesystem;

namespace {

const fs::path checkout(FAIRDEAL_SOURCE_DIR);

/// Something that people read, and where it stands.
struct Said {
    std::string place, text;
};

std::string in_small_letters(std::string text) {
    for (char& letter : text)
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return text;
}

std::string without_marks(std::string text) {
    static const std::regex marks("\\\\.|<[^>]*>|\\{[^}]*\\}");
    text = std::regex_replace(text, marks, " ");
    static const std::regex spaces("\\s+");
    return in_small_letters(std::regex_replace(text, spaces, " "));
}

/// The marked sentences of the programs.
void add_sentences(std::vector<Said>& said) {
    for (const SourceFile& file : source_files("src")) {
        for (const Literal& literal : literals_of(file)) {
            const std::string call = literal.calls.empty() ? "" : literal.calls.front();
            if (call == "tr" || call == "tr_n" || call == "tr_in" || call == "sentence")
                said.push_back(
                    {file.path + ":" + std::to_string(literal.line), without_marks(literal.text)});
        }
    }
}

/// What an XML file says: its text, and the attributes that are shown.
void add_content(std::vector<Said>& said, const std::string& folder) {
    static const std::regex shown(" (title|caption|why|word|action|name)=\"([^\"]*)\"");
    for (const auto& entry : fs::recursive_directory_iterator(checkout / folder)) {
        const fs::path path = entry.path().lexically_relative(checkout);
        if (path.extension() != ".xml" || path.string().starts_with("lessons/rulebook")) continue;
        const std::string text = text_of(entry.path());
        said.push_back({path.string(), without_marks(text)});
        for (std::sregex_iterator at(text.begin(), text.end(), shown), end; at != end; ++at)
            said.push_back({path.string(), without_marks((*at)[2].str())});
    }
}

std::vector<Said> everything_said() {
    std::vector<Said> said;
    add_sentences(said);
    add_content(said, "lessons");
    add_content(said, "scenarios");
    return said;
}

/// Is it a part of a longer word, or of a path?
bool goes_on(char next) {
    return std::isalpha(static_cast<unsigned char>(next)) || next == '/' || next == '-';
}

/// As a whole word; `text` and `word` are in small letters.
bool says(const std::string& text, const std::string& word) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !goes_on(text[at - 1])) && (end == text.size() || !goes_on(text[end])))
            return true;
    }
    return false;
}

struct Entry {
    std::vector<std::string> said, not_said;
};

std::vector<std::string> words_in(const std::string& cell) {
    std::vector<std::string> words;
    std::istringstream parts(cell);
    for (std::string word; std::getline(parts, word, ',');) {
        const std::size_t first = word.find_first_not_of(' ');
        const std::size_t last = word.find_last_not_of(' ');
        if (first != std::string::npos) words.push_back(word.substr(first, last - first + 1));
    }
    return words;
}

/// The rows below the table's rule.
std::vector<Entry> entries() {
    std::vector<Entry> rows;
    std::istringstream page(text_of(checkout / "docs/screen-words.md"));
    bool is_below_rule = false;
    for (std::string line; std::getline(page, line);) {
        if (line.starts_with("|---")) {
            is_below_rule = true;
        } else if (is_below_rule && line.starts_with("|")) {
            std::istringstream cells(line.substr(1));
            std::string idea, said, not_said;
            std::getline(cells, idea, '|');
            std::getline(cells, said, '|');
            std::getline(cells, not_said, '|');
            rows.push_back({words_in(said), words_in(not_said)});
        }
    }
    return rows;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(words)

BOOST_AUTO_TEST_CASE(a_word_is_found_whole_and_in_any_letters) {
    BOOST_TEST(says(without_marks("A Guest asks"), "guest"));
    BOOST_TEST(says("the guest.", "guest"));
    BOOST_TEST(!says("guesthouse", "guest"));
    BOOST_TEST(!says("lessons/rulebook", "rulebook"));
    BOOST_TEST(says(without_marks("went\\nover {amount} <b/>now"), "went over"));
}

BOOST_AUTO_TEST_CASE(one_word_per_idea) {
    const auto said = everything_said();
    const auto rows = entries();
    BOOST_TEST_REQUIRE(rows.size() >= 25U);
    BOOST_TEST_REQUIRE(said.size() > 5000U);
    for (const Entry& entry : rows) {
        BOOST_TEST(!entry.said.empty());
        BOOST_TEST(!entry.not_said.empty());
        for (const std::string& word : entry.said) {
            const bool is_said =
                std::ranges::any_of(said, [&](const Said& some) { return says(some.text, word); });
            BOOST_TEST(is_said, "nowhere said: " << word);
        }
        for (const std::string& word : entry.not_said) {
            for (const Said& some : said)
                BOOST_TEST(!says(some.text, word), some.place << " says “" << word << "”");
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
