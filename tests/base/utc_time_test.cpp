// Points of time: from text and back as they were written, in order, days and months later.

#include "base/time/utc_time.h"

#include <boost/test/unit_test.hpp>

#include "support/times.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(utc_times)

BOOST_AUTO_TEST_CASE(a_time_is_written_as_it_was_read) {
    for (const char* text :
         {"2026-03-14T21:05:09Z", "2026-03-14T21:05:09.5Z", "2026-03-14T21:05:09.50Z",
          "2026-03-14T21:05:09.000001Z", "2026-03-14T21:05:09.000000Z", "1969-12-31T23:59:59.25Z",
          "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999999Z", "2024-02-29T00:00:00Z"}) {
        const auto time = utc_time_from(text);
        BOOST_REQUIRE_MESSAGE(time.has_value(), text);
        BOOST_TEST(to_text(*time) == text);
    }
    for (const char* text : {"", "2026-03-14", "2026-02-29T00:00:00Z", "2026-03-14T21:05:09.Z",
                             "2026-03-14T21:05:09.0000001Z", "yesterday"})
        BOOST_TEST(!utc_time_from(text).has_value(), text);
}

BOOST_AUTO_TEST_CASE(it_is_the_microseconds_since_1970_and_compares_by_them) {
    BOOST_TEST("1970-01-01T00:00:00Z"_utc == UtcTime());
    BOOST_TEST("2026-03-14T21:05:09.25Z"_utc.time.time_since_epoch().count() == 1773522309'250'000);
    BOOST_TEST("2026-03-14T21:05:09Z"_utc == "2026-03-14T21:05:09.00Z"_utc);
    BOOST_TEST("2026-03-14T21:05:09Z"_utc < "2026-03-14T21:05:09.000001Z"_utc);
    BOOST_TEST("2026-03-14T21:05:09.5Z"_utc < "2026-03-14T21:05:10Z"_utc);
    BOOST_TEST("2026-03-14T21:05:09Z"_utc.is_whole_second());
    BOOST_TEST(!"2026-03-14T21:05:09.0Z"_utc.is_whole_second());
}

BOOST_AUTO_TEST_CASE(days_and_months_later_keep_the_time_of_day) {
    BOOST_TEST(day_or_time_from("2026-03-14").value() == "2026-03-14T00:00:00Z"_utc);
    BOOST_TEST(day_or_time_from("2026-03-14T00:00:01Z").value() == "2026-03-14T00:00:01Z"_utc);
    BOOST_TEST(!day_or_time_from("2026-02-30").has_value());
    BOOST_TEST(day_of("2026-03-14T23:59:59.9Z"_utc) == "2026-03-14");
    BOOST_TEST(utc_day(1773522309250) == "2026-03-14");
    BOOST_TEST(to_text(days_after("2026-02-27T21:05:09.5Z"_utc, 2)) == "2026-03-01T21:05:09.5Z");
    BOOST_TEST(to_text(months_after("2026-01-31T21:05:09Z"_utc, 1)) == "2026-02-28T21:05:09Z");
    BOOST_TEST(to_text(months_after("2026-11-30T00:00:00Z"_utc, 15)) == "2028-02-29T00:00:00Z");
}

BOOST_AUTO_TEST_SUITE_END()
