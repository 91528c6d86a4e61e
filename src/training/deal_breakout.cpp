// Breakout Blackjack: guests who bet on their own hand or the dealer's, and side wagers.

#include <array>

#include "training/croupier.h"
#include "training/stakes.h"

namespace fairdeal {

namespace {

constexpr Money dearest_side_wager = Money::dollars(100000);  // nobody puts up more

class BreakoutCroupier final : public Croupier {
public:
    BreakoutCroupier(const TableCard& card, const Identity& identity, Dice& dice)
        : Croupier(card, identity, card.number(Option::Decks), dice),
          no_hole_(card.text(*find_option(Game::Breakout, "dealer-style")) == "no-hole"),
          own_hands_(dice.chance(30) ? 85 : 40),
          least_super_tie_(card.amount(Option::SuperTieMin)) {}

private:
    void open() override {
        std::vector<Wish> wishes;
        const int decks = record().header.card.number(Option::Decks);
        for (const int seat : some_seats(7, decks == 1 ? 4 : 7, dice())) add_wagers(seat, wishes);
        put_up(std::move(wishes));
    }

    void add_wagers(int seat, std::vector<Wish>& wishes) {
        constexpr std::array side_wagers{Wager::PairUp, Wager::Sweet17, Wager::BreakoutBonus,
                                         Wager::SuperTie};
        const Who who{static_cast<std::uint8_t>(seat), 0};
        const bool own = dice().chance(own_hands_);
        const Money stake = random_stake(dice());
        wishes.push_back({event(who, Verb::Bet, own ? Wager::Player : Wager::Dealer, stake), {}});
        for (const Wager wager : side_wagers) {
            if (!dice().chance(35)) continue;
            Money side = random_side_stake(dice());
            if (wager == Wager::SuperTie) side = std::max(side, least_super_tie_);
            if (side <= dearest_side_wager)
                wishes.push_back({event(who, Verb::Bet, wager, side), {}});
        }
    }

    [[nodiscard]] Few<bool, 2> first_cards_of(Who who) const override {
        if (!who.is_dealer()) return {false, false};
        return no_hole_ ? Few<bool, 2>{false} : Few<bool, 2>{false, true};
    }

    bool no_hole_;
    unsigned own_hands_;  // how many in a hundred bet on their own hand at this table
    Money least_super_tie_;
};

}  // namespace

HandRecord deal_breakout(const TableCard& card, const Identity& identity, Dice& dice) {
    return BreakoutCroupier(card, identity, dice).deal();
}

}  // namespace fairdeal
