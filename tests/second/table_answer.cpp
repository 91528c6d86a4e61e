// What the table of the second settlement answers: what comes next, and what the claims are worth.

#include <algorithm>
#include <array>

#include "table.h"

namespace second {

void Table::fault(const Event& event, std::string clause, std::string what) {
    faults_.push_back({event.line, std::move(clause), std::move(what)});
}

bool Table::claimed(const Line& line) const {
    return std::any_of(claims_.begin(), claims_.end(), [&](const auto& claim) {
        const Event& event = claim.second;
        return event.seat == line.seat && event.hand == line.hand && event.wager == line.wager &&
               (event.verb == line.verb || line.blocking);
    });
}

bool Table::list_dealing(Ruling& ruling) const {
    if (!cards_out_) ruling.may.push_back("bet");
    if (all_dealt()) return false;
    for (const auto& [seat, spot] : spots_) {
        if (spot.dealt_in && spot.hands[0].cards.size() < 2 && spot.hands[0].number == 0) {
            ruling.next.push_back(who_text(seat, 0) + " deal");
        }
    }
    if (!spots_.empty() && dealer_.size() < (house_.no_hole ? 1U : 2U)) {
        ruling.next.push_back("dealer deal");
    }
    return true;
}

void Table::list_insurance(Ruling& ruling) const {
    if (!offered_ || !insurance_open()) return;
    bool insure = false, even = false;
    for (const auto& [seat, spot] : spots_) {
        const bool asked = std::any_of(
            spot.wagers.begin(), spot.wagers.end(),
            [](const Wager& wager) { return wager.name == "insurance" && !wager.is_void; });
        if (spot.main != 'p' || spot.even_money || asked) continue;
        insure = true;
        even = even || is_natural(spot.hands[0].cards);
    }
    if (insure) ruling.may.push_back("insure");
    if (even) ruling.may.push_back("even-money");
}

bool Table::list_check(Ruling& ruling) const {
    if (insurance_open() && !offered_) {
        ruling.next.push_back("dealer offer insurance");
        return true;
    }
    const int up = points_of_rank(dealer_[0].rank);
    if (house_.no_hole || no_blackjack_ || (up > 1 && up < 10)) return false;
    const bool unknown = dealer_[1].rank == 0;
    if (unknown || !is_natural(dealer_)) ruling.next.push_back("dealer peek");
    if (unknown || is_natural(dealer_)) ruling.next.push_back("dealer turn");
    return true;
}

bool Table::list_player(Ruling& ruling) const {
    for (const auto& [seat, spot] : spots_) {
        for (const Hand& hand : spot.hands) {
            const std::string who = who_text(seat, hand.number);
            if (hand.cards.size() == 1 && hand.number > 0) {
                ruling.next.push_back(who + " deal");
                return true;
            }
        }
        for (const Hand& hand : spot.hands) {
            const std::string who = who_text(seat, hand.number);
            if (spot.start.size() < 2 || is_over(spot, hand)) continue;
            if (hand.card_owed || spot.main == 'd') {
                ruling.next.push_back(who + (hand.card_owed ? " double" : " hit"));
                return true;
            }
            ruling.next.push_back(who + " decides");
            ruling.may.insert(ruling.may.end(), {"hit", "stand"});
            if (may_double(spot, hand)) ruling.may.push_back("double");
            if (may_split(spot, hand)) ruling.may.push_back("split");
            if (may_surrender(spot, hand)) ruling.may.push_back("surrender");
            return true;
        }
    }
    return false;
}

void Table::list_next(Ruling& ruling) const {
    if (complete_ || list_dealing(ruling)) return;
    bool blocked = false;
    for (const Line& line : lines_) {
        if (claimed(line)) continue;
        ruling.next.push_back(text_of(line));
        blocked = blocked || line.blocking;
    }
    if (blocked) return;
    list_insurance(ruling);
    if (list_check(ruling) || list_player(ruling)) return;
    if (!house_.no_hole && !turned_)
        ruling.next.push_back("dealer turn");
    else if (dealer_may_draw())
        ruling.next.push_back("dealer hit");
    else
        ruling.next.push_back("dealer stand");
}

void Table::judge_time(const Event& claim, int index) {
    bool wager_known = false;
    for (const Line& line : lines_) {
        if (line.seat != claim.seat || line.hand != claim.hand || line.wager != claim.wager)
            continue;
        wager_known = true;
        if (index <= line.due_after && line.verb != "return") {
            return fault(claim, "BRK-ORDER-1", "settled too early");
        }
        const bool late = std::any_of(card_events_.begin(), card_events_.end(), [&](int card) {
            return card > line.due_after && card < index;
        });
        if (line.blocking && late) return fault(claim, "BRK-BJ-2", "settled after another card");
        if (index > line.due_after) return;
    }
    const bool waits = claim.wager.empty() || spots_[claim.seat].find(claim.wager) != nullptr;
    if (!wager_known && !complete_ && waits) fault(claim, "BRK-ORDER-1", "settled too early");
}

void Table::judge_claims(Ruling& ruling) {
    if (claims_.empty()) return;
    std::vector<std::string> said, owed;
    for (const auto& [index, claim] : claims_) {
        said.push_back(text_of(Line{claim.seat, claim.hand, claim.verb, claim.wager,
                                    claim.amount.value_or(0), -1, false}));
        judge_time(claim, index);
    }
    for (const Line& line : lines_) owed.push_back(text_of(line));
    std::sort(said.begin(), said.end());
    std::sort(owed.begin(), owed.end());
    ruling.right = said == owed;
}

/// A card that lies face down is one card, dealt when it was laid down; one that nobody could read
/// there is seen when it is turned up.
void Table::note_cards(const Event& event) {
    if (event.verb == "turn") {
        const bool unread = hole_ > 0 && (dealt_[hole_ - 1].second.rank == 0 ||
                                          dealt_[hole_ - 1].second.suit == '?');
        if (unread) dealt_.emplace_back(event.line, event.cards[0]);
        return;
    }
    for (const Card& card : event.cards) {
        dealt_.emplace_back(event.line, card);
        if (card.face_down) hole_ = dealt_.size();
    }
}

void Table::count_cards() {
    std::map<std::pair<int, char>, int> seen;
    for (const auto& [line, card] : dealt_) {
        if (card.rank == 0 || card.suit == '?') continue;
        if (++seen[{card.rank, card.suit}] <= house_.decks) continue;
        Event at;
        at.line = line;
        fault(at, "AMB-BRK-03", "the shoe does not hold as many of this card");
    }
}

void Table::see(const Event& event, int index) {
    now_ = index;
    if (is_settlement(event.verb)) {
        claims_.emplace_back(index, event);
        return;
    }
    note_cards(event);
    if (event.verb == "bet") {
        bet(event);
    } else if (event.seat == 0) {
        dealer_act(event);
    } else if (event.verb == "deal") {
        deal(event);
    } else if (event.verb == "insure") {
        insure(event);
    } else if (event.verb == "even-money") {
        even_money(event);
    } else {
        pass_by(event);
        if (owes_check() && !is_natural(dealer_)) fault(event, "AMB-BRK-01", "no check was made");
        played_ = true;
        act(event);
    }
    advance();
}

Ruling Table::ruling() {
    Ruling ruling;
    ruling.complete = complete_;
    list_next(ruling);
    judge_claims(ruling);
    count_cards();
    ruling.lines = lines_;
    std::stable_sort(faults_.begin(), faults_.end(),
                     [](const Fault& a, const Fault& b) { return a.line < b.line; });
    ruling.faults = faults_;
    return ruling;
}

}  // namespace second
