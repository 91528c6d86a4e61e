// Fresh payouts: one wager that wins, at one price.

#include "drills/payout_item.h"

#include <boost/test/unit_test.hpp>
#include <set>

#include "questions/key.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(payout_items)

BOOST_AUTO_TEST_CASE(every_payout_pays_its_price_and_can_be_asked) {
    for (const Game game : every_game) {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const PayoutItem item = deal_payout(game, seed);
            BOOST_TEST_CONTEXT(to_text(game) << " " << seed) {
                BOOST_TEST(!question_problem(item.scenario).has_value());
                BOOST_TEST((item.scenario.question.kind == QuestionKind::Amount));
                BOOST_TEST((item.pays > Money()));
                BOOST_TEST((item.stake > Money()));
                const bool exact = pay_at(item.stake, item.price) == item.pays;
                BOOST_TEST(exact != item.rounded);
                BOOST_TEST(!item.rounded);  // no game rounds under its own card
                BOOST_TEST(!item.scenario.clauses.empty());
                const Key key = key_of(item.scenario);
                BOOST_TEST(grade(right_answer(item.scenario, key), item.scenario, {}).right);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_payout_in_chips_comes_out_of_the_houses_rack) {
    for (const Game game : every_game) {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const PayoutItem item = deal_payout(game, seed, QuestionKind::Chips);
            BOOST_TEST_CONTEXT(to_text(game) << " " << seed) {
                BOOST_TEST(!question_problem(item.scenario).has_value());
                BOOST_TEST((item.scenario.question.kind == QuestionKind::Chips));
                BOOST_TEST((item.scenario.question.tray == house_rack()));
                const Key key = key_of(item.scenario);
                BOOST_TEST((key.amount == item.pays));
                BOOST_TEST((worth_of(key.chips) == item.pays));
                BOOST_TEST(grade(ChipsAnswer{key.chips}, item.scenario, {}).right);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(prices_vary_and_even_money_does_not_crowd_them_out) {
    for (const Game game : every_game) {
        std::set<std::pair<std::int64_t, std::int64_t>> prices;
        int even = 0;
        constexpr int payouts = 60;
        for (std::uint64_t seed = 1; seed <= payouts; ++seed) {
            const PayoutItem item = deal_payout(game, seed);
            prices.emplace(item.price.pays, item.price.to);
            even += item.price.pays == item.price.to ? 1 : 0;
        }
        BOOST_TEST(prices.size() >= (game == Game::Breakout ? 6U : 2U), to_text(game));
        BOOST_TEST(even < payouts * 3 / 4, to_text(game));
    }
}

BOOST_AUTO_TEST_CASE(the_same_seed_deals_the_same_payout) {
    for (const Game game : every_game) {
        BOOST_TEST((deal_payout(game, 11) == deal_payout(game, 11)));
        BOOST_TEST(!(deal_payout(game, 11) == deal_payout(game, 12)));
    }
}

BOOST_AUTO_TEST_CASE(a_short_bank_has_no_payouts_at_a_price) {
    const auto record = read_record(
        "extreme minimum=50 mode=tournament\ndealer chips 150\n1 blind 50\n2 blind 100\n"
        "3 blind 50\n1 deal (Ah) Kd\n2 deal (Tc) 9d\n3 deal (5s) 6h\ndealer deal (9h) (8d)\n"
        "dealer turn 8d\n1 check\n2 check\n3 raise 100\ndealer play\n1 turn Ah\n2 turn Tc\n"
        "3 turn 5s\n2 stand\n3 hit 8h\n3 stand\ndealer turn 9h\ndealer stand\n");
    BOOST_REQUIRE(record.has_value());
    Dice dice(1);
    BOOST_TEST(payouts_in(*record, dice).empty());
}

BOOST_AUTO_TEST_SUITE_END()
