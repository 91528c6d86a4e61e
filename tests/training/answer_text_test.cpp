// Answers as text: every kind's form, that it comes back letter for letter, and what is refused.

#include "questions/answer_text.h"

#include <boost/test/unit_test.hpp>

#include "drills/drill.h"
#include "support/hands.h"

using namespace fairdeal;

namespace {

constexpr std::string_view elimination_hand =
    "league hand=9 eliminations=9 start=1 seats=3 / 1 chips 500 / 2 chips 500 / 3 chips 500";

constexpr std::string_view small_bank = "extreme minimum=50 mode=tournament / dealer chips 150";

Scenario asking(QuestionKind kind, std::string_view hand = "breakout / 1 bet dealer 25") {
    Scenario scenario;
    scenario.hand = hand_record(hand);
    scenario.question.kind = kind;
    scenario.question.talk = {
        {"No more bets", true, ""}, {"none", false, ""}, {"Good luck", false, ""}};
    return scenario;
}

/// The text that the answer which is read from this one is written as; or what is wrong with it.
std::string read_and_written(std::string_view text, const Scenario& scenario) {
    const auto answer = answer_from(text, scenario);
    return answer ? text_of(*answer, scenario) : in_words(answer.error());
}

struct WrittenForm {
    QuestionKind kind;
    std::string_view text;
};

struct RefusedText {
    QuestionKind kind;
    std::string_view text;
    std::string_view says;  // the first problem
};

}  // namespace

BOOST_AUTO_TEST_SUITE(answer_text)

BOOST_AUTO_TEST_CASE(every_form_comes_back) {
    const WrittenForm forms[] = {
        {QuestionKind::Spot, "1 pay dealer 37.50"},
        {QuestionKind::Spot, "1 pay super-tie 20\n1 push dealer\n1 tip 5"},
        {QuestionKind::Table, "1.1 take player 20\n1.2 return player 10\n1.2 take player 10"},
        {QuestionKind::Table, "nothing"},
        {QuestionKind::Amount, "1 pay dealer 25\n1 pay dealer 25"},  // a short bank pays in rounds
        {QuestionKind::Next, "dealer hit"},
        {QuestionKind::Next, "1.2 deal"},
        {QuestionKind::Next, "dealer offer insurance"},
        {QuestionKind::Next, "1 take dealer 25"},
        {QuestionKind::Next, "nothing"},
        {QuestionKind::May, "allowed"},
        {QuestionKind::May, "not allowed"},
        {QuestionKind::Total, "soft 17"},
        {QuestionKind::Total, "hard 12"},
        {QuestionKind::Total, "natural"},
        {QuestionKind::Total, "bust with 24"},
        {QuestionKind::Total, "soft 24"},
        {QuestionKind::Active, "1\n1.2 player\n3 super-tie"},
        {QuestionKind::Error, "none"},
        {QuestionKind::Outcome, "take"},
        {QuestionKind::Outcome, "return"},
        {QuestionKind::Chips, "25:2 2.50:1"},
        {QuestionKind::Chips, "none"},
        {QuestionKind::Clause, "BRK-PUSH-3"},
        {QuestionKind::Clause, "none"},
        {QuestionKind::Talk, "No more bets"},
        {QuestionKind::Talk, "Good luck\nnone"},
        {QuestionKind::Talk, "none"},
    };
    for (const WrittenForm& form : forms)
        BOOST_TEST(read_and_written(form.text, asking(form.kind)) == form.text);
    for (const char* text : {"2 pay blind 5\n1 pay blind 5\n2 pay blind 2.50", "nothing"})
        BOOST_TEST(read_and_written(text, asking(QuestionKind::Order, small_bank)) == text);
    const std::string_view in_rounds =
        "3 take blind 50\n2 pay blind 5\n1 pay blind 5\n2 pay blind 2.50\n2 return blind 50";
    BOOST_TEST(read_and_written(in_rounds, asking(QuestionKind::Table, small_bank)) == in_rounds);
    for (const char* text :
         {"1 out 3", "1 out 3\n2 place 2\nclause IBL-EH-4", "nobody", "nobody\nclause IBL-EH-4"})
        BOOST_TEST(read_and_written(text, asking(QuestionKind::Out, elimination_hand)) == text);
}

BOOST_AUTO_TEST_CASE(lines_are_sorted_but_for_payments_of_a_bank_that_may_be_short) {
    const Claim claim{{{2, 0}, Verb::Pay, Wager::Dealer, Money::dollars(5), 0, no_event, 0},
                      {{1, 0}, Verb::Push, Wager::Dealer, Money::dollars(25), 0, no_event, 0}};
    BOOST_TEST(text_of(SettlementAnswer{claim}, asking(QuestionKind::Table)) ==
               "1 push dealer\n2 pay dealer 5");
    const Claim paid{{{2, 0}, Verb::Pay, Wager::Blind, Money::dollars(5), 0, no_event, 0},
                     {{1, 0}, Verb::Pay, Wager::Blind, Money::dollars(25), 0, no_event, 0},
                     {{3, 0}, Verb::Push, Wager::Blind, Money::dollars(25), 0, no_event, 0}};
    BOOST_TEST(text_of(SettlementAnswer{paid}, asking(QuestionKind::Table, small_bank)) ==
               "3 push blind\n2 pay blind 5\n1 pay blind 25");
    BOOST_TEST(text_of(WagersAnswer{{{{2, 0}, Wager::Dealer}, {{1, 0}, Wager::Dealer}}},
                       asking(QuestionKind::Active)) == "1 dealer\n2 dealer");
    BOOST_TEST(text_of(TalkAnswer{{0, 2}}, asking(QuestionKind::Talk)) ==
               "Good luck\nNo more bets");
    BOOST_CHECK_THROW(text_of(TalkAnswer{{0}}, asking(QuestionKind::Next)), Fault);
}

