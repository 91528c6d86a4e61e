// The dealing machine: what it deals is right and without a fault under any table card; what it
// spoils is wrong; and a seed names the same hands for ever.

#include "training/deal.h"

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <map>
#include <set>

namespace fairdeal {

namespace {

TableCard card_with(std::initializer_list<std::pair<const char*, const char*>> options) {
    TableCard card(Game::Breakout);
    for (const auto& [name, value] : options) {
        const OptionSpec* spec = find_option(Game::Breakout, name);
        BOOST_REQUIRE(spec != nullptr);
        BOOST_REQUIRE(!card.set(*spec, value));
    }
    return card;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(deal)

BOOST_AUTO_TEST_CASE(dice_are_the_same_everywhere) {
    Dice dice(1234567);  // the published first numbers of SplitMix64 for this seed
    BOOST_TEST(dice.next() == 6457827717110365317U);
    BOOST_TEST(dice.next() == 3203168211198807973U);
    BOOST_TEST(dice.next() == 9817491932198370423U);
}

BOOST_AUTO_TEST_CASE(dice_fall_on_every_side_and_no_other) {
    Dice dice(1);
    for (const std::uint64_t sides : {1U, 2U, 3U, 6U, 52U}) {
        std::map<std::uint64_t, int> fallen;
        for (std::uint64_t i = 0; i < sides * 1000; ++i) ++fallen[dice.below(sides)];
        BOOST_TEST(fallen.size() == sides);
        BOOST_TEST(fallen.rbegin()->first == sides - 1);
        for (const auto& [side, times] : fallen) BOOST_TEST(std::abs(times - 1000) < 200);
    }
    BOOST_CHECK_THROW(dice.below(0), Fault);
}

BOOST_AUTO_TEST_CASE(a_dealt_hand_is_complete_right_and_without_fault) {
    const std::vector<TableCard> cards{
        card_with({}),
        card_with({{"hit-soft-17", "yes"}}),
        card_with({{"dealer-style", "no-hole"}}),
        card_with({{"dealer-style", "no-hole"}, {"split-aces", "play-on"}, {"surrender", "none"}}),
        card_with({{"decks", "1"}, {"tip-from", "player"}, {"pair-up-rows", "sum"}}),
        card_with({{"natural-stays-live", "yes"}, {"bj-pays", "6:5"}, {"super-tie-min", "10"}}),
    };
    for (const TableCard& card : cards) {
        DealingMachine machine(card, 7, 0);
        for (int i = 0; i < 1500; ++i) {
            const HandRecord hand = machine.next().record;
            const std::string text = write(hand);
            const auto read = read_record(text);
            const Ruling ruling = rule(hand);
            const bool fine = read && *read == hand && ruling.complete && ruling.breaches.empty() &&
                              judge(claim_of(hand), ruling).right;
            if (!fine) BOOST_ERROR("a hand dealt badly:\n" << text);
        }
    }
}

BOOST_AUTO_TEST_CASE(no_card_is_dealt_twice_from_one_deck) {
    DealingMachine machine(card_with({{"decks", "1"}}), 3, 0);
    for (int i = 0; i < 500; ++i) {
        std::set<Card> seen;
        const HandRecord hand = machine.next().record;
        for (const Event& event : hand.events) {
            if (event.verb == Verb::Turn) continue;
            for (const DealtCard& dealt : event.cards) BOOST_TEST(seen.insert(dealt.card).second);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_seed_names_the_same_hands_for_ever) {
    const auto text = [](std::uint64_t seed) {
        DealingMachine machine(TableCard(Game::Breakout), seed, 100);
        std::string all;
        for (int i = 0; i < 50; ++i) all += write(machine.next().record) + "\n";
        return all;
    };
    BOOST_TEST((text(1) == text(1)));
    BOOST_TEST((text(1) != text(2)));
    DealingMachine machine(TableCard(Game::Breakout), 1, 0);
    BOOST_TEST(write(machine.next().record) ==
               "breakout id=S1-000001 table=B4 dealer=1101 shoe=1 at=2026-01-01T18:00:15Z\n1 bet "
               "player 10\n1 bet sweet-17 1\n"
               "3 bet dealer 10\n3 bet super-tie 5\n4 bet dealer 75\n4 bet super-tie 5\n6 bet "
               "dealer 25\n1 deal 8d Jc\n3 deal 2c Kd\n"
               "4 deal Ac 6d\n6 deal 6h 7c\ndealer deal As (Jd)\ndealer offer insurance\n1 insure "
               "5\ndealer turn Jd\n1 pay insurance 10\n"
               "1 take player 10\n1 take sweet-17 1\n3 pay dealer 15\n3 take super-tie 5\n4 pay "
               "dealer 112.50\n4 take super-tie 5\n"
               "6 pay dealer 37.50\n");
}

BOOST_AUTO_TEST_CASE(a_night_shows_every_kind_of_hand) {
    DealingMachine machine(TableCard(Game::Breakout), 5, 0);
    std::set<std::string> seen;
    for (int i = 0; i < 3000; ++i) {
        const HandRecord hand = machine.next().record;
        const Ruling ruling = rule(hand);
        for (const Event& event : hand.events)
            seen.insert(fmt::format("{} {}", to_text(event.verb), to_text(event.wager)));
        for (const Line& line : ruling.lines) {
            for (const ClauseId clause : line.because) seen.insert(std::string(clause.id));
        }
    }
    for (const char* wanted :
         {"split ",          "double ",    "surrender ",  "even-money ",  "insure insurance",
          "offer insurance", "peek ",      "pay pair-up", "pay sweet-17", "pay breakout-bonus",
          "pay super-tie",   "tip ",       "push dealer", "push player",  "BRK-PUSH-1",
          "BRK-PUSH-2",      "BRK-PUSH-3", "BRK-BJ-1",    "BRK-BJ-3",     "BRK-ST-3"}) {
        BOOST_TEST_CONTEXT(wanted) { BOOST_TEST(seen.count(wanted) == 1U); }
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(errors)

BOOST_AUTO_TEST_CASE(a_spoilt_hand_is_wrong_or_shows_a_fault) {
    DealingMachine machine(TableCard(Game::Breakout), 11, 0);
    Dice dice(11);
    std::map<DealerError, int> times;
    for (int i = 0; i < 3000; ++i) {
        const HandRecord hand = machine.next().record;
        for (std::size_t kind = 0; kind < dealer_error_count; ++kind) {
            const auto error = static_cast<DealerError>(kind);
            const auto spoilt = spoil(hand, error, dice);
            if (!spoilt) continue;
            ++times[error];
            const Ruling ruling = rule(*spoilt);
            const bool right = judge(claim_of(*spoilt), ruling).right;
            const bool breach_only = error == DealerError::LateTake ||
                                     error == DealerError::Overdrawn ||
                                     error == DealerError::OfferedInVain;
            if (right != breach_only || (breach_only && ruling.breaches.empty())) {
                BOOST_ERROR(to_text(error) << " does not show:\n" << write(*spoilt));
            }
        }
    }
    for (std::size_t kind = 0; kind < dealer_error_count; ++kind) {
        const auto error = static_cast<DealerError>(kind);
        BOOST_TEST_CONTEXT(to_text(error)) { BOOST_TEST(times[error] >= 10); }
    }
}

BOOST_AUTO_TEST_CASE(a_named_error_is_the_one_that_is_named) {
    // A guest's 22 against the dealer's 17: the main wager pushes, the Super Tie loses.
    const auto hand = read_record(
        "breakout\n1 bet dealer 25\n1 bet super-tie 10\n1 deal Th 6d\ndealer deal 9c (8s)\n1 hit "
        "6c\ndealer turn 8s\n"
        "dealer stand\n1 push dealer\n1 take super-tie 10\n");
    BOOST_REQUIRE(hand.has_value());
    struct Case {
        DealerError error;
        const char* lines;  // the settlement that it leaves; "" if the hand has no room for it
    };
    const std::vector<Case> cases{
        {DealerError::WrongOdds, ""},
        {DealerError::TipMultiplied, ""},
        {DealerError::PushPaid, "1 pay dealer 25\n1 take super-tie 10\n"},
        {DealerError::PushTaken, "1 take dealer 25\n1 take super-tie 10\n"},
        {DealerError::BustPaid, "1 pay dealer 25\n1 take super-tie 10\n"},
        {DealerError::LateTake, ""},
        {DealerError::MissedWager, "1 push dealer\n"},
        {DealerError::SeatsSwapped, ""},
    };
    Dice dice(1);
    for (const Case& row : cases) {
        BOOST_TEST_CONTEXT(to_text(row.error)) {
            const auto spoilt = spoil(*hand, row.error, dice);
            std::string lines;
            if (spoilt) {
                for (const Event& event : spoilt->events) {
                    if (is_settlement(event.verb)) lines += to_text(event) + "\n";
                }
            }
            BOOST_TEST(lines == row.lines);
        }
    }
}

BOOST_AUTO_TEST_CASE(errors_come_as_often_as_asked) {
    DealingMachine machine(TableCard(Game::Breakout), 2026, 80);
    int wrong = 0;
    for (int i = 0; i < 2000; ++i) {
        if (machine.next().error) ++wrong;
    }
    BOOST_TEST(wrong > 120);
    BOOST_TEST(wrong < 200);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
