// What a line of the floor may or must do where a hand stops: Next and May of a deal that went
// wrong.

#include <algorithm>

#include "base/translation.h"
#include "games/all_games.h"
#include "questions/asked.h"
#include "record/lines.h"

namespace fairdeal {

namespace {

/// `next` holds the very act, whatever cards or clause its line names.
const Act* called_for(const Ruling& ruling, const FloorEvent& event) {
    const auto found = std::find_if(ruling.next.begin(), ruling.next.end(), [&](const Act& act) {
        return act.remedy == event.verb && act.by == event.kind && act.who == event.who;
    });
    return found == ruling.next.end() ? nullptr : &*found;
}

bool has_wager_up(const HandRecord& hand, const Ruling& ruling, const FloorEvent& event) {
    const TableState table = table_at_end(hand, ruling.effects);
    const TableSeat* seat = table.find(event.who.seat);
    return seat != nullptr && is_live(*seat, event.wager);
}

bool is_at_issue(const Ruling& ruling, std::string_view clause) {
    return std::any_of(ruling.at_issue.begin(), ruling.at_issue.end(),
                       [&](ClauseId one) { return one.id == clause; });
}

/// A correction after which nothing is wrong with the wager.
bool puts_it_right(const HandRecord& hand, const FloorEvent& event) {
    const HandRecord corrected = with_line(hand, event);
    const auto wrong = judge(claim_of(corrected), rule(corrected)).discrepancies();
    return std::none_of(wrong.begin(), wrong.end(), [&](const WagerVerdict& wager) {
        return wager.who == event.who && wager.wager == event.wager;
    });
}

/// No clause forbids it; does anything call for it, or leave it open?
bool is_open(const HandRecord& hand, const Ruling& ruling, const FloorEvent& event) {
    switch (event.verb) {
        case FloorVerb::Accept:
        case FloorVerb::Refuse: {
            const Act* decides = offered_to(ruling);
            return decides != nullptr && decides->who == event.who;
        }
        case FloorVerb::Withdraw: return has_wager_up(hand, ruling, event);
        case FloorVerb::Burn:
        case FloorVerb::Shuffle: return called_for(ruling, event) != nullptr;
        case FloorVerb::Void:
        case FloorVerb::Move: return true;
        case FloorVerb::Correct: return puts_it_right(hand, event);
        case FloorVerb::Rules:
            return !can_be_at_issue(event.clause) || is_at_issue(ruling, event.clause);
        case FloorVerb::Draw:
        case FloorVerb::Boxed:
        case FloorVerb::Skip:
        case FloorVerb::Misread: break;
    }
    return false;
}

void add_clause(std::vector<ClauseId>& all, std::string_view id) {
    const auto clauses = irregular_clauses();
    const auto found = std::find_if(clauses.begin(), clauses.end(),
                                    [&](ClauseId clause) { return clause.id == id; });
    if (found != clauses.end()) add_once(all, *found);
}

/// The card that lies in no hand, or one that does no harm.
Card card_that_lies(const HandRecord& hand) {
    const auto lies =
        std::find_if(hand.floor.rbegin(), hand.floor.rend(), [](const FloorEvent& event) {
            return event.verb == FloorVerb::Draw || event.verb == FloorVerb::Boxed;
        });
    return lies == hand.floor.rend() ? Card{Rank::Two, Suit::Clubs} : lies->cards.front().card;
}

}  // namespace

Permission permission_of(const HandRecord& hand, const Ruling& ruling, const FloorEvent& event,
                         const std::vector<Breach>& breaches) {
    if (!breaches.empty()) return Permission::Forbidden;
    return is_open(hand, ruling, event) ? Permission::Allowed : Permission::Untold;
}

std::vector<ClauseId> clauses_that_open(const Ruling& ruling, const FloorEvent& event) {
    std::vector<ClauseId> all;
    if (const Act* act = called_for(ruling, event))
        all.assign(act->because.begin(), act->because.end());
    add_clause(all, event.clause);
    if (event.verb == FloorVerb::Move) add_clause(all, "IRR-14");
    if (event.verb == FloorVerb::Correct) add_clause(all, "IRR-20");
    const bool is_guests = event.verb == FloorVerb::Accept || event.verb == FloorVerb::Refuse ||
                           event.verb == FloorVerb::Withdraw;
    for (const ClauseId clause : ruling.at_issue) {
        if (is_guests) add_once(all, clause);
    }
    return all;
}

std::optional<FloorEvent> floor_event_of_act(const HandRecord& hand, const std::string& act) {
    Problems problems;
    FloorEvent event = read_floor_act(act, hand.header.game(), 0, problems);
    if (!problems.empty()) return std::nullopt;
    if (event.verb == FloorVerb::Void) event.clause = fixed("IRR-25");
    if (event.verb == FloorVerb::Shuffle)
        event.count = std::max(1, hand.header.facts.out.value_or(1));
    const bool has_card = event.verb == FloorVerb::Burn || event.verb == FloorVerb::Accept ||
                          event.verb == FloorVerb::Refuse;
    if (has_card) event.cards.push_back({card_that_lies(hand)});
    if (!impossible_lines(with_line(hand, event)).empty()) return std::nullopt;
    return event;
}

}  // namespace fairdeal
