// The school in the real window: who is there, today's questions, progress, the rule book.
#include <boost/test/unit_test.hpp>

#include <algorithm>

#include "desk/answer/draft.h"
#include "looks.h"
#include "reader.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

LearnPage& learn_page() { return frame->learn(); }

/// The school as it is come to, with nothing open in it.
void open_the_school() {
    start_over();
    desk->lesson.close();
    desk->learn.run.reset();
    press('1', wxMOD_CONTROL);
    BOOST_REQUIRE(comes_true([] { return desk->section == DeskSection::Learn; }));
    show_learn_view(*desk, LearnView::Today);
    give_administrator(school());
    frame->show_now();
    BOOST_REQUIRE(is_open(learn_page()));
}

void fill(wxTextCtrl* field, const std::string& words) {
    field->SetFocus();
    come_to_rest();
    press('A', wxMOD_CONTROL);
    type(words);
    BOOST_REQUIRE(comes_true([&] { return field->GetValue().utf8_string() == words; }));
}

/// The open question answered rightly, or wrongly; marked as the window marks it.
void answer(bool right) {
    const Scenario& asked = desk->answering.practice()->scenario;
    const Answer said = right_answer(asked, key_of(asked));
    desk->answering.change([&](Practice& practice) {
        practice.mark = grade(said, practice.scenario, desk->library.misreadings);
        if (!practice.choices.empty()) practice.chosen = 0;
        if (!right) practice.mark->right = false;
    });
    frame->show_now();
    come_to_rest();
}

void many_have_names(const std::string& where) {
    all_has_names(where);
    BOOST_TEST(controls_of(frame).size() > 10U, where);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(learn_window)

BOOST_AUTO_TEST_CASE(a_profile_is_made_by_keyboard_and_signs_in) {
    open_the_school();
    BOOST_REQUIRE_MESSAGE(school().school != nullptr, school().error);
    BOOST_TEST(!is_signed_in(school()));
    all_fits("who are you");
    learn_page().profiles()->SetFocus();
    press('N');
    BOOST_REQUIRE(
        comes_true([] { return school().form && learn_page().name_field()->HasFocus(); }));
    all_fits("a new profile");
    many_have_names("a new profile");
    type("Bea");
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return school().who == "bea"; }));
    BOOST_TEST(comes_true([] { return learn_page().plan()->IsShownOnScreen(); }));
    BOOST_TEST(learn_page().plan()->GetItemCount() > 0U);
}

/// All that was typed stays, and the keyboard goes to the first field that is to be mended.
BOOST_AUTO_TEST_CASE(a_refused_profile_leads_to_what_is_missing) {
    open_the_school();
    if (is_signed_in(school())) leave_school(*desk);
    frame->show_now();
    learn_page().profiles()->SetFocus();
    press('N');
    LearnPage& page = learn_page();
    BOOST_REQUIRE(comes_true([&] { return school().form && page.name_field()->HasFocus(); }));
    press(WXK_TAB);
    press(WXK_RETURN);
    BOOST_TEST(comes_true([&] { return page.name_field()->HasFocus(); }));
    BOOST_TEST(profile_form(school())->name.problem == "Type a name.");
    type("Uma");
    desk->learn.set_trainer(true);
    frame->show_now();
    come_to_rest();
    press(WXK_RETURN);
    constexpr std::size_t passphrase = 2, administrator = 4;  // of profile_fields
    BOOST_TEST(comes_true([&] { return page.form_field(passphrase)->HasFocus(); }));
    BOOST_TEST(page.name_field()->GetValue() == "Uma");
    all_fits("a profile that is refused");
    many_have_names("a profile that is refused");
    type("long enough");
    press(WXK_TAB);
    type("long enough");
    press(WXK_RETURN);
    BOOST_TEST(comes_true([&] { return page.form_field(administrator)->HasFocus(); }));
    BOOST_TEST(page.form_field(passphrase)->GetValue() == "long enough");
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([] { return !school().form.has_value(); }));
}

