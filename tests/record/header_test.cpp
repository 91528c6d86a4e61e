// The header: its keys in their order, and every house option of the rule book with each of its
// values.

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "support/hands.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(header)

/// An option as the rule book has it: the first value is the default.
struct OptionRow {
    std::string_view where, name, values;
};

// clang-format off
const std::vector<OptionRow> breakout_rows{
    {"base options", "decks",              "6 1 8"},
    {"AMB-BRK-01",   "dealer-style",       "peek no-hole"},
    {"BRK-S17-1",    "hit-soft-17",        "no yes"},
    {"AMB-BRK-03",   "bj-pays",            "3:2 6:5 1:1"},
    {"AMB-BRK-03",   "max-hands",          "4 1 2 3"},
    {"base options", "split-aces",         "one-card play-on"},
    {"base options", "double-after-split", "yes no"},
    {"base options", "surrender",          "late none"},
    {"BRK-BJ-3",     "dealer-bj-pays",     "3:2 1:1"},
    {"AMB-BRK-02",   "dealer-win-pays",    "1:1 4:5"},
    {"BRK-ST-4",     "super-tie-min",      "5 1 2.50 10"},
    {"AMB-BRK-04",   "bust17-soft",        "yes no"},
    {"AMB-BRK-05",   "sweet17-soft",       "yes no"},
    {"AMB-BRK-06",   "pair-by",            "rank value"},
    {"AMB-BRK-07",   "suited-by",          "suit colour"},
    {"AMB-BRK-08",   "pair-up-both",       "any both-unsuited not-both-suited"},
    {"AMB-BRK-09",   "pair-up-rows",       "best sum"},
    {"AMB-BRK-11",   "tip-from",           "house player"},
    {"AMB-BRK-12",   "super-tie-short",    "void play"},
    {"AMB-BRK-13",   "illegal-side",       "void play"},
    {"AMB-BRK-14",   "bj-vs-21",           "beats push"},
    {"AMB-BRK-15",   "no-hole-loses-all",  "yes no"},
    {"AMB-BRK-17",   "natural-stays-live", "no yes"},
};
const std::vector<OptionRow> midnight_rows{
    {"AMB-MID", "insurance-all-bust",     "draw-one lose return"},
    {"AMB-MID", "all-naturals",           "draw-out check-only"},
    {"AMB-MID", "bj-vs-21",               "win push"},
    {"AMB-MID", "dealer-bj-vs-21",        "lose push"},
    {"AMB-MID", "dealer-bj-takes",        "all original"},
    {"AMB-MID", "double-value",           "best either"},
    {"AMB-MID", "double-when",            "two-cards any-time"},
    {"AMB-MID", "double-after-split",     "split-hand pre-split"},
    {"AMB-MID", "split-aces",             "play-on one-card"},
    {"AMB-MID", "stand-21",               "yes no"},
    {"AMB-MID", "insurance-of-bust-hand", "stands lost"},
    {"AMB-MID", "insurance-amount",       "exact-half up-to-half"},
    {"AMB-MID", "odd",                    "exact down up"},
    {"AMB-MID", "unit",                   "1 0.50 5"},
};
const std::vector<OptionRow> extreme_rows{
    {"AMB-BJX", "natural-vs-dealer-natural", "push paid"},
    {"AMB-BJX", "natural-on-dealer-fold",    "half three-two"},
    {"AMB-BJX", "partial",                   "partial skip stop"},
    {"AMB-BJX", "minimum-basis",             "table smallest-blind"},
    {"AMB-BJX", "dealer-natural-vs-21",      "beats push"},
    {"AMB-BJX", "split-blackjack",           "plain-21 blackjack"},
    {"AMB-BJX", "doubled-split-card",        "split-card third-card"},
    {"AMB-BJX", "odd",                       "exact player dealer"},
    {"AMB-BJX", "unit",                      "1 0.25 100"},
    {"AMB-BJX", "round5-order",              "seat hand"},
    {"AMB-BJX", "cover-basis",               "minimum blind"},
    {"AMB-BJX", "losing-bet",                "full covered-only"},
    {"AMB-BJX", "all-in-raise",              "no yes"},
    {"AMB-BJX", "any-amount",                "legal free"},
    {"AMB-BJX", "draw-with-none-live",       "no yes"},
    {"AMB-BJX", "decks",                     "2 1 8"},
    {"AMB-BJX", "bust-taken",                "at-once at-end"},
    {"AMB-BJX", "pass-until",                "cards blind"},
};
const std::vector<OptionRow> league_rows{
    {"base options", "decks",                   "6 2"},
    {"base options", "dealer-style",            "peek no-hole"},
    {"base options", "hit-soft-17",             "yes no"},
    {"base options", "bj-pays",                 "3:2 6:5"},
    {"base options", "max-hands",               "4 2"},
    {"base options", "split-aces",              "one-card play-on"},
    {"base options", "double-after-split",      "yes no"},
    {"base options", "surrender",               "late none"},
    {"AMB-IBL",      "tied-lowest-out",         "one all-but-one all"},
    {"AMB-IBL",      "bust-is-the-elimination", "yes no"},
    {"AMB-IBL",      "three-way",               "step-by-step unique-largest"},
    {"AMB-IBL",      "both-rewarded",           "sudden-death shared"},
    {"AMB-IBL",      "starter-distance",        "zero full-lap"},
    {"AMB-IBL",      "secret-per",              "round hand"},
    {"AMB-IBL",      "secret-reveal",           "hand round"},
    {"AMB-IBL",      "autoplay",                "below-12 two-cards"},
    {"AMB-IBL",      "short-min-bet",           "all-in none"},
};
// clang-format on

