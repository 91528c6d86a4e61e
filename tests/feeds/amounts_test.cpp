// Amounts and times as sources write them.

#include "feeds/rounds/amounts.h"

#include <boost/test/unit_test.hpp>

#include "feeds/feed_files.h"
#include "feeds/rounds/feed_times.h"
#include "support/why.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(amounts)

BOOST_AUTO_TEST_CASE(an_amount_is_exact_or_none) {
    struct Row {
        const char* text;
        int scale;
        char mark;
        const char* amount;  // "": none
    };
    const Row rows[] = {
        {"25", 0, '.', "25"},
        {"25.00", 0, '.', "25"},
        {"12.50", 0, '.', "12.50"},
        {"12.5", 0, '.', "12.50"},
        {"12.505", 0, '.', ""},
        {"12.500", 0, '.', "12.50"},
        {"25,00", 0, ',', "25"},
        {"25,00", 0, '.', ""},
        {"2500", 2, '.', "25"},
        {"2501", 2, '.', "25.01"},
        {"2500.5", 2, '.', ""},
        {"12345", 3, '.', ""},
        {"12340", 3, '.', "12.34"},
        {"5", 4, '.', ""},
        {"500", 4, '.', "0.05"},
        {"2.5", -3, '.', "2500"},
        {"0.001", -3, '.', "1"},
        {"0", 0, '.', "0"},
        {"000", 0, '.', "0"},
        {"007", 0, '.', "7"},
        {"-5", 0, '.', "-5"},
        {"", 0, '.', ""},
        {"-", 0, '.', ""},
        {".5", 0, '.', ""},
        {"5.", 0, '.', ""},
        {"+5", 0, '.', ""},
        {"1e3", 0, '.', ""},
        {"1,000", 0, '.', ""},
        {" 5", 0, '.', ""},
        {"9999999999.99", 0, '.', "9999999999.99"},
        {"10000000000", 0, '.', ""},
        {"99999999999999999999999", 0, '.', ""},
        {"0.00000000000000000000", 0, '.', "0"},
    };
    for (const Row& row : rows) {
        Mapping mapping;
        mapping.scale = row.scale;
        mapping.decimal_mark = row.mark;
        const auto amount = amount_from(row.text, mapping);
        BOOST_TEST_CONTEXT(row.text << " at " << row.scale) {
            BOOST_TEST((amount ? to_text(*amount) : "") == row.amount);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_time_is_put_into_utc_or_refused) {
    struct Row {
        FeedTime form;
        const char *text, *time;  // or what the refusal has in it, after a "!"
    };
    const Row rows[] = {
        {FeedTime::EpochMilliseconds, "1793527322114", "2026-11-01T10:02:02.114Z"},
        {FeedTime::EpochMilliseconds, "1793527322000", "2026-11-01T10:02:02Z"},
        {FeedTime::EpochMilliseconds, "-1", "!no time"},
        {FeedTime::EpochMilliseconds, "2026-11-01", "!no time"},
        {FeedTime::EpochSeconds, "1793527322", "2026-11-01T10:02:02Z"},
        {FeedTime::EpochSeconds, "1793527322114", "!no time"},
        {FeedTime::Rfc3339, "2026-11-01T10:02:02Z", "2026-11-01T10:02:02Z"},
        {FeedTime::Rfc3339, "2026-11-01T11:02:02.5+01:00", "2026-11-01T10:02:02.5Z"},
        {FeedTime::Rfc3339, "2026-11-01 04:32:02-05:30", "2026-11-01T10:02:02Z"},
        {FeedTime::Rfc3339, "2026-11-01T10:02:02", "!without a zone"},
        {FeedTime::Rfc3339, "2026-02-30T10:02:02Z", "!no time"},
        {FeedTime::Clock, "2026-11-01 10:02:02", "2026-11-01T09:02:02Z"},
        {FeedTime::Clock, "2026-07-01T10:02:02", "2026-07-01T08:02:02Z"},
        {FeedTime::Clock, "2026-10-25 02:30:00", "!twice"},
        {FeedTime::Clock, "2026-10-25 01:59:59", "2026-10-24T23:59:59Z"},
        {FeedTime::Clock, "2026-10-25 03:00:00", "2026-10-25T02:00:00Z"},
        {FeedTime::Clock, "2026-03-29 02:30:00", "!never show"},
        {FeedTime::Clock, "10:02:02", "!no time"},
    };
    for (const Row& row : rows) {
        Mapping mapping;
        mapping.time = row.form;
        mapping.zone = "Europe/Vienna";
        const auto time = feed_time_from(row.text, mapping);
        BOOST_TEST_CONTEXT(row.text) {
            if (*row.time == '!')
                BOOST_TEST(why(time).find(row.time + 1) != std::string::npos, why(time));
            else
                BOOST_TEST((time ? to_text(*time) : why(time)) == row.time);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
