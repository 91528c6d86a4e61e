// One card too many, one in place of another, another number of decks: rounds to the log_365 as
// published, and shoes by hand.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cmath>

#include "forensics/pack/changed_card.h"
#include "forensics/pack/dealt_pack.h"
#include "forensics/pack/wrong_decks.h"

namespace fairdeal {

namespace {

const double log_365 = std::log(365.0);
constexpr int cards_a_round = 16;

/// Deals packs of `pack` until `shown` says yes of the running shoe, at most so many rounds; the
/// rounds that each took, ascending.
template <class MakePack, class MakeTest>
std::vector<int> rounds_to_alarm(int runs, int cards_a_shoe, int most, const MakePack& make_pack,
                                 const MakeTest& make_test) {
    Dice dice(31);
    std::vector<int> rounds;
    for (int run = 0; run < runs; ++run) {
        DealtPack pack = make_pack();
        auto test = make_test();
        int round = 0;
        for (bool found = false; !found && round < most;) {
            pack.shuffle(dice);
            ShoeCount shoe;
            for (std::size_t place = 1; !found && round < most; ++place) {
                shoe.add(pack.cards()[place]);
                if (shoe.seen % cards_a_round != 0) continue;
                ++round;
                found = test.shows(shoe);
                if (shoe.seen + cards_a_round > cards_a_shoe) break;
            }
            test.close(shoe);
            if (found) rounds.push_back(round);
        }
    }
    std::sort(rounds.begin(), rounds.end());
    return rounds;
}

bool one_too_many(const ShoeCount& shoe, int decks) {
    return *std::max_element(shoe.copies.begin(), shoe.copies.end()) > decks;
}

struct ExtraTest {
    ChangedCard test;
    int decks;
    bool shows(const ShoeCount& shoe) const {
        return one_too_many(shoe, decks) || test.extra(shoe).log_ratio >= log_365;
    }
    void close(const ShoeCount& shoe) { test.close(shoe); }
};
struct SwapTest {
    ChangedCard test;
    int decks;
    bool shows(const ShoeCount& shoe) const {
        return one_too_many(shoe, decks) || test.swap(shoe).log_ratio >= log_365;
    }
    void close(const ShoeCount& shoe) { test.close(shoe); }
};
struct DecksTest {
    WrongDecks test;
    int decks;
    bool shows(const ShoeCount& shoe) const {
        return one_too_many(shoe, decks) || test.evidence(shoe).log_ratio >= log_365;
    }
    void close(const ShoeCount& shoe) { test.close(shoe); }
};

constexpr std::size_t queen = 11, jack = 10;

}  // namespace

BOOST_AUTO_TEST_SUITE(changed_pack)

BOOST_AUTO_TEST_CASE(one_shoe_by_hand) {
    // One deck, 26 cards seen: each kind once or not at all. Of an extra copy the factor is
    // 2/1 * 27/53 where it was seen, 1 * 27/53 where not.
    ShoeCount shoe;
    for (std::size_t kind = 0; kind < 26; ++kind) shoe.add(kind);
    const ChangedCard changed(1);
    const auto extra = changed.extra(shoe);
    BOOST_TEST(std::abs(std::exp(extra.log_ratio) - 1.5 * 27.0 / 53) < 1e-12);
    BOOST_TEST(extra.kind < 26U);
    // A swap needs an unseen kind (26 of them) and doubles for one seen: of 52 * 51 pairs 26 * 26
    // count 2 and 26 * 25 count 1.
    const auto swapped = changed.swap(shoe);
    BOOST_TEST(std::abs(std::exp(swapped.log_ratio) - (26.0 * 26 * 2 + 26.0 * 25) / (52 * 51)) <
               1e-12);
    BOOST_TEST(swapped.out >= 26U);
    BOOST_TEST(swapped.in_for < 26U);
}

BOOST_AUTO_TEST_CASE(a_card_too_many_is_found_as_soon_as_published) {
    const auto rounds = rounds_to_alarm(
        200, 416 - 78, 438,
        [] {
            DealtPack pack(8);
            pack.add_kind(7);
            return pack;
        },
        [] {
            return ExtraTest{ChangedCard(8), 8};
        });
    BOOST_TEST(rounds.size() >= 180U);  // 95 %
    BOOST_TEST(std::abs(rounds[100] - 105) <= 30);
}

BOOST_AUTO_TEST_CASE(a_swapped_card_is_found_as_soon_as_published_and_named) {
    const auto swapped_pack = [] {
        DealtPack pack(8);
        pack.lose_kind(queen);
        pack.add_kind(jack);
        return pack;
    };
    const auto rounds = rounds_to_alarm(200, 416 - 78, 438, swapped_pack, [] {
        return SwapTest{ChangedCard(8), 8};
    });
    BOOST_TEST(rounds.size() >= 183U);  // 97 %
    BOOST_TEST(std::abs(rounds[100] - 103) <= 30);

    Dice dice(8);
    DealtPack pack = swapped_pack();
    ChangedCard changed(8);
    for (int i = 0; i < 60; ++i) {
        ShoeCount shoe = pack.deal(336, dice);
        shoe.copies[jack] = std::min(shoe.copies[jack], 8);
        changed.close(shoe);
    }
    BOOST_TEST(changed.swap().out == queen);
    BOOST_TEST(changed.swap().in_for == jack);
    const auto replaced = changed.in_place_of(jack);
    BOOST_TEST(replaced.out == queen);
    BOOST_TEST(replaced.chance > 0.9);
    BOOST_TEST(replaced.log_ratio > std::log(10.0));
}

BOOST_AUTO_TEST_CASE(right_packs_are_not_taken_for_changed_ones) {
    const auto rounds = rounds_to_alarm(
        300, 416 - 78, 657, [] { return DealtPack(8); },
        [] {
            return SwapTest{ChangedCard(8), 8};
        });
    BOOST_TEST(rounds.size() <= 3U);
}

BOOST_AUTO_TEST_CASE(another_number_of_decks_is_found_as_soon_as_published) {
    struct Figure {
        int declared, real, unseen, median;
    };
    for (const auto& [declared, real, unseen, median] :
         {Figure{8, 6, 78, 26}, {8, 7, 78, 50}, {6, 5, 60, 24}, {6, 8, 78, 12}, {2, 1, 15, 2}}) {
        const auto rounds = rounds_to_alarm(
            101, 52 * std::min(declared, real) - unseen, 300, [&] { return DealtPack(real); },
            [&] {
                return DecksTest{WrongDecks(declared, real), declared};
            });
        BOOST_REQUIRE(rounds.size() == 101U);
        BOOST_TEST(std::abs(rounds[50] - median) <= std::max(2, median / 8),
                   declared << " said, " << real << ": " << rounds[50]);
    }
}

BOOST_AUTO_TEST_CASE(the_right_number_among_all_is_the_likeliest) {
    Dice dice(12);
    DealtPack pack(6);
    WrongDecks decks(8);
    for (int i = 0; i < 4; ++i) decks.close(pack.deal(240, dice));
    BOOST_TEST(decks.evidence().likeliest == 6);
    BOOST_TEST(decks.evidence().log_ratio > log_365);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
