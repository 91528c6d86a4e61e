// What is kept of an open question: in the words of the answer, with everything that was typed.

#include "desk/answer/draft.h"

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>

#include "desk/answer/payments.h"
#include "support/content.h"

using namespace fairdeal;

namespace {

bool same(const WagerAnswer& a, const WagerAnswer& b) {
    return a.call == b.call && a.amount == b.amount && a.tip == b.tip &&
           a.pulls_back == b.pulls_back;
}
bool same(const BankPayment& a, const BankPayment& b) {
    return a.wager == b.wager && a.amount == b.amount;
}
bool same(const SeatAnswer& a, const SeatAnswer& b) {
    return a.fate == b.fate && a.place == b.place;
}
bool same(const ChipAnswer& a, const ChipAnswer& b) { return a.count == b.count; }
bool same(const ChoiceAnswer& a, const ChoiceAnswer& b) { return a.ticked == b.ticked; }

template <class Row>
bool all_same(const std::vector<Row>& a, const std::vector<Row>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Row& x, const Row& y) { return same(x, y); });
}

/// Everything that a trainee can have answered.
bool is_as_answered(const Practice& a, const Practice& b) {
    const bool same_count =
        a.count.has_value() == b.count.has_value() &&
        (!a.count || (a.count->call == b.count->call && a.count->points == b.count->points));
    return all_same(a.wagers, b.wagers) && all_same(a.payments, b.payments) &&
           all_same(a.seats, b.seats) && same_count && all_same(a.chips, b.chips) &&
           all_same(a.choices, b.choices) && a.chosen == b.chosen;
}

Practice started(const Scenario& scenario) {
    Practice practice = start_practice(scenario);
    practice.examined = true;  // so that a single choice is not marked at once
    return practice;
}

void must_come_back(const Practice& practice) {
    Practice again = started(practice.scenario);
    BOOST_TEST_CONTEXT(practice.scenario.id << "\n" << draft_of(practice)) {
        BOOST_REQUIRE(take_up_draft(again, draft_of(practice)));
        BOOST_TEST(is_as_answered(again, practice));
        BOOST_TEST(draft_of(again) == draft_of(practice));
    }
}

/// Every row typed at, every n-th choice made.
Practice filled(const Scenario& scenario, std::size_t first, const std::string& typed) {
    Practice practice = started(scenario);
    for (std::size_t row = 0; row < practice.rows(); ++row) {
        const std::size_t button = (first + row) % (row < practice.wagers.size() ? 4 : 3);
        if (practice.chips.empty()) answer_row(practice, row, button);
        const bool is_pushed =
            row < practice.wagers.size() && practice.wagers[row].call == Call::Push;
        if (!is_pushed) type_amount(practice, row, typed);
        if (row < practice.wagers.size() && practice.wagers[row].asks_tip())
            type_tip(practice, row, typed);
    }
    for (std::size_t i = first; i < practice.choices.size(); i += 2) choose(practice, i, {});
    return practice;
}

/// As older builds wrote it.
std::string old_draft_of(const Practice& practice) {
    const auto field = [](const std::string& typed) { return typed.empty() ? "-" : typed; };
    std::string draft;
    for (std::size_t i = 0; i < practice.wagers.size(); ++i) {
        const WagerAnswer& wager = practice.wagers[i];
        if (wager.call)
            draft += fmt::format("wager {} {} {} {} {}\n", i, static_cast<int>(*wager.call),
                                 field(wager.amount), field(wager.tip), wager.pulls_back ? 1 : 0);
    }
    for (const BankPayment& payment : practice.payments)
        draft += fmt::format("payment {} {}\n", payment.wager, field(payment.amount));
    for (std::size_t i = 0; i < practice.seats.size(); ++i)
        draft += fmt::format("seat {} {} {}\n", i, static_cast<int>(practice.seats[i].fate),
                             field(practice.seats[i].place));
    if (practice.count && practice.count->call)
        draft += fmt::format("count 0 {} {}\n", static_cast<int>(*practice.count->call),
                             field(practice.count->points));
    for (std::size_t i = 0; i < practice.chips.size(); ++i) {
        if (!practice.chips[i].count.empty())
            draft += fmt::format("chips {} {}\n", i, practice.chips[i].count);
    }
    for (std::size_t i = 0; i < practice.choices.size(); ++i) {
        if (practice.choices[i].ticked || practice.chosen == i)
            draft += fmt::format("choice {} -\n", i);
    }
    return draft;
}

Scenario asking(QuestionKind kind, std::string_view hand) {
    Scenario scenario;
    scenario.hand = hand_record(hand);
    scenario.question.kind = kind;
    scenario.question.seat = 1;
    return scenario;
}

constexpr std::string_view tied =
    "breakout / 1 bet dealer 25 / 1 bet super-tie 5 / 1 deal Th 6d / dealer deal 9c (8s) / 1 stand "
    "/ dealer turn 8s / dealer stand";
constexpr std::string_view extreme_hand =
    "extreme minimum=50 mode=tournament / dealer chips 150 / 1 blind 50 / 2 blind 100 / "
    "1 deal (Ah) Kd / 2 deal (Tc) 9d / dealer deal (9h) (8d) / dealer turn 8d / 1 check / 2 check "
    "/ dealer play / 1 turn Ah / 2 turn Tc / 2 stand / dealer turn 9h / dealer stand";

}  // namespace

