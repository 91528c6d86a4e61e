// The pages that lead a newcomer: each folder has one, and what it names is there.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cctype>
#include <filesystem>
#include <regex>
#include <set>

#include "house/source_files.h"

using namespace fairdeal::house;
namespace fs = std::filesystem;

namespace {

const fs::path project(FAIRDEAL_SOURCE_DIR);

/// A page of Markdown, and what stands outside its blocks of code.
struct Page {
    fs::path path;  // from the project's folder
    std::string text;
};

std::string without_code(const std::string& text) {
    static const std::regex code("```[^`]*```");
    return std::regex_replace(text, code, "");
}

std::vector<Page> pages_below(const std::string& folder) {
    std::vector<Page> pages;
    for (const auto& entry : fs::recursive_directory_iterator(project / folder)) {
        if (entry.path().extension() == ".md")
            pages.push_back(
                {entry.path().lexically_relative(project), without_code(text_of(entry.path()))});
    }
    return pages;
}

std::vector<Page> every_page() {
    std::vector<Page> pages{{"README.md", without_code(text_of(project / "README.md"))}};
    for (const char* folder :
         {"src", "tests", "docs", "db", "cmake", "installer", "lessons", "scenarios", "tools"}) {
        for (Page& page : pages_below(folder)) pages.push_back(std::move(page));
    }
    return pages;
}

/// What the first bracket of the pattern matches, wherever it does.
std::vector<std::string> all_in(const Page& page, const std::regex& pattern) {
    std::vector<std::string> found;
    for (std::sregex_iterator at(page.text.begin(), page.text.end(), pattern), end; at != end; ++at)
        found.push_back((*at)[1].str());
    return found;
}

/// "## To add a house option" as a link names it: "to-add-a-house-option".
std::set<std::string> anchors_of(const fs::path& path) {
    static const std::regex heading("(?:^|\n)#+ ([^\n]*)");
    std::set<std::string> anchors;
    for (const std::string& words : all_in({path, without_code(text_of(path))}, heading)) {
        std::string anchor;
        for (const char c : words) {
            if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_')
                anchor += static_cast<char>(std::tolower(c));
            else if (c == ' ')
                anchor += '-';
        }
        anchors.insert(anchor);
    }
    return anchors;
}

/// "/src/cards/card.h" of every source file.
std::vector<std::string> paths_of_sources() {
    std::vector<std::string> paths;
    for (const std::string folder : {"src", "tests"}) {
        for (const SourceFile& file : source_files(folder))
            paths.push_back("/" + folder + "/" + file.path);
    }
    return paths;
}

bool is_of_a_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// Every word of the sources, and the name of every file of the project without what follows its
/// first dot.
std::set<std::string, std::less<>> known_names() {
    std::set<std::string, std::less<>> names;
    for (const char* folder : {"src", "tests"}) {
        for (const SourceFile& file : source_files(folder)) {
            for (const std::string& line : file.lines) {
                for (auto at = line.begin(); at != line.end();) {
                    const auto end = std::find_if_not(at, line.end(), is_of_a_name);
                    if (at != end) names.emplace(at, end);
                    at = std::find_if(end, line.end(), is_of_a_name);
                }
            }
        }
    }
    for (const char* folder : {"src", "tests", "db", "cmake"}) {
        for (const auto& entry : fs::recursive_directory_iterator(project / folder)) {
            const std::string file = entry.path().filename().string();
            names.insert(file.substr(0, file.find('.')));
        }
    }
    return names;
}

/// Two words in one: `card_from`, `TableCard`. Other words may be notation, SQL or a file's.
bool is_a_name_of_code(const std::string& word) {
    static const std::regex compound("[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+|(?:[A-Z][a-z0-9]+){2,}");
    return std::regex_match(word, compound);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(readmes)

BOOST_AUTO_TEST_CASE(every_folder_of_src_has_one) {
    std::size_t seen = 0;
    for (const auto& entry : fs::recursive_directory_iterator(project / "src")) {
        if (!entry.is_directory()) continue;
        ++seen;
        BOOST_TEST(!text_of(entry.path() / "README.md").empty(), entry.path()
                                                                     << " has no README.md");
    }
    BOOST_TEST(seen > 10U);
    BOOST_TEST(!text_of(project / "src/README.md").empty());
}

BOOST_AUTO_TEST_CASE(a_link_leads_to_what_is_there) {
    static const std::regex link("\\]\\(([^)\\s]+)\\)");
    std::size_t seen = 0;
    for (const Page& page : every_page()) {
        for (const std::string& to : all_in(page, link)) {
            if (to.find("://") != to.npos || to.starts_with("mailto:")) continue;
            ++seen;
            const std::size_t hash = std::min(to.find('#'), to.size());
            const fs::path target =
                project / (hash == 0 ? page.path : page.path.parent_path() / to.substr(0, hash));
            BOOST_TEST(fs::exists(target), page.path << " leads to " << to);
            if (hash < to.size())
                BOOST_TEST(anchors_of(target).contains(to.substr(hash + 1)),
                           page.path << " leads to " << to << ", and there is no such heading");
        }
    }
    BOOST_TEST(seen > 100U);
}

// Of a path each folder counts, wherever it begins.
BOOST_AUTO_TEST_CASE(a_source_file_that_is_named_is_there) {
    static const std::regex named("`((?:[A-Za-z0-9_.-]+/)*[A-Za-z0-9_]+\\.(?:h|cpp))`");
    const auto sources = paths_of_sources();
    std::size_t seen = 0;
    for (const char* folder : {"src", "tests"}) {
        for (const Page& page : pages_below(folder)) {
            for (std::string name : all_in(page, named)) {
                ++seen;
                while (name.starts_with("../")) name.erase(0, 3);
                BOOST_TEST(std::ranges::any_of(
                               sources,
                               [&](const std::string& path) { return path.ends_with("/" + name); }),
                           page.path << " names " << name << ", which is no source file");
            }
        }
    }
    BOOST_TEST(seen > 100U);
}

BOOST_AUTO_TEST_CASE(a_function_or_type_that_is_named_is_there) {
    static const std::regex named("`(?:[A-Za-z0-9_]+::)*([A-Za-z0-9_]+)(?:\\(\\))?`");
    const auto names = known_names();
    std::size_t seen = 0;
    for (const char* folder : {"src", "tests"}) {
        for (const Page& page : pages_below(folder)) {
            for (const std::string& name : all_in(page, named)) {
                if (!is_a_name_of_code(name)) continue;
                ++seen;
                BOOST_TEST(names.contains(name),
                           page.path << " names " << name << ", which no source file knows");
            }
        }
    }
    BOOST_TEST(seen > 500U);
}

// The table of what an exam promises names the test that attacks each promise.
BOOST_AUTO_TEST_CASE(a_test_that_is_named_is_there) {
    static const std::regex named("`([a-z0-9]+(?:_[a-z0-9]+){3,})`");
    static const std::regex made("_TEST_CASE\\(([a-z0-9_]+)[,)]");
    std::set<std::string> tests;
    for (const SourceFile& file : source_files("tests")) {
        for (const std::string& line : file.lines) {
            std::smatch found;
            if (std::regex_search(line, found, made)) tests.insert(found[1].str());
        }
    }
    std::size_t seen = 0;
    for (const Page& page : pages_below("docs")) {
        for (const std::string& name : all_in(page, named)) {
            ++seen;
            BOOST_TEST(tests.contains(name),
                       page.path << " names " << name << ", which is no test");
        }
    }
    BOOST_TEST(seen > 30U);
}

BOOST_AUTO_TEST_SUITE_END()
