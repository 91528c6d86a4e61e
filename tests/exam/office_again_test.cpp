// The same exam again, appeals that are granted, and the house's address, at the office.

#include <boost/test/unit_test.hpp>

#include "exam/offices.h"
#include "support/times.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(offices_again)

BOOST_AUTO_TEST_CASE(the_same_exam_again_so_soon_needs_a_reason_on_record) {
    OfficeHouse house;
    const std::string first = house.open_sitting();
    const SignedIn eve = house.signed_in("eve");
    SittingRequest request = house.request();
    BOOST_TEST(why(house.office->open_sitting(eve, request, of_the_keys)) ==
               "tina has " + first +
                   " of this exam on the same day: say why it is sat again so soon");
    request.candidate = "rob";  // somebody else's is nothing to it
    BOOST_TEST(why(house.office->open_sitting(eve, request, of_the_keys)) == "");
    request = house.request();
    request.exam = "midnight-dealer";  // nor is another exam
    BOOST_TEST(why(house.office->open_sitting(eve, request, of_the_keys)) == "");
    request = house.request();
    for (const char* reason : {" ", "A fire.\nforged", "\x1b[2K"}) {
        request.again = reason;
        BOOST_TEST(why(house.office->open_sitting(eve, request, of_the_keys)) ==
                   "the reason for an exception is words in one line");
    }
    request.again = "The power failed.";
    const auto again = house.office->open_sitting(eve, request, of_the_keys);
    BOOST_REQUIRE_MESSAGE(again, why(again));
    BOOST_TEST(told(last_event(*house.office, "tina")) ==
               "again of tina by eve: " + *again + " The power failed.");
}

BOOST_AUTO_TEST_CASE(a_result_is_open_to_appeal_for_a_fortnight) {
    SittingRequest request;
    request.candidate = "tina";
    request.exam = "breakout-dealer";
    Sitting failed;
    failed.id = "X-000001";
    failed.candidate = request.candidate;
    failed.exam = request.exam;
    failed.events = 5;
    failed.opened_at = "2026-03-14T20:00:00Z"_utc;
    failed.result = SittingResult{false, 1, 3, "2026-03-14T21:00:00Z"_utc, "a ticket\n"};
    const auto soon = [&](const UtcTime& now) {
        return why_too_soon(failed, request, now).value_or("");
    };
    BOOST_TEST(soon("2026-03-28T20:59:59Z"_utc) ==
               "tina has X-000001 of this exam, whose result is open to appeal: say why it is sat "
               "again so soon");
    BOOST_TEST(soon("2026-03-28T21:00:00Z"_utc) == "");
    failed.appeal =
        SittingIncident{SittingEventKind::Appeal, 0, "tina", "2026-03-20T00:00:00Z"_utc, "x\n"};
    BOOST_TEST(soon("2026-06-28T21:00:00Z"_utc) != "");  // until it is heard
    failed.resolution = SignedWord{false, "max", "2026-03-21T00:00:00Z"_utc, "No.\n"};
    BOOST_TEST(soon("2026-03-22T00:00:00Z"_utc) == "");
    failed.resolution->granted = true;
    failed.grant = AppealGrant{AppealConsequence::Resit, {}, false, 1, 3};
    BOOST_TEST(soon("2026-03-14T23:00:00Z"_utc) == "");  // a resit that was granted
}

BOOST_AUTO_TEST_CASE(an_appeal_is_not_granted_without_saying_what_follows) {
    OfficeHouse house;
    const std::string id = house.open_sitting();
    {
        auto seat = house.office->take_seat(id);
        BOOST_TEST(why(house.office->record(*seat, SittingEventKind::Show, {"1", "0"}, "")) == "");
        BOOST_TEST(why(house.office->record(*seat, SittingEventKind::Reply, {"1", "1"}, "x\n")) ==
                   "");
        BOOST_TEST(why(house.office->decide(*seat, {"a ticket\n", std::nullopt}, false, 0, 1)) ==
                   "");
    }
    BOOST_TEST(why(house.office->act(house.signed_in("tina"), id, SittingEventKind::Appeal, {},
                                     "x\n")) == "");
    const auto grant = [&](const char* who, SittingEventKind kind, std::vector<std::string> facts) {
        return why(house.office->act(house.signed_in(who), id, kind, std::move(facts), "words\n"));
    };
    BOOST_TEST(grant("max", SittingEventKind::Resolve, {"granted"}) ==
               "say what follows from it: void items, a resit or nothing");
    const std::vector<std::string> resit{"resit", "-", "fail", "0", "1"};
    BOOST_TEST(grant("eve", SittingEventKind::Grant, resit) ==
               "an appeal is resolved by somebody else than candidate and examiner");
    BOOST_TEST(grant("ivo", SittingEventKind::Grant, resit) == "ivo may not resolve an appeal");
    BOOST_TEST(grant("max", SittingEventKind::Grant, resit) == "");
    BOOST_TEST(to_text(find_sitting(house.office->log(), id)->state.stage()) == "resit");
}

BOOST_AUTO_TEST_CASE(the_houses_address_is_set_by_an_administrator) {
    OfficeHouse house;
    BOOST_TEST((house.office->address() == HouseAddress{}));
    const HouseAddress address{"https://exams.casino.example", "https://casino.example/logo.png"};
    BOOST_TEST(why(house.office->set_address(house.signed_in("eve"), address)) ==
               "eve may not manage keys");
    const SignedIn ada = house.signed_in("ada");
    BOOST_TEST(why(house.office->set_address(ada, address)) == "");
    BOOST_TEST(told(last_event(*house.office, "ada")) ==
               "house of ada by ada: https://exams.casino.example https://casino.example/logo.png");
    BOOST_TEST((house.opened()->address() == address));
    for (const HouseAddress& wrong :
         {HouseAddress{"http://casino.example", ""},
          HouseAddress{"", "https://casino.example/l.png"},
          HouseAddress{"https://casino.example\nforged", ""}, HouseAddress{"-", ""},
          HouseAddress{"https://casino.example x", ""}})
        BOOST_TEST(why(house.office->set_address(ada, wrong)) != "");
    BOOST_TEST((house.office->address() == address));
    BOOST_TEST(why(house.office->set_address(ada, {})) == "");
    BOOST_TEST((house.office->address() == HouseAddress{}));
    for (const char* text : {"", "-", "- - -", "https://a.b", "https://a.b -x", "- https://a.b/l"})
        BOOST_TEST(!house_address_from(text).has_value(), text);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
