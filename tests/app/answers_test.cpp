// What only some games ask: eXtreme's payments in their order, the League's seats that go out or
// are placed; by keys alone.

#include <boost/test/unit_test.hpp>

#include "content/library.h"
#include "desk/answer/payments.h"
#include "desk/answer/practice_screen.h"
#include "support/content.h"
#include "typing.h"

using namespace fairdeal;

namespace {

Practice asked(const char* record) {
    Scenario scenario;
    auto read = read_record(record);
    BOOST_REQUIRE(read.has_value());
    scenario.hand = std::move(*read);
    scenario.question.kind = QuestionKind::Table;
    return start_practice(scenario);
}

Practice typed(const char* record, const std::string& keys) {
    Practice practice = asked(record);
    for (const char letter : keys) press(practice, key_of(letter), shipped_content().misreadings);
    return practice;
}

std::string in_words(const Practice& practice) {
    std::string row;
    for (const ClaimedLine& line : claim_of(practice)) {
        Line due;
        due.who = line.who;
        due.verb = line.verb;
        due.wager = line.wager;
        due.amount = line.amount;
        due.place = line.place;
        row += (row.empty() ? "" : " / ") + to_text(due);
    }
    return row;
}

// The bank holds 120 and owes 200: three winners, one with twice the minimum.
constexpr const char* short_bank = R"(extreme minimum=50 mode=tournament
dealer chips 120
1 blind 50
2 blind 100
3 blind 50
1 deal (Tc) 9d
2 deal (Kh) Qs
3 deal (8s) Td
dealer deal (Th) (7c)
dealer turn 7c
1 check
2 check
3 check
dealer play
1 turn Tc
2 turn Kh
3 turn 8s
1 stand
2 stand
3 stand
dealer turn Th
dealer stand
)";

// Hand five of the league, seat 2 loses the lead and seat 1 is the lowest.
constexpr const char* elimination = R"(league minimum=10 hand=5 eliminations=5,9,15 start=1 seats=3
1 chips 500
2 chips 900
3 chips 800
1 bet player 100
2 bet player 100
3 bet player 100
1 deal Th 6d
2 deal Tc 9d
3 deal Ts 9s
dealer deal Td (8h)
1 stand
2 stand
3 stand
dealer turn 8h
dealer stand
)";

}  // namespace

BOOST_AUTO_TEST_SUITE(answers)

BOOST_AUTO_TEST_CASE(keys_become_payments_in_their_order) {
    struct Row {
        const char* keys;
        const char* claim;
    };
    const Row rows[] = {
        {"", ""},
        {"p50", "1 pay blind 50"},
        {"50v50", "1 pay blind 50 / 2 pay blind 50"},
        {"50v50-", "2 pay blind 50 / 1 pay blind 50"},
        {"50v50-+", "1 pay blind 50 / 2 pay blind 50"},
        {"50v50^=", "2 pay blind 50 / 1 pay blind 50"},
        {"v50^50", "2 pay blind 50 / 1 pay blind 50"},
        {"50vp50p25", "1 pay blind 50 / 2 pay blind 50 / 2 pay blind 25"},
        {"vp50^50vp25", "2 pay blind 50 / 1 pay blind 50 / 2 pay blind 25"},
        {"50v50r", "1 pay blind 50 / 2 pay blind 50 / 2 return blind 100"},
        {"50v50rr", "1 pay blind 50 / 2 pay blind 50"},
        {"50v50r#", "1 pay blind 50 / 2 return blind 100"},
        {"50#", ""},
        {"50<<<", ""},
        {"50t", "1 take blind 50"},
        {"vt^50", "2 take blind 100 / 1 pay blind 50"},
        {"t20", "1 take blind 20 / 1 return blind 30"},
        {"u", "1 push blind"},
        {"p50u", "1 push blind"},
    };
    for (const Row& row : rows)
        BOOST_TEST(in_words(typed(short_bank, row.keys)) == row.claim, row.keys);
}

BOOST_AUTO_TEST_CASE(a_payment_is_asked_for_until_it_has_an_amount) {
    Practice practice = typed(short_bank, "p");
    BOOST_TEST(answer_problem(practice, 0) == "How much?");
    BOOST_TEST(!can_check(practice));
    practice = typed(short_bank, "pp50v50v20");
    BOOST_TEST(practice.payments.size() == 3U);
    BOOST_TEST(can_check(practice));
}

