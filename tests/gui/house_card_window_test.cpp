// A table card changed, looked into and approved in the real window, by keyboard and by mouse.
#include <boost/test/unit_test.hpp>

#include "looks.h"
#include "reader.h"
#include "training/book/option_words.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

HouseCardPage& cards() { return frame->house_cards(); }

/// A pit manager with the cards of Breakout before them, and no draft.
void open_cards() {
    come_to_school("Vera", Trains::Yes);
    show_learn_view(*desk, LearnView::Cards);
    desk->cards.choose(Game::Midnight);
    desk->cards.choose(Game::Breakout);
    frame->show_now();
    BOOST_REQUIRE(is_open(cards()));
    desk->cards.pick(0);
    desk->cards.apply(HouseCardAction::Drop);
    frame->show_now();
    come_to_rest();
}

void pick_row(RowList* list, int down) {
    list->SetFocus();
    come_to_rest();
    for (int i = 0; i < down; ++i) press(WXK_DOWN);
    come_to_rest();
}

bool draws() { return house_card(desk->library, Game::Breakout).is_yes(Option::HitSoft17); }

}  // namespace

BOOST_AUTO_TEST_SUITE(house_card_window)

BOOST_AUTO_TEST_CASE(a_card_is_changed_looked_into_and_approved_by_keyboard) {
    open_cards();
    all_fits("the card that ships");
    all_has_names("the card that ships");
    cards().cards()->SetFocus();
    come_to_rest();
    press('C');
    BOOST_REQUIRE(comes_true([] { return cards().screen().name.has_value(); }));
    all_fits("a draft");
    all_has_names("a draft");
    pick_row(cards().options(), 2);
    BOOST_REQUIRE(comes_true([] { return cards().screen().option == 2U; }));
    BOOST_TEST(cards().screen().open.question == "Does the dealer draw on a soft 17?");
    cards().option()->choices()->SetFocus();
    come_to_rest();
    press(WXK_UP);
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return cards().screen().open.chosen == 0U; }));
    BOOST_TEST(cards().screen().options.at(2).changed);
    press('W');
    BOOST_REQUIRE(comes_true([] { return cards().screen().changes.size() > 3U; }));
    BOOST_TEST(cards().changes()->IsShownOnScreen());
    all_fits("what changes");
    all_has_names("what changes");
    cards().changes()->SetFocus();
    come_to_rest();
    press('A');
    BOOST_REQUIRE(comes_true([] { return cards().passphrase_field()->HasFocus(); }));
    all_fits("the form");
    all_has_names("the form");
    type("wrong");
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return !cards().screen().error.empty(); }));
    all_fits("a refusal");
    BOOST_TEST(!draws());
    BOOST_TEST(cards().passphrase_field()->GetValue().empty());
    cards().passphrase_field()->SetFocus();
    come_to_rest();
    type(trainers_words);
    press(WXK_RETURN);
    BOOST_REQUIRE_MESSAGE(comes_true([] { return draws(); }), cards().screen().error);
    BOOST_TEST(cards().screen().standing.find("In force since") == 0U);
    BOOST_TEST(cards().screen().standing.find("approved by Vera") != std::string::npos);
    all_fits("in force");
    BOOST_TEST(keyboard_is_somewhere());
}

BOOST_AUTO_TEST_CASE(the_former_card_is_put_back_by_mouse) {
    open_cards();
    if (!draws()) return;
    const auto& rows = cards().screen().rows;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].card.id == "breakout-standard") desk->cards.pick(i);
    }
    frame->show_now();
    come_to_rest();
    click(cards().button(HouseCardAction::Change));
    BOOST_REQUIRE(comes_true([] { return cards().screen().name.has_value(); }));
    const auto options = house_choices(Game::Breakout);
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].name == "decks") desk->cards.pick_option(i);
    }
    frame->show_now();
    come_to_rest();
    wxSpinCtrl* decks = cards().option()->number(0);
    BOOST_REQUIRE(decks->IsShownOnScreen());
    BOOST_TEST(decks->GetMin() == 1);
    BOOST_TEST(decks->GetValue() == 6);
    decks->SetFocus();
    come_to_rest();
    press(WXK_UP);
    BOOST_TEST(comes_true([] { return cards().screen().options.front().reading == "7"; }));
    click(cards().button(HouseCardAction::AskApproval));
    BOOST_REQUIRE(comes_true([] { return cards().passphrase_field()->HasFocus(); }));
    type(trainers_words);
    click(cards().button(HouseCardAction::PutInForce));
    BOOST_REQUIRE_MESSAGE(comes_true([] { return !draws(); }), cards().screen().error);
    BOOST_TEST(house_card(desk->library, Game::Breakout).number(Option::Decks) == 7);
    click(cards().game_button(Game::League));
    BOOST_TEST(comes_true([] { return cards().screen().game == Game::League; }));
    press(WXK_ESCAPE);
    BOOST_TEST(is_open(frame->learn()));
}

BOOST_AUTO_TEST_SUITE_END()
