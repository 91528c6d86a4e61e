// The rebuild room in the real window: a hand typed in on the real keyboard.
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "window.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

void open_rebuild() {
    start_over();
    desk->rebuild.entry = start_entry(Game::Breakout);
    press('4', wxMOD_CONTROL);
    BOOST_REQUIRE(comes_true([] { return desk->section == DeskSection::Rebuild; }));
    come_to_rest();
}

std::string line(std::size_t number) {
    const auto& events = desk->rebuild.entry.hand.record.events;
    return number < events.size() ? to_text(events[number]) : "";
}

/// Types, '\n' as the Enter key.
void type_keys(const std::string& keys) {
    for (const char c : keys) {
        if (c == '\n')
            press(WXK_RETURN);
        else if (c == ' ')
            press(WXK_SPACE);
        else
            type(std::string(1, c));
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(entry_window)

BOOST_AUTO_TEST_CASE(a_hand_is_typed_in_on_the_keyboard) {
    open_rebuild();
    type_keys("25\n ts6d9s?8");
    BOOST_TEST(comes_true(
        [] { return line(2) == "dealer deal 9s" && !desk->rebuild.entry.hand.typed.empty(); }));
    type_keys("?");
    press(WXK_BACK);
    press(WXK_BACK);
    type_keys(" s");
    BOOST_TEST(comes_true([] { return line(3) == "1 stand"; }));
    BOOST_TEST(line(0) == "1 bet player 25");
    BOOST_TEST(line(1) == "1 deal Ts 6d");
    BOOST_TEST(frame->entry().field()->spoken().find("Dealer turns") != std::string::npos);
    BOOST_TEST(frame->entry().events()->GetItemCount() == 4U);
}

BOOST_AUTO_TEST_CASE(an_impossible_key_is_refused_in_words) {
    open_rebuild();
    type_keys("25\n ts6d9s 5z");
    BOOST_TEST(comes_true([] { return desk->rebuild.entry.taken == KeyTaken::Refused; }));
    come_to_rest();
    BOOST_TEST(frame->entry().field()->spoken().find("A suit is S, H, D, C or ?") !=
               std::string::npos);
    BOOST_TEST(desk->rebuild.entry.hand.typed == "5");
}

BOOST_AUTO_TEST_CASE(header_fields_take_letters_and_give_the_keyboard_back) {
    open_rebuild();
    click(frame->entry().form()->table());
    type_keys("B7\n");
    type_keys("25\n");
    BOOST_TEST(comes_true([] { return line(0) == "1 bet player 25"; }));
    BOOST_TEST(desk->rebuild.entry.hand.record.header.identity.table == "B7");
}

BOOST_AUTO_TEST_CASE(the_record_is_saved_where_one_says) {
    open_rebuild();
    type_keys("25\n ts9d9s s");
    come_to_rest();
    const auto file = std::filesystem::current_path() / "entry-window-test.txt";
    chosen_file = file.string();
    click(frame->entry().save_button());
    BOOST_TEST(comes_true([&] { return std::filesystem::exists(file); }));
    std::ifstream in(file);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    BOOST_TEST(text == text_of(desk->rebuild.entry));
    chosen_file.clear();
    std::filesystem::remove(file);
}

BOOST_AUTO_TEST_CASE(nothing_is_cut_off_in_the_smallest_window) {
    open_rebuild();
    type_keys("25\n ts9d9s");
    frame->SetSize(1024, 700);
    come_to_rest();
    BOOST_TEST(cut_off(frame) == "");
    frame->SetSize(1280, 800);
    come_to_rest();
    desk->rebuild.entry = start_entry(Game::Breakout);
}

BOOST_AUTO_TEST_SUITE_END()
