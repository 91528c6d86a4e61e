// Days, times and shares as people say them.

#include <boost/test/unit_test.hpp>

#include "desk/school/school_screen.h"
#include "noon.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(school_words)

BOOST_AUTO_TEST_CASE(days_and_times_are_said_as_people_say_them) {
    BOOST_TEST(day_in_words(0, 0) == "1 January 1970");
    BOOST_TEST(day_in_words(-1, 0) == "31 December 1969");
    BOOST_TEST(day_in_words(noon, 0) == "21 November 2026");
    BOOST_TEST(day_in_words(noon, 13 * 60 * a_minute) == "22 November 2026");
    BOOST_TEST(day_in_words(noon, -13 * 60 * a_minute) == "20 November 2026");
    BOOST_TEST(iso_day(noon, 0) == "2026-11-21");
    for (Millis day = -40'000; day < 60'000; day += 13) {
        const std::string iso = iso_day(day * a_day, 0);
        BOOST_REQUIRE_MESSAGE(day_from(iso, 0).has_value(), iso);
        BOOST_REQUIRE(*day_from(iso, 0) == day * a_day);
    }
    BOOST_TEST(iso_day(951'782'400'000, 0) == "2000-02-29");
    BOOST_TEST(!day_from("2026-02-30", 0).has_value());
    BOOST_TEST(!day_from("", 0).has_value());
    BOOST_TEST(about_time(20'000) == "less than a minute");
    BOOST_TEST(about_time(14 * a_minute + 1) == "about 14 minutes");
    BOOST_TEST(about_time(130 * a_minute) == "about 2 hours");
    BOOST_TEST(share_in_words(0, 0, {}) == "no answer yet");
    BOOST_TEST(share_in_words(18, 20, wilson(18, 20)) == "18 of 20 right, likely 70 % to 97 %");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
