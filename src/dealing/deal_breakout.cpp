// Breakout Blackjack: guests who bet on their own hand or the dealer's, and side wagers.

#include <array>

#include "dealing/croupier.h"
#include "dealing/floor.h"
#include "dealing/stakes.h"

namespace fairdeal {

namespace {

constexpr Money dearest_side_wager = Money::dollars(100000);  // nobody puts up more

class BreakoutCroupier final : public Croupier {
public:
    BreakoutCroupier(const TableCard& card, const Identity& identity, Dice& dice, int level)
        : Croupier(card, identity, card.number(Option::Decks), dice),
          level_(level),
          floor_(floor_of(Game::Breakout, level)),
          no_hole_(card.text(*find_option(Game::Breakout, "dealer-style")) == "no-hole"),
          own_hands_(dice.chance(30) ? 85 : 40),
          least_super_tie_(card.amount(Option::SuperTieMin)) {}

private:
    void open() override {
        std::vector<PlannedEvent> planned;
        const int most = record().header.card.number(Option::Decks) == 1 ? 4 : 7;
        if (level_ != any_table) least_ = random_least(level_, dice());
        for (const int seat :
             level_ == any_table ? some_seats(7, most, dice()) : seats_on(floor_, 7, most, dice()))
            add_wagers(seat, planned);
        put_up(std::move(planned));
    }

    void add_wagers(int seat, std::vector<PlannedEvent>& planned) {
        constexpr std::array side_wagers{Wager::PairUp, Wager::Sweet17, Wager::BreakoutBonus,
                                         Wager::SuperTie};
        const Who who{static_cast<std::uint8_t>(seat), 0};
        const bool own = dice().chance(own_hands_);
        const Money stake =
            level_ == any_table ? random_stake(dice()) : stake_on_floor(level_, least_, dice());
        planned.push_back({event(who, Verb::Bet, own ? Wager::Player : Wager::Dealer, stake), {}});
        int sides = 0;
        for (const Wager wager : side_wagers) {
            if (sides == floor_.most_side_wagers || !dice().chance(35)) continue;
            ++sides;
            Money side = level_ == any_table ? random_side_stake(dice())
                                             : side_stake_on_floor(level_, dice());
            if (wager == Wager::SuperTie) side = std::max(side, least_super_tie_);
            if (side <= dearest_side_wager)
                planned.push_back({event(who, Verb::Bet, wager, side), {}});
        }
    }

    [[nodiscard]] InlineVector<bool, 2> first_cards_of(Who who) const override {
        if (!who.is_dealer()) return {false, false};
        return no_hole_ ? InlineVector<bool, 2>{false} : InlineVector<bool, 2>{false, true};
    }

    [[nodiscard]] std::size_t most_hands() const override { return floor_.most_hands; }
    [[nodiscard]] InlineVector<Money, 4> insurance_costs(Money stake) override {
        return level_ == any_table ? Croupier::insurance_costs(stake)
                                   : InlineVector<Money, 4>{half_of(stake)};
    }

    int level_;
    Floor floor_;
    Money least_{};  // nobody bets less
    bool no_hole_;
    unsigned own_hands_;  // how many in a hundred bet on their own hand at this table
    Money least_super_tie_;
};

}  // namespace

HandRecord deal_breakout(const TableCard& card, const Identity& identity, Dice& dice, int level) {
    return BreakoutCroupier(card, identity, dice, level).deal();
}

}  // namespace fairdeal
