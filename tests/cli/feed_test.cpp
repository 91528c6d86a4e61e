// fairdeal import --mapping, watch and check of mappings; and the guide of docs/feeds.md, whose
// commands are run as they stand there.

#include <boost/test/unit_test.hpp>

#include "running.h"

using namespace fairdeal;

namespace {

const std::string mappings = std::string(FAIRDEAL_SOURCE_DIR) + "/db/mappings";
const std::string rounds = mappings + "/studio-warehouse/samples/six-rounds.json";

/// The indented lines of a page between two headings, as a script.
std::string commands_of(const std::string& page, const std::string& from, const std::string& to) {
    const auto begin = page.find(from), end = page.find(to);
    BOOST_REQUIRE(begin < end);
    std::string script;
    std::istringstream lines(page.substr(begin, end - begin));
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("    ")) script += line.substr(4) + "\n";
        if (line.empty() && !script.empty()) script += "\n";
    }
    return script.substr(0, script.find_last_not_of('\n') + 1) + "\n";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(feeds_on_the_command_line)

BOOST_AUTO_TEST_CASE(a_feed_is_imported_once) {
    const Folder folder;
    const std::string import =
        "import --log " + folder.path("log.db") + " --mapping studio-warehouse " + rounds;
    const Ran first = fairdeal_with(import + " --json");
    BOOST_TEST(first.status == 0, first.err);
    BOOST_TEST(says(first.out, "\"stored\":6"));
    const Ran second = fairdeal_with(import);
    BOOST_TEST(second.status == 0);
    BOOST_TEST(says(second.out, "0 stored, 6 in the log already"));
}

BOOST_AUTO_TEST_CASE(what_is_refused_ends_with_status_2) {
    const Ran shown = fairdeal_with("import --mapping studio-warehouse --show " + mappings +
                                    "/studio-warehouse/samples/refused.json");
    BOOST_TEST(shown.status == 2);
    BOOST_TEST(says(shown.out, "/dealerCards/0: 'Z9' is no card that the mapping knows (R1)"));
    BOOST_TEST(fairdeal_with("import --mapping none --show x").status == 2);
    BOOST_TEST(fairdeal_with("import --show x").status == 2);
}

BOOST_AUTO_TEST_CASE(a_folder_is_watched_until_all_is_in_the_log) {
    const Folder folder;
    const std::string watch = "watch " + folder.path("in") + " --once --every 1 --json --log " +
                              folder.path("log.db") + " --mapping studio-warehouse";
    std::filesystem::create_directory(folder.path("in"));
    std::filesystem::copy_file(rounds, folder.path("in/a.json"));
    const Ran first = fairdeal_with(watch);
    BOOST_TEST(first.status == 0, first.err);
    BOOST_TEST(says(first.out, "\"stored\":6"));
    BOOST_TEST(says(fairdeal_with(watch).out, "\"in-the-log\":true"));
    BOOST_TEST(fairdeal_with("watch " + folder.path("gone") + " --once --log " +
                             folder.path("log.db") + " --mapping studio-warehouse")
                   .status == 2);
}

BOOST_AUTO_TEST_CASE(mappings_are_checked_beside_other_content) {
    const Ran checked = fairdeal_with("check --json " + mappings);
    BOOST_TEST(checked.status == 0, checked.err);
    BOOST_TEST(says(checked.out, "\"mapping\":\"studio-replay@1\""));
}

// A round of the guide is refused on purpose.
BOOST_AUTO_TEST_CASE(the_guides_commands_do_what_the_guide_says) {
    const Folder folder;
    const std::string page = text_of_file(std::string(FAIRDEAL_SOURCE_DIR) + "/docs/feeds.md");
    const std::string make = commands_of(page, "**1. One document.**", "**4. Look");
    const std::string shown = commands_of(page, "prints\n", "Hold the first record");
    const std::string keep = commands_of(page, "**5. Keep", "The exit status is 2");
    const std::string before =
        "cd " + folder.path("") + " && fairdeal() { \"$FAIRDEAL\" \"$@\"; }\n";
    BOOST_TEST(shell(before + make).status == 0);
    const Ran show =
        shell(before + "fairdeal import --mapping ours --show ours/samples/night.json");
    BOOST_TEST(show.out == shown);
    BOOST_TEST(show.status == 2);
    const Ran kept = shell(before + "set -e\n" + keep);
    BOOST_TEST(kept.err.find("differ") == std::string::npos, kept.err);
    BOOST_TEST(says(kept.out, "mapping ours@1: 1 sample: 1 record, 1 refused"));
    BOOST_TEST(says(kept.out, "night.json: in the log already"));
}

BOOST_AUTO_TEST_SUITE_END()
