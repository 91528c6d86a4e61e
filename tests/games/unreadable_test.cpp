// Hands with cards that a camera could not read: what holds whatever they are, and what hangs on
// which line.

#include <array>
#include <boost/test/unit_test.hpp>
#include <map>
#include <set>

#include "games/unreadable.h"
#include "rules/verdict_words.h"
#include "rulings.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(unreadable)

std::string undecided_in_words(const Ruling& ruling) {
    std::string text;
    for (const Undecided& open : ruling.undecided) {
        text += (text.empty() ? "" : "; ") + to_text(open.who) + " " +
                std::string(to_text(open.wager)) + ":";
        text += " " + settlements_in_words(open.may_be);
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
    {"no suit is known, and none decides anything",
     "breakout / 1 bet player 25 / 1 deal T? 8? / dealer deal 6? (K?) / 1 stand / dealer turn K? / dealer hit 9?",
     "1 pay player 25", ""},
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

// --- every card of some hands made unreadable, one and two at a time, against all 52 of each

using Words = std::map<std::string, std::set<std::string>>;  // of each wager: what it can come to

std::string wager_of(const Line& line) {
    return to_text(line.who) + " " +
           std::string(line.wager == Wager::None ? to_text(line.verb) : to_text(line.wager));
}

void add_words(Words& words, const Ruling& ruling, bool first) {
    for (const Line& line : ruling.lines) {
        if (!first && words.count(wager_of(line)) == 0) words[wager_of(line)].insert("nothing");
    }
    for (const Line& line : ruling.lines) words[wager_of(line)];
    for (auto& [wager, says] : words) {
        std::string said = "nothing";
        for (const Line& line : ruling.lines) {
            if (wager_of(line) == wager)
                said = settlement_in_words(lines_about(ruling.lines, subject_of(line)));
        }
        says.insert(said);
    }
}

struct Place {
    std::size_t event = 0, card = 0;
};

/// The cards that can be made unreadable: those that nobody turns up.
std::vector<Place> open_cards(const HandRecord& record) {
    std::vector<Place> places;
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        const Event& event = record.events[i];
        for (std::size_t c = 0; c < event.cards.size(); ++c) {
            if (event.verb != Verb::Turn && !event.cards[c].face_down) places.push_back({i, c});
        }
    }
    return places;
}

Words by_brute_force(HandRecord record, const std::vector<Place>& places) {
    Words words;
    std::size_t fillings = 1;
    for (std::size_t i = 0; i < places.size(); ++i) fillings *= deck().size();
    for (std::size_t filling = 0; filling < fillings; ++filling) {
        std::size_t rest = filling;
        for (const Place& place : places) {
            record.events[place.event].cards[place.card].card = deck().at(rest % deck().size());
            rest /= deck().size();
        }
        add_words(words, rule(record), filling == 0);
    }
    return words;
}

Words as_ruled(HandRecord record, const std::vector<Place>& places) {
    for (const Place& place : places) record.events[place.event].cards[place.card].card = Card{};
    const Ruling ruling = rule(record);
    Words words;
    add_words(words, ruling, true);
    for (const Undecided& open : ruling.undecided) {
        const Line line{open.who, open.verb, open.wager, {}, 0, {}, no_event, no_event, {}, {}};
        for (const SettledLines& lines : open.may_be)
            words[wager_of(line)].insert(settlement_in_words(lines));
    }
    return words;
}

BOOST_AUTO_TEST_CASE(agrees_with_every_one_of_the_52_cards) {
    // clang-format off
    constexpr std::array hands{
        "breakout / 1 bet dealer 25 / 1 bet pair-up 5 / 1 bet super-tie 5 / 1 deal 9h 9d / dealer deal Tc (8s) / dealer peek / dealer turn 8s / dealer stand",
        "breakout suited-by=colour dealer-style=no-hole / 1 bet player 25 / 1 bet pair-up 5 / 1 deal Th Jd / dealer deal 4c / 1 stand / dealer hit 4s / dealer hit 9s / dealer stand",
        "midnight / 1 bet player 20 / 2 bet player 30 / 1 deal 6h 5c / 2 deal Ah Kd / dealer deal 9s / 1 double Td / dealer hit 8h / dealer stand",
        "extreme minimum=50 mode=tournament / dealer chips 60 / 1 blind 50 / 2 blind 50 / 1 deal (Tc) 9d / 2 deal (5s) 6h / dealer deal (9h) (8d) / dealer turn 8d / 1 check / 2 raise 50 / dealer play / 1 turn Tc / 2 turn 5s / 1 stand / 2 hit 8h / 2 stand / dealer turn 9h / dealer stand",
    };
    // clang-format on
    for (const std::string_view hand : hands) {
        const HandRecord record = hand_record(hand);
        const std::vector<Place> places = open_cards(record);
        for (std::size_t i = 0; i < places.size(); ++i) {
            for (std::size_t j = i; j < places.size(); ++j) {
                std::vector<Place> unread{places[i]};
                if (j != i) unread.push_back(places[j]);
                // No card runs out: these hands are dealt from two decks and more.
                BOOST_TEST((as_ruled(record, unread) == by_brute_force(record, unread)),
                           hand << ": cards " << i << " and " << j);
            }
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
