#pragma once
// One hand while it is dealt. The croupier knows no rules: it asks the engine what must or may
// happen next and does one of these; each game's file adds how its guests bet and what its cards
// look like.

#include <array>
#include <optional>

#include "dealing/guest.h"
#include "dealing/shoe.h"
#include "games/all_games.h"

namespace fairdeal {

/// By seat.
using Guests = std::array<Guest, highest_seat + 1>;

class Croupier {
public:
    /// With a shoe and guests of its own, in a manner by chance.
    Croupier(const TableCard& card, const Identity& identity, int decks, Dice& dice);
    /// With these guests and from this shoe, which outlives the hand: the first cards in two rounds
    /// from seat 1 on, everything settled as soon as it may be.
    Croupier(const TableCard& card, const Identity& identity, const Guests& guests, Shoe& shoe,
             Dice& dice);
    Croupier(const Croupier&) = delete;
    Croupier& operator=(const Croupier&) = delete;
    virtual ~Croupier() = default;

    /// Deals the whole hand with its settlement. Throws ShoeIsEmpty.
    HandRecord deal();

protected:
    // --- what a game adds

    /// The facts of the table and every event before the first card.
    virtual void open() = 0;
    /// How the first cards lie: one entry a card, true face down.
    [[nodiscard]] virtual InlineVector<bool, 2> first_cards_of(Who who) const = 0;
    /// A choice that somebody has, written down; false if they had better not be asked.
    virtual bool decide(const Act& act);
    /// What somebody does though nobody waits for it; true if something was written down.
    virtual bool volunteer() { return ask_for_insurance(); }
    bool ask_for_insurance();
    /// What an insurance may cost on this stake; the first that is allowed is put up.
    [[nodiscard]] virtual InlineVector<Money, 4> insurance_costs(Money stake);
    /// To how many hands a seat may split, whatever the clauses allow.
    [[nodiscard]] virtual std::size_t most_hands() const { return highest_hand; }
    /// What may still be done once the play is over.
    virtual void close() {}
    /// Settles what no further card may come before, and is not settled yet.
    void settle_before_next_card();

    // --- events

    void write_down(Event event);
    /// Writes the event down, unless a clause forbids it.
    bool try_event(Event event);
    /// What somebody means to do, and what they do instead where a clause forbids it.
    struct PlannedEvent {
        Event event;
        std::optional<Event> instead{};
    };
    /// Writes all of them down but those that a clause forbids.
    void put_up(std::vector<PlannedEvent> planned);
    [[nodiscard]] static Event event(Who who, Verb verb, Wager wager = Wager::None,
                                     Money amount = {});

    // --- what is known

    [[nodiscard]] const Ruling& ruling();
    [[nodiscard]] const TableState& table();
    [[nodiscard]] bool may(Verb verb);
    [[nodiscard]] bool is_optional(const Act& act);
    /// Writes down what the guest or dealer has chosen; false where a clause forbids it.
    bool act_by_choice(Who who, Verb verb);
    [[nodiscard]] Card face_down_card(const TableHand& hand);
    [[nodiscard]] Guest& guest(int seat) { return guests_.at(static_cast<std::size_t>(seat)); }

    Dice& dice() { return dice_; }
    HandRecord& record() { return record_; }
    Shoe& shoe() { return shoe_; }

private:
    void step();
    bool make_dues();
    bool do_all(Verb verb);
    void act_out(const Act& act);
    void wait_with_the_early();
    void settle_the_rest();
    void ask(const TableSeat& seat);
    InlineVector<DealtCard, 2> cards_for(const Act& act);
    InlineVector<DealtCard, 2> deal_to(Who who);

    Dice& dice_;
    HandRecord record_;
    std::optional<Shoe> own_shoe_;
    Shoe& shoe_;
    Ruling ruling_;
    Ruling tried_;                                      // of an event that may be forbidden
    std::size_t ruled_ = static_cast<std::size_t>(-1);  // events that ruling_ was made of
    TableState table_;
    Guests guests_;
    bool leisurely_;   // settles at the end whatever may wait so long
    bool one_by_one_;  // deals the first cards in two rounds
    bool from_the_right_;
};

/// Which of the places 1 to `places` are taken, by chance, by 1 to `most` guests, in order.
std::vector<int> some_seats(int places, int most, Dice& dice);

/// Deals with a new shoe, and again with another, until one has enough cards for the hand: a small
/// one and many splits may run out.
template <class Deal>
HandRecord with_a_large_enough_shoe(Deal deal) {
    constexpr int most_shoes = 100;
    for (int shoe = 0; shoe < most_shoes; ++shoe) {
        try {
            return deal();
        } catch (const ShoeIsEmpty&) {
            continue;
        }
    }
    throw Fault("no shoe is large enough for a hand");
}

/// The croupiers, one for each game but the league (see tournament.h).
HandRecord deal_breakout(const TableCard& card, const Identity& identity, Dice& dice, int level);
HandRecord deal_midnight(const TableCard& card, const Identity& identity, Dice& dice, int level);
HandRecord deal_extreme(const TableCard& card, const Identity& identity, Dice& dice, int level);

}  // namespace fairdeal
