// Looks that are not taken: each bound holds, so that no alarm comes later than it would have.

#include <boost/test/unit_test.hpp>
#include <cmath>

#include "forensics/pack/changed_card.h"
#include "forensics/pack/dealt_pack.h"
#include "forensics/pack/missing_cards.h"
#include "forensics/pack/wrong_decks.h"

namespace fairdeal {
namespace {

const double low_alarm = std::log(20.0);  // low, so that looks near it are many

/// Deals shoes of a pack card by card, and calls `look` after each of them.
template <class Look, class Close>
void deal_shoes(DealtPack pack, int shoes, int seen, std::uint64_t seed, const Look& look,
                const Close& close) {
    Dice dice(seed);
    for (int i = 0; i < shoes; ++i) {
        pack.shuffle(dice);
        ShoeCount shoe;
        for (int place = 0; place < seen; ++place) {
            const std::size_t kind = pack.cards()[static_cast<std::size_t>(place)];
            look(shoe, kind);
            shoe.add(kind);
        }
        close(shoe);
    }
}

DealtPack short_pack(int decks, int missing, std::uint64_t seed) {
    Dice dice(seed);
    DealtPack pack(decks);
    pack.lose(missing, dice);
    return pack;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(bounds)

BOOST_AUTO_TEST_CASE(missing_cards_raise_no_alarm_before_they_are_looked_for) {
    std::size_t not_taken = 0, taken = 0, alarms = 0;
    for (const auto& [decks, missing, seen] :
         {std::tuple{8, 0, 330}, {8, 5, 330}, {2, 1, 70}, {1, 1, 30}}) {
        MissingCards test(decks);
        int from = test.no_alarm_before(low_alarm);
        deal_shoes(
            short_pack(decks, missing, 3), 12, seen, 7,
            [&](const ShoeCount& shoe, std::size_t) {
                const double log_ratio = test.log_ratio(shoe);
                alarms += log_ratio >= low_alarm ? 1U : 0U;
                if (shoe.seen < from) {
                    ++not_taken;
                    BOOST_TEST(log_ratio < low_alarm);
                } else {
                    ++taken;
                    from = test.no_alarm_before(low_alarm, shoe);
                    BOOST_TEST(from >= shoe.seen);
                    BOOST_TEST((from > shoe.seen || log_ratio > low_alarm - 1e-6));
                }
            },
            [&](const ShoeCount& shoe) {
                test.close(shoe);
                from = test.no_alarm_before(low_alarm);
            });
    }
    BOOST_TEST(alarms > 0U);
    BOOST_TEST(not_taken > 2 * taken);
}

BOOST_AUTO_TEST_CASE(another_number_of_decks_raises_no_alarm_that_may_not_be_reached) {
    std::size_t may = 0, alarms = 0, looks = 0;
    for (const auto& [declared, real] : {std::pair{8, 8}, {8, 6}, {6, 8}, {2, 1}}) {
        WrongDecks test(declared);
        test.begin_shoe();
        ShoeCount counted;  // without copies beyond those declared, as a watch counts
        deal_shoes(
            DealtPack(real), 4, 52 * real * 3 / 4, 11,
            [&](const ShoeCount&, std::size_t kind) {
                const bool is_alarm = test.evidence(counted).log_ratio >= low_alarm;
                const bool may_be = test.may_reach(low_alarm);
                ++looks;
                may += may_be ? 1U : 0U;
                alarms += is_alarm ? 1U : 0U;
                BOOST_TEST((may_be || !is_alarm));
                if (counted.copies[kind] == declared) return;
                test.see(counted.copies[kind]);
                counted.add(kind);
            },
            [&](const ShoeCount&) {
                test.close(counted);
                test.begin_shoe();
                counted = {};
            });
    }
    BOOST_TEST(alarms > 0U);
    BOOST_TEST(may < looks);
}

BOOST_AUTO_TEST_CASE(within_a_shoe_a_changed_card_grows_by_one_more_than_the_decks_at_most) {
    for (const int decks : {1, 2, 8}) {
        DealtPack pack(decks);
        pack.lose_kind(11);
        pack.add_kind(10);
        ChangedCard test(decks);
        double extra = 0, swap = 0;  // when the shoe began
        const double growth = std::log1p(decks) + 1e-9;
        deal_shoes(
            pack, 12, 52 * decks * 3 / 4, 5,
            [&](const ShoeCount& shoe, std::size_t) {
                BOOST_TEST(test.extra(shoe).log_ratio <= extra + growth);
                BOOST_TEST(test.swap(shoe).log_ratio <= swap + growth);
            },
            [&](ShoeCount shoe) {
                for (int& copies : shoe.copies) copies = std::min(copies, decks);
                test.close(shoe);
                extra = test.extra().log_ratio;
                swap = test.swap().log_ratio;
            });
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
