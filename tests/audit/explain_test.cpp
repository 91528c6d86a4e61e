// Why was this paid? Slips and misreadings put into hands are found again, and what gives a payment
// gives exactly that payment.

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <map>

#include "audit/explain/explain.h"
#include "audit/shipped.h"
#include "dealing/deal.h"
#include "support/hands.h"

namespace fairdeal {

namespace {

Explanation explained(const HandRecord& record, bool with_misreadings = true) {
    const std::vector<Misreading> none;
    return explain(record, rule(record), with_misreadings ? shipped_misreadings() : none);
}

/// "doubled 9; forgotten 3": kinds and lines, as a row writes them.
std::string kinds_of(const Explanation& explanation) {
    std::string text;
    for (const Mistake& mistake : explanation.mistakes) {
        text += fmt::format("{}{}", text.empty() ? "" : "; ", to_text(mistake.kind));
        if (!mistake.misreading.empty()) text += fmt::format(" {}", mistake.misreading);
        for (const int line : mistake.lines) text += fmt::format(" {}", line);
    }
    return text;
}

struct Row {
    const char* record;
    const char* kinds;
};
void check_rows(std::initializer_list<Row> rows, bool with_misreadings) {
    for (const auto& [record, kinds] : rows) {
        const HandRecord hand = hand_record(record);
        BOOST_TEST_CONTEXT(record) {
            const Explanation explanation = explained(hand, with_misreadings);
            BOOST_TEST(kinds_of(explanation) == kinds);
        }
    }
}

/// Two seats on their own hands, 20 against 19: 25 and 60 are won. The settlement goes after.
#define TWO_WINNERS                                                                 \
    "breakout / 1 bet player 25 / 2 bet player 60 / 1 deal Th Kd / 2 deal Qs Jc / " \
    "dealer deal 9c (Ts) / 1 stand / 2 stand / dealer turn Ts / dealer stand / "

}  // namespace

BOOST_AUTO_TEST_SUITE(explaining)

BOOST_AUTO_TEST_CASE(slips_of_the_hand_are_named_with_their_lines) {
    // clang-format off
    check_rows({
        { TWO_WINNERS "1 pay player 25 / 2 pay player 60",           "" },
        { TWO_WINNERS "1 pay player 60 / 2 pay player 25",           "swapped 11 12" },
        { TWO_WINNERS "1 pay player 50 / 2 pay player 60",           "doubled 11" },
        { TWO_WINNERS "1 pay player 25 / 2 pay player 30",           "halved 12" },
        { TWO_WINNERS "1 pay player 52 / 2 pay player 60",           "digits-swapped 11" },
        { TWO_WINNERS "1 pay player 25 / 2 pay player 6",            "point-moved 12" },
        { TWO_WINNERS "1 pay player 25",                             "forgotten 3" },
        { TWO_WINNERS "1 pay player 25 / 2 pay player 85",           "a-chip 12" },
        { TWO_WINNERS "1 pay player 37.50 / 2 pay player 60",        "other-price 11" },
        { TWO_WINNERS "1 pay player 25 / 1 pay player 25 / 2 pay player 60", "settled-twice 11 12" },
        { TWO_WINNERS "1 pay player 25 / 2 take player 60",          "other-outcome 12" },
        { TWO_WINNERS "1 pay player 50 / 2 take player 60",          "doubled 11; other-outcome 12" },
        { TWO_WINNERS "1 pay player 25 / 2 pay player 47.13",        "" },
        { TWO_WINNERS "1 pay player 50 / 2 pay player 47.13",        "" },
    }, false);
    // clang-format on
}

BOOST_AUTO_TEST_CASE(one_card_counted_as_another_explains_several_wagers) {
    const auto hand = hand_record(TWO_WINNERS "1 push player / 2 push player");
    const Explanation explanation = explained(hand, false);
    BOOST_TEST(kinds_of(explanation) == "card-miscounted 6 11 12");
    BOOST_TEST(to_text(explanation) ==
               "The nine of clubs of line 6 was counted as Tc (the dealer counts 19).");
}

BOOST_AUTO_TEST_CASE(a_misreading_that_gives_everything_comes_before_any_slip) {
    const char* const bust_against_17 =
        "breakout / 1 bet dealer 25 / 1 bet super-tie 5 / 1 deal Th 6d / dealer deal 9c (8s) / "
        "1 hit Kc / dealer turn 8s / dealer stand / 1 pay dealer 25 / 1 take super-tie 5";
    check_rows({{bust_against_17, "misreading breakout-bust-17-paid 9"}}, true);
    check_rows({{bust_against_17, "card-miscounted 5 9"}}, false);
}

BOOST_AUTO_TEST_CASE(a_clause_that_is_kept_elsewhere_was_misread_here_only) {
    check_rows({{"breakout / 1 bet dealer 25 / 2 bet dealer 40 / 1 deal Th 6d / 2 deal Ts 6c / "
                 "dealer deal 9c (8s) / 1 hit Kc / 2 hit Kd / dealer turn 8s / dealer stand / "
                 "1 pay dealer 25 / 2 push dealer",
                 "misread-here breakout-bust-17-paid 11"}},
               true);
}

BOOST_AUTO_TEST_CASE(a_right_hand_and_one_beyond_explaining_say_so) {
    BOOST_TEST(to_text(explained(hand_record(TWO_WINNERS "1 pay player 25 / 2 pay player 60"))) ==
               "Nothing is wrong.");
    BOOST_TEST(
        to_text(explained(hand_record(TWO_WINNERS "1 pay player 25 / 2 pay player 47.13"))) ==
        "No single mistake explains it, nor do up to 4 together.");
    BOOST_TEST(
        to_text(explained(hand_record(TWO_WINNERS "1 pay player 50 / 2 take player 60"), false))
            .substr(0, 59) == "No single mistake explains it; these 2 together do:\nseat 1'");
}

namespace {

/// What an error put into a hand must be found to be, whatever the hand: one mistake.
bool has_one_mistake(DealerError error) {
    using enum DealerError;
    return error == WrongOdds || error == PushPaid || error == PushTaken || error == BustPaid ||
           error == MissedWager || error == SeatsSwapped || error == Miscounted ||
           error == LoserPaid || error == WinnerTaken || error == MissedPay ||
           error == InsuranceUnpaid || error == NaturalPaidEven || error == HalfNotReturned ||
           error == FoldPaidWhole || error == NobodyOut;
}

struct Count {
    int spoilt = 0, explained = 0, single = 0;
};
std::map<DealerError, Count> count_explained(Game game, int hands) {
    DealingMachine machine(TableCard(game), 5, 0, DealingMachine::Cards::Random);
    Dice dice(5);
    std::map<DealerError, Count> counts;
    for (int i = 0; i < hands; ++i) {
        const HandRecord hand = machine.next().record;
        for (std::size_t kind = 0; kind < dealer_error_count; ++kind) {
            const auto error = static_cast<DealerError>(kind);
            const auto spoilt = spoil(hand, error, dice);
            if (!spoilt || claim_of(*spoilt).empty()) continue;
            const Explanation found = explained(*spoilt);
            if (found.wrong == 0) continue;  // a fault only
            Count& count = counts[error];
            ++count.spoilt;
            count.explained += found.mistakes.empty() ? 0 : 1;
            count.single += found.is_single() ? 1 : 0;
            if (has_one_mistake(error) && !found.is_single())
                BOOST_ERROR(to_text(error) << ": " << to_text(found) << "\n" << write(*spoilt));
        }
    }
    return counts;
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_the_dealing_machine_spoils_is_explained_in_every_game) {
    for (const Game game : every_game) {
        const auto counts = count_explained(game, 60);
        BOOST_TEST(counts.size() > 3U);
        for (const auto& [error, count] : counts) {
            BOOST_TEST_CONTEXT(to_text(game) << " " << to_text(error)) {
                BOOST_TEST(count.explained * 10 >= count.spoilt * 8,
                           count.explained << " of " << count.spoilt);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(an_explanation_is_the_same_every_time) {
    DealingMachine machine(TableCard(Game::Extreme), 9, 1000);
    for (int i = 0; i < 100; ++i) {
        const HandRecord hand = machine.next().record;
        if (claim_of(hand).empty()) continue;
        BOOST_TEST((explained(hand) == explained(hand)));
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
