// The likelihood ratio of missing cards against exact fractions (vector.py, rational arithmetic)
// and against what packs that are dealt by chance show.

#include "forensics/pack/missing_cards.h"

#include <boost/test/unit_test.hpp>
#include <cmath>

#include "forensics/pack/dealt_pack.h"
#include "forensics/pack/looks_simulation.h"
#include "forensics/pack/restarts.h"

namespace fairdeal {

namespace {

const double alarm = std::log(packs_per_false_alarm);

/// So many kinds seen so often each, one group after the other.
ShoeCount shoe_of(const std::vector<std::pair<int, int>>& groups) {
    ShoeCount shoe;
    std::size_t kind = 0;
    for (const auto& [kinds, copies] : groups) {
        for (int i = 0; i < kinds; ++i, ++kind)
            for (int copy = 0; copy < copies; ++copy) shoe.add(kind);
    }
    return shoe;
}

ShoeCount first_shoe() { return shoe_of({{20, 2}, {20, 1}, {12, 0}}); }
ShoeCount second_shoe() { return shoe_of({{4, 0}, {16, 2}, {6, 2}, {14, 1}, {2, 1}, {10, 0}}); }

void equal_ratios(const std::vector<double>& logs, const std::vector<double>& ratios) {
    BOOST_REQUIRE(logs.size() == ratios.size());
    for (std::size_t k = 0; k < ratios.size(); ++k)
        BOOST_TEST(std::abs(std::exp(logs[k]) - ratios[k]) < 1e-9,
                   "k=" << k + 1 << " " << std::exp(logs[k]));
}

/// The share of packs with cards missing that the running look at 365 finds.
double found_share(const DealtPacks& packs) {
    return static_cast<double>(look_at_packs(packs, alarm, 1e9).running) / packs.packs;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(missing_cards)

BOOST_AUTO_TEST_CASE(two_decks_have_the_published_ratios) {
    MissingCards missing(2, halving_weights(3));
    equal_ratios(missing.log_ratios(first_shoe()), {1, 1, 1});
    missing.close(first_shoe());
    equal_ratios(missing.log_ratios(), {1, 1, 1});
    const std::vector<double> two{1.557851239669, 2.440350826223, 3.844455632867};
    equal_ratios(missing.log_ratios(second_shoe()), two);
    missing.close(second_shoe());
    equal_ratios(missing.log_ratios(), two);
    equal_ratios(missing.log_ratios(first_shoe()),
                 {3.237791134485, 10.629306750248, 35.392620920513});
}

BOOST_AUTO_TEST_CASE(one_shoe_alone_gives_exactly_one) {
    Dice dice(4);
    for (const int decks : {1, 2, 6, 8}) {
        for (const int lost : {0, 5}) {
            DealtPack pack(decks);
            pack.lose(lost, dice);
            const MissingCards missing(decks);
            const ShoeCount shoe = pack.deal(cards_in(decks) * 3 / 4, dice);
            BOOST_TEST(std::abs(missing.log_ratio(shoe)) < 1e-9);
        }
    }
}

/// Its factor is (1 - c/8) / (1 - 336/416). The other shoe clears all other kinds.
BOOST_AUTO_TEST_CASE(one_kind_has_the_published_factors) {
    const std::vector<double> factors{1.6487, 1.5151, 1.3610, 1.1787,
                                      0.9555, 0.6678, 0.2624, -0.4308};
    for (int copies = 0; copies < 8; ++copies) {
        ShoeCount shoe = shoe_of({{1, copies}});
        for (std::size_t kind = 1; shoe.seen < 336; kind = kind % 51 + 1)
            if (shoe.copies[kind] < 8) shoe.add(kind);
        MissingCards missing(8, halving_weights(1));
        missing.close(shoe_of({{1, 0}, {51, 8}}));
        const double log = missing.log_ratios(shoe).front();
        BOOST_TEST(std::abs(log - factors[static_cast<std::size_t>(copies)]) < 5e-5,
                   copies << ": " << log);
    }
}

/// The king of diamonds is lost from one deck, of which n cards are seen each shuffle.
BOOST_AUTO_TEST_CASE(a_lost_king_is_found_after_exactly_so_many_shuffles) {
    const std::size_t king = kind_of({Rank::King, Suit::Diamonds});
    for (const auto& [seen, shuffles] :
         std::vector<std::pair<int, int>>{{26, 15}, {30, 12}, {36, 9}, {40, 7}}) {
        MissingCards missing(1, halving_weights(1));
        int found = 0;
        std::size_t next = 0;
        for (int shuffle = 1; shuffle <= 20 && found == 0; ++shuffle) {
            ShoeCount shoe;
            while (shoe.seen < seen) {
                next = (next + 1) % card_kinds;
                if (next != king) shoe.add(next);
            }
            missing.close(shoe);
            if (missing.log_ratio() >= alarm) found = shuffle;
        }
        BOOST_TEST(found == shuffles, seen << " seen: " << found);
        const MissingSuspects suspects = missing.suspects();
        BOOST_TEST(suspects.chances[king] > 0.999999);
        BOOST_TEST(suspects.likeliest == 1);
    }
}

BOOST_AUTO_TEST_CASE(a_kind_that_was_seen_whole_is_cleared_for_good) {
    MissingCards missing(2);
    missing.close(first_shoe());
    missing.close(second_shoe());
    const MissingSuspects suspects = missing.suspects();
    for (std::size_t kind = 0; kind < 26; ++kind) BOOST_TEST(suspects.chances[kind] < 1e-12);
    double sum = 0;
    for (const double chance : suspects.chances) sum += chance;
    BOOST_TEST(sum >= 1.0);  // at least one is missing, if any is
}

BOOST_AUTO_TEST_CASE(hundreds_of_shoes_stay_finite) {
    Dice dice(9);
    DealtPack complete(8);
    MissingCards of_complete(8);
    DealtPack short_one(8);
    short_one.lose(5, dice);
    MissingCards of_short(8);
    MissingCards half_seen(8);
    for (int i = 0; i < 700; ++i) {
        of_complete.close(complete.deal(336, dice));
        of_short.close(short_one.deal(336, dice));
        half_seen.close(complete.deal(208, dice));
    }
    BOOST_TEST(of_complete.log_ratio() < 0);
    BOOST_TEST(of_short.log_ratio() > 1000);
    BOOST_TEST(std::isfinite(of_short.log_ratio()));
    BOOST_TEST(of_short.suspects().likeliest == 5);
    BOOST_TEST(half_seen.log_ratio() < alarm);
}

BOOST_AUTO_TEST_CASE(dealt_packs_show_a_kind_whole_as_often_as_they_should) {
    Dice dice(11);
    DealtPack pack(8);
    int whole = 0;
    constexpr int deals = 1000;
    for (int i = 0; i < deals; ++i)
        for (const int copies : pack.deal(336, dice).copies) whole += copies == 8 ? 1 : 0;
    BOOST_TEST(std::abs(whole / (52.0 * deals) - 0.178202) < 0.006);
}

/// Ville: no more than one in 365 of complete packs, ever; measured were 13 in 10,000.
BOOST_AUTO_TEST_CASE(complete_packs_are_seldom_suspected) {
    BOOST_TEST(found_share({8, 16, 78, 657, 0, 600, 3}) <= 0.01);
}

BOOST_AUTO_TEST_CASE(five_missing_cards_are_found_as_soon_as_published) {
    const LooksAtPacks looks = look_at_packs({8, 16, 78, 438, 5, 200, 5}, alarm, 1e9);
    BOOST_TEST(looks.running >= 190);  // 99 %
    const auto median = looks.round_of(0.5, 200);
    BOOST_REQUIRE(median.has_value());
    BOOST_TEST(std::abs(*median - 284) <= 15);
    const LooksAtPacks half = look_at_packs({8, 16, 208, 438, 5, 200, 6}, alarm, std::log(17.4));
    BOOST_TEST(half.running <= 25);  // 4 %
    BOOST_TEST(half.either >= 20);   // 24 %: what little can be proved
    BOOST_TEST(half.either <= 80);
}

/// 16 of 312 cards, 46 rounds: not provable, so not to be found.
BOOST_AUTO_TEST_CASE(a_large_loss_is_not_claimed_after_a_few_rounds) {
    Dice dice(16);
    for (int run = 0; run < 100; ++run) {
        DealtPack pack(6);
        pack.lose(16, dice);
        MissingCards missing(6, even_weights(24));
        double most = 0;
        for (const int seen : even_shoes(6, 10, 78, 46)) {
            missing.close(pack.deal(seen, dice));
            most = std::max(most, missing.log_ratio());
        }
        BOOST_TEST(most < alarm);
    }
}

BOOST_AUTO_TEST_CASE(the_look_at_the_end_needs_as_much_as_published) {
    for (const auto& [unseen, ratio] :
         std::vector<std::pair<int, double>>{{78, 77.9}, {208, 17.4}}) {
        const double cut_off = std::exp(log_cut_off(8, even_shoes(8, 16, unseen, 438), 14600, 20));
        BOOST_TEST(cut_off > ratio / 1.6, unseen << ": " << cut_off);
        BOOST_TEST(cut_off < ratio * 1.6, unseen << ": " << cut_off);
    }
}

BOOST_AUTO_TEST_CASE(the_chance_at_the_end_agrees_with_the_cut_off) {
    const ShoeSizes shoes = even_shoes(6, 16, 60, 100);
    const double cut_off = log_cut_off(6, shoes, 7300, 8);
    BOOST_TEST(!chance_at_end(6, shoes, cut_off - 1.5, 9).has_value());
    const auto chance = chance_at_end(6, shoes, cut_off + 1.5, 9);
    BOOST_REQUIRE(chance.has_value());
    BOOST_TEST(*chance <= 1 / packs_per_door);
    BOOST_TEST(*chance > 0);
}

BOOST_AUTO_TEST_CASE(a_loss_since_some_shoe_is_found_and_dated) {
    Dice dice(21);
    int found = 0;
    int dated = 0;
    constexpr int runs = 20;
    constexpr double shoes_a_year = 8760 * 27.4 / 22;
    for (int run = 0; run < runs; ++run) {
        Restarts restarts(8);
        DealtPack pack(8);
        for (int shoe = 0; shoe < 12; ++shoe) restarts.close(pack.deal(352, dice));
        BOOST_TEST(restarts.evidence().log_sum < std::log(shoes_a_year));
        pack.lose(5, dice);
        for (int shoe = 1; shoe <= 20; ++shoe) {
            restarts.close(pack.deal(352, dice));
            const auto evidence = restarts.evidence();
            if (evidence.log_sum < std::log(shoes_a_year)) continue;
            ++found;
            dated += std::abs(evidence.shoes_since - shoe) <= 5 ? 1 : 0;
            break;
        }
    }
    BOOST_TEST(found == runs);  // all within 438 rounds
    BOOST_TEST(dated >= runs / 2);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
