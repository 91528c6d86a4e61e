// The order of a claim: a partial one. Any order that breaks no pair is right; of one that does,
// the verdict names the first pair, its clause, and in a short bank who would have gone unpaid. And
// the slips: the right outcome at a wrong sum, or a round of the short bank in another order.

#include <boost/test/unit_test.hpp>

#include "rulings.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(orders)

constexpr std::string_view breakout_early =
    "breakout / 1 bet dealer 25 / 1 bet super-tie 5 / 2 bet dealer 10 / 3 bet dealer 40 / 1 deal "
    "Ah Kd / "
    "2 deal Th 7d / 3 deal Ad Qc / dealer deal 9c (8s) / dealer turn 8s / dealer stand";
constexpr std::string_view midnight_bust =
    "midnight / 1 bet player 20 / 2 bet player 30 / 1 deal 9h 7c / 2 deal Th 8d / dealer deal 9s / "
    "1 hit Td / 2 stand / dealer hit 8h / dealer stand";
constexpr std::string_view short_bank =
    "extreme minimum=50 mode=tournament / dealer chips 150 / 1 blind 50 / 2 blind 100 / 3 blind 50 "
    "/ "
    "1 deal (Ah) Kd / 2 deal (Tc) 9d / 3 deal (5s) 6h / dealer deal (9h) (8d) / dealer turn 8d / "
    "1 check / 2 check / 3 raise 100 / dealer play / 1 turn Ah / 2 turn Tc / 3 turn 5s / 2 stand / "
    "3 hit 8h / 3 stand / dealer turn 9h / dealer stand";

struct Row {
    std::string_view why, hand, claim;
    bool right;
    std::string_view order;  // "2 pay blind 50 before 3 pay blind 25: CLAUSE, 2 blind short by 25"
};

const std::vector<Row>& rows() {
    // clang-format off
    static const std::vector<Row> all{
        {"as ruled", short_bank,
         "1 pay blind 75 / 2 pay blind 50 / 3 pay blind 25 / 2 return blind 100 / 3 return blind 50 / 3 return double-up 100",
         true, ""},
        {"returns may come in any order, and before a pay", short_bank,
         "3 return double-up 100 / 1 pay blind 75 / 3 return blind 50 / 2 pay blind 50 / 2 return blind 100 / 3 pay blind 25",
         true, ""},
        {"two winners of one round exchanged", short_bank,
         "1 pay blind 75 / 3 pay blind 25 / 2 pay blind 50 / 2 return blind 100 / 3 return blind 50 / 3 return double-up 100",
         false, "2 pay blind 50 before 3 pay blind 25: BJX-SHORT-3, 2 blind short by 25"},
        {"the natural last", short_bank,
         "2 pay blind 50 / 3 pay blind 25 / 1 pay blind 75 / 2 return blind 100 / 3 return blind 50 / 3 return double-up 100",
         false, "1 pay blind 75 before 2 pay blind 50: BJX-SHORT-2, 1 blind short by 25"},
        {"everything backwards: the pair that is broken first", short_bank,
         "3 pay blind 25 / 2 pay blind 50 / 1 pay blind 75 / 2 return blind 100 / 3 return blind 50 / 3 return double-up 100",
         false, "1 pay blind 75 before 3 pay blind 25: BJX-SHORT-2, 1 blind short by 25"},
        {"wrong sums: what was paid out of turn is named all the same", short_bank,
         "3 pay blind 50 / 1 pay blind 75 / 2 pay blind 25 / 2 return blind 100 / 3 return double-up 100",
         false, "1 pay blind 75 before 3 pay blind 25: BJX-SHORT-2, 2 blind short by 25"},
        {"early losses first, spot by spot", breakout_early,
         "1 take dealer 25 / 1 take super-tie 5 / 3 take dealer 40 / 2 push dealer", true, ""},
        {"early losses in any order among themselves", breakout_early,
         "3 take dealer 40 / 1 take super-tie 5 / 1 take dealer 25 / 2 push dealer", true, ""},
        {"an early loss at the end: the sums are right", breakout_early,
         "1 take dealer 25 / 1 take super-tie 5 / 2 push dealer / 3 take dealer 40", true,
         "3 take dealer 40 before 2 push dealer: BRK-BJ-2"},
        {"an early side wager at the end", breakout_early,
         "1 take dealer 25 / 3 take dealer 40 / 2 push dealer / 1 take super-tie 5", true,
         "1 take super-tie 5 before 2 push dealer: BRK-EARLY-1"},
        {"a bust at the end", midnight_bust, "2 pay player 30 / 1 take player 20", true,
         "1 take player 20 before 2 pay player 30: MID-HIT-3"},
        {"what is not due breaks no order", midnight_bust, "2 take player 30 / 1 take player 20", false, ""},
    };
    // clang-format on
    return all;
}

