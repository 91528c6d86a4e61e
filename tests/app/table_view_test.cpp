// From a record to the values that the table is drawn from: what each game shows, step by step.

#include <boost/test/unit_test.hpp>

#include "picture/table/table_picture.h"
#include "picture/table/table_screen.h"
#include "picture/table/table_view.h"
#include "record/record.h"

using namespace fairdeal;

namespace {

// The view once the line that starts so has happened; "": the whole record.
TableView view_after(const char* text, const std::string& line = "") {
    const auto record = read_record(text);
    BOOST_REQUIRE(record.has_value());
    TableScreen screen;
    screen.record = *record;
    while (screen.step < screen.record.events.size()) {
        const std::string event = to_text(screen.record.events[screen.step++]);
        if (!line.empty() && event.starts_with(line)) break;
    }
    return view_of(screen);
}

const SpotView& seat(const TableView& view, int number) {
    for (const SpotView& spot : view.spots)
        if (spot.seat == number) return spot;
    throw Fault("no seat " + std::to_string(number));
}

constexpr const char* settled_bank = R"(extreme minimum=50 mode=tournament
dealer chips 150
1 blind 50
2 blind 100
3 chips 900
3 blind 50
1 deal (Ah) Kd
2 deal (Tc) 9d
3 deal (5s) 6h
dealer deal (9h) (8d)
dealer turn 8d
1 check
2 check
3 raise 100
dealer play
1 turn Ah
2 turn Tc
3 turn 5s
2 stand
3 hit 8h
3 stand
dealer turn 9h
dealer stand
1 pay blind 75
2 pay blind 50
3 pay blind 25
2 return blind 100
3 return blind 50
3 return double-up 100
)";

constexpr const char* split_raise = R"(extreme minimum=50 mode=regular
dealer chips 5000
1 blind 50
2 blind 60
1 deal (8h) 8c
2 deal (5h) Tc
dealer deal (9h) (8d)
dealer turn 8d
1 raise 70
2 fold
dealer play
1 turn 8h
1 split
1.1 deal 3d
1.2 deal Th
)";

constexpr const char* secret =
    R"(league hand=9 eliminations=5,9,15 start=2 prizes=1,2 seats=6 secrets=5
1 chips 52000
2 chips 41000
5 chips 500
2 secret 5000
5 bet player 500
1 bet player 1000
1 sit-out
2 deal Th 8d
5 deal Tc 6d
1 deal 9s 9c
dealer deal 9c (8s)
2 stand
5 hit Kd
1 stand
dealer turn 8s
dealer stand
5 take player 500
1 pay player 1000
2 pay player 5000
5 out 6
)";

}  // namespace

BOOST_AUTO_TEST_SUITE(table_views)

BOOST_AUTO_TEST_CASE(midnight_shows_one_dealer_card_and_its_insurance) {
    const TableView view = view_after(
        "midnight\n1 bet player 20\n1 deal 8h 8c\ndealer deal As\ndealer offer insurance\n"
        "1 insure 10\n");
    BOOST_TEST((view.layout == Layout::Midnight));
    BOOST_TEST(view.felt_lines.at(0) == "BLACKJACK PAYS 3 TO 2");
    BOOST_TEST(view.felt_lines.at(1) == "DEALER DRAWS TO 16, STANDS ON ALL 17s");
    BOOST_TEST(view.dealer.size() == 1U);
    BOOST_REQUIRE_EQUAL(seat(view, 1).side.size(), 1U);
    BOOST_TEST(seat(view, 1).side[0].name == "insurance");
    BOOST_TEST(!view.bank.has_value());
}

BOOST_AUTO_TEST_CASE(the_bank_of_the_dealer_falls_as_they_pay) {
    const std::vector<std::pair<const char*, int>> rows{
        {"3 stand", 150}, {"1 pay", 75}, {"2 pay", 25}, {"3 pay", 0}, {"3 return double", 0}};
    for (const auto& [line, dollars] : rows) {
        const TableView view = view_after(settled_bank, line);
        BOOST_REQUIRE(view.bank.has_value());
        BOOST_TEST((*view.bank == Money::dollars(dollars)), line);
    }
}

BOOST_AUTO_TEST_CASE(the_bank_grows_by_what_the_dealer_takes) {
    const TableView view = view_after(
        "extreme minimum=50 mode=regular\ndealer chips 100\n1 blind 50\n1 deal (Ah) 5d\n"
        "dealer deal (9h) (8d)\ndealer turn 8d\n1 fold\n1 take blind 25\n1 return blind 25\n");
    BOOST_TEST((view.bank == Money::dollars(125)));
}

BOOST_AUTO_TEST_CASE(blind_and_double_up_lie_with_the_hand_and_counts_are_shown) {
    const TableView view = view_after(settled_bank, "3 raise");
    BOOST_TEST((view.layout == Layout::Extreme));
    const SpotView& third = seat(view, 3);
    BOOST_TEST((third.stack == Money::dollars(900)));
    BOOST_TEST(!seat(view, 1).stack.has_value());
    BOOST_REQUIRE_EQUAL(third.hands.at(0).wagers.size(), 2U);
    BOOST_TEST(third.hands[0].wagers[0].name == "blind");
    BOOST_TEST(third.hands[0].wagers[1].name == "double-up");
    BOOST_TEST(third.hands[0].cards.at(0).face_down);
    BOOST_TEST(seat(view, 1).status == "checked");
    BOOST_REQUIRE_EQUAL(view.signs.size(), 1U);
    BOOST_TEST(view.signs[0].value == "50");
    BOOST_TEST(view.signs[0].footing == "TOURNAMENT");
}

