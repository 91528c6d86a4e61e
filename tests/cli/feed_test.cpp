// fairdeal import --mapping, watch and check of mappings; and the guide of docs/feeds.md, whose
// commands are run as they stand there.

#include <boost/test/unit_test.hpp>
#include <fstream>

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

/// What a log has is held against an aggregator's bets, as docs/feeds.md has it.
BOOST_AUTO_TEST_CASE(bets_without_cards_are_claims_on_the_rounds_of_a_log) {
    const Folder folder;
    const std::string before = "cd " + folder.path("") + " && ";
    const std::string rounds_of_log =
        "breakout id=B7-2\n1 bet player 25\n1 deal Ts 8c\ndealer deal 7h (9c)\n1 stand\n"
        "dealer turn 9c\ndealer hit 2d\ndealer stand\n1 push player\n";
    BOOST_TEST(shell(before + "\"$FAIRDEAL\" import --log pit.db -", rounds_of_log).status == 0);
    BOOST_TEST(
        shell(before + "\"$FAIRDEAL\" log pit.db --format csv --rows event > rounds.csv").status ==
        0);
    const auto claimed = [&](const std::string& log, const std::string& bet) {
        std::ofstream(folder.path("bets.json")) << bet;
        return shell(before + "\"$FAIRDEAL\" import --log " + log +
                     " --mapping bet-claims --join bets=bets.json rounds.csv");
    };
    const std::string bet =
        R"({"bet_no":"1","round_id":"B7-2","username":"ann","bet_amount":"25.00","win_amount":"50.00","status":"settled"})";
    const Ran paid = claimed("claims.db", bet);
    BOOST_TEST(paid.status == 0, paid.err);
    const Ran audited = shell(before + "\"$FAIRDEAL\" audit claims.db");
    BOOST_TEST(audited.status == 1);
    BOOST_TEST(says(audited.out, "1 wager settled wrongly"), audited.out);
    BOOST_TEST(says(audited.out, "order of settlement unknown: not judged (1 hand)"));
    std::string other = bet;
    other.replace(other.find("B7-2"), 4, "B7-9");
    const Ran refused = claimed("other.db", other);
    BOOST_TEST(refused.status == 2);
    BOOST_TEST(says(refused.err, "no document of rounds.csv is round 'B7-9'"), refused.err);
    BOOST_TEST(says(refused.err, "no list has a bet of this round"));
}

BOOST_AUTO_TEST_CASE(lists_are_named_by_the_join) {
    const std::string sample = mappings + "/provider-bets/";
    std::string joins;
    for (const char* list : {"bets", "cancelled", "error", "unsuccessful"})
        joins +=
            std::string(" --join ") + list + "=" + sample + "joined/night.json." + list + ".json";
    const std::string show =
        "import --mapping provider-bets --show " + sample + "samples/night.json";
    const Ran shown = fairdeal_with(show + joins);
    BOOST_TEST(shown.status == 0, shown.err);
    BOOST_TEST(says(shown.out, "dealer void IRR-15\n1 return player 25\n2 return player 15\n"));
    const Ran few = fairdeal_with(show + joins.substr(0, joins.rfind(" --join")));
    BOOST_TEST(few.status == 2);
    BOOST_TEST(says(few.err, "this mapping joins the list unsuccessful, once"));
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
