// BlackJack eXtreme: banks of every size, blinds, passes, raises, and a dealer who chooses.

#include "dealing/croupier.h"
#include "dealing/floor.h"
#include "dealing/stakes.h"

namespace fairdeal {

namespace {

Money random_minimum(Dice& dice) {
    constexpr std::array minimums{5000, 5000, 2500, 1000, 500, 10000, 250, 1500};
    return Money::cents(dice.one_of<int>(minimums));
}

/// What a table of a level asks of a blind; the first level in chips of which any half is one.
Money minimum_on_floor(int level, Dice& dice) {
    constexpr std::array minimums{1000, 2500, 5000, 5000, 10000};
    return level == 1 ? Money::dollars(50) : Money::cents(dice.one_of<int>(minimums));
}

/// The least by which sums part.
Money step_on_floor(int level, Money minimum) {
    if (level == 1) return minimum;
    return minimum < Money::dollars(50) ? Money::dollars(5) : Money::dollars(25);
}

class ExtremeCroupier final : public Croupier {
public:
    ExtremeCroupier(const TableCard& card, const Identity& identity, Dice& dice, int level)
        : Croupier(card, identity, card.number(Option::Decks), dice),
          decks_(card.number(Option::Decks)),
          level_(level),
          floor_(floor_of(Game::Extreme, level)),
          minimum_(level_ == any_table ? random_minimum(dice) : minimum_on_floor(level_, dice)),
          tournament_(dice.chance(70)),
          step_(level_ == any_table ? half_of(minimum_) : step_on_floor(level_, minimum_)),
          counted_(dice.chance(60)),
          up_card_first_(dice.chance(10)),
          timid_(dice.chance(15)) {
        if (level_ == any_table && dice.chance(15))
            step_ = Money::cents(1 + static_cast<std::int64_t>(dice.below(99)));
    }

private:
    // --- before the cards

    void open() override {
        const int most = decks_ == 1 ? 3 : 7;
        const std::vector<int> seats =
            level_ == any_table ? some_seats(7, most, dice()) : seats_on(floor_, 7, most, dice());
        TableFacts& facts = record().header.facts;
        facts.minimum = minimum_;
        facts.mode = tournament_ ? Mode::Tournament : Mode::Regular;
        if (!tournament_ && dice().chance(25)) note_passes(seats);
        bank_ = random_bank(seats.size());
        std::vector<PlannedEvent> planned{{event(the_dealer, Verb::Chips, Wager::None, bank_), {}}};
        for (const int seat : seats) add_seat(seat, planned);
        put_up(std::move(planned));
        if (dice().chance(4)) think_again(seats);
        if (!tournament_ && dice().chance(2)) try_event(event(the_dealer, Verb::Pass));
    }

    /// Somebody passes though the blind is up, before any card.
    void think_again(const std::vector<int>& seats) {
        for (const int seat : seats) {
            if (dice().chance(40))
                try_event(event({static_cast<std::uint8_t>(seat), 0}, Verb::Pass));
        }
    }

    /// Passes so far: fewer than three of those who are still here.
    void note_passes(const std::vector<int>& seats) {
        for (int seat = 1; seat <= 7; ++seat) {
            const bool here = std::find(seats.begin(), seats.end(), seat) != seats.end();
            const int passes = here ? 1 + static_cast<int>(dice().below(2)) : 3;
            if (dice().chance(30)) record().header.facts.passes.emplace_back(seat, passes);
        }
    }

    /// From nothing to plenty; more often than not too little for everybody.
    Money random_bank(std::size_t seats) {
        const auto all = static_cast<std::int64_t>(seats);
        if (level_ == 1) return minimum_ * (10 * all + 10);
        if (dice().chance(6)) return {};
        if (dice().chance(35)) return minimum_ * (10 * all + 10);
        if (dice().chance(25)) return between({}, minimum_, step_, dice());
        if (dice().chance(30))
            return minimum_ * (1 + static_cast<std::int64_t>(dice().below(2 * seats + 1)));
        return between({}, minimum_ * (4 * all), step_, dice());
    }

    void add_seat(int seat, std::vector<PlannedEvent>& planned) {
        const Who who{static_cast<std::uint8_t>(seat), 0};
        std::optional<Money> chips;
        if (counted_ && dice().chance(85)) {
            chips = random_chips();
            planned.push_back({event(who, Verb::Chips, Wager::None, *chips), {}});
        }
        const Money most = minimum_ * 2;
        Money blind = dice().chance(30) ? minimum_ : between(minimum_, most, step_, dice());
        if (chips) blind = std::min(blind, *chips);
        const Event up = event(who, Verb::Blind, Wager::Blind, blind);
        const Event pass = event(who, Verb::Pass);
        if (dice().chance(bank_ < minimum_ ? 45 : 7)) return planned.push_back({pass, up});
        if (!may_be_short() || !dice().chance(8)) return planned.push_back({up, pass});
        Money any = between(step_, minimum_ * 5, step_, dice());
        if (chips) any = std::min(any, *chips);
        planned.push_back({event(who, Verb::Blind, Wager::Blind, any), up});
    }

