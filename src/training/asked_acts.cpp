// What may or must happen where a hand stops: Next and May.

#include "training/asked.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairdeal {

namespace {

HandRecord with(const HandRecord& hand, const Event& event) {
    HandRecord longer = hand;
    longer.events.push_back(event);
    longer.events.back().line = static_cast<int>(longer.events.size()) + 1;
    return longer;
}

bool can_happen(const HandRecord& hand, const Event& event) {
    return impossible_events(with(hand, event)).empty();
}

/// The card of the hand that lies face down, or one that does no harm.
Card card_for(const HandRecord& hand, const std::string& act) {
    constexpr Card harmless{Rank::Two, Suit::Clubs};
    if (act.find(" turn") == std::string::npos) return harmless;
    const TableState table = table_after(hand, hand.events.size());
    const TableHand& dealer = table.dealer;
    for (std::size_t i = 0; i < dealer.cards.size(); ++i) {
        if (dealer.face_down[i]) return dealer.cards[i];
    }
    return harmless;
}

/// What a dealer in doubt might do in place of the act that is due.
std::vector<std::string> acts_in_place_of(const Act& act, const HandRecord& hand) {
    const std::string due = to_text(act);
    const std::string who = to_text(act.who);
    if (act.verb == Verb::Bet) {  // the system's: another amount
        const Money twice = act.amount + act.amount;
        return {fmt::format("{} bet {} {}", who, to_text(act.wager), to_text(twice))};
    }
    if (!act.who.is_dealer() && act.verb == Verb::Hit) return {"dealer turn", who + " stand"};
    if (!act.who.is_dealer() && act.verb == Verb::Stand) return {"dealer turn", who + " hit"};
    if (due == "dealer hit") return {"dealer stand"};
    if (due == "dealer stand") return {"dealer hit"};
    if (due == "dealer offer insurance") return {"dealer peek", "dealer turn"};
    if (due == "dealer peek") return {"dealer turn", "dealer offer insurance"};
    if (due != "dealer turn") return {"dealer turn"};
    std::vector<std::string> acts;
    const TableState table = table_after(hand, hand.events.size());
    for (const TableSeat& seat : table.seats) {
        for (const TableHand& other : seat.hands) acts.push_back(to_text(other.who) + " hit");
    }
    return acts;
}

/// A settlement line is allowed where it is due, to the cent, and its time has come.
bool is_due_now(const HandRecord& hand, const Ruling& ruling, const Event& event) {
    const std::string text = to_text(event);
    if (ruling.complete) {
        const auto lines = lines_to_make(hand, ruling);
        return std::any_of(lines.begin(), lines.end(),
                           [&](const Line& line) { return to_text(line) == text; });
    }
    return std::any_of(ruling.next.begin(), ruling.next.end(),
                       [&](const Act& act) { return to_text(act) == text; });
}

}  // namespace

std::vector<Breach> breaches_of_other_acts(const HandRecord& hand, const Act& first,
                                           const std::vector<std::string>& due) {
    std::vector<Breach> breaches;
    for (const std::string& act : acts_in_place_of(first, hand)) {
        const auto event = event_of_act(hand, act);
        if (!event || std::find(due.begin(), due.end(), act) != due.end()) continue;
        for (const Breach& breach : breaches_of(hand, *event)) {
            const bool known =
                std::any_of(breaches.begin(), breaches.end(),
                            [&](const Breach& other) { return other.clause == breach.clause; });
            if (!known) breaches.push_back(breach);
        }
    }
    std::stable_partition(breaches.begin(), breaches.end(), [](const Breach& breach) {
        return breach.clause.id.substr(0, 4) != "AMB-";
    });
    return breaches;
}

std::vector<Breach> breaches_as_read(const HandRecord& hand, const Event& event,
                                     const Misreading* misread) {
    const HandRecord longer = with(hand, event);
    const int line = longer.events.back().line;
    std::vector<Breach> breaches = rule_as_read(longer, misread).breaches;
    std::erase_if(breaches, [&](const Breach& breach) { return breach.line != line; });
    return breaches;
}

bool is_allowed(const HandRecord& hand, const Ruling& ruling, const Event& event,
                const std::vector<Breach>& breaches) {
    return breaches.empty() && (!is_settlement(event.verb) || is_due_now(hand, ruling, event));
}

std::vector<Breach> breaches_of(const HandRecord& hand, const Event& event) {
    return breaches_as_read(hand, event, nullptr);
}

std::optional<Event> event_of_act(const HandRecord& hand, const std::string& act) {
    const int line = static_cast<int>(hand.events.size()) + 2;
    for (const std::string& text : {act, act + " " + to_text(card_for(hand, act))}) {
        Problems problems;
        const Event event = read_event(text, hand.header.game(), line, problems);
        if (problems.empty() && can_happen(hand, event)) return event;
    }
    return std::nullopt;
}

}  // namespace fairdeal
