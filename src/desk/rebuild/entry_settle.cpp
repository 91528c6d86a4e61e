// The keys of the settlement, and the chips before and after it.

#include <algorithm>
#include <set>

#include "base/text.h"
#include "base/translation.h"
#include "desk/rebuild/entry_act.h"

namespace fairdeal {

namespace {

std::optional<Verb> settling_verb(char key) {
    switch (key) {
        case 'x': return Verb::Take;
        case 'p': return Verb::Pay;
        case '=': return Verb::Push;
        case 'b': return Verb::Return;
        case 'z': return Verb::Tip;
        case 'g': return Verb::Out;
        case 'w': return Verb::Place;
        default: return std::nullopt;
    }
}

std::optional<Wager> wager_of_letter(char key, Game game) {
    const bool extreme = game == Game::Extreme;
    switch (key) {
        case 'i': return Wager::Insurance;
        case 'p': return extreme ? Wager::Blind : Wager::Player;
        case 'd': return Wager::Dealer;
        case 'u': return extreme ? Wager::DoubleUp : Wager::PairUp;
        case 'w': return Wager::Sweet17;
        case 'b': return extreme ? Wager::Blind : Wager::BreakoutBonus;
        case 't': return Wager::SuperTie;
        default: return std::nullopt;
    }
}

bool is_of_wager(Verb verb) { return verb != Verb::Tip && !is_about_a_place(verb); }

/// The next line that is due and speaks of what the keys may mean; from where it stands on, the
/// lines that can wait too.
std::optional<Event> next_due(const EntryHand& hand, Verb verb, std::optional<Wager> wager) {
    const HandRecord so_far = up_to_cursor(hand);
    auto due = rest_as_due(so_far);
    if (due.empty()) {
        for (const Line& line : rule(so_far).lines) {
            Event event;
            event.who = line.who;
            event.verb = line.verb;
            event.wager = line.wager;
            event.amount = line.amount;
            event.place = line.place;
            due.push_back(event);
        }
    }
    const auto fits = [&](const Event& event) {
        if (hand.who && (event.who.seat != hand.who->seat)) return false;
        if (is_about_a_place(verb)) return is_about_a_place(event.verb);
        if (verb == Verb::Tip) return event.verb == Verb::Tip;
        return event.wager != Wager::None && (!wager || event.wager == *wager);
    };
    const auto found = std::find_if(due.begin(), due.end(), fits);
    return found == due.end() ? std::nullopt : std::optional(*found);
}

/// The event as far as the keys and what is due say; seat and wager may come from either.
std::optional<Event> settling_event(const EntryHand& hand, Verb verb, std::optional<Wager> wager) {
    const auto due = next_due(hand, verb, wager);
    if (!due && !hand.who) return std::nullopt;
    const HandRecord so_far = up_to_cursor(hand);
    const TableState table = table_after(so_far, so_far.events.size());
    Event event = due ? *due : Event{};
    if (!due) {
        const bool extreme = so_far.header.game() == Game::Extreme;
        event.who = *hand.who;
        event.wager = wager.value_or(extreme ? Wager::Blind : Wager::Player);
        const bool with_hand = verb != Verb::Tip && !is_about_a_place(verb) &&
                               !is_side(event.wager) && event.wager != Wager::Insurance;
        if (with_hand) event.who = hand_of(table, *hand.who);
    }
    if (!is_of_wager(verb)) event.wager = Wager::None;
    if (event.verb != verb || !due)
        event.amount = verb == Verb::Take || verb == Verb::Return
                           ? stake_of(table, event.who, event.wager)
                           : Money{};
    event.verb = verb;
    event.place = 0;
    if (verb == Verb::Push) event.amount = {};
    return event;
}

KeysRead read_place(const EntryHand& hand, Verb verb, std::string_view keys) {
    if (keys.empty()) return waits();
    if (!is_digit(keys[0]) || keys[0] == '0')
        return refused_key(tr("Then comes the place, 1 to 9"));
    auto event = settling_event(hand, verb, std::nullopt);
    if (!event) return refused_key(tr("Which seat? Press / and its digit first"));
    event->amount = {};
    event->place = keys[0] - '0';
    return change_to(*event);
}

}  // namespace

KeysRead read_settlement_keys(const EntryHand& hand, std::string_view keys) {
    const auto verb = settling_verb(keys.front());
    if (!verb) return refused_key(tr("That key means nothing here; F1 shows the keys"));
    keys.remove_prefix(1);
    if (is_about_a_place(*verb)) return read_place(hand, *verb, keys);
    std::optional<Wager> wager;
    if (!keys.empty() && is_of_wager(*verb))
        wager = wager_of_letter(keys[0], hand.record.header.game());
    if (wager) keys.remove_prefix(1);
    if (keys.empty()) return waits();
    if (keys.back() != '\n')
        return is_amount_so_far(keys)
                   ? waits()
                   : refused_key(tr("Then comes a wager's letter, an amount, Enter"));
    keys.remove_suffix(1);
    auto event = settling_event(hand, *verb, wager);
    if (!event)
        return refused_key(tr("Nothing of the kind is due. Say which seat, with / and a digit"));
    if (!keys.empty() && *verb == Verb::Push) return refused_key(tr("A push has no amount"));
    if (!keys.empty()) event->amount = amount_of_keys(keys).value_or(Money{});
    if (*verb != Verb::Push && event->amount.is_zero())
        return refused_key(tr("How much? Type the amount before Enter"));
    return change_to(*event);
}

namespace {

/// What a seat won (negative: lost) by these lines; of seat 0 what the dealer won.
template <class Lines>
Money won(const Lines& lines, int seat) {
    Money sum;
    for (const auto& line : lines) {
        if (seat != 0 && line.who.seat != seat) continue;
        if (line.verb == Verb::Pay) sum += line.amount;
        if (line.verb == Verb::Take) sum -= line.amount;
    }
    return seat == 0 ? Money{} - sum : sum;
}

/// What somebody had before the hand: as the record has it, else as it was typed.
std::optional<Money> chips_before(const EntryHand& hand, const TableState& table, int seat) {
    const TableSeat* found = table.find(seat);
    const std::optional<Money> recorded = seat == 0          ? table.dealer_chips
                                          : found == nullptr ? std::nullopt
                                                             : found->chips;
    const auto typed = hand.before.find(seat);
    return recorded || typed == hand.before.end() ? recorded : typed->second;
}

std::set<int> seats_with_chips(const EntryHand& hand, const TableState& table) {
    std::set<int> seats;
    for (const TableSeat& seat : table.seats) seats.insert(seat.seat);
    for (const auto* counted : {&hand.before, &hand.after})
        for (const auto& [seat, amount] : *counted) seats.insert(seat);
    if (table.dealer_chips) seats.insert(0);
    return seats;
}

}  // namespace

std::vector<ChipCount> chip_counts(const EntryHand& hand, const Ruling& ruling) {
    const TableState table = table_after(hand.record, hand.record.events.size());
    std::vector<ChipCount> counts;
    const Claim claim = claim_of(hand.record);
    for (const int seat : seats_with_chips(hand, table)) {
        ChipCount count;
        count.seat = seat;
        count.before = chips_before(hand, table, seat);
        if (const auto at = hand.after.find(seat); at != hand.after.end()) count.after = at->second;
        const bool certain = ruling.complete && ruling.undecided.empty();
        if (count.before && certain) count.due = *count.before + won(ruling.lines, seat);
        if (count.before && !claim.empty()) count.settled = *count.before + won(claim, seat);
        if (count.before || count.after) counts.push_back(count);
    }
    return counts;
}

}  // namespace fairdeal