BOOST_AUTO_TEST_CASE(what_is_no_answer_is_refused_with_its_line) {
    const RefusedText refusals[] = {
        {QuestionKind::Spot, "", "1:1: the answer is empty"},
        {QuestionKind::Talk, "", "1:1: the answer is empty"},
        {QuestionKind::Spot, "1 pay dealer", "1:13: expected an amount here"},
        {QuestionKind::Spot, "1 push dealer\n1 pay dealer 2,5",
         "2:14: '2,5' is not an amount such as 25 or 12.50, up to 9999999999.99"},
        {QuestionKind::Spot, "1 push dealer\n",
         "2:1: more than one space, or a space at an end of the line"},
        {QuestionKind::Spot, "1 hit Kc", "1:1: 'hit' is no line of this answer"},
        {QuestionKind::Spot, "1 push blind", "1:8: blind is not a wager of breakout"},
        {QuestionKind::Spot, "2 push dealer\n1 push dealer",
         "1:1: '2 push dealer' is not as it is written, '1 push dealer'"},
        {QuestionKind::Spot, "1 pay dealer 25.00",
         "1:1: '1 pay dealer 25.00' is not as it is written, '1 pay dealer 25'"},
        {QuestionKind::Spot, "allowed",
         "1:1: 'allowed' is not the dealer, a seat 1 to 9 or a hand such as 2.1"},
        {QuestionKind::Spot, "nothing\n1 push dealer",
         "1:1: 'nothing' is not the dealer, a seat 1 to 9 or a hand such as 2.1"},
        {QuestionKind::Order, "1 push dealer", "1:1: 'push' is no line of this answer"},
        {QuestionKind::Next, "dealer hit Kc", "1:1: an act names no card"},
        {QuestionKind::Next, "dealer jump", "1:8: 'jump' is not a verb"},
        {QuestionKind::Next, "dealer hit\ndealer stand", "2:1: this answer has one line"},
        {QuestionKind::May, "yes", "1:1: 'yes' is neither 'allowed' nor 'not allowed'"},
        {QuestionKind::Total, "17",
         "1:1: '17' is not what a hand counts, such as 'soft 17', 'hard 12', 'natural' or 'bust "
         "with 24'"},
        {QuestionKind::Total, "hard 24", "1:1: 'hard 24' is not as it is written, 'bust with 24'"},
        {QuestionKind::Total, "soft 1000",
         "1:1: 'soft 1000' is not what a hand counts, such as 'soft 17', 'hard 12', 'natural' or "
         "'bust with 24'"},
        {QuestionKind::Active, "1 dealer\ndealer",
         "2:1: 'dealer' is not a wager such as '1.2 player'"},
        {QuestionKind::Active, "1 dealer\n1 dealer", "2:1: this line has been said before"},
        {QuestionKind::Active, "1 dealer\nnone", "2:1: 'none' is not a wager such as '1.2 player'"},
        {QuestionKind::Outcome, "tip", "1:1: 'tip' is not 'take', 'push', 'pay' or 'return'"},
        {QuestionKind::Chips, "1:5 25:1", "1:1: '1:5 25:1' is not as it is written, '25:1 1:5'"},
        {QuestionKind::Chips, "2x25", "1:1: '2x25' is no list of chips, such as '25:2 5:1'"},
        {QuestionKind::Clause, "BRK-PUSH-333", "1:1: 'BRK-PUSH-333' is no clause of this game"},
        {QuestionKind::Talk, "Good luck\nGood luck", "2:1: this line has been said before"},
        {QuestionKind::Talk, "0", "1:1: '0' is not one of the choices"},
    };
    for (const RefusedText& refusal : refusals) {
        const auto answer = answer_from(refusal.text, asking(refusal.kind));
        BOOST_TEST_CONTEXT(to_text(refusal.kind) << " " << refusal.text) {
            BOOST_REQUIRE(!answer);
            BOOST_TEST(to_text(answer.error().front()) == refusal.says);
        }
    }
    const Scenario out = asking(QuestionKind::Out, elimination_hand);
    BOOST_TEST(!answer_from("clause IBL-EH-4", out));
    BOOST_TEST(!answer_from("1 out 3\nclause", out));
    BOOST_TEST(!answer_from("clause IBL-EH-4\n1 out 3", out));
    BOOST_TEST(!answer_from("1 take player 5", out));
    BOOST_TEST(!answer_from(std::string(longest_record + 1, 'x'), out));
}

BOOST_AUTO_TEST_CASE(right_answers_to_drilled_questions_come_back) {
    int items = 0;
    for (const Game game : every_game) {
        for (const QuestionKind kind : every_question_kind()) {
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const Request request{game, std::nullopt, {}, {}, {kind}};
                const auto item = make_item(request, seed);
                if (!item) continue;
                ++items;
                const Scenario& scenario = item->scenario;
                const std::string text =
                    text_of(right_answer(scenario, key_of(scenario)), scenario);
                BOOST_TEST_CONTEXT(to_text(game) << " " << to_text(kind) << " " << seed) {
                    BOOST_TEST(read_and_written(text, scenario) == text);
                    const auto answer = answer_from(text, scenario);
                    BOOST_TEST((answer && grade(*answer, scenario, {}).right));
                }
            }
        }
    }
    BOOST_TEST(items > 150);
}

BOOST_AUTO_TEST_SUITE_END()
