// Habits that hold for every source file, so that nobody has to remember them in a review.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "house/source_files.h"

using namespace fairdeal::house;

namespace {

std::string header_beside(std::string source) { return source.replace(source.size() - 3, 3, "h"); }

/// The list of sources in the file's folder, else in the nearest above it.
std::string list_for(const std::filesystem::path& file) {
    const auto folder = std::filesystem::path(FAIRDEAL_SOURCE_DIR) / "src";
    auto at = file.parent_path();
    while (!at.empty() && !std::filesystem::exists(folder / at / "CMakeLists.txt"))
        at = at.parent_path();
    return text_of(folder / at / "CMakeLists.txt");
}

}  // namespace

/// The lines that are code: not those of a text in another language (style sheet, SVG, JSON), nor
/// tables that the formatter leaves alone.
std::vector<std::string> code_lines(const SourceFile& file) {
    std::vector<std::string> code;
    bool in_text = false, left_alone = false;
    for (const std::string& line : file.lines) {
        const auto begins = line.find("R\"");
        const bool is_text = in_text || begins != std::string::npos;
        if (is_text) in_text = line.rfind(")\"") == std::string::npos;
        if (line.find("clang-format off") != std::string::npos) left_alone = true;
        if (line.find("clang-format on") != std::string::npos) left_alone = false;
        if (!is_text && !left_alone) code.push_back(line);
    }
    return code;
}

BOOST_AUTO_TEST_SUITE(files)

BOOST_AUTO_TEST_CASE(a_line_of_code_has_at_most_a_hundred_columns) {
    constexpr std::size_t most = 100;
    std::size_t seen = 0;
    for (const char* folder : {"src", "tests"}) {
        for (const SourceFile& file : source_files(folder)) {
            for (const std::string& line : code_lines(file)) {
                const auto is_letter = [](char c) { return (c & 0xC0) != 0x80; };  // of UTF-8
                const auto columns = std::ranges::count_if(line, is_letter);
                BOOST_TEST(columns <= static_cast<std::ptrdiff_t>(most), file.path << ": " << line);
                ++seen;
            }
        }
    }
    BOOST_TEST(seen > 50'000U);
}

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

BOOST_AUTO_TEST_SUITE_END()
