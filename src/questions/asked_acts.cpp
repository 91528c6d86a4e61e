// What may or must happen where a hand stops: Next and May.

#include "base/translation.h"
#include "questions/asked.h"
#include "record/lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

namespace fairdeal {

namespace {

bool can_happen(const HandRecord& hand, const Event& event) {
    return impossible_lines(with_line(hand, event)).empty();
}

/// The card of the hand that lies face down, or one that does no harm.
Card card_for(const HandRecord& hand, const std::string& act) {
    constexpr Card harmless{Rank::Two, Suit::Clubs};
    if (act.find(" turn") == std::string::npos) return harmless;
    const TableState table = table_at_end(hand);
    const TableHand& dealer = table.dealer;
    for (std::size_t i = 0; i < dealer.cards.size(); ++i) {
        if (dealer.face_down[i]) return dealer.cards[i];
    }
    return harmless;
}

std::vector<std::string> hits_of_every_hand(const HandRecord& hand) {
    std::vector<std::string> acts;
    const TableState table = table_at_end(hand);
    for (const TableSeat& seat : table.seats) {
        for (const TableHand& other : seat.hands) acts.push_back(to_text(other.who) + " hit");
    }
    return acts;
}

/// What a dealer in doubt might do in place of the act that is due.
std::vector<std::string> acts_in_place_of(const Act& act, const HandRecord& hand) {
    const std::string due = to_text(act);
    const std::string who = to_text(act.who);
    if (act.remedy) {  // they play on
        std::vector<std::string> acts = hits_of_every_hand(hand);
        acts.push_back(fixed("dealer hit"));
        return acts;
    }
    if (act.verb == Verb::Bet) {  // the system's: another amount
        const Money twice = act.amount + act.amount;
        return {fmt::format("{} bet {} {}", who, to_text(act.wager), to_text(twice))};
    }
    if (!act.who.is_dealer() && act.verb == Verb::Hit)
        return {fixed("dealer turn"), who + " stand"};
    if (!act.who.is_dealer() && act.verb == Verb::Stand)
        return {fixed("dealer turn"), who + " hit"};
    if (due == fixed("dealer hit")) return {fixed("dealer stand")};
    if (due == fixed("dealer stand")) return {fixed("dealer hit")};
    if (due == fixed("dealer offer insurance")) return {fixed("dealer peek"), fixed("dealer turn")};
    if (due == fixed("dealer peek")) return {fixed("dealer turn"), fixed("dealer offer insurance")};
    if (due != fixed("dealer turn")) return {fixed("dealer turn")};
    return hits_of_every_hand(hand);
}

/// What a seat may do whether or not its turn has come; the clauses say which seats.
constexpr std::array by_the_seat{Verb::Chips, Verb::Bet, Verb::Secret};
constexpr std::array boxes{Verb::SitOut, Verb::SitIn, Verb::Disconnect, Verb::Reconnect};

bool is_one_of(Verb verb, std::span<const Verb> verbs) {
    return std::find(verbs.begin(), verbs.end(), verb) != verbs.end();
}

/// `next` holds the very act.
bool is_called_for(const Act& act, const Event& event) {
    return !act.decides && !act.remedy && act.who == event.who && act.verb == event.verb &&
           (act.wager == Wager::None || act.wager == event.wager) &&
           (act.amount.is_zero() || act.amount == event.amount);
}

/// The decision is that hand's: the last one that `next` names, or a double before it, which
/// nothing waits for. Once the play is over only the dealer may go on.
bool is_theirs_to_decide(const Ruling& ruling, const Event& event) {
    if (ruling.complete) return event.who.is_dealer();
    const auto last = std::find_if(ruling.next.rbegin(), ruling.next.rend(),
                                   [](const Act& act) { return act.decides; });
    if (last != ruling.next.rend() && last->who == event.who) return true;
    return event.verb == Verb::Double &&
           std::any_of(ruling.next.begin(), ruling.next.end(),
                       [&](const Act& act) { return act.decides && act.who == event.who; });
}

/// League: the box, or the line, is the other way now, and the seat still has something to play
/// with.
bool can_change_box(const TableState& table, const Event& event) {
    const TableSeat* seat = table.find(event.who.seat);
    if (seat == nullptr) return false;
    const bool is_in = !seat->wagers.empty() || seat->chips.value_or(Money{}) > Money{};
    if (event.verb == Verb::SitOut) return is_in && !seat->sits_out;
    if (event.verb == Verb::SitIn) return seat->sits_out;
    if (event.verb == Verb::Disconnect) return is_in && !seat->disconnected;
    return seat->disconnected;
}

/// Once, and not beside each other.
bool can_insure(const TableState& table, const Event& event) {
    const TableSeat* seat = table.find(event.who.seat);
    return seat != nullptr && !is_live(*seat, Wager::Insurance) && seat->even_money == no_event;
}

/// eXtreme: nobody who has passed puts up a blind, or passes once more.
bool has_passed(const TableState& table, const Event& event) {
    const TableSeat* seat = table.find(event.who.seat);
    return seat != nullptr && seat->adjusted == Adjusted::Passed;
}

/// The act stands in `next`, or its verb in `may` for the one who would do it.
bool is_offered(const HandRecord& hand, const Ruling& ruling, const Event& event) {
    const bool called = std::any_of(ruling.next.begin(), ruling.next.end(),
                                    [&](const Act& act) { return is_called_for(act, event); });
    if (called) return true;
    if (!is_one_of(event.verb, ruling.may)) return false;
    const TableState table = table_at_end(hand, ruling.effects);
    if (is_one_of(event.verb, boxes)) return can_change_box(table, event);
    if (event.verb == Verb::Pass || event.verb == Verb::Blind) return !has_passed(table, event);
    if (event.verb == Verb::Insure || event.verb == Verb::EvenMoney)
        return can_insure(table, event);
    return is_one_of(event.verb, by_the_seat) || is_theirs_to_decide(ruling, event);
}

/// Another line, or the same with another amount, is due on the wager, or was.
bool is_ruled_otherwise(const Ruling& ruling, const Event& event) {
    return is_settlement(event.verb) &&
           std::any_of(ruling.lines.begin(), ruling.lines.end(),
                       [&](const Line& line) { return is_about(line, subject_of(event)); });
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

namespace {

template <class AnyEvent>
std::vector<Breach> breaches_of_line(const HandRecord& hand, const AnyEvent& event,
                                     const Misreading* misread) {
    const HandRecord longer = with_line(hand, event);
    const int line = static_cast<int>(lines_of(longer)) + 1;
    std::vector<Breach> breaches = rule_as_read(longer, misread).breaches;
    std::erase_if(breaches, [&](const Breach& breach) { return breach.line != line; });
    return breaches;
}

}  // namespace

std::vector<Breach> breaches_as_read(const HandRecord& hand, const Event& event,
                                     const Misreading* misread) {
    return breaches_of_line(hand, event, misread);
}

std::vector<Breach> breaches_as_read(const HandRecord& hand, const FloorEvent& event,
                                     const Misreading* misread) {
    return breaches_of_line(hand, event, misread);
}

const Act* offered_to(const Ruling& ruling) {
    const auto& also = ruling.may_also;
    if (std::find(also.begin(), also.end(), FloorVerb::Accept) == also.end()) return nullptr;
    const auto decides = std::find_if(ruling.next.rbegin(), ruling.next.rend(),
                                      [](const Act& act) { return act.decides; });
    return decides == ruling.next.rend() ? nullptr : &*decides;
}

std::vector<Act> acts_that_come_first(const Ruling& ruling) {
    if (const Act* decides = offered_to(ruling)) {
        Act offer;
        offer.who = decides->who;
        offer.remedy = FloorVerb::Accept;
        for (const ClauseId clause : ruling.at_issue) cite(offer.because, clause);
        return {offer};
    }
    std::vector<Act> acts = ruling.next;
    const auto is_remedy = [](const Act& act) { return act.remedy.has_value(); };
    if (std::any_of(acts.begin(), acts.end(), is_remedy)) {
        std::erase_if(acts, [&](const Act& act) { return !is_remedy(act); });
        return acts;
    }
    const auto is_urgent = [&](const Act& act) {
        return std::any_of(ruling.lines.begin(), ruling.lines.end(), [&](const Line& line) {
            return line.is_urgent() && to_text(line) == to_text(act);
        });
    };
    if (std::any_of(acts.begin(), acts.end(), is_urgent))
        std::erase_if(acts, [](const Act& act) { return !is_settlement(act.verb); });
    return acts;
}

Permission permission_of(const HandRecord& hand, const Ruling& ruling, const Event& event,
                         const std::vector<Breach>& breaches) {
    if (!breaches.empty()) return Permission::Forbidden;
    if (!is_settlement(event.verb))
        return is_offered(hand, ruling, event) ? Permission::Allowed : Permission::Untold;
    if (is_due_now(hand, ruling, event)) return Permission::Allowed;
    return is_ruled_otherwise(ruling, event) ? Permission::Forbidden : Permission::Untold;
}

std::vector<ClauseId> clauses_that_open(const Ruling& ruling, const Event& event) {
    for (const Act& act : ruling.next) {
        if (is_called_for(act, event) || (act.decides && act.who == event.who))
            return {act.because.begin(), act.because.end()};
    }
    return {};
}

std::vector<Breach> breaches_of(const HandRecord& hand, const Event& event) {
    return breaches_as_read(hand, event, nullptr);
}

std::vector<Breach> breaches_of(const HandRecord& hand, const FloorEvent& event) {
    return breaches_as_read(hand, event, nullptr);
}

std::optional<Event> event_of_act(const HandRecord& hand, const std::string& act) {
    const int line = static_cast<int>(lines_of(hand)) + 2;
    for (const std::string& text : {act, act + " " + to_text(card_for(hand, act))}) {
        Problems problems;
        const Event event = read_event(text, hand.header.game(), line, problems);
        if (problems.empty() && can_happen(hand, event)) return event;
    }
    return std::nullopt;
}

}  // namespace fairdeal
