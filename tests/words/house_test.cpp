// What a house sets once: what each field may be, and what is said with it.

#include <boost/test/unit_test.hpp>
#include <thread>

#include "support/times.h"
#include "words/amounts.h"
#include "words/house/house_settings.h"
#include "words/house/time_words.h"
#include "words/house/time_zone.h"
#include "words/words.h"

using namespace fairdeal;

namespace {

bool may_be(HouseField field, const std::string& value) { return why_not(field, value).empty(); }

HouseSettings with_currency(const std::string& currency) { return {"", "UTC", currency}; }

}  // namespace

BOOST_AUTO_TEST_SUITE(house)

BOOST_AUTO_TEST_CASE(a_currency_is_a_short_sign_or_code) {
    for (const char* fine : {"$", "\u00a3", "\u20ac", "USD", "kr", "R$", "none", "z\u0142"})
        BOOST_TEST(may_be(HouseField::Currency, fine), fine);
    for (const char* wrong : {"", "dollar", "5$", "$ ", "-", ".", "a\nb", "\x1b[1m", "\xff",
                              "\u00a3\u00a3\u00a3\u00a3\u00a3"})
        BOOST_TEST(!may_be(HouseField::Currency, wrong), wrong);
}

BOOST_AUTO_TEST_CASE(a_name_is_a_line_of_text) {
    for (const char* fine : {"", "Casino Example", "Spielbank K\u00f6ln"})
        BOOST_TEST(may_be(HouseField::Name, fine), fine);
    for (const std::string& wrong : {std::string("a\nb"), std::string("\xff"), std::string(" a"),
                                     std::string("a "), std::string(81, 'W')})
        BOOST_TEST(!may_be(HouseField::Name, wrong), wrong);
}

BOOST_AUTO_TEST_CASE(a_time_zone_is_one_that_there_is) {
    for (const char* fine : {"UTC", "Europe/London", "America/Los_Angeles", "Etc/GMT+5"})
        BOOST_TEST(is_time_zone(fine), fine);
    for (const char* wrong : {"", "europe/london", "GMT+5", "GMT+05:00", "Etc/Unknown", "London",
                              "../../etc/passwd", "Europe/London\n"})
        BOOST_TEST(!is_time_zone(wrong), wrong);
    BOOST_TEST(!is_time_zone(std::string(1U << 20U, 'A')));
    const std::string why = why_not(HouseField::TimeZone, "Europe/Lodnon");
    BOOST_TEST(why.starts_with("there is no time zone 'Europe/Lodnon'"), why);
    if (!listed_time_zones().empty())
        BOOST_TEST(why.ends_with(": did you mean 'Europe/London'?"), why);
}

/// Winter and summer, and over the end of a day, a month and a year.
BOOST_AUTO_TEST_CASE(clocks_show_what_they_show_in_the_zone) {
    const auto at = "2026-03-14T21:05:09Z"_utc;
    BOOST_TEST(clock_in("UTC", at) == at);
    BOOST_TEST(clock_in("Europe/London", at) == at);
    BOOST_TEST(clock_in("Europe/London", "2026-07-14T21:05:09Z"_utc) == "2026-07-14T22:05:09Z"_utc);
    BOOST_TEST(clock_in("America/New_York", "2026-01-01T02:30:00Z"_utc) ==
               "2025-12-31T21:30:00Z"_utc);
    BOOST_TEST(clock_in("Asia/Kolkata", "2026-03-14T21:05:09.25Z"_utc) ==
               "2026-03-15T02:35:09.25Z"_utc);
    BOOST_TEST(clock_in("Asia/Kolkata", "1969-12-31T23:59:59Z"_utc) == "1970-01-01T05:29:59Z"_utc);
}

/// The nights of March, and of October or November, in which clocks are put forward and back.
BOOST_AUTO_TEST_CASE(a_moment_is_found_by_what_clocks_show) {
    struct Row {
        const char *zone, *shown, *at;  // no moment: ""
    };
    const Row rows[] = {
        {"UTC", "2026-03-29T01:30:00Z", "2026-03-29T01:30:00Z"},
        {"Europe/London", "2026-03-29T00:59:59Z", "2026-03-29T00:59:59Z"},
        {"Europe/London", "2026-03-29T01:00:00Z", ""},
        {"Europe/London", "2026-03-29T01:59:59Z", ""},
        {"Europe/London", "2026-03-29T02:00:00Z", "2026-03-29T01:00:00Z"},
        {"Europe/London", "2026-07-14T22:05:09Z", "2026-07-14T21:05:09Z"},
        {"Europe/London", "2026-10-25T00:59:00Z", "2026-10-24T23:59:00Z"},
        {"Europe/London", "2026-10-25T01:00:00Z", "2026-10-25T00:00:00Z"},  // the first of two
        {"Europe/London", "2026-10-25T01:30:00Z", "2026-10-25T00:30:00Z"},
        {"Europe/London", "2026-10-25T02:00:00Z", "2026-10-25T02:00:00Z"},
        {"America/New_York", "2026-03-08T01:59:00Z", "2026-03-08T06:59:00Z"},
        {"America/New_York", "2026-03-08T02:30:00Z", ""},
        {"America/New_York", "2026-03-08T03:00:00Z", "2026-03-08T07:00:00Z"},
        {"America/New_York", "2026-11-01T00:30:00Z", "2026-11-01T04:30:00Z"},
        {"America/New_York", "2026-11-01T01:30:00Z", "2026-11-01T05:30:00Z"},  // the first of two
        {"America/New_York", "2026-11-01T02:00:00Z", "2026-11-01T07:00:00Z"},
        {"America/New_York", "2025-12-31T21:30:00Z", "2026-01-01T02:30:00Z"},
        {"Asia/Kolkata", "2026-03-15T02:35:00Z", "2026-03-14T21:05:00Z"},
        {"Pacific/Apia", "2011-12-30T12:00:00Z", ""},  // a day that was left out
    };
    for (const Row& row : rows) {
        const auto at = moment_in(row.zone, *utc_time_from(row.shown));
        BOOST_TEST((at ? to_text(*at) : "") == row.at, row.zone << " " << row.shown);
    }
}

