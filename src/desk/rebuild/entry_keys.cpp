// The keys of the bets and of the play.

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "desk/rebuild/entry_act.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

Event event_of(Who who, Verb verb, Wager wager = Wager::None, Money amount = {}) {
    Event event;
    event.who = who;
    event.verb = verb;
    event.wager = wager;
    event.amount = amount;
    return event;
}

Who seat_of(int seat) { return {static_cast<std::uint8_t>(seat), 0}; }

/// A point is one in every language.
std::string with_sign_for_point(std::string_view keys) {
    std::string typed(keys);
    std::replace(typed.begin(), typed.end(), '.', decimal_point().front());
    return typed;
}

// --- the bets

Wager main_wager(Game game) { return game == Game::Extreme ? Wager::Blind : Wager::Player; }

std::optional<Wager> wager_of_key(char key, Game game) {
    switch (key) {
        case 'p':
        case '\n': return main_wager(game);
        case 'd': return Wager::Dealer;
        case 't': return Wager::SuperTie;
        case 'u': return Wager::PairUp;
        case 'w': return Wager::Sweet17;
        case 'b': return game == Game::Extreme ? Wager::Blind : Wager::BreakoutBonus;
        case 's': return Wager::Player;
        default: return std::nullopt;
    }
}

KeysRead read_chips(const EntryHand& hand, Money amount) {
    const Game game = hand.record.header.game();
    if (game == Game::Extreme || game == Game::League) {
        KeysRead reading =
            change_to(event_of(seat_of(hand.seat), Verb::Chips, Wager::None, amount));
        reading.change.seat_on = true;
        return reading;
    }
    KeysRead reading{KeysRead::Kind::Changes};
    reading.change.before = {hand.seat, amount};
    reading.change.seat_on = true;
    return reading;
}

KeysRead read_wager(const EntryHand& hand, std::string_view digits, char last) {
    const auto amount = amount_of_keys(digits);
    if (!amount) return refused_key(tr("{typed} is not an amount", "typed"_a = in_quotes(digits)));
    if (last == 'm') return read_chips(hand, *amount);
    if (amount->is_zero()) return refused_key(tr("A wager must be more than zero"));
    const auto wager = wager_of_key(last, hand.record.header.game());
    if (!wager)
        return refused_key(tr("After an amount comes Enter or a wager's letter: P D T U W B S M"));
    const Verb verb = last == 's' ? Verb::Secret : *wager == Wager::Blind ? Verb::Blind : Verb::Bet;
    KeysRead reading = change_to(event_of(seat_of(hand.seat), verb, *wager, *amount));
    reading.change.seat_on = last == '\n';
    return reading;
}

/// The wagers of the nearest seat before that has any, at this one.
KeysRead same_again(const EntryHand& hand) {
    const HandRecord so_far = up_to_cursor(hand);
    const auto bets = [](const Event& event, int seat) {
        return event.who.seat == seat && (event.verb == Verb::Bet || event.verb == Verb::Blind);
    };
    for (int seat = hand.seat - 1; seat > 0; --seat) {
        KeysRead reading{KeysRead::Kind::Changes};
        for (const Event& event : so_far.events) {
            if (!bets(event, seat)) continue;
            reading.change.events.push_back(event);
            reading.change.events.back().who = seat_of(hand.seat);
        }
        reading.change.seat_on = true;
        if (!reading.change.events.empty()) return reading;
    }
    return refused_key(tr("No seat before has a wager to repeat"));
}

// --- the play

std::optional<Rank> rank_of_key(char key) {
    if (key == '?' || key == '.') return Rank::Unknown;
    const char upper = key >= 'a' && key <= 'z' ? static_cast<char>(key - 'a' + 'A') : key;
    const auto card = card_from(std::string{upper, 's'});
    return card ? std::optional(card->rank) : std::nullopt;
}