/// Nothing was taught yet: the next lesson is what Enter opens, of the game that is picked.
BOOST_AUTO_TEST_CASE(today_names_the_next_lesson_and_enter_opens_it) {
    come_to_school("Nina");
    LearnPage& page = learn_page();
    BOOST_REQUIRE(page.lesson_button()->IsShownOnScreen());
    BOOST_TEST(!page.start_button()->IsShownOnScreen());
    BOOST_TEST(comes_true([&] { return page.lesson_button()->HasFocus(); }));
    BOOST_TEST(page.lesson_button()->GetLabel().utf8_string() == "Start lesson 1");
    all_fits("the first day");
    many_have_names("the first day");
    press(WXK_RETURN);
    BOOST_REQUIRE(is_open(frame->lesson()));
    BOOST_TEST(desk->lesson.walk().lesson.number == 1);
    desk->lesson.close();
    show_learn_view(*desk, LearnView::Today);
    frame->show_now();
    page.plan()->SetFocus();
    come_to_rest();
    press(WXK_DOWN);
    BOOST_REQUIRE(comes_true([&] { return school().lesson_game.has_value(); }));
    press(WXK_RETURN);
    BOOST_REQUIRE(is_open(frame->lesson()));
    BOOST_TEST((desk->lesson.walk().lesson.game == *school().lesson_game));
    desk->lesson.close();
}

BOOST_AUTO_TEST_CASE(the_placement_test_asks_and_is_left_and_resumed) {
    come_to_school("Paul");
    BOOST_REQUIRE(learn_page().placement_button()->IsShownOnScreen());
    click(learn_page().placement_button());
    BOOST_REQUIRE(is_open(frame->practice()));
    BOOST_REQUIRE((desk->learn.run && desk->learn.run->placement));
    all_fits("a placement test");
    answer(true);
    all_fits("a placement test, answered");
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return desk->learn.run && !desk->answering.practice()->mark; }));
    press(WXK_ESCAPE);
    BOOST_REQUIRE(is_open(learn_page()));
    BOOST_TEST(comes_true([] { return learn_page().resume_button()->HasFocus(); }));
    press(WXK_RETURN);
    BOOST_REQUIRE(is_open(frame->practice()));
    BOOST_TEST(desk->learn.run->placement->asked() == 1);
    desk->learn.leave_run();
}

BOOST_AUTO_TEST_CASE(a_passphrase_is_asked_for_and_must_be_right) {
    open_the_school();
    leave_school(*desk);
    school().form.emplace();
    school().form->name = "Cid";
    school().form->passphrase = school().form->again = "long enough";
    BOOST_REQUIRE_MESSAGE(make_profile(school(), {1, 1 << 13}), school().error);
    leave_school(*desk);
    school().picked = "cid";
    frame->show_now();
    come_to_rest();
    BOOST_REQUIRE(learn_page().passphrase_field()->IsShownOnScreen());
    fill(learn_page().passphrase_field(), "not this one");
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return !school().error.empty(); }));
    BOOST_TEST(!is_signed_in(school()));
    fill(learn_page().passphrase_field(), "long enough");
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return school().who == "cid"; }));
}

BOOST_AUTO_TEST_CASE(todays_question_is_asked_answered_and_kept_and_the_next_one_comes) {
    come_to_school("Ann");
    pass_first_lesson();
    const auto before = school().school->answer_count("ann");
    press('S');
    BOOST_REQUIRE(is_open(frame->practice()));
    BOOST_REQUIRE(desk->answering.practice() != nullptr);
    all_fits("a review");
    many_have_names("a review");
    const std::string first = desk->learn.run->item;
    answer(false);
    BOOST_TEST(comes_true([&] { return school().school->answer_count("ann") == before + 1; }));
    BOOST_TEST(!school().school->open_item("ann").has_value());
    all_fits("a review that is answered");
    press(WXK_RETURN);
    const bool goes_on = comes_true([&] {
        return desk->learn.run && desk->learn.run->item != first &&
               !desk->answering.practice()->mark;
    });
    BOOST_TEST(goes_on, first << " then " << (desk->learn.run ? desk->learn.run->item : "nothing"));
    press(WXK_ESCAPE);
    BOOST_TEST(is_open(learn_page()));
}

