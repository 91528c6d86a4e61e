// Midnight Blackjack: one to three positions, insurance hand by hand, no hole card.

#include "training/croupier.h"
#include "training/stakes.h"

namespace fairdeal {

namespace {

constexpr int decks_of_midnight = 8;
constexpr int most_positions = 3;

class MidnightCroupier final : public Croupier {
public:
    MidnightCroupier(const TableCard& card, const Identity& identity, Dice& dice)
        : Croupier(card, identity, decks_of_midnight, dice) {}

private:
    void open() override {
        std::vector<Wish> wishes;
        const int places = dice().chance(80) ? most_positions : 7;
        for (const int seat : some_seats(places, most_positions, dice())) {
            const Who who{static_cast<std::uint8_t>(seat), 0};
            wishes.push_back({event(who, Verb::Bet, Wager::Player, random_stake(dice())), {}});
        }
        put_up(std::move(wishes));
    }

    [[nodiscard]] Few<bool, 2> first_cards_of(Who who) const override {
        return who.is_dealer() ? Few<bool, 2>{false} : Few<bool, 2>{false, false};
    }

    /// Where the house rounds, half a bet is a multiple of its unit.
    [[nodiscard]] Few<Money, 4> insurance_costs(Money stake) override {
        const Money half = half_of(stake);
        const Money unit = record().header.card.amount(Option::Unit);
        Few<Money, 4> costs;
        if (dice().chance(15)) costs.push_back(half_of(half));
        costs.push_back(half);
        if (unit.is_zero()) return costs;
        const Money down = unit * (half.in_cents() / unit.in_cents());
        costs.push_back(down);
        costs.push_back(down + unit);
        return costs;
    }
};

}  // namespace

HandRecord deal_midnight(const TableCard& card, const Identity& identity, Dice& dice) {
    return MidnightCroupier(card, identity, dice).deal();
}

}  // namespace fairdeal
