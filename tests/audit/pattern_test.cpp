// Patterns that are there, and those that are not.

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "audit/logs.h"
#include "audit/misread_hand.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(patterns)

namespace {

/// Hands of a dozen dealers with errors by chance; one of them always misreads one clause.
std::filesystem::path planted_log(const Folder& folder, const std::string& who,
                                  std::string_view misreading) {
    const auto file = folder.file("planted.log");
    write_hands(file, DealingMachine(TableCard(Game::Breakout), 21, 30), 6000,
                [&](HandRecord& hand, int) {
                    if (hand.header.identity.dealer == who)
                        hand = settled_by(hand, misreading_named(misreading));
                });
    return file;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_dealer_who_always_misreads_one_clause_is_a_pattern_and_nobody_else) {
    const Folder folder;
    const auto file = planted_log(folder, "1104", "breakout-bust-17-paid");
    const AuditReport report = audited(file, 2).report;
    BOOST_REQUIRE(!report.patterns.empty());
    const Pattern& first = report.patterns.front();
    BOOST_TEST(first.dealer == "1104");
    BOOST_TEST(first.cause.misreading == "breakout-bust-17-paid");
    BOOST_TEST(first.cause.clause == "BRK-PUSH-3");
    BOOST_TEST(first.cause.own.k > 3);
    BOOST_TEST(first.cause.own.k * 2 > first.cause.own.n);
    for (const Pattern& pattern : report.patterns)
        BOOST_TEST(pattern.dealer == "1104", pattern.dealer << " " << pattern.cause.clause);
}

BOOST_AUTO_TEST_CASE(honest_dealers_with_chance_errors_make_no_pattern) {
    const Folder folder;
    for (const Game game : every_game) {
        const AuditReport report = audited(dealt_log(folder, game, 3000, 40, 5), 2).report;
        for (const Pattern& pattern : report.patterns) {
            BOOST_ERROR(to_text(game)
                        << " " << pattern.dealer << " " << pattern.cause.misreading << " "
                        << pattern.cause.clause << " " << pattern.cause.own.k << " of "
                        << pattern.cause.own.n << ", 10^" << pattern.cause.log10_chance);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
