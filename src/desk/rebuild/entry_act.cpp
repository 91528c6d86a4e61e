#include "desk/rebuild/entry_act.h"

#include <algorithm>

#include "base/translation.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr int most_skipped = 60;  // acts that are taken as done before one that fits

Event event_of(const Act& act) {
    Event event;
    event.who = act.who;
    event.verb = act.verb;
    event.wager = act.verb == Verb::Offer ? Wager::Insurance : act.wager;
    if (act.verb != Verb::Push) event.amount = act.amount;
    return event;
}

/// The lines that no event of the record makes yet; an event that makes a line wrongly makes it.
std::vector<Awaited> unmade(const HandRecord& so_far, const Ruling& ruling) {
    std::vector<Awaited> acts;
    std::vector<bool> used(so_far.events.size(), false);
    for (const Line& line : ruling.lines) {
        bool made = false;
        for (std::size_t i = 0; i < used.size() && !made; ++i) {
            const Event& event = so_far.events[i];
            if (used[i] || !are_about_one(line, event)) continue;
            made = used[i] = true;
        }
        if (!made) acts.push_back({event_of(line), false});
    }
    return acts;
}

/// Seats are dealt to before the dealer; whatever is no deal keeps its place.
void put_deals_in_order(std::vector<Awaited>& acts) {
    std::stable_sort(acts.begin(), acts.end(), [](const Awaited& a, const Awaited& b) {
        const bool deals =
            a.event.verb == Verb::Deal && b.event.verb == Verb::Deal && !a.decides && !b.decides;
        return deals && !a.event.who.is_dealer() && b.event.who.is_dealer();
    });
}

bool is_of(Who act, std::optional<Who> who) {
    if (!who) return true;
    return act.seat == who->seat && (who->hand == 0 || act.hand == who->hand);
}

bool is_play(Verb verb) {
    return verb == Verb::Hit || verb == Verb::Stand || verb == Verb::Double ||
           verb == Verb::Split || verb == Verb::Surrender;
}

bool takes_next_card(const Awaited& act, const Ruling& ruling) {
    if (!act.decides) return act.wants_card();
    return std::any_of(ruling.may.begin(), ruling.may.end(), is_play);
}

/// How the first cards of this game lie.
bool lies_face_down(Game game, Who who, const TableHand* hand) {
    if (hand != nullptr && hand->from_split) return false;
    const int number = hand == nullptr ? 0 : hand->first_cards;
    switch (game) {
        case Game::Extreme: return who.is_dealer() || number == 0;
        case Game::Breakout:
        case Game::League: return who.is_dealer() && number == 1;
        case Game::Midnight: return false;
    }
    throw Fault("invalid game");
}

NextCard place_of(const HandRecord& so_far, const Awaited& act) {
    const TableState table = table_after(so_far, so_far.events.size());
    NextCard place{act.event};
    if (act.decides) place.event.verb = Verb::Hit;
    place.event.wager = Wager::None;
    place.event.amount = {};
    if (place.event.verb == Verb::Deal)
        place.face_down =
            lies_face_down(so_far.header.game(), act.event.who, table.find(act.event.who));
    return place;
}

/// A card for a hand that nobody waits for: its first two, or one more.
NextCard place_at(const HandRecord& so_far, Who who) {
    const TableState table = table_after(so_far, so_far.events.size());
    const TableHand* hand = table.find(hand_of(table, who));
    const bool deals =
        hand == nullptr || (hand->first_cards < (who.is_dealer() ? 1 : 2) && !hand->from_split);
    Awaited act;
    act.event.who = hand == nullptr ? who : hand->who;
    act.event.verb = deals ? Verb::Deal : Verb::Hit;
    return place_of(so_far, act);
}

}  // namespace

bool are_about_one(const Line& line, const Event& event) {
    if (!is_settlement(event.verb) || line.who != event.who || line.wager != event.wager)
        return false;
    return line.wager != Wager::None || line.verb == event.verb ||
           (is_about_a_place(line.verb) && is_about_a_place(event.verb));
}

bool Awaited::wants_card() const {
    return !decides && (event.verb == Verb::Deal || event.verb == Verb::Turn ||
                        event.verb == Verb::Hit || event.verb == Verb::Double);
}

std::vector<Awaited> awaited(const HandRecord& so_far, const Ruling& ruling) {
    if (ruling.complete) return unmade(so_far, ruling);
    std::vector<Awaited> acts;
    for (const Act& act : ruling.next) acts.push_back({event_of(act), act.decides});
    put_deals_in_order(acts);
    return acts;
}

