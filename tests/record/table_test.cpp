// The table folded from the events, at every event.

#include <boost/test/unit_test.hpp>

#include "examples.h"
#include "support/hands.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(table)

/// One hand in short: "1.2: 8c Td doubled".
std::string in_short(const TableHand& hand) {
    std::string text = to_text(hand.who) + ":";
    for (std::size_t i = 0; i < hand.cards.size(); ++i) {
        const std::string card = to_text(hand.cards[i]);
        text += " " + (hand.face_down[i] ? "(" + card + ")" : card);
    }
    if (!hand.left_out.empty()) text += " without " + cards_as_text(hand.left_out);
    if (hand.split_ace) text += " split-ace";
    if (hand.doubled) text += " doubled";
    if (hand.double_waits) text += " waits";
    if (hand.stood) text += " stood";
    if (hand.surrendered) text += " surrendered";
    return text;
}

/// The whole table in short.
std::string in_short(const TableState& table) {
    std::string text;
    for (const TableSeat& seat : table.seats) {
        for (const PlacedWager& wager : seat.wagers) {
            text += std::to_string(seat.seat) + " " + std::string(to_text(wager.name)) + " " +
                    to_text(wager.stake) + (wager.forbidden ? " forbidden; " : "; ");
        }
        for (const TableHand& hand : seat.hands) text += in_short(hand) + "; ";
    }
    return text + in_short(table.dealer);
}

/// The table after each event of a record, one row an event.
struct Step {
    std::string_view event, table;
};

void must_fold(std::string_view header, const std::vector<Step>& steps) {
    std::string row(header);
    for (const Step& step : steps) row += " / " + std::string(step.event);
    const HandRecord record = hand_record(row);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        BOOST_TEST_CONTEXT(steps[i].event) {
            BOOST_TEST(in_short(table_after(record, i + 1)) == steps[i].table);
        }
    }
}

// clang-format off
BOOST_AUTO_TEST_CASE(wagers_cards_and_the_hole_card_come_one_by_one) {
    must_fold("breakout", {
        {"1 bet dealer 25",      "1 dealer 25; dealer:"},
        {"3 bet player 10",      "1 dealer 25; 3 player 10; dealer:"},
        {"1 bet super-tie 5",    "1 dealer 25; 1 super-tie 5; 3 player 10; dealer:"},
        {"1 bet super-tie 2.50", "1 dealer 25; 1 super-tie 7.50; 3 player 10; dealer:"},
        {"3 deal 5d",            "1 dealer 25; 1 super-tie 7.50; 3 player 10; 3: 5d; dealer:"},
        {"1 deal Th 6d",         "1 dealer 25; 1 super-tie 7.50; 1: Th 6d; 3 player 10; 3: 5d; dealer:"},
        {"dealer deal 9c",       "1 dealer 25; 1 super-tie 7.50; 1: Th 6d; 3 player 10; 3: 5d; dealer: 9c"},
        {"3 deal 6s",            "1 dealer 25; 1 super-tie 7.50; 1: Th 6d; 3 player 10; 3: 5d 6s; dealer: 9c"},
        {"dealer deal (8s)",     "1 dealer 25; 1 super-tie 7.50; 1: Th 6d; 3 player 10; 3: 5d 6s; dealer: 9c (8s)"},
        {"1 hit Kc",             "1 dealer 25; 1 super-tie 7.50; 1: Th 6d Kc; 3 player 10; 3: 5d 6s; dealer: 9c (8s)"},
        {"3 double 2c",          "1 dealer 25; 1 super-tie 7.50; 1: Th 6d Kc; 3 player 10; 3: 5d 6s 2c doubled; dealer: 9c (8s)"},
        {"dealer turn 8s",       "1 dealer 25; 1 super-tie 7.50; 1: Th 6d Kc; 3 player 10; 3: 5d 6s 2c doubled; dealer: 9c 8s"},
        {"dealer stand",         "1 dealer 25; 1 super-tie 7.50; 1: Th 6d Kc; 3 player 10; 3: 5d 6s 2c doubled; dealer: 9c 8s stood"},
        {"1 push dealer",        "1 dealer 25; 1 super-tie 7.50; 1: Th 6d Kc; 3 player 10; 3: 5d 6s 2c doubled; dealer: 9c 8s stood"},
    });
}

