// Every kind of question: its key, what is right and wrong, what cannot be asked, and the chips.

#include <boost/test/unit_test.hpp>

#include "questions/grade.h"
#include "support/hands.h"
#include "training/samples.h"

using namespace fairdeal;

namespace {

constexpr std::string_view bust_and_super_tie =
    "breakout / 1 bet dealer 25 / 1 bet super-tie 5 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit "
    "Kc "
    "/ dealer turn 8s / dealer stand";
constexpr std::string_view short_bank =
    "extreme minimum=50 mode=tournament / dealer chips 150 / 1 blind 50 / 2 blind 100 / 3 blind 50 "
    "/ "
    "1 deal (Ah) Kd / 2 deal (Tc) 9d / 3 deal (5s) 6h / dealer deal (9h) (8d) / dealer turn 8d / 1 "
    "check / 2 check / 3 raise 100 / dealer play / 1 turn Ah / 2 turn Tc / 3 turn 5s / 2 stand / 3 "
    "hit 8h / 3 stand / dealer turn 9h / dealer stand";

Scenario asking(std::string_view hand, QuestionKind kind, Who who = {}, Wager wager = Wager::None) {
    Scenario scenario;
    scenario.hand = hand_record(hand);
    scenario.question.kind = kind;
    scenario.question.who = who;
    scenario.question.wager = wager;
    return scenario;
}

ChipPiles chips(std::string_view text) { return chips_from(text).value(); }

bool key_is_right(const Scenario& scenario) {
    BOOST_REQUIRE_MESSAGE(!question_problem(scenario), question_problem(scenario).value_or(""));
    return grade(right_answer(scenario, key_of(scenario)), scenario, {}).right;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(question_kinds)

BOOST_AUTO_TEST_CASE(a_hand_is_counted_soft_hard_natural_or_bust) {
    const auto said = [](std::string_view hand, Who who) {
        return to_text(key_of(asking(hand, QuestionKind::Total, who)).count);
    };
    BOOST_TEST(said(bust_and_super_tie, {1, 0}) == "bust with 26");
    BOOST_TEST(said(bust_and_super_tie, the_dealer) == "hard 17");
    BOOST_TEST(said(dealer_blackjack, the_dealer) == "natural");
    BOOST_TEST(said("breakout / 1 bet player 10 / 1 deal As 6d / dealer deal 9c (8s)", {1, 0}) ==
               "soft 17");
    const Scenario asked = asking(dealer_blackjack, QuestionKind::Total, the_dealer);
    BOOST_TEST(key_is_right(asked));
    BOOST_TEST(!grade(TotalAnswer{{21, true, false}}, asked, {}).right);
    BOOST_TEST(question_problem(asking("breakout / 1 bet player 10 / 1 deal As 6d / dealer deal 9c "
                                       "(8s)",
                                       QuestionKind::Total, the_dealer))
                   .has_value());
}

BOOST_AUTO_TEST_CASE(one_wager_is_taken_pushed_or_paid) {
    const Scenario push = asking(bust_and_super_tie, QuestionKind::Outcome, {1, 0}, Wager::Dealer);
    BOOST_TEST((key_of(push).outcome == Verb::Push));
    BOOST_TEST(key_is_right(push));
    BOOST_TEST(!grade(OutcomeAnswer{Verb::Take}, push, {}).right);
    BOOST_TEST(
        question_problem(asking(bust_and_super_tie, QuestionKind::Outcome, {2, 0}, Wager::Dealer))
            .has_value());
    const Scenario amount = asking(dealer_blackjack, QuestionKind::Amount, {1, 0}, Wager::Dealer);
    BOOST_TEST(answer_in_words(right_answer(amount, key_of(amount)), amount) ==
               "1 pay dealer 37.50");
    BOOST_TEST(key_is_right(amount));
}

BOOST_AUTO_TEST_CASE(the_clause_stands_among_its_neighbours) {
    const Scenario asked = asking(bust_and_super_tie, QuestionKind::Clause, {1, 0}, Wager::Dealer);
    const Key key = key_of(asked);
    BOOST_TEST(key.choices.size() == 4U);
    BOOST_TEST(std::count(key.choices.begin(), key.choices.end(), ClauseId{"BRK-PUSH-3"}) == 1);
    BOOST_TEST(std::count(key.choices.begin(), key.choices.end(), ClauseId{"BRK-PUSH-1"}) == 1);
    BOOST_TEST(key_is_right(asked));
    BOOST_TEST(!grade(ClauseAnswer{"BRK-PUSH-1"}, asked, {}).right);
}

BOOST_AUTO_TEST_CASE(what_acts_now_may_be_several_wagers_or_none) {
    const Scenario early = asking(
        "breakout / 1 bet dealer 25 / 2 bet player 10 / 1 deal Ah Kd / 2 deal 8h 8d / dealer deal "
        "9c "
        "(8s)",
        QuestionKind::Active);
    const Key key = key_of(early);
    BOOST_TEST(std::count(key.wagers.begin(), key.wagers.end(), WagerOf{{1, 0}, Wager::Dealer}) ==
               1);
    BOOST_TEST(key_is_right(early));
    const Mark nothing = grade(WagersAnswer{}, early, {});
    BOOST_TEST(!nothing.right);
    BOOST_TEST(nothing.missed.size() == key.wagers.size());
}

BOOST_AUTO_TEST_CASE(a_short_bank_is_paid_out_in_order) {
    const Scenario asked = asking(short_bank, QuestionKind::Order);
    BOOST_TEST(key_is_right(asked));
    SettlementAnswer answer = std::get<SettlementAnswer>(right_answer(asked, key_of(asked)));
    BOOST_TEST(answer.lines.size() == 3U);
    std::swap(answer.lines[1], answer.lines[2]);
    const Mark mark = grade(answer, asked, {});
    BOOST_TEST(!mark.right);
    BOOST_REQUIRE(mark.verdict.order.has_value());
    BOOST_TEST(question_problem(asking(bust_and_super_tie, QuestionKind::Order)).has_value());
}

BOOST_AUTO_TEST_CASE(a_dealers_error_is_found_and_a_sound_hand_left_alone) {
    const std::string hand(bust_and_super_tie);
    const Scenario sound =
        asking(hand + " / 1 push dealer / 1 take super-tie 5", QuestionKind::Error);
    BOOST_TEST(key_of(sound).wagers.empty());
    BOOST_TEST(key_is_right(sound));
    const Scenario wrong =
        asking(hand + " / 1 pay dealer 25 / 1 take super-tie 5", QuestionKind::Error);
    BOOST_TEST(key_is_right(wrong));
    BOOST_TEST(to_text(key_of(wrong).wagers.at(0)) == "1 dealer");
    const Scenario missing = asking(hand + " / 1 push dealer", QuestionKind::Error);
    BOOST_TEST(to_text(key_of(missing).wagers.at(0)) == "1 super-tie");
    BOOST_TEST(grade(WagersAnswer{{{{1, 0}, Wager::SuperTie}}}, wrong, {}).false_alarms.size() ==
               1U);
}

BOOST_AUTO_TEST_CASE(what_is_said_has_the_only_written_key) {
    Scenario talk;
    talk.question.kind = QuestionKind::Talk;
    talk.question.talk = {{"Your bust cannot lose.", true, "So it is."},
                          {"You lose.", false, "Not on this bet."}};
    BOOST_TEST(key_is_right(talk));
    const Mark mark = grade(TalkAnswer{{1}}, talk, {});
    BOOST_TEST(!mark.right);
    BOOST_TEST(mark.trainer_says == "Not on this bet.");
    talk.question.talk[1].right = true;
    BOOST_TEST(question_problem(talk).has_value());
}

BOOST_AUTO_TEST_CASE(a_misreading_is_named_whatever_was_asked) {
    Misreading taken{"bust-taken", Game::Breakout, "BRK-PUSH-3", {}, "A bust against 17 pushes."};
    taken.change.outcome = Verb::Take;
    const Scenario asked = asking(bust_and_super_tie, QuestionKind::Outcome, {1, 0}, Wager::Dealer);
    BOOST_TEST(grade(OutcomeAnswer{Verb::Take}, asked, {&taken, 1}).misreading == "bust-taken");
    BOOST_TEST(is_caught(taken, asked));
    BOOST_TEST(
        !is_caught(taken, asking(dealer_blackjack, QuestionKind::Outcome, {1, 0}, Wager::Dealer)));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(chip_payments)

BOOST_AUTO_TEST_CASE(the_largest_chip_first_is_not_always_fewest) {
    const ChipPiles tray = chips("100:20 25:20 5:40 2.50:20 1:40");
    const auto fewest = [&](std::string_view amount) {
        return to_text(
            payment_from(tray, money_from(amount).value(), ChipStyle::Fewest, {}).value());
    };
    BOOST_TEST(fewest("4") == "1:4");  // not 2.50 and then nothing for 1.50
    BOOST_TEST(fewest("5.50") == "2.50:1 1:3");
    BOOST_TEST(fewest("37.50") == "25:1 5:2 2.50:1");
    BOOST_TEST(!payment_from(tray, Money::cents(150), ChipStyle::Fewest, {}).has_value());
}

BOOST_AUTO_TEST_CASE(the_tray_bounds_what_can_be_paid) {
    const ChipPiles tray = chips("25:1 5:3");
    BOOST_TEST(to_text(payment_from(tray, Money::dollars(40), ChipStyle::Fewest, {}).value()) ==
               "25:1 5:3");
    BOOST_TEST(!payment_from(tray, Money::dollars(45), ChipStyle::Fewest, {}).has_value());
    BOOST_TEST(!payment_from(tray, Money::dollars(20), ChipStyle::Fewest, {}).has_value());
}

BOOST_AUTO_TEST_CASE(every_amount_is_paid_with_as_few_chips_as_trying_all_ways_finds) {
    const ChipPiles tray = chips("20:2 5:3 2.50:3 1:4");
    for (std::int64_t cents = 50; cents <= 7000; cents += 50) {
        int fewest = -1;
        for (int a = 0; a <= 2; ++a)
            for (int b = 0; b <= 3; ++b)
                for (int c = 0; c <= 3; ++c)
                    for (int d = 0; d <= 4; ++d)
                        if (a * 2000 + b * 500 + c * 250 + d * 100 == cents &&
                            (fewest < 0 || a + b + c + d < fewest))
                            fewest = a + b + c + d;
        const auto paid = payment_from(tray, Money::cents(cents), ChipStyle::Fewest, {});
        BOOST_TEST(paid.has_value() == (fewest >= 0));
        if (paid) BOOST_TEST(count_of(*paid) == fewest);
        if (paid) BOOST_TEST(worth_of(*paid).in_cents() == cents);
    }
}

BOOST_AUTO_TEST_CASE(colour_for_colour_keeps_to_the_bets_colours) {
    const ChipPiles tray = chips("25:20 5:40 2.50:20");
    const ChipPiles reds = chips("5:5");
    const auto paid =
        payment_from(tray, Money::cents(3750), ChipStyle::ColourForColour, reds).value();
    BOOST_TEST(to_text(paid) == "5:7 2.50:1");
    const auto mark = [&](std::string_view payment) {
        return mark_payment(chips(payment), tray, Money::cents(3750), ChipStyle::ColourForColour,
                            reds);
    };
    BOOST_TEST(mark("5:7 2.50:1").in_style);
    BOOST_TEST(!mark("25:1 5:2 2.50:1").in_style);
    BOOST_TEST(mark("25:1 5:2 2.50:1").exact);
    BOOST_TEST(!mark("5:7").exact);
    BOOST_TEST(!mark("500:1").legal);
}

BOOST_AUTO_TEST_CASE(a_list_of_chips_is_read_strictly) {
    BOOST_TEST(!chips_from("").has_value());
    BOOST_TEST(!chips_from("5").has_value());
    BOOST_TEST(!chips_from("5:0").has_value());
    BOOST_TEST(!chips_from("5:1 5:2").has_value());
    BOOST_TEST(!chips_from("0:3").has_value());
    BOOST_TEST(to_text(chips("1:2 100:3")) == "100:3 1:2");
}

BOOST_AUTO_TEST_SUITE_END()
