// Every house option of Breakout changes at least one ruling: the same hand under the default and
// under each other value, side by side.

#include <boost/test/unit_test.hpp>
#include <set>

#include "rulings.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(breakout_options)

struct Row {
    std::string_view option, others;  // the value, and what else the house has chosen
    std::string_view hand, by_default, by_option;
};

// clang-format off
constexpr Row rows[] = {
    {"decks=1", "", "1 bet dealer 10 / 1 bet pair-up 5 / 1 deal 8h 8? / dealer deal 9c (7s) / 1 hit 3c / dealer turn 7s / dealer hit Kc",
     "1 take dealer 10 | over | 1 pair-up undecided",
     "1 take dealer 10, 1 pay pair-up 15 | over"},
    {"dealer-style=no-hole", "", "1 bet player 10 / 1 deal Th 8c / dealer deal 9c",
     " | dealer deal", " | 1 decides: hit stand double surrender"},
    {"hit-soft-17=yes", "", "1 bet dealer 10 / 1 deal Ah 6c / dealer deal 9c (8s)",
     " | dealer turn", " | 1 hit"},
    {"bj-pays=6:5", "", "1 bet player 10 / 1 deal Ah Kc / dealer deal 9c (8s) / dealer turn 8s",
     "1 pay player 15 | over", "1 pay player 12 | over"},
    {"max-hands=2", "", "1 bet player 10 / 1 deal 8h 8c / dealer deal 9c (8s) / 1 split / 1.1 deal 8d / 1.2 deal 9d",
     " | 1.1 decides: hit stand double split", " | 1.1 decides: hit stand double"},
    {"split-aces=play-on", "", "1 bet player 10 / 1 deal Ah Ac / dealer deal 9c (8s) / 1 split / 1.1 deal 8d / 1.2 deal 9d",
     " | dealer turn", " | 1.1 decides: hit stand double"},
    {"double-after-split=no", "", "1 bet player 10 / 1 deal 8h 8c / dealer deal 9c (8s) / 1 split / 1.1 deal 3d / 1.2 deal 9d",
     " | 1.1 decides: hit stand double", " | 1.1 decides: hit stand"},
    {"surrender=none", "", "1 bet player 10 / 1 deal Th 6c / dealer deal 9c (8s)",
     " | 1 decides: hit stand double surrender", " | 1 decides: hit stand double"},
    {"dealer-bj-pays=6:5", "", "1 bet dealer 10 / 1 deal Th 6c / dealer deal Ac (Ks) / dealer turn Ks",
     "1 pay dealer 15 | over", "1 pay dealer 12 | over"},
    {"dealer-win-pays=19:20", "", "1 bet dealer 10 / 1 deal Th 7c / dealer deal 9c (9s) / dealer turn 9s / dealer stand",
     "1 pay dealer 10 | over", "1 pay dealer 9.50 | over"},
    {"super-tie-min=1", "", "1 bet dealer 10 / 1 bet super-tie 2 / 1 deal Th 8c / dealer deal 9c (9s) / dealer turn 9s / dealer stand",
     "1 push dealer, 1 return super-tie 2 | over | faults 3 BRK-ST-4", "1 push dealer, 1 pay super-tie 6, 1 tip 2 | over"},
    {"bust17-soft=no", "", "1 bet dealer 10 / 1 deal Th 6c / dealer deal 6d (As) / 1 hit Kc / dealer turn As / dealer stand",
     "1 push dealer | over", "1 pay dealer 10 | over"},
    {"sweet17-soft=no", "", "1 bet dealer 10 / 1 bet sweet-17 5 / 1 deal Th 8c / dealer deal 6d (As) / dealer turn As / dealer stand",
     "1 take dealer 10, 1 pay sweet-17 30 | over", "1 take dealer 10, 1 take sweet-17 5 | over"},
    {"pair-by=value", "", "1 bet dealer 10 / 1 bet pair-up 5 / 1 deal Jh Qc / dealer deal 9c (8s) / dealer turn 8s / dealer stand",
     "1 take dealer 10, 1 take pair-up 5 | over", "1 take dealer 10, 1 pay pair-up 15 | over"},
    {"suited-by=colour", "", "1 bet dealer 10 / 1 bet pair-up 5 / 1 deal Th Td / dealer deal 9c (8s) / dealer turn 8s / dealer stand",
     "1 take dealer 10, 1 pay pair-up 15 | over", "1 take dealer 10, 1 pay pair-up 25 | over"},
    {"pair-up-both=both-unsuited", "", "1 bet dealer 10 / 1 bet pair-up 5 / 1 deal Th Th / dealer deal 9c (9s) / dealer turn 9s / dealer stand",
     "1 take dealer 10, 1 pay pair-up 250 | over", "1 take dealer 10, 1 pay pair-up 25 | over"},
    {"pair-up-both=not-both-suited", "", "1 bet dealer 10 / 1 bet pair-up 5 / 1 deal Th Th / dealer deal 9c (9c) / dealer turn 9c / dealer stand",
     "1 take dealer 10, 1 pay pair-up 250 | over", "1 take dealer 10, 1 pay pair-up 25 | over"},
    {"pair-up-rows=sum", "", "1 bet dealer 10 / 1 bet pair-up 5 / 1 deal Th Tc / dealer deal 9c (9s) / dealer turn 9s / dealer stand",
     "1 take dealer 10, 1 pay pair-up 250 | over", "1 take dealer 10, 1 pay pair-up 265 | over"},
    {"tip-from=player", "", "1 bet dealer 10 / 1 bet super-tie 5 / 1 deal Th 8c / dealer deal 9c (9s) / dealer turn 9s / dealer stand",
     "1 push dealer, 1 pay super-tie 15, 1 tip 2 | over", "1 push dealer, 1 pay super-tie 13, 1 tip 2 | over"},
    {"super-tie-short=play", "", "1 bet dealer 10 / 1 bet super-tie 2 / 1 deal Th 8c / dealer deal 9c (9s) / dealer turn 9s / dealer stand",
     "1 push dealer, 1 return super-tie 2 | over | faults 3 BRK-ST-4", "1 push dealer, 1 pay super-tie 6, 1 tip 2 | over | faults 3 BRK-ST-4"},
    {"illegal-side=play", "", "1 bet player 10 / 1 bet super-tie 5 / 1 deal Th 8c / dealer deal 9c (9s) / 1 stand / dealer turn 9s / dealer stand",
     "1 push player, 1 return super-tie 5 | over | faults 3 BRK-SIDE-3", "1 push player, 1 pay super-tie 15, 1 tip 2 | over | faults 3 BRK-SIDE-3"},
    {"bj-vs-21=push", "dealer-style=no-hole", "1 bet dealer 10 / 1 bet super-tie 5 / 1 deal 7h 7c / dealer deal Td / 1 hit 7d / dealer hit As",
     "1 pay dealer 15, 1 take super-tie 5 | over", "1 push dealer, 1 pay super-tie 75, 1 tip 5 | over"},
    {"no-hole-loses-all=no", "dealer-style=no-hole", "1 bet player 10 / 1 deal 5h 6c / dealer deal Ts / 1 double 9d / dealer hit As",
     "1 take player 20 | over", "1 take player 10, 1 return player 10 | over"},
    {"natural-stays-live=yes", "", "1 bet player 10 / 1 deal Ah Kc / dealer deal 9c (2s) / dealer turn 2s",
     "1 pay player 15 | over", " | dealer hit"},
};
// clang-format on

