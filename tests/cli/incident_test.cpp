// fairdeal incident: the list of incidents, and their logs as other commands read them.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "running.h"

using namespace fairdeal;

namespace {

/// The log of an incident in a new hand log; the file of the log.
std::string imported(const Folder& folder, const std::string& name) {
    const std::string text = folder.path(name + ".txt"), log = folder.path(name + ".db");
    const Ran dealt = fairdeal_with("incident --deal " + name + " --seed 2");
    BOOST_REQUIRE_MESSAGE(dealt.status == 0, dealt.err);
    folder.write(name + ".txt", dealt.out);
    const Ran ran = fairdeal_with("import --log " + log + " " + text);
    BOOST_REQUIRE_MESSAGE(ran.status == 0, ran.err);
    BOOST_TEST(says(ran.out, "0 refused"), ran.out);
    return log;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(incident_command)

BOOST_AUTO_TEST_CASE(the_list_has_a_line_an_incident) {
    const Ran ran = fairdeal_with("incident --list");
    BOOST_TEST(ran.err == "");
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(std::count(ran.out.begin(), ran.out.end(), '\n') == 21);
    std::istringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);) {
        const std::string name = line.substr(0, line.find(' '));
        BOOST_TEST(fairdeal_with("incident " + name).status == 0, line);
    }
    BOOST_TEST(says(ran.out,
                    "Ocean Atlantic City (Evolution): About five cards of the pack do not "
                    "come out, with the likeliest by name.\n"),
               ran.out);
}

BOOST_AUTO_TEST_CASE(of_one_all_is_said_that_must_be_found_and_not_be_claimed) {
    const Ran ran = fairdeal_with("incident ocean-short-pack");
    BOOST_TEST(ran.status == 0, ran.err);
    BOOST_TEST(says(ran.out, "ocean-short-pack  2023-09-19  Ocean Atlantic City (Evolution)\n"));
    BOOST_TEST(says(ran.out, "  At which hand: by round 360 in nine of ten logs\n"));
    BOOST_TEST(says(fairdeal_with("incident sugarhouse-short-pack").out,
                    "  Must not be claimed: That cards are missing: these hands do not "));
    BOOST_TEST(says(fairdeal_with("incident hard-rock-moved-cards").out,
                    "  Source: https://dailyigaming.news/?p=3612\n"));
    const Ran json = fairdeal_with("incident --json ocean-short-pack");
    BOOST_TEST(nlohmann::json::parse(json.out).at("name") == "ocean-short-pack");
}

BOOST_AUTO_TEST_CASE(the_list_for_programs_has_an_object_an_incident) {
    const Ran ran = fairdeal_with("incident --list --json");
    BOOST_TEST(ran.status == 0);
    std::istringstream lines(ran.out);
    std::size_t count = 0, without_finder = 0;
    for (std::string line; std::getline(lines, line); ++count) {
        const auto json = nlohmann::json::parse(line);
        BOOST_TEST(!json.at("sources").empty());
        without_finder += json.contains("finder") ? 0U : 1U;
    }
    BOOST_TEST(count == 21U);
    BOOST_TEST(without_finder == 2U);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_dealt_is_said) {
    const Ran unknown = fairdeal_with("incident --deal atlantis");
    BOOST_TEST(unknown.status == 2);
    BOOST_TEST(unknown.out == "");
    BOOST_TEST(says(unknown.err, "there is no incident 'atlantis'"), unknown.err);
    const Ran neither = fairdeal_with("incident");
    BOOST_TEST(neither.status == 2);
    BOOST_TEST(says(neither.err, "--list, a NAME or --deal NAME must be given"), neither.err);
    BOOST_TEST(fairdeal_with("incident --list --deal ocean-unshuffled").status == 2);
    BOOST_TEST(fairdeal_with("incident --list --seed 2").status == 2);
    BOOST_TEST(fairdeal_with("incident --deal ocean-unshuffled --json").status == 2);
    BOOST_TEST(fairdeal_with("incident atlantis").status == 2);
    BOOST_TEST(fairdeal_with("incident ocean-unshuffled --seed 2").status == 2);
}

BOOST_AUTO_TEST_CASE(every_log_is_imported_whole_and_only_wrong_hands_are_found_by_the_audit) {
    const std::set<std::string> with_wrong_hands{"hard-rock-moved-cards", "golden-nugget-new-decks",
                                                 "tropicana-overpaid-player"};
    const Folder folder;
    std::istringstream lines(fairdeal_with("incident --list --json").out);
    std::size_t found = 0;
    for (std::string line; std::getline(lines, line);) {
        const std::string name = nlohmann::json::parse(line).at("name");
        const int wrong = with_wrong_hands.contains(name) ? 1 : 0;
        const Ran ran = fairdeal_with("audit --log " + imported(folder, name));
        BOOST_TEST(ran.status == wrong, name << ": " << ran.out << ran.err);
        found += static_cast<std::size_t>(ran.status);
    }
    BOOST_TEST(found == with_wrong_hands.size());
}

