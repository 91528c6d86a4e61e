// What a key does to a hand that is typed in.

#include "desk/rebuild/entry.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "desk/rebuild/entry_act.h"
#include "desk/rebuild/entry_actions.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr std::size_t most_past = 1000;
constexpr std::size_t longest_text = 80;

void take(HandEntry& entry, EntryHand changed, std::string status) {
    entry.past.push_back(std::move(entry.hand));
    if (entry.past.size() > most_past) entry.past.erase(entry.past.begin());
    entry.hand = std::move(changed);
    entry.taken = KeyTaken::Taken;
    entry.status = std::move(status);
    ++entry.hand.keys;
}

void refuse(HandEntry& entry, std::string why) {
    entry.taken = KeyTaken::Refused;
    entry.status = std::move(why);
}

std::string in_words(const EntryChange& change, Unit unit) {
    if (change.before)
        return tr("Chips before the hand: {amount}",
                  "amount"_a = amount_in_words(change.before->second, unit));
    if (change.after)
        return tr("Chips after the hand: {amount}",
                  "amount"_a = amount_in_words(change.after->second, unit));
    if (change.events.size() > 1)
        return tr_n("{count} line added", "{count} lines added",
                    static_cast<std::int64_t>(change.events.size()));
    return event_in_words(change.events.front(), unit);
}

void put_into(EntryHand& hand, const EntryChange& change) {
    hand.record = with_change(hand, change);
    hand.cursor += change.events.size() - (change.replaces ? 1 : 0);
    hand.typed.clear();
    hand.as_text = hand.replaces = false;
    hand.who.reset();
    if (change.seat_on && hand.seat < highest_seat) ++hand.seat;
    if (change.before) hand.before[change.before->first] = change.before->second;
    if (change.after) hand.after[change.after->first] = change.after->second;
}

/// Writes the change down, unless it cannot have happened; what is in doubt needs the key twice.
void make(HandEntry& entry, const EntryChange& change, const KeyPress& key, bool twice) {
    if (!change.events.empty()) {
        const std::size_t at = entry.hand.cursor + change.events.size() - (change.replaces ? 2 : 1);
        if (const auto no = why_impossible(with_change(entry.hand, change), at))
            return refuse(entry, *no);
        const auto doubt = twice ? std::nullopt : doubt_of(entry.hand, change);
        if (doubt) {
            entry.taken = KeyTaken::InDoubt;
            entry.status = doubt->why;
            entry.clause = doubt->clause;
            entry.doubted = key;
            return;
        }
    }
    EntryHand changed = entry.hand;
    put_into(changed, change);
    const Unit unit = unit_of(changed.record.header);
    take(entry, std::move(changed), in_words(change, unit));
}

/// A key that changes where the next line goes; an unfinished one must be finished first.
template <class Change>
void move(HandEntry& entry, Change change) {
    if (!entry.hand.typed.empty() || entry.hand.as_text)
        return refuse(entry, tr("Finish the line first, or drop it with Esc"));
    EntryHand changed = entry.hand;
    change(changed);
    if (changed == entry.hand) return refuse(entry, tr("There is nothing that way"));
    take(entry, std::move(changed), "");
}

void move_cursor(HandEntry& entry, std::size_t to) {
    move(entry, [&](EntryHand& hand) {
        hand.cursor = std::min(to, hand.record.events.size());
        hand.bets_are_up = false;
        hand.who.reset();
    });
}

void move_seat(HandEntry& entry, int step) {
    move(entry, [&](EntryHand& hand) {
        if (is_betting(hand)) {
            hand.seat = std::clamp(hand.seat + step, 0, highest_seat);
            return;
        }
        const int from = hand.who ? hand.who->seat : 0;
        hand.who = Who{static_cast<std::uint8_t>(std::clamp(from + step, 0, highest_seat)), 0};
    });
}

void remove_event(HandEntry& entry) {
    move(entry, [&](EntryHand& hand) {
        if (hand.cursor == 0) return;
        EntryHand without = hand;
        without.record = with_change(hand, {{}, true});
        --without.cursor;
        if (why_impossible(without.record, without.record.events.size())) return;
        hand = without;
    });
    if (entry.taken != KeyTaken::Refused || entry.hand.cursor == 0 || !entry.hand.typed.empty() ||
        entry.hand.as_text)
        return;
    const auto no =
        why_impossible(with_change(entry.hand, {{}, true}), entry.hand.record.events.size());
    if (no) refuse(entry, *no);
}

void take_back(HandEntry& entry) {
    if (entry.past.empty()) return refuse(entry, tr("There is nothing to undo"));
    entry.hand = std::move(entry.past.back());
    entry.past.pop_back();
    entry.taken = KeyTaken::Taken;
    entry.status = tr("Undone");
}

