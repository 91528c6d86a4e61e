// Dealers beside the house: the statistics against values worked out by hand or taken from tables,
// and small logs of which the answer is known.

#include "audit/ranking/ranking.h"

#include <boost/test/unit_test.hpp>
#include <cmath>

#include "audit/logs.h"
#include "audit/misread_hand.h"
#include "audit/report/ranking_report.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(ranking)

namespace {

bool is_near(double value, double wanted, double most = 1e-6) {
    return std::abs(value - wanted) <= most;
}

/// A day's hands of one dealer at a table of Breakout; so many of them are paid 5 too much.
std::string hands_of(const std::string& dealer, int hands, int wrong, int day = 1) {
    std::string text;
    for (int i = 0; i < hands; ++i)
        text += fmt::format(
            "breakout id={0}-{1}-{2} table=B7 dealer={0} at=2026-03-{1:02}T12:00:00Z\n"
            "1 bet player 25\n1 deal Th 9d\ndealer deal Tc (8s)\n1 stand\ndealer turn 8s\n"
            "dealer stand\n1 pay player {3}\n\n",
            dealer, day, i, i < wrong ? 30 : 25);
    return text;
}

/// A bust against 17, ten times a dealer: the Super Tie of 5, which is taken, is pushed in so many,
/// as one misreading has it; in so many others too little is taken, which none explains.
std::string busts_of(const std::string& dealer, int pushed, int short_by_a_dollar) {
    std::string text;
    for (int i = 0; i < 10; ++i)
        text += fmt::format(
            "breakout id={0}-B{1} table=B7 dealer={0} at=2026-03-01T12:00:00Z\n"
            "1 bet dealer 25\n1 bet super-tie 5\n1 deal Th 6d\ndealer deal 9c (8s)\n1 hit Kc\n"
            "dealer turn 8s\ndealer stand\n1 push dealer\n1 {2}\n\n",
            dealer, i,
            i < pushed                       ? "push super-tie"
            : i < pushed + short_by_a_dollar ? "take super-tie 4"
                                             : "take super-tie 5");
    return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_misreading_is_named_where_it_explains_at_least_half_of_what_is_wrong) {
    const DealerRanking found =
        report_on(busts_of("1101", 6, 2) + busts_of("1102", 2, 5) + busts_of("1103", 2, 2) +
                  busts_of("1104", 0, 3) + busts_of("1105", 0, 0))
            .ranking;
    const auto cause_of = [&](const char* dealer) {
        const RankedDealer* ranked = find_dealer(found, dealer);
        BOOST_REQUIRE(ranked != nullptr);
        BOOST_REQUIRE(ranked->causes.size() == 1U);
        BOOST_TEST(ranked->causes.front().clause == "BRK-ST-3");
        return ranked->causes.front();
    };
    BOOST_TEST(cause_of("1101").own.k == 8);
    BOOST_TEST(cause_of("1101").misread == 6);
    BOOST_TEST(cause_of("1101").misreading != "");
    BOOST_TEST(cause_of("1102").misreading == "");
    BOOST_TEST(cause_of("1102").misread == 0);
    BOOST_TEST(cause_of("1103").misread == 2);
    BOOST_TEST(cause_of("1104").misreading == "");
    // The others got 14 of 40 wrong.
    BOOST_TEST(is_near(cause_of("1101").expected(), 14 * 10 / 40.0, 1e-12));
    BOOST_TEST(find_dealer(found, "1105")->causes.empty());
}

/// Three dealers at Midnight: one always pays a win 6:5, which is a misreading of another clause
/// than the one that decides what a win pays.
BOOST_AUTO_TEST_CASE(a_misreading_is_named_also_where_another_clause_decides) {
    const Folder folder;
    const auto file = folder.file("midnight.log");
    write_hands(file, DealingMachine(TableCard(Game::Midnight), 21, 0), 1200,
                [](HandRecord& hand, int i) {
                    hand.header.identity.dealer = fmt::format("110{}", i % 3);
                    if (i % 3 == 0)
                        hand = settled_by(hand, misreading_named("midnight-win-six-to-five"));
                });
    const AuditReport report = audited(file, 2).report;
    const RankedDealer* dealer = find_dealer(report.ranking, "1100");
    BOOST_REQUIRE(dealer != nullptr);
    BOOST_REQUIRE(!dealer->causes.empty());
    const Cause& cause = dealer->causes.front();
    BOOST_TEST(cause.misreading == "midnight-win-six-to-five");
    // It shows under several clauses, so it stands by itself, once.
    BOOST_TEST((cause.of == Cause::Of::Hands));
    BOOST_TEST(cause.others.k == 0);
    BOOST_TEST(std::ranges::count_if(report.patterns, [](const Pattern& pattern) {
                   return pattern.cause.misreading == "midnight-win-six-to-five";
               }) == 1);
    for (const Pattern& pattern : report.patterns) BOOST_TEST(pattern.dealer == "1100");
    HandFilter of_dealer;
    of_dealer.dealer = "1100";
    const auto hands = hands_of_cause(file, shipped_misreadings(), of_dealer, cause);
    BOOST_REQUIRE(hands.has_value());
    BOOST_TEST(!hands->empty());
    BOOST_TEST(std::ssize(*hands) <= cause.own.k);
}

/// Seldom is a blackjack dealt, and everybody makes other errors under the clause that pays it.
BOOST_AUTO_TEST_CASE(a_rare_misreading_is_not_lost_among_all_that_its_clause_decides) {
    const Folder folder;
    const auto file = folder.file("rare.log");
    write_hands(file, DealingMachine(TableCard(Game::Breakout), 77, 25), 5000,
                [](HandRecord& hand, int i) {
                    hand.header.identity.dealer = fmt::format("11{:02}", i % 20);
                    if (i % 20 == 7 && i % 3 == 0)
                        hand = settled_by(hand, misreading_named("breakout-own-blackjack-even"));
                });
    const AuditReport report = audited(file, 2).report;
    BOOST_REQUIRE(!report.patterns.empty());
    BOOST_TEST(report.patterns.front().dealer == "1107");
    BOOST_TEST(report.patterns.front().cause.misreading == "breakout-own-blackjack-even");
    const Cause& rare = report.patterns.front().cause;
    BOOST_TEST((rare.of == Cause::Of::Hands));
    BOOST_TEST(rare.own.rate() > 2 * rare.others.rate());
    // The same odds where this dealer alone is asked for.
    AuditOptions options;
    options.filter.dealer = "1107";
    const AuditReport one = audited(file, 2, options).report;
    BOOST_REQUIRE(one.ranking.dealers.size() == 1U);
    BOOST_TEST(one.ranking.compared == 20U);
    BOOST_TEST((one.ranking.dealers.front() == *find_dealer(report.ranking, "1107")));
    BOOST_TEST((one.patterns.front() == report.patterns.front()));
    BOOST_TEST(one.all.sums.hands == 250);
}

BOOST_AUTO_TEST_CASE(an_interval_is_clopper_and_pearsons) {
    // 4 of 20: from tables of the exact binomial limits.
    const RateInterval some = interval_of({4, 20});
    BOOST_TEST(is_near(some.low, 0.05733, 5e-6));
    BOOST_TEST(is_near(some.high, 0.43661, 5e-6));
    // None of 10: at most 1 - 0.025^(1/10).
    const RateInterval none = interval_of({0, 10});
    BOOST_TEST(none.low == 0);
    BOOST_TEST(is_near(none.high, 1 - std::pow(0.025, 0.1), 1e-12));
    BOOST_TEST(is_near(interval_of({10, 10}).low, std::pow(0.025, 0.1), 1e-12));
    BOOST_TEST(interval_of({10, 10}).high == 1);
    BOOST_TEST((interval_of({0, 0}) == RateInterval{0, 1}));
}

BOOST_AUTO_TEST_CASE(as_many_or_more_errors_fall_to_a_share_of_the_hands_by_chance) {
    // 3 of the house's 4 errors in half of its hands: (4 + 1) / 16.
    BOOST_TEST(is_near(log10_chance_of({3, 2.0, 4}), std::log10(5.0 / 16), 1e-12));
    BOOST_TEST(log10_chance_of({0, 2.0, 4}) == 0);
    BOOST_TEST(log10_chance_of({4, 4.0, 4}) == 0);  // there is nobody else
}

BOOST_AUTO_TEST_CASE(a_chance_is_corrected_for_how_many_were_looked_at) {
    // Benjamini and Hochberg's rule by hand: p m / rank, never less than what is less surprising.
    const std::vector<double> found{std::log10(0.04), std::log10(0.001), std::log10(0.03)};
    const auto named = corrected(found, 10);
    BOOST_TEST(is_near(named[1], std::log10(0.01), 1e-12));
    BOOST_TEST(is_near(named[2], std::log10(0.04 * 10 / 3), 1e-12));  // and not 0.15
    BOOST_TEST(is_near(named[0], std::log10(0.04 * 10 / 3), 1e-12));
    BOOST_TEST(corrected({}, 5).empty());
    const std::vector<double> chance{std::log10(0.9)};
    BOOST_TEST(corrected(chance, 20).front() == 0);
}

BOOST_AUTO_TEST_CASE(few_hands_are_drawn_towards_the_house) {
    // Worked by hand: expected 10 each, found 30, 5, 5, 0: middle 1, spread (4 + .25 + .25 + 1) /
    // 4, the dealers' own 1.375 - 0.1.
    const std::vector<Compared> four{{30, 10, 40}, {5, 10, 40}, {5, 10, 40}, {0, 10, 40}};
    const auto ratios = shrunk_ratios(four);
    const double trusted = 1.275 / 1.375;
    BOOST_TEST(is_near(ratios[0], 1 + trusted * 2, 1e-12));
    BOOST_TEST(is_near(ratios[3], 1 - trusted, 1e-12));
    // Where nothing spreads beyond chance everybody is the house.
    const std::vector<Compared> same{{10, 10, 20}, {10, 10, 20}};
    BOOST_TEST(shrunk_ratios(same)[0] == 1);
    const std::vector<Compared> few{{30, 10, 33}, {3, 1, 33}, {0, 20, 33}};
    BOOST_TEST(shrunk_ratios(few)[1] < shrunk_ratios(few)[0]);  // the same ratio of fewer hands
    BOOST_TEST(shrunk_ratios(std::vector<Compared>{{0, 0, 0}}).front() == 1);
}

BOOST_AUTO_TEST_CASE(a_trend_is_armitages) {
    // 1, 2, 6 of 10 each: excess 5, variance 0.3 x 0.7 x (50 - 30^2 / 30).
    const std::vector<Share> rising{{1, 10}, {2, 10}, {6, 10}};
    BOOST_REQUIRE(trend_of(rising).has_value());
    BOOST_TEST(is_near(*trend_of(rising), 5 / std::sqrt(0.21 * 20), 1e-12));
    const std::vector<Share> falling{{6, 10}, {2, 10}, {1, 10}};
    BOOST_TEST(is_near(*trend_of(falling), -5 / std::sqrt(0.21 * 20), 1e-12));
    BOOST_TEST(is_near(log10_chance_of_trend(1.959963985), std::log10(0.05), 1e-8));
    BOOST_TEST(!trend_of(std::vector<Share>{{1, 10}, {5, 10}}).has_value());
    BOOST_TEST(!trend_of(std::vector<Share>{{1, 10}, {1, 10}, {2, 10}}).has_value());
}

BOOST_AUTO_TEST_CASE(a_funnel_is_poissons) {
    // Garwood's limits turned round: 4.798 to 18.39 is the interval of 10 found.
    BOOST_TEST(is_near(funnel_at(4.7954, 0.05).high * 4.7954, 10, 1e-3));
    BOOST_TEST(is_near(funnel_at(18.3904, 0.05).low * 18.3904, 10, 1e-3));
    BOOST_TEST(funnel_at(2, 0.05).low == 0);
    BOOST_TEST(funnel_at(50, 0.002).high > funnel_at(50, 0.05).high);
}

BOOST_AUTO_TEST_CASE(the_worst_is_on_top_and_named_and_the_others_are_chance) {
    std::string text;
    for (int dealer = 1; dealer <= 9; ++dealer)
        text += hands_of(fmt::format("110{}", dealer), 40, dealer % 3);
    text += hands_of("1199", 40, 14) + hands_of("1200", 3, 1);
    const DealerRanking found = report_on(text).ranking;
    BOOST_REQUIRE(found.dealers.size() == 11);
    BOOST_TEST(found.house.n == 403);
    BOOST_TEST(found.house.k == 24);
    const RankedDealer& worst = found.dealers.front();
    BOOST_TEST(worst.dealer == "1199");
    BOOST_TEST(worst.hands.k == 14);
    BOOST_TEST(is_near(worst.expected, 24 * 40 / 403.0, 1e-12));
    BOOST_TEST(is_beyond_chance(worst.log10_chance));
    BOOST_REQUIRE(worst.causes.size() == 1);
    BOOST_TEST(worst.causes.front().own.k == 14);
    for (const RankedDealer& dealer : found.dealers) {
        if (dealer.dealer != "1199") BOOST_TEST(!is_beyond_chance(dealer.log10_chance));
    }
    const RankedDealer* new_one = find_dealer(found, "1200");
    BOOST_REQUIRE(new_one != nullptr);
    BOOST_TEST(new_one->ratio() > 5);   // one of three hands
    BOOST_TEST(new_one->shrunk < 2.5);  // says little
    BOOST_TEST(find_dealer(found, "9") == nullptr);
}

BOOST_AUTO_TEST_CASE(one_dealer_has_nobody_to_be_compared_with) {
    const DealerRanking found = report_on(hands_of("1101", 30, 20)).ranking;
    BOOST_REQUIRE(found.dealers.size() == 1);
    BOOST_TEST(found.dealers.front().shrunk == 1);
    BOOST_TEST(!is_beyond_chance(found.dealers.front().log10_chance));
    // What they get wrong is compared with a careful dealer, who gets 1 in 100 wrong.
    BOOST_REQUIRE(!found.dealers.front().causes.empty());
    const Cause& cause = found.dealers.front().causes.front();
    BOOST_TEST(is_beyond_chance(cause.log10_chance));
    BOOST_TEST(cause.others.n == 0);
    BOOST_TEST(is_near(cause.expected(), 0.3, 1e-12));
    const DealerRanking careful = report_on(hands_of("1101", 100, 1)).ranking;
    BOOST_TEST(!is_beyond_chance(careful.dealers.front().causes.front().log10_chance));
    BOOST_TEST(ranking_of(Tally({}, ShiftHours{0})).dealers.empty());
}

BOOST_AUTO_TEST_CASE(a_rate_that_grows_from_shift_to_shift_is_said_to_rise) {
    std::string text;
    for (int day = 1; day <= 6; ++day) {
        text += hands_of("1101", 20, day * 2, day);
        text += hands_of("1102", 20, 3, day);
    }
    const DealerRanking found = report_on(text).ranking;
    const RankedDealer* rising = find_dealer(found, "1101");
    BOOST_REQUIRE(rising != nullptr);
    BOOST_TEST(to_text(rising->trend) == "rising");
    BOOST_REQUIRE(rising->shifts.size() == 6);
    BOOST_TEST(rising->shifts.front().shift == "2026-03-01 06:00");
    BOOST_TEST(rising->shifts.back().hands.k == 12);
    BOOST_TEST(to_text(find_dealer(found, "1102")->trend) == "none");
}

BOOST_AUTO_TEST_CASE(a_game_with_more_errors_accuses_nobody_who_deals_it) {
    // Four deal a game of one error in three, four one of one in thirty; nobody differs in either.
    const Folder folder;
    const auto file = folder.file("two-games.log");
    {
        HandLog log = opened(file);
        HandLog::Batch batch(log);
        DealingMachine hard(TableCard(Game::Extreme), 3, 333);
        DealingMachine easy(TableCard(Game::Breakout), 4, 33);
        for (int i = 0; i < 2400; ++i) {
            HandRecord hand = (i % 2 == 0 ? hard : easy).next().record;
            hand.header.identity.dealer = fmt::format("{}{}", i % 2 == 0 ? "E" : "B", i / 2 % 4);
            hand.header.identity.id = fmt::format("H-{}", i);
            batch.add(hand);
        }
        batch.commit();
    }
    const DealerRanking found = audited(file, 1).report.ranking;
    BOOST_REQUIRE(found.dealers.size() == 8);
    for (const RankedDealer& dealer : found.dealers)
        BOOST_TEST(!is_beyond_chance(dealer.log10_chance), dealer.dealer);
}

BOOST_AUTO_TEST_CASE(hands_without_a_dealer_count_for_the_house_alone) {
    std::string nobodys = hands_of("X", 10, 5);
    for (std::size_t at; (at = nobodys.find(" dealer=X")) != std::string::npos;)
        nobodys.erase(at, 9);
    const DealerRanking found = report_on(nobodys + hands_of("1101", 10, 0)).ranking;
    BOOST_REQUIRE(found.dealers.size() == 1);
    BOOST_TEST(found.house.n == 20);
    BOOST_TEST(is_near(found.dealers.front().expected, 2.5, 1e-12));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
