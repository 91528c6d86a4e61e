#include "items/second_keys.h"

#include <algorithm>
#include <map>

namespace second::items {
namespace {

using basic::Answer;
using fairdeal::Event;
using fairdeal::HandRecord;
using fairdeal::Key;
using fairdeal::Scenario;
using fairdeal::Verb;
using fairdeal::Wager;
using fairdeal::Who;
using Names = std::set<std::string>;

/// The first words of a line: "1.2 pay player 25" has "1.2", "pay", "player", "25".
std::vector<std::string> words_of(const std::string& line) {
    std::vector<std::string> words(1);
    for (const char c : line) {
        if (c == ' ')
            words.emplace_back();
        else
            words.back() += c;
    }
    return words;
}

bool moves_money(const std::string& verb) {
    static const Names verbs{"take", "pay", "push", "return", "tip", "out", "place"};
    return verbs.contains(verb);
}

/// "1 super-tie" of "1 take super-tie 5" and of "1 tip 1"; "3" of "3 out 6".
std::string wager_in(const std::string& line) {
    const auto words = words_of(line);
    if (words[1] == "tip") return words[0].substr(0, words[0].find('.')) + " super-tie";
    if (words[1] == "out" || words[1] == "place") return words[0];
    return words[0] + " " + words[2];
}

std::vector<std::string> claims_in(const HandRecord& hand) {
    std::vector<std::string> claims;
    for (const Event& event : hand.events) {
        const std::string line = to_text(event);
        if (moves_money(words_of(line)[1])) claims.push_back(line);
    }
    return claims;
}

/// What is due and not claimed.
std::vector<std::string> open_lines(const Answer& answer, const HandRecord& hand) {
    std::vector<std::string> open = answer.lines;
    for (const std::string& claim : claims_in(hand)) {
        const auto found = std::find(open.begin(), open.end(), claim);
        if (found != open.end()) open.erase(found);
    }
    return open;
}

std::string told(const Names& names) {
    std::string all;
    for (const std::string& name : names) all += "[" + name + "] ";
    return all;
}

std::string parted(const char* what, const Names& first, const Names& second) {
    if (first == second) return "";
    return std::string(what) + ": the key has " + told(first) + "the second settlement " +
           told(second);
}

// --- may

HandRecord longer_by(const HandRecord& hand, const Event& event) {
    HandRecord longer = hand;
    longer.events.push_back(event);
    longer.events.back().line = static_cast<int>(longer.events.size()) + 1;
    return longer;
}

/// Whether the last of the two verbs that the seat's events show is `on`.
bool is_on(const HandRecord& hand, int seat, Verb on, Verb off) {
    bool is = false;
    for (const Event& event : hand.events) {
        if (event.who.seat != seat) continue;
        if (event.verb == on) is = true;
        if (event.verb == off) is = false;
    }
    return is;
}

bool box_can_change(const HandRecord& hand, const Event& event) {
    const int seat = event.who.seat;
    const bool out = is_on(hand, seat, Verb::SitOut, Verb::SitIn);
    const bool away = is_on(hand, seat, Verb::Disconnect, Verb::Reconnect);
    if (event.verb == Verb::SitOut) return !out;
    if (event.verb == Verb::SitIn) return out;
    if (event.verb == Verb::Disconnect) return !away;
    return event.verb != Verb::Reconnect || away;
}

/// `next` calls for it: the same who and verb, and the wager and the sum where it names them.
bool is_called_for(const Answer& answer, const std::string& event) {
    const auto said = words_of(event);
    return std::any_of(answer.next.begin(), answer.next.end(), [&](const std::string& act) {
        const auto due = words_of(act);
        return due.size() <= said.size() && std::equal(due.begin(), due.end(), said.begin());
    });
}

/// `may` has the verb, and anybody who would do it is asked; wagers and boxes wait for nobody's
/// turn.
bool is_offered(const Answer& answer, const HandRecord& hand, const Event& event) {
    static const Names free{"chips",      "bet",     "secret", "blind",      "pass",     "insure",
                            "even-money", "sit-out", "sit-in", "disconnect", "reconnect"};
    const auto said = words_of(to_text(event));
    if (!answer.may.contains(said[1])) return false;
    if (free.contains(said[1])) return box_can_change(hand, event);
    if (answer.complete) return event.who.is_dealer();
    return answer.next.contains(said[0] + " decides");
}

/// With every first card that is still to be dealt: some faults of the betting show only then.
HandRecord with_cards_dealt(HandRecord hand, const basic::Settle& settle) {
    for (const std::string& act : settle(hand).next) {
        const auto words = words_of(act);
        if (words[1] != "deal") continue;
        fairdeal::Problems problems;
        const bool one_card = words[0] == "dealer" || words[0].find('.') != std::string::npos;
        const std::string line = act + (one_card ? " 9c" : " 9d 8h");
        const int at = static_cast<int>(hand.events.size()) + 2;
        const Event event = read_event(line, hand.header.game(), at, problems);
        if (problems.empty()) hand.events.push_back(event);
    }
    return hand;
}

bool puts_up(Verb verb) {
    return verb == Verb::Bet || verb == Verb::Secret || verb == Verb::Blind ||
           verb == Verb::Insure || verb == Verb::Raise;
}

/// League, where the second settlement hands an insurance back only when the hand is over: the seat
/// is played for, has taken even money, or insures, with what it has insured before, more than half
/// of its bet or than it has left.
bool insures_in_vain(const HandRecord& hand, const Event& event) {
    const int seat = event.who.seat;
    if (is_on(hand, seat, Verb::SitOut, Verb::SitIn) ||
        is_on(hand, seat, Verb::Disconnect, Verb::Reconnect) ||
        is_on(hand, seat, Verb::EvenMoney, Verb::Chips))
        return true;
    std::int64_t bet = 0, sum = event.amount.in_cents(),
                 chips = fairdeal::largest_amount.in_cents();
    for (const Event& one : hand.events) {
        if (one.who.seat != event.who.seat) continue;
        if (one.verb == Verb::Chips) chips = one.amount.in_cents();
        if (one.verb == Verb::Bet || one.verb == Verb::Secret) bet += one.amount.in_cents();
        if (one.verb == Verb::Insure) sum += one.amount.in_cents();
    }
    return 2 * sum > bet || sum > chips - bet;
}

/// The hand to its end, whatever is drawn: everybody stands, and the dealer draws nines.
HandRecord played_out(HandRecord hand, const basic::Settle& settle) {
    constexpr int most_acts = 40;
    for (int i = 0; i < most_acts; ++i) {
        const Answer answer = settle(hand);
        if (answer.complete || answer.next.empty()) break;
        const auto words = words_of(*answer.next.begin());
        std::string line = words[0] + " " + words[1];
        if (words[1] == "decides") line = words[0] + " stand";
        if (words[1] == "hit" || words[1] == "deal") line += " 9c";
        fairdeal::Problems problems;
        const int at = static_cast<int>(hand.events.size()) + 2;
        const Event event = read_event(line, hand.header.game(), at, problems);
        if (!problems.empty()) break;
        hand.events.push_back(event);
    }
    return hand;
}

/// The event is a fault, or its wager goes back; an even money that changes nothing is none.
bool is_refused(const HandRecord& hand, const Event& event, const basic::Settle& settle) {
    const HandRecord longer = longer_by(hand, event);
    const int line = longer.events.back().line;
    const Answer answer = settle(longer);
    if (answer.faults.contains(line)) return true;
    if (event.verb == Verb::EvenMoney && answer.lines == settle(hand).lines)
        return settle(played_out(longer, settle)).lines == settle(played_out(hand, settle)).lines;
    if (event.verb == Verb::EvenMoney) return false;
    if (event.verb == Verb::Insure && hand.header.game() == fairdeal::Game::League)
        return insures_in_vain(hand, event);
    if (!puts_up(event.verb)) return false;
    const Answer dealt = settle(with_cards_dealt(longer, settle));
    const std::string back_of = to_text(event.who) + " return " +
                                std::string(fairdeal::to_text(event.wager)) + " " +
                                to_text(event.amount);
    const auto& lines = dealt.lines;
    return dealt.faults.contains(line) ||
           std::find(lines.begin(), lines.end(), back_of) != lines.end();
}

/// What goes up before the cards in eXtreme and the league, and the boxes, the second settlements
/// take as they come; likewise what the dealer shows once the play is over.
bool is_judged(const HandRecord& hand, const Event& event) {
    const auto game = hand.header.game();
    if (game != fairdeal::Game::Extreme && game != fairdeal::Game::League) return true;
    const bool dealt = std::any_of(hand.events.begin(), hand.events.end(),
                                   [](const Event& one) { return one.verb == Verb::Deal; });
    static const Names boxes{"sit-out", "sit-in", "disconnect", "reconnect"};
    return dealt && !boxes.contains(words_of(to_text(event))[1]);
}

std::string may_difference(const Scenario& scenario, const Key& key, const basic::Settle& settle) {
    const HandRecord& hand = scenario.hand;
    const Event& event = *scenario.question.event;
    const std::string line = to_text(event);
    const Answer answer = settle(hand);
    bool allowed = false;
    if (moves_money(words_of(line)[1])) {
        const auto open = open_lines(answer, hand);
        allowed = std::find(open.begin(), open.end(), line) != open.end();
    } else if (is_judged(hand, event) && !answer.complete) {
        allowed = (is_called_for(answer, line) || is_offered(answer, hand, event)) &&
                  !is_refused(hand, event, settle);
    } else {  // only that nothing is taken for allowed which changes nothing or is a fault
        if (!key.allowed) return "";
        allowed = box_can_change(hand, event) && !is_refused(hand, event, settle);
    }
    if (allowed == key.allowed) return "";
    return "may, " + line + ": the second settlement says " + (allowed ? "yes" : "no");
}

// --- next

/// All that must happen; where money and something else wait, the money alone may come first.
std::string next_difference(const Scenario& scenario, const Key& key, const basic::Settle& settle) {
    if (!is_judged(scenario.hand, {})) return "";
    const Answer answer = settle(scenario.hand);
    const Names acts(key.acts.begin(), key.acts.end());
    const Names all(answer.next.begin(), answer.next.end());
    Names money;
    for (const std::string& act : all) {
        if (moves_money(words_of(act)[1])) money.insert(act);
    }
    return acts == money && !money.empty() ? "" : parted("next", acts, all);
}

// --- error

std::map<std::string, std::multiset<std::string>> by_wager(const std::vector<std::string>& lines) {
    std::map<std::string, std::multiset<std::string>> sorted;
    for (const std::string& line : lines) sorted[wager_in(line)].insert(line);
    return sorted;
}

std::string error_difference(const Scenario& scenario, const Key& key,
                             const basic::Settle& settle) {
    const Answer answer = settle(scenario.hand);
    const auto due = by_wager(answer.lines), made = by_wager(claims_in(scenario.hand));
    Names wrong, named;
    for (const auto& [wager, lines] : due) {
        const auto found = made.find(wager);
        if (found == made.end() || found->second != lines) wrong.insert(wager);
    }
    for (const auto& [wager, lines] : made) {
        if (!due.contains(wager)) wrong.insert(wager);
    }
    for (const auto& wager : key.wagers) named.insert(to_text(wager));
    // A short bank's order: only that something is wrong.
    if (wrong.empty() && !named.empty() && !answer.right.value_or(true)) return "";
    return parted("error", named, wrong);
}

// --- active

/// The wager that a hand plays for, as the record has it put up.
std::string wager_played(const HandRecord& hand, const std::string& who) {
    const bool later = who.find('.') != std::string::npos && who.substr(who.find('.')) != ".1";
    const std::string seat = who.substr(0, who.find('.'));
    std::string wager;
    for (const Event& event : hand.events) {
        if (std::to_string(event.who.seat) != seat) continue;
        if (event.verb == Verb::Secret) wager = "player";
        if (event.verb == Verb::Bet && event.wager == Wager::Player) wager = "player";
        if (event.verb == Verb::Bet && event.wager == Wager::Dealer && wager.empty())
            wager = "dealer";
        if (event.verb == Verb::Blind) wager = later ? "double-up" : "blind";
    }
    return wager.empty() ? who : who + " " + wager;
}

std::string active_difference(const Scenario& scenario, const Key& key,
                              const basic::Settle& settle) {
    const Answer answer = settle(scenario.hand);
    Names named, active;
    for (const auto& wager : key.wagers) named.insert(to_text(wager));
    for (const auto& wager : key.may_wait) named.insert(to_text(wager));
    for (const std::string& line : open_lines(answer, scenario.hand)) active.insert(wager_in(line));
    for (const std::string& act : answer.next) {
        const auto words = words_of(act);
        if (words[0] != "dealer" && !moves_money(words[1]))
            active.insert(wager_played(scenario.hand, words[0]));
    }
    return parted("active", named, active);
}

}  // namespace

std::string difference(const Scenario& scenario, const Key& key, const basic::Settle& settle) {
    using fairdeal::QuestionKind;
    const QuestionKind kind = scenario.question.kind;
    if (kind == QuestionKind::May) return may_difference(scenario, key, settle);
    if (kind == QuestionKind::Next) return next_difference(scenario, key, settle);
    if (kind == QuestionKind::Error) return error_difference(scenario, key, settle);
    if (kind == QuestionKind::Active) return active_difference(scenario, key, settle);
    return "";
}

}  // namespace second::items
