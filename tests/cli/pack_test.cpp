// `fairdeal pack` and `fairdeal check` on packs, as a trainer runs them.

#include <boost/test/unit_test.hpp>

#include "running.h"
#include "support/zipped.h"

using namespace fairdeal;

namespace {

const std::string late = "scenarios/breakout/late.xml";

/// A shipped scenario under an id of its own, with one piece put in place of another.
std::string scenario(std::string_view id, std::string_view piece = "", std::string_view by = "") {
    std::string xml = text_of_file(FAIRDEAL_SOURCE_DIR "/scenarios/breakout/bust-against-17.xml");
    const std::string shipped_id = "breakout-bust-against-17";
    xml.replace(xml.find(shipped_id), shipped_id.size(), id);
    if (!piece.empty()) xml.replace(xml.find(piece), piece.size(), by);
    return xml;
}

std::string pack_of(std::string_view id, std::string_view piece = "", std::string_view by = "") {
    return by_hand::zipped({{late, scenario(id, piece, by)}});
}

/// A packs folder that is not there yet.
struct Packs {
    Folder folder;
    std::string path = folder.path("packs");
    [[nodiscard]] Ran run(const std::string& words) const {
        return fairdeal_with("pack " + words + " --packs " + path);
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(pack_command)

BOOST_AUTO_TEST_CASE(a_good_pack_is_checked_added_listed_and_removed) {
    const Packs packs;
    const std::string zip = packs.folder.write("evening.zip", pack_of("breakout-ours"));
    const Ran checked = fairdeal_with("check --keys " + zip);
    BOOST_TEST(checked.err == "");
    BOOST_TEST(checked.status == 0);
    BOOST_TEST(checked.out.find("1 file: 0 rule books, 0 table cards, 0 misreadings, 1 scenario") ==
               0U);
    BOOST_TEST(checked.out.find("  1 push dealer\n") != std::string::npos);

    const std::string listed =
        "evening: 0 lessons, 1 scenario, 0 table cards\n"
        "  scenario breakout-ours: Bust against 17\n";
    BOOST_TEST(packs.run("list").out == "");
    const Ran added = packs.run("add " + zip);
    BOOST_TEST(added.err == "");
    BOOST_TEST(added.out == "added " + listed);
    BOOST_TEST(packs.run("list").out == listed);
    BOOST_TEST(packs.run("list").status == 0);

    const Ran again = packs.run("add " + zip);
    BOOST_TEST(again.status == 2);
    BOOST_TEST(again.err == zip + ": a pack of this name is installed already; remove it first\n");

    BOOST_TEST(packs.run("remove evening").out == "removed evening\n");
    BOOST_TEST(packs.run("list").out == "");
    BOOST_TEST(packs.run("remove evening").status == 2);
}

BOOST_AUTO_TEST_CASE(a_folder_is_a_pack_too) {
    const Packs packs;
    const Ran ran =
        shell("mkdir -p " + packs.folder.path("night/scenarios/breakout") + " && cat >" +
                  packs.folder.path("night/" + late) + " && \"$FAIRDEAL\" check " +
                  packs.folder.path("night") + " && \"$FAIRDEAL\" pack add --packs " + packs.path +
                  " " + packs.folder.path("night/"),
              scenario("breakout-ours"));
    BOOST_TEST(ran.status == 0, ran.err);
    BOOST_TEST(packs.run("list").out.find("night: 0 lessons, 1 scenario") == 0U);
}

BOOST_AUTO_TEST_CASE(a_pack_with_a_problem_is_told_and_nothing_is_changed) {
    const Packs packs;
    struct Row {
        std::string name, bytes, err;
    };
    const Row rows[] = {
        {"a.zip", pack_of("breakout-ours", "1 hit Kc", "1 hit Zc"),
         "/" + late + ":15:7: 'Zc' is not a card\n"},
        {"b.zip", pack_of("breakout-bust-against-17"),
         "/" + late + ":2:26: breakout-bust-against-17 is the id of another scenario too\n"},
        {"c.zip", by_hand::zipped({{"../../" + late, scenario("breakout-ours")}}),
         "/../../" + late + ": the name leads out of the pack\n"},
        {"d.zip", "no zip", ": this is no zip file, or not a whole one\n"},
    };
    for (const Row& row : rows) {
        const std::string zip = packs.folder.write(row.name, row.bytes);
        BOOST_TEST(fairdeal_with("check " + zip).err == zip + row.err);
        const Ran ran = packs.run("add " + zip);
        BOOST_TEST(ran.err == zip + row.err);
        BOOST_TEST(ran.status == 2);
        BOOST_TEST(ran.out == "");
    }
    BOOST_TEST(!std::filesystem::exists(packs.path));
    BOOST_TEST(packs.run("add /nowhere.zip").err ==
               "/nowhere.zip: cannot be opened: No such file or directory\n");
    const std::string odd = packs.folder.write("Our Night.zip", pack_of("breakout-ours"));
    BOOST_TEST(packs.run("add '" + odd + "'").err ==
               odd + ": 'Our Night' is no name for a pack: small letters, digits and hyphens\n");
    BOOST_TEST(packs.run("remove ../a").status == 2);
}

BOOST_AUTO_TEST_CASE(a_pack_that_clashes_with_another_is_not_added) {
    const Packs packs;
    BOOST_TEST(packs.run("add " + packs.folder.write("a.zip", pack_of("breakout-ours"))).status ==
               0);
    const std::string same = packs.folder.write("b.zip", pack_of("breakout-ours"));
    BOOST_TEST(packs.run("add " + same).err ==
               same + "/" + late + ":2:26: breakout-ours is the id of another scenario too\n");
}

BOOST_AUTO_TEST_CASE(an_installed_pack_that_no_longer_passes_is_left_out_and_said_so) {
    const Packs packs;
    BOOST_TEST(packs.run("add " + packs.folder.write("a.zip", pack_of("breakout-a"))).status == 0);
    BOOST_TEST(packs.run("add " + packs.folder.write("b.zip", pack_of("breakout-b"))).status == 0);
    packs.folder.write("packs/a.zip", pack_of("breakout-b"));
    const Ran ran = packs.run("list");
    BOOST_TEST(ran.out.find("b: left out, problems: 1\n") != std::string::npos, ran.out);
    BOOST_TEST(ran.err == packs.path + "/b.zip/" + late +
                              ":2:26: breakout-b is the id of another scenario too\n");
    BOOST_TEST(ran.status == 2);
}

BOOST_AUTO_TEST_CASE(what_a_changed_table_card_affects_is_listed_in_packs_too) {
    const Packs packs;
    std::string card = text_of_file(FAIRDEAL_SOURCE_DIR "/scenarios/tables/standard.xml");
    card.insert(card.find("</table-card>"), "<option name=\"bust17-soft\" value=\"no\"/>");
    const std::string file = packs.folder.write("standard.xml", card);
    const auto affected = [&](const std::string& changed) {
        return fairdeal_with("affected " + changed + " --packs " + packs.path);
    };
    const Ran before = affected(file);
    BOOST_TEST(before.err == "");
    BOOST_TEST(before.status == 0);
    BOOST_TEST(before.out.find("breakout-soft-17-bust-push: ") != std::string::npos, before.out);

    std::string xml = text_of_file(FAIRDEAL_SOURCE_DIR "/scenarios/breakout/soft-17-bust-push.xml");
    const std::string id = "breakout-soft-17-bust-push";
    xml.replace(xml.find(id), id.size(), "breakout-ours");
    const std::string zip =
        packs.folder.write("a.zip", by_hand::zipped({{"scenarios/breakout/a.xml", xml}}));
    BOOST_TEST(packs.run("add " + zip).status == 0);
    const Ran after = affected(file);
    BOOST_TEST(after.out.find("breakout-ours: Ace-six, and a bust in front\n"
                              "  was: Seat 1 \u00b7 Dealer hand: push; Seat 1 \u00b7 Sweet 17: pay "
                              "$30  # BRK-PUSH-3 ") != std::string::npos,
               after.out);
    BOOST_TEST(affected(FAIRDEAL_SOURCE_DIR "/scenarios/tables/standard.xml").out ==
               "0 affected by breakout-standard\n");
    BOOST_TEST(affected(FAIRDEAL_SOURCE_DIR "/lessons/glossary.xml").status == 2);
}

BOOST_AUTO_TEST_CASE(a_case_becomes_a_scenario_under_the_table_card_of_a_pack) {
    const Packs packs;
    std::string card = text_of_file(FAIRDEAL_SOURCE_DIR "/scenarios/tables/standard.xml");
    card.replace(card.find("breakout-standard"), 17, "our-house");
    card.insert(card.find("</table-card>"), "<option name=\"bust17-soft\" value=\"no\"/>");
    const std::string zip =
        packs.folder.write("ours.zip", by_hand::zipped({{"scenarios/tables/ours.xml", card}}));
    BOOST_TEST(packs.run("add " + zip).err == "");
    const std::string log = packs.folder.path("night.db"), out = packs.folder.path("out");
    const std::string pass = packs.folder.write("pass", "long enough\n");
    const Ran made = shell(
        "mkdir '" + out +
        "' && $FAIRDEAL deal --game breakout --option bust17-soft=no --seed 5 "
        "--count 3 | $FAIRDEAL import --log '" +
        log +
        "' - && $FAIRDEAL case account f1 "
        "--new-passphrase-file '" +
        pass + "' --log '" + log + "' && $FAIRDEAL case open --passphrase-file '" + pass +
        "' --log '" + log +
        "' C-1 --hand '#1' --as f1 --claimant g1 --deadline 2030-01-01T00:00:00Z --text 'No.'");
    BOOST_REQUIRE_MESSAGE(made.status == 0, made.err);
    const auto scenario_with = [&](const std::string& words) {
        const std::string before = "case scenario --log '" + log + "' C-1 '" + out + "' ";
        const Ran ran = fairdeal_with(before + words);
        BOOST_REQUIRE_MESSAGE(ran.status == 0, ran.err);
        return text_of_file(out + "/" + ran.out.substr(0, ran.out.size() - 1) + ".xml");
    };
    BOOST_TEST(scenario_with("--packs " + packs.path).find("table=\"our-house\"") !=
               std::string::npos);
    shell("rm '" + out + "'/*");
    BOOST_TEST(scenario_with("--packs /nowhere").find("table=\"our-house\"") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(every_command_that_uses_packs_says_which_is_left_out) {
    const Packs packs;
    const std::string log = packs.folder.path("night.db");
    const Ran made = shell("mkdir '" + packs.path +
                           "' && $FAIRDEAL deal --count 2 | $FAIRDEAL import "
                           "--log '" +
                           log + "' -");
    BOOST_REQUIRE_MESSAGE(made.status == 0, made.err);
    packs.folder.write("packs/b.zip", "no zip");
    const std::string left_out = packs.path + "/b.zip: this is no zip file, or not a whole one\n";
    const std::string school = packs.folder.path("school.db");
    const std::string commands[] = {
        "report --force --log '" + log + "' --hand '#1' --out '" + packs.folder.path("h.txt") + "'",
        "affected " FAIRDEAL_SOURCE_DIR "/scenarios/tables/standard.xml",
        "case file --log '" + log + "' C-1 '" + packs.folder.path("c.zip") + "'",
        "school plan --school '" + school + "' --who ann",
    };
    for (const std::string& command : commands) {
        const Ran ran = fairdeal_with(command + " --packs " + packs.path);
        BOOST_TEST(ran.err.find(left_out) != std::string::npos, command << ": " << ran.err);
        const Ran by_name = shell("FAIRDEAL_PACKS='" + packs.path + "' $FAIRDEAL " + command);
        BOOST_TEST(by_name.err.find(left_out) != std::string::npos, command << ": " << by_name.err);
    }
}

BOOST_AUTO_TEST_SUITE_END()
