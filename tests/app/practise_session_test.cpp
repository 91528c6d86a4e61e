// Practise as a session: what is listed and picked, what is open, and where one that is open on a
// page of its own leads.

#include "desk/practise/practise_session.h"

#include <boost/test/unit_test.hpp>

#include "desk/frame/desk.h"

using namespace fairdeal;

namespace {

struct PractisingDesk {
    Desk desk{FAIRDEAL_SOURCE_DIR, ""};
    [[nodiscard]] std::string picked() const {
        const ScenarioListScreen list = desk.practise.screen();
        return list.picked ? list.items.at(*list.picked).id : "";
    }
    void search(const std::string& words) {
        ScenarioFilter filter = desk.practise.filter();
        filter.search = words;
        desk.practise.list(std::move(filter));
    }
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(practise_session, PractisingDesk)

BOOST_AUTO_TEST_CASE(what_is_picked_stays_so_as_long_as_it_is_listed) {
    const std::string first = desk.practise.screen().items.front().id;
    BOOST_TEST(picked() == first);
    desk.practise.pick("midnight-no-such");
    BOOST_TEST(picked() == first);
    desk.practise.pick("breakout-bust-against-17");
    search("bust");
    BOOST_TEST(picked() == "breakout-bust-against-17");
    search("breakout-offer-insurance");
    BOOST_TEST(picked() == "breakout-offer-insurance");
    search("");
    BOOST_TEST(picked() == "breakout-offer-insurance");
    search("nosuchword");
    BOOST_TEST(picked() == "");
    desk.practise.apply(ScenarioAction::Open);
    BOOST_TEST(desk.practise.practice() == nullptr);
    search("");
    BOOST_TEST(picked() == "breakout-offer-insurance");
}

BOOST_AUTO_TEST_CASE(the_pick_goes_from_row_to_row_and_no_further) {
    const auto list = desk.practise.screen();
    desk.practise.apply(ScenarioAction::Previous);
    BOOST_TEST(picked() == list.items.front().id);
    desk.practise.apply(ScenarioAction::Next);
    BOOST_TEST(picked() == list.items.at(1).id);
    desk.practise.pick(list.items.back().id);
    desk.practise.apply(ScenarioAction::Next);
    BOOST_TEST(picked() == list.items.back().id);
    desk.practise.apply(ScenarioAction::Open);
    BOOST_REQUIRE(desk.practise.practice() != nullptr);
    BOOST_TEST(desk.practise.practice()->scenario.id == list.items.back().id);
}

BOOST_AUTO_TEST_CASE(the_button_says_whether_it_was_answered_before) {
    BOOST_TEST(desk.practise.screen().items.front().open_label == "Start");
    desk.preferences.scenarios[desk.practise.screen().items.front().id] = Done::Tried;
    BOOST_TEST(desk.practise.screen().items.front().open_label == "Practise again");
}

BOOST_AUTO_TEST_CASE(one_that_is_open_stays_as_it_is_and_leads_on_in_the_list) {
    desk.practise.open("no-such-scenario");
    BOOST_TEST(desk.practise.practice() == nullptr);
    search("breakout-bust");
    desk.practise.open("breakout-bust-against-17");
    desk.practise.practice()->hints = 1;
    desk.practise.open("breakout-bust-against-17");
    BOOST_TEST(desk.practise.practice()->hints == 1U);
    const auto list = desk.practise.screen();
    BOOST_REQUIRE(list.items.size() > 1U);
    for (std::size_t i = 0; i < list.items.size(); ++i)
        BOOST_TEST(desk.answering.apply(QuestionAction::Next));
    BOOST_TEST(desk.practise.practice()->scenario.id == "breakout-bust-against-17");
    BOOST_TEST(desk.practise.practice()->hints == 0U);
    BOOST_TEST(desk.answering.apply(QuestionAction::Back));
    BOOST_TEST(desk.practise.practice() == nullptr);
}

BOOST_AUTO_TEST_CASE(only_a_list_that_an_audit_led_to_leads_back_there) {
    BOOST_TEST(!desk.practise.can(ScenarioAction::ToAudit));
    BOOST_TEST(!desk.practise.apply(ScenarioAction::ToAudit));
    BOOST_TEST(desk.practise.screen().whose.empty());
    PractiseThese wanted;
    wanted.filter.only = {"breakout-bust-against-17"};
    wanted.filter.dealer = "1182";
    go_to(desk, wanted);
    BOOST_TEST((desk.section == DeskSection::Practise));
    BOOST_TEST(picked() == "breakout-bust-against-17");
    BOOST_TEST(desk.practise.screen().whose == "What dealer 1182 missed \u2715");
    const auto out = desk.practise.apply(ScenarioAction::ToAudit);
    BOOST_REQUIRE(out.has_value());
    go_to(desk, *out);
    BOOST_TEST((desk.section == DeskSection::Audit));
    BOOST_TEST(desk.practise.filter().only.empty());
}

BOOST_AUTO_TEST_CASE(each_place_of_a_question_names_its_ways_and_offers_no_others) {
    using Kind = QuestionPlace::Kind;
    desk.practise.open("breakout-bust-against-17");
    const Practice& practice = *desk.practise.practice();
    QuestionScreen screen = desk.answering.screen();
    BOOST_TEST(screen.back == "All scenarios");
    BOOST_TEST(screen.previous == "Scenario before");
    BOOST_TEST(screen.crumb == screen.question.crumb);
    BOOST_TEST(!screen.can_go_aside);
    BOOST_TEST(!desk.answering.apply(QuestionAction::SameAgain));
    BOOST_TEST(!desk.answering.apply(QuestionAction::IntoLesson));
    screen = question_screen(practice, desk.library, {.kind = Kind::Preview});
    BOOST_TEST(screen.back == "End the preview");
    BOOST_TEST(screen.previous + screen.next == "");
    BOOST_TEST(screen.crumb == "Preview, nothing is kept \u00b7 " + screen.question.crumb);
    screen = question_screen(practice, desk.library, {Kind::RunItem, "Drill", "", true});
    BOOST_TEST(screen.crumb == "Drill \u00b7 " + screen.question.crumb);
    BOOST_TEST(screen.next == "Next question");
    BOOST_TEST(screen.previous == "");
    BOOST_TEST(screen.can_go_in_lesson);
    screen =
        question_screen(practice, desk.library, {Kind::RunItem, "Drill", "The disk is full", true});
    BOOST_TEST(screen.crumb == "The disk is full");
    BOOST_TEST(screen.is_error);
    screen = question_screen(practice, desk.library,
                             {.kind = Kind::ResultItem, .standing = "S \u00b7 Item 2"});
    BOOST_TEST(screen.crumb == "S \u00b7 Item 2");
    BOOST_TEST(screen.back == "Back to the sitting");
}

BOOST_AUTO_TEST_SUITE_END()