BOOST_AUTO_TEST_SUITE(answer_drafts)

BOOST_AUTO_TEST_CASE(a_draft_brings_back_every_kind_of_answer) {
    for (const Scenario& scenario : shipped_content().scenarios) {
        for (std::size_t first = 0; first < 4; ++first)
            must_come_back(filled(scenario, first, "2"));
    }
}

BOOST_AUTO_TEST_CASE(what_is_half_typed_comes_back_as_it_was_typed) {
    for (const Scenario& scenario : shipped_content().scenarios) {
        for (const char* typed : {"", "12.", "12.5", "012", "0", "2,5", "$5", "?", "?5", " 5 ",
                                  "x y", "-", "pay", "9999999999999"}) {
            must_come_back(filled(scenario, 0, typed));
            must_come_back(filled(scenario, 3, typed));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_draft_is_in_the_words_of_the_answer) {
    Practice spot = started(asking(QuestionKind::Spot, tied));
    BOOST_TEST(draft_of(spot).empty());
    set_call(spot, 0, Call::Take);
    type_amount(spot, 1, "20");
    BOOST_TEST(draft_of(spot) == "1 take dealer\n1 pay super-tie 20\n");
    type_amount(spot, 1, "12.");
    type_tip(spot, 1, "1");
    BOOST_TEST(draft_of(spot) == "1 take dealer\n1 pay super-tie ?12.\n1 tip 1\n");

    Practice bank = started(asking(QuestionKind::Table, extreme_hand));
    set_call(bank, 1, Call::Pay);
    type_amount(bank, 1, "50");
    set_call(bank, 0, Call::Pay);
    set_call(bank, 1, Call::Pay);  // in a further round
    set_call(bank, 0, Call::Return);
    BOOST_TEST(draft_of(bank) == "1 return blind\n2 pay blind 50\n2 pay blind\n");
    set_call(bank, 1, Call::Pay);
    type_amount(bank, 1, "25");
    set_call(bank, 1, Call::Return);
    BOOST_TEST(draft_of(bank) ==
               "1 return blind\n2 pay blind 50\n2 pay blind 25\n2 return blind\n");
    must_come_back(bank);
    Practice again = started(bank.scenario);
    BOOST_REQUIRE(take_up_draft(again, draft_of(bank)));
    BOOST_TEST(again.wagers[1].pulls_back);
    BOOST_TEST(!again.wagers[0].pulls_back);

    Practice count = started(asking(QuestionKind::Total, tied));
    answer_row(count, 0, 1);
    BOOST_TEST(draft_of(count) == "soft\n");
    type_amount(count, 0, "17");
    BOOST_TEST(draft_of(count) == "soft 17\n");
    answer_row(count, 0, 0);
    type_amount(count, 0, "24");
    BOOST_TEST(draft_of(count) == "bust with 24\n");
    type_amount(count, 0, "2x");
    BOOST_TEST(draft_of(count) == "hard ?2x\n");
}

BOOST_AUTO_TEST_CASE(drafts_of_older_builds_are_read) {
    for (const Scenario& scenario : shipped_content().scenarios) {
        for (std::size_t first = 0; first < 4; ++first) {
            const Practice practice = filled(scenario, first, "2");
            Practice again = started(scenario);
            BOOST_TEST_CONTEXT(scenario.id << "\n" << old_draft_of(practice)) {
                BOOST_REQUIRE(take_up_draft(again, old_draft_of(practice)));
                BOOST_TEST(is_as_answered(again, practice));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_draft_of_another_question_changes_nothing) {
    Practice practice = start_practice(asking(QuestionKind::Spot, tied));
    set_call(practice, 0, Call::Push);
    const Practice before = practice;
    for (const char* draft : {"wager 99 0 - - 0",
                              "wager 0 7 - - 0",
                              "wager 0 0 -",
                              "count 0 1 9",
                              "chips 0 5",
                              "nonsense",
                              "wager x 0 - - 0",
                              "payment 0",
                              "1 take dealer",
                              "2 take dealer",
                              "1 pay pair-up 5",
                              "1 pay super-tie 05",
                              "1 pay super-tie ?5",
                              "1 pay super-tie ?",
                              "1 pay super-tie 5 6",
                              "1 tip 5",
                              "1 pay super-tie 5\n1 pay super-tie 5",
                              "1 pay super-tie 5\nnonsense",
                              "1 out 5",
                              "soft 17",
                              "25:2",
                              "allowed",
                              "dealer hit",
                              "1 hit super-tie",
                              "dealer push super-tie"})
        BOOST_TEST(!take_up_draft(practice, draft), draft);
    BOOST_TEST(is_as_answered(practice, before));
    Practice choice = start_practice(asking(QuestionKind::May, tied));
    BOOST_TEST(!take_up_draft(choice, "allowed"));  // it would be marked at once
    choice.examined = true;
    BOOST_TEST(!take_up_draft(choice, "perhaps"));
    BOOST_TEST(!take_up_draft(choice, "allowed\nnot allowed"));
    BOOST_TEST(take_up_draft(choice, "not allowed"));
    BOOST_TEST((choice.chosen == 1U));
}

BOOST_AUTO_TEST_SUITE_END()
