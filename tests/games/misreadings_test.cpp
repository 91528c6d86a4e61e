// Misreadings: the sheet with one clause misread rules the wrong amount that the misreading
// explains, and a verdict names it.

#include <boost/test/unit_test.hpp>

#include "rulings.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(misreadings)

Misreading misreading(std::string id, std::string clause, ClauseChange change) {
    return {id, Game::Breakout, std::move(clause), std::move(change), "says " + id};
}

ClauseChange outcome(Verb verb, std::optional<Odds> odds = std::nullopt) {
    ClauseChange change;
    change.outcome = verb;
    change.odds = odds;
    return change;
}
ClauseChange price(Odds odds) {
    ClauseChange change;
    change.odds = odds;
    return change;
}
ClauseChange forgotten() {
    ClauseChange change;
    change.ignored = true;
    return change;
}
ClauseChange tip_multiplied() {
    ClauseChange change;
    change.tip_times_stake = true;
    return change;
}
ClauseChange option(std::string name, std::string value) {
    ClauseChange change;
    change.option = std::pair(std::move(name), std::move(value));
    return change;
}

struct Row {
    std::string_view why, clause;
    ClauseChange change;
    std::string_view hand, ruled, misread;
};

const std::vector<Row>& rows() {
    // clang-format off
    static const std::vector<Row> all{
        {"a bust against 17 is paid", "BRK-PUSH-3", outcome(Verb::Pay, Odds{1, 1}),
         "1 bet dealer 25 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit Kc / dealer turn 8s / dealer stand",
         "1 push dealer", "1 pay dealer 25"},
        {"a bust against 17 is taken", "BRK-PUSH-3", outcome(Verb::Take),
         "1 bet dealer 25 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit Kc / dealer turn 8s / dealer stand",
         "1 push dealer", "1 take dealer 25"},
        {"a bust against 17 is forgotten: the dealer made a hand", "BRK-PUSH-3", forgotten(),
         "1 bet dealer 25 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit Kc / dealer turn 8s / dealer stand",
         "1 push dealer", "1 pay dealer 25"},
        {"a dealer win is pushed", "BRK-WIN-1", outcome(Verb::Push),
         "1 bet dealer 25 / 1 deal Th 7d / dealer deal 9c (9s) / dealer turn 9s / dealer stand",
         "1 pay dealer 25", "1 push dealer"},
        {"the dealer's blackjack is paid even money", "BRK-BJ-3", price({1, 1}),
         "1 bet dealer 25 / 1 deal Th 7d / dealer deal Kc (As) / dealer turn As",
         "1 pay dealer 37.50", "1 pay dealer 25"},
        {"the dealer's blackjack is forgotten: 21 beats 17", "BRK-BJ-3", forgotten(),
         "1 bet dealer 25 / 1 deal Th 7d / dealer deal Kc (As) / dealer turn As",
         "1 pay dealer 37.50", "1 pay dealer 25"},
        {"two blackjacks are no push", "BRK-BJ-4", forgotten(),
         "1 bet dealer 20 / 1 deal Ah Kd / dealer deal Kc (As) / dealer turn As",
         "1 push dealer", "1 pay dealer 30"},
        {"a Super Tie is paid on a bust against 17", "BRK-ST-3", outcome(Verb::Pay, Odds{1, 1}),
         "1 bet dealer 25 / 1 bet super-tie 5 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit Kc / dealer turn 8s / dealer stand",
         "1 push dealer, 1 take super-tie 5", "1 push dealer, 1 pay super-tie 5"},
        {"a Super Tie row is misread", "BRK-ST-9", price({15, 1}),
         "1 bet dealer 25 / 1 bet super-tie 5 / 1 deal Th Kd / dealer deal 9c (As) / dealer turn As / dealer stand",
         "1 push dealer, 1 pay super-tie 40, 1 tip 3", "1 push dealer, 1 pay super-tie 75, 1 tip 3"},
        {"the tip is multiplied", "BRK-ST-6", tip_multiplied(),
         "1 bet dealer 25 / 1 bet super-tie 10 / 1 deal Th Kd / dealer deal 9c (As) / dealer turn As / dealer stand",
         "1 push dealer, 1 pay super-tie 80, 1 tip 3", "1 push dealer, 1 pay super-tie 80, 1 tip 30"},
        {"the bonus counts nine cards as ten", "BRK-BB-6", price({100, 1}),
         "1 bet dealer 25 / 1 bet breakout-bonus 5 / 1 deal 2h 3c / dealer deal 5d (5s) / 1 hit 4d / 1 hit 5h / 1 hit Tc / "
         "dealer turn 5s / dealer hit 6h / dealer hit Td",
         "1 push dealer, 1 pay breakout-bonus 150", "1 push dealer, 1 pay breakout-bonus 500"},
        {"two pairs are forgotten", "BRK-PU-3", forgotten(),
         "1 bet dealer 25 / 1 bet pair-up 5 / 1 deal Th Tc / dealer deal 9c (9s) / dealer turn 9s / dealer stand",
         "1 take dealer 25, 1 pay pair-up 250", "1 take dealer 25, 1 pay pair-up 15"},
        {"Sweet 17 is paid 17 to 1", "BRK-SW-1", price({17, 1}),
         "1 bet dealer 25 / 1 bet sweet-17 5 / 1 deal Th 8d / dealer deal 9c (8s) / dealer turn 8s / dealer stand",
         "1 take dealer 25, 1 pay sweet-17 30", "1 take dealer 25, 1 pay sweet-17 85"},
        {"6:5 for 3:2", "AMB-BRK-03", option("bj-pays", "6:5"),
         "1 bet player 25 / 1 deal Ah Kd / dealer deal 9c (8s) / dealer turn 8s",
         "1 pay player 37.50", "1 pay player 30"},
        {"the tip comes out of the winnings", "AMB-BRK-11", option("tip-from", "player"),
         "1 bet dealer 25 / 1 bet super-tie 5 / 1 deal Th Kd / dealer deal 9c (As) / dealer turn As / dealer stand",
         "1 push dealer, 1 pay super-tie 40, 1 tip 3", "1 push dealer, 1 pay super-tie 37, 1 tip 3"},
        {"a jack and a queen pair", "AMB-BRK-06", option("pair-by", "value"),
         "1 bet dealer 25 / 1 bet pair-up 5 / 1 deal Jh Qc / dealer deal 9c (As) / dealer turn As / dealer stand",
         "1 push dealer, 1 take pair-up 5", "1 push dealer, 1 pay pair-up 15"},
    };
    // clang-format on
    return all;
}

