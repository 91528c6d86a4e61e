// Causes planted in dealt logs of twenty dealers: how often each is found, beside what the method
// promises, and how often somebody is named of whom nothing was planted. FAIRDEAL_LOGS says how
// many logs (without it a dozen); `planted-causes` takes two hundred and prints the table.

#include <fmt/format.h>
#include <algorithm>

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
constexpr int misreader = 17;          // the last three have something planted
constexpr int twice = 18;
constexpr int thrice = 19;
constexpr std::string_view planted_misreading = "breakout-bust-17-paid";

int logs_asked_for() {
    constexpr int few = 12;
    const char* asked = std::getenv("FAIRDEAL_LOGS");
    return asked == nullptr ? few : std::max(1, std::atoi(asked));
}

std::string name_of(int dealer) { return fmt::format("{}", 1100 + dealer); }

class PlantedLog {
public:
    PlantedLog(std::uint64_t seed, bool with_causes)
        : tally_(shipped_misreadings(), shifts_), examiner_(shipped_misreadings()) {
        const Misreading& misread = misreading_named(planted_misreading);
        for (int dealer = 0; dealer < dealers_of_a_log; ++dealer) {
            const unsigned times = !with_causes       ? 1
                                   : dealer == twice  ? 2
                                   : dealer == thrice ? 3
                                                      : 1;
            const auto its_seed = seed * dealers_of_a_log + static_cast<std::uint64_t>(dealer);
            DealingMachine machine(TableCard(Game::Breakout), its_seed, usual_errors * times);
            for (int i = 0; i < hands_of_a_dealer; ++i) {
                HandRecord hand = machine.next().record;
                hand.header.identity.dealer = name_of(dealer);
                if (with_causes && dealer == misreader) hand = settled_by(hand, misread);
                tally_.add(++idx_, examiner_.examine(write(hand)));
            }
        }
    }
    [[nodiscard]] DealerRanking ranking() const { return ranking_of(tally_); }

private:
    ShiftHours shifts_{0};
    std::int64_t idx_ = 0;
    Tally tally_;
    Examiner examiner_;
};

bool is_named(const DealerRanking& ranking, int dealer) {
    const RankedDealer* found = find_dealer(ranking, name_of(dealer));
    BOOST_REQUIRE(found != nullptr);
    return is_beyond_chance(found->log10_chance);
}

bool is_named_for_misreading(const DealerRanking& ranking, int dealer) {
    const RankedDealer* found = find_dealer(ranking, name_of(dealer));
    BOOST_REQUIRE(found != nullptr);
    return std::any_of(found->causes.begin(), found->causes.end(), [](const Cause& cause) {
        return is_beyond_chance(cause.log10_chance) && cause.misreading == planted_misreading;
    });
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
    int logs = 0, misreading = 0, twice = 0, thrice = 0;
    int named = 0, falsely = 0;           // dealers in logs with causes
    int clean_named = 0, clean_logs = 0;  // dealers, and logs with one, where nothing is planted
    double promised_twice = 0, promised_thrice = 0;  // sums over the logs
};

Counted counted() {
    Counted all;
    all.logs = logs_asked_for();
    for (int i = 0; i < all.logs; ++i) {
        const auto seed = static_cast<std::uint64_t>(1000 + i);
        const DealerRanking with = PlantedLog(seed, true).ranking();
        all.misreading += is_named_for_misreading(with, misreader) ? 1 : 0;
        all.twice += is_named(with, twice) ? 1 : 0;
        all.thrice += is_named(with, thrice) ? 1 : 0;
        for (int dealer = 0; dealer < dealers_of_a_log; ++dealer) {
            const bool named = is_named(with, dealer);
            all.named += named ? 1 : 0;
            all.falsely += named && dealer < misreader ? 1 : 0;
        }
        const DealerRanking without = PlantedLog(seed + 1'000'000, false).ranking();
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
        "logs without a cause in which anybody is named: {} of {}, at most 5 % promised\n",
        all.logs, dealers_of_a_log, hands_of_a_dealer, usual_errors, all.misreading, all.logs,
        all.twice, all.logs, all.promised_twice, all.thrice, all.logs, all.promised_thrice,
        all.falsely, all.named, all.clean_logs, all.logs);
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
