#include <algorithm>

#include "extreme/felt.h"

namespace second::extreme {
namespace {

/// Lays one event after the other on the felt.
class Clerk {
public:
    explicit Clerk(Felt& felt) : f_(felt) {}

    void lay(const Event& event, int index) {
        if (is_settlement(event.verb)) return;
        now_ = index;
        if (!place(event)) f_.faults.insert(event.line);
        if (f_.over_at == no_event && f_.over()) f_.over_at = index;
    }

private:
    /// False: the event is a fault.
    bool place(const Event& event) {
        if (event.who.is_dealer()) return dealer(event);
        Spot& spot = f_.spots[event.who.seat];
        spot.seat = event.who.seat;
        const Cents amount = event.amount.in_cents();
        if (event.verb == Verb::Chips) spot.chips = amount;
        if (event.verb == Verb::Chips) return true;
        if (event.verb == Verb::Blind) return blind(spot, amount);
        if (event.verb == Verb::Pass) return pass(spot);
        if (event.verb == Verb::Deal) return deal(spot, event);
        if (event.verb == Verb::Check) return adjust(spot, Stance::Checked, 0);
        if (event.verb == Verb::Raise) return adjust(spot, Stance::Raised, amount);
        if (event.verb == Verb::Fold) return adjust(spot, Stance::Folded, 0);
        if (event.verb == Verb::Turn) return turn(spot);
        return act_on(spot, event);
    }

    bool blind(Spot& spot, Cents amount) {
        if (spot.passed) return false;
        const bool before_cards = !f_.cards_out();
        const bool first = !spot.plays;
        spot.plays = true;
        spot.blind = spot.hands[0].blind = amount;
        spot.hands[0].who = {static_cast<std::uint8_t>(spot.seat), 0};
        if (!before_cards || !first || (spot.chips && amount > *spot.chips)) return false;
        if (f_.house.any_amount && f_.must_play(spot.seat)) return true;
        if (amount > 2 * f_.house.minimum) return false;
        return amount >= f_.house.minimum || !spot.chips || amount == *spot.chips;
    }

    bool pass(Spot& spot) {
        const bool bound = spot.plays && f_.house.blind_binds;
        if (bound || spot.passed || f_.cards_out()) return false;
        const bool fits = !f_.must_play(spot.seat);
        spot.passed = true;
        spot.passed_at = now_;
        spot.plays = false;
        spot.taken_back = spot.blind;
        spot.blind = 0;
        return fits;
    }

    bool deal(Spot& spot, const Event& event) {
        if (!spot.plays) return false;
        Hand* hand = find(spot, event.who);
        if (hand == nullptr) return false;
        bool fits = true;
        for (const auto& dealt : event.cards) {
            const bool room = hand->cards.size() < 2;
            fits = fits && room;
            if (room) hand->cards.push_back(dealt.card);
            if (hand->of_split && f_.house.third_card) hand->must_draw = spot.raise > 0;
        }
        return fits;
    }

    bool adjust(Spot& spot, Stance stance, Cents raise) {
        if (!spot.plays || spot.stance != Stance::Open || f_.call != Felt::Call::None) return false;
        const bool in_turn = f_.dealt() && f_.shown && &spot == first_open();
        spot.stance = stance;
        if (stance == Stance::Folded) spot.folded_at = now_;
        if (stance != Stance::Raised) return in_turn;
        spot.raise = spot.hands[0].double_up = raise;
        spot.hands[0].must_draw = true;
        const bool covered = !spot.chips || spot.up() <= *spot.chips;
        const bool all_in = f_.house.all_in_raise && (!spot.chips || spot.up() == *spot.chips);
        return in_turn && covered && (raise >= spot.blind || all_in);
    }

    const Spot* first_open() const {
        for (const auto& [seat, spot] : f_.spots) {
            if (spot.plays && spot.stance == Stance::Open) return &spot;
        }
        return nullptr;
    }

    bool turn(Spot& spot) {
        const bool fits = spot.in() && f_.call == Felt::Call::Play && !spot.turned();
        spot.turned_at = now_;
        return fits;
    }

    // ---------------------------------------------------------------- the players' hands

    static Hand* find(Spot& spot, Who who) {
        for (Hand& hand : spot.hands) {
            if (hand.who == who) return &hand;
        }
        return nullptr;
    }