void drop_line(HandEntry& entry) {
    EntryHand changed = entry.hand;
    changed.typed.clear();
    changed.as_text = changed.replaces = false;
    changed.who.reset();
    if (changed == entry.hand) return refuse(entry, "");
    take(entry, std::move(changed), tr("Dropped"));
}

// --- a line as text

/// "ts" and "(ts)" as "Ts" and "(Ts)".
std::string with_cards_upper(const std::string& line) {
    std::string text = line;
    std::size_t start = 0;
    for (const std::string_view word : split_at(line, ' ')) {
        const std::size_t in = word.starts_with('(') ? 1 : 0;
        std::string card(word.substr(in, 2));
        if (!card.empty() && card[0] >= 'a' && card[0] <= 'z')
            card[0] = static_cast<char>(card[0] - 'a' + 'A');
        const bool whole = word.size() == 2 + 2 * in && card_from(card);
        if (whole) text.replace(start + in, 2, card);
        start += word.size() + 1;
    }
    return text;
}

void finish_text(HandEntry& entry, const KeyPress& key, bool twice) {
    Problems problems;
    const std::string line = with_cards_upper(entry.hand.typed);
    const Event event = read_event(line, entry.hand.record.header.game(), 0, problems);
    if (!problems.empty()) return refuse(entry, capital(problems.front().what));
    make(entry, {{event}, entry.hand.replaces}, key, twice);
}

void type_text(HandEntry& entry, char c, const KeyPress& key, bool twice) {
    if (c == '\n') return finish_text(entry, key, twice);
    if (entry.hand.typed.size() >= longest_text) return refuse(entry, tr("No line is that long"));
    EntryHand changed = entry.hand;
    changed.typed += c;
    take(entry, std::move(changed), "");
}

void begin_text(HandEntry& entry, bool replaces) {
    if (replaces && entry.hand.cursor == 0)
        return refuse(entry, tr("There is no event before this place"));
    EntryHand changed = entry.hand;
    changed.as_text = true;
    changed.replaces = replaces;
    if (replaces) changed.typed = to_text(changed.record.events[changed.cursor - 1]);
    take(entry, std::move(changed), tr("A line of the notation, then Enter"));
}

/// Backspace takes back one key; in a line that came as text it takes away one letter.
void rub_out(HandEntry& entry) {
    const EntryHand& hand = entry.hand;
    if (!hand.as_text || entry.past.empty()) return take_back(entry);
    if (hand.typed.empty()) return drop_line(entry);
    const std::string shorter = hand.typed.substr(0, hand.typed.size() - 1);
    if (entry.past.back().as_text && entry.past.back().typed == shorter) return take_back(entry);
    EntryHand changed = hand;
    changed.typed = shorter;
    take(entry, std::move(changed), "");
}

// --- a line of keys

void name_seat(HandEntry& entry, char c) {
    if (!is_digit(c)) return refuse(entry, tr("Then comes the digit of a seat, 0 for the dealer"));
    EntryHand changed = entry.hand;
    changed.typed.clear();
    if (is_betting(changed))
        changed.seat = c - '0';
    else
        changed.who = Who{static_cast<std::uint8_t>(c - '0'), 0};
    take(entry, std::move(changed), place_in_words({static_cast<std::uint8_t>(c - '0'), 0}));
}

void settle_rest(HandEntry& entry, const KeyPress& key) {
    if (is_betting(entry.hand)) return refuse(entry, tr("No card is dealt yet"));
    EntryChange change{rest_as_due(up_to_cursor(entry.hand))};
    if (change.events.empty()) return refuse(entry, tr("Nothing is due now"));
    make(entry, change, key, true);
}

void bets_up(HandEntry& entry) {
    const auto& events = entry.hand.record.events;
    const bool any = std::any_of(events.begin(), events.end(), [](const Event& event) {
        return event.wager != Wager::None && !is_settlement(event.verb);
    });
    if (!any) return refuse(entry, tr("No wager is up yet"));
    EntryHand changed = entry.hand;
    changed.bets_are_up = true;
    take(entry, std::move(changed), tr("The bets are up: now the cards"));
}

/// Keys that are a line of their own. False: the key begins a line.
bool press_alone(HandEntry& entry, char c, const KeyPress& key) {
    const bool betting = is_betting(entry.hand);
    if (c == ';' || c == '\'') return begin_text(entry, c == ';'), true;
    if (c == ']') return settle_rest(entry, key), true;
    if (betting && c == ' ') return bets_up(entry), true;
    if (betting && c == '\n') return move_seat(entry, 1), true;
    if (c != '/') return false;
    EntryHand changed = entry.hand;
    changed.typed = "/";
    take(entry, std::move(changed), tr("Which seat? 0 is the dealer"));
    return true;
}

