// Notation version 2: its lines and header words are read, written back and refused; version 1
// knows none of them; a hand is laid as it was played.

#include <boost/test/unit_test.hpp>

#include "record/irregular/as_played.h"
#include "support/hands.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(version_2)

// clang-format off
constexpr std::string_view canonical[] = {
    "breakout notation=2",
    "breakout notation=2 id=A table=B7 dealer=1 shoe=S pack=P3 at=2026-03-14T21:05:09Z until=2026-03-14T21:06:09Z offers=unknown out=308 behind=78 sign=7 limits=25-500 players=1:P77,3:P12 decks=8 boxed-card=void-if-two machine=go-on",
    "extreme notation=2 minimum=50 mode=regular left=60 out=0 limits=0.50-9999999999.99 loose-seen=void / dealer chips 1000",
    "midnight notation=2 misscan=table-counts",
    "league notation=2 hand=3 behind=0 overdraw=count",
    "breakout notation=2 / 1 bet player 20 / 1 deal Th 6d / dealer deal 9c (8s) / dealer draw (?\?) / dealer draw 6c / 1 accept 6c / 1 refuse 5c / shoe burn 5c (4d) ?\? / shoe boxed 2h / shoe shuffle 308 / 1 skip 2 / dealer skip 1 / floor rules IRR-7 move-back / 1 withdraw player / 1 misread Th Td / 1 void IRR-8 / dealer void IRR-15 / 1 correct player take 10.50 / 1 correct player pay 3",
};

struct Refused {
    std::string_view record, problem;
};
constexpr Refused refused[] = {
    // --- version 1 has none of it, and the version stands right after the game
    {"breakout pack=P3",                                    "1:10: 'pack' is not a key of a breakout hand"},
    {"breakout boxed-card=discard",                         "1:10: 'boxed-card' is not a key of a breakout hand"},
    {"breakout / dealer draw (?\?)",                         "2:8: 'draw' is not a verb"},
    {"breakout / floor rules IRR-7 complete",               "2:1: 'floor' is not the dealer, a seat 1 to 9 or a hand such as 2.1\n2:7: 'rules' is not a verb"},
    {"breakout id=A notation=2",                            "1:15: 'notation=2' stands right after the game, once"},
    {"breakout notation=1",                                 "1:10: 'notation=2' stands right after the game, once"},
    {"breakout notation=3",                                 "1:10: 'notation=2' stands right after the game, once"},
    {"breakout notation=22",                                "1:10: 'notation=2' stands right after the game, once"},
    {"breakout notation=2 notation=2",                      "1:21: 'notation=2' stands right after the game, once"},
    // --- header words
    {"breakout notation=2 ",                                "1:21: more than one space, or a space at an end of the line"},
    {"breakout notation=2 out=10000",                       "1:21: '10000' is not a whole number from 0 to 9999"},
    {"breakout notation=2 limits=500-25",                   "1:21: '500-25' is not least-most such as 25-500"},
    {"breakout notation=2 limits=500",                      "1:21: '500' is not least-most such as 25-500"},
    {"breakout notation=2 players=3:A,1:B",                 "1:21: '3:A,1:B' is not a rising list of seat:player such as 1:P77,3:P12"},
    {"breakout notation=2 players=1:",                      "1:21: '1:' is not a rising list of seat:player such as 1:P77,3:P12"},
    {"breakout notation=2 until=noon",                      "1:21: 'noon' is not a UTC time such as 2026-03-14T21:05:09Z"},
    {"breakout notation=2 loose-seen=keep",                 "1:21: 'keep' is not a value of loose-seen: offer|burn|void"},
    {"breakout notation=2 loose-seen=burn loose-seen=burn", "1:37: 'loose-seen' is given twice"},
    // --- lines
    {"breakout notation=2 / shoe draw 5c",                  "2:1: 'shoe' cannot 'draw'"},
    {"breakout notation=2 / 1.1 withdraw player",           "2:1: '1.1' cannot 'withdraw'"},
    {"breakout notation=2 / pit rules IRR-7 complete",      "2:1: 'pit' is not the dealer, a seat 1 to 9, a hand such as 2.1, the shoe or the floor"},
    {"breakout notation=2 / dealer draw",                   "2:12: expected a card here"},
    {"breakout notation=2 / dealer draw 5x",                "2:13: '5x' is not a card"},
    {"breakout notation=2 / dealer draw 5c 6c",             "2:16: '6c' is one word too many"},
    {"breakout notation=2 / dealer draw  5c",               "2:13: more than one space, or a space at an end of the line"},
    {"breakout notation=2 / dealer skip 3",                 "2:13: '3' is not a whole number from 1 to 2"},
    {"breakout notation=2 / shoe shuffle 0",                "2:14: '0' is not a whole number from 1 to 9999"},
    {"breakout notation=2 / 1 withdraw blind",              "2:12: blind is not a wager of breakout"},
    {"breakout notation=2 / 1 correct player 10",           "2:18: '10' is not 'pay' or 'take'"},
    {"breakout notation=2 / 1 correct player take ten",     "2:23: 'ten' is not an amount such as 25 or 12.50, up to 9999999999.99"},
    {"breakout notation=2 / dealer void",                   "2:12: expected a clause or a remedy here"},
    {"breakout notation=2 / dealer void IRR_7",             "2:13: 'IRR_7' is not a name such as IRR-7 or deal-last"},
    {"breakout notation=2 / floor rules IRR-7",             "2:18: expected a clause or a remedy here"},
    // --- a card that nobody had
    {"breakout notation=2 / 1 bet player 20 / 1 deal 5h 6d / 1 move 5c dealer", "4:1: 1 has no 5c before this line"},
    {"breakout notation=2 / 1 misread 5h 6h",               "2:1: 1 has no 5h before this line"},
};