HandRecord hand(std::string_view row) { return hand_record("breakout / " + std::string(row)); }

BOOST_AUTO_TEST_CASE(each_kind_of_change_rules_the_wrong_amount_it_should) {
    for (const Row& row : rows()) {
        BOOST_TEST_CONTEXT(row.why << " (" << row.clause << "): " << row.hand) {
            const HandRecord record = hand(row.hand);
            const Misreading misread = misreading("wrong", std::string(row.clause), row.change);
            BOOST_TEST(joined_texts(rule(record).lines) == row.ruled);
            BOOST_TEST(joined_texts(rule_misread(record, misread).lines) == row.misread);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_misreading_leaves_alone_what_its_clause_does_not_decide) {
    const Misreading misread = misreading("wrong", "BRK-PUSH-3", outcome(Verb::Pay, Odds{1, 1}));
    for (const Row& row : rows()) {
        if (row.clause == "BRK-PUSH-3" || row.clause == "BRK-ST-3") continue;
        BOOST_TEST(joined_texts(rule_misread(hand(row.hand), misread).lines) == row.ruled);
    }
}

/// What a dealer claims on a hand, as settlement lines; with the misreadings that are named.
std::string named(const HandRecord& record, std::string_view claimed,
                  std::span<const Misreading> known) {
    const HandRecord with_claim = hand_record(as_row(write(record)) + " / " + std::string(claimed));
    const Verdict verdict = judge(claim_of(with_claim), record, rule(record), known);
    std::string text = verdict.right ? "right" : "";
    for (const WagerVerdict& wager : verdict.discrepancies()) {
        text += (text.empty() ? "" : ", ") + std::string(to_text(wager.wager)) + ": " +
                wager.misreading.value_or("none");
        BOOST_TEST(wager.trainer_says == (wager.misreading ? "says " + *wager.misreading : ""));
    }
    return text;
}

BOOST_AUTO_TEST_CASE(a_wrong_claim_names_the_misreading_that_gives_exactly_its_amount) {
    const std::vector<Misreading> known{
        misreading("bust-17-paid", "BRK-PUSH-3", outcome(Verb::Pay, Odds{1, 1})),
        misreading("bust-17-taken", "BRK-PUSH-3", outcome(Verb::Take)),
        misreading("tie-on-bust-17", "BRK-ST-3", outcome(Verb::Pay, Odds{1, 1}))};
    const HandRecord record = hand(
        "1 bet dealer 25 / 1 bet super-tie 5 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit Kc / "
        "dealer turn 8s / dealer stand");
    BOOST_TEST(named(record, "1 push dealer / 1 take super-tie 5", known) == "right");
    BOOST_TEST(named(record, "1 pay dealer 25 / 1 take super-tie 5", known) ==
               "dealer: bust-17-paid");
    BOOST_TEST(named(record, "1 take dealer 25 / 1 take super-tie 5", known) ==
               "dealer: bust-17-taken");
    BOOST_TEST(named(record, "1 push dealer / 1 pay super-tie 5", known) ==
               "super-tie: tie-on-bust-17");
    BOOST_TEST(named(record, "1 pay dealer 25 / 1 pay super-tie 5", known) ==
               "dealer: bust-17-paid, super-tie: tie-on-bust-17");
    BOOST_TEST(named(record, "1 pay dealer 37.50 / 1 take super-tie 5", known) == "dealer: none");
    BOOST_TEST(named(record, "1 pay dealer 25", known) == "dealer: bust-17-paid, super-tie: none");
    BOOST_TEST(named(record, "1 pay dealer 25 / 1 take super-tie 5", {}) == "dealer: none");
}

BOOST_AUTO_TEST_CASE(of_several_the_one_that_explains_most_wagers_is_named_then_the_first) {
    const HandRecord record = hand(
        "1 bet dealer 25 / 2 bet dealer 10 / 1 deal Th 6d / 2 deal Ah 6s / dealer deal 9c (8s) / 1 "
        "hit Kc / dealer turn 8s / dealer stand");
    BOOST_TEST(joined_texts(rule(record).lines) == "1 push dealer, 2 push dealer");
    const Misreading both = misreading("seventeen-takes", "BRK-PUSH-1", outcome(Verb::Take));
    const Misreading bust = misreading("bust-17-taken", "BRK-PUSH-3", outcome(Verb::Take));
    const Misreading bust_again =
        misreading("bust-17-taken-too", "BRK-PUSH-3", outcome(Verb::Take));
    const std::vector<Misreading> one_each{both, bust, bust_again};
    BOOST_TEST(named(record, "1 take dealer 25 / 2 push dealer", one_each) ==
               "dealer: bust-17-taken");
    BOOST_TEST(named(record, "1 take dealer 25 / 2 take dealer 10", one_each) ==
               "dealer: bust-17-taken, dealer: seventeen-takes");

    const HandRecord three = hand(
        "1 bet dealer 10 / 2 bet dealer 10 / 3 bet dealer 10 / 1 deal Th 7d / 2 deal Ah 6s / 3 "
        "deal Ts 8d / dealer deal Ac (Ks) / dealer turn Ks");
    const Misreading even = misreading("blackjack-even", "BRK-BJ-3", price({1, 1}));
    const Misreading option_even =
        misreading("blackjack-even-option", "BRK-BJ-3", option("dealer-bj-pays", "1:1"));
    const std::vector<Misreading> same{even, option_even};
    BOOST_TEST(named(three, "1 pay dealer 10 / 2 pay dealer 10 / 3 pay dealer 15", same) ==
               "dealer: blackjack-even, dealer: blackjack-even");
}

BOOST_AUTO_TEST_CASE(one_that_explains_two_wagers_is_preferred_to_one_listed_before_it) {
    const HandRecord record = hand_record(
        "breakout dealer-style=no-hole / 1 bet dealer 10 / 2 bet dealer 10 / 1 deal Th 7d / 2 deal "
        "7h 7c / "
        "dealer deal Td / 2 hit 7s / dealer hit As");
    BOOST_TEST(joined_texts(rule(record).lines) == "1 pay dealer 15, 2 pay dealer 15");
    const Misreading is_a_21 = misreading("blackjack-is-21", "BRK-BJ-3", forgotten());
    const Misreading even = misreading("blackjack-even", "BRK-BJ-3", price({1, 1}));
    BOOST_TEST(joined_texts(rule_misread(record, is_a_21).lines) ==
               "1 pay dealer 10, 2 push dealer");
    BOOST_TEST(joined_texts(rule_misread(record, even).lines) ==
               "1 pay dealer 10, 2 pay dealer 10");
    const std::vector<Misreading> known{is_a_21, even};
    BOOST_TEST(named(record, "1 pay dealer 10 / 2 pay dealer 10", known) ==
               "dealer: blackjack-even, dealer: blackjack-even");
    BOOST_TEST(named(record, "1 pay dealer 10 / 2 push dealer", known) ==
               "dealer: blackjack-is-21, dealer: blackjack-is-21");
    BOOST_TEST(named(record, "1 pay dealer 10 / 2 pay dealer 15", known) ==
               "dealer: blackjack-is-21");
}

BOOST_AUTO_TEST_CASE(a_misreading_of_another_game_is_never_named) {
    Misreading other = misreading("bust-17-paid", "BRK-PUSH-3", outcome(Verb::Pay, Odds{1, 1}));
    other.game = Game::Midnight;
    const std::vector<Misreading> known{other};
    const HandRecord record = hand(
        "1 bet dealer 25 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit Kc / dealer turn 8s / dealer "
        "stand");
    BOOST_TEST(named(record, "1 pay dealer 25", known) == "dealer: none");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