BOOST_AUTO_TEST_CASE(moved_cards_and_a_refund_are_found_by_the_ruling) {
    const Folder folder;
    const std::string moved = imported(folder, "hard-rock-moved-cards");
    const Ran ran = fairdeal_with("rule " + folder.path("hard-rock-moved-cards.txt"));
    BOOST_TEST(ran.status == 0, ran.out);  // the money is right
    BOOST_TEST(says(ran.out, "cards stay where they were dealt"), ran.out);
    BOOST_TEST(says(ran.out, "the table card does not allow move-back"), ran.out);
    BOOST_TEST(fairdeal_with("audit --log " + moved).status == 1);
    const Ran refund =
        fairdeal_with("audit --findings --log " + imported(folder, "golden-nugget-new-decks"));
    BOOST_TEST(refund.status == 1);
    BOOST_TEST(says(refund.out, "1600"), refund.out);
}

struct Shown {
    std::string incident, kind;  // of a finding; empty: nothing may be found
};
const Shown shown_by_many_hands[] = {{"hard-rock-moved-cards", ""},
                                     {"hard-rock-rule-sign", "sign-differs"},
                                     {"hard-rock-rule-sign", "soft-17"},
                                     {"ocean-short-pack", "missing-cards"},
                                     {"ocean-unshuffled", "unshuffled"},
                                     {"showboat-12-rounds", "unshuffled"},
                                     {"showboat-6-rounds", "unshuffled"},
                                     {"showboat-4-rounds", "unshuffled"},
                                     {"showboat-2-rounds", "unshuffled"},
                                     {"showboat-2-rounds-one-player", ""},
                                     {"golden-nugget-new-decks", "new-deck-order"},
                                     {"golden-nugget-41-hands", "new-deck-order"},
                                     {"deadwood-king", "missing-cards"},
                                     {"sugarhouse-short-pack", ""},
                                     {"sugarhouse-counted", "out-at-start"},
                                     {"rivers-extra-card", "copy-too-many"},
                                     {"rivers-two-packs", "pace"},
                                     {"parx-swapped-card", "copy-too-many"},
                                     {"penn-national-missing-cards", ""},
                                     {"evolution-trainee", ""},
                                     {"tropicana-overpaid-player", "overpaid"},
                                     {"crown-incomplete-packs", "copy-too-many"}};

BOOST_AUTO_TEST_CASE(what_many_hands_show_is_found_and_what_they_do_not_is_not_claimed) {
    const Folder folder;
    for (const Shown& row : shown_by_many_hands) {
        folder.write("log.txt", fairdeal_with("incident --seed 2 --deal " + row.incident).out);
        const Ran ran = fairdeal_with("shoe --json " + folder.path("log.txt"));
        std::set<std::string> kinds;
        std::istringstream lines(ran.out);
        for (std::string line; std::getline(lines, line);) {
            const auto json = nlohmann::json::parse(line);
            if (json.at("is") == "finding") kinds.insert(json.at("kind"));
        }
        BOOST_TEST(ran.status == (row.kind.empty() ? 0 : 1), row.incident << ": " << ran.err);
        BOOST_TEST(kinds.empty() == row.kind.empty(), row.incident);
        if (!row.kind.empty()) BOOST_TEST(kinds.contains(row.kind), row.incident);
    }
}

/// By chance the seven of spades never came eight times in the 44 shoes of the third.
BOOST_AUTO_TEST_CASE(of_a_card_too_many_no_missing_card_is_claimed) {
    const Folder folder;
    for (const std::string seed : {"1", "2", "3", "4"}) {
        const Ran dealt = fairdeal_with("incident --deal rivers-extra-card --seed " + seed);
        folder.write("log.txt", dealt.out);
        const Ran ran = fairdeal_with("shoe " + folder.path("log.txt"));
        BOOST_TEST(says(ran.out, "1 finding\n"), ran.out);
        BOOST_TEST(says(ran.out, "9 of the 7h came out of one shoe, which holds 8, and so in "),
                   ran.out);
    }
}

BOOST_AUTO_TEST_CASE(a_guest_who_is_overpaid_is_money_that_the_audit_adds_up) {
    const Folder folder;
    const std::string log = imported(folder, "tropicana-overpaid-player");
    const Ran ran = fairdeal_with("audit --by dealer --log " + log);
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(says(ran.out, "88"), ran.out);
    const Ran wrong = fairdeal_with("log --wrong --json --log " + log);
    std::istringstream lines(wrong.out);
    std::size_t hands = 0;
    for (std::string line; std::getline(lines, line);)
        hands += nlohmann::json::parse(line).contains("number") ? 1U : 0U;
    BOOST_TEST(hands > 100U);
    BOOST_TEST(hands < 250U);
}

BOOST_AUTO_TEST_SUITE_END()
