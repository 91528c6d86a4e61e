// When and where sittings are to be sat: how a date is kept, what is refused, who sees it.

#include "exam/office/exam_schedule.h"

#include <boost/test/unit_test.hpp>

#include "exam/offices.h"
#include "print/exam/plan_page.h"
#include "support/times.h"
#include "words/house/house_settings.h"
#include "words/house/time_words.h"

namespace fairdeal {

namespace {

const UtcTime noon = "2026-03-20T12:00:00Z"_utc;

/// Two hours long.
std::string two_hours() { return exam_text(exam_of_two_parts()); }

/// The dates as one reads them: "X-... 2026-... place".
std::string dates_for(OfficeHouse& house, const char* who) {
    std::string text;
    for (const PlannedSitting& one : house.office->schedule_for(house.signed_in(who)))
        text += (text.empty() ? "" : "\n") + to_text(DatedSitting{one.sitting, one.date});
    return text;
}

std::string set(OfficeHouse& house, const char* who, const std::vector<std::string>& ids,
                const SittingDate& date, int minutes = 0) {
    const auto done = house.office->set_dates(house.signed_in(who), ids, date, minutes);
    std::string problems;
    if (!done)
        for (const Problem& one : done.error()) problems += to_text(one) + "\n";
    return problems;
}

/// Of rob, by eve.
std::string open_for_rob(OfficeHouse& house, const char* invigilator = "ivo") {
    SittingRequest request = house.request(two_hours());
    request.candidate = "rob";
    request.invigilator = invigilator;
    auto id = house.office->open_sitting(house.signed_in("eve"), request, of_the_keys);
    BOOST_REQUIRE_MESSAGE(id, why(id));
    return *std::move(id);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(exam_schedule)

BOOST_AUTO_TEST_CASE(a_date_comes_back_as_it_was_written_and_nothing_else_is_one) {
    for (const char* text :
         {"X-000011 2026-12-01T14:00:00Z Training room 2", "X-000011 2026-12-01T14:00:00Z",
          "X-000011 2026-12-01T14:00:00Z S\u00e4al  2", "X-000011 -"}) {
        const auto dated = dated_sitting_from(text);
        BOOST_REQUIRE_MESSAGE(dated, text);
        BOOST_TEST(to_text(*dated) == text);
    }
    const std::string longest(60, 'x');
    BOOST_TEST(dated_sitting_from("X-1 2026-12-01T14:00:00Z " + longest).has_value());
    BOOST_TEST(!dated_sitting_from("X-1 2026-12-01T14:00:00Z " + longest + "x").has_value());
    for (const char* text : {"",
                             "X-000011",
                             "X-000011 ",
                             "X-000011 - ",
                             "X-000011 -x",
                             "-",
                             "tina -",
                             "x-000011 2026-12-01T14:00:00Z",
                             "X-000011 2026-12-01T14:00:01Z",
                             "X-000011 2026-12-01T14:00:00.5Z",
                             "X-000011 2026-12-01T14:00:00.0Z",
                             "X-000011 2026-12-01T14:00Z",
                             "X-000011 2026-12-01",
                             "X-000011  2026-12-01T14:00:00Z",
                             "X-000011 2026-12-01T14:00:00Z ",
                             "X-000011 2026-12-01T14:00:00Z  Room",
                             "X-000011 2026-12-01T14:00:00Z Room ",
                             "X-000011 2026-12-01T14:00:00Z Ro\tom",
                             "X-000011 2026-12-01T14:00:00Z Room\n",
                             "X-000011 2026-13-01T14:00:00Z Room",
                             "X-000011 2026-12-01T14:00:00Z \xff"})
        BOOST_TEST(!dated_sitting_from(text), text);
}

BOOST_AUTO_TEST_CASE(a_time_is_typed_in_utc_or_by_the_clocks_of_the_house) {
    const auto read = [](const char* text) {
        const auto at = sitting_time_from(text);
        return at ? to_text(*at) : at.error().front().what;
    };
    BOOST_TEST(read("2026-12-01T14:00:00Z") == "2026-12-01T14:00:00Z");
    BOOST_TEST(read("2026-12-01 14:00") == "2026-12-01T14:00:00Z");
    const HouseInForce in_force({"", "America/New_York", "$"});
    BOOST_TEST(read("2026-12-01T14:00:00Z") == "2026-12-01T14:00:00Z");
    BOOST_TEST(read("2026-12-01 14:00") == "2026-12-01T19:00:00Z");
    BOOST_TEST(read("2026-03-08 02:30") ==
               "the clocks of America/New_York do not show 2026-03-08 02:30: they are put forward "
               "then");
    BOOST_TEST(read("2026-11-01 01:30") == "2026-11-01T05:30:00Z");  // the first of two
    for (const char* text :
         {"", " ", "soon", "2026-12-01", "14:00", "2026-12-01 14:00:00", "2026-12-01  14:00",
          "2026-12-01 25:00", "2026-12-01 9:00", "2026-12-01 14:00 ", "2026-12-01T14:00"})
        BOOST_TEST(read(text).find("is not a time such as 2026-12-01 14:00") != std::string::npos,
                   text);
}

BOOST_AUTO_TEST_CASE(dates_are_set_for_several_at_once_changed_and_taken_off) {
    OfficeHouse house;
    const std::string first = house.open_sitting(two_hours()), second = open_for_rob(house);
    BOOST_TEST(dates_for(house, "eve") == first + " -\n" + second + " -");
    BOOST_TEST(set(house, "eve", {second, first}, {noon, "Room 2"}, 90) == "");
    BOOST_TEST(told(last_event(*house.office, "tina")) ==
               "schedule of tina by eve: " + first + " 2026-03-20T13:30:00Z Room 2");
    const std::string dated =
        second + " 2026-03-20T12:00:00Z Room 2\n" + first + " 2026-03-20T13:30:00Z Room 2";
    BOOST_TEST(dates_for(house, "eve") == dated);
    BOOST_TEST(dates_for(house, "aud") == dated);  // may see results
    BOOST_TEST(set(house, "max", {first}, {noon, "Room 2"}) == "");
    BOOST_TEST(dates_for(house, "eve") ==
               first + " 2026-03-20T12:00:00Z Room 2\n" + second + " 2026-03-20T12:00:00Z Room 2");
    const auto again = house.opened();  // they are in the log, not in memory
    BOOST_REQUIRE_MESSAGE(again, why(again));
    BOOST_TEST(again->sittings_to_come().front().minutes == 120);
    BOOST_TEST(again->sittings_to_come().front().title == "A short exam");
    BOOST_TEST((again->sittings_to_come().front().date == SittingDate{noon, "Room 2"}));
    const std::vector both{first, second};
    BOOST_TEST(why(house.office->drop_dates(house.signed_in("eve"), both)) == "");
    BOOST_TEST(dates_for(house, "eve") == first + " -\n" + second + " -");
    const auto entries = house.office->events_of("tina").size();
    BOOST_TEST(why(house.office->drop_dates(house.signed_in("eve"), both)) == "");
    BOOST_TEST(house.office->events_of("tina").size() == entries);  // there was none
}

BOOST_AUTO_TEST_CASE(each_refusal_has_its_sitting_and_its_reason_and_none_is_written) {
    OfficeHouse house;
    const std::string id = house.open_sitting(two_hours()), other = open_for_rob(house);
    const auto records = [&] { return house.office->events_of("rob").size(); };
    const auto before = records();
    BOOST_TEST(set(house, "eve", {id, other}, {"2026-03-14T00:00:00Z"_utc, ""}) ==
               id + ": 14 Mar 2026, 00:00 UTC is over: choose a later time\n" + other +
                   ": 14 Mar 2026, 00:00 UTC is over: choose a later time\n");
    // The second is not over, and is not written either.
    BOOST_TEST(set(house, "eve", {id, other}, {"2026-03-14T00:00:00Z"_utc, ""}, 60) ==
               id + ": 14 Mar 2026, 00:00 UTC is over: choose a later time\n");
    BOOST_TEST(set(house, "eve", {other, "X-000999", other}, {noon, ""}) ==
               "X-000999: there is no such sitting\n" + other + ": this sitting is named twice\n");
    BOOST_TEST(set(house, "eve", {id}, {"2026-03-20T12:00:30Z"_utc, ""}) ==
               id + ": a sitting is planned to the minute, without seconds\n");
    BOOST_TEST(set(house, "eve", {id}, {"2062-03-20T12:00:00Z"_utc, ""}) ==
               id + ": a sitting is planned at most 5 years ahead\n");
    for (const char* place : {"Room\n2", " Room", "Room ", "Room\t2", "\xff"})
        BOOST_TEST(set(house, "eve", {id}, {noon, place}) ==
                   id + ": a place is one line without blanks around it\n");
    BOOST_TEST(set(house, "eve", {id}, {noon, std::string(61, 'x')}) ==
               id + ": a place has at most 60 characters\n");
    for (const int minutes : {-1, 1441})
        BOOST_TEST(set(house, "eve", {id}, {noon, ""}, minutes) ==
                   "eve: the minutes between candidates are 0 to 1440\n");
    BOOST_TEST(records() == before);
    house.released(id);
    BOOST_TEST(set(house, "eve", {id}, {noon, ""}) == id + ": this sitting has started already\n");
    BOOST_REQUIRE(
        house.office->act(house.signed_in("ivo"), id, SittingEventKind::Stop, {}, "ill\n"));
    BOOST_TEST(set(house, "eve", {id}, {noon, ""}) == id + ": this sitting is over\n");
    BOOST_TEST(dates_for(house, "eve") == other + " -");
}

BOOST_AUTO_TEST_CASE(nobody_sits_or_watches_two_exams_at_a_time) {
    OfficeHouse house;
    const std::string first = house.open_sitting(two_hours());
    SittingRequest request = house.request(two_hours());
    request.again = "A second exam.";
    request.extra = 50;  // three hours
    request.accommodation = "A broken wrist.";
    const auto second = house.office->open_sitting(house.signed_in("eve"), request, of_the_keys);
    BOOST_REQUIRE_MESSAGE(second, why(second));
    BOOST_TEST(set(house, "eve", {first}, {noon, "Room 2"}) == "");
    const std::string taken = *second + ": tina sits " + first +
                              " from 20 Mar 2026, 12:00 UTC for 120 minutes: choose another time\n";
    BOOST_TEST(set(house, "eve", {*second}, {"2026-03-20T13:59:00Z"_utc, "Room 2"}) == taken);
    BOOST_TEST(set(house, "eve", {*second}, {"2026-03-20T09:01:00Z"_utc, "Room 2"}) == taken);
    BOOST_TEST(set(house, "eve", {*second}, {"2026-03-20T14:00:00Z"_utc, "Room 2"}) == "");
    BOOST_TEST(set(house, "eve", {*second}, {"2026-03-20T09:00:00Z"_utc, "Room 2"}) == "");
    BOOST_TEST(set(house, "eve", {first, *second}, {noon, "Room 2"}, 60) == taken);
    BOOST_TEST(set(house, "eve", {first, *second}, {noon, "Room 2"}, 120) == "");

    const std::string robs = open_for_rob(house);
    BOOST_TEST(set(house, "eve", {robs}, {noon, "Room 3"}) ==
               robs + ": ivo is the invigilator of " + first +
                   " from 20 Mar 2026, 12:00 UTC for 120 minutes at another place, Room 2\n");
    BOOST_TEST(set(house, "eve", {robs}, {noon, "Room 2"}) == "");  // a class
    BOOST_TEST(set(house, "eve", {robs}, {noon, ""}) == "");
    BOOST_TEST(set(house, "eve", {robs}, {"2026-03-20T17:00:00Z"_utc, "Room 3"}) == "");
}

BOOST_AUTO_TEST_CASE(a_class_is_opened_and_planned_in_one_go) {
    OfficeHouse house;
    SittingRequest request = house.request(two_hours());
    request.date = SittingDate{"2026-03-13T12:00:00Z"_utc, "Room 2"};
    request.minutes_between = 30;
    const std::vector<std::string> both{"tina", "rob"};
    const SignedIn eve = house.signed_in("eve");
    const auto records = house.office->log().size();
    const auto over = house.office->open_sittings(eve, request, both, of_the_keys);
    BOOST_REQUIRE(!over);
    BOOST_REQUIRE(over.error().size() == 2U);
    BOOST_TEST(to_text(over.error().back()) ==
               "rob: 13 Mar 2026, 12:30 UTC is over: choose a later time");
    BOOST_TEST(house.office->log().size() == records);  // nothing is open
    request.date->at = noon;
    const auto ids = house.office->open_sittings(eve, request, both, of_the_keys);
    BOOST_REQUIRE_MESSAGE(ids, why(ids));
    BOOST_TEST(dates_for(house, "eve") == ids->front() + " 2026-03-20T12:00:00Z Room 2\n" +
                                              ids->back() + " 2026-03-20T12:30:00Z Room 2");
}

BOOST_AUTO_TEST_CASE(a_candidate_neither_sets_nor_sees_the_dates_of_others) {
    OfficeHouse house;
    const std::string own = house.open_sitting(two_hours()), robs = open_for_rob(house, "max");
    BOOST_TEST(set(house, "eve", {own, robs}, {noon, "Room 2"}) == "");
    const std::string tinas = own + " 2026-03-20T12:00:00Z Room 2";
    const std::string others = robs + " 2026-03-20T12:00:00Z Room 2";
    BOOST_TEST(dates_for(house, "tina") == tinas);
    BOOST_TEST(dates_for(house, "rob") == others);
    BOOST_TEST(dates_for(house, "ivo") == tinas);  // watches it
    BOOST_TEST(dates_for(house, "ada") == "");
    for (const char* id : {"tina", "rob", "ivo", "ada", "aud"}) {
        const std::string refusal = std::string(id) + ": " + id + " may not open a sitting\n";
        for (const std::string& sitting : {own, robs})
            BOOST_TEST(set(house, id, {sitting}, {noon, "At home"}) == refusal);
        BOOST_TEST(!house.office->drop_dates(house.signed_in(id), std::vector{own}));
        BOOST_TEST(told(last_event(*house.office, id)) ==
                   "refused of " + std::string(id) + " by " + id + ": to open a sitting");
    }
    BOOST_TEST(dates_for(house, "eve") == tinas + "\n" + others);
    // A whole plan is taken out by who may export records, one's own by anybody.
    BOOST_TEST(why(house.office->note_schedule(house.signed_in("tina"))) == "");
    BOOST_TEST(told(last_event(*house.office, "tina")) == "export of tina by tina: exam schedule");
    BOOST_TEST(why(house.office->note_schedule(house.signed_in("aud"))) == "");
}

BOOST_AUTO_TEST_CASE(on_paper_a_plan_says_whose_it_is_and_the_day_of_the_week) {
    const auto made = utc_time_from("2026-11-28T09:00:00Z").value();
    const auto first = utc_time_from("2026-12-01T23:30:00Z").value();
    BOOST_TEST(day_with_weekday(first) == "Tuesday, 1 Dec 2026");
    const HouseInForce house({.name = "Grand Casino", .time_zone = "Europe/London"});
    const PlanPrint print{house_in_force()->name, made, {{day_with_weekday(first), {}}}};
    std::string words;
    for (const PrintedPage& page :
         lay_out([&](Painter& ruler) { return plan_pages(ruler, Paper::A4, print); })) {
        for (const PlacedText& text : page.texts) words += text.words + "\n";
    }
    for (const char* said : {"Grand Casino", "Exam schedule", "Tuesday, 1 Dec 2026"})
        BOOST_TEST((words.find(said) != std::string::npos), said << " is not in\n" << words);
}

BOOST_AUTO_TEST_CASE(a_date_is_no_lock) {
    OfficeHouse house;
    const std::string id = house.open_sitting(two_hours());
    BOOST_TEST(set(house, "eve", {id}, {noon, "Room 2"}) == "");
    house.released(id);  // a week before it
    BOOST_TEST(dates_for(house, "eve") == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