std::optional<Card> card_of_keys(char rank, char suit) {
    const auto read = rank_of_key(rank);
    const auto one = suit == '.' ? card_from("A?") : card_from(std::string{'A', suit});
    return read && one ? std::optional(Card{*read, one->suit}) : std::nullopt;
}

/// The event that lays the card where the next one goes; the second of two first cards joins the
/// first on its line.
KeysRead lay(const EntryHand& hand, const NextCard& place, Card card, bool other_side) {
    Event event = place.event;
    event.cards.clear();
    const bool down = event.verb == Verb::Deal && place.face_down != other_side;
    event.cards.push_back({card, down});
    KeysRead reading = change_to(event);
    if (hand.cursor == 0 || event.verb != Verb::Deal) return reading;
    const Event& before = hand.record.events[hand.cursor - 1];
    const bool joins = before.verb == Verb::Deal && before.who == event.who &&
                       before.cards.size() == 1 && event.who.hand == 0;
    if (!joins) return reading;
    Event both = before;
    both.cards.push_back({card, down});
    reading.change = {{both}, true};
    return reading;
}

KeysRead no_place_for_card(const EntryHand& hand) {
    const HandRecord so_far = up_to_cursor(hand);
    const Ruling ruling = rule(so_far);
    if (ruling.complete)
        return refused_key(
            tr("The play is over. For a card all the same say whose, with / and a digit"));
    return refused_key(
        tr("Nobody waits for a card. {next}",
           "next"_a = in_words(awaited(so_far, ruling), ruling.may, unit_of(so_far.header))));
}

/// A card: `keys` begins with its rank, or is a space, after an optional '['.
KeysRead read_card_keys(const EntryHand& hand, std::string_view keys) {
    const bool other_side = keys.starts_with('[');
    if (other_side) keys.remove_prefix(1);
    if (keys.empty()) return waits();
    const auto place = next_card(hand);
    if (!place) return no_place_for_card(hand);
    if (keys == " ") return lay(hand, *place, Card{}, other_side);
    if (!rank_of_key(keys.front())) return refused_key(tr("A rank is 2 to 9, T, J, Q, K, A or ?"));
    if (keys.size() == 1) return waits();
    const auto card = card_of_keys(keys[0], keys[1]);
    if (!card) return refused_key(tr("A suit is S, H, D, C or ?"));
    return lay(hand, *place, *card, other_side);
}

/// A hit or a double of the person who is chosen or decides: the verb's key and a card.
KeysRead read_act_with_card(const EntryHand& hand, Verb verb, Who who, std::string_view keys) {
    if (keys.empty()) return waits();
    if (keys != " " && !rank_of_key(keys.front()))
        return refused_key(tr("Then comes the card: its rank first"));
    if (keys.size() == 1 && keys != " ") return waits();
    const auto card = keys == " " ? std::optional(Card{}) : card_of_keys(keys[0], keys[1]);
    if (!card) return refused_key(tr("A suit is S, H, D, C or ?"));
    NextCard place{event_of(who, verb)};
    return lay(hand, place, *card, false);
}

std::optional<Verb> verb_of_key(char key) {
    switch (key) {
        case 's': return Verb::Stand;
        case 'v': return Verb::Split;
        case 'r': return Verb::Surrender;
        case 'e': return Verb::EvenMoney;
        case 'h': return Verb::Hit;
        case 'd': return Verb::Double;
        case 'c': return Verb::Check;
        case 'f': return Verb::Fold;
        case 'l': return Verb::Play;
        case 'n': return Verb::Pass;
        case 'u': return Verb::Raise;
        case 'i': return Verb::Insure;
        case 'o': return Verb::Offer;
        case 'y': return Verb::Peek;
        default: return std::nullopt;
    }
}

bool is_of_seat(Verb verb) {
    return verb == Verb::EvenMoney || verb == Verb::Insure || verb == Verb::Raise ||
           verb == Verb::Check || verb == Verb::Fold || verb == Verb::Pass;
}

