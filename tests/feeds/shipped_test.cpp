// The mappings that come with the program, by their own samples; and that the check of a mapping
// finds what is wrong with one.

#include <boost/test/unit_test.hpp>

#include "feeds/check_mapping.h"
#include "feeds/feed_files.h"
#include "store/folder.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

std::string told(const MappingReport& report) {
    std::string words;
    for (const Problem& problem : report.problems) words += to_text(problem) + "\n";
    return words;
}

/// A copy of a shipped mapping that can be spoilt.
fs::path copied(const Folder& folder, const std::string& name) {
    const fs::path copy = folder.file(name);
    fs::copy(fs::path(FAIRDEAL_SOURCE_DIR) / "db" / "mappings" / name, copy,
             fs::copy_options::recursive);
    return copy;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(shipped)

BOOST_AUTO_TEST_CASE(every_mapping_gives_what_its_samples_expect) {
    const auto names = mappings_in(FAIRDEAL_SOURCE_DIR);
    BOOST_TEST(names.size() >= 3);
    for (const std::string& name : names) {
        const MappingReport report =
            check_mapping(fs::path(FAIRDEAL_SOURCE_DIR) / "db" / "mappings" / name);
        BOOST_TEST_CONTEXT(name) {
            BOOST_TEST(told(report) == "");
            BOOST_TEST(report.name.starts_with(name + "@"));
            BOOST_TEST(report.samples > 0);
            BOOST_TEST(report.refused > 0, "no sample is refused");
        }
    }
}

BOOST_AUTO_TEST_CASE(a_difference_is_told_with_its_line) {
    const Folder folder;
    const fs::path mapping = copied(folder, "studio-warehouse");
    const fs::path expected = mapping / "expected" / "one-round.json.txt";
    std::string text = bytes_of(expected);
    text.replace(text.find("1 bet player 25"), 15, "1 bet player 26");
    write_bytes(expected, text);
    BOOST_TEST(told(check_mapping(mapping)) ==
               expected.string() +
                   ":2:1: expected is '1 bet player 26', the mapping gives '1 bet player 25'\n");
}

BOOST_AUTO_TEST_CASE(samples_and_what_is_expected_of_them_go_together) {
    const Folder folder;
    const fs::path mapping = copied(folder, "studio-warehouse");
    fs::remove(mapping / "expected" / "one-round.json.txt");
    write_bytes(mapping / "expected" / "nothing.json.txt", "");
    const std::string words = told(check_mapping(mapping));
    BOOST_TEST(words.find("one-round.json.txt") != std::string::npos);
    BOOST_TEST(words.find("there is no sample of which this is expected") != std::string::npos);
    fs::remove_all(mapping / "samples");
    BOOST_TEST(told(check_mapping(mapping)).find("this mapping has no samples") !=
               std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