struct Laid {
    std::string_view why, record, events;
};
constexpr Laid laid[] = {
    {"a card that is accepted is drawn", "breakout notation=2 / 1 bet player 20 / 1 deal 5h 6d / dealer draw 2c / 1 accept 2c", "1 bet player 20, 1 deal 5h 6d, 1 hit 2c"},
    {"who refuses one stands", "breakout notation=2 / 1 bet player 20 / 1 deal 5h 6d / dealer draw 2c / 1 refuse 2c", "1 bet player 20, 1 deal 5h 6d, 1 stand"},
    {"a misread card is the one on the table", "breakout notation=2 / 1 bet player 20 / 1 deal 5h 6d / 1 misread 6d 9d", "1 bet player 20, 1 deal 5h 9d"},
    {"a card that is moved lies there before the next one", "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal 5h 6d / 1 move 6d 2 / 2 deal 7c / 1 deal 8c", "1 bet player 20, 2 bet player 20, 1 deal 5h, 2 deal 6d, 2 deal 7c, 1 deal 8c"},
    {"it may be named again", "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal 5h 6d / 1 move 6d 2 / 2 deal 6d 7c / 1 deal 8c", "1 bet player 20, 2 bet player 20, 1 deal 5h, 2 deal 6d 7c, 1 deal 8c"},
    {"it lies there before anybody acts", "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal 5h 6d / 2 deal 7c / dealer deal 9c (8s) / 1 move 6d 2 / 1 deal 8c / 1 stand / 2 stand", "1 bet player 20, 2 bet player 20, 1 deal 5h, 2 deal 7c, dealer deal 9c (8s), 2 deal 6d, 1 deal 8c, 1 stand, 2 stand"},
    {"named again as their second card", "breakout notation=2 / 1 bet player 20 / 1 deal 5h 6d / 1 move 6d dealer / dealer deal 7c (6d)", "1 bet player 20, 1 deal 5h, dealer deal 7c (6d)"},
    {"of two that look so one is named again", "breakout notation=2 / 1 bet player 20 / 2 deal 6d 6d / 2 move 6d 1 / 2 move 6d 1 / 1 deal 6d", "1 bet player 20, 1 deal 6d, 1 deal 6d"},
    {"a card that was hit is hit there before what the hand does next", "breakout notation=2 / 1 bet player 20 / 1 deal 5h 6d / 2 deal Tc 8s / 2 hit 5c / 2 move 5c 1 / 1 stand / 2 stand", "1 bet player 20, 1 deal 5h 6d, 2 deal Tc 8s, 1 hit 5c, 1 stand, 2 stand"},
    {"a card is moved twice, and put right", "breakout notation=2 / 1 bet player 20 / 2 deal 6d / 2 move 6d 3 / 3 move 6d 1 / 1 misread 6d 9d", "1 bet player 20, 1 deal 9d"},
    {"a card that nobody has seen lies face up where it is accepted", "breakout notation=2 / 1 bet player 20 / 1 deal 5h 6d / dealer draw (?\?) / 1 accept (2c)", "1 bet player 20, 1 deal 5h 6d, 1 hit 2c"},
    {"or nothing follows", "breakout notation=2 / 1 bet player 20 / 2 deal 6d / 2 move 6d 1", "1 bet player 20, 1 deal 6d"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(what_is_canonical_comes_back) {
    for (const std::string_view row : canonical) {
        HandRecord record;
        const Problems problems = read_lines_into(record, as_lines(row));
        BOOST_TEST_CONTEXT(row) {
            BOOST_TEST(in_words(problems) == "");
            BOOST_TEST(as_row(write(record)) == row);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_wrong_is_refused_with_its_place) {
    for (const Refused& row : refused) {
        const auto record = read_record(as_lines(row.record));
        BOOST_TEST_CONTEXT(row.record) {
            BOOST_REQUIRE(!record.has_value());
            BOOST_TEST(in_words(record.error()) == row.problem);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_hand_is_laid_as_it_was_played) {
    for (const Laid& row : laid) {
        const HandRecord record = hand_record(row.record);
        const HandRecord played = must_lie_as_played(record);
        BOOST_TEST_CONTEXT(row.why) {
            BOOST_TEST(joined_texts(played.events) == row.events);
            BOOST_TEST(as_row(write(record)) == row.record);
            BOOST_TEST(must_lie_as_played(played).events.size() == played.events.size());
        }
    }
}

BOOST_AUTO_TEST_CASE(a_record_used_again_remembers_nothing) {
    HandRecord record = hand_record(canonical[1]);
    BOOST_REQUIRE(read_record_into(record, "breakout\n").empty());
    BOOST_TEST(write(record) == "breakout\n");
    BOOST_TEST((record == hand_record("breakout")));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