BOOST_AUTO_TEST_CASE(the_bank_falls_payment_by_payment_where_it_is_asked_for) {
    const Practice hidden = typed(short_bank, "50v50v50");
    BOOST_REQUIRE(payments_screen(hidden).has_value());
    BOOST_TEST(payments_screen(hidden)->payments[2].bank.empty());
    const auto shown = payments_screen(typed(short_bank, "50v50v50b"));
    BOOST_TEST(shown->bank == "The bank holds 120 chips");
    BOOST_TEST(shown->payments[0].bank == "70 chips");
    BOOST_TEST(shown->payments[2].bank == "-30 chips");
    BOOST_TEST(shown->payments[2].overdrawn);
    BOOST_TEST(!shown->payments[1].overdrawn);
    // What the trainee says they collect is in the bank.
    BOOST_TEST(payments_screen(typed(short_bank, "50vtb"))->bank == "The bank holds 220 chips");
}

BOOST_AUTO_TEST_CASE(the_right_order_is_right) {
    const Practice practice = typed(short_bank, "50v50rv20r\n");
    BOOST_REQUIRE(practice.mark.has_value());
    BOOST_TEST(practice.mark->right);
    const auto order = order_screen(practice, shipped_content());
    BOOST_REQUIRE(order.has_value());
    BOOST_TEST(order->right);
    BOOST_TEST(order->broken.empty());
    BOOST_TEST(order->bank == "The bank holds 120 chips and owes 200 chips");
    BOOST_REQUIRE_EQUAL(order->payments.size(), 3U);
    BOOST_TEST(order->payments[0].round == "The minimum blind, clockwise");
    BOOST_TEST(order->payments[2].bank == "leaves 0 chips");
}

BOOST_AUTO_TEST_CASE(the_first_pair_out_of_order_is_named_with_its_clause_and_who_goes_short) {
    Practice practice = typed(short_bank, "vv20r^^50v50r\n");
    BOOST_REQUIRE(practice.mark.has_value());
    BOOST_TEST(!practice.mark->right);
    const auto order = order_screen(practice, shipped_content());
    BOOST_REQUIRE(order.has_value());
    BOOST_TEST(!order->right);
    BOOST_TEST(order->broken ==
               "Seat 1 \u00b7 Blind 50 chips comes before Seat 3 \u00b7 Blind 20 chips.");
    BOOST_TEST(order->short_by ==
               "Paid in your order, these go short: Seat 2 \u00b7 Blind by 30 chips.");
    BOOST_REQUIRE(!order->clauses.empty());
    BOOST_TEST(order->clauses[0].id == "BJX-SHORT-3");
    BOOST_TEST(order->payments[0].said == "You: Seat 3 \u00b7 Blind 20 chips");
    try_again(practice);
    BOOST_TEST(practice.payments.size() == 3U);  // every sum was right: they wait to be moved
}

BOOST_AUTO_TEST_CASE(seats_stay_in_until_they_are_said_to_go) {
    struct Row {
        const char* keys;
        const char* claim;  // of the seats
    };
    const std::string wagers = "tv100v100v";
    const std::string lines = "1 take player 100 / 2 pay player 100 / 3 pay player 100";
    const Row rows[] = {
        {"", ""},
        {"o", ""},
        {"3", " / 1 out 3"},
        {"o3", " / 1 out 3"},
        {"o23", " / 1 out 3"},
        {"p3", " / 1 place 3"},
        {"o3s", ""},
        {"o3<", ""},
        {"vo2", " / 2 out 2"},
        {"p3vp1vp2", " / 1 place 3 / 2 place 1 / 3 place 2"},
    };
    for (const Row& row : rows)
        BOOST_TEST(in_words(typed(elimination, wagers + row.keys)) == lines + row.claim, row.keys);
    BOOST_TEST(answer_problem(typed(elimination, wagers + "o"), 3) == "In which place?");
    BOOST_TEST(answer_problem(typed(elimination, wagers + "o0"), 3) == "'0' is not a place");
}

BOOST_AUTO_TEST_CASE(out_in_place_of_placed_is_one_verdict) {
    const Practice practice = typed(elimination, "tv100v100vp3\n\n\n");
    BOOST_REQUIRE(practice.mark.has_value());
    BOOST_TEST(!practice.mark->right);
    const auto verdicts =
        verdict_screens(practice.mark->verdict, practice.unit(), shipped_content());
    BOOST_REQUIRE_EQUAL(verdicts.size(), 4U);
    const VerdictScreen& place = verdicts.back();
    BOOST_TEST(place.title == "Place");
    BOOST_TEST(place.yours == "3rd place");
    BOOST_TEST(place.due == "Out in 3rd place");
    BOOST_TEST(!place.clauses.empty());
}

BOOST_AUTO_TEST_CASE(on_the_final_hand_every_seat_asks_for_its_place) {
    std::string final(elimination);
    final.replace(final.find("seats=3"), 7, "seats=3 final=yes");
    const Practice practice = typed(final.c_str(), "tv100v100");
    BOOST_REQUIRE_EQUAL(practice.seats.size(), 3U);
    BOOST_TEST((practice.seats[0].fate == Fate::IsPlaced));
    BOOST_TEST(!can_check(practice));
}

BOOST_AUTO_TEST_SUITE_END()