BOOST_AUTO_TEST_CASE(once_the_dealer_has_chosen_that_is_what_is_shown) {
    const TableView view = view_after(settled_bank, "dealer play");
    BOOST_TEST(view.dealer_status == "plays");
    BOOST_TEST(seat(view, 1).status.empty());
}

BOOST_AUTO_TEST_CASE(payments_in_rounds_stand_together) {
    const TableView view = view_after(
        "extreme minimum=50 mode=tournament\ndealer chips 60\n1 blind 100\n1 deal (Tc) 9d\n"
        "dealer deal (9h) (8d)\ndealer turn 8d\n1 check\ndealer play\n1 turn Tc\n1 stand\n"
        "dealer turn 9h\ndealer stand\n1 pay blind 50\n1 pay blind 10\n1 return blind 100\n");
    BOOST_TEST(seat(view, 1).hands.at(0).wagers.at(0).note == "pay 50 + 10, return 100");
}

BOOST_AUTO_TEST_CASE(a_split_hand_carries_its_whole_bet_as_one_double_up) {
    const TableView view = view_after(split_raise);
    const SpotView& first = seat(view, 1);
    BOOST_REQUIRE_EQUAL(first.hands.size(), 2U);
    BOOST_TEST(first.hands[0].wagers.size() == 2U);
    BOOST_REQUIRE_EQUAL(first.hands[1].wagers.size(), 1U);
    BOOST_TEST(first.hands[1].wagers[0].name == "double-up");
    BOOST_TEST((first.hands[1].wagers[0].stake == Money::dollars(120)));
}

BOOST_AUTO_TEST_CASE(a_folded_hand_is_marked_and_its_seat_away) {
    const SpotView second = seat(view_after(split_raise), 2);
    BOOST_TEST(second.hands.at(0).folded);
    BOOST_TEST(second.status == "folded");
    BOOST_TEST((second.presence == Presence::Away));
}

/// IBL-SEC-6: it lies there under a plaque of its own.
BOOST_AUTO_TEST_CASE(a_secret_bet_is_hidden_until_the_play_is_over) {
    for (const auto& [line, hidden] :
         {std::pair{"2 secret", true}, std::pair{"1 stand", true}, std::pair{"dealer turn", true},
          std::pair{"dealer stand", false}, std::pair{"", false}}) {
        const WagerView wager = seat(view_after(secret, line), 2).hands.at(0).wagers.at(0);
        BOOST_TEST(wager.name == "player");
        BOOST_TEST(wager.secret);
        BOOST_TEST(wager.hidden == hidden, line);
    }
    BOOST_TEST(!seat(view_after(secret), 1).hands.at(0).wagers.at(0).secret);
}

BOOST_AUTO_TEST_CASE(a_secret_revealed_at_the_end_of_the_round_stays_hidden) {
    std::string later = secret;
    later.insert(later.find('\n'), " secret-reveal=round");
    BOOST_TEST(seat(view_after(later.c_str()), 2).hands.at(0).wagers.at(0).hidden);
}

BOOST_AUTO_TEST_CASE(who_still_has_a_secret_bet) {
    const TableView before = view_after(secret, "5 chips"), after = view_after(secret, "2 secret");
    BOOST_TEST(seat(before, 1).secret_left);
    BOOST_TEST(seat(before, 2).secret_left);
    BOOST_TEST(!seat(before, 5).secret_left);
    BOOST_TEST(!seat(after, 2).secret_left);
}

BOOST_AUTO_TEST_CASE(the_league_shows_hand_start_counts_and_who_is_out) {
    const TableView view = view_after(secret);
    BOOST_TEST((view.layout == Layout::League));
    BOOST_TEST(view.places == 6);
    BOOST_TEST(view.start == 2);
    BOOST_REQUIRE_EQUAL(view.signs.size(), 2U);
    BOOST_TEST(view.signs[0].value == "9");
    BOOST_TEST(view.signs[0].footing == "ELIMINATION");
    BOOST_TEST(view.signs[0].alert);
    BOOST_TEST(view.signs[1].value == "1, 2");
    BOOST_TEST((seat(view, 1).stack == Money::dollars(52'000)));
    BOOST_TEST(seat(view, 1).status == "sitting out");  // IBL-SIT-4
    BOOST_TEST(seat(view, 5).status == "out 6th");
    BOOST_TEST((seat(view, 5).presence == Presence::Gone));
    BOOST_TEST(seat(view_after(secret, "2 pay"), 5).status.empty());
}

BOOST_AUTO_TEST_CASE(a_surrendered_and_a_doubled_hand_say_so) {
    const TableView view = view_after(
        "league minimum=10 start=1\n1 chips 500\n2 chips 500\n3 chips 500\n1 bet player 10\n"
        "2 bet player 10\n3 bet player 10\n1 deal Th 6d\n2 deal 5s 6c\n3 deal Tc 9d\n"
        "dealer deal 9c (8s)\n1 surrender\n2 double Kh\n");
    BOOST_TEST(seat(view, 1).hands[0].state == "surrendered");
    BOOST_TEST(seat(view, 1).hands[0].folded);
    BOOST_TEST(seat(view, 2).hands[0].state == "doubled");
    BOOST_TEST(!seat(view, 2).hands[0].folded);
    BOOST_TEST(seat(view, 3).hands[0].state.empty());
    const std::string words = table_in_words(view);
    BOOST_TEST(words.find("six of diamonds, surrendered") != std::string::npos, words);
    BOOST_TEST(words.find("doubled") != std::string::npos, words);
}

BOOST_AUTO_TEST_SUITE_END()
