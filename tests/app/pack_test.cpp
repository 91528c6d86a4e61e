// Packs at the desk: what they hold is in the lists, what does not pass is left out and said so.

#include <unistd.h>

#include <boost/test/unit_test.hpp>
#include <fstream>
#include <sstream>

#include "desk/frame/desk.h"
#include "school/packs/packs.h"

using namespace fairdeal;
namespace fs = std::filesystem;

namespace {

/// A packs folder of its own that is gone with it.
struct PacksFolder {
    fs::path path;
    PacksFolder() {
        std::string name = (fs::temp_directory_path() / "fairdeal-packs-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
        path = name;
    }
    ~PacksFolder() { fs::remove_all(path); }
    PacksFolder(const PacksFolder&) = delete;
    PacksFolder& operator=(const PacksFolder&) = delete;
    void write(const std::string& name, std::string_view bytes) const {
        std::ofstream(path / name, std::ios::binary) << bytes;
    }
};

/// A pack of one scenario: a shipped one under an id of its own.
std::string pack_of(std::string_view id) {
    std::ifstream file(FAIRDEAL_SOURCE_DIR "/scenarios/breakout/bust-against-17.xml");
    std::ostringstream text;
    text << file.rdbuf();
    std::string xml = text.str();
    const std::string shipped_id = "breakout-bust-against-17";
    xml.replace(xml.find(shipped_id), shipped_id.size(), id);
    return zip_of({"", {{"scenarios/breakout/ours.xml", xml}}});
}

}  // namespace

BOOST_AUTO_TEST_SUITE(packs_at_the_desk)

BOOST_AUTO_TEST_CASE(a_scenario_of_a_pack_is_listed_and_opened) {
    const PacksFolder packs;
    Desk desk(FAIRDEAL_SOURCE_DIR, "");
    const int before = desk.practise.screen().all;
    packs.write("evening.zip", pack_of("breakout-ours"));
    open_packs(desk, packs.path);
    BOOST_TEST(desk.problems.empty());
    BOOST_TEST(desk.practise.screen().all == before + 1);
    desk.practise.open("breakout-ours");
    BOOST_REQUIRE(desk.practise.practice() != nullptr);
    BOOST_TEST(desk.practise.practice()->scenario.title == "Bust against 17");
}

BOOST_AUTO_TEST_CASE(a_pack_that_does_not_pass_is_left_out_and_said_so) {
    const PacksFolder packs;
    Desk desk(FAIRDEAL_SOURCE_DIR, "");
    const int before = desk.practise.screen().all;
    packs.write("evening.zip", pack_of("breakout-bust-against-17"));
    open_packs(desk, packs.path);
    BOOST_TEST(desk.practise.screen().all == before);
    BOOST_TEST(desk.practise.screen().progress ==
               "0 of " + std::to_string(before) +
                   " solved \u00b7 something was left out: " + packs.path.string() +
                   "/evening.zip/scenarios/breakout/ours.xml:2:26: breakout-bust-against-17 is "
                   "the id of another scenario too");
}

BOOST_AUTO_TEST_CASE(the_school_says_which_pack_is_left_out_why_and_where_to_look) {
    const PacksFolder packs;
    Desk desk(FAIRDEAL_SOURCE_DIR, "");
    packs.write("evening.zip", pack_of("breakout-ours"));
    open_packs(desk, packs.path);
    BOOST_TEST(desk.lessons.screen().left_out == "");

    Desk clashing(FAIRDEAL_SOURCE_DIR, "");
    packs.write("evening.zip", pack_of("breakout-bust-against-17"));
    open_packs(clashing, packs.path);
    const std::string clash = ":2:26: breakout-bust-against-17 is the id of another scenario too";
    const std::string look = ". Trainers find all of it under \u201cPacks\u201d in Learn.";
    BOOST_TEST(clashing.lessons.screen().left_out ==
               "The pack evening is left out: evening.zip/scenarios/breakout/ours.xml" + clash +
                   look);

    Desk spoilt(FAIRDEAL_SOURCE_DIR, "");
    packs.write("night.zip", "no zip");
    open_packs(spoilt, packs.path);
    BOOST_TEST(spoilt.lessons.screen().left_out ==
               "The packs evening, night are left out: evening.zip/scenarios/breakout/ours.xml" +
                   clash + " and 1 more" + look);
}

BOOST_AUTO_TEST_CASE(a_desk_without_content_stays_without) {
    const PacksFolder packs;
    packs.write("evening.zip", pack_of("breakout-ours"));
    Desk desk("", "");
    const Problems before = desk.problems;
    open_packs(desk, packs.path);
    BOOST_TEST((desk.problems == before));
    BOOST_TEST(desk.library.scenarios.empty());
}

BOOST_AUTO_TEST_CASE(a_pack_that_cannot_be_written_is_not_there_in_part) {
    const PacksFolder packs;
    packs.write("evening.zip", pack_of("breakout-ours"));
    packs.write("no-folder", "a file where the packs folder would be");
    const Library shipped = load_library(FAIRDEAL_SOURCE_DIR).value();
    BOOST_TEST(!install_pack(packs.path / "evening.zip", packs.path / "no-folder", shipped));
    BOOST_TEST(!install_pack(packs.path / "evening.zip", "/proc", shipped));
    BOOST_TEST(install_pack(packs.path / "evening.zip", packs.path / "in", shipped).has_value());
    BOOST_TEST(std::distance(fs::directory_iterator(packs.path / "in"), {}) == 1);
}

BOOST_AUTO_TEST_SUITE_END()