std::string ruled(std::string_view options, std::string_view hand) {
    const std::string header = options.empty() ? "breakout" : "breakout " + std::string(options);
    return in_short(rule(hand_record(header + " / " + std::string(hand))));
}

BOOST_AUTO_TEST_CASE(the_same_hand_under_the_default_and_under_the_option) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.option << ": " << row.hand) {
            const std::string both =
                std::string(row.option) + (row.others.empty() ? "" : " ") + std::string(row.others);
            BOOST_TEST(ruled(row.others, row.hand) == row.by_default);
            BOOST_TEST(ruled(both, row.hand) == row.by_option);
        }
    }
}

BOOST_AUTO_TEST_CASE(every_option_and_every_word_of_it_has_its_row) {
    std::set<std::string_view> shown;
    for (const Row& row : rows) {
        shown.insert(row.option);
        shown.insert(row.option.substr(0, row.option.find('=')));
    }
    for (const OptionSpec& spec : options_of(Game::Breakout)) {
        BOOST_TEST(shown.count(spec.name) == 1U, spec.name << " has no row");
        if (spec.kind != OptionKind::Choice) continue;
        for (const std::string_view word : split_at(spec.words, '|')) {
            if (word == spec.standard) continue;
            const std::string chosen = std::string(spec.name) + "=" + std::string(word);
            BOOST_TEST(shown.count(chosen) == 1U, chosen << " has no row");
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