BOOST_AUTO_TEST_CASE(what_was_typed_is_there_again_after_the_program_was_killed) {
    come_to_school("Ann");
    pass_first_lesson();
    desk->learn.drill = {Game::Breakout, {}, {QuestionKind::Spot}};
    press('D');
    BOOST_REQUIRE_MESSAGE(is_open(frame->practice()), school().notice << school().error);
    press('P');
    press('7');
    BOOST_REQUIRE(comes_true([] { return amount_at(*desk->answering.practice(), 0) == "7"; }));
    const Scenario asked = desk->answering.practice()->scenario;
    BOOST_TEST(comes_true([] {
        const auto open = school().school->open_item("ann");
        return open && open->draft == draft_of(*desk->answering.practice());
    }));
    // As another program finds the school: nothing of this one's memory.
    desk->learn.run.reset();
    school() = open_school(desk->learn.file, desk->library, machine_clock());
    BOOST_REQUIRE(sign_in(school(), "ann", ""));
    frame->show_now();
    come_to_rest();
    BOOST_REQUIRE(learn_page().resume_button()->IsShownOnScreen());
    frame->open_page()->take_focus();
    BOOST_TEST(comes_true([] { return learn_page().resume_button()->HasFocus(); }));
    click(learn_page().resume_button());
    BOOST_REQUIRE_MESSAGE(is_open(frame->practice()), school().error);
    BOOST_TEST((desk->answering.practice()->scenario.hand == asked.hand));
    BOOST_TEST(amount_at(*desk->answering.practice(), 0) == "7");
}

BOOST_AUTO_TEST_CASE(behind_an_answer_the_same_clause_is_asked_again_by_another_hand) {
    come_to_school("Ann");
    desk->learn.run.reset();
    desk->learn.drill = {Game::Breakout, {"BRK-PUSH-3"}, {QuestionKind::Spot}};
    press('D');
    BOOST_REQUIRE_MESSAGE(is_open(frame->practice()), school().notice + school().error);
    answer(true);
    all_fits("a drill that is answered");
    const HandRecord hand = desk->answering.practice()->scenario.hand;
    press('S');
    BOOST_REQUIRE(comes_true([] { return !desk->answering.practice()->mark; }));
    const Scenario& again = desk->answering.practice()->scenario;
    BOOST_TEST(!(again.hand == hand));
    BOOST_TEST(std::count(again.clauses.begin(), again.clauses.end(), "BRK-PUSH-3") == 1);
    const auto before = school().school->answer_count("ann");
    answer(true);
    BOOST_TEST(comes_true([&] { return school().school->answer_count("ann") == before + 1; }));
    desk->learn.run.reset();
}

BOOST_AUTO_TEST_CASE(a_scenario_of_practise_counts_and_is_untouched_by_a_drill) {
    come_to_school("Ann");
    const auto before = school().school->answer_count("ann");
    open("breakout-offer-insurance");
    press('1');
    BOOST_TEST(comes_true([&] { return school().school->answer_count("ann") == before + 1; }));
    press('1', wxMOD_CONTROL);
    BOOST_REQUIRE(is_open(learn_page()));
    pass_first_lesson();
    click(learn_page().drill_button());
    BOOST_REQUIRE(is_open(frame->practice()));
    BOOST_REQUIRE(desk->practise.practice());
    BOOST_TEST(desk->practise.practice()->scenario.id == "breakout-offer-insurance");
    BOOST_TEST(desk->answering.practice() != desk->practise.practice());
    desk->learn.run.reset();
    start_over();
}

BOOST_AUTO_TEST_CASE(progress_is_walked_clause_by_clause_and_opens_the_rule_book) {
    come_to_school("Ann");
    show_learn_view(*desk, LearnView::Mastery);
    frame->show_now();
    BOOST_REQUIRE(is_open(frame->progress()));
    all_fits("progress");
    many_have_names("progress");
    press(WXK_RIGHT);
    press(WXK_RIGHT);
    BOOST_REQUIRE(comes_true([] { return !school().clause.empty(); }));
    const std::string clause = school().clause;
    press(WXK_RETURN);
    BOOST_REQUIRE(is_open(frame->book()));
    BOOST_REQUIRE(frame->book().screen().page.has_value());
    BOOST_TEST(frame->book().screen().page->id == clause);
}

