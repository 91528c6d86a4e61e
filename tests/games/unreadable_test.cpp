// Hands with cards that a camera could not read: what holds whatever they are, and what hangs on
// which line.

#include <boost/test/unit_test.hpp>

#include "games/unreadable.h"
#include "rulings.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(unreadable)

std::string undecided_in_words(const Ruling& ruling) {
    std::string text;
    for (const Undecided& open : ruling.undecided) {
        text += (text.empty() ? "" : "; ") + to_text(open.who) + " " +
                std::string(to_text(open.wager)) + ":";
        for (const std::string& words : open.may_be)
            text += " " + words + (&words == &open.may_be.back() ? "" : " or");
        text += " by";
        for (const int line : open.hangs_on) text += " " + std::to_string(line);
    }
    return text;
}

struct Row {
    std::string_view why, record, lines, undecided;
};
// clang-format off
constexpr Row rows[] = {
    {"a suit that decides nothing",
     "breakout / 1 bet dealer 25 / 1 deal T? 7d / dealer deal 9c (9s) / dealer turn 9s / dealer stand",
     "1 pay dealer 25", ""},
    {"a bust whatever the card is",
     "breakout / 1 bet dealer 25 / 1 deal Th 6d / dealer deal 9c (9s) / 1 hit K? / dealer turn 9s / dealer stand",
     "1 pay dealer 25", ""},
    {"a suit that decides Pair Up",
     "breakout / 1 bet dealer 25 / 1 bet pair-up 5 / 1 deal 9? 9d / dealer deal Tc (9s) / dealer peek / dealer turn 9s / dealer stand",
     "1 pay dealer 25", "1 pair-up: pay 15 or pay 25 by 4"},
    {"one deck has no second nine of diamonds",
     "breakout decks=1 / 1 bet dealer 25 / 1 bet pair-up 5 / 1 deal 9? 9d / dealer deal Tc (8s) / dealer peek / dealer turn 8s / dealer stand",
     "1 push dealer, 1 pay pair-up 15", ""},
    {"a rank that decides the bet",
     "breakout / 1 bet dealer 25 / 1 deal Th ?d / dealer deal Tc (9s) / dealer peek / dealer turn 9s / dealer stand",
     "", "1 dealer:"},
    {"another seat is not touched",
     "breakout / 1 bet dealer 25 / 1 bet pair-up 5 / 2 bet dealer 10 / 1 deal 9? 9d / 2 deal Th Ks / dealer deal Tc (9s) / dealer peek / "
     "dealer turn 9s / dealer stand",
     "1 pay dealer 25, 2 take dealer 10", "1 pair-up: pay 15 or pay 25 by 5"},
    {"a hole card nobody has turned up is no unreadable card",
     "breakout / 1 bet player 10 / 1 deal Th 6d / dealer deal 9c (?\?) / 1 hit Kc",
     "1 take player 10", ""},
    {"a hole card turned up later is known",
     "breakout / 1 bet dealer 25 / 1 deal Th 7d / dealer deal 9c (?\?) / dealer turn 9s / dealer stand",
     "1 pay dealer 25", ""},
};
// clang-format on

BOOST_AUTO_TEST_CASE(what_holds_for_every_card_is_ruled_and_the_rest_says_what_it_hangs_on) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.why << ": " << row.record) {
            const Ruling ruling = rule(hand_record(row.record));
            BOOST_TEST(joined_texts(ruling.lines) == row.lines);
            const std::string open = undecided_in_words(ruling);
            BOOST_TEST((row.undecided.ends_with(':') ? open.starts_with(row.undecided)
                                                     : open == row.undecided),
                       open);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_claim_on_an_undecided_wager_is_open_if_it_is_possible_and_wrong_if_not) {
    const std::string hand =
        "breakout / 1 bet dealer 25 / 1 bet pair-up 5 / 1 deal 9? 9d / dealer deal Tc (9s) / "
        "dealer peek / "
        "dealer turn 9s / dealer stand / 1 pay dealer 25 / 1 pay pair-up ";
    const auto discrepancies = [&](const std::string& paid) {
        const HandRecord record = hand_record(hand + paid);
        const Verdict verdict = judge(claim_of(record), rule(record));
        BOOST_TEST(!verdict.right);
        return verdict.discrepancies().size();
    };
    BOOST_TEST(discrepancies("15") == 0U);
    BOOST_TEST(discrepancies("25") == 0U);
    BOOST_TEST(discrepancies("250") == 1U);
}

BOOST_AUTO_TEST_CASE(with_too_many_unreadable_cards_nothing_is_decided) {
    const Ruling ruling =
        rule(hand_record("breakout / 1 bet dealer 25 / 1 deal ?\? ?\? / dealer deal ?\? (?\?) / "
                         "dealer turn ?\? / dealer stand"));
    BOOST_TEST(joined_texts(ruling.lines) == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
