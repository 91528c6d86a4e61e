// Whole nights of records: what must be found in which hand, and what must not be claimed.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cmath>

#include "forensics/dealt_night.h"
#include "forensics/watch/shoe_watch.h"
#include "forensics/words/finding_words.h"
#include "forensics/words/report_words.h"
#include "support/says.h"

namespace fairdeal {

using forensics_test::DealtNight;
using forensics_test::NightPlan;
using forensics_test::record_of;

namespace {

WatchReport watched(const std::vector<std::string>& texts, ShoeWatchOptions options = {}) {
    ShoeWatch watch(std::move(options));
    std::int64_t number = 0;
    for (const std::string& text : texts) {
        const HandRecord record = record_of(text);
        const Problems problems = watch.add(record, {++number, record.header.identity.id});
        BOOST_TEST_REQUIRE(problems.empty());
    }
    return watch.end();
}

std::vector<ShoeFinding> of_kind(const WatchReport& report, ShoeFindingKind kind) {
    std::vector<ShoeFinding> found;
    for (const ShoeFinding& finding : report.findings)
        if (finding.kind == kind) found.push_back(finding);
    return found;
}

std::string all_words(const WatchReport& report) {
    std::string text;
    for (const ShoeFinding& finding : report.findings) {
        const FindingWords words = in_words(finding);
        text += words.about + ": " + words.what + "; " + words.since + "; " + words.sure + "; " +
                words.look + "\n";
    }
    return text;
}

/// A hand of one seat, with what its header says.
std::string hand(const std::string& header, const std::string& cards = "9h 7d",
                 const std::string& dealer = "6h (Td)") {
    return "breakout notation=2 " + header + "\n1 bet player 20\n1 deal " + cards +
           "\ndealer deal " + dealer + "\n1 stand\n";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(watch)

BOOST_AUTO_TEST_CASE(a_clean_night_shows_nothing) {
    DealtNight night({}, DealtPack(8), 1);
    const WatchReport report = watched(night.rounds(438));
    BOOST_TEST(report.findings.empty(), all_words(report));
    BOOST_TEST(report.hands == 438);
    BOOST_REQUIRE(report.packs.size() == 1U);
    BOOST_TEST(report.packs[0].pack == "P3");
    BOOST_TEST(report.packs[0].retired);
    BOOST_TEST((report.packs[0].not_provable == NotProvable::No));
    BOOST_TEST(report.shoes.size() >= 20U);
    std::int64_t seen = 0;
    for (const ShoeReport& shoe : report.shoes) {
        BOOST_TEST(shoe.seen <= 416 - 78);
        BOOST_TEST(shoe.log_missing.has_value());
        seen += shoe.seen;
    }
    BOOST_TEST(seen == report.packs[0].seen);
}

/// Evolution at Ocean: 438 rounds with five cards less.
BOOST_AUTO_TEST_CASE(five_missing_cards_are_found_and_named) {
    DealtPack pack(8);
    const std::vector<std::string> lost{"4c", "9h", "Kd", "Kd", "As"};
    for (const std::string& card : lost) pack.lose_kind(kind_of(*card_from(card)));
    DealtNight night({}, pack, 2);
    const WatchReport report = watched(night.rounds(438));
    const auto found = of_kind(report, ShoeFindingKind::MissingCards);
    BOOST_REQUIRE(found.size() == 1U);
    BOOST_TEST(report.findings.size() == 1U, all_words(report));
    BOOST_TEST(found[0].found >= 4);
    BOOST_TEST(found[0].found <= 6);
    BOOST_TEST(found[0].first.id == "B7-1");
    BOOST_TEST(found[0].last.number > 100);
    int named = 0;
    for (const Card card : found[0].suspects)
        named += std::count(lost.begin(), lost.end(), to_text(card)) > 0 ? 1 : 0;
    BOOST_TEST(named >= 3);
    const std::string words = all_words(report);
    BOOST_TEST(says(words, "pack P3, "), words);
    BOOST_TEST(says(words, "cards do not come out; likeliest "), words);
    BOOST_TEST(says(words, " by chance"), words);
    BOOST_TEST(says(words, "the pack or the reading is wrong"), words);
}

/// Rivers: one card too many. Parx: a queen out, a jack in.
BOOST_AUTO_TEST_CASE(a_card_too_many_and_a_swapped_one_are_named) {
    DealtPack many(8);
    many.add_kind(kind_of(*card_from("7h")));
    const WatchReport rivers = watched(DealtNight({}, many, 3).rounds(438));
    const auto copies = of_kind(rivers, ShoeFindingKind::CopyTooMany);
    BOOST_REQUIRE(copies.size() == 1U);
    BOOST_TEST(to_text(copies[0].extra.at(0)) == "7h");
    BOOST_TEST(copies[0].found == 9);
    BOOST_TEST(!copies[0].log_odds.has_value());
    BOOST_TEST(says(all_words(rivers), "9 of the 7h came out of one shoe, which holds 8"));
    // Every shoe that shows all nine is counted, by a count of its own.
    int shoes = 0;
    for (const ShoeReport& shoe : rivers.shoes)
        shoes += shoe.copies[kind_of(*card_from("7h"))] > 8 ? 1 : 0;
    BOOST_TEST(shoes > 1);
    BOOST_TEST(copies[0].details == std::vector<std::string>{std::to_string(shoes)},
               boost::test_tools::per_element());
    BOOST_TEST(std::ranges::is_sorted(copies[0].hands));

    DealtPack swapped(8);
    swapped.lose_kind(kind_of(*card_from("Qd")));
    swapped.add_kind(kind_of(*card_from("Jd")));
    const WatchReport parx = watched(DealtNight({}, swapped, 4).rounds(438));
    const auto jacks = of_kind(parx, ShoeFindingKind::CopyTooMany);
    BOOST_REQUIRE(jacks.size() == 1U);
    BOOST_TEST(to_text(jacks[0].extra.at(0)) == "Jd");
    const WatchReport longer = watched(DealtNight({}, swapped, 4).rounds(1300));
    BOOST_TEST(says(all_words(longer), "likeliest one lies in place of a Qd"), all_words(longer));
}

BOOST_AUTO_TEST_CASE(six_decks_for_eight_are_noticed) {
    NightPlan plan;
    plan.unseen = 60;
    const WatchReport report = watched(DealtNight(plan, DealtPack(6), 5).rounds(60));
    const auto found = of_kind(report, ShoeFindingKind::WrongDecks);
    BOOST_REQUIRE(found.size() == 1U);
    BOOST_TEST(found[0].found == 6);
    BOOST_TEST(found[0].expected == 8);
    BOOST_TEST(says(all_words(report), "the shoe deals like one of 6 decks, not of 8"));
}

/// Ocean, 2024: the shuffler was not started.
BOOST_AUTO_TEST_CASE(a_shoe_that_is_dealt_again_is_found_in_its_first_rounds) {
    DealtNight night({}, DealtPack(8), 6);
    auto texts = night.rounds(16);
    night.deal_again_unshuffled();
    const auto again = night.rounds(12);
    texts.insert(texts.end(), again.begin(), again.end());
    const WatchReport report = watched(texts);
    const auto found = of_kind(report, ShoeFindingKind::Unshuffled);
    BOOST_REQUIRE(found.size() == 1U);
    BOOST_TEST(found[0].first.number == 17);
    BOOST_TEST(found[0].last.number <= 19);
    BOOST_TEST(says(all_words(report), "this shoe repeats shoe 1: "));
    BOOST_TEST(of_kind(report, ShoeFindingKind::MissingCards).empty());
}

/// Golden Nugget, 2015: new cards as the maker packed them.
BOOST_AUTO_TEST_CASE(new_cards_that_were_not_shuffled_are_found) {
    const auto texts = std::vector<std::string>{
        "breakout notation=2 id=n1 table=B7 pack=N shoe=1 out=0\n1 bet player 20\n2 bet player 20\n"
        "3 bet player 20\n1 deal As 5s\n2 deal 2s 6s\n3 deal 3s 7s\ndealer deal 4s (8s)\n"
        "1 hit 9s\n2 hit Ts\n3 hit Js\n"};
    const WatchReport report = watched(texts);
    const auto found = of_kind(report, ShoeFindingKind::NewDeckOrder);
    BOOST_REQUIRE(found.size() == 1U);
    BOOST_TEST(found[0].found == 10);
    BOOST_TEST(found[0].expected == 10);
    BOOST_TEST(says(all_words(report), "cards lie in new-deck order"));
}

BOOST_AUTO_TEST_CASE(sugarhouse_is_not_claimed_and_half_dealt_shoes_are_said_to_prove_little) {
    Dice dice(7);
    DealtPack pack(6);
    pack.lose(16, dice);
    NightPlan plan;
    plan.decks = 6;
    plan.seats = 3;
    const WatchReport few = watched(DealtNight(plan, pack, 7).rounds(46));
    BOOST_TEST(few.findings.empty(), all_words(few));

    plan.decks = 8;
    plan.unseen = 208;
    const WatchReport half = watched(DealtNight(plan, DealtPack(8), 8).rounds(60));
    BOOST_TEST((half.packs.at(0).not_provable == NotProvable::LittleSeen));
    BOOST_TEST(
        says(not_provable_in_words(half.packs[0].not_provable), "read the rest of the shoe"));
    plan.unseen = 78;
    const WatchReport one = watched(DealtNight(plan, DealtPack(8), 8).rounds(10));
    BOOST_TEST((one.packs.at(0).not_provable == NotProvable::OneShoe));
    BOOST_TEST(std::abs(one.packs[0].log_missing.value()) < 1e-9);
}

BOOST_AUTO_TEST_CASE(version_1_is_watched_by_shoes_and_what_is_missing_is_said) {
    DealtPack pack(8);
    Dice dice(9);
    pack.lose(10, dice);
    NightPlan plan;
    plan.say_pack = false;
    plan.unseen = 52;
    const WatchReport report = watched(DealtNight(plan, pack, 9).rounds(438));
    BOOST_TEST(of_kind(report, ShoeFindingKind::MissingCards).size() == 1U, all_words(report));
    BOOST_TEST(report.unsaid[static_cast<std::size_t>(Unsaid::Pack)] == 438);
    BOOST_TEST(report.unsaid[static_cast<std::size_t>(Unsaid::Shoe)] == 0);
    const auto words = unsaid_in_words(Unsaid::Pack, report);
    BOOST_REQUIRE(words.has_value());
    BOOST_TEST(says(*words, "438 of 438 hands do not say which pack was dealt"), *words);
}

BOOST_AUTO_TEST_CASE(a_gap_in_the_count_names_both_hands) {
    const std::string shoe = "table=B7 pack=P shoe=1 ";
    const WatchReport right = watched({hand(shoe + "id=a out=1"), hand(shoe + "id=b out=5")});
    BOOST_TEST(right.findings.empty(), all_words(right));
    const WatchReport gap =
        watched({hand(shoe + "id=a out=1"), hand(shoe + "id=b out=7"), hand(shoe + "id=c out=11")});
    BOOST_REQUIRE(gap.findings.size() == 1U);
    BOOST_TEST((gap.findings[0].kind == ShoeFindingKind::CountGap));
    BOOST_TEST(gap.findings[0].found == 7);
    BOOST_TEST(gap.findings[0].expected == 5);
    BOOST_TEST(says(all_words(gap), "between hand a and hand b"));
}

BOOST_AUTO_TEST_CASE(without_a_name_a_shoe_ends_where_the_count_falls) {
    const WatchReport report =
        watched({hand("table=B7 pack=P id=a out=1"), hand("table=B7 pack=P id=b out=5"),
                 hand("table=B7 pack=P id=c out=1")});
    BOOST_TEST(report.findings.empty(), all_words(report));
    BOOST_REQUIRE(report.shoes.size() == 2U);
    BOOST_TEST(report.shoes[0].hands == 2);
    BOOST_TEST(report.shoes[0].seen == 8);
}

BOOST_AUTO_TEST_CASE(more_cards_than_there_are_and_a_shoe_that_comes_again) {
    const WatchReport over =
        watched({hand("table=B7 pack=P shoe=1 id=a out=310", "9h 7d", "6h (Td)")});
    BOOST_TEST(of_kind(over, ShoeFindingKind::TooManyCards).size() == 1U);
    const WatchReport again =
        watched({hand("table=B7 pack=P shoe=1 id=a"), hand("table=B7 pack=P shoe=2 id=b"),
                 hand("table=B7 pack=P shoe=1 id=c")});
    const auto found = of_kind(again, ShoeFindingKind::ShoeAgain);
    BOOST_REQUIRE(found.size() == 1U);
    BOOST_TEST(found[0].last.id == "c");
}

BOOST_AUTO_TEST_CASE(two_packs_at_a_table_are_two_packs) {
    DealtPack pack(8);
    pack.add_kind(3);
    const auto first = DealtNight({"P1", "B7", 8, 5, 78, true, ""}, DealtPack(8), 10).rounds(90);
    const auto second = DealtNight({"P2", "B7", 8, 5, 78, true, ""}, pack, 11).rounds(200);
    std::vector<std::string> texts = first;
    texts.insert(texts.end(), second.begin(), second.end());
    const WatchReport report = watched(texts, {true, false, sign_in_words});
    BOOST_REQUIRE(report.packs.size() == 2U);
    BOOST_TEST(report.packs[0].retired);   // another one came
    BOOST_TEST(!report.packs[1].retired);  // still in use
    for (const ShoeFinding& finding : report.findings) BOOST_TEST(finding.pack == "P2");
}

/// Evolution, 2023: the layout said stand on 17, dealt was hit soft 17.
BOOST_AUTO_TEST_CASE(other_rules_than_shown_are_found_in_the_first_hand) {
    const std::string header = "table=B7 dealer=88 sign=hit-soft-17=no hit-soft-17=yes";
    const std::string soft_17 = "breakout notation=2 id=s2 " + header +
                                "\n1 bet player 20\n1 deal 9h 7d\ndealer deal 6h (Ad)\n1 stand\n"
                                "dealer turn Ad\ndealer hit 5c\ndealer stand\n";
    const WatchReport report = watched(
        {"breakout notation=2 id=s1 " + header + "\n1 bet player 20\n1 deal 9h 7d\n", soft_17});
    const auto sign = of_kind(report, ShoeFindingKind::SignDiffers);
    BOOST_REQUIRE(sign.size() == 1U);
    BOOST_TEST(sign[0].first.id == "s1");
    BOOST_TEST(sign[0].times == 2);
    const auto act = of_kind(report, ShoeFindingKind::Soft17);
    BOOST_REQUIRE(act.size() == 1U);
    BOOST_TEST(act[0].first.id == "s2");
    const std::string words = all_words(report);
    BOOST_TEST(says(words, "the sign shows other rules than the table card: hit-soft-17"), words);
    BOOST_TEST(says(words, "the dealer drew to a soft 17, and the sign says stand"), words);
    // Without a sign: the dealer's own act against the rules in force.
    std::string plain = soft_17;
    plain.replace(plain.find(header), header.size(), "table=B7 dealer=88");
    BOOST_TEST(says(all_words(watched({plain})), "the rules in force say stand"));
}

BOOST_AUTO_TEST_CASE(limits_are_compared_and_must_not_change_within_a_shoe) {
    const WatchReport off = watched(
        {hand("table=B7 shoe=1 id=a limits=25-500"), hand("table=B7 shoe=1 id=b limits=5-500")});
    BOOST_TEST(of_kind(off, ShoeFindingKind::OffLimits).size() == 1U);
    BOOST_TEST(of_kind(off, ShoeFindingKind::LimitsChanged).size() == 1U);
    BOOST_TEST(says(all_words(off), "from 25-500 to 5-500"));
    const WatchReport right = watched(
        {hand("table=B7 shoe=1 id=a limits=20-500"), hand("table=B7 shoe=2 id=b limits=5-500")});
    BOOST_TEST(right.findings.empty(), all_words(right));
}

BOOST_AUTO_TEST_CASE(a_players_errors_go_by_the_ruling) {
    std::vector<std::string> texts;
    for (int i = 0; i < 60; ++i) {
        const bool overpaid = i % 3 == 0;
        texts.push_back("breakout notation=2 id=o" + std::to_string(i) +
                        " table=B7 dealer=88 players=1:P77,2:P12,3:P13,4:P14,5:P15\n"
                        "1 bet player 20\n2 bet player 20\n3 bet player 20\n4 bet player 20\n"
                        "5 bet player 20\n1 deal Ts 9s\n2 deal Th 9h\n3 deal Td 9d\n4 deal Tc 9c\n"
                        "5 deal Js 9s\ndealer deal 8h (Kd)\n1 stand\n2 stand\n3 stand\n4 stand\n"
                        "5 stand\ndealer turn Kd\ndealer stand\n1 pay player " +
                        (overpaid ? "30" : "20") +
                        "\n2 pay player 20\n3 pay player 20\n4 pay player 20\n5 pay player 20\n");
    }
    const WatchReport report = watched(texts);
    const auto found = of_kind(report, ShoeFindingKind::Overpaid);
    BOOST_REQUIRE(found.size() == 1U);
    BOOST_TEST(found[0].player == "P77");
    BOOST_TEST(found[0].found == 20);
    BOOST_TEST(says(all_words(report),
                    "20 of the dealer's 20 errors in favour of players went to "
                    "P77, who had 20 % of the wagers"));
}

BOOST_AUTO_TEST_CASE(a_player_who_insures_against_tens_alone_is_named) {
    std::vector<std::string> texts;
    for (int i = 0; i < 60; ++i) {
        const bool ten = i % 3 == 0;
        texts.push_back("breakout notation=2 id=h" + std::to_string(i) +
                        " table=B7 players=1:P5\n1 bet player 20\n1 deal 9h 8d\n"
                        "dealer deal As (" +
                        (ten ? "Kd" : "6d") + ")\ndealer offer insurance\n" +
                        (ten ? "1 insure 10\ndealer turn Kd\n"
                             : "dealer peek\n1 stand\ndealer turn 6d\ndealer stand\n"));
    }
    const WatchReport report = watched(texts);
    const auto found = of_kind(report, ShoeFindingKind::HoleCard);
    BOOST_REQUIRE(found.size() == 1U);
    BOOST_TEST(found[0].player == "P5");
    BOOST_TEST(says(all_words(report), "insured 20 times, 20 of them against a ten in the hole"));
}

BOOST_AUTO_TEST_CASE(two_tables_at_once_and_more_hands_than_time_allows) {
    const std::string day = "2026-11-01T10:";
    const auto timed = [&](const std::string& id, const std::string& table, const std::string& from,
                           const std::string& to) {
        return hand("id=" + id + " table=" + table + " dealer=88 shoe=1 at=" + day + from +
                    "Z until=" + day + to + "Z");
    };
    const WatchReport twice =
        watched({timed("a", "B7", "00:00", "02:00"), timed("b", "B8", "01:00", "03:00"),
                 timed("c", "B7", "04:00", "05:00")});
    BOOST_REQUIRE(twice.findings.size() == 1U);
    BOOST_TEST(says(all_words(twice), "dealt at tables B7 and B8 at once, for 60 seconds"));
    std::vector<std::string> many;
    for (int i = 0; i < 20; ++i)
        many.push_back(timed("f" + std::to_string(i), "B7", "00:" + std::to_string(10 + i),
                             "00:" + std::to_string(11 + i)));
    const auto fast = of_kind(watched(many), ShoeFindingKind::Pace);
    BOOST_REQUIRE(fast.size() == 1U);
    BOOST_TEST(says(in_words(fast[0]).what, "20 hands in 20 seconds cannot be"));
}

/// Midnight shuffles before every round: its cards are of one shoe each, whatever it is called.
BOOST_AUTO_TEST_CASE(a_shoe_that_is_shuffled_for_each_hand_is_each_hands_own) {
    std::vector<std::string> texts;
    for (int i = 0; i < 12; ++i)
        texts.push_back("midnight id=m" + std::to_string(i) +
                        " table=M1 shoe=1\n1 bet player 20\n1 deal 9h 9h\ndealer deal As\n");
    const WatchReport report = watched(texts);
    BOOST_TEST(of_kind(report, ShoeFindingKind::CopyTooMany).empty());
    BOOST_TEST(of_kind(report, ShoeFindingKind::ShoeAgain).empty());
    BOOST_TEST(report.unsaid[static_cast<std::size_t>(Unsaid::Count)] == 0);
    BOOST_TEST(report.packs.at(0).decks == 8);
}

BOOST_AUTO_TEST_CASE(odds_are_said_as_a_floor_manager_says_them) {
    BOOST_TEST(odds_by_chance(std::log(365.0)) == "1 in 365 by chance");
    BOOST_TEST(odds_by_chance(std::log(1204.0)) == "1 in 1,204 by chance");
    BOOST_TEST(odds_by_chance(50) == "less than 1 in a billion by chance");
    BOOST_TEST(evidence_in_words(0) == "no sign of it");
    BOOST_TEST(evidence_in_words(std::log(14.5)) == "1 in 14 by chance");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