BOOST_AUTO_TEST_CASE(the_rule_book_is_searched_and_its_links_followed) {
    open_the_school();
    press('B', wxMOD_CONTROL);
    BOOST_REQUIRE(is_open(frame->book()));
    all_fits("the rule book");
    many_have_names("the rule book");
    const BookPage& book = frame->book();
    const std::size_t all = book.screen().rows.size();
    fill(book.search(), "push");
    BOOST_REQUIRE(comes_true([&] { return book.screen().search == "push"; }));
    BOOST_TEST(book.screen().rows.size() < all);
    BOOST_REQUIRE(!book.screen().rows.empty());
    fill(book.search(), "BRK-PUSH-3");
    BOOST_REQUIRE(
        comes_true([&] { return book.screen().page && book.screen().page->id == "BRK-PUSH-3"; }));
    book.list()->SetFocus();
    come_to_rest();
    const auto links = book.screen().page->links;
    BOOST_REQUIRE(!links.empty());
    const auto own = std::find_if(links.begin(), links.end(), [](const BookLinkScreen& link) {
        return !link.key.empty() && link.link.kind == BookLinkKind::OpenPoint;
    });
    BOOST_REQUIRE(own != links.end());
    press(own->key.front());
    BOOST_TEST(comes_true([&] { return book.screen().page->id == own->link.id; }));
    press(WXK_BACK);
    BOOST_TEST(comes_true([&] { return book.screen().page->id == "BRK-PUSH-3"; }));
    fill(book.search(), "");
}

BOOST_AUTO_TEST_CASE(how_much_a_day_is_typed_and_kept) {
    come_to_school("Ann");
    show_learn_view(*desk, LearnView::Settings);
    frame->show_now();
    BOOST_REQUIRE(is_open(frame->settings()));
    all_fits("settings");
    many_have_names("settings");
    fill(frame->settings().cap_field(), "700");
    press(WXK_RETURN);
    come_to_rest();
    BOOST_TEST(school().school->settings_of("ann").cap == SchoolSettings().cap);
    BOOST_TEST(cut_off(frame) == "");
    fill(frame->settings().cap_field(), "25");
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return school().school->settings_of("ann").cap == 25; }));
    BOOST_TEST(comes_true([] { return frame->settings().notice() == "Saved."; }));
}

BOOST_AUTO_TEST_CASE(only_a_trainer_is_shown_the_group) {
    come_to_school("Ann");
    const auto has_group = [] {
        const auto views = desk->learn.views();
        return std::find(views.begin(), views.end(), LearnView::Group) != views.end();
    };
    BOOST_TEST(!has_group());
    leave_school(*desk);
    school().form.emplace();
    school().form->name = "Tom";
    school().form->trainer = true;
    sign_as_administrator(*school().form);
    BOOST_REQUIRE_MESSAGE(make_profile(school()), school().error);
    BOOST_TEST(has_group());
    show_learn_view(*desk, LearnView::Group);
    frame->show_now();
    BOOST_REQUIRE(is_open(frame->group()));
    all_fits("the group");
    many_have_names("the group");
    BOOST_REQUIRE(frame->group().list()->GetItemCount() > 0U);
    press('N');
    BOOST_TEST(comes_true([] { return frame->group().form()->IsShownOnScreen(); }));
    come_to_rest();
    all_fits("the form of an assignment");
    many_have_names("the form of an assignment");
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return !frame->group().form()->IsShown(); }));
    BOOST_TEST(comes_true([] { return frame->group().notice().starts_with("Set: "); }));
    BOOST_TEST(school().school->assignments().size() == 1U);
    press('1');
    come_to_rest();
    frame->group().list()->SetFocus();
    frame->group().list()->SetSelection(0);
    press('D');
    BOOST_REQUIRE(comes_true([] { return frame->group().dealer_form()->IsShownOnScreen(); }));
    BOOST_REQUIRE(comes_true([] { return frame->group().dealer_form()->number()->HasFocus(); }));
    all_fits("the form of a dealer number");
    many_have_names("the form of a dealer number");
    type("1104");
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return !frame->group().dealer_form()->IsShown(); }));
    BOOST_REQUIRE(school().school->dealer_numbers().size() == 1U);
    BOOST_TEST(school().school->dealer_numbers().front().dealer == "1104");
    press('D');
    BOOST_REQUIRE(comes_true([] { return frame->group().dealer_form()->IsShownOnScreen(); }));
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([] { return !frame->group().dealer_form()->IsShown(); }));
    frame->group().list()->SetFocus();
    frame->group().list()->SetSelection(0);
    press(WXK_RETURN);
    BOOST_TEST(is_open(frame->progress()));
    BOOST_TEST(!school().trainee.empty());
    leave_school(*desk);
    start_over();
}

BOOST_AUTO_TEST_SUITE_END()