/// The first seat with a main wager and no insurance; for even money with an ace and a ten.
std::optional<Who> first_who_may(const TableState& table, Verb verb) {
    for (const TableSeat& seat : table.seats) {
        if (seat.hands.empty() || seat.wagers.empty()) continue;
        const bool natural = is_ace_and_ten(seat.hands.front().counted());
        const bool fits = verb == Verb::Insure ? seat.find(Wager::Insurance) == nullptr
                                               : natural && seat.even_money == no_event;
        if (fits) return seat_of(seat.seat);
    }
    return std::nullopt;
}

std::optional<Who> decider(const HandRecord& so_far, Verb verb) {
    auto act = first_awaited(so_far, std::nullopt, [&](const Awaited& one, const Ruling& ruling) {
        if (!one.decides) return one.event.verb == verb;
        return std::find(ruling.may.begin(), ruling.may.end(), verb) != ruling.may.end();
    });
    if (!act)
        act = first_awaited(so_far, std::nullopt,
                            [](const Awaited& one, const Ruling&) { return one.decides; });
    return act ? std::optional(act->event.who) : std::nullopt;
}

std::optional<Who> who_acts(const EntryHand& hand, Verb verb) {
    if (verb == Verb::Offer || verb == Verb::Peek || verb == Verb::Play) return the_dealer;
    const HandRecord so_far = up_to_cursor(hand);
    const TableState table = table_after(so_far, so_far.events.size());
    if (hand.who) return is_of_seat(verb) ? hand.who : std::optional(hand_of(table, *hand.who));
    const bool free = verb == Verb::Insure || verb == Verb::EvenMoney;
    auto who = free ? first_who_may(table, verb) : std::nullopt;
    if (!who) who = decider(so_far, verb);
    if (who && is_of_seat(verb)) who->hand = 0;
    return who;
}

/// U and I: with an amount, or with Enter alone by the blind, by half the wager.
KeysRead read_more_money(const EntryHand& hand, Verb verb, Who who, std::string_view keys) {
    if (keys.empty()) return waits();
    if (keys.back() != '\n')
        return is_amount_so_far(keys) ? waits() : refused_key(tr("Then comes an amount, or Enter"));
    keys.remove_suffix(1);
    const HandRecord so_far = up_to_cursor(hand);
    const TableState table = table_after(so_far, so_far.events.size());
    const Wager wager = verb == Verb::Raise ? Wager::DoubleUp : Wager::Insurance;
    const Money lies = stake_of(table, who, main_wager(so_far.header.game()));
    const auto amount = keys.empty() ? std::optional(verb == Verb::Raise ? lies : half_of(lies))
                                     : amount_of_keys(keys);
    if (!amount || amount->is_zero()) return refused_key(tr("By how much? Type the amount"));
    return change_to(event_of(who, verb, wager, *amount));
}

KeysRead read_act(const EntryHand& hand, Verb verb, std::string_view keys) {
    const auto who = who_acts(hand, verb);
    if (!who) return refused_key(tr("Nobody decides now. Say who, with / and a digit"));
    if (verb == Verb::Hit || verb == Verb::Double)
        return read_act_with_card(hand, verb, *who, keys);
    if (verb == Verb::Raise || verb == Verb::Insure) return read_more_money(hand, verb, *who, keys);
    return change_to(event_of(*who, verb, verb == Verb::Offer ? Wager::Insurance : Wager::None));
}

