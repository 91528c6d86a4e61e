// What if a card, an action, a wager or a choice of the house had been another?

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>

#include "audit/explain/what_if.h"
#include "audit/hand/replay_hand.h"
#include "dealing/deal.h"
#include "rules/verdict_words.h"
#include "support/hands.h"

namespace fairdeal {

namespace {

/// "1 dealer: push -> pay 25 (+25)", one a line.
std::string in_words(const std::vector<RulingDifference>& all) {
    std::string text;
    for (const RulingDifference& it : all) {
        const WagerVerdict& wager = it.verdict;
        text += fmt::format("{}{} {}: {} -> {} ({})", text.empty() ? "" : "; ", to_text(wager.who),
                            wager.wager == Wager::None ? to_text(wager.verb) : to_text(wager.wager),
                            ruled_in_words(wager), claimed_in_words(wager), to_text(it.more()));
    }
    return text;
}

/// The differences, or the first problem.
std::string outcome_of(const HandRecord& record, const Change& change) {
    const auto other = what_if(record, rule(record), change);
    return other ? in_words(other->differences) : to_text(other.error().front());
}

/// A bust against the dealer's 17: a push, and the Super Tie loses.
const char* const bust_against_17 =
    "breakout / 1 bet dealer 25 / 1 bet super-tie 5 / 1 deal Th 6d / dealer deal 9c (8s) / "
    "1 hit Kc / dealer turn 8s / dealer stand / 1 push dealer / 1 take super-tie 5";

Card card(std::string_view text) { return card_from(text).value(); }

}  // namespace

BOOST_AUTO_TEST_SUITE(what_ifs)

BOOST_AUTO_TEST_CASE(of_a_hand_that_went_wrong_only_cards_and_options_can_be_others) {
    const Replay replay = replay_hand(
        hand_record("breakout notation=2 / 1 bet player 20 / 1 deal 9h 3d / dealer deal 9d (8c) / "
                    "dealer draw 6c / 1 accept 6c / 1 stand / dealer turn 8c / dealer stand / "
                    "1 pay player 20"),
        {});
    BOOST_TEST(outcome_of(replay.record, OtherCard{6, 1, card("5c")}) ==
               "1 player: pay 20 -> push (-20)");
    BOOST_TEST(outcome_of(replay.record, OtherOption{"no-such-option", "yes"}) != "");
    for (const Change& change :
         std::initializer_list<Change>{OtherEvent{6, ""}, OtherEvent{6, "1 stand"},
                                       MoreEvent{7, "1 hit 5c"}, MoreEvent{9, "dealer hit 5c"}})
        BOOST_TEST(outcome_of(replay.record, change).find("a deal went wrong in this hand") !=
                   std::string::npos);
}

BOOST_AUTO_TEST_CASE(one_change_and_the_ruling_beside_the_true_one) {
    const HandRecord hand = hand_record(bust_against_17);
    // clang-format off
    const struct { Change change; const char* outcome; } rows[] = {
        { OtherCard{5, 2, card("9s")},          "1 dealer: push -> pay 25 (25)" },
        { OtherCard{5, 2, card("8h")},          "" },
        { OtherCard{6, 1, card("5c")},          "1 dealer: push -> take 25 (-25)" },
        { OtherEvent{2, "1 bet dealer 50"},     "" },
        { OtherEvent{3, "1 bet super-tie 10"},  "1 super-tie: take 5 -> take 10 (-5)" },
        { OtherEvent{3, ""},                    "1 super-tie: take 5 -> nothing (5)" },
        { OtherEvent{2, "1 bet player 25"},     "1 dealer: push -> nothing (0); 1 super-tie: take 5 -> return 5 (5); 1 player: nothing -> take 25 (-25)" },
        { MoreEvent{3, "1 bet sweet-17 5"},     "1 sweet-17: nothing -> pay 30 (30)" },
        { OtherOption{"super-tie-min", "10"},   "1 super-tie: take 5 -> return 5 (5)" },
        { OtherOption{"hit-soft-17", "yes"},    "" },
    };
    // clang-format on
    for (const auto& [change, outcome] : rows) BOOST_TEST(outcome_of(hand, change) == outcome);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_is_refused_with_its_place) {
    const HandRecord hand = hand_record(bust_against_17);
    // clang-format off
    const struct { Change change; const char* problem; } rows[] = {
        { OtherCard{99, 1, card("9s")},         "99: the record has no such line" },
        { OtherCard{1, 1, card("9s")},          "1: the record has no such line" },
        { OtherCard{2, 1, card("9s")},          "2: the line has no such card" },
        { OtherCard{5, 3, card("9s")},          "5: the line has no such card" },
        { OtherEvent{2, "1 bet dealer 0.001"},  "2:14: '0.001' is not an amount such as 25 or 12.50, up to 9999999999.99" },
        { OtherOption{"hit-17", "yes"},         "1: 'hit-17' is not a house option of breakout" },
        { OtherOption{"hit-soft-17", "maybe"},  "1: 'maybe' is not a value of hit-soft-17: yes|no" },
        { MoreEvent{99, "1 stand"},             "99: the record has no such line" },
    };
    // clang-format on
    for (const auto& [change, problem] : rows) BOOST_TEST(outcome_of(hand, change) == problem);
}

BOOST_AUTO_TEST_CASE(the_table_of_options_holds_every_choice_that_matters_and_no_other) {
    const HandRecord hand = hand_record(
        "breakout / 1 bet dealer 25 / 1 deal Th 6d / dealer deal Ac (6s) / 1 hit Kc / "
        "dealer turn 6s / dealer stand / 1 push dealer");
    std::string text;
    for (const OptionEffect& effect : option_effects(hand, rule(hand)))
        text += fmt::format("{} {} -> {}\n", effect.name, effect.from, effect.to);
    BOOST_TEST(text ==
               "dealer-style peek -> no-hole\nhit-soft-17 no -> yes\nbust17-soft yes -> no\n");
}

BOOST_AUTO_TEST_CASE(the_table_agrees_with_ruling_each_card_by_hand) {
    for (const Game game : every_game) {
        DealingMachine machine(TableCard(game), 3, 0, DealingMachine::Cards::Random);
        int effects = 0;
        for (int i = 0; i < 60; ++i) {
            const HandRecord hand = machine.next().record;
            const Ruling ruling = rule(hand);
            for (const OptionEffect& effect : option_effects(hand, ruling)) {
                ++effects;
                const auto other = changed(hand, OtherOption{effect.name, effect.to});
                BOOST_REQUIRE(other);
                BOOST_TEST((effect.what_if.record == *other));
                const auto text = [](const Ruling& its) {
                    std::string lines;
                    for (const Line& line : its.lines) lines += to_text(line) + "\n";
                    return lines;
                };
                const bool lines_differ = text(rule(*other)) != text(ruling);
                if (!effect.what_if.differences.empty()) BOOST_TEST(lines_differ);
            }
        }
        BOOST_TEST(effects > 5);
    }
}

BOOST_AUTO_TEST_CASE(no_change_makes_no_difference) {
    DealingMachine machine(TableCard(Game::Extreme), 4, 0);
    for (int i = 0; i < 100; ++i) {
        const HandRecord hand = machine.next().record;
        const Ruling ruling = rule(hand);
        BOOST_TEST(differences(ruling, ruling).empty());
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