std::optional<Awaited> first_awaited(const HandRecord& record, std::optional<Who> who,
                                     const Fits& fits) {
    HandRecord so_far = record;
    for (int skipped = 0; skipped < most_skipped; ++skipped) {
        const Ruling ruling = rule(so_far);
        const auto acts = awaited(so_far, ruling);
        for (const Awaited& act : acts) {
            if (is_of(act.event.who, who) && fits(act, ruling)) return act;
        }
        const auto forced = std::find_if(acts.begin(), acts.end(), [](const Awaited& act) {
            return !act.decides && !act.wants_card();
        });
        if (forced == acts.end()) return std::nullopt;
        so_far.events.push_back(forced->event);
        so_far.events.back().line = static_cast<int>(so_far.events.size()) + 1;
    }
    return std::nullopt;
}

Who hand_of(const TableState& table, Who who) {
    const TableSeat* seat = who.is_dealer() ? nullptr : table.find(who.seat);
    if (seat == nullptr || who.hand != 0 || seat->hands.size() < 2) return who;
    for (const TableHand& hand : seat->hands) {
        if (hand.ended == no_event && !is_bust(hand.total())) return hand.who;
    }
    return seat->hands.front().who;
}

std::optional<NextCard> next_card(const EntryHand& hand) {
    const HandRecord so_far = up_to_cursor(hand);
    if (const auto act = first_awaited(so_far, hand.who, takes_next_card))
        return place_of(so_far, *act);
    if (hand.who) return place_at(so_far, *hand.who);
    return std::nullopt;
}

Money stake_of(const TableState& table, Who who, Wager wager) {
    const TableSeat* seat = table.find(who.seat);
    const TableHand* hand = table.find(who);
    if (hand != nullptr && !hand->matched.is_zero()) return hand->matched;
    const PlacedWager* placed = seat == nullptr ? nullptr : seat->find(wager);
    if (placed == nullptr) return {};
    return is_main(wager) && hand != nullptr ? hand->grown(placed->stake) : placed->stake;
}

std::vector<Event> rest_as_due(HandRecord so_far) {
    std::vector<Event> events;
    for (int i = 0; i < most_skipped; ++i) {
        const auto acts = awaited(so_far, rule(so_far));
        if (acts.empty() || acts.front().decides || !is_settlement(acts.front().event.verb)) break;
        events.push_back(acts.front().event);
        so_far.events.push_back(events.back());
        so_far.events.back().line = static_cast<int>(so_far.events.size()) + 1;
    }
    return events;
}

std::string decision_in_words(Verb verb) {
    switch (verb) {
        case Verb::Hit: return tr_in("decision in play", "hit");
        case Verb::Stand: return tr_in("decision in play", "stand");
        case Verb::Double: return tr_in("decision in play", "double");
        case Verb::Split: return tr_in("decision in play", "split");
        case Verb::Surrender: return tr_in("decision in play", "surrender");
        case Verb::EvenMoney: return tr_in("decision in play", "even money");
        case Verb::Insure: return tr_in("decision in play", "insure");
        case Verb::Check: return tr_in("decision in play", "check");
        case Verb::Fold: return tr_in("decision in play", "fold");
        case Verb::Raise: return tr_in("decision in play", "raise");
        case Verb::Play: return tr_in("decision in play", "play");
        case Verb::Pass: return tr_in("decision in play", "pass");
        case Verb::Turn: return tr_in("decision in play", "turn");
        case Verb::Chips: return tr_in("decision in play", "chips");
        case Verb::Bet: return tr_in("decision in play", "bet");
        case Verb::Secret: return tr_in("decision in play", "secret");
        case Verb::Blind: return tr_in("decision in play", "blind");
        case Verb::Deal: return tr_in("decision in play", "deal");
        case Verb::Offer: return tr_in("decision in play", "offer");
        case Verb::Peek: return tr_in("decision in play", "peek");
        case Verb::SitOut: return tr_in("decision in play", "sit out");
        case Verb::SitIn: return tr_in("decision in play", "sit in");
        case Verb::Disconnect:
        case Verb::Reconnect:
        case Verb::Take:
        case Verb::Pay:
        case Verb::Push:
        case Verb::Return:
        case Verb::Tip:
        case Verb::Out:
        case Verb::Place: return std::string(to_text(verb));  // nobody decides these
    }
    throw Fault("invalid verb");
}

std::string in_words(const std::vector<Awaited>& acts, const std::vector<Verb>& may, Unit unit) {
    if (acts.empty()) return tr("Nothing more is due");
    const Awaited& first = acts.front();
    const std::string who = place_in_words(first.event.who);
    if (first.decides) {
        if (may.empty()) return tr("{who} decides", "who"_a = who);
        std::vector<std::string> decisions;
        decisions.reserve(may.size());
        for (const Verb verb : may) decisions.push_back(decision_in_words(verb));
        return tr("{who} decides: {decisions}", "who"_a = who, "decisions"_a = or_list(decisions));
    }
    if (first.event.verb == Verb::Deal) return tr("Next: {who} gets a card", "who"_a = who);
    if (first.event.verb == Verb::Turn) return tr("Next: {who} turns a card", "who"_a = who);
    return tr("Next: {act}", "act"_a = event_in_words(first.event, unit));
}

}  // namespace fairdeal
