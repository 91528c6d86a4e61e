// The International BlackJack League: chips that are counted, bets clockwise from the start, secret
// ones, and players whom the system plays for.

#include "dealing/croupier.h"
#include "dealing/stakes.h"
#include "dealing/tournament.h"

namespace fairdeal {

namespace {

class LeagueCroupier final : public Croupier {
public:
    LeagueCroupier(const NextHand& begins, const Identity& identity, const Temper& temper,
                   Dice& dice)
        : Croupier(begins.header.card, identity, begins.header.card.number(Option::Decks), dice),
          begins_(begins),
          temper_(temper),
          unit_(begins.header.facts.minimum.value_or(Money::dollars(1))),
          no_hole_(begins.header.card.text(*find_option(Game::League, "dealer-style")) ==
                   "no-hole") {}

private:
    void open() override {
        record().header.facts = begins_.header.facts;
        for (const Event& event : begins_.events) write_down(event);
    }

    [[nodiscard]] InlineVector<bool, 2> first_cards_of(Who who) const override {
        if (!who.is_dealer()) return {false, false};
        return no_hole_ ? InlineVector<bool, 2>{false} : InlineVector<bool, 2>{false, true};
    }

    // --- the bets

    /// Somebody whose turn it is bets; now and then they let it go by.
    bool take_a_bet() {
        if (table().first_deal != no_event) return false;
        const std::vector<Act> acts = ruling().next;
        for (const Act& act : acts) {
            if (!act.decides) continue;
            const bool passed_over = dice().chance(record().header.facts.start ? 2 : 20);
            return (passed_over && bet(seat_behind(act.who.seat))) || bet(act.who.seat);
        }
        return false;
    }

    /// The next clockwise who can still bet, or the seat itself.
    int seat_behind(int seat) {
        for (int places = 1; places < highest_seat; ++places) {
            const int other = (seat + places - 1) % highest_seat + 1;
            if (has_chips(other) && table().find(other)->wagers.empty()) return other;
        }
        return seat;
    }

    bool has_chips(int seat) {
        const TableSeat* found = table().find(seat);
        return found != nullptr && found->chips.value_or(Money{}) > Money{};
    }

    bool bet(int seat) {
        const Who who{static_cast<std::uint8_t>(seat), 0};
        const Money amount = random_bet(table().find(seat)->chips.value_or(unit_));
        const bool on_another = temper_.level == any_table && amount >= unit_ * 2;
        const bool secretly = may(Verb::Secret) && dice().chance(temper_.secret);
        if (secretly && try_event(event(who, Verb::Secret, Wager::Player, amount))) return true;
        if (on_another && dice().chance(2)) return bet_twice(who, amount);
        return try_event(event(who, Verb::Bet, Wager::Player, amount));
    }

    /// Puts the minimum up first, then the rest on it.
    bool bet_twice(Who who, Money amount) {
        return try_event(event(who, Verb::Bet, Wager::Player, unit_)) &&
               try_event(event(who, Verb::Bet, Wager::Player, amount - unit_));
    }

    Money random_bet(Money chips) {
        if (chips <= unit_) return chips;
        // On a floor what is less than the smallest bet stays behind.
        if (temper_.level != any_table) chips = unit_ * (chips.in_cents() / unit_.in_cents());
        if (dice().chance(temper_.all_in)) return chips;
        if (dice().chance(temper_.alike)) return unit_;
        if (dice().chance(50))
            return std::min(chips, unit_ * (1 + static_cast<std::int64_t>(dice().below(5))));
        if (temper_.level == any_table && dice().chance(5))
            return between(unit_, chips, Money::cents(1), dice());
        return between(unit_, chips, unit_, dice());
    }

    // --- the boxes

    bool volunteer() override {
        if (ask_for_insurance()) return true;
        if (nobody_can_bet()) return bring_one_back();
        if (dice().below(1000) < temper_.box_ticks && tick_a_box()) return true;
        return take_a_bet();
    }

    /// The system plays for all of them, and none has enough for it to bet.
    bool nobody_can_bet() { return table().first_deal == no_event && ruling().next.empty(); }

    bool bring_one_back() {
        for (const TableSeat& seat : table().seats) {
            if (!has_chips(seat.seat) || !(seat.sits_out || seat.disconnected)) continue;
            const Who who = who_of(seat);
            const bool was_out = seat.sits_out;
            const bool was_gone = seat.disconnected;
            if (was_out) write_down(event(who, Verb::SitIn));
            if (was_gone) write_down(event(who, Verb::Reconnect));
            return true;
        }
        return false;
    }

    /// Somebody leaves or comes back, by their box or by their line.
    bool tick_a_box() {
        const auto& seats = table().seats;
        const TableSeat& seat = seats[dice().below(seats.size())];
        if (!has_chips(seat.seat)) return false;
        const Who who = who_of(seat);
        const Verb box = seat.sits_out ? Verb::SitIn : Verb::SitOut;
        const Verb line = seat.disconnected ? Verb::Reconnect : Verb::Disconnect;
        const bool by_box = dice().chance(50);
        if (temper_.level != any_table && (by_box ? seat.disconnected : seat.sits_out))
            return false;  // on a floor nobody is away twice at once
        write_down(event(who, by_box ? box : line));
        return true;
    }

    [[nodiscard]] std::size_t most_hands() const override {
        return floor_of(Game::League, temper_.level).most_hands;
    }
    [[nodiscard]] InlineVector<Money, 4> insurance_costs(Money stake) override {
        return temper_.level == any_table ? Croupier::insurance_costs(stake)
                                          : InlineVector<Money, 4>{half_of(stake)};
    }

    void close() override {
        if (dice().below(1000) < temper_.box_ticks) tick_a_box();
    }

    const NextHand& begins_;
    Temper temper_;
    Money unit_;  // the smallest bet
    bool no_hole_;
};

}  // namespace

HandRecord deal_league(const NextHand& begins, const Identity& identity, const Temper& temper,
                       Dice& dice) {
    return LeagueCroupier(begins, identity, temper, dice).deal();
}

}  // namespace fairdeal