std::string in_words(const std::optional<BrokenOrder>& order) {
    if (!order) return "";
    std::string text = to_text(order->first) + " before " + to_text(order->then) + ": " +
                       std::string(order->clause.id);
    for (const WentShort& wager : order->went_short) {
        text += ", " + to_text(wager.who) + " " + std::string(to_text(wager.wager)) + " short by " +
                to_text(wager.short_by);
    }
    return text;
}

Verdict verdict_on(std::string_view hand, std::string_view claim) {
    const Ruling ruling = rule(hand_record(hand));
    return judge(claim_of(hand_record(std::string(hand) + " / " + std::string(claim))), ruling);
}

BOOST_AUTO_TEST_CASE(a_claim_is_right_in_any_order_that_breaks_no_pair) {
    for (const Row& row : rows()) {
        const Verdict verdict = verdict_on(row.hand, row.claim);
        BOOST_TEST_CONTEXT(row.why) {
            BOOST_TEST(verdict.right == row.right);
            BOOST_TEST(in_words(verdict.order) == row.order);
        }
    }
}

BOOST_AUTO_TEST_CASE(only_the_displaced_wager_is_wrong) {
    const Verdict verdict = verdict_on(rows()[2].hand, rows()[2].claim);
    const auto wrong = verdict.discrepancies();
    BOOST_REQUIRE_EQUAL(wrong.size(), 1U);
    BOOST_TEST((wrong.front().who == Who{2, 0}));
    BOOST_TEST((wrong.front().standing == Standing::WrongOrder));
}

// --- slips

std::string pays_with(std::string_view hand, Game game, std::string clause, ClauseChange change) {
    const Misreading misread{"slip", game, std::move(clause), std::move(change), "says"};
    std::string pays;
    for (const Line& line : rule_misread(hand_record(hand), misread).lines)
        pays += (pays.empty() ? "" : ", ") + to_text(line);
    return pays;
}

ClauseChange slip(Slip kind) {
    ClauseChange change;
    change.slip = kind;
    return change;
}
ClauseChange order(OrderSlip kind) {
    ClauseChange change;
    change.order = kind;
    return change;
}

BOOST_AUTO_TEST_CASE(sums_slip) {
    const auto natural =
        "midnight / 1 bet player 12.50 / 1 deal Ah Kd / dealer deal 9c / dealer hit 8c / dealer "
        "stand";
    const auto with = [&](std::string_view hand, const std::string& clause, Slip kind) {
        return pays_with(hand, Game::Midnight, clause, slip(kind));
    };
    const Ruling right = rule(hand_record(natural));
    BOOST_TEST(to_text(right.lines.front()) == "1 pay player 18.75");
    const std::string clause(right.lines.front().because.front().id);
    BOOST_TEST(with(natural, clause, Slip::RoundsDown) == "1 pay player 18");
    BOOST_TEST(with(natural, clause, Slip::RoundsUp) == "1 pay player 19");
    BOOST_TEST(with(natural, clause, Slip::WithStake) == "1 pay player 31.25");
    BOOST_TEST(with(natural, "MID-HIT-3", Slip::RoundsUp) == "1 pay player 18.75");
    const auto doubled =
        "midnight / 1 bet player 10 / 1 deal 6h 5d / dealer deal 9c / 1 double 9h / dealer hit 8c "
        "/ dealer stand";
    BOOST_TEST(with(doubled, "MID-DBL-3", Slip::OriginalBet) == "1 pay player 10");
}