    bool act_on(Spot& spot, const Event& event) {
        Hand* hand = find(spot, event.who);
        if (hand == nullptr || !spot.in() || hand->cards.size() < 2) return false;
        if (f_.call != Felt::Call::Play || !f_.is_open(*hand)) return false;
        f_.played = true;
        const bool in_turn = f_.all_turned() && hand == first_to_play();
        if (event.verb == Verb::Stand) {
            hand->stood = true;
            return in_turn && !hand->must_draw;
        }
        if (event.verb == Verb::Split) return split(spot, *hand) && in_turn;
        if (event.verb != Verb::Hit) return false;
        hand->cards.push_back(event.cards[0].card);
        hand->must_draw = false;
        if (count_of(hand->cards).best > 21) hand->bust_at = now_;
        return in_turn;
    }

    const Hand* first_to_play() const {
        for (const Hand* hand : f_.hands()) {
            if (hand->cards.size() < 2 || f_.is_open(*hand)) return hand;
        }
        return nullptr;
    }

    bool split(Spot& spot, Hand& hand) {
        const bool allowed = f_.may_split(hand);
        if (hand.cards.size() != 2) return false;
        if (hand.who.hand == 0) hand.who.hand = 1;
        Hand other;
        other.who = {hand.who.seat, static_cast<std::uint8_t>(spot.hands.size() + 1)};
        other.cards = {hand.cards[1]};
        other.double_up = spot.blind + spot.raise;
        other.of_split = hand.of_split = true;
        hand.must_draw = false;
        hand.cards.pop_back();
        spot.hands.push_back(other);
        return allowed;
    }

    // ---------------------------------------------------------------- the dealer

    bool dealer(const Event& event) {
        if (event.verb == Verb::Chips) f_.bank = event.amount.in_cents();
        if (event.verb == Verb::Chips) return true;
        if (event.verb == Verb::Deal) return dealer_deal(event);
        if (event.verb == Verb::Turn) return dealer_turn(event.cards[0].card);
        if (event.verb == Verb::Play) return call(Felt::Call::Play);
        if (event.verb == Verb::Fold) return call(Felt::Call::Fold);
        if (event.verb == Verb::Pass) return call(Felt::Call::Pass);
        if (event.verb == Verb::Hit) return dealer_hit(event.cards[0].card);
        return dealer_stand();
    }

    bool dealer_deal(const Event& event) {
        bool fits = true;
        for (const auto& dealt : event.cards) {
            const bool room = f_.dealt_to_dealer.size() < 2;
            fits = fits && room;
            if (room) f_.dealt_to_dealer.push_back(dealt.card);
        }
        return fits;
    }

    bool dealer_turn(Card card) {
        if (!f_.shown) {
            f_.shown = card;
            return f_.dealt() && f_.call == Felt::Call::None;
        }
        const bool fits = f_.players_over() && !f_.hole_turned();
        f_.hole_turned_at = f_.hole_turned() ? f_.hole_turned_at : now_;
        return fits;
    }

    bool call(Felt::Call what) {
        if (f_.call != Felt::Call::None) return false;
        f_.call = what;
        f_.called_at = now_;
        if (what == Felt::Call::Pass) {
            const bool nobody = f_.nobody_plays();
            return f_.house.tournament ? nobody && f_.bank < f_.house.minimum
                                       : nobody || !f_.house.blind_binds;
        }
        return f_.adjusted() && f_.shown && !f_.all_folded();
    }

    /// Beyond what they must draw they may only draw to a soft hand.
    bool dealer_hit(Card card) {
        const Count count = count_of(f_.dealer());
        const bool draws =
            !f_.dealer_stood && (count.best < 17 || (count.soft() && count.best <= 21));
        if (!draws || !f_.players_over()) return false;
        const bool fits = f_.hole_turned();
        f_.hole_turned_at = f_.hole_turned() ? f_.hole_turned_at : now_;
        f_.drawn.push_back(card);
        return fits;
    }

    bool dealer_stand() {
        const int total = count_of(f_.dealer()).best;
        const bool fits =
            f_.players_over() && f_.hole_turned() && !f_.dealer_stood && total >= 17 && total <= 21;
        if (f_.players_over() && total >= 17) f_.dealer_stood = true;
        return fits;
    }

    Felt& f_;
    int now_ = 0;
};

}  // namespace

Felt lay_out(const HandRecord& record) {
    Felt felt;
    felt.house = house_of(record);
    Clerk clerk(felt);
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        clerk.lay(record.events[i], static_cast<int>(i));
    }
    return felt;
}

}  // namespace second::extreme
