#include "own_play.h"

#include "games/breakout/bets/bets.h"
#include "games/extreme/settlement/outcomes.h"
#include "games/league/results.h"
#include "games/midnight/settlement/results.h"

namespace fairdeal {

namespace {

constexpr Money bet = Money::cents(1000);

/// Cards as the dice fall, any rank as likely as another.
class Cards {
public:
    explicit Cards(Dice& dice) : dice_(dice) {}
    Card next() {
        const std::uint64_t rank = ((dice_.next() >> 32U) * 13U) >> 32U;
        return {static_cast<Rank>(1 + rank), Suit::Spades};
    }

private:
    Dice& dice_;
};

FinalHand two_cards(Cards& cards) {
    FinalHand hand{with_card(with_card({}, cards.next()), cards.next()), false, 2};
    hand.natural = hand.total == soft(21);
    return hand;
}

void draw_to_17(FinalHand& hand, Cards& cards) {
    while (draws_on(hand.total, false)) {
        hand.total = with_card(hand.total, cards.next());
        ++hand.cards;
    }
}

template <class Settle>
Money play(Dice& dice, int rounds, Settle settle) {
    Cards cards(dice);
    Money won;
    for (int i = 0; i < rounds; ++i) {
        FinalHand player = two_cards(cards);
        FinalHand dealer = two_cards(cards);
        draw_to_17(player, cards);
        draw_to_17(dealer, cards);
        const Outcome outcome = settle(player, dealer);
        if (outcome.verb == Verb::Take) won += bet;
        if (outcome.verb == Verb::Pay) won -= pay_at(bet, outcome.odds);
    }
    return won;
}

}  // namespace

Money own_play(Game game, Dice& dice, int rounds) {
    const TableCard card(game);
    switch (game) {
        case Game::Breakout: {
            const brk::Sheet sheet(card);
            return play(dice, rounds, [&](const FinalHand& player, const FinalHand& dealer) {
                return brk::dealer_hand_bet({player, dealer}, sheet);
            });
        }
        case Game::Midnight: {
            const mid::Sheet sheet(card);
            return play(dice, rounds, [&](const FinalHand& player, const FinalHand& dealer) {
                return mid::hand_bet({player}, dealer, sheet);
            });
        }
        case Game::Extreme: {
            const bjx::Sheet sheet(card);
            return play(dice, rounds, [&](const FinalHand& player, const FinalHand& dealer) {
                return bjx::played_hand({player.total, player.natural}, dealer, sheet);
            });
        }
        case Game::League: {
            const ibl::Sheet sheet(card);
            return play(dice, rounds, [&](const FinalHand& player, const FinalHand& dealer) {
                return ibl::hand_bet(player, dealer, sheet);
            });
        }
    }
    throw Fault("invalid game");
}

}  // namespace fairdeal
