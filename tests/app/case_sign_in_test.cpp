// Who writes in a case at the desk signs in, and no one does what two must.

#include <boost/test/unit_test.hpp>

#include "case_house.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(case_sign_in)

BOOST_AUTO_TEST_CASE(a_wrong_passphrase_writes_nothing_and_does_not_stay_typed) {
    Room12 house;
    house.open();
    begin_case_form(house.desk.cases, CaseTask::Note, that_day);
    house.type("text", "Seen.");
    house.type("by", "r1");
    house.type("passphrase", "not the one");
    submit_case_form(house.desk.cases, that_day);
    BOOST_TEST(holds(house.room().error, "no account of this log has this id and passphrase"));
    BOOST_REQUIRE(house.room().form);
    BOOST_TEST(house.room().form->value("passphrase") == "");
    BOOST_TEST(house.room().form->value("text") == "Seen.");
    BOOST_TEST(picked_case(house.room())->state.notes.empty());
}

BOOST_AUTO_TEST_CASE(the_desk_lets_nobody_review_what_they_opened_without_a_reason) {
    Room12 house;
    house.open();
    house.review("f1", "My own view.", "f1");
    BOOST_TEST(holds(house.room().error, "f1 opened the case: somebody else reviews it"));
    BOOST_TEST(!std::filesystem::exists(house.path("f1")));
    house.type("exception", "Nobody else was on shift.");
    house.sign_in("f1");
    keep_review(house.desk.cases, house.path("f1"), that_day);
    BOOST_TEST(house.room().error == "");
    BOOST_TEST(holds(all_of(house.screen()), "Nobody else was on shift."));
    BOOST_TEST(holds(all_of(house.screen()), "f1 opened and reviewed the case"));
}

BOOST_AUTO_TEST_CASE(the_first_to_write_in_a_case_makes_the_logs_first_account_and_gives_others) {
    House house(12);
    read_cases(house.desk.cases);
    CaseSession& room = house.desk.cases;
    const auto type = [&](const char* name, const std::string& value) {
        BOOST_REQUIRE_MESSAGE(room.form && room.form->field(name), name);
        room.form->field(name)->value = value;
    };
    const auto fill = [&](const std::string& again) {
        type("hand", "#2");
        type("claimant", "g17");
        type("text", "I had a natural.");
        type("by", "f1");
        type("passphrase", "long enough");
        type("first", again);
        submit_case_form(house.desk.cases, that_day);
    };
    BOOST_TEST(!can(room, CaseTask::Account));
    begin_case_form(house.desk.cases, CaseTask::Open, that_day);
    fill("long enouhg");
    BOOST_TEST(room.error == "The two passphrases are not the same.");
    fill("long enough");
    BOOST_TEST(room.error == "");
    BOOST_TEST(room.cases.size() == 1U);
    begin_case_form(house.desk.cases, CaseTask::Account, that_day);
    type("account", "r1");
    type("new", "theirs, long enough");
    type("again", "theirs, long enough");
    type("by", "f1");
    type("passphrase", "long enough");
    submit_case_form(house.desk.cases, that_day);
    BOOST_TEST(room.error == "");
    BOOST_TEST(room.report == "r1 has an account now.");
}

BOOST_AUTO_TEST_SUITE_END()
