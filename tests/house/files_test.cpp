// Habits that hold for every source file, so that nobody has to remember them in a review.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "house/source_files.h"

using namespace fairdeal::house;

namespace {

std::string header_beside(std::string source) { return source.replace(source.size() - 3, 3, "h"); }

/// The README.md of a folder of the project and of every folder below, whether or not it is there.
std::vector<std::filesystem::path> readmes_of(const std::string& folder) {
    const std::filesystem::path top = std::filesystem::path(FAIRDEAL_SOURCE_DIR) / folder;
    std::vector<std::filesystem::path> readmes{top / "README.md"};
    for (const auto& entry : std::filesystem::recursive_directory_iterator(top)) {
        if (entry.is_directory()) readmes.push_back(entry.path() / "README.md");
    }
    return readmes;
}

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The list of sources in the file's folder, else in the nearest above it.
std::string list_for(const std::filesystem::path& file) {
    const auto folder = std::filesystem::path(FAIRDEAL_SOURCE_DIR) / "src";
    auto at = file.parent_path();
    while (!at.empty() && !std::filesystem::exists(folder / at / "CMakeLists.txt"))
        at = at.parent_path();
    return text_of(folder / at / "CMakeLists.txt");
}

/// The names of all source files, without their folders.
std::set<std::string> names_of_sources() {
    std::set<std::string> names;
    for (const char* folder : {"src", "tests"}) {
        for (const SourceFile& file : source_files(folder))
            names.insert(std::filesystem::path(file.path).filename().string());
    }
    return names;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(files)

BOOST_AUTO_TEST_CASE(a_header_begins_with_pragma_once) {
    for (const char* folder : {"src", "tests"}) {
        for (const SourceFile& file : source_files(folder)) {
            if (!file.path.ends_with(".h")) continue;
            BOOST_TEST((!file.lines.empty() && file.lines.front() == "#pragma once"), file.path);
        }
    }
}

// So that every header is compiled once with nothing before it, and stands on its own.
BOOST_AUTO_TEST_CASE(a_source_file_includes_its_own_header_first) {
    std::size_t seen = 0;
    const auto files = source_files("src");
    for (const SourceFile& file : files) {
        const std::string header = header_beside(file.path);
        const bool has_header = std::ranges::find(files, header, &SourceFile::path) != files.end();
        if (!file.path.ends_with(".cpp") || !has_header) continue;
        ++seen;
        const auto includes = includes_of(file);
        BOOST_TEST((!includes.empty() && includes.front().path == header),
                   "src/" << file.path << " does not include \"" << header << "\" first");
    }
    BOOST_TEST(seen > 10U);
}

BOOST_AUTO_TEST_CASE(every_source_file_is_built) {
    for (const SourceFile& file : source_files("src")) {
        if (!file.path.ends_with(".cpp")) continue;
        const std::filesystem::path path(file.path);
        const std::string list = list_for(path);
        BOOST_TEST(list.find(path.filename().string()) != std::string::npos,
                   "src/" << file.path << " is in no CMakeLists.txt");
    }
}

BOOST_AUTO_TEST_CASE(a_file_stays_short_enough_to_read) {
    constexpr std::size_t longest = 400;
    for (const char* folder : {"src", "tests"}) {
        for (const SourceFile& file : source_files(folder)) {
            BOOST_TEST(file.lines.size() <= longest,
                       folder << "/" << file.path << " has " << file.lines.size() << " lines");
        }
    }
}

// A reader of its own may forget that a file cannot be read to its end (see base/read.h,
// base/lines.h).
BOOST_AUTO_TEST_CASE(files_and_lines_are_read_in_one_place) {
    std::size_t seen = 0;
    for (const SourceFile& file : source_files("src")) {
        const bool is_the_place = file.path.starts_with("base/") || file.path == "cli/input.h";
        for (const std::string& line : file.lines) {
            for (const char* word : {"ifstream", "std::getline", "istreambuf_iterator", "fopen("}) {
                if (line.find(word) == std::string::npos || line.starts_with("#include")) continue;
                if (line.find(std::string("zip_") + word) != std::string::npos) continue;
                seen += is_the_place ? 1 : 0;
                BOOST_TEST(is_the_place, "src/" << file.path << " reads by itself: " << line);
            }
        }
    }
    BOOST_TEST(seen > 0U);
}

BOOST_AUTO_TEST_CASE(every_folder_of_src_has_a_readme) {
    const auto readmes = readmes_of("src");
    for (const std::filesystem::path& readme : readmes)
        BOOST_TEST(!text_of(readme).empty(), readme << " is missing or empty");
    BOOST_TEST(readmes.size() > 10U);
}

// A page that leads to a file that is gone leads a newcomer astray.
BOOST_AUTO_TEST_CASE(a_readme_names_source_files_that_exist) {
    static const std::regex named("`(?:[A-Za-z0-9_]+/)*([A-Za-z0-9_]+\\.(?:h|cpp))`");
    const std::set<std::string> sources = names_of_sources();
    std::size_t seen = 0;
    for (const char* folder : {"src", "tests"}) {
        for (const std::filesystem::path& readme : readmes_of(folder)) {
            const std::string text = text_of(readme);
            for (std::sregex_iterator name(text.begin(), text.end(), named), end; name != end;
                 ++name, ++seen) {
                BOOST_TEST(sources.contains((*name)[1].str()),
                           readme << " names " << (*name)[0].str() << ", which is no source file");
            }
        }
    }
    BOOST_TEST(seen > 100U);
}

BOOST_AUTO_TEST_SUITE_END()