struct GameOptions {
    Game game;
    std::string start;  // the shortest canonical header
    const std::vector<OptionRow>& rows;
};
const GameOptions every_games_options[] = {
    {Game::Breakout, "breakout", breakout_rows},
    {Game::Midnight, "midnight", midnight_rows},
    {Game::Extreme, "extreme minimum=50 mode=regular", extreme_rows},
    {Game::League, "league", league_rows},
};

BOOST_AUTO_TEST_CASE(every_option_has_the_rule_books_values_and_its_default_is_left_out) {
    for (const auto& [game, start, rows] : every_games_options) {
        for (const OptionRow& row : rows) {
            bool is_default = true;
            for (const std::string_view value : split_at(row.values, ' ')) {
                const std::string written =
                    start + " " + std::string(row.name) + "=" + std::string(value);
                BOOST_TEST_CONTEXT(row.where << " " << written) {
                    BOOST_TEST(as_row(write(hand_record(written))) ==
                               (is_default ? start : written));
                }
                is_default = false;
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(options_stand_in_the_order_of_the_rule_book_and_there_are_no_others) {
    for (const auto& [game, start, rows] : every_games_options) {
        std::string in_book_order = start;
        std::string backwards;
        std::string names;
        for (const OptionRow& row : rows) {
            const std::string chosen =
                " " + std::string(row.name) + "=" + std::string(split_at(row.values, ' ')[1]);
            in_book_order += chosen;
            backwards = chosen + backwards;
            names += std::string(row.name) + " ";
        }
        BOOST_TEST(as_row(write(hand_record(start + backwards))) == in_book_order);
        std::string known;
        for (const OptionSpec& spec : options_of(game)) known += std::string(spec.name) + " ";
        BOOST_TEST(known == names);
    }
}

BOOST_AUTO_TEST_CASE(the_facts_of_the_table_stand_in_their_order) {
    const std::string_view canonical[] = {
        "breakout id=B7-000412 table=B7 dealer=1182 shoe=3 at=2026-03-14T21:05:09Z",
        "midnight id=1 table=2 dealer=3 shoe=4 at=2024-02-29T23:59:59.123456Z",
        "extreme id=1 table=2 dealer=3 shoe=4 at=2026-03-14T21:05:09Z minimum=12.50 "
        "mode=tournament left=60 "
        "passes=2:3,5:1",
        "league id=1 at=2026-03-14T21:05:09Z minimum=500 hand=9 eliminations=5,9,15 start=1 "
        "prizes=1,2 feeders=3 "
        "seats=6 final=yes secrets=1,4 offers=unknown settlements=unknown",
        "breakout id=1 offers=unknown settlements=unknown decks=2",
        "midnight id=1 offers=unknown settlements=unknown stand-21=no",
        "extreme minimum=50 mode=regular left=60 offers=unknown settlements=unknown odd=player",
    };
    for (const std::string_view row : canonical) {
        BOOST_TEST(as_row(write(hand_record(row))) == row);
        auto words = split_at(row, ' ');
        std::reverse(words.begin() + 1, words.end());
        std::string backwards;
        for (const std::string_view word : words)
            backwards += (backwards.empty() ? "" : " ") + std::string(word);
        BOOST_TEST(as_row(write(hand_record(backwards))) == row);
    }
}

BOOST_AUTO_TEST_CASE(what_a_source_records_need_not_be_said) {
    for (const auto& [game, start, rows] : every_games_options) {
        const HandRecord record = hand_record(start + " offers=known settlements=known");
        BOOST_TEST(as_row(write(record)) == start);
        BOOST_TEST((record.header.facts.offers_known && record.header.facts.settlements_known));
        const HandRecord unknown = hand_record(start + " offers=unknown");
        BOOST_TEST(as_row(write(unknown)) == start + " offers=unknown");
        BOOST_TEST(!unknown.header.facts.offers_known);
        BOOST_TEST(unknown.header.facts.settlements_known);
        const HandRecord unsettled = hand_record(start + " settlements=unknown");
        BOOST_TEST(as_row(write(unsettled)) == start + " settlements=unknown");
        BOOST_TEST(!unsettled.header.facts.settlements_known);
    }
}

BOOST_AUTO_TEST_CASE(a_hand_that_is_not_the_last_need_not_say_so) {
    BOOST_TEST(as_row(write(hand_record("league final=no seats=6"))) == "league seats=6");
}

/// A header that is refused: the column of its only problem, and the words.
struct RefusedRow {
    std::string_view text;
    int column;
    std::string_view what;
};
// clang-format off
constexpr RefusedRow refused_rows[] = {
    {"breakout hit-soft-17=maybe",         10, "'maybe' is not a value of hit-soft-17: yes|no"},
    {"breakout hit-soft-17=YES",           10, "'YES' is not a value of hit-soft-17: yes|no"},
    {"breakout pair-by=suit",              10, "'suit' is not a value of pair-by: rank|value"},
    {"breakout bj-pays=3-2",               10, "'3-2' is not a value of bj-pays: a price such as 3:2"},
    {"breakout bj-pays=0:1",               10, "'0:1' is not a value of bj-pays: a price such as 3:2"},
    {"breakout bj-pays=3:0",               10, "'3:0' is not a value of bj-pays: a price such as 3:2"},
    {"breakout bj-pays=03:2",              10, "'03:2' is not a value of bj-pays: a price such as 3:2"},
    {"breakout bj-pays=1001:1",            10, "'1001:1' is not a value of bj-pays: a price such as 3:2"},
    {"breakout bj-pays=1:1:1",             10, "'1:1:1' is not a value of bj-pays: a price such as 3:2"},
    {"breakout max-hands=0",               10, "'0' is not a value of max-hands: a whole number from 1 to 99"},
    {"breakout max-hands=100",             10, "'100' is not a value of max-hands: a whole number from 1 to 99"},
    {"breakout max-hands=2.5",             10, "'2.5' is not a value of max-hands: a whole number from 1 to 99"},
    {"breakout super-tie-min=-5",          10, "'-5' is not a value of super-tie-min: an amount such as 5 or 12.50"},
    {"breakout super-tie-min=5.5",         10, "'5.5' is not a value of super-tie-min: an amount such as 5 or 12.50"},
    {"breakout colour=red",                10, "'colour' is not a key of a breakout hand"},
    {"breakout minimum=5",                 10, "'minimum' is not a key of a breakout hand"},
    {"breakout hit_soft_17=yes",           10, "'hit_soft_17' is not a key of a breakout hand"},
    {"midnight hit-soft-17=yes",           10, "'hit-soft-17' is not a key of a midnight hand"},
    {"league mode=regular",                8,  "'mode' is not a key of a league hand"},
    {"breakout id",                        10, "'id' is not key=value"},
    {"breakout id=",                       10, "'id' has no value"},
    {"breakout =5",                        10, "'' is not a key of a breakout hand"},
    {"breakout id=1 id=2",                 15, "'id' is given twice"},
    {"breakout decks=6 table=B decks=6",   26, "'decks' is given twice"},
    {"breakout  id=1",                     10, "more than one space, or a space at an end of the line"},
    {"breakout id=1 ",                     15, "more than one space, or a space at an end of the line"},
    {"breakout ",                          10, "more than one space, or a space at an end of the line"},
    {"breakout at=yesterday",              10, "'yesterday' is not a UTC time such as 2026-03-14T21:05:09Z"},
    {"breakout at=2026-03-14T21:05:09+01:00", 10, "'2026-03-14T21:05:09+01:00' is not a UTC time such as 2026-03-14T21:05:09Z"},
    {"breakout at=2026-02-29T21:05:09Z",   10, "'2026-02-29T21:05:09Z' is not a UTC time such as 2026-03-14T21:05:09Z"},
    {"breakout at=2026-03-14T24:00:00Z",   10, "'2026-03-14T24:00:00Z' is not a UTC time such as 2026-03-14T21:05:09Z"},
    {"extreme mode=regular",               1,  "an extreme hand needs minimum="},
    {"extreme minimum=50",                 1,  "an extreme hand needs mode="},
    {"extreme minimum=50 mode=cash",       20, "'cash' is not tournament or regular"},
    {"extreme minimum=50 mode=regular passes=5:1,2:3", 33, "'5:1,2:3' is not a rising list of seat:passes such as 2:3,5:1"},
    {"extreme minimum=50 mode=regular passes=0:1",     33, "'0:1' is not a rising list of seat:passes such as 2:3,5:1"},
    {"extreme minimum=50 mode=regular passes=2",       33, "'2' is not a rising list of seat:passes such as 2:3,5:1"},
    {"extreme minimum=50 mode=regular left=-1",        33, "'-1' is not a whole number from 0 to 9999"},
    {"league start=10",                    8,  "'10' is not a whole number from 1 to 9"},
    {"league seats=0",                     8,  "'0' is not a whole number from 1 to 9"},
    {"league final=maybe",                 8,  "'maybe' is not yes or no"},
    {"league eliminations=5,,9",           8,  "'5,,9' is not a rising list such as 1,2 of numbers from 1 to 9999"},
    {"league eliminations=9,5",            8,  "'9,5' is not a rising list such as 1,2 of numbers from 1 to 9999"},
    {"league prizes=1,1",                  8,  "'1,1' is not a rising list such as 1,2 of numbers from 1 to 9"},
    {"league offers=no",                   8,  "'no' is not known or unknown"},
    {"breakout settlements=yes",           10, "'yes' is not known or unknown"},
    {"league secrets=10",                  8,  "'10' is not a rising list such as 1,2 of numbers from 1 to 9"},
    {"poker",                              1,  "'poker' is not a game: breakout, midnight, extreme or league"},
    {"Breakout",                           1,  "'Breakout' is not a game: breakout, midnight, extreme or league"},
    {" breakout",                          1,  "'' is not a game: breakout, midnight, extreme or league"},
    {"id=7 breakout",                      1,  "'id=7' is not a game: breakout, midnight, extreme or league"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(a_wrong_header_is_refused_at_its_place) {
    for (const RefusedRow& row : refused_rows) {
        BOOST_TEST_CONTEXT(row.text) {
            const auto record = read_record(row.text);
            BOOST_REQUIRE(!record);
            BOOST_TEST(in_words(record.error()) ==
                       "1:" + std::to_string(row.column) + ": " + std::string(row.what));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_value_longer_than_64_characters_is_refused) {
    BOOST_TEST(read_record("breakout id=" + std::string(64, 'x')).has_value());
    const auto record = read_record("breakout id=" + std::string(65, 'x'));
    BOOST_REQUIRE(!record);
    BOOST_TEST(in_words(record.error()) == "1:10: a value of more than 64 characters");
}

BOOST_AUTO_TEST_CASE(every_problem_of_a_header_is_found) {
    const auto record = read_record("extreme id= minimum=50 left=x mode=regular odd=z");
    BOOST_REQUIRE(!record);
    BOOST_TEST(in_words(record.error()) ==
               "1:9: 'id' has no value\n"
               "1:24: 'x' is not a whole number from 0 to 9999\n"
               "1:44: 'z' is not a value of odd: exact|player|dealer");
    const auto bare = read_record("extreme");
    BOOST_REQUIRE(!bare);
    BOOST_TEST(in_words(bare.error()) ==
               "1:1: an extreme hand needs minimum=\n1:1: an extreme hand needs mode=");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
