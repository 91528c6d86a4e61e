// What commands print for programs: as docs/json says, and the same as they print for people. That
// every --json of every other test is as the schema says is seen to in running.cpp.

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <set>

#include "office_folder.h"
#include "pit.h"
#include "school/cards/house_cards.h"
#include "support/zipped.h"

using namespace fairdeal;
using Json = nlohmann::json;

namespace {

Json object_in(const Ran& ran) {
    const auto objects = objects_in(ran.out);
    BOOST_REQUIRE_MESSAGE(objects.size() == 1U, ran.out + ran.err);
    return objects.front();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(json_outputs)

/// The manual pages name every option of every command.
BOOST_AUTO_TEST_CASE(the_schema_knows_every_command_that_prints_json) {
    const Folder folder;
    BOOST_REQUIRE(fairdeal_with("man --to " + folder.path("man")).status == 0);
    std::set<std::string> print_json;
    for (const auto& page : std::filesystem::directory_iterator(folder.path("man"))) {
        if (!says(text_of_file(page.path().string()), "\\-\\-json")) continue;
        std::string name = page.path().stem().string();
        if (name == "fairdeal") continue;
        name = name.substr(std::string("fairdeal-").size());
        print_json.insert(name == "what-if" || name == "may-deal" ? name : [&] {
            std::ranges::replace(name, '-', ' ');
            return name;
        }());
    }
    std::set<std::string> described;
    const Json schema =
        Json::parse(text_of_file(FAIRDEAL_SOURCE_DIR "/docs/json/output.schema.json"));
    for (const auto& [name, value] : schema.at("$defs").items()) {
        if (!name.starts_with("_")) described.insert(name);
    }
    for (const std::string& name : print_json) BOOST_TEST(described.contains(name), name);
    for (const std::string& name : described) BOOST_TEST(print_json.contains(name), name);
}

BOOST_AUTO_TEST_CASE(an_import_says_what_it_refused_and_where) {
    const Folder folder;
    const std::string good =
        "breakout id=N1\n1 bet dealer 25\ndealer deal Th (Td)\n1 deal Ts 9s\n1 stand\n"
        "dealer turn Td\ndealer stand\n1 pay dealer 25\n";
    const Ran ran = fairdeal_with("import --json --log " + folder.path("n.db") + " -",
                                  good + "\nbreakout id=N2\n1 bet nothing 25\n");
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.err == "");
    const Json json = object_in(ran);
    BOOST_TEST(json.at("read") == 2);
    BOOST_TEST(json.at("stored") == 1);
    BOOST_TEST(json.at("refused") == 1);
    BOOST_TEST(json.at("problems").at(0).at("line") == 11);
    BOOST_TEST(json.at("problems").at(0).at("kind") == "unreadable");
    const Json tried = object_in(
        fairdeal_with("import --json --dry-run --log " + folder.path("n.db") + " -", good));
    BOOST_TEST(tried.at("dry-run") == true);
    BOOST_TEST(tried.at("known") == 1);
}

BOOST_AUTO_TEST_CASE(an_import_tells_of_hands_that_came_too_early_and_of_files_without_any) {
    const Folder folder;
    const std::string log = "'" + folder.path("n.db") + "'";
    const std::string half = "breakout id=N1\n1 bet dealer 25\ndealer deal Th (Td)\n1 deal Ts 9s\n";
    const std::string over = half + "1 stand\ndealer turn Td\ndealer stand\n";
    const Json early = object_in(fairdeal_with("import --json --log " + log + " -", half));
    BOOST_TEST(early.at("stored") == 1);
    BOOST_TEST(early.at("doubtful") == 1);
    const Ran whole = fairdeal_with("import --log " + log + " -", over);
    BOOST_TEST(whole.status == 2);
    BOOST_TEST(says(whole.err, "a hand is never replaced"));
    const std::string other = "'" + folder.path("o.db") + "'";
    BOOST_TEST(says(fairdeal_with("import --log " + other + " -", half).err,
                    "this hand is not over and has no settlement"));
    // Cut within the last amount: 15 that was 150.
    const std::string torn = "'" + folder.path("t.db") + "'";
    const Ran cut = fairdeal_with("import --log " + torn + " -", over + "1 take dealer 2");
    BOOST_TEST(says(cut.err, "the file ends within a line"));
    BOOST_TEST(says(cut.out, "1 stored"));
    // One that is over and was not settled is a hand like others.
    const std::string third = "'" + folder.path("p.db") + "'";
    BOOST_TEST(fairdeal_with("import --log " + third + " -", over).err == "");
    for (const char* nothing : {"", "\n\n", "# a comment\n"}) {
        const Ran empty = fairdeal_with("import --json --log " + log + " -", nothing);
        BOOST_TEST(empty.status == 2);
        BOOST_TEST(says(object_in(empty).at("problems").at(0).at("what").get<std::string>(),
                        "no record is in it"));
    }
    const Json none = object_in(fairdeal_with("import --json --log " + log + " /nope.txt"));
    BOOST_TEST(none.at("problems").at(0).at("file") == "/nope.txt");
}

BOOST_AUTO_TEST_CASE(the_hands_of_a_log_one_by_one_and_one_as_it_is_ruled) {
    const Pit pit;
    const Ran listed = fairdeal_with("log --json '" + pit.log + "'");
    const auto hands = objects_in(listed.out);
    BOOST_REQUIRE(hands.size() == 13U);
    BOOST_TEST(hands.front().at("number") == 1);
    BOOST_TEST(hands.back().at("hands") == 12);
    BOOST_TEST(objects_in(fairdeal_with("log --json --limit 3 '" + pit.log + "'").out).size() ==
               4U);
    const auto wrong = objects_in(fairdeal_with("log --json --wrong '" + pit.log + "'").out);
    BOOST_REQUIRE(wrong.size() > 1U);
    const std::string number = "#" + std::to_string(wrong.front().at("number").get<int>());
    const Ran shown = fairdeal_with("replay --json --log '" + pit.log + "' '" + number + "'");
    BOOST_TEST(shown.status == 1);
    const Json ruled = object_in(shown);
    BOOST_TEST(ruled.at("record") == wrong.front().at("number"));
    BOOST_TEST(ruled.at("verdict").at("right") == false);
    BOOST_TEST(fairdeal_with("log --json --records '" + pit.log + "'").status == 2);
}

BOOST_AUTO_TEST_CASE(a_case_as_it_stands_in_the_log_and_in_its_file) {
    const Pit pit;
    const std::string zip = pit.filed();
    const Json listed = object_in(pit.did("list", "--json --at 2026-03-16T00:00:00Z"));
    BOOST_TEST(listed.at("case") == "C-7");
    BOOST_TEST(listed.at("overdue") == false);
    const Json shown = object_in(pit.did("show", "C-7 --json"));
    BOOST_TEST(shown.at("claim") == "I had a natural.\n");
    BOOST_TEST(shown.at("stage") == "reviewing");
    const Json checked = object_in(fairdeal_with("case check --json '" + zip + "'"));
    BOOST_TEST(checked.at("proven") == true);
    BOOST_TEST(checked.at("case").at("hand") == shown.at("hand"));
    std::string bytes = text_of_file(zip);
    bytes[bytes.find("natural")] = 'N';
    const Ran changed =
        fairdeal_with("case check --json '" + pit.folder.write("changed.zip", bytes) + "'");
    BOOST_TEST(changed.status == 1);
    BOOST_TEST(object_in(changed).at("proven") == false);
}

BOOST_AUTO_TEST_CASE(content_cards_packs_and_drills) {
    const Ran checked = fairdeal_with("check --json --keys '" FAIRDEAL_SOURCE_DIR
                                      "/scenarios/breakout/bust-against-17.xml'");
    BOOST_TEST(checked.status == 0);
    BOOST_TEST(object_in(checked).at("keys").at(0).at("scenario") == "breakout-bust-against-17");
    const Folder folder;
    const Ran bad = fairdeal_with("check --json '" + folder.write("bad.xml", "<scenario") + "'");
    BOOST_TEST(bad.status == 2);
    BOOST_TEST(object_in(bad).at("problems").at(0).at("line") == 1);
    TableCardFile card{"breakout-standard", "Main floor", "The dealer draws.", TableCard()};
    card.card.set(*find_option(Game::Breakout, "hit-soft-17"), "yes");
    BOOST_REQUIRE(approve_card(folder.path("table-cards"), card,
                               {"Ann Lee", "ann", "2026-11-26T08:00:00Z", "2026-12-01", "", ""}));
    const auto cards = objects_in(
        fairdeal_with("cards --json --at 2026-12-05 --school '" + folder.path("school.db") + "'")
            .out);
    BOOST_REQUIRE(cards.size() == 4U);
    BOOST_TEST(cards.front().at("cards").at(0).at("standing") == "in-force");
    BOOST_TEST(cards.front().at("cards").at(0).at("approved-by") == "Ann Lee");
    std::string xml = text_of_file(FAIRDEAL_SOURCE_DIR "/scenarios/breakout/bust-against-17.xml");
    const std::string shipped = "breakout-bust-against-17";
    xml.replace(xml.find(shipped), shipped.size(), "breakout-ours");
    const std::string packs = folder.path("packs");
    const std::string zip =
        folder.write("evening.zip", by_hand::zipped({{"scenarios/breakout/late.xml", xml}}));
    BOOST_REQUIRE(fairdeal_with("pack add " + zip + " --packs " + packs).status == 0);
    const Json pack = object_in(fairdeal_with("pack list --json --packs " + packs));
    BOOST_TEST(pack.at("pack") == "evening");
    BOOST_TEST(pack.at("scenarios").size() == 1U);
    std::string table = text_of_file(FAIRDEAL_SOURCE_DIR "/scenarios/tables/standard.xml");
    table.insert(table.find("</table-card>"), "  <option name=\"hit-soft-17\" value=\"yes\"/>\n");
    const Ran affected =
        fairdeal_with("affected --json '" + folder.write("ours.xml", table) + "' --packs " + packs);
    BOOST_TEST(affected.status == 0, affected.err);
    BOOST_TEST(objects_in(affected.out).size() > 1U);
    const auto items = objects_in(fairdeal_with("drill --json --game midnight --count 3").out);
    BOOST_REQUIRE(items.size() == 3U);
    BOOST_TEST(items.front().at("record").get<std::string>().starts_with("midnight"));
}

BOOST_AUTO_TEST_CASE(the_office_its_people_and_its_sittings) {
    const OfficeFolder office;
    const std::string id = office.open();
    const Json sitting = object_in(office.run("exam list", "--json --as eve"));
    BOOST_TEST(sitting.at("sitting") == id);
    BOOST_TEST(sitting.at("candidate") == "tina");
    const auto people = objects_in(office.run("exam office people", "--json --as ada").out);
    BOOST_TEST(people.size() == 6U);
    const auto events = objects_in(office.run("exam office events", "--json --as aud").out);
    BOOST_TEST(events.size() > 3U);
}

BOOST_AUTO_TEST_CASE(a_sitting_with_its_marks_for_those_who_may_see_them) {
    const OfficeFolder office;
    const std::string id = office.failed();
    BOOST_REQUIRE(
        office.run("exam appeal", id + " --as tina --text 'Item 3 was unclear.'").status == 0);
    const Json shown = object_in(office.run("exam show", id + " --json --answers --as eve"));
    BOOST_TEST(shown.at("stage") == "appealed");
    BOOST_TEST(shown.at("passed") == false);
    BOOST_TEST(shown.at("appeal").at("text") == "Item 3 was unclear.");
    BOOST_TEST(shown.at("appeal").at("by") == "tina");
    const int closed = shown.at("right").get<int>() + shown.at("wrong").get<int>();
    BOOST_TEST(shown.at("items").size() == static_cast<std::size_t>(closed));
    int right = 0, asked = 0;
    for (const Json& item : shown.at("items")) right += item.at("right").get<bool>() ? 1 : 0;
    for (const Json& cell : shown.at("cells")) asked += cell.at("asked").get<int>();
    BOOST_TEST(right == shown.at("right").get<int>());
    BOOST_TEST(asked == closed);
    const Json brief = object_in(office.run("exam show", id + " --json --as eve"));
    BOOST_TEST(!brief.contains("items"));
    const Json unseen = object_in(office.run("exam show", id + " --json --as ivo"));
    for (const char* secret : {"right", "passed", "cells", "items", "critical"})
        BOOST_TEST(!unseen.contains(secret), secret);
}

BOOST_AUTO_TEST_CASE(an_exam_and_its_rule) {
    const Json exam = object_in(fairdeal_with("exam check --json breakout-dealer"));
    BOOST_TEST(exam.at("shown") == exam.at("arising"));
    BOOST_TEST(exam.at("rule").at("p0") == 0.85);
    const std::string text = fairdeal_with("exam check breakout-dealer").out;
    BOOST_TEST(says(text, "first " + exam.at("items").dump() + " items"));
    const Ran ran = fairdeal_with("exam simulate --json --candidates 2000 --seed 5");
    const Json simulated = object_in(ran);
    BOOST_TEST(simulated.at("good-enough") == (ran.status == 0));
    for (const Json& rate : simulated.at("rates"))
        BOOST_TEST(rate.at("exact").at("passed").get<double>() +
                           rate.at("exact").at("failed").get<double>() ==
                       1.0,
                   boost::test_tools::tolerance(1e-9));
}

BOOST_AUTO_TEST_CASE(a_sheet_trainees_and_a_school) {
    const Json sheet = object_in(fairdeal_with("sheet --json --game breakout"));
    BOOST_TEST(sheet.at("sections").size() > 3U);
    const Json one = object_in(fairdeal_with("sheet --json --game breakout --section super-tie"));
    BOOST_REQUIRE(one.at("sections").size() == 1U);
    const Json row = one.at("sections").at(0).at("rows").at(0);
    BOOST_TEST(says(fairdeal_with("sheet --game breakout --section super-tie").out,
                    row.at("clause").get<std::string>()));
    BOOST_TEST(fairdeal_with("sheet --json --game breakout --out s.pdf").status == 2);
    const Json item = object_in(fairdeal_with("drill --json --game midnight --item-level 3"));
    BOOST_TEST(item.at("item-level") == 3);
    const Json trainees =
        object_in(fairdeal_with("trainees --json --game breakout --count 20 --pool 50"));
    BOOST_TEST(trainees.at("trainees") == 20);
    const OfficeFolder office;
    const Json school =
        object_in(fairdeal_with("school check --json --school " + office.school_file));
    BOOST_TEST(school.at("people") == 6);
    BOOST_TEST(school.at("sound") == true);
}

BOOST_AUTO_TEST_SUITE_END()
