// The window of the house's name, time zone and currency.
#include <boost/test/unit_test.hpp>

#include "desk/house/house_dialog.h"
#include "reader.h"
#include "school/house_file.h"
#include "support/scratch.h"
#include "window.h"
#include "words/amounts.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

/// The window on a file of its own; what was in force before is so again.
struct HouseWindow {
    std::filesystem::path folder = scratch_path("house-window");
    std::filesystem::path file = folder / "house.json";
    HouseInForce before{{}};
    std::string notice;
    HouseSession session{notice};
    std::optional<HouseDialog> dialog;

    HouseWindow() {
        std::filesystem::remove_all(folder);
        session.open(file);
        dialog.emplace(frame, session);
        dialog->Show();
        come_to_rest();
    }
    ~HouseWindow() { std::filesystem::remove_all(folder); }
    HouseWindow(const HouseWindow&) = delete;
    HouseWindow& operator=(const HouseWindow&) = delete;

    void retype(HouseField field, const std::string& text) {
        click(dialog->field(field));
        press('A', wxMOD_CONTROL);
        press(WXK_DELETE);
        type(text);
        come_to_rest();
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(house_window)

BOOST_AUTO_TEST_CASE(tab_and_enter_set_all_three_fields) {
    start_over();
    HouseWindow window;
    BOOST_TEST(cut_off(&*window.dialog) == "");
    BOOST_TEST(window.dialog->field(HouseField::Name)->HasFocus());
    click(window.dialog->field(HouseField::Name));  // the screen of the tests activates no window
    type("Casino Example");
    press(WXK_TAB);
    press('A', wxMOD_CONTROL);
    type("Europe/London");
    press(WXK_TAB);
    press('A', wxMOD_CONTROL);
    type("EUR");
    press(WXK_RETURN);
    BOOST_TEST(comes_true([&] { return !window.dialog->IsShown(); }));
    BOOST_TEST((read_house(window.file).value() ==
                HouseSettings{"Casino Example", "Europe/London", "EUR"}));
    BOOST_TEST(brief_amount(Money::dollars(5), Unit::Cash) == "EUR\u00a05");
}

BOOST_AUTO_TEST_CASE(what_is_wrong_stands_below_its_field_and_the_keyboard_goes_there) {
    start_over();
    HouseWindow window;
    window.retype(HouseField::TimeZone, "Europe/Lodnon");
    window.retype(HouseField::Currency, "5");
    click(window.dialog->save_button());
    BOOST_TEST(comes_true([&] { return !window.dialog->error(HouseField::Currency).empty(); }));
    come_to_rest();
    BOOST_TEST(window.dialog->error(HouseField::Name) == "");
    BOOST_TEST(window.dialog->error(HouseField::TimeZone).find("There is no time zone") == 0U);
    BOOST_TEST(window.dialog->field(HouseField::TimeZone)->HasFocus());
    BOOST_TEST(cut_off(&*window.dialog) == "");
    window.retype(HouseField::TimeZone, "Europe/London");
    window.retype(HouseField::Currency, "EUR");
    BOOST_TEST(window.dialog->error(HouseField::Currency) == "");
    click(window.dialog->save_button());
    BOOST_TEST(comes_true([&] { return !window.dialog->IsShown(); }));
    BOOST_TEST(read_house(window.file).value().currency == "EUR");
}

BOOST_AUTO_TEST_CASE(escape_leaves_all_as_it_was) {
    start_over();
    HouseWindow window;
    window.retype(HouseField::Currency, "EUR");
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([&] { return !window.dialog->IsShown(); }));
    BOOST_TEST(!std::filesystem::exists(window.file));
    BOOST_TEST(brief_amount(Money::dollars(5), Unit::Cash) == "$5");
}

BOOST_AUTO_TEST_SUITE_END()