BOOST_AUTO_TEST_CASE(split_hands_are_numbered_as_they_come_and_a_second_card_may_come_later) {
    must_fold("breakout", {
        {"1 deal 8h 8c",  "1: 8h 8c; dealer:"},
        {"1 split",       "1.1: 8h; 1.2: 8c; dealer:"},
        {"1.1 deal 8d",   "1.1: 8h 8d; 1.2: 8c; dealer:"},
        {"1.1 split",     "1.1: 8h; 1.2: 8c; 1.3: 8d; dealer:"},
        {"1.1 deal 3c",   "1.1: 8h 3c; 1.2: 8c; 1.3: 8d; dealer:"},
        {"1.1 double Td", "1.1: 8h 3c Td doubled; 1.2: 8c; 1.3: 8d; dealer:"},
        {"1.2 deal 8s",   "1.1: 8h 3c Td doubled; 1.2: 8c 8s; 1.3: 8d; dealer:"},
        {"1.2 split",     "1.1: 8h 3c Td doubled; 1.2: 8c; 1.3: 8d; 1.4: 8s; dealer:"},
        {"1.3 deal Th",   "1.1: 8h 3c Td doubled; 1.2: 8c; 1.3: 8d Th; 1.4: 8s; dealer:"},
        {"1.3 stand",     "1.1: 8h 3c Td doubled; 1.2: 8c; 1.3: 8d Th stood; 1.4: 8s; dealer:"},
        {"1.4 deal 2s",   "1.1: 8h 3c Td doubled; 1.2: 8c; 1.3: 8d Th stood; 1.4: 8s 2s; dealer:"},
        {"1.4 hit 5h",    "1.1: 8h 3c Td doubled; 1.2: 8c; 1.3: 8d Th stood; 1.4: 8s 2s 5h; dealer:"},
    });
}

BOOST_AUTO_TEST_CASE(a_split_ace_is_known_as_one_and_a_new_card_does_not_make_one) {
    must_fold("breakout", {
        {"2 deal Ah Ad",  "2: Ah Ad; dealer:"},
        {"2 split",       "2.1: Ah split-ace; 2.2: Ad split-ace; dealer:"},
        {"2.1 deal Kd",   "2.1: Ah Kd split-ace; 2.2: Ad split-ace; dealer:"},
        {"3 deal Th Ts",  "2.1: Ah Kd split-ace; 2.2: Ad split-ace; 3: Th Ts; dealer:"},
        {"3 split",       "2.1: Ah Kd split-ace; 2.2: Ad split-ace; 3.1: Th; 3.2: Ts; dealer:"},
        {"3.1 deal As",   "2.1: Ah Kd split-ace; 2.2: Ad split-ace; 3.1: Th As; 3.2: Ts; dealer:"},
        {"2.2 deal As",   "2.1: Ah Kd split-ace; 2.2: Ad As split-ace; 3.1: Th As; 3.2: Ts; dealer:"},
        {"2.2 split",     "2.1: Ah Kd split-ace; 2.2: Ad split-ace; 2.3: As split-ace; 3.1: Th As; 3.2: Ts; dealer:"},
    });
}

BOOST_AUTO_TEST_CASE(decisions_and_face_down_cards_of_a_seat) {
    must_fold("extreme minimum=50 mode=regular", {
        {"dealer chips 500",      "dealer:"},
        {"1 deal (Ah) Kd",        "1: (Ah) Kd; dealer:"},
        {"dealer deal (9h) (8d)", "1: (Ah) Kd; dealer: (9h) (8d)"},
        {"dealer turn 9h",        "1: (Ah) Kd; dealer: 9h (8d)"},
        {"1 turn Ah",             "1: Ah Kd; dealer: 9h (8d)"},
        {"1 surrender",           "1: Ah Kd surrendered; dealer: 9h (8d)"},
        {"dealer turn 8d",        "1: Ah Kd surrendered; dealer: 9h 8d"},
    });
    must_fold("breakout", {
        {"1 deal 5h ?c",          "1: 5h ?c; dealer:"},
        {"dealer deal 9c (?\?)",   "1: 5h ?c; dealer: 9c (?\?)"},
        {"1 double",              "1: 5h ?c doubled waits; dealer: 9c (?\?)"},
        {"dealer turn Q?",        "1: 5h ?c doubled waits; dealer: 9c Q?"},
    });
}

BOOST_AUTO_TEST_CASE(the_dealer_of_extreme_turns_up_whichever_card_they_like) {
    must_fold("extreme minimum=50 mode=regular", {
        {"dealer chips 500",      "dealer:"},
        {"dealer deal (9h) (8d)", "dealer: (9h) (8d)"},
        {"dealer turn 8d",        "dealer: (9h) 8d"},
        {"dealer turn 9h",        "dealer: 9h 8d"},
    });
    must_fold("extreme minimum=50 mode=regular", {
        {"dealer chips 500",      "dealer:"},
        {"dealer deal (?\?) (8d)", "dealer: (?\?) (8d)"},
        {"dealer turn 8d",        "dealer: (?\?) 8d"},
        {"dealer turn 9h",        "dealer: 9h 8d"},
    });
    must_fold("extreme minimum=50 mode=regular", {
        {"dealer chips 500",      "dealer:"},
        {"dealer deal (?\?) (Q?)", "dealer: (?\?) (Q?)"},
        {"dealer turn Ks",        "dealer: Ks (Q?)"},
        {"dealer turn Qs",        "dealer: Ks Qs"},
    });
}
// clang-format on

