// Other choices of the house over a log whose answer is known.

#include "audit/explain/house_change.h"

#include <boost/test/unit_test.hpp>

#include "audit/logs.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(house_changes)

namespace {

/// A natural for 25, paid 3:2; a stand at a soft 17; and a hand of another game.
const char* const three_hands =
    "breakout id=A table=B7 dealer=1101 at=2026-03-01T12:00:00Z\n"
    "1 bet player 30\n1 deal Ah Kd\ndealer deal 9c (8s)\n1 pay player 45\ndealer turn 8s\n"
    "dealer stand\n\n"
    "breakout id=B table=B7 dealer=1102 at=2026-03-02T12:00:00Z\n"
    "1 bet player 10\n1 deal Th 9d\ndealer deal Ac (6s)\n1 stand\ndealer peek\ndealer turn 6s\n"
    "dealer stand\n1 pay player 10\n\n"
    "midnight id=C table=M1 dealer=1101 at=2026-03-01T12:00:00Z\n"
    "1 bet player 20\n1 deal 8h 8c\ndealer deal Ks\n1 stand\ndealer hit Kd\n1 take player 20\n\n";

std::filesystem::path log_in(const Folder& folder) {
    const auto file = folder.file("a.log");
    HandLog log = opened(file);
    import_text(log, three_hands);
    return file;
}

HouseChange with(std::string_view option) {
    HouseChange change;
    change.options.push_back(other_option_from(Game::Breakout, option).value());
    return change;
}

HouseChangeReport report_of(const std::filesystem::path& log, const HouseChange& change,
                            const HandFilter& filter = {}) {
    auto report = house_change(log, filter, change, {});
    BOOST_REQUIRE(report);
    BOOST_TEST(report->finished);
    return *std::move(report);
}

}  // namespace

BOOST_AUTO_TEST_CASE(another_price_costs_the_difference_on_the_hands_it_prices) {
    const Folder folder;
    const auto log = log_in(folder);
    const HouseChangeReport report = report_of(log, with("bj-pays=6:5"));
    BOOST_TEST(report.hands == 2);
    BOOST_TEST(report.otherwise == 1);
    BOOST_TEST(report.played_otherwise == 0);
    BOOST_TEST(report.wagers == 1);
    BOOST_TEST((report.for_the_house(Unit::Cash) == Money::dollars(9)));  // 45 less 36
    BOOST_REQUIRE(report.clauses.size() == 1);
    BOOST_TEST((report.first_hands == std::vector<std::int64_t>{1}));
}

BOOST_AUTO_TEST_CASE(a_hand_that_would_have_been_dealt_otherwise_is_counted_and_not_priced) {
    const Folder folder;
    const HouseChangeReport report = report_of(log_in(folder), with("hit-soft-17=yes"));
    BOOST_TEST(report.hands == 2);
    BOOST_TEST(report.otherwise == 0);
    BOOST_TEST(report.played_otherwise == 1);
    BOOST_TEST((report.first_unplayable == std::vector<std::int64_t>{2}));
    BOOST_TEST(report.wagers == 0);
}

BOOST_AUTO_TEST_CASE(a_table_card_takes_the_place_of_each_hands_own_and_filters_hold) {
    const Folder folder;
    const auto log = log_in(folder);
    HouseChange change;
    change.card = TableCard(Game::Breakout);
    BOOST_TEST(report_of(log, change).otherwise == 0);
    HandFilter filter;
    filter.dealer = "1102";
    BOOST_TEST(report_of(log, with("bj-pays=6:5"), filter).hands == 1);
    BOOST_TEST(report_of(log, with("bj-pays=6:5"), filter).otherwise == 0);
    change.card = TableCard(Game::Midnight);
    BOOST_TEST(!house_change(log, {}, change, {}));
    BOOST_TEST(!house_change(folder.file("none.log"), {}, with("bj-pays=6:5"), {}));
}

BOOST_AUTO_TEST_CASE(hands_that_are_named_cost_what_each_costs_alone) {
    const Folder folder;
    const auto file = dealt_log(folder, Game::Breakout, 300, 0);
    HouseChange change = with("bj-pays=6:5");
    change.options.push_back(other_option_from(Game::Breakout, "dealer-bj-pays=2:1").value());
    change.hands = {250, 7, 7, 12, 40, 41, 42, 43, 44, 99};
    const HouseChangeReport report = report_of(file, change);
    BOOST_TEST(report.hands == 9);
    Exposure guests;
    std::int64_t otherwise = 0;
    const HandLog log = HandLog::open(file, Access::Read, {}).value();
    for (const std::int64_t idx : {7, 12, 40, 41, 42, 43, 44, 99, 250}) {
        const HandRecord record = read_record(log.text_of(idx).value()).value();
        HandRecord other = record;
        for (const OtherOption& option : change.options)
            other.header.card.set(*find_option(Game::Breakout, option.name), option.value);
        const auto differ = differences(rule(record), rule(other));
        for (const RulingDifference& difference : differ) guests.add(difference.more());
        if (!differ.empty()) ++otherwise;
    }
    BOOST_TEST(report.otherwise == otherwise);
    BOOST_TEST((report.guests.in(Unit::Cash) == guests));
    HandFilter nobody;
    nobody.dealer = "nobody";
    BOOST_TEST(report_of(file, change, nobody).hands == 0);
    change.hands = {5, 301};
    const auto missing = house_change(file, {}, change, {});
    BOOST_REQUIRE(!missing);
    BOOST_TEST(missing.error().front().what.find("301") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(hands_dealt_by_the_choice_already_are_counted) {
    const Folder folder;
    const auto log = log_in(folder);
    BOOST_TEST(report_of(log, with("bj-pays=3:2")).same_card == 2);
    BOOST_TEST(report_of(log, with("bj-pays=6:5")).same_card == 0);
}

BOOST_AUTO_TEST_CASE(numbers_of_hands_are_read_or_refused) {
    using Numbers = std::vector<std::int64_t>;
    BOOST_TEST((hand_numbers_from("12,40-43,41").value() == Numbers{12, 40, 41, 42, 43}));
    BOOST_TEST((hand_numbers_from("7").value() == Numbers{7}));
    for (const char* wrong : {"", ",", "0", "5-", "-5", "9-3", "1-2-3", "x", "1,,2", "1-9999999"})
        BOOST_TEST(!hand_numbers_from(wrong), wrong);
}

BOOST_AUTO_TEST_CASE(what_is_no_option_is_refused_with_its_name) {
    for (const char* wrong :
         {"", "=", "hit-soft-17", "hit-soft-17=perhaps", "partial=skip", "no-such=1", "bj-pays="})
        BOOST_TEST(!other_option_from(Game::Breakout, wrong), wrong);
    BOOST_TEST(other_option_from(Game::Breakout, "bj-pays=6:5").has_value());
}

BOOST_AUTO_TEST_CASE(it_stops_when_told_and_says_so) {
    const Folder folder;
    const auto log = dealt_log(folder, Game::Breakout, 1500, 0);
    const auto stopped = house_change(log, {}, with("bj-pays=6:5"),
                                      [](std::int64_t, std::int64_t) { return false; });
    BOOST_REQUIRE(stopped);
    BOOST_TEST(!stopped->finished);
    BOOST_TEST(stopped->hands == 1024);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
