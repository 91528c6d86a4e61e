// Midnight Blackjack: one to three positions, insurance hand by hand, no hole card.

#include "dealing/croupier.h"
#include "dealing/floor.h"
#include "dealing/stakes.h"
#include "record/decks.h"

namespace fairdeal {

namespace {

constexpr int most_positions = 3;

class MidnightCroupier final : public Croupier {
public:
    MidnightCroupier(const TableCard& card, const Identity& identity, Dice& dice, int level)
        : Croupier(card, identity, decks_of_midnight, dice),
          level_(level),
          floor_(floor_of(Game::Midnight, level)) {}

private:
    void open() override {
        std::vector<PlannedEvent> planned;
        if (level_ != any_table) least_ = random_least(level_, dice());
        for (const int seat : seats()) {
            const Who who{static_cast<std::uint8_t>(seat), 0};
            planned.push_back({event(who, Verb::Bet, Wager::Player, stake()), {}});
        }
        put_up(std::move(planned));
    }

    std::vector<int> seats() {
        if (level_ != any_table) return seats_on(floor_, most_positions, most_positions, dice());
        const int places = dice().chance(80) ? most_positions : 7;
        return some_seats(places, most_positions, dice());
    }

    Money stake() {
        return level_ == any_table ? random_stake(dice()) : stake_on_floor(level_, least_, dice());
    }

    [[nodiscard]] InlineVector<bool, 2> first_cards_of(Who who) const override {
        return who.is_dealer() ? InlineVector<bool, 2>{false} : InlineVector<bool, 2>{false, false};
    }

    /// Where the house rounds, half a bet is a multiple of its unit.
    [[nodiscard]] InlineVector<Money, 4> insurance_costs(Money stake) override {
        const Money half = half_of(stake);
        const Money unit = record().header.card.amount(Option::Unit);
        InlineVector<Money, 4> costs;
        const Money less = level_ == any_table ? half_of(half) : in_fives(half);
        if (dice().chance(15)) costs.push_back(less);
        costs.push_back(half);
        if (unit.is_zero()) return costs;
        const Money down = unit * (half.in_cents() / unit.in_cents());
        costs.push_back(down);
        costs.push_back(down + unit);
        return costs;
    }

    [[nodiscard]] std::size_t most_hands() const override { return floor_.most_hands; }

    int level_;
    Floor floor_;
    Money least_{};  // nobody bets less
};

}  // namespace

HandRecord deal_midnight(const TableCard& card, const Identity& identity, Dice& dice, int level) {
    return MidnightCroupier(card, identity, dice, level).deal();
}

}  // namespace fairdeal
