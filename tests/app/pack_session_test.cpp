// Packs added and removed at the desk, by a trainer.

#include <boost/test/unit_test.hpp>

#include "school/cards/house_cards.h"
#include "school/packs/packs.h"
#include "trainer_desk.h"

using namespace fairdeal;
namespace fs = std::filesystem;

namespace {

const std::string late_file = "scenarios/breakout/late.xml";

/// A shipped scenario under an id and title of its own, with one piece put in place of another.
std::string late_scenario(const std::string& id, const std::string& piece = "",
                          const std::string& by = "") {
    std::string xml = text_of_file(FAIRDEAL_SOURCE_DIR "/scenarios/breakout/bust-against-17.xml");
    const auto put = [&](const std::string& was, const std::string& is) {
        if (!was.empty()) xml.replace(xml.find(was), was.size(), is);
    };
    put("breakout-bust-against-17", id);
    put("Bust against 17", "The late hand");
    put(piece, by);
    return xml;
}

struct PackTrainer : Trainer {
    PackTrainer() { open(); }
    void open() {
        open_packs(desk, folder / "packs");
        show_learn_view(desk, LearnView::Packs);
        desk.packs.wait();
    }
    /// Everything from the disk, with the same person signed in.
    void restart() {
        start();
        open_packs(desk, folder / "packs");
        show_learn_view(desk, LearnView::Today);
        BOOST_REQUIRE(sign_in(desk.learn.school, "tom", "long enough"));
        show_learn_view(desk, LearnView::Packs);
    }
    [[nodiscard]] fs::path write(const std::string& name, const std::string& bytes) const {
        const fs::path file = folder / name;
        fs::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << bytes;
        return file;
    }
    [[nodiscard]] fs::path zip(const std::string& name, const std::string& xml) const {
        return write(name, zip_of({"", {{late_file, xml}}}));
    }
    void look_into(const fs::path& pack) {
        desk.packs.look_into(pack);
        desk.packs.wait();
    }
    void take(PackAction action) {
        desk.packs.apply(action);
        desk.packs.wait();
    }
    void put_in(const fs::path& pack) {
        look_into(pack);
        BOOST_REQUIRE(desk.packs.can(PackAction::PutIn));
        take(PackAction::PutIn);
    }
    [[nodiscard]] PackScreen screen() const { return desk.packs.screen(); }
    [[nodiscard]] bool has(const std::string& id) const {
        return find_scenario(desk.library, id) != nullptr;
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(pack_session)

BOOST_AUTO_TEST_CASE(a_pack_is_checked_shown_and_put_in_and_is_on_the_shelf_at_once) {
    PackTrainer tom;
    BOOST_TEST(tom.screen().rows.empty());
    BOOST_TEST(tom.screen().empty.find("No packs yet.") == 0U);
    const int before = tom.desk.practise.screen().all;
    tom.look_into(tom.zip("Our Night.zip", late_scenario("breakout-ours")));
    const PackScreen checked = tom.screen();
    BOOST_TEST((checked.part == PackPart::ToAdd));
    BOOST_TEST(checked.standing == "Nothing is wrong \u00b7 1 scenario");
    BOOST_TEST(checked.story.find("\u201cour-night\u201d") != std::string::npos, checked.story);
    BOOST_REQUIRE(checked.lines.size() == 1U);
    BOOST_TEST(checked.lines.front().title == "The late hand");
    BOOST_TEST(checked.lines.front().detail ==
               "Scenario \u00b7 Breakout Blackjack \u00b7 breakout-ours");
    BOOST_TEST(!tom.has("breakout-ours"));
    BOOST_TEST(!fs::exists(tom.folder / "packs"));
    tom.take(PackAction::PutIn);
    const PackScreen in_use = tom.screen();
    BOOST_TEST(in_use.error == "");
    BOOST_TEST(in_use.notice ==
               "our-night is in use: its lessons are in Lessons, its scenarios in Practise.");
    BOOST_REQUIRE(in_use.rows.size() == 1U);
    BOOST_TEST(in_use.rows.front().word == "in use");
    BOOST_TEST(in_use.rows.front().detail == "1 scenario");
    BOOST_TEST(tom.desk.practise.screen().all == before + 1);
    BOOST_TEST(tom.has("breakout-ours"));
    tom.restart();
    BOOST_TEST(tom.has("breakout-ours"));
    BOOST_TEST(tom.screen().title == "our-night");
}

BOOST_AUTO_TEST_CASE(a_folder_is_a_pack_too) {
    PackTrainer tom;
    static_cast<void>(tom.write("evening/" + late_file, late_scenario("breakout-ours")));
    tom.put_in(tom.folder / "evening" / "");
    BOOST_TEST(tom.has("breakout-ours"));
    BOOST_TEST(tom.screen().title == "evening");
}

BOOST_AUTO_TEST_CASE(every_problem_is_shown_and_nothing_is_put_in) {
    PackTrainer tom;
    tom.put_in(tom.zip("first.zip", late_scenario("breakout-ours")));
    struct Row {
        fs::path pack;
        const char *what, *where;
    };
    const Row rows[] = {
        {tom.zip("card.zip", late_scenario("breakout-b", "1 hit Kc", "1 hit Zc")),
         "'Zc' is not a card", "scenarios/breakout/late.xml, line 15, column 7"},
        {tom.zip("ships.zip", late_scenario("breakout-bust-against-17")),
         "Breakout-bust-against-17 is the id of another scenario too",
         "scenarios/breakout/late.xml, line 2, column 26"},
        {tom.zip("again.zip", late_scenario("breakout-ours")),
         "Breakout-ours is the id of another scenario too",
         "scenarios/breakout/late.xml, line 2, column 26"},
        {tom.write("other.zip", "no zip"), "This is no zip file, or not a whole one", nullptr},
        {tom.write("empty.zip", ""), "There is nothing in this pack", nullptr},
        {tom.zip("new/first.zip", late_scenario("breakout-c")),
         "A pack of this name is installed already; remove it first", nullptr},
        {tom.folder / "nowhere.zip", "Cannot be opened: No such file or directory", nullptr},
        {tom.zip("---.zip", late_scenario("breakout-c")),
         "'---' is no name for a pack: small letters, digits and hyphens", nullptr},
    };
    for (const Row& row : rows) {
        tom.look_into(row.pack);
        const PackScreen screen = tom.screen();
        BOOST_TEST_CONTEXT(row.pack) {
            BOOST_TEST(screen.is_wrong);
            BOOST_TEST(screen.standing == "1 thing is wrong \u00b7 nothing was put in");
            BOOST_REQUIRE(screen.lines.size() == 1U);
            BOOST_TEST(screen.lines.front().title == row.what);
            BOOST_TEST(screen.lines.front().detail ==
                       (row.where == nullptr ? row.pack.string() : row.where));
            BOOST_TEST(!tom.desk.packs.can(PackAction::PutIn));
            tom.take(PackAction::PutIn);
            BOOST_TEST(tom.screen().rows.size() == 1U);
        }
    }
    BOOST_TEST(std::distance(fs::directory_iterator(tom.folder / "packs"), {}) == 1);
}

BOOST_AUTO_TEST_CASE(what_was_mended_is_checked_again) {
    PackTrainer tom;
    const fs::path file =
        tom.zip("late.zip", late_scenario("breakout-ours", "1 hit Kc", "1 hit Zc"));
    tom.look_into(file);
    BOOST_TEST(tom.screen().is_wrong);
    static_cast<void>(tom.zip("late.zip", late_scenario("breakout-ours")));
    tom.take(PackAction::CheckAgain);
    BOOST_TEST(!tom.screen().is_wrong);
    // What is put in is what was shown, whatever has become of the file.
    static_cast<void>(tom.write("late.zip", "no zip"));
    tom.take(PackAction::PutIn);
    BOOST_TEST(tom.has("breakout-ours"));
}

BOOST_AUTO_TEST_CASE(a_pack_is_removed_after_a_question) {
    PackTrainer tom;
    tom.put_in(tom.zip("late.zip", late_scenario("breakout-ours")));
    tom.take(PackAction::AskRemoval);
    BOOST_TEST(tom.screen().story.find("Remove late? Its file is deleted") == 0U);
    tom.take(PackAction::Leave);
    BOOST_TEST(tom.has("breakout-ours"));
    BOOST_TEST(!tom.desk.packs.can(PackAction::Remove));
    tom.take(PackAction::AskRemoval);
    tom.take(PackAction::Remove);
    BOOST_TEST(!tom.has("breakout-ours"));
    BOOST_TEST(tom.has("breakout-bust-against-17"));
    BOOST_TEST(tom.screen().notice == "late is removed. What was answered in it stays.");
    BOOST_TEST(tom.screen().rows.empty());
    BOOST_TEST(!fs::exists(tom.folder / "packs" / "late.zip"));
}

BOOST_AUTO_TEST_CASE(a_pack_that_was_left_out_for_another_is_used_once_that_is_removed) {
    PackTrainer tom;
    const std::string both = zip_of({"", {{late_file, late_scenario("breakout-ours")}}});
    static_cast<void>(tom.write("packs/a.zip", both));
    static_cast<void>(tom.write("packs/b.zip", both));
    tom.restart();
    PackScreen screen = tom.screen();
    BOOST_REQUIRE(screen.rows.size() == 2U);
    BOOST_TEST(screen.rows.at(1).word == "left out");
    BOOST_TEST(screen.rows.at(1).detail == "1 thing is wrong");
    BOOST_TEST(tom.desk.learn.left_out.find("The pack b is left out") == 0U);
    BOOST_TEST(tom.desk.problems.size() == 1U);
    tom.desk.packs.pick(1);
    BOOST_TEST(tom.screen().lines.front().title ==
               "Breakout-ours is the id of another scenario too");
    BOOST_TEST(tom.screen().lines.front().detail ==
               "scenarios/breakout/late.xml, line 2, column 26");
    tom.desk.packs.pick(0);
    tom.take(PackAction::AskRemoval);
    tom.take(PackAction::Remove);
    screen = tom.screen();
    BOOST_REQUIRE(screen.rows.size() == 1U);
    BOOST_TEST(screen.rows.front().title == "b");
    BOOST_TEST(screen.rows.front().word == "in use");
    BOOST_TEST(tom.has("breakout-ours"));
    BOOST_TEST(tom.desk.learn.left_out == "");
    BOOST_TEST(tom.desk.problems.empty());
}

BOOST_AUTO_TEST_CASE(what_another_program_put_in_or_removed_is_seen) {
    PackTrainer tom;
    const fs::path file =
        tom.write("packs/late.zip", zip_of({"", {{late_file, late_scenario("breakout-a")}}}));
    show_learn_view(tom.desk, LearnView::Packs);
    tom.desk.packs.wait();
    BOOST_TEST(tom.has("breakout-a"));
    fs::remove(file);
    show_learn_view(tom.desk, LearnView::Packs);
    tom.desk.packs.wait();
    BOOST_TEST(!tom.has("breakout-a"));
    BOOST_TEST(tom.screen().rows.empty());
}

BOOST_AUTO_TEST_CASE(a_pack_is_dealt_by_the_card_of_the_house) {
    PackTrainer tom;
    HouseCardSession& cards = tom.desk.cards;
    show_learn_view(tom.desk, LearnView::Cards);
    cards.apply(HouseCardAction::Change);
    cards.pick_option(2);
    cards.choose_value(0);
    cards.apply(HouseCardAction::AskApproval);
    cards.type_passphrase("long enough");
    cards.apply(HouseCardAction::PutInForce);
    BOOST_REQUIRE(house_card(tom.desk.library, Game::Breakout).is_yes(Option::HitSoft17));
    show_learn_view(tom.desk, LearnView::Packs);
    tom.put_in(tom.zip("late.zip", late_scenario("breakout-ours")));
    BOOST_REQUIRE(tom.has("breakout-ours"));
    const Scenario* dealt = find_scenario(tom.desk.library, "breakout-ours");
    BOOST_TEST(dealt->hand.header.card.is_yes(Option::HitSoft17));
}

BOOST_AUTO_TEST_CASE(only_who_trains_adds_and_removes) {
    PackTrainer tom;
    tom.put_in(tom.zip("late.zip", late_scenario("breakout-ours")));
    sign_out(tom.desk.learn.school);
    BOOST_TEST(!tom.screen().forbidden.empty());
    tom.take(PackAction::AskRemoval);
    tom.take(PackAction::Remove);
    tom.look_into(tom.zip("more.zip", late_scenario("breakout-more")));
    tom.take(PackAction::PutIn);
    BOOST_TEST(tom.has("breakout-ours"));
    BOOST_TEST(!tom.has("breakout-more"));
}

BOOST_AUTO_TEST_CASE(a_folder_that_takes_nothing_changes_nothing) {
    PackTrainer tom;
    static_cast<void>(tom.write("no-folder", "a file where the packs folder would be"));
    open_packs(tom.desk, tom.folder / "no-folder");
    show_learn_view(tom.desk, LearnView::Packs);
    tom.desk.packs.wait();
    tom.look_into(tom.zip("late.zip", late_scenario("breakout-ours")));
    tom.take(PackAction::PutIn);
    BOOST_TEST(tom.screen().is_wrong);
    BOOST_TEST(!tom.screen().lines.empty());
    BOOST_TEST(!tom.has("breakout-ours"));
    Desk empty("", "");
    open_packs(empty, tom.folder / "packs");
    BOOST_TEST(!empty.packs.can(PackAction::AddFile));
}

BOOST_AUTO_TEST_SUITE_END()
