// What an office allows a candidate, or a place where exams are sat, beyond others: by whom, when,
// and who reads why.

#include <boost/test/unit_test.hpp>

#include "offices.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(granted)

BOOST_AUTO_TEST_CASE(no_exam_is_sat_in_a_terminal_unless_an_administrator_allows_it) {
    OfficeHouse house;
    BOOST_TEST(!house.office->allows_terminal());
    BOOST_TEST(why(house.office->allow_terminal(house.signed_in("eve"), true)) ==
               "eve may not manage keys");
    BOOST_TEST(!house.office->allows_terminal());
    BOOST_TEST(why(house.office->allow_terminal(house.signed_in("ada"), true)) == "");
    BOOST_TEST(house.office->allows_terminal());
}

BOOST_AUTO_TEST_CASE(what_is_granted_is_set_beforehand_with_a_reason) {
    OfficeHouse house;
    const SignedIn eve = house.signed_in("eve");
    SittingRequest request = house.request();
    request.letters = 150;
    request.breaks = 2;
    BOOST_TEST(why(house.office->open_sitting(eve, request, of_the_keys)) ==
               "say why the candidate is granted more time, larger letters or breaks");
    request.accommodation = "A doctor's letter of May.";
    const auto id = house.office->open_sitting(eve, request, of_the_keys);
    BOOST_REQUIRE_MESSAGE(id, why(id));
    const Sitting sitting = find_sitting(house.office->log(), *id)->state;
    BOOST_REQUIRE(sitting.accommodation.has_value());
    BOOST_TEST(sitting.accommodation->letters == 150);
    BOOST_TEST(sitting.accommodation->breaks == 2);
    BOOST_TEST(sitting.accommodation->reason == reason_kept_apart);
    house.released(*id);
    auto log = HandLog::open(house.folder.file("office") / "log.db", Access::Write, {});
    auto seat = find_sitting(*log, *id).value();
    seat.state.accommodation.reset();
    BOOST_TEST(why(add_sitting_event(*log, seat,
                                     {SittingEventKind::Accommodate,
                                      *id,
                                      0,
                                      "eve",
                                      house.office->now(),
                                      {"200", "9"},
                                      "Later.\n"})) == "it is set before the exam starts");
}

// A reader of a transcript: an employer, a regulator.
BOOST_AUTO_TEST_CASE(why_something_is_granted_stays_in_the_office) {
    OfficeHouse house;
    SittingRequest request = house.request(exam_text(exam_of_two_parts()));
    request.extra = 25;
    request.accommodation = "A doctor's letter of May.";
    const auto id = house.office->open_sitting(house.signed_in("eve"), request, of_the_keys);
    BOOST_REQUIRE_MESSAGE(id, why(id));
    house.released(*id);
    const LoggedSitting found = find_sitting(house.office->log(), *id).value();
    for (const std::int64_t number : found.records) {  // what a transcript is made of
        const std::string record = house.office->log().text_of(number).value();
        BOOST_TEST(record.find("doctor") == std::string::npos, record);
    }
    const Sitting& sitting = found.state;
    for (const char* reader : {"eve", "aud", "tina"})
        BOOST_TEST(house.office->why_granted(house.signed_in(reader), sitting).value_or("") ==
                       request.accommodation,
                   reader);
    BOOST_TEST(!house.office->why_granted(house.signed_in("ivo"), sitting).has_value());
    BOOST_TEST(!house.office->why_granted(house.signed_in("rob"), sitting).has_value());
    SittingRequest plain = house.request();
    plain.again = "A test.";
    const auto other = house.office->open_sitting(house.signed_in("eve"), plain, of_the_keys);
    BOOST_REQUIRE_MESSAGE(other, why(other));
    const Sitting nothing = find_sitting(house.office->log(), *other)->state;
    BOOST_TEST(!house.office->why_granted(house.signed_in("eve"), nothing).has_value());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
