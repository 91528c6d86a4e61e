// What the notation can say is read, and written back as it stood.

#include <boost/test/unit_test.hpp>
#include <set>

#include "examples.h"
#include "support/hands.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(reading)

BOOST_AUTO_TEST_CASE(a_canonical_record_is_written_back_as_it_stood) {
    for (const Example& example : examples) {
        BOOST_TEST_CONTEXT(example.what) {
            const std::string text = as_lines(example.record);
            BOOST_TEST(write(hand_record(example.record)) == text);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_last_line_may_lack_its_line_end) {
    for (const Example& example : examples) {
        std::string text = as_lines(example.record);
        text.pop_back();
        const auto record = read_record(text);
        BOOST_REQUIRE_MESSAGE(record, example.what);
        BOOST_TEST(write(*record) == text + "\n");
    }
}

BOOST_AUTO_TEST_CASE(the_examples_hold_every_verb_and_every_wager) {
    std::set<std::string_view> verbs;
    std::set<std::string_view> wagers;
    for (const Example& example : examples) {
        for (const Event& event : hand_record(example.record).events) {
            verbs.insert(to_text(event.verb));
            if (event.wager != Wager::None) wagers.insert(to_text(event.wager));
        }
    }
    const std::set<std::string_view> every_verb{
        "chips",  "bet",        "secret",    "blind", "deal",      "turn",       "offer",
        "insure", "peek",       "raise",     "check", "fold",      "pass",       "play",
        "hit",    "stand",      "double",    "split", "surrender", "even-money", "sit-out",
        "sit-in", "disconnect", "reconnect", "take",  "pay",       "push",       "return",
        "tip",    "out",        "place"};
    const std::set<std::string_view> every_wager{"player",    "dealer",    "pair-up",
                                                 "sweet-17",  "insurance", "breakout-bonus",
                                                 "super-tie", "blind",     "double-up"};
    BOOST_TEST(verbs == every_verb, boost::test_tools::per_element());
    BOOST_TEST(wagers == every_wager, boost::test_tools::per_element());
}

/// One event with what the reader makes of it.
struct EventRow {
    std::string_view line;
    Game game;
    std::string_view who;
    Verb verb;
    Wager wager;
    std::int64_t cents;
    int place;
    std::string_view cards;
};

// clang-format off
constexpr EventRow event_rows[] = {
    // the line               game            who       verb             wager             cents  place cards
    {"dealer chips 150",      Game::Extreme,  "dealer", Verb::Chips,     Wager::None,      15000, 0, ""},
    {"9 chips 150",           Game::League,   "9",      Verb::Chips,     Wager::None,      15000, 0, ""},
    {"1 bet player 25",       Game::Breakout, "1",      Verb::Bet,       Wager::Player,    2500,  0, ""},
    {"1 bet super-tie 12.50", Game::Breakout, "1",      Verb::Bet,       Wager::SuperTie,  1250,  0, ""},
    {"4 secret 0.01",         Game::League,   "4",      Verb::Secret,    Wager::Player,    1,     0, ""},
    {"4 blind 50",            Game::Extreme,  "4",      Verb::Blind,     Wager::Blind,     5000,  0, ""},
    {"1 deal Th",             Game::Midnight, "1",      Verb::Deal,      Wager::None,      0,     0, "Th"},
    {"1 deal Th 6d",          Game::Midnight, "1",      Verb::Deal,      Wager::None,      0,     0, "Th 6d"},
    {"1 deal (?\?) ?d",        Game::Extreme,  "1",      Verb::Deal,      Wager::None,      0,     0, "(?\?) ?d"},
    {"2.1 deal Ah",           Game::Midnight, "2.1",    Verb::Deal,      Wager::None,      0,     0, "Ah"},
    {"dealer deal (As) (2c)", Game::Extreme,  "dealer", Verb::Deal,      Wager::None,      0,     0, "(As) (2c)"},
    {"1 turn Q?",             Game::Extreme,  "1",      Verb::Turn,      Wager::None,      0,     0, "Q?"},
    {"dealer offer insurance",Game::Breakout, "dealer", Verb::Offer,     Wager::Insurance, 0,     0, ""},
    {"1 insure 12.50",        Game::Breakout, "1",      Verb::Insure,    Wager::Insurance, 1250,  0, ""},
    {"dealer peek",           Game::Breakout, "dealer", Verb::Peek,      Wager::None,      0,     0, ""},
    {"1 raise 100",           Game::Extreme,  "1",      Verb::Raise,     Wager::DoubleUp,  10000, 0, ""},
    {"1 fold",                Game::Extreme,  "1",      Verb::Fold,      Wager::None,      0,     0, ""},
    {"dealer fold",           Game::Extreme,  "dealer", Verb::Fold,      Wager::None,      0,     0, ""},
    {"dealer play",           Game::Extreme,  "dealer", Verb::Play,      Wager::None,      0,     0, ""},
    {"9.16 hit 7s",           Game::Breakout, "9.16",   Verb::Hit,       Wager::None,      0,     0, "7s"},
    {"1.2 double 7s",         Game::League,   "1.2",    Verb::Double,    Wager::None,      0,     0, "7s"},
    {"1.2 double",            Game::League,   "1.2",    Verb::Double,    Wager::None,      0,     0, ""},
    {"1 even-money",          Game::League,   "1",      Verb::EvenMoney, Wager::None,      0,     0, ""},
    {"1 take insurance 5",    Game::Midnight, "1",      Verb::Take,      Wager::Insurance, 500,   0, ""},
    {"1.3 pay double-up 5",   Game::Extreme,  "1.3",    Verb::Pay,       Wager::DoubleUp,  500,   0, ""},
    {"2 push pair-up",        Game::Breakout, "2",      Verb::Push,      Wager::PairUp,    0,     0, ""},
    {"2 return blind 9999999999.99", Game::Extreme, "2", Verb::Return,   Wager::Blind,     999999999999, 0, ""},
    {"2 tip 10",              Game::Breakout, "2",      Verb::Tip,       Wager::None,      1000,  0, ""},
    {"5 out 6",               Game::League,   "5",      Verb::Out,       Wager::None,      0,     6, ""},
    {"5 place 1",             Game::League,   "5",      Verb::Place,     Wager::None,      0,     1, ""},
};
// clang-format on

std::string dealt_in_text(const Event& event) {
    std::string text;
    for (const DealtCard& dealt : event.cards) {
        const std::string card = to_text(dealt.card);
        text += (text.empty() ? "" : " ") + (dealt.face_down ? "(" + card + ")" : card);
    }
    return text;
}

BOOST_AUTO_TEST_CASE(each_line_is_read_as_what_it_says) {
    for (const EventRow& row : event_rows) {
        BOOST_TEST_CONTEXT(row.line) {
            Problems problems;
            const Event event = read_event(row.line, row.game, 7, problems);
            BOOST_TEST(in_words(problems) == "");
            BOOST_TEST(to_text(event.who) == row.who);
            BOOST_TEST(to_text(event.verb) == to_text(row.verb));
            BOOST_TEST(to_text(event.wager) == to_text(row.wager));
            BOOST_TEST(event.amount.in_cents() == row.cents);
            BOOST_TEST(event.place == row.place);
            BOOST_TEST(dealt_in_text(event) == row.cards);
            BOOST_TEST(event.line == 7);
            BOOST_TEST(to_text(event) == row.line);
        }
    }
}

BOOST_AUTO_TEST_CASE(events_know_their_line_of_the_record) {
    const HandRecord record =
        hand_record("breakout / # a comment / 1 bet dealer 25 / 1 deal Th 6d # 16");
    BOOST_REQUIRE_EQUAL(record.events.size(), 2U);
    BOOST_TEST(record.events[0].line == 3);
    BOOST_TEST(record.events[1].line == 4);
}

/// What may be read and is written otherwise: the long form in, the canonical one out.
struct LongForm {
    std::string_view why, read, written;
};
// clang-format off
constexpr LongForm long_forms[] = {
    {"comments go",           "breakout # tonight / # first / 1 bet dealer 5   # red / 1 deal Th 6d#16",
                              "breakout / 1 bet dealer 5 / 1 deal Th 6d"},
    {"a comment holds a #",   "breakout / 1 bet dealer 5 # no. #1", "breakout / 1 bet dealer 5"},
    {"shortest amounts",      "breakout / 1 bet dealer 25.00 / 1 bet super-tie 7.50",
                              "breakout / 1 bet dealer 25 / 1 bet super-tie 7.50"},
    {"defaults are left out", "breakout decks=6 bj-pays=3:2 tip-from=house super-tie-min=5.00", "breakout"},
    {"keys in their order",   "breakout pair-by=value hit-soft-17=yes at=2026-03-14T21:05:09Z id=7",
                              "breakout id=7 at=2026-03-14T21:05:09Z hit-soft-17=yes pair-by=value"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(what_people_write_is_written_back_in_canonical_form) {
    for (const LongForm& row : long_forms) {
        BOOST_TEST_CONTEXT(row.why) {
            BOOST_TEST(as_row(write(hand_record(row.read))) == row.written);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_id_of_a_record_is_found_however_broken_it_is) {
    BOOST_TEST(id_of("breakout table=B7 id=B7-000412 hit-soft-17=perhaps\n1 bet\n") == "B7-000412");
    BOOST_TEST(id_of("poker id=9") == "9");
    BOOST_TEST(id_of("breakout # id=9") == "");
    BOOST_TEST(id_of("breakout\n1 id=9") == "");
    BOOST_TEST(id_of("") == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
