// The order of the discard rack: by which procedure cards come to lie in it, and what of it a
// shuffle leaves.

#include <boost/test/unit_test.hpp>
#include <cmath>

#include "forensics/dealt_night.h"
#include "forensics/order/pickup.h"
#include "forensics/order/rack_order.h"
#include "forensics/watch/shoe_watch.h"
#include "forensics/words/finding_words.h"
#include "record/irregular/as_played.h"

namespace fairdeal {

using forensics_test::DealtNight;
using forensics_test::record_of;
using forensics_test::riffled;

namespace {

using Kinds = std::vector<std::size_t>;

constexpr std::size_t dealt_of_a_shoe = 338;

Kinds shuffled_pack(Dice& dice) {
    DealtPack pack(8);
    pack.shuffle(dice);
    return pack.cards();
}

RackOrder rack_of(const Kinds& kinds) {
    RackOrder rack;
    for (const std::size_t kind : kinds) rack.add(card_of_kind(kind));
    return rack;
}

/// What is seen of a shoe of which one card is burned.
std::vector<Card> dealt_from(const Kinds& shoe) {
    std::vector<Card> dealt;
    for (std::size_t place = 1; place <= dealt_of_a_shoe; ++place)
        dealt.push_back(card_of_kind(shoe[place]));
    return dealt;
}

/// How many of so many shoes are told that were riffled so often and cut.
int found_of(int shoes, int riffles, Dice& dice) {
    int found = 0;
    for (int i = 0; i < shoes; ++i) {
        Kinds pack = shuffled_pack(dice);
        const RackOrder rack = rack_of(pack);
        for (int riffle = 0; riffle < riffles; ++riffle) pack = riffled(pack, dice);
        const auto cut = static_cast<std::ptrdiff_t>(20 + dice.below(376));
        std::rotate(pack.begin(), pack.begin() + cut, pack.end());
        found += look_at_shuffle(rack, dealt_from(pack), 8).chance < poor_shuffle_alarm ? 1 : 0;
    }
    return found;
}

WatchReport watched(const std::vector<std::string>& texts, std::optional<Pickup> pickup) {
    ShoeWatchOptions options;
    options.pickup = pickup;
    ShoeWatch watch(std::move(options));
    std::int64_t number = 0;
    for (const std::string& text : texts)
        BOOST_TEST_REQUIRE(watch.add(record_of(text), {++number, ""}).empty());
    return watch.end();
}

std::string cards_in_text(const std::vector<Card>& cards) {
    std::string text;
    for (const Card card : cards) text += to_text(card) + " ";
    return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rack_order)

/// As published: of 337 neighbours 48.8 in the mean, with a spread of 6.7; 1 in 10,000 at 74 by the
/// normal law, at 75 by the binomial one.
BOOST_AUTO_TEST_CASE(shuffled_packs_have_the_published_mean_and_spread) {
    Dice dice(41);
    constexpr int packs = 400;
    double sum = 0, squares = 0, expected = 0;
    for (int i = 0; i < packs; ++i) {
        const RackOrder rack = rack_of(shuffled_pack(dice));
        const Repeats repeats = rack.followers(dealt_from(shuffled_pack(dice)), false);
        BOOST_TEST(repeats.of == 337);
        const auto matches = static_cast<double>(repeats.matches);
        sum += matches;
        squares += matches * matches;
        expected += 337 * rack.chance(8);
    }
    const double mean = sum / packs;
    BOOST_TEST(std::abs(mean - 48.8) < 1.4);  // four times what chance makes of so many packs
    BOOST_TEST(std::abs(expected / packs - 48.8) < 1);
    BOOST_TEST(std::abs(std::sqrt(squares / packs - mean * mean) - 6.7) < 1);
    const double chance = expected / packs / 337;
    BOOST_TEST(tail_of({75, 337}, chance) < poor_shuffle_alarm);
    BOOST_TEST(tail_of({73, 337}, chance) > poor_shuffle_alarm);
}

/// As published: found of one and two riffles all, of three 90 %, of four 16 %, of more next to
/// none.
BOOST_AUTO_TEST_CASE(too_few_riffles_show) {
    Dice dice(42);
    constexpr int shoes = 40;
    for (const int riffles : {0, 1, 2}) BOOST_TEST(found_of(shoes, riffles, dice) == shoes);
    BOOST_TEST(found_of(shoes, 3, dice) >= 28);
    BOOST_TEST(found_of(shoes, 4, dice) <= 16);
    BOOST_TEST(found_of(shoes, 7, dice) <= 1);
    BOOST_TEST(found_of(10 * shoes, 20, dice) <= 2);
}

BOOST_AUTO_TEST_CASE(runs_are_found_in_both_directions_and_end_at_a_card_that_was_not_read) {
    RackOrder rack;
    for (std::size_t kind = 0; kind < 20; ++kind) rack.add(card_of_kind(kind));
    std::vector<Card> dealt{card_of_kind(40)};
    for (std::size_t kind = 3; kind < 12; ++kind) dealt.push_back(card_of_kind(kind));
    BOOST_TEST(rack.longest_run(dealt) == 9);
    std::reverse(dealt.begin(), dealt.end());
    BOOST_TEST(rack.longest_run(dealt) == 9);
    BOOST_TEST((rack.followers(dealt, true) == Repeats{8, 9}));
    BOOST_TEST((rack.followers(dealt, false) == Repeats{0, 9}));
    dealt[4] = Card{};
    BOOST_TEST(rack.longest_run(dealt) == 4);
    BOOST_TEST((rack.followers(dealt, true) == Repeats{6, 7}));
    BOOST_TEST(RackOrder().longest_run(dealt) == 0);
}

BOOST_AUTO_TEST_CASE(hands_are_collected_as_they_are_settled_and_then_by_the_houses_procedure) {
    const HandRecord record = record_of(
        "breakout\n1 bet player 20\n2 bet player 20\n3 bet player 20\n1 deal 9h 7d\n2 deal Ts 6s\n"
        "3 deal 8c Tc\ndealer deal 6h (Td)\n1 stand\n2 hit Kd\n2 take player 20\n3 stand\n"
        "dealer turn Td\ndealer hit 9s\n1 pay player 20\n3 pay player 20\n");
    const TableState end = table_at_end(record);
    BOOST_TEST(cards_in_text(collected(record, end, Pickup::LeftToRight)) ==
               "Ts 6s Kd 9h 7d 8c Tc 6h Td 9s ");
    BOOST_TEST(cards_in_text(collected(record, end, Pickup::RightToLeft)) ==
               "Ts 6s Kd 8c Tc 9h 7d 6h Td 9s ");
}

BOOST_AUTO_TEST_CASE(a_shoe_of_two_riffles_is_told_where_the_procedure_is_known) {
    int told = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        DealtNight night({}, DealtPack(8), 60 + seed);
        auto texts = night.rounds(16);
        night.deal_again_riffled(2);
        const auto again = night.rounds(16);
        texts.insert(texts.end(), again.begin(), again.end());
        const WatchReport without = watched(texts, std::nullopt);
        for (const ShoeFinding& finding : without.findings)
            BOOST_TEST((finding.kind == ShoeFindingKind::Unshuffled));
        const WatchReport with = watched(texts, Pickup::LeftToRight);
        told += with.findings.empty() ? 0 : 1;
        if (with.findings.empty() || with.findings[0].kind != ShoeFindingKind::PoorShuffle)
            continue;
        BOOST_TEST(with.findings[0].first.number == 17);
        BOOST_TEST(in_words(with.findings[0]).what.find("was shuffled too little: ") !=
                   std::string::npos);
    }
    BOOST_TEST(told >= 8);
}

BOOST_AUTO_TEST_CASE(the_order_of_collecting_explains_a_shoe_that_was_not_shuffled) {
    DealtNight night({}, DealtPack(8), 6);
    auto texts = night.rounds(16);
    night.deal_again_unshuffled();
    const auto again = night.rounds(12);
    texts.insert(texts.end(), again.begin(), again.end());
    const auto words_by = [&](std::optional<Pickup> pickup) {
        const WatchReport report = watched(texts, pickup);
        BOOST_REQUIRE(report.findings.size() == 1U);
        return in_words(report.findings[0]).what;
    };
    const std::string explained = "cards in a row come out as they were collected";
    BOOST_TEST(words_by(std::nullopt).find(explained) == std::string::npos);
    BOOST_TEST(words_by(Pickup::LeftToRight).find(explained) != std::string::npos);
}

BOOST_AUTO_TEST_CASE(clean_nights_show_no_poor_shuffle) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        DealtNight night({}, DealtPack(8), 700 + seed);
        BOOST_TEST(watched(night.rounds(220), Pickup::RightToLeft).findings.empty());
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