BOOST_AUTO_TEST_CASE(what_the_rules_say_of_an_event_shows_on_the_table) {
    const HandRecord record = hand_record(
        "breakout / 1 bet player 10 / 1 bet super-tie 5 / 1 bet super-tie 7 / 1 deal Th 8d / "
        "dealer deal 9c (8s) / "
        "1 stand / 1 hit 2c / 1 surrender / dealer turn 8s / dealer hit 3c");
    std::vector<Effect> effects(record.events.size(), Effect::Counts);
    effects[1] = effects[2] = Effect::Forbidden;
    effects[6] = effects[9] = Effect::LeftOut;
    effects[7] = Effect::Ignored;
    BOOST_TEST(
        in_short(table_after(record, record.events.size(), effects)) ==
        "1 player 10; 1 super-tie 5 forbidden; 1 super-tie 7 forbidden; 1: Th 8d without 2c stood; "
        "dealer: 9c 8s without 3c");
}

BOOST_AUTO_TEST_CASE(a_doubled_stake_grows_with_each_double) {
    const HandRecord record = hand_record(
        "breakout split-aces=play-on / 1 bet player 10 / 1 deal 5h 6d / 1 double / 1 double");
    const auto stake_after = [&](std::size_t events) {
        return table_after(record, events).seats.at(0).hands.at(0).grown(Money::dollars(10));
    };
    BOOST_TEST(to_text(stake_after(2)) == "10");
    BOOST_TEST(to_text(stake_after(3)) == "20");
    BOOST_TEST(to_text(stake_after(4)) == "40");
}

/// Which card of the dealer's shows.
struct UpCardRow {
    std::string_view events, up;
};
constexpr UpCardRow up_card_rows[] = {
    {"1 bet dealer 5", "none"},    {"dealer deal 9c", "9c"},
    {"dealer deal 9c (8s)", "9c"}, {"dealer deal (9c) 8s", "8s"},
    {"dealer deal (9c)", "none"},  {"dealer deal 9c / dealer deal (8s)", "9c"},
    {"dealer deal 9c 8s", "9c"},   {"dealer deal 9c (8s) / dealer turn 8s", "9c"},
    {"dealer deal ?? (8s)", "??"},
};

BOOST_AUTO_TEST_CASE(the_up_card_is_the_first_that_lies_face_up) {
    for (const UpCardRow& row : up_card_rows) {
        BOOST_TEST_CONTEXT(row.events) {
            const HandRecord record = hand_record("breakout / " + std::string(row.events));
            const auto up = up_card(table_after(record, record.events.size()));
            BOOST_TEST((up ? to_text(*up) : "none") == row.up);
        }
    }
}

BOOST_AUTO_TEST_CASE(seats_and_hands_are_found_by_who) {
    const HandRecord record =
        hand_record("breakout / 4 bet player 5 / 4 deal 8h 8c / 4 split / 2 bet dealer 5");
    const TableState table = table_after(record, record.events.size());
    BOOST_REQUIRE(table.find(4) != nullptr);
    BOOST_TEST(table.find(4)->seat == 4);
    BOOST_TEST(table.seats.front().seat == 2);
    BOOST_TEST(table.find(3) == nullptr);
    BOOST_REQUIRE(table.find(Who{4, 2}) != nullptr);
    BOOST_TEST(cards_as_text(table.find(Who{4, 2})->cards) == "8c");
    BOOST_TEST(table.find(Who{4, 3}) == nullptr);
    BOOST_TEST(table.find(Who{4, 0}) == nullptr);
    BOOST_TEST(table.find(Who{3, 0}) == nullptr);
    BOOST_TEST(table.find(the_dealer) == &table.dealer);
    BOOST_TEST(table.find(2)->find(Wager::Dealer)->stake.in_cents() == 500);
    BOOST_TEST(table.find(2)->find(Wager::Player) == nullptr);
    BOOST_TEST(cards_as_text(table.find(4)->first_cards) == "8h 8c");
}

BOOST_AUTO_TEST_CASE(every_moment_of_every_example_can_be_folded) {
    for (const Example& example : examples) {
        const HandRecord record = hand_record(example.record);
        for (std::size_t events = 0; events <= record.events.size(); ++events) {
            BOOST_TEST(table_after(record, events).events == static_cast<int>(events));
        }
        BOOST_TEST(in_words(impossible_events(record)) == "");
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
