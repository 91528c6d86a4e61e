// Causes planted in dealt logs of twenty dealers: how often each is found, beside what the method
// promises, and how often somebody is named of whom nothing was planted. FAIRDEAL_LOGS says how
// many logs (without it a dozen); `planted-causes` takes two hundred and prints the table.

#include <fmt/format.h>
#include <algorithm>
#include <array>

#include <boost/math/distributions/binomial.hpp>
#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <iostream>

#include "audit/misread_hand.h"
#include "audit/ranking/ranking.h"
#include "dealing/deal.h"
#include "record/record.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(planted_causes)

namespace {

constexpr int dealers_of_a_log = 20;
constexpr int hands_of_a_dealer = 300;
constexpr unsigned usual_errors = 30;  // of a thousand hands
constexpr int getting_worse = 16;      // the last four have something planted
constexpr int misreader = 17;
constexpr int twice = 18;
constexpr int thrice = 19;
constexpr int shifts_of_a_dealer = 6;

/// One for each log in turn, so that every game and easy and rare clauses are among them.
constexpr std::array planted_misreadings{
    "breakout-bust-17-paid",       "midnight-tie-taken",       "extreme-natural-even-money",
    "league-natural-six-to-five",  "breakout-same-total-paid", "midnight-natural-even",
    "extreme-tie-taken",           "league-ties-lose",         "breakout-dealer-blackjack-even",
    "midnight-dealer-bust-pushed", "extreme-bust-pushed",      "league-all-at-even-money"};

int logs_asked_for() {
    constexpr int few = 12;
    const char* asked = std::getenv("FAIRDEAL_LOGS");
    return asked == nullptr ? few : std::max(1, std::atoi(asked));
}

std::string name_of(int dealer) { return fmt::format("{}", 1100 + dealer); }

/// Times the usual errors of a dealer in one of their shifts.
unsigned errors_of(int dealer, int shift) {
    if (dealer == twice) return 2;
    if (dealer == thrice) return 3;
    return dealer == getting_worse && shift >= shifts_of_a_dealer / 2 ? 4 : 1;
}

class PlantedLog {
public:
    PlantedLog(std::uint64_t seed, const Misreading& misread, bool with_causes)
        : tally_(shipped_misreadings(), shifts_),
          examiner_(shipped_misreadings()),
          misread_(misread),
          with_causes_(with_causes) {
        for (int dealer = 0; dealer < dealers_of_a_log; ++dealer) {
            for (int shift = 0; shift < shifts_of_a_dealer; ++shift) add_shift(seed, dealer, shift);
        }
    }
    [[nodiscard]] DealerRanking ranking() const { return ranking_of(tally_); }

private:
    void add_shift(std::uint64_t seed, int dealer, int shift) {
        const int number = dealer * shifts_of_a_dealer + shift;
        const auto its_seed = seed * 1000 + static_cast<std::uint64_t>(number);
        const unsigned times = with_causes_ ? errors_of(dealer, shift) : 1;
        DealingMachine machine(TableCard(misread_.game), its_seed, usual_errors * times);
        for (int i = 0; i < hands_of_a_dealer / shifts_of_a_dealer; ++i) {
            HandRecord hand = machine.next().record;
            hand.header.identity.dealer = name_of(dealer);
            hand.header.identity.at = fmt::format("2026-03-{:02}T10:00:00Z", shift + 1);
            if (with_causes_ && dealer == misreader) hand = settled_by(hand, misread_);
            tally_.add(++idx_, examiner_.examine(write(hand)));
        }
    }
    ShiftHours shifts_{0};
    std::int64_t idx_ = 0;
    Tally tally_;
    Examiner examiner_;
    const Misreading& misread_;
    bool with_causes_;
};

bool is_named(const DealerRanking& ranking, int dealer) {
    const RankedDealer* found = find_dealer(ranking, name_of(dealer));
    BOOST_REQUIRE(found != nullptr);
    return is_beyond_chance(found->log10_chance);
}

bool is_named_for(const DealerRanking& ranking, int dealer, const std::string& misreading) {
    const RankedDealer* found = find_dealer(ranking, name_of(dealer));
    BOOST_REQUIRE(found != nullptr);
    return std::any_of(found->causes.begin(), found->causes.end(), [&](const Cause& cause) {
        return is_beyond_chance(cause.log10_chance) && cause.misreading == misreading;
    });
}

/// Dealers named for one thing, where nothing was planted but their neighbours' errors.
int named_for_a_cause(const DealerRanking& ranking, int below) {
    int named = 0;
    for (int dealer = 0; dealer < below; ++dealer) {
        const RankedDealer* found = find_dealer(ranking, name_of(dealer));
        named += found != nullptr && first_beyond_chance(*found) != nullptr ? 1 : 0;
    }
    return named;
}

int rising(const DealerRanking& ranking, int below) {
    return static_cast<int>(std::ranges::count_if(ranking.dealers, [&](const RankedDealer& each) {
        return each.trend == Trend::Rising && each.dealer < name_of(below);
    }));
}

/// At least so often must a dealer of so many times the errors be named, were they the only one
/// named: the chance of as many errors as a twentieth of 0.05 takes. `rate`: the house's, of hands
/// settled wrongly, where nothing is planted; an error need not be one of the settlement.
double promised(const DealerRanking& ranking, double rate, double times) {
    const auto all = ranking.house.k;
    std::int64_t enough = 1;
    const double share = 1.0 / dealers_of_a_log;
    while (log_tail({enough, all}, share) > std::log(0.05L / dealers_of_a_log)) ++enough;
    const boost::math::binomial hands(hands_of_a_dealer, rate * times);
    return boost::math::cdf(boost::math::complement(hands, static_cast<double>(enough - 1)));
}

struct Counted {
    int logs = 0, misreading = 0, twice = 0, thrice = 0, worse = 0;
    int for_a_cause = 0, falsely_for_a_cause = 0;  // dealers, whoever; those with nothing planted
    int clean_for_a_cause = 0, falsely_worse = 0;  // logs without causes; dealers
    int named = 0, falsely = 0;                    // dealers in logs with causes
    int clean_named = 0, clean_logs = 0;  // dealers, and logs with one, where nothing is planted
    double promised_twice = 0, promised_thrice = 0;  // sums over the logs
};

Counted counted() {
    Counted all;
    all.logs = logs_asked_for();
    for (int i = 0; i < all.logs; ++i) {
        const auto seed = static_cast<std::uint64_t>(1000 + i);
        const std::string planted =
            planted_misreadings.at(static_cast<std::size_t>(i) % planted_misreadings.size());
        const Misreading& misread = misreading_named(planted);
        const DealerRanking with = PlantedLog(seed, misread, true).ranking();
        const bool found = is_named_for(with, misreader, planted);
        if (!found) std::cout << "not found: " << planted << " in log " << i << "\n";
        all.misreading += found ? 1 : 0;
        all.worse += find_dealer(with, name_of(getting_worse))->trend == Trend::Rising ? 1 : 0;
        all.falsely_worse += rising(with, getting_worse);
        all.for_a_cause += named_for_a_cause(with, dealers_of_a_log);
        all.falsely_for_a_cause += named_for_a_cause(with, getting_worse);
        all.twice += is_named(with, twice) ? 1 : 0;
        all.thrice += is_named(with, thrice) ? 1 : 0;
        for (int dealer = 0; dealer < dealers_of_a_log; ++dealer) {
            const bool named = is_named(with, dealer);
            all.named += named ? 1 : 0;
            all.falsely += named && dealer < getting_worse ? 1 : 0;
        }
        const DealerRanking without = PlantedLog(seed + 1'000'000, misread, false).ranking();
        all.clean_for_a_cause += named_for_a_cause(without, dealers_of_a_log) > 0 ? 1 : 0;
        const double rate = without.house.rate();
        all.promised_twice += promised(with, rate, 2);
        all.promised_thrice += promised(with, rate, 3);
        const auto named = std::count_if(
            without.dealers.begin(), without.dealers.end(),
            [](const RankedDealer& each) { return is_beyond_chance(each.log10_chance); });
        all.clean_named += static_cast<int>(named);
        all.clean_logs += named > 0 ? 1 : 0;
    }
    return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(planted_causes_are_found_as_often_as_promised_and_nobody_else_is_named) {
    const Counted all = counted();
    std::cout << fmt::format(
        "logs {}, of {} dealers with {} hands each, {} of 1000 wrong\n"
        "one misreading on one clause named with its misreading: {} of {}\n"
        "twice the house's errors named: {} of {}, promised at least {:.1f}\n"
        "three times: {} of {}, promised at least {:.1f}\n"
        "named falsely beside them: {} of {} named, at most 5 % promised\n"
        "logs without a cause in which anybody is named: {} of {}, at most 5 % promised\n"
        "errors that quadruple after half of the shifts, said to rise: {} of {}; of others {} of "
        "{}\n"
        "named falsely for one thing: {} of {} so named, at most 5 % promised\n"
        "logs without a cause in which anybody is named for one thing: {} of {}\n",
        all.logs, dealers_of_a_log, hands_of_a_dealer, usual_errors, all.misreading, all.logs,
        all.twice, all.logs, all.promised_twice, all.thrice, all.logs, all.promised_thrice,
        all.falsely, all.named, all.clean_logs, all.logs, all.worse, all.logs, all.falsely_worse,
        all.logs * getting_worse, all.falsely_for_a_cause, all.for_a_cause, all.clean_for_a_cause,
        all.logs);
    BOOST_TEST(all.misreading == all.logs);
    // Three standard deviations of so many logs are allowed.
    const auto slack = [&](double wanted) {
        return 3 * std::sqrt(std::max(1.0, wanted * (1 - wanted / all.logs)));
    };
    BOOST_TEST(all.twice >= all.promised_twice - slack(all.promised_twice));
    BOOST_TEST(all.thrice >= all.promised_thrice - slack(all.promised_thrice));
    BOOST_TEST(all.falsely <= 0.05 * all.named + slack(0.05 * all.named));
    BOOST_TEST(all.clean_logs <= 0.05 * all.logs + slack(0.05 * all.logs));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
