#include "record/table.h"

#include <algorithm>

#include "base/translation.h"

namespace fairdeal {

namespace {

using Impossible = std::optional<std::string>;

constexpr int most_doubles = 4;  // of one hand; a clause forbids the second already

/// Where in the list the seat is, or belongs. Seats are listed in order, so that none stands after
/// its own number: most often it is there already.
std::size_t place_of(const TableState& table, int seat) {
    std::size_t place = std::min(table.seats.size(), static_cast<std::size_t>(seat));
    while (place > 0 && table.seats[place - 1].seat >= seat) --place;
    return place;
}

TableSeat& seat_at(TableState& table, int seat) {
    const std::size_t place = place_of(table, seat);
    if (place < table.seats.size() && table.seats[place].seat == seat) return table.seats[place];
    if (place == table.seats.size()) {
        table.seats.resize(place + 1, boost::container::default_init);
    } else {
        table.seats.insert(table.seats.begin() + static_cast<std::ptrdiff_t>(place), TableSeat{});
    }
    table.seats[place].seat = seat;
    return table.seats[place];
}

/// The hand an event speaks of, or why there is none.
Impossible find_hand(TableState& table, Who who, TableHand*& hand) {
    if (who.is_dealer()) {
        hand = &table.dealer;
        return std::nullopt;
    }
    TableSeat& seat = seat_at(table, who.seat);
    if (seat.hands.empty() && who.hand == 0) {
        seat.hands.resize(1, boost::container::default_init);
        seat.hands.front().who = who;
    }
    for (TableHand& other : seat.hands) {
        if (other.who != who) continue;
        hand = &other;
        return std::nullopt;
    }
    if (who.hand == 0) return tr("seat {seat} has split: say which hand", "seat"_a = who.seat);
    return tr("there is no hand {hand}", "hand"_a = to_text(who));
}

Impossible add_card(TableState& table, TableHand& hand, DealtCard dealt, Effect effect) {
    if (full(hand.cards) || full(hand.left_out))
        return tr_n("a hand of more than {count} card", "a hand of more than {count} cards",
                    most_cards);
    if (effect == Effect::LeftOut) {
        hand.left_out.push_back(dealt.card);
        return std::nullopt;
    }
    hand.last_card = table.events;
    hand.add(dealt);
    return std::nullopt;
}

Impossible apply_deal(TableState& table, TableHand& hand, const Event& event, Effect effect) {
    const int room =
        hand.from_split ? 2 - static_cast<int>(hand.cards.size()) : 2 - hand.first_cards;
    if (static_cast<int>(event.cards.size()) > room) {
        return tr("{who} has its first two cards already", "who"_a = to_text(event.who));
    }
    if (table.first_deal == no_event) table.first_deal = table.events;
    for (const DealtCard& dealt : event.cards) {
        if (const Impossible no = add_card(table, hand, dealt, effect)) return no;
        if (hand.from_split) continue;
        ++hand.first_cards;
        if (!event.who.is_dealer())
            seat_at(table, event.who.seat).first_cards.push_back(dealt.card);
    }
    return std::nullopt;
}

/// A known and an unknown card are the same; two known cards if they are equal.
bool may_be(Card a, Card b) {
    return (a.rank == b.rank || a.rank == Rank::Unknown || b.rank == Rank::Unknown) &&
           (a.suit == b.suit || a.suit == Suit::Unknown || b.suit == Suit::Unknown);
}

/// Which of the cards that lie face down this one is: the very card, else the first that it may be.
std::optional<std::size_t> face_down_place(const TableHand& hand, Card shown) {
    std::optional<std::size_t> place;
    for (std::size_t i = 0; i < hand.cards.size(); ++i) {
        if (!hand.face_down[i] || !may_be(hand.cards[i], shown)) continue;
        if (hand.cards[i] == shown) return i;
        if (!place) place = i;
    }
    return place;
}

std::string not_face_down(const TableHand& hand, Who who, Card shown) {
    const auto down = std::find(hand.face_down.begin(), hand.face_down.end(), true);
    if (down == hand.face_down.end()) {
        return tr("{who} has no card that lies face down", "who"_a = to_text(who));
    }
    if (std::find(down + 1, hand.face_down.end(), true) != hand.face_down.end()) {
        return tr("none of the cards that lie face down is {card}", "card"_a = to_text(shown));
    }
    const Card card = hand.cards[static_cast<std::size_t>(down - hand.face_down.begin())];
    return tr("the card that lies face down is {card}, not {shown}", "card"_a = to_text(card),
              "shown"_a = to_text(shown));
}

Impossible apply_turn(TableState& table, TableHand& hand, const Event& event) {
    const Card shown = event.cards.front().card;
    const auto place = face_down_place(hand, shown);
    if (!place) return not_face_down(hand, event.who, shown);
    if (!hand.cards[*place].is_known()) {
        hand.cards[*place] = shown;
        hand.counts = total_of(hand.counted());
    }
    hand.face_down[*place] = false;
    (event.who.is_dealer() ? table.turned : seat_at(table, event.who.seat).turned) = table.events;
    return std::nullopt;
}

/// Before a hand acts it has its first cards (the dealer without a hole card has one).
Impossible must_have_cards(const TableHand& hand, Who who) {
    const int needed = who.is_dealer() ? 1 : 2;
    if (hand.from_split ? !hand.cards.empty() : hand.first_cards >= needed) return std::nullopt;
    return needed == 1 ? tr("{who} has not been dealt a card", "who"_a = to_text(who))
                       : tr("{who} has not been dealt two cards", "who"_a = to_text(who));
}

Impossible apply_double(TableState& table, TableHand& hand, const Event& event, Effect effect) {
    if (hand.doubles == most_doubles)
        return tr("{who} has doubled too often", "who"_a = to_text(event.who));
    if (!event.cards.empty()) {
        if (const Impossible no = add_card(table, hand, event.cards.front(), effect)) return no;
    }
    if (effect != Effect::Counts) return std::nullopt;
    ++hand.doubles;
    hand.doubled = true;
    hand.double_waits = event.cards.empty();
    hand.ended = table.events;
    return std::nullopt;
}

/// What goes up on the new hand (BJX-SPLIT-2): the blind and double up of the seat's first hand, or
/// the whole wager of a later one. Elsewhere every split hand carries the seat's own stake.
Money total_bet(const TableSeat& seat, const TableHand& hand) {
    if (hand.who.hand > 1) return hand.matched;
    Money total;
    for (const PlacedWager& wager : seat.wagers) {
        const bool counts = wager.name == Wager::Blind || wager.name == Wager::DoubleUp;
        if (counts && !wager.forbidden) total += wager.stake;
    }
    return total;
}

Impossible apply_split(TableState& table, TableHand& hand, const Event& event) {
    if (hand.cards.size() != 2) return tr("only a hand of two cards can be split");
    TableSeat& seat = seat_at(table, event.who.seat);
    if (full(seat.hands))
        return tr_n("a seat with more than {count} hand", "a seat with more than {count} hands",
                    highest_hand);
    hand.who.hand = hand.who.hand == 0 ? std::uint8_t{1} : hand.who.hand;
    hand.from_split = true;
    hand.split_ace = hand.cards[0].rank == Rank::Ace;
    hand.stood = hand.doubled = false;
    hand.ended = no_event;
    TableHand other = hand;
    other.who.hand = static_cast<std::uint8_t>(seat.hands.size() + 1);
    other.cards.assign(1, hand.cards[1]);
    other.face_down.assign(1, hand.face_down[1]);
    other.split_ace = hand.cards[1].rank == Rank::Ace;
    other.left_out.clear();
    other.matched = total_bet(seat, hand);
    hand.cards.pop_back();
    hand.face_down.pop_back();
    hand.counts = total_of(hand.counted());
    other.counts = total_of(other.counted());
    seat.hands.push_back(other);
    return std::nullopt;
}

Impossible apply_wager(TableState& table, const Event& event, Effect effect) {
    TableSeat& seat = seat_at(table, event.who.seat);
    if (seat.put_up == static_cast<int>(most_wagers))
        return tr("seat {seat} has too many wagers", "seat"_a = event.who.seat);
    for (PlacedWager& wager : seat.wagers) {
        const bool more_of_it =
            wager.name == event.wager && !wager.forbidden && effect == Effect::Counts;
        if (!more_of_it) continue;
        if (wager.stake + event.amount > largest_amount) {
            return tr("{who}'s {wager} wager is more than an amount can be",
                      "who"_a = to_text(event.who), "wager"_a = to_text(event.wager));
        }
        wager.stake += event.amount;
        ++seat.put_up;
        return std::nullopt;
    }
    ++seat.put_up;
    if (effect != Effect::Forbidden)
        seat.live =
            static_cast<std::uint16_t>(seat.live | 1U << static_cast<unsigned>(event.wager));
    seat.wagers.push_back({event.wager, event.amount, table.events, effect == Effect::Forbidden,
                           event.verb == Verb::Secret});
    return std::nullopt;
}

/// eXtreme: raise, check, fold, pass of a seat; play, fold, pass of the dealer. The last one that
/// counts holds.
void apply_decision(TableState& table, const Event& event, Effect effect) {
    if (effect != Effect::Counts) return;
    if (event.who.is_dealer()) {
        table.dealer_choice = event.verb == Verb::Play   ? DealerChoice::Plays
                              : event.verb == Verb::Fold ? DealerChoice::Folds
                                                         : DealerChoice::Passes;
        table.dealer_chose = table.events;
        return;
    }
    TableSeat& seat = seat_at(table, event.who.seat);
    seat.adjusted = event.verb == Verb::Raise   ? Adjusted::Raised
                    : event.verb == Verb::Check ? Adjusted::Checked
                    : event.verb == Verb::Fold  ? Adjusted::Folded
                                                : Adjusted::Passed;
    seat.adjusted_at = table.events;
}

Impossible apply_raise(TableState& table, const Event& event, Effect effect) {
    if (const Impossible no = apply_wager(table, event, effect)) return no;
    apply_decision(table, event, effect);
    return std::nullopt;
}

/// Hit, stand, double, split, surrender of a hand, or hit and stand of the dealer.
Impossible apply_act(TableState& table, const Event& event, Effect effect) {
    TableHand* hand = nullptr;
    if (const Impossible no = find_hand(table, event.who, hand)) return no;
    if (const Impossible no = must_have_cards(*hand, event.who)) return no;
    if (table.first_act == no_event) table.first_act = table.events;
    if (event.verb == Verb::Hit) return add_card(table, *hand, event.cards.front(), effect);
    if (event.verb == Verb::Double) return apply_double(table, *hand, event, effect);
    if (event.verb == Verb::Split) return apply_split(table, *hand, event);
    if (effect != Effect::Counts) return std::nullopt;
    const bool surrender = event.verb == Verb::Surrender;
    (surrender ? hand->surrendered : hand->stood) = true;
    hand->ended = table.events;
    if (event.who.is_dealer()) table.dealer_stood = table.events;
    return std::nullopt;
}

Impossible apply_to_hand(TableState& table, const Event& event, Effect effect) {
    TableHand* hand = nullptr;
    if (const Impossible no = find_hand(table, event.who, hand)) return no;
    return event.verb == Verb::Turn ? apply_turn(table, *hand, event)
                                    : apply_deal(table, *hand, event, effect);
}

Impossible apply_verb(TableState& table, const Event& event, Effect effect) {
    switch (event.verb) {
        case Verb::Bet:
        case Verb::Secret:
        case Verb::Blind:
        case Verb::Insure: return apply_wager(table, event, effect);
        case Verb::Raise: return apply_raise(table, event, effect);
        case Verb::Deal:
        case Verb::Turn: return apply_to_hand(table, event, effect);
        case Verb::Hit:
        case Verb::Stand:
        case Verb::Double:
        case Verb::Split:
        case Verb::Surrender: return apply_act(table, event, effect);
        case Verb::Offer: table.offered = table.events; return std::nullopt;
        case Verb::Peek: table.peeked = table.events; return std::nullopt;
        case Verb::EvenMoney:
            if (effect == Effect::Counts) seat_at(table, event.who.seat).even_money = table.events;
            return std::nullopt;
        case Verb::Chips:
            if (effect != Effect::Counts) return std::nullopt;
            if (event.who.is_dealer())
                table.dealer_chips = event.amount;
            else
                seat_at(table, event.who.seat).chips = event.amount;
            return std::nullopt;
        case Verb::Check:
        case Verb::Fold:
        case Verb::Pass:
        case Verb::Play: apply_decision(table, event, effect); return std::nullopt;
        case Verb::SitOut:
        case Verb::SitIn:
            seat_at(table, event.who.seat).sits_out = event.verb == Verb::SitOut;
            return std::nullopt;
        case Verb::Disconnect:
        case Verb::Reconnect:
            seat_at(table, event.who.seat).disconnected = event.verb == Verb::Disconnect;
            return std::nullopt;
        case Verb::Take:
        case Verb::Pay:
        case Verb::Push:
        case Verb::Return:
        case Verb::Tip:
        case Verb::Out:
        case Verb::Place: return std::nullopt;
    }
    throw Fault("an event of no verb");
}

}  // namespace

const PlacedWager* TableSeat::find(Wager name) const {
    const PlacedWager* forbidden = nullptr;
    for (const PlacedWager& wager : wagers) {
        if (wager.name != name) continue;
        if (!wager.forbidden) return &wager;
        forbidden = &wager;
    }
    return forbidden;
}

const TableSeat* TableState::find(int seat) const {
    const std::size_t place = place_of(*this, seat);
    return place < seats.size() && seats[place].seat == seat ? &seats[place] : nullptr;
}

const TableHand* TableState::find(Who who) const {
    if (who.is_dealer()) return &dealer;
    const TableSeat* seat = find(who.seat);
    if (seat == nullptr) return nullptr;
    const auto found = std::find_if(seat->hands.begin(), seat->hands.end(),
                                    [&](const TableHand& hand) { return hand.who == who; });
    return found == seat->hands.end() ? nullptr : &*found;
}

std::optional<Card> up_card(const TableState& table) {
    const TableHand& dealer = table.dealer;
    if (dealer.cards.empty()) return std::nullopt;
    const bool first_down = dealer.face_down[0] && dealer.cards.size() > 1;
    if (first_down) return dealer.cards[1];
    if (dealer.face_down[0]) return std::nullopt;
    return dealer.cards[0];
}

std::optional<std::string> apply(TableState& table, const Event& event, Effect effect) {
    const Impossible no = apply_verb(table, event, effect);
    ++table.events;
    return no;
}

Problems impossible_events(const HandRecord& record) {
    Problems problems;
    TableState table;
    for (const Event& event : record.events) {
        if (const Impossible no = apply(table, event))
            problems.push_back({{"", event.line, 1}, *no});
    }
    return problems;
}

TableState table_after(const HandRecord& record, std::size_t count,
                       std::span<const Effect> effects) {
    TableState table;
    for (std::size_t i = 0; i < count && i < record.events.size(); ++i) {
        apply(table, record.events[i], effects.empty() ? Effect::Counts : effects[i]);
    }
    return table;
}

}  // namespace fairdeal
