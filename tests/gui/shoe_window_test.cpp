// Packs and shoes in the real window: from the audit there by key, a finding's hands in Replay, a
// case on it.
#include <boost/test/unit_test.hpp>

#include "looks.h"
#include "support/incident_log.h"
#include "window.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

ShoePage& shoe_page() { return frame->shoe(); }

/// A log with a pack that has a finding and one that has none, open in Replay; the page of them.
void open_the_shoes() {
    start_over();
    std::filesystem::create_directories(desk->preferences.folder);
    const std::string file = (desk->preferences.folder / "shoes.db").string();
    if (desk->replay.file != file) {
        log_incidents(file, {"penn-national-missing-cards", "rivers-extra-card"}, 2);
        open_log(*desk, file);
        frame->go_to_section(DeskSection::Replay);
        BOOST_REQUIRE(
            comes_true([&] { return desk->replay.log != nullptr && desk->replay.file == file; }));
    }
    close_hand(desk->replay);
    desk->shoe.is_shown = false;
    frame->go_to_section(DeskSection::Audit);
    choose_log(desk->audit, file);
    come_to_rest();
    press('9');
    BOOST_REQUIRE(comes_true([] { return !shoe_page().shown().rows.empty(); }));
    come_to_rest();
}

/// Whether all of it lies in what the right side shows of its words and pictures now.
bool is_in_sight(const wxWindow* part) {
    const wxWindow* const body = shoe_page().body();
    const wxRect shown(body->GetScreenPosition(), body->GetClientSize());
    const wxRect place = part->GetScreenRect();
    return part->IsShownOnScreen() && place.y >= shown.y && place.GetBottom() <= shown.GetBottom();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(shoe_window)

BOOST_AUTO_TEST_CASE(the_page_shows_the_pack_with_a_finding_its_chart_and_its_cards) {
    open_the_shoes();
    BOOST_TEST(shoe_page().IsShownOnScreen());
    BOOST_TEST(!frame->audit().IsShownOnScreen());
    BOOST_TEST(shoe_page().shown().title == "Pack rivers-extra-card-P1");
    BOOST_TEST(shoe_page().chart()->IsShownOnScreen());
    BOOST_TEST(shoe_page().kinds()->IsShownOnScreen());
    BOOST_TEST(shoe_page().findings()->GetItemCount() == 1U);
    BOOST_TEST(cut_off(frame) == "");
    frame->SetSize(1024, 700);
    come_to_rest();
    BOOST_TEST(cut_off(frame) == "");
    BOOST_TEST(shoe_page().findings()->IsShownOnScreen());
    frame->SetSize(1280, 800);
    come_to_rest();
}

BOOST_AUTO_TEST_CASE(in_a_small_window_with_large_letters_every_part_can_be_scrolled_to) {
    open_the_shoes();
    frame->SetSize(1024, 700);
    step_letters('=');
    step_letters('=');
    come_to_rest();
    BOOST_TEST(cut_off(frame) == "");
    shoe_page().rows()->SetFocus();
    const auto comes_into_sight = [](const wxWindow* part) {
        for (int presses = 0; presses < 9 && !is_in_sight(part); ++presses) {
            press(WXK_PAGEDOWN);
            come_to_rest();
        }
        return is_in_sight(part);
    };
    BOOST_TEST(is_in_sight(shoe_page().findings()));
    BOOST_TEST(!is_in_sight(shoe_page().kinds()));
    BOOST_TEST(comes_into_sight(shoe_page().whole_finding()));
    BOOST_TEST(comes_into_sight(shoe_page().chart()));
    BOOST_TEST(comes_into_sight(shoe_page().kinds()));
    BOOST_TEST(!is_in_sight(shoe_page().findings()));
    for (int tabs = 0; tabs < 5 && !shoe_page().findings()->HasFocus(); ++tabs) {
        press(WXK_TAB);  // to the findings, which come into sight
        come_to_rest();
    }
    BOOST_TEST(shoe_page().findings()->HasFocus());
    BOOST_TEST(is_in_sight(shoe_page().findings()));
    press(WXK_PAGEDOWN);
    come_to_rest();
    wxMouseEvent wheel(wxEVT_MOUSEWHEEL);
    wheel.m_wheelRotation = 120;
    const int before = shoe_page().body()->GetViewStart().y;
    shoe_page().findings()->ProcessWindowEvent(wheel);
    BOOST_TEST(shoe_page().body()->GetViewStart().y < before);
    step_letters('-');
    step_letters('-');
    frame->SetSize(1280, 800);
    come_to_rest();
}

BOOST_AUTO_TEST_CASE(the_list_is_walked_by_keys_and_by_clicks) {
    open_the_shoes();
    shoe_page().rows()->SetFocus();
    const int picked = shoe_page().shown().picked;
    press(WXK_DOWN);
    come_to_rest();
    BOOST_TEST(shoe_page().shown().picked == picked + 1);
    BOOST_TEST(shoe_page().shown().title.starts_with("Shoe "));
    press(WXK_UP);
    come_to_rest();
    BOOST_TEST(shoe_page().shown().picked == picked);
    press(WXK_DOWN);
    come_to_rest();
    click_at(shoe_page().rows(), {60, 20});
    come_to_rest();
    BOOST_TEST(shoe_page().shown().picked == picked);  // the list begins with it
}

BOOST_AUTO_TEST_CASE(the_hands_behind_a_finding_come_up_in_replay_and_lead_back) {
    open_the_shoes();
    const auto hands = hands_behind(desk->shoe);
    BOOST_REQUIRE(!hands.empty());
    click(shoe_page().hands_button());
    BOOST_REQUIRE(comes_true([] { return desk->section == DeskSection::Replay; }));
    BOOST_REQUIRE(comes_true([&] { return desk->replay.listed_from.has_value(); }));
    press(WXK_ESCAPE);
    BOOST_REQUIRE(comes_true([] { return desk->section == DeskSection::Audit; }));
    come_to_rest();
    BOOST_TEST(shoe_page().IsShownOnScreen());
    press(WXK_ESCAPE);
    BOOST_REQUIRE(comes_true([] { return !desk->shoe.is_shown; }));
    come_to_rest();
    BOOST_TEST(frame->audit().IsShownOnScreen());
}

BOOST_AUTO_TEST_CASE(a_finding_fills_the_form_of_a_case) {
    open_the_shoes();
    click(shoe_page().case_button());
    BOOST_REQUIRE(comes_true([] { return desk->section == DeskSection::Cases; }));
    BOOST_REQUIRE(comes_true([] { return desk->cases.form.has_value(); }));
    const CaseForm& form = *desk->cases.form;
    BOOST_TEST(form.finding == "copy-too-many");
    BOOST_TEST(!form.hands.empty());
    BOOST_TEST(form.value("claimant") == "fairdeal");
    BOOST_TEST(form.value("text").find("9 of the 7h came out of one shoe") != std::string::npos);
    come_to_rest();
    BOOST_TEST(cut_off(frame) == "");
    press(WXK_ESCAPE);
    come_to_rest();
    desk->shoe.is_shown = false;
}

BOOST_AUTO_TEST_SUITE_END()
