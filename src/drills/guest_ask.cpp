#include "drills/guest_ask.h"

#include <algorithm>
#include <array>

#include "drills/drill_events.h"

namespace fairdeal {

namespace {

bool is_wager(Verb verb) {
    return verb == Verb::Bet || verb == Verb::Blind || verb == Verb::Insure || verb == Verb::Raise;
}

bool is_a_guests(const Event& event) {
    constexpr std::array plays{Verb::Double, Verb::Split, Verb::Surrender, Verb::EvenMoney,
                               Verb::Hit};
    if (event.who.is_dealer()) return false;
    return is_wager(event.verb) || std::find(plays.begin(), plays.end(), event.verb) != plays.end();
}

/// The card of a hit that is due lies in the shoe still: such a hit is not a whole event yet.
bool is_whole(const Event& event) { return event.verb != Verb::Hit || !event.cards.empty(); }

/// An empty seat cannot insure or hit, but a player may sit down late and bet.
bool is_somebody_there(const TableState& table, const Event& event) {
    if (event.verb == Verb::Bet || event.verb == Verb::Blind) return true;
    const TableSeat* seat = table.find(event.who.seat);
    return seat != nullptr && !seat->wagers.empty();
}

/// Nothing: the engine does not say whether this may be done.
std::optional<GuestAsk> ask_about(const HandRecord& so_far, const Event& event) {
    GuestAsk ask;
    ask.scenario.hand = so_far;
    ask.scenario.question.kind = QuestionKind::May;
    ask.scenario.question.event = event;
    if (question_problem(ask.scenario)) return std::nullopt;
    ask.allowed = key_of(ask.scenario).allowed;
    return ask;
}

/// Wagers before plays as often as not: they are what a floor watches.
std::vector<Event> forbidden_candidates(const HandRecord& so_far, Dice& dice) {
    std::vector<Event> events = events_to_ask(so_far);
    const TableState table = table_after(so_far, so_far.events.size());
    std::erase_if(events, [&](const Event& event) {
        return !is_a_guests(event) || !is_somebody_there(table, event);
    });
    for (std::size_t i = events.size(); i > 1; --i) std::swap(events[i - 1], events[dice.below(i)]);
    if (dice.chance(50))
        std::stable_partition(events.begin(), events.end(),
                              [](const Event& event) { return is_wager(event.verb); });
    return events;
}

}  // namespace

std::optional<GuestAsk> guest_ask(const HandRecord& so_far, const Event* next, Dice& dice) {
    constexpr unsigned as_they_may = 50;
    constexpr int most_tries = 12;
    if (next != nullptr && is_a_guests(*next) && dice.chance(as_they_may) && is_whole(*next)) {
        auto ask = ask_about(so_far, *next);
        if (ask && ask->allowed) return ask;
    }
    int tries = 0;
    for (const Event& event : forbidden_candidates(so_far, dice)) {
        if (++tries > most_tries) break;
        auto ask = ask_about(so_far, event);
        if (ask && !ask->allowed) return ask;
    }
    return std::nullopt;
}

}  // namespace fairdeal