void type_key(HandEntry& entry, char c, const KeyPress& key, bool twice) {
    if (entry.hand.as_text) return type_text(entry, c, key, twice);
    if (entry.hand.typed == "/") return name_seat(entry, c);
    if (entry.hand.typed.empty() && press_alone(entry, c, key)) return;
    const std::string keys = entry.hand.typed + c;
    const KeysRead reading =
        is_betting(entry.hand) ? read_bet_keys(entry.hand, keys) : read_play_keys(entry.hand, keys);
    if (reading.kind == KeysRead::Kind::Refused) return refuse(entry, reading.why);
    if (reading.kind == KeysRead::Kind::Changes) return make(entry, reading.change, key, twice);
    EntryHand changed = entry.hand;
    changed.typed = keys;
    take(entry, std::move(changed), "");
}

void apply(HandEntry& entry, EntryKey action) {
    const std::size_t cursor = entry.hand.cursor;
    switch (action) {
        case EntryKey::RubOut: return rub_out(entry);
        case EntryKey::DropLine: return drop_line(entry);
        case EntryKey::Before: return move_cursor(entry, cursor == 0 ? 0 : cursor - 1);
        case EntryKey::After: return move_cursor(entry, cursor + 1);
        case EntryKey::Remove: return remove_event(entry);
        case EntryKey::First: return move_cursor(entry, 0);
        case EntryKey::Last: return move_cursor(entry, entry.hand.record.events.size());
        case EntryKey::SeatBefore: return move_seat(entry, -1);
        case EntryKey::SeatAfter: return move_seat(entry, 1);
    }
}

bool is_same(const KeyPress& a, const std::optional<KeyPress>& b) {
    return b && a.name == b->name && a.character == b->character;
}

}  // namespace

void go_to_line(HandEntry& entry, std::size_t line) { move_cursor(entry, line); }

HandEntry start_entry(Game game) {
    HandEntry entry;
    entry.hand.record.header.card = TableCard(game);
    if (game == Game::Extreme) {
        entry.hand.record.header.facts.minimum = Money::dollars(25);
        entry.hand.record.header.facts.mode = Mode::Regular;
        entry.hand.seat = 0;
    }
    return entry;
}

bool is_betting(const EntryHand& hand) {
    const auto end = hand.record.events.begin() + static_cast<std::ptrdiff_t>(hand.cursor);
    return !hand.bets_are_up &&
           std::none_of(hand.record.events.begin(), end,
                        [](const Event& event) { return event.verb == Verb::Deal; });
}

bool press(HandEntry& entry, const KeyPress& key) {
    if (key.control) return false;
    const bool twice = is_same(key, entry.doubted);
    entry.doubted.reset();
    entry.clause.clear();
    if (const auto* action = action_of(entry_keys, key)) return apply(entry, action->name), true;
    const char c = key.name == KeyName::Enter   ? '\n'
                   : key.name == KeyName::Space ? ' '
                                                : key.character;
    if (c == 0) return false;
    type_key(entry, c, key, twice);
    return true;
}

std::string text_of(const HandEntry& entry) { return write(entry.hand.record); }

EntryForm form_of(const HandEntry& entry) {
    const Header& header = entry.hand.record.header;
    EntryForm form{header.game(), header.card, header.identity, {}};
    TableCard remedies_alone(header.game());
    remedies_alone.remedies = header.card.remedies;
    const std::string facts = to_text(Header{{}, header.facts, remedies_alone, header.notation});
    const auto space = facts.find(' ');
    if (space != std::string::npos) form.facts = facts.substr(space + 1);
    return form;
}

std::optional<std::string> set_form(HandEntry& entry, const EntryForm& form) {
    Problems problems;
    std::string facts(to_text(form.game));
    if (!form.facts.empty()) facts += " " + form.facts;
    auto header = read_header(facts, problems);
    if (!problems.empty()) return capital(problems.front().what);
    if (form.card.game() != form.game) return tr("The table card is of another game");
    header->identity = form.identity;
    const RemedyCard remedies = header->card.remedies;  // they are typed with the facts
    header->card = form.card;
    header->card.remedies = remedies;
    EntryHand changed = entry.hand;
    changed.record.header = *header;
    const auto again = read_record(write(changed.record));
    if (!again) return capital(again.error().front().what);
    if (again->header != *header)
        return tr("A value holds a space or a sign that no header can hold");
    if (const auto no = why_impossible(changed.record, 0)) return capital(*no);
    if (changed == entry.hand) return std::nullopt;
    --changed.keys;  // the header's are not counted
    take(entry, std::move(changed), "");
    return std::nullopt;
}

}  // namespace fairdeal
