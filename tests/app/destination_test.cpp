// Where an action leads: the frame goes there, whatever feature it is of.

#include "desk/frame/destination.h"

#include "desk/log/log_tasks.h"
#include "replay_house.h"
#include "trainer_desk.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(destinations)

BOOST_AUTO_TEST_CASE(a_hand_of_the_open_log_comes_to_the_table_in_replay) {
    House house(12);
    house.desk.section = DeskSection::Cases;
    go_to(house.desk, ReplayHand{3});
    BOOST_TEST((house.desk.section == DeskSection::Replay));
    BOOST_REQUIRE(house.desk.replay.hand.has_value());
    BOOST_TEST(house.hand().row.idx == 3);
    go_to(house.desk, CaseOnHand{3});
    BOOST_TEST((house.desk.section == DeskSection::Cases));
    BOOST_REQUIRE(house.desk.cases.form.has_value());
    BOOST_TEST(house.desk.cases.form->value("hand") == "#3");
}

BOOST_AUTO_TEST_CASE(hands_are_listed_at_once_or_as_soon_as_their_log_is_open) {
    House house(12);
    house.desk.section = DeskSection::Audit;
    const ListHands wanted{house.file().string(), true, {2, 5}, {}, "From the audit"};
    go_to(house.desk, wanted);
    BOOST_TEST((house.desk.section == DeskSection::Replay));
    BOOST_TEST(!house.desk.replay.to_list.has_value());
    BOOST_TEST(house.found() == (std::vector<std::int64_t>{2, 5}),
               boost::test_tools::per_element());
    BOOST_TEST(house.desk.replay.report == "From the audit");
    BOOST_TEST(back_to_audit(house.desk));
    BOOST_TEST((house.desk.section == DeskSection::Audit));
    BOOST_TEST(!house.desk.replay.query.among.has_value());  // the whole log again

    house.desk.replay.log.reset();
    go_to(house.desk, wanted);
    BOOST_TEST(house.desk.replay.to_list.has_value());
    BOOST_TEST(!poll_hands_to_list(house.desk.replay));  // the log is still being opened
    house.finish();
    BOOST_TEST(poll_hands_to_list(house.desk.replay));
    BOOST_TEST(house.found() == (std::vector<std::int64_t>{2, 5}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_list_leads_back_to_the_section_that_it_is_of) {
    House house(12);
    for (const DeskSection section : {DeskSection::Duty, DeskSection::Cases}) {
        house.desk.section = section;
        go_to(house.desk, ListHands{house.file().string(), true, {2, 5}, {}, "Some", section});
        BOOST_TEST((house.desk.section == DeskSection::Replay));
        BOOST_TEST(back_to_audit(house.desk));
        BOOST_TEST((house.desk.section == section));
        BOOST_TEST(!back_to_audit(house.desk));
    }
}

BOOST_AUTO_TEST_CASE(hands_of_a_log_that_is_gone_are_not_waited_for) {
    House house(5);
    go_to(house.desk, ListHands{(house.folder / "gone.db").string(), true, {1}, {}, ""});
    house.finish();
    BOOST_TEST(poll_hands_to_list(house.desk.replay));
    BOOST_TEST(!house.desk.replay.to_list.has_value());
    BOOST_TEST(house.desk.replay.error != "");
}

BOOST_AUTO_TEST_CASE(a_log_is_opened_for_the_section_that_asks) {
    House house(5);
    go_to(house.desk, OpenLogFor{house.file().string(), DeskSection::Cases});
    BOOST_TEST((house.desk.section == DeskSection::Cases));
    BOOST_TEST(house.desk.replay.work != nullptr);
    house.finish();
}

BOOST_AUTO_TEST_CASE(the_school_is_shown_by_its_views_a_clause_in_the_book_and_left) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    desk.section = DeskSection::Practise;
    go_to(desk, ShowLearnView{LearnView::Mastery, "ann"});
    BOOST_TEST((desk.section == DeskSection::Learn));
    BOOST_TEST((desk.learn.view == LearnView::Mastery));
    BOOST_TEST(desk.learn.school.trainee == "ann");
    go_to(desk, ReadClause{"BRK-PUSH-3"});
    BOOST_TEST((desk.learn.view == LearnView::Book));
    BOOST_TEST(desk.book.screen().page.value().id == "BRK-PUSH-3");
    BOOST_TEST(desk.book.book().table == "");
    go_to(desk, ReadClause{"AMB-BRK-04", "breakout-hard-17"});
    BOOST_TEST(desk.book.screen().page.value().readings.back().word == "This table");
    desk.book.turn_to(desk.book.screen().tabs.front());
    BOOST_TEST(desk.book.screen().table == "Read by the rule book\u2019s defaults");
    go_to(desk, DrillClause{"BRK-PUSH-3"});
    BOOST_REQUIRE(desk.learn.run.has_value());
    BOOST_TEST((desk.learn.view == LearnView::Today));
    go_to(desk, StartPayouts{});
    BOOST_TEST(!desk.learn.run.has_value());
    BOOST_TEST(desk.speed.run.has_value());
    go_to(desk, DealRound{});
    BOOST_TEST(!desk.speed.run.has_value());
    BOOST_TEST(desk.round.run.has_value());
    go_to(desk, ResumeRun{{"payouts", "no run of ours", 0}});
    BOOST_TEST(!desk.round.run.has_value());
    BOOST_TEST(desk.learn.school.error == "What you were in the middle of can no longer be read");
    go_to(desk, LeaveSchool{});
    BOOST_TEST(!is_signed_in(desk.learn.school));
}

BOOST_AUTO_TEST_SUITE_END()
