// A house's own exam made in the real window, by keyboard and by mouse.
#include <wx/spinctrl.h>

#include "looks.h"
#include "office.h"
#include "reader.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

BlueprintPage& exams_page() { return frame->blueprints(); }

void open_exams_page() {
    come_to_certify();
    have_an_office();
    sign_in_as("ada-lind");
    certify_office().show(CertifyView::Blueprints);
    frame->show_now();
    BOOST_REQUIRE(is_open(exams_page()));
    come_to_rest();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(blueprint_window)

BOOST_AUTO_TEST_CASE(an_exam_is_copied_changed_previewed_and_put_in_use) {
    open_exams_page();
    all_fits("the exams that ship");
    all_has_names("the exams that ship");
    exams_page().exams()->SetFocus();
    come_to_rest();
    press('C');
    BOOST_REQUIRE(comes_true([] { return exams_page().screen().can_change; }));
    all_fits("a draft");
    all_has_names("a draft");
    exams_page().field("title")->SetFocus();
    come_to_rest();
    press('A', wxMOD_CONTROL);
    type("Night shift");
    BOOST_REQUIRE(comes_true([] { return exams_page().screen().title == "Night shift"; }));
    auto* months = dynamic_cast<wxSpinCtrlDouble*>(exams_page().field("months"));
    BOOST_REQUIRE(months != nullptr);
    months->SetFocus();
    come_to_rest();
    press(WXK_UP);
    exams_page().exams()->SetFocus();
    come_to_rest();
    press('P');
    BOOST_REQUIRE(comes_true([] { return exams_page().cells()->IsShownOnScreen(); }));
    all_fits("its parts");
    all_has_names("its parts");
    exams_page().ticks()->SetFocus();
    come_to_rest();
    const bool was_on = exams_page().screen().ticks.front().on;
    press(WXK_HOME);
    press(WXK_SPACE);
    BOOST_REQUIRE(comes_true([&] { return exams_page().screen().ticks.front().on != was_on; }));
    press(WXK_SPACE);
    BOOST_REQUIRE(comes_true([&] { return exams_page().screen().ticks.front().on == was_on; }));
    click(exams_page().list_button(CellList::Features));
    BOOST_REQUIRE(comes_true([] { return exams_page().screen().list == CellList::Features; }));
    all_fits("what the hand has");
    click(exams_page().button(BlueprintAction::ShowPreview));
    BOOST_REQUIRE(comes_true([] { return !exams_page().screen().preview.empty(); }));
    all_fits("a form");
    all_has_names("a form");
    click(exams_page().button(BlueprintAction::PutInUse));
    BOOST_REQUIRE(comes_true([] { return !exams_page().screen().notice.empty(); }));
    BOOST_TEST(!exams_page().screen().can_change);
    BOOST_TEST(certify_office().exams.back().title == "Night shift");
    BOOST_TEST(certify_office().exams.back().months == 25);
    all_fits("in use");
    click(exams_page().button(BlueprintAction::TakeOut));
    BOOST_REQUIRE(comes_true([] { return exams_page().screen().can_change; }));
    click(exams_page().button(BlueprintAction::Drop));
    BOOST_REQUIRE(comes_true([] { return !exams_page().screen().can_change; }));
    BOOST_TEST(keyboard_is_somewhere());
}

BOOST_AUTO_TEST_SUITE_END()
