#include "dealing/own_hand_round.h"

#include "dealing/croupier.h"
#include "dealing/first_cards.h"

namespace fairdeal {

namespace {

Guests by_seat(std::span<const SeatedGuest> seated) {
    Guests guests;
    for (const SeatedGuest& one : seated) guests.at(static_cast<std::size_t>(one.seat)) = one.guest;
    return guests;
}

class OwnHandCroupier final : public Croupier {
public:
    OwnHandCroupier(const TableCard& card, const Identity& identity,
                    std::span<const SeatedGuest> guests, Shoe& shoe, Dice& dice)
        : Croupier(card, identity, by_seat(guests), shoe, dice),
          seated_(guests),
          no_hole_(card.text(*find_option(Game::Breakout, "dealer-style")) == "no-hole") {}

private:
    void open() override {
        for (const SeatedGuest& one : seated_)
            write_down(event({static_cast<std::uint8_t>(one.seat), 0}, Verb::Bet, Wager::Player,
                             one.stake));
    }

    [[nodiscard]] InlineVector<bool, 2> first_cards_of(Who who) const override {
        if (!who.is_dealer()) return {false, false};
        return no_hole_ ? InlineVector<bool, 2>{false} : InlineVector<bool, 2>{false, true};
    }

    [[nodiscard]] std::size_t most_hands() const override { return most_hands_of_a_guest; }
    [[nodiscard]] InlineVector<Money, 4> insurance_costs(Money stake) override {
        return {half_of(stake)};
    }

    static constexpr std::size_t most_hands_of_a_guest = 4;
    std::span<const SeatedGuest> seated_;
    bool no_hole_;
};

}  // namespace

HandRecord deal_own_hands(const TableCard& card, const Identity& identity,
                          std::span<const SeatedGuest> guests, Shoe& shoe, Dice& dice) {
    return hand_by_hand(OwnHandCroupier(card, identity, guests, shoe, dice).deal());
}

}  // namespace fairdeal
