#include "dealing/croupier.h"

#include <algorithm>

namespace fairdeal {

namespace {

constexpr std::size_t most_events = 400;  // no hand comes near; one that does would never end

Lean random_lean(Dice& dice) {
    if (dice.loaded()) return static_cast<Lean>(dice.loaded()->lean);
    if (dice.chance(55)) return Lean::Nowhere;
    return static_cast<Lean>(dice.below(lean_count));
}

bool is_due(const Act& act) { return is_settlement(act.verb) && !act.decides; }

/// Two settlement events that say the same.
bool is_same(const Event& one, const Event& other) {
    return one.who == other.who && one.verb == other.verb && one.wager == other.wager &&
           one.amount == other.amount && one.place == other.place;
}

/// A clause forbids what stands in this line.
bool reports(const std::vector<Breach>& breaches, int line) {
    return std::any_of(breaches.begin(), breaches.end(),
                       [&](const Breach& breach) { return breach.line == line; });
}

Guests random_guests(Dice& dice) {
    Guests guests;
    for (Guest& guest : guests) guest = random_guest(dice);
    return guests;
}

}  // namespace

std::vector<int> some_seats(int places, int most, Dice& dice) {
    std::vector<int> seats(static_cast<std::size_t>(places));
    for (int i = 0; i < places; ++i) seats[static_cast<std::size_t>(i)] = i + 1;
    std::size_t leave =
        seats.size() - 1 - dice.below(static_cast<std::uint64_t>(std::min(most, places)));
    for (; leave > 0; --leave)
        seats.erase(seats.begin() + static_cast<std::ptrdiff_t>(dice.below(seats.size())));
    return seats;
}

Croupier::Croupier(const TableCard& card, const Identity& identity, int decks, Dice& dice)
    : dice_(dice),
      record_{{identity, {}, card}, {}},
      own_shoe_(std::in_place, decks, random_lean(dice), dice),
      shoe_(*own_shoe_),
      guests_(random_guests(dice)),
      leisurely_(dice.chance(10)),
      one_by_one_(dice.chance(3)),
      from_the_right_(dice.chance(5)) {}

Croupier::Croupier(const TableCard& card, const Identity& identity, const Guests& guests,
                   Shoe& shoe, Dice& dice)
    : dice_(dice),
      record_{{identity, {}, card}, {}},
      shoe_(shoe),
      guests_(guests),
      leisurely_(false),
      one_by_one_(true),
      from_the_right_(false) {}

HandRecord Croupier::deal() {
    record_.events.reserve(64);
    open();
    while (!ruling().complete) {
        const std::size_t before = record_.events.size();
        step();
        if (record_.events.size() == before || before > most_events)
            throw Fault("the deal does not go on: " + write(record_));
    }
    close();
    wait_with_the_early();
    settle_the_rest();
    return std::move(record_);
}

// --- events

Event Croupier::event(Who who, Verb verb, Wager wager, Money amount) {
    return {who, verb, wager, amount, 0, {}, 0};
}

void Croupier::write_down(Event event) {
    event.line = static_cast<int>(record_.events.size()) + 2;
    record_.events.push_back(std::move(event));
}

bool Croupier::try_event(Event event) {
    write_down(std::move(event));
    rule_into(record_, tried_, Depth::Amounts);
    const int line = record_.events.back().line;
    if (reports(tried_.breaches, line)) {
        record_.events.pop_back();
        return false;
    }
    std::swap(ruling_, tried_);
    ruled_ = record_.events.size();
    return true;
}

void Croupier::put_up(std::vector<PlannedEvent> planned) {
    const std::size_t before = record_.events.size();
    while (true) {
        record_.events.resize(before);
        for (const PlannedEvent& each : planned) write_down(each.event);
        ruled_ = static_cast<std::size_t>(-1);
        if (ruling().breaches.empty()) return;
        std::vector<PlannedEvent> granted;
        for (std::size_t i = 0; i < planned.size(); ++i) {
            const int line = record_.events[before + i].line;
            const bool refused = reports(ruling_.breaches, line);
            if (!refused) granted.push_back(std::move(planned[i]));
            if (refused && planned[i].instead) granted.push_back({*planned[i].instead, {}});
        }
        planned = std::move(granted);
    }
}

// --- what is known

const Ruling& Croupier::ruling() {
    if (ruled_ != record_.events.size()) {
        rule_into(record_, ruling_, Depth::Amounts);
        ruled_ = record_.events.size();
    }
    return ruling_;
}

const TableState& Croupier::table() {
    while (static_cast<std::size_t>(table_.events) < record_.events.size())
        apply(table_, record_.events[static_cast<std::size_t>(table_.events)]);
    return table_;
}

bool Croupier::may(Verb verb) {
    const auto& open = ruling().may;
    return std::find(open.begin(), open.end(), verb) != open.end();
}

/// Of two that lie face down, either.
Card Croupier::face_down_card(const TableHand& hand) {
    std::vector<Card> down;
    for (std::size_t i = 0; i < hand.cards.size(); ++i) {
        if (hand.face_down[i]) down.push_back(hand.cards[i]);
    }
    if (down.empty()) throw Fault("no card lies face down");
    return down.size() == 1 ? down.front() : dice_.one_of<Card>(down);
}

// --- the play

void Croupier::step() {
    if (make_dues() || volunteer() || do_all(Verb::Deal) || do_all(Verb::Turn)) return;
    const std::vector<Act> acts = ruling().next;
    for (const Act& act : acts) {
        if (is_due(act)) continue;
        if (!act.decides) return act_out(act);
        if (decide(act)) return;
    }
}

/// What is due is settled now; a leisurely croupier leaves for the end what may wait. True if
/// anything was settled.
bool Croupier::make_dues() {
    const auto& next = ruling().next;
    const bool goes_on = !std::all_of(next.begin(), next.end(), is_due);
    std::vector<Event> dues;
    for (const Line& line : ruling_.lines) {
        const bool due = std::any_of(next.begin(), next.end(), [&](const Act& act) {
            return is_due(act) && act.who == line.who && act.verb == line.verb &&
                   act.wager == line.wager;
        });
        if (due && (!goes_on || !leisurely_ || line.is_urgent())) dues.push_back(event_of(line));
    }
    for (Event& due : dues) write_down(std::move(due));
    return !dues.empty();
}

/// Acts of one kind that may come in any order: the first cards of all seats, their hole cards.
bool Croupier::do_all(Verb verb) {
    std::vector<Act> acts;
    for (const Act& act : ruling().next) {
        if (act.verb == verb && !act.decides) acts.push_back(act);
    }
    if (from_the_right_) std::reverse(acts.begin(), acts.end());
    for (const Act& act : acts) act_out(act);
    return !acts.empty();
}

void Croupier::act_out(const Act& act) {
    write_down({act.who, act.verb, act.wager, act.amount, 0, cards_for(act), 0});
}

InlineVector<DealtCard, 2> Croupier::cards_for(const Act& act) {
    if (act.verb == Verb::Deal) return deal_to(act.who);
    if (act.verb == Verb::Turn) {
        const TableHand* hand = table().find(act.who);
        if (hand == nullptr) throw Fault("a hand that is not there is turned");
        return {DealtCard{face_down_card(*hand), false}};
    }
    if (act.verb == Verb::Hit || act.verb == Verb::Double) return {DealtCard{shoe_.draw(), false}};
    return {};
}

InlineVector<DealtCard, 2> Croupier::deal_to(Who who) {
    if (who.hand != 0) return {DealtCard{shoe_.draw(), false}};
    const InlineVector<bool, 2> lie = first_cards_of(who);
    const TableHand* hand = table().find(who);
    const std::size_t has = hand == nullptr ? 0 : hand->cards.size();
    const std::size_t gets = one_by_one_ ? std::min(has + 1, lie.size()) : lie.size();
    InlineVector<DealtCard, 2> cards;
    for (std::size_t i = has; i < gets; ++i) {
        const Card card = shoe_.draw();
        cards.push_back({card, lie[i]});
    }
    return cards;
}

// --- choices

/// Nothing waits for a choice that stands before another act: it is the rare offer to go on with a
/// hand that stands by itself.
bool Croupier::is_optional(const Act& act) {
    const auto& next = ruling().next;
    const auto last = std::find_if_not(next.rbegin(), next.rend(), is_due);
    return last != next.rend() && *last != act;
}

bool Croupier::decide(const Act& act) {
    const TableHand* hand = table().find(act.who);
    if (hand == nullptr) throw Fault("nobody decides");
    if (is_optional(act)) return dice_.chance(25) && act_by_choice(act.who, Verb::Double);
    const Verb verb = choice_of(guest(act.who.seat), hand->total(),
                                up_card(table()).value_or(Card{}), ruling().may, dice_);
    // What is open may be so for another hand only (see is_optional).
    return act_by_choice(act.who, verb) || act_by_choice(act.who, Verb::Stand) ||
           act_by_choice(act.who, Verb::Hit);
}

bool Croupier::act_by_choice(Who who, Verb verb) {
    const TableSeat* seat = table().find(who.seat);
    // A house may allow more hands than a record can hold.
    if (verb == Verb::Split && seat != nullptr && seat->hands.size() >= most_hands()) return false;
    Event chosen = event(who, verb);
    if (verb == Verb::Hit || verb == Verb::Double) chosen.cards.push_back({shoe_.draw(), false});
    if (try_event(chosen)) return true;
    if (!chosen.cards.empty()) shoe_.put_back(chosen.cards.front().card);
    return false;
}

/// Right after the offer each seat is asked once and answers in its manner. True if anybody took
/// it.
bool Croupier::ask_for_insurance() {
    if (record_.events.back().verb != Verb::Offer) return false;
    const std::size_t before = record_.events.size();
    for (int number = 1; number <= highest_seat; ++number) {
        const TableSeat* seat = table().find(number);
        if (seat != nullptr && seat->find(Wager::Player) != nullptr) ask(*seat);
    }
    return record_.events.size() != before;
}

void Croupier::ask(const TableSeat& seat) {
    const Who who = who_of(seat);
    if (may(Verb::EvenMoney) && dice_.chance(50) && try_event(event(who, Verb::EvenMoney))) return;
    if (!may(Verb::Insure) || !(guest(seat.seat).always_insures || dice_.chance(30))) return;
    for (const Money cost : insurance_costs(seat.find(Wager::Player)->stake)) {
        if (cost.is_zero()) continue;
        if (try_event(event(who, Verb::Insure, Wager::Insurance, cost))) return;
    }
}

InlineVector<Money, 4> Croupier::insurance_costs(Money stake) {
    const Money half = half_of(stake);
    if (dice_.chance(15)) return {half_of(half), half};
    return {half};
}

// --- settlement

/// A payment that looked due when it was made and was not, as the rest of the hand has shown (a
/// bank that a later split has made short): the croupier waits with it.
void Croupier::wait_with_the_early() {
    const std::vector<Breach> breaches = ruling().breaches;
    std::erase_if(record_.events, [&](const Event& event) {
        return is_settlement(event.verb) && reports(breaches, event.line);
    });
    int line = 2;
    for (Event& event : record_.events) event.line = line++;
}

void Croupier::settle_before_next_card() {
    std::vector<Event> dues;
    for (const Line& line : ruling().lines) {
        const Event due = event_of(line);
        const bool made = std::any_of(record_.events.begin(), record_.events.end(),
                                      [&](const Event& other) { return is_same(due, other); });
        if (line.is_urgent() && !made) dues.push_back(due);
    }
    for (Event& due : dues) write_down(std::move(due));
}

void Croupier::settle_the_rest() {
    std::vector<Event> made;
    for (const Event& event : record_.events) {
        if (is_settlement(event.verb)) made.push_back(event);
    }
    for (const Line& line : ruling().lines) {
        Event due = event_of(line);
        const auto found = std::find_if(made.begin(), made.end(),
                                        [&](const Event& other) { return is_same(due, other); });
        if (found != made.end())
            made.erase(found);
        else
            write_down(std::move(due));
    }
}

}  // namespace fairdeal