BOOST_AUTO_TEST_CASE(half_a_folded_blind_slips_both_ways) {
    const auto folded =
        "extreme minimum=5 mode=tournament / dealer chips 500 / 1 blind 5 / 2 blind 5 / 1 deal "
        "(Tc) 6d / "
        "2 deal (Tc) 9d / dealer deal (9h) (8d) / dealer turn 8d / 1 fold";
    BOOST_TEST(pays_with(folded, Game::Extreme, "BJX-ADJ-6", slip(Slip::RoundsDown)) ==
               "1 take blind 2, 1 return blind 3");
}

BOOST_AUTO_TEST_CASE(rounds_are_paid_in_another_order) {
    const auto pays = [](std::string clause, OrderSlip kind) {
        const std::string all =
            pays_with(short_bank, Game::Extreme, std::move(clause), order(kind));
        return all.substr(0, all.find(", 2 return"));
    };
    BOOST_TEST(pays("BJX-SHORT-3", OrderSlip::Reversed) ==
               "1 pay blind 75, 3 pay blind 50, 2 pay blind 25");
    BOOST_TEST(pays("BJX-SHORT-2", OrderSlip::Last) ==
               "2 pay blind 50, 3 pay blind 50, 2 pay blind 50, 1 return blind 50, "
               "3 return double-up 100");
    BOOST_TEST(pays("BJX-SHORT-5", OrderSlip::First) ==
               "3 pay double-up 100, 1 pay blind 50, 1 return blind 50");
}

BOOST_AUTO_TEST_CASE(a_bust_taken_late_does_not_hide_a_short_bank_paid_in_the_wrong_order) {
    const HandRecord record = hand_record(
        "extreme minimum=50 mode=tournament / dealer chips 0 / 1 blind 50 / 2 blind 50 / 3 blind "
        "50 / "
        "1 deal (Tc) 9d / 2 deal (Th) 9s / 3 deal (Td) 6d / dealer deal (9h) (8d) / "
        "dealer turn 8d / 1 check / 2 check / 3 check / dealer play / 1 turn Tc / 2 turn Th / 3 "
        "turn Td / "
        "1 stand / 2 stand / 3 hit 9c / dealer turn 9h / dealer stand / "
        "1 pay blind 50 / 3 take blind 50 / 2 return blind 50");
    BOOST_TEST(judge(claim_of(record), rule(record)).right);
    const HandRecord swapped = hand_record(
        "extreme minimum=50 mode=tournament / dealer chips 50 / 1 blind 100 / 2 blind 50 / 3 blind "
        "50 / "
        "1 deal (Tc) 9d / 2 deal (Th) 9s / 3 deal (Td) 6d / dealer deal (9h) (8d) / "
        "dealer turn 8d / 1 check / 2 check / 3 check / dealer play / 1 turn Tc / 2 turn Th / 3 "
        "turn Td / "
        "1 stand / 2 stand / 3 hit 9c / dealer turn 9h / dealer stand / "
        "2 pay blind 50 / 1 pay blind 50 / 3 take blind 50 / 1 return blind 100");
    const Ruling ruling = rule(swapped);
    BOOST_TEST(joined_texts(ruling.lines) ==
               "3 take blind 50, 1 pay blind 50, 2 pay blind 50, 1 return blind 100");
    const Verdict verdict = judge(claim_of(swapped), ruling);
    BOOST_TEST(!verdict.right);
    BOOST_TEST(std::string(verdict.order.value().clause.id) == "BJX-SHORT-3");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
