#include "record/table.h"

#include <algorithm>

#include "base/translation.h"
#include "cards/may_be.h"

namespace fairdeal {

namespace {

using Refusal = std::optional<Impossible>;

constexpr int most_doubles = 4;  // of one hand; a clause forbids the second already

/// Puts a seat that has not appeared yet where it belongs: seats are listed in order.
TableSeat& new_seat(TableState& table, std::uint8_t number) {
    const auto place = static_cast<std::uint8_t>(
        std::count_if(table.seats.begin(), table.seats.end(),
                      [&](const TableSeat& seat) { return seat.seat < number; }));
    if (place == table.seats.size()) {
        table.seats.resize(place + std::size_t{1}, boost::container::default_init);
    } else {
        table.seats.insert(table.seats.begin() + place, TableSeat{});
        for (std::uint8_t& other : table.places) {
            if (other > place) ++other;
        }
    }
    table.places.at(number) = static_cast<std::uint8_t>(place + 1);
    table.seats[place].seat = number;
    return table.seats[place];
}

TableSeat& seat_at(TableState& table, std::uint8_t number) {
    const std::uint8_t place = table.places.at(number);
    return place > 0 ? table.seats[place - std::size_t{1}] : new_seat(table, number);
}

/// The hand an event speaks of, or why there is none. Hands are listed by their numbers.
Refusal find_hand(TableState& table, Who who, TableHand*& hand) {
    if (who.is_dealer()) {
        hand = &table.dealer;
        return std::nullopt;
    }
    TableSeat& seat = seat_at(table, who.seat);
    if (seat.hands.empty() && who.hand == 0) {
        seat.hands.resize(1, boost::container::default_init);
        seat.hands.front().who = who;
    }
    const std::size_t place = who.hand == 0 ? 0U : who.hand - 1U;
    if (place < seat.hands.size() && seat.hands[place].who == who) {
        hand = &seat.hands[place];
        return std::nullopt;
    }
    return who.hand == 0 ? Impossible::SeatHasSplit : Impossible::NoSuchHand;
}

Refusal add_card(TableState& table, TableHand& hand, DealtCard dealt, Effect effect) {
    if (full(hand.cards) || full(hand.left_out)) return Impossible::TooManyCards;
    if (effect == Effect::LeftOut) {
        hand.left_out.push_back(dealt.card);
        return std::nullopt;
    }
    hand.last_card = table.events;
    hand.add(dealt);
    return std::nullopt;
}

Refusal apply_deal(TableState& table, TableHand& hand, const Event& event, Effect effect) {
    const int room =
        hand.from_split ? 2 - static_cast<int>(hand.cards.size()) : 2 - hand.first_cards;
    if (static_cast<int>(event.cards.size()) > room) return Impossible::HasFirstCards;
    if (table.first_deal == no_event) table.first_deal = table.events;
    for (const DealtCard& dealt : event.cards) {
        if (const Refusal no = add_card(table, hand, dealt, effect)) return no;
        if (hand.from_split) continue;
        ++hand.first_cards;
        if (!event.who.is_dealer())
            seat_at(table, event.who.seat).first_cards.push_back(dealt.card);
    }
    return std::nullopt;
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

std::string not_face_down(const TableState& table, const Event& event) {
    const TableHand& hand = *table.find(event.who);
    const Card shown = event.cards.front().card;
    const auto down = std::find(hand.face_down.begin(), hand.face_down.end(), true);
    if (down == hand.face_down.end())
        return tr("{who} has no card that lies face down", "who"_a = to_text(event.who));
    if (std::find(down + 1, hand.face_down.end(), true) != hand.face_down.end()) {
        return tr("none of the cards that lie face down is {card}", "card"_a = to_text(shown));
    }
    const Card card = hand.cards[static_cast<std::size_t>(down - hand.face_down.begin())];
    return tr("the card that lies face down is {card}, not {shown}", "card"_a = to_text(card),
              "shown"_a = to_text(shown));
}

Refusal apply_turn(TableState& table, TableHand& hand, const Event& event) {
    const Card shown = event.cards.front().card;
    const auto place = face_down_place(hand, shown);
    if (!place) return Impossible::NotFaceDown;
    if (!hand.cards[*place].is_known()) {
        hand.cards[*place] = shown;
        hand.counts = total_of(hand.counted());
    }
    hand.face_down[*place] = false;
    (event.who.is_dealer() ? table.turned : seat_at(table, event.who.seat).turned) = table.events;
    return std::nullopt;
}

/// Before a hand acts it has its first cards (the dealer without a hole card has one).
Refusal must_have_cards(const TableHand& hand, Who who) {
    const int needed = who.is_dealer() ? 1 : 2;
    if (hand.from_split ? !hand.cards.empty() : hand.first_cards >= needed) return std::nullopt;
    return Impossible::NotDealtYet;
}

Refusal apply_double(TableState& table, TableHand& hand, const Event& event, Effect effect) {
    if (hand.doubles == most_doubles) return Impossible::TooManyDoubles;
    if (!event.cards.empty()) {
        if (const Refusal no = add_card(table, hand, event.cards.front(), effect)) return no;
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

Refusal apply_split(TableState& table, TableHand& hand, const Event& event) {
    if (hand.cards.size() != 2) return Impossible::NotTwoCards;
    TableSeat& seat = seat_at(table, event.who.seat);
    if (full(seat.hands)) return Impossible::TooManyHands;
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

Refusal apply_wager(TableState& table, const Event& event, Effect effect) {
    TableSeat& seat = seat_at(table, event.who.seat);
    if (seat.put_up == static_cast<int>(most_wagers)) return Impossible::TooManyWagers;
    for (PlacedWager& wager : seat.wagers) {
        const bool more_of_it =
            wager.name == event.wager && !wager.forbidden && effect == Effect::Counts;
        if (!more_of_it) continue;
        if (wager.stake + event.amount > largest_amount) return Impossible::TooLargeWager;
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

Refusal apply_raise(TableState& table, const Event& event, Effect effect) {
    if (const Refusal no = apply_wager(table, event, effect)) return no;
    apply_decision(table, event, effect);
    return std::nullopt;
}

/// Hit, stand, double, split, surrender of a hand, or hit and stand of the dealer.
Refusal apply_act(TableState& table, const Event& event, Effect effect) {
    TableHand* hand = nullptr;
    if (const Refusal no = find_hand(table, event.who, hand)) return no;
    if (const Refusal no = must_have_cards(*hand, event.who)) return no;
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

Refusal apply_to_hand(TableState& table, const Event& event, Effect effect) {
    TableHand* hand = nullptr;
    if (const Refusal no = find_hand(table, event.who, hand)) return no;
    return event.verb == Verb::Turn ? apply_turn(table, *hand, event)
                                    : apply_deal(table, *hand, event, effect);
}

/// Of the league: who sits out, or has lost their connection.
void apply_presence(TableState& table, const Event& event) {
    TableSeat& seat = seat_at(table, event.who.seat);
    if (event.verb == Verb::SitOut || event.verb == Verb::SitIn)
        seat.sits_out = event.verb == Verb::SitOut;
    else
        seat.disconnected = event.verb == Verb::Disconnect;
}

void apply_chips(TableState& table, const Event& event) {
    (event.who.is_dealer() ? table.dealer_chips : seat_at(table, event.who.seat).chips) =
        event.amount;
}

Refusal apply_verb(TableState& table, const Event& event, Effect effect) {
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
            if (effect == Effect::Counts) apply_chips(table, event);
            return std::nullopt;
        case Verb::Check:
        case Verb::Fold:
        case Verb::Pass:
        case Verb::Play: apply_decision(table, event, effect); return std::nullopt;
        case Verb::SitOut:
        case Verb::SitIn:
        case Verb::Disconnect:
        case Verb::Reconnect: apply_presence(table, event); return std::nullopt;
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
    const std::uint8_t place = places.at(static_cast<std::size_t>(seat));
    return place > 0 ? &seats[place - std::size_t{1}] : nullptr;
}

const TableHand* TableState::find(Who who) const {
    if (who.is_dealer()) return &dealer;
    const TableSeat* seat = find(who.seat);
    if (seat == nullptr) return nullptr;
    const std::size_t place = who.hand == 0 ? 0U : who.hand - 1U;
    const bool is_there = place < seat->hands.size() && seat->hands[place].who == who;
    return is_there ? &seat->hands[place] : nullptr;
}

std::optional<Card> up_card(const TableState& table) {
    const TableHand& dealer = table.dealer;
    if (dealer.cards.empty()) return std::nullopt;
    const bool first_down = dealer.face_down[0] && dealer.cards.size() > 1;
    if (first_down) return dealer.cards[1];
    if (dealer.face_down[0]) return std::nullopt;
    return dealer.cards[0];
}

std::string in_words(Impossible why, const TableState& table, const Event& event) {
    const Who who = event.who;
    switch (why) {
        case Impossible::SeatHasSplit:
            return tr("seat {seat} has split: say which hand", "seat"_a = who.seat);
        case Impossible::NoSuchHand: return tr("there is no hand {hand}", "hand"_a = to_text(who));
        case Impossible::TooManyCards:
            return tr_n("a hand of more than {count} card", "a hand of more than {count} cards",
                        most_cards);
        case Impossible::HasFirstCards:
            return tr("{who} has its first two cards already", "who"_a = to_text(who));
        case Impossible::NotFaceDown: return not_face_down(table, event);
        case Impossible::NotDealtYet:
            return who.is_dealer()
                       ? tr("{who} has not been dealt a card", "who"_a = to_text(who))
                       : tr("{who} has not been dealt two cards", "who"_a = to_text(who));
        case Impossible::TooManyDoubles:
            return tr("{who} has doubled too often", "who"_a = to_text(who));
        case Impossible::NotTwoCards: return tr("only a hand of two cards can be split");
        case Impossible::TooManyHands:
            return tr_n("a seat with more than {count} hand", "a seat with more than {count} hands",
                        highest_hand);
        case Impossible::TooManyWagers:
            return tr("seat {seat} has too many wagers", "seat"_a = who.seat);
        case Impossible::TooLargeWager:
            return tr("{who}'s {wager} wager is more than an amount can be", "who"_a = to_text(who),
                      "wager"_a = to_text(event.wager));
    }
    throw Fault("an impossible event for no reason");
}

std::optional<Impossible> apply(TableState& table, const Event& event, Effect effect) {
    Refusal no;
    if (!is_settlement(event.verb)) no = apply_verb(table, event, effect);
    ++table.events;
    return no;
}

Problems impossible_events(const HandRecord& record) {
    TableState table;
    return impossible_events(record, table);
}

Problems impossible_events(const HandRecord& record, TableState& end) {
    Problems problems;
    end = {};
    for (const Event& event : record.events) {
        if (const auto why = apply(end, event))
            problems.push_back({{"", event.line, 1}, in_words(*why, end, event)});
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