BOOST_AUTO_TEST_CASE(days_and_times_stand_apart_by_the_clocks_of_the_house) {
    const auto at = "2026-07-14T23:05:09Z"_utc;
    BOOST_TEST(day_with_weekday(at) == "Tuesday, 14 Jul 2026");
    BOOST_TEST(time_of_day(at) == "23:05");
    const HouseInForce in_force({"", "Europe/London", "$"});
    BOOST_TEST(day_with_weekday(at) == "Wednesday, 15 Jul 2026");
    BOOST_TEST(time_of_day(at) == "00:05");
    BOOST_TEST(typed_day(at) == "2026-07-15");
}

BOOST_AUTO_TEST_CASE(cash_is_said_in_the_currency_and_chips_are_as_ever) {
    struct Row {
        const char *currency, *plain, *negative;
    };
    const Row rows[] = {{"$", "$1,250.50", "-$5"},
                        {"\u00a3", "\u00a31,250.50", "-\u00a35"},
                        {"R$", "R$1,250.50", "-R$5"},
                        {"USD", "USD\u00a01,250.50", "-USD\u00a05"},
                        {"z\u0142", "z\u0142\u00a01,250.50", "-z\u0142\u00a05"},
                        {"none", "1,250.50", "-5"}};
    for (const Row& row : rows) {
        const HouseInForce in_force(with_currency(row.currency));
        const Money amount = Money::cents(125050), less = Money{} - Money::dollars(5);
        BOOST_TEST(amount_in_words(amount, Unit::Cash) == row.plain);
        BOOST_TEST(brief_amount(less, Unit::Cash) == row.negative);
        BOOST_TEST(in_currency("-5", Unit::Cash) == row.negative);
        BOOST_TEST(amount_in_words(amount, Unit::Chips) == "1,250.50 chips");
        BOOST_TEST(in_currency("5.00", Unit::Chips) == "5.00 chips");
        BOOST_TEST((typed_amount(row.plain) == amount), row.plain);
        BOOST_TEST((typed_amount("$1,250.50") == amount));
    }
    BOOST_TEST(brief_amount(Money::dollars(5), Unit::Cash) == "$5");
}

BOOST_AUTO_TEST_CASE(times_are_said_by_the_clocks_of_the_house) {
    const auto at = "2026-07-14T21:05:09Z"_utc;
    BOOST_TEST(time_in_words(at) == "14 Jul 2026, 21:05");
    BOOST_TEST(time_with_zone(at) == "14 Jul 2026, 21:05 UTC");
    BOOST_TEST(time_on_paper(at) == "2026-07-14T21:05:09Z");
    const HouseInForce in_force({"", "Europe/London", "$"});
    BOOST_TEST(time_in_words(at) == "14 Jul 2026, 22:05");
    BOOST_TEST(time_in_words("2026-07-14T23:30:00Z") == "15 Jul 2026, 00:30");
    BOOST_TEST(time_on_paper(at) == "14 Jul 2026, 22:05 Europe/London");
}

BOOST_AUTO_TEST_CASE(what_is_kept_knows_nothing_of_the_house) {
    const HouseInForce in_force({"Casino Example", "Europe/London", "\u00a3"});
    const InEnglish kept;
    BOOST_TEST((*house_in_force() == HouseSettings{}));
    BOOST_TEST(amount_in_words(Money::dollars(5), Unit::Cash) == "$5");
    BOOST_TEST(time_on_paper("2026-07-14T21:05:09Z"_utc) == "2026-07-14T21:05:09Z");
    std::string elsewhere;
    std::thread([&] { elsewhere = amount_in_words(Money::dollars(5), Unit::Cash); }).join();
    BOOST_TEST(elsewhere == "\u00a35");
}

BOOST_AUTO_TEST_SUITE_END()