/// Enter alone: what comes next, where nothing more need be said.
KeysRead as_awaited(const EntryHand& hand) {
    const HandRecord so_far = up_to_cursor(hand);
    const Ruling ruling = rule(so_far);
    const auto acts = awaited(so_far, ruling);
    if (acts.empty()) return refused_key(tr("The hand is complete"));
    const Awaited& act = acts.front();
    const std::string due = in_words(acts, ruling.may, unit_of(so_far.header));
    if (act.decides) return refused_key(due);
    if (!act.wants_card()) return change_to(act.event);
    const TableState table = table_after(so_far, so_far.events.size());
    const TableHand* down = act.event.verb == Verb::Turn ? table.find(act.event.who) : nullptr;
    const bool one =
        down != nullptr && std::count(down->face_down.begin(), down->face_down.end(), true) == 1;
    if (!one) return refused_key(tr("{next}: type the card", "next"_a = due));
    const auto at = std::find(down->face_down.begin(), down->face_down.end(), true);
    const Card card = down->cards[static_cast<std::size_t>(at - down->face_down.begin())];
    if (!card.is_known()) return refused_key(tr("Which card is turned up? Type it, or Space"));
    return lay(hand, {act.event}, card, false);
}

/// M and an amount: the chips counted after the hand, of the seat chosen or the first that has not
/// been counted.
KeysRead read_count(const EntryHand& hand, std::string_view keys) {
    if (keys.empty()) return waits();
    if (keys.back() != '\n')
        return is_amount_so_far(keys) ? waits() : refused_key(tr("Then comes an amount and Enter"));
    const auto amount = amount_of_keys(keys.substr(0, keys.size() - 1));
    if (!amount) return refused_key(tr("How much was counted? Type the amount"));
    KeysRead reading{KeysRead::Kind::Changes};
    int seat = hand.who ? hand.who->seat : -1;
    const HandRecord so_far = up_to_cursor(hand);
    for (const TableSeat& one : table_after(so_far, so_far.events.size()).seats) {
        if (seat < 0 && hand.after.count(one.seat) == 0) seat = one.seat;
    }
    reading.change.after = {seat < 0 ? 0 : seat, *amount};
    return reading;
}

}  // namespace

KeysRead waits() { return {}; }
KeysRead refused_key(std::string why) { return {KeysRead::Kind::Refused, {}, std::move(why)}; }
KeysRead change_to(Event event) { return {KeysRead::Kind::Changes, {{std::move(event)}}, {}}; }

bool is_amount_so_far(std::string_view keys) {
    const std::string typed = with_sign_for_point(keys);
    const char sign = decimal_point().front();
    const bool digits =
        std::all_of(typed.begin(), typed.end(), [&](char c) { return is_digit(c) || c == sign; });
    const auto point = typed.find(sign);
    return digits && typed.size() <= 13 &&
           (point == std::string::npos ||
            (typed.find(sign, point + 1) == std::string::npos && typed.size() - point <= 3));
}

std::optional<Money> amount_of_keys(std::string_view keys) {
    return typed_amount(with_sign_for_point(keys));
}

KeysRead read_bet_keys(const EntryHand& hand, std::string_view keys) {
    if (is_amount_so_far(keys)) return waits();
    const char last = keys.back();
    const std::string_view digits = keys.substr(0, keys.size() - 1);
    if (!digits.empty()) return read_wager(hand, digits, last);
    const Who who = seat_of(hand.seat);
    switch (last) {
        case '=': return same_again(hand);
        case 'n': return change_to(event_of(who, Verb::Pass));
        case 'o': return change_to(event_of(who, Verb::SitOut));
        case 'x': return change_to(event_of(who, Verb::Disconnect));
        default:
            return refused_key(tr("Type an amount; Space when the bets are up, then the cards"));
    }
}

KeysRead read_play_keys(const EntryHand& hand, std::string_view keys) {
    const char first = keys.front();
    if (first == '\n') return as_awaited(hand);
    if (first == '[' || first == ' ' || rank_of_key(first)) return read_card_keys(hand, keys);
    if (first == 'm') return read_count(hand, keys.substr(1));
    if (const auto verb = verb_of_key(first)) return read_act(hand, *verb, keys.substr(1));
    return read_settlement_keys(hand, keys);
}

}  // namespace fairdeal