    /// On a floor that is not busy nobody has less than a blind, or bets less.
    [[nodiscard]] bool may_be_short() const {
        constexpr int from_level = 3;
        return level_ == any_table || level_ >= from_level;
    }

    Money random_chips() {
        if (may_be_short() && dice().chance(12)) return between(step_, minimum_, step_, dice());
        if (dice().chance(30)) return between(minimum_, minimum_ * 5, step_, dice());
        return minimum_ * (10 + static_cast<std::int64_t>(dice().below(30)));
    }

    [[nodiscard]] InlineVector<bool, 2> first_cards_of(Who who) const override {
        if (who.is_dealer()) return {true, true};
        return up_card_first_ ? InlineVector<bool, 2>{false, true}
                              : InlineVector<bool, 2>{true, false};
    }

    // --- choices

    bool decide(const Act& act) override {
        if (act.who.is_dealer()) return dealer_decides();
        if (!may(Verb::Check)) return Croupier::decide(act);
        if (may(Verb::Raise) && wants_to_raise(act.who) && raise(act.who)) return true;
        const bool folds = dice().chance(may(Verb::Fold) ? (timid_ ? 60 : 12) : 0);
        return act_by_choice(act.who, folds ? Verb::Fold : Verb::Check);
    }

    bool dealer_decides() {
        if (may(Verb::Play))
            return act_by_choice(the_dealer, dice().chance(14) ? Verb::Fold : Verb::Play);
        return act_by_choice(the_dealer, dice().chance(35) ? Verb::Hit : Verb::Stand);
    }

    bool wants_to_raise(Who who) {
        const Total total = table().find(who)->total();
        const bool good = total.points >= 18 || (total.points >= 9 && total.points <= 11);
        return dice().chance(good ? 60 : 20);
    }

    /// The least, a good deal more, or all in.
    bool raise(Who who) {
        const TableSeat& seat = *table().find(who.seat);
        const Money blind = seat.find(Wager::Blind)->stake;
        const auto times = static_cast<std::int64_t>(1 + dice().below(4));
        Money amount = dice().chance(70) ? blind * times : blind + step_ * times;
        if (seat.chips && (amount + blind > *seat.chips || dice().chance(10)))
            amount = std::max(*seat.chips - blind, Money{});
        return try_event(event(who, Verb::Raise, Wager::DoubleUp, amount));
    }

    // --- once the play is over

    /// A card shown, or drawn for nobody, though no wager hangs on it; then the cards left in the
    /// shoe, as many at least as were dealt.
    void close() override {
        if (dice().chance(30)) go_on_for_nobody();
        if (!dice().chance(30)) return;
        const int least = std::max(26, shoe().drawn());
        const auto more = static_cast<std::uint64_t>(std::max(0, decks_ * 52 - least));
        record().header.facts.left = least + static_cast<int>(dice().below(more + 1));
    }

    void go_on_for_nobody() {
        settle_before_next_card();
        while (!ruling().may.empty()) {
            const std::size_t before = record().events.size();
            if (may(Verb::Turn)) {
                Event turn = event(the_dealer, Verb::Turn);
                turn.cards.push_back({face_down_card(table().dealer), false});
                write_down(turn);
            } else {
                const bool draws = may(Verb::Hit) && (!may(Verb::Stand) || dice().chance(35));
                act_by_choice(the_dealer, draws ? Verb::Hit : Verb::Stand);
            }
            if (record().events.size() == before) return;
        }
    }

    [[nodiscard]] std::size_t most_hands() const override { return floor_.most_hands; }

    int decks_;
    int level_;
    Floor floor_;
    Money minimum_;
    bool tournament_;
    Money step_;          // stakes and stacks go by it
    bool counted_;        // the guests' chips are counted
    bool up_card_first_;  // the card that lies open is dealt first
    bool timid_;          // many fold
    Money bank_;
};

}  // namespace

HandRecord deal_extreme(const TableCard& card, const Identity& identity, Dice& dice, int level) {
    return ExtremeCroupier(card, identity, dice, level).deal();
}

}  // namespace fairdeal
