// Rounds of one shoe: its cards come in their order, round after round, and none comes twice.

#include <boost/test/unit_test.hpp>

#include "dealing/own_hand_round.h"
#include "games/all_games.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(own_hand_round)

std::vector<Card> cards_of(std::string_view names) {
    std::vector<Card> cards;
    for (std::size_t at = 0; at < names.size(); at += 3)
        cards.push_back(card_from(names.substr(at, 2)).value());
    return cards;
}

/// They hit to 17, as the dealer does.
const std::vector<SeatedGuest> two_guests{{1, Money::dollars(20), {Manner::LikeTheDealer, false}},
                                          {4, Money::dollars(50), {Manner::LikeTheDealer, false}}};

BOOST_AUTO_TEST_CASE(the_first_cards_leave_the_shoe_in_two_rounds) {
    Dice dice(1);
    Shoe shoe(cards_of("9h Tc 6h 7d 8s Td 5c 4d"), dice);
    const HandRecord round = deal_own_hands(TableCard(Game::Breakout), {}, two_guests, shoe, dice);
    BOOST_TEST(write(round) ==
               "breakout\n1 bet player 20\n4 bet player 50\n1 deal 9h 7d\n4 deal Tc 8s\n"
               "dealer deal 6h (Td)\n1 hit 5c\n1 stand\n4 stand\ndealer turn Td\ndealer hit 4d\n"
               "dealer stand\n1 pay player 20\n4 take player 50\n");
    BOOST_TEST(shoe.left().empty());
    BOOST_TEST(shoe.drawn() == 8);
    BOOST_CHECK_THROW(deal_own_hands(TableCard(Game::Breakout), {}, two_guests, shoe, dice),
                      ShoeIsEmpty);
}

BOOST_AUTO_TEST_CASE(round_after_round_is_dealt_from_what_is_left) {
    std::vector<Card> order;
    for (int i = 0; i < 6; ++i) order.insert(order.end(), deck().begin(), deck().end());
    Dice dice(9);
    Shoe shoe(order, dice);
    std::vector<Card> dealt;
    while (shoe.left().size() > 30) {
        const HandRecord round =
            deal_own_hands(TableCard(Game::Breakout), {}, two_guests, shoe, dice);
        const Ruling ruling = rule(round);
        BOOST_TEST(ruling.breaches.empty());
        BOOST_TEST(judge(claim_of(round), round, ruling, {}).right, write(round));
        // Seats in turn, first their two rounds of first cards.
        std::vector<Card> first, second, rest;
        for (const Event& event : round.events) {
            if (event.verb == Verb::Turn) continue;
            const bool is_first = event.verb == Verb::Deal && event.who.hand == 0;
            if (is_first) first.push_back(event.cards[0].card);
            if (is_first) second.push_back(event.cards[1].card);
            if (!is_first)
                for (const DealtCard& card : event.cards) rest.push_back(card.card);
        }
        for (const auto* part : {&first, &second, &rest})
            dealt.insert(dealt.end(), part->begin(), part->end());
    }
    BOOST_TEST(dealt.size() > 250U);
    BOOST_TEST(static_cast<int>(dealt.size()) == shoe.drawn());
    BOOST_TEST(std::equal(dealt.begin(), dealt.end(), order.begin()));
}

BOOST_AUTO_TEST_CASE(a_card_that_is_put_back_is_the_next_one) {
    Dice dice(1);
    Shoe shoe(cards_of("9h Tc"), dice);
    const Card first = shoe.draw();
    shoe.put_back(first);
    BOOST_TEST(to_text(shoe.draw()) == "9h");
    BOOST_TEST(to_text(shoe.draw()) == "Tc");
    BOOST_CHECK_THROW(shoe.draw(), ShoeIsEmpty);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
