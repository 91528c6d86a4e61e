// Content packs added and removed in the real window, by keyboard and by mouse.
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "looks.h"
#include "reader.h"
#include "school/packs/packs.h"

using namespace fairdeal;
using namespace fairdeal::testing;
namespace fs = std::filesystem;

namespace {

PackPage& packs_page() { return frame->packs(); }

/// A zipped pack of one scenario of ours.
std::string zipped_pack(const std::string& name, const std::string& id) {
    std::ifstream file(FAIRDEAL_SOURCE_DIR "/scenarios/breakout/bust-against-17.xml");
    std::ostringstream text;
    text << file.rdbuf();
    std::string xml = text.str();
    const std::string shipped = "breakout-bust-against-17";
    xml.replace(xml.find(shipped), shipped.size(), id);
    const fs::path made = fs::temp_directory_path() / name;
    std::ofstream(made, std::ios::binary) << zip_of({"", {{"scenarios/breakout/ours.xml", xml}}});
    return made.string();
}

void open_packs_page() {
    come_to_school("Vera", Trains::Yes);
    show_learn_view(*desk, LearnView::Packs);
    frame->show_now();
    BOOST_REQUIRE(is_open(packs_page()));
    come_to_rest();
}

bool has_scenario(const char* id) { return find_scenario(desk->library, id) != nullptr; }

}  // namespace

BOOST_AUTO_TEST_SUITE(pack_window)

BOOST_AUTO_TEST_CASE(a_pack_is_added_and_removed_by_keyboard) {
    open_packs_page();
    all_fits("no packs");
    all_has_names("no packs");
    chosen_file = zipped_pack("window-pack.zip", "breakout-bust-against-17");
    press('A');
    BOOST_REQUIRE(comes_true([] { return packs_page().screen().is_wrong; }));
    all_fits("what is wrong");
    all_has_names("what is wrong");
    BOOST_TEST(packs_page().lines()->IsShownOnScreen());
    chosen_file = zipped_pack("window-pack.zip", "breakout-of-the-window");
    press(WXK_F5);
    BOOST_REQUIRE(comes_true([] { return !packs_page().screen().is_wrong; }));
    BOOST_REQUIRE(comes_true([] { return packs_page().screen().lines.size() == 1U; }));
    all_fits("what would be put in");
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return has_scenario("breakout-of-the-window"); }));
    BOOST_REQUIRE(comes_true([] { return packs_page().screen().rows.size() == 1U; }));
    all_fits("in use");
    all_has_names("in use");
    packs_page().packs()->SetFocus();
    come_to_rest();
    press(WXK_DELETE);
    BOOST_REQUIRE(comes_true([] { return packs_page().screen().part == PackPart::Removal; }));
    all_fits("the question");
    press(WXK_ESCAPE);
    BOOST_REQUIRE(comes_true([] { return packs_page().screen().part == PackPart::Installed; }));
    press(WXK_DELETE);
    BOOST_REQUIRE(comes_true([] { return packs_page().screen().part == PackPart::Removal; }));
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return !has_scenario("breakout-of-the-window"); }));
    BOOST_TEST(comes_true([] { return packs_page().screen().rows.empty(); }));
    BOOST_TEST(keyboard_is_somewhere());
    press(WXK_ESCAPE);
    BOOST_TEST(is_open(frame->learn()));
}

BOOST_AUTO_TEST_CASE(a_pack_is_dropped_and_removed_by_mouse) {
    open_packs_page();
    packs_page().look_into_dropped(zipped_pack("window-drop.zip", "breakout-of-the-mouse"));
    BOOST_REQUIRE(
        comes_true([] { return packs_page().button(PackAction::PutIn)->IsShownOnScreen(); }));
    come_to_rest();
    click(packs_page().button(PackAction::PutIn));
    BOOST_REQUIRE(comes_true([] { return has_scenario("breakout-of-the-mouse"); }));
    BOOST_REQUIRE(
        comes_true([] { return packs_page().button(PackAction::AskRemoval)->IsShownOnScreen(); }));
    come_to_rest();
    click(packs_page().button(PackAction::AskRemoval));
    BOOST_REQUIRE(comes_true([] { return packs_page().screen().part == PackPart::Removal; }));
    come_to_rest();
    click(packs_page().button(PackAction::Remove));
    BOOST_TEST(comes_true([] { return !has_scenario("breakout-of-the-mouse"); }));
    chosen_file.clear();
}

BOOST_AUTO_TEST_SUITE_END()
