// What is dealt and done at the table of the second settlement, and what of it is forbidden.

#include <algorithm>

#include "table.h"

namespace second {

bool is_natural(const Cards& cards) {
    return cards.size() == 2 &&
           points_of_rank(cards[0].rank) + points_of_rank(cards[1].rank) == 11 &&
           (cards[0].rank == 1 || cards[1].rank == 1);
}

// ---------------------------------------------------------------- the dealing

void Table::bet(const Event& event) {
    Spot& spot = spots_[event.seat];
    const bool main = event.wager == "player" || event.wager == "dealer";
    Wager wager{event.wager, event.amount.value_or(0), event.line, false, false};
    if (cards_out_) {
        wager.is_void = true;
        spot.wagers.push_back(wager);
        if (complete_) settle_side(event.seat, spot, spot.wagers.back());
        return fault(event, main ? "AMB-BRK-39" : "BRK-SIDE-4", "put up after the first card");
    }
    spot.dealt_in = true;
    if (Wager* same = spot.find(event.wager)) {
        same->amount += wager.amount;
        return;
    }
    if (main && spot.main != '-') {
        wager.is_void = true;
        fault(event, "AMB-BRK-23", "a second main wager on one hand");
    } else if (main) {
        spot.main = event.wager[0];
        spot.must_be_dealt = true;
    }
    spot.wagers.push_back(wager);
}

void Table::judge_sides(Spot& spot) {
    for (Wager& wager : spot.wagers) {
        if (wager.is_void || wager.name == "player" || wager.name == "dealer") continue;
        Event at;
        at.line = wager.line;
        const bool on_bust = wager.name == "breakout-bonus" || wager.name == "super-tie";
        if (spot.main == '-' || (spot.main == 'p' && on_bust)) {
            wager.is_void = !house_.illegal_side_plays;
            fault(at, spot.main == '-' ? "AMB-BRK-13" : "BRK-SIDE-3",
                  "side wager not allowed here");
        }
        if (wager.name == "super-tie" && wager.amount < house_.super_tie_min) {
            wager.is_void = wager.is_void || !house_.short_tie_plays;
            fault(at, "BRK-ST-4", "Super Tie under its minimum");
        }
        if (!wager.is_void) spot.must_be_dealt = true;
    }
}

void Table::close_betting() {
    cards_out_ = true;
    for (auto& [seat, spot] : spots_) {
        judge_sides(spot);
        if (spot.main != 'p') continue;
        spot.hands[0].stake = spot.hands[0].original = spot.put_up("player");
    }
}

void Table::deal(const Event& event) {
    if (!cards_out_) close_betting();
    if (event.seat == 0) {
        for (const Card& card : event.cards) {
            if (dealer_.size() >= (house_.no_hole ? 1U : 2U)) {
                fault(event, "BRK-DHB-3", "a card too many");
                continue;
            }
            dealer_.push_back(card);
            // The open card stands first, whichever was dealt first.
            if (dealer_[0].face_down && !card.face_down) std::swap(dealer_[0], dealer_.back());
        }
        return;
    }
    Spot& spot = spots_[event.seat];
    if (spot.wagers.empty()) {
        card_events_.push_back(now_);
        return fault(event, "AMB-BRK-03", "nothing is bet there");
    }
    for (Hand& hand : spot.hands) {
        if (hand.number != event.hand) continue;
        for (const Card& card : event.cards) {
            if (hand.cards.size() >= 2) {
                fault(event, "BRK-PHB-1", "a card too many");
                continue;
            }
            hand.cards.push_back(card);
            if (hand.number > 0) card_events_.push_back(now_);
        }
        if (hand.number == 0) spot.start = hand.cards;
    }
}

bool Table::all_dealt() const {
    if (!cards_out_ || dealer_.size() < (house_.no_hole ? 1U : 2U)) return false;
    return std::all_of(spots_.begin(), spots_.end(), [](const auto& entry) {
        return !entry.second.must_be_dealt || entry.second.start.size() == 2;
    });
}

// ---------------------------------------------------------------- insurance and the check

bool Table::asks_insurance() const {
    if (dealer_.empty() || dealer_[0].rank != 1) return false;
    return std::any_of(spots_.begin(), spots_.end(),
                       [](const auto& entry) { return entry.second.main == 'p'; });
}

bool Table::insurance_open() const { return all_dealt() && asks_insurance() && !closed_; }

void Table::offer(const Event& event) {
    if (!insurance_open()) fault(event, "BRK-INS-2", "insurance is not to be offered");
    offered_ = true;
}

/// Play goes on: insurance is over, and it was owed.
void Table::pass_by(const Event& event) {
    if (insurance_open() && !offered_) fault(event, "BRK-PHB-1", "nobody was offered insurance");
    closed_ = true;
}

void Table::report_early(const Event& event) {
    if (all_dealt() || early_) return;
    early_ = true;
    fault(event, "AMB-BRK-03", "the deal is not complete");
}

/// With an ace or a ten up the hole card is checked before anything is played.
bool Table::owes_check() const {
    if (house_.no_hole || !all_dealt() || peeked_ || turned_ || played_) return false;
    return points_of_rank(dealer_[0].rank) >= 10 || dealer_[0].rank == 1;
}

void Table::insure(const Event& event) {
    offered_ = true;
    Spot& spot = spots_[event.seat];
    Wager wager{"insurance", event.amount.value_or(0), event.line, false, false};
    const bool open = insurance_open() && spot.main == 'p' && !spot.even_money;
    Wager* before = spot.find("insurance");
    if (!open || (spot.put_up("insurance") + wager.amount) * 2 > spot.hands[0].original) {
        wager.is_void = true;
        fault(event, spot.main == 'd' ? "BRK-INS-1" : "AMB-BRK-03", "insurance not allowed");
    }
    if (before != nullptr && !wager.is_void)
        before->amount += wager.amount;
    else
        spot.wagers.push_back(wager);
    if (complete_) settle_insurance(event.seat, spot);
}

void Table::even_money(const Event& event) {
    offered_ = true;
    Spot& spot = spots_[event.seat];
    const bool open =
        insurance_open() && spot.main == 'p' && !spot.even_money && !spot.find("insurance");
    if (!open || !is_natural(spot.hands[0].cards)) {
        return fault(event, spot.main == 'd' ? "BRK-INS-1" : "AMB-BRK-22", "no even money here");
    }
    spot.even_money = spot.hands[0].settled = true;
    due(event.seat, 0, "pay", "player", spot.hands[0].stake);
}

// ---------------------------------------------------------------- the players

bool Table::must_hit(const Cards& cards) const {
    const auto [total, soft] = total_of(cards);
    return total < 17 || (total == 17 && soft && house_.hit_soft_17);
}

bool Table::is_over(const Spot& spot, const Hand& hand) const {
    if (spot.main == '-') return true;
    if (spot.main == 'd') return !must_hit(hand.cards);
    if (hand.settled || hand.stopped) return true;
    if (hand.card_owed) return false;
    return !spot.has_split() && is_natural(hand.cards);
}

bool Table::may_double(const Spot& spot, const Hand& hand) const {
    return hand.cards.size() == 2 && (!spot.has_split() || house_.double_after_split);
}

bool Table::may_split(const Spot& spot, const Hand& hand) const {
    if (hand.cards.size() != 2 || hand.card_owed) return false;
    if (static_cast<int>(spot.hands.size()) >= house_.max_hands) return false;
    return points_of_rank(hand.cards[0].rank) == points_of_rank(hand.cards[1].rank);
}

bool Table::may_surrender(const Spot& spot, const Hand& hand) const {
    const bool two_cards = hand.cards.size() == 2 && !hand.card_owed;
    return house_.late_surrender && !spot.has_split() && two_cards;
}

void Table::draw(Spot& spot, Hand& hand, const Event& event) {
    hand.cards.push_back(event.cards[0]);
    card_events_.push_back(now_);
    if (spot.main != 'p' || total_of(hand.cards).first <= 21) return;
    hand.stopped = hand.settled = true;
    due(event.seat, hand.number, "take", "player", hand.stake);
}

void Table::double_down(Spot& spot, Hand& hand, const Event& event) {
    if (!may_double(spot, hand)) fault(event, "BRK-PHB-2", "may not double");
    hand.doubled = true;
    hand.stake *= 2;
    if (event.cards.empty()) {
        hand.card_owed = true;
        return;
    }
    hand.stopped = true;
    draw(spot, hand, event);
}

void Table::split(Spot& spot, Hand& hand, const Event& event) {
    if (!may_split(spot, hand)) fault(event, "BRK-PHB-2", "may not split");
    if (hand.cards.size() != 2) return;
    Hand other;
    other.cards = {hand.cards[1]};
    other.stake = other.original = hand.stake;
    hand.cards.pop_back();
    if (hand.number == 0) hand.number = 1;
    other.number = static_cast<int>(spot.hands.size()) + 1;
    hand.split_ace = hand.cards[0].rank == 1 && !house_.aces_play_on;
    other.split_ace = other.cards[0].rank == 1 && !house_.aces_play_on;
    hand.stopped = hand.split_ace;
    other.stopped = other.split_ace;
    spot.hands.push_back(other);
}

void Table::surrender(const Spot& spot, Hand& hand, const Event& event) {
    if (!may_surrender(spot, hand)) return fault(event, "BRK-PHB-1", "may not surrender");
    hand.stopped = hand.settled = true;
    if (hand.stake / 2 == 0) return;
    due(event.seat, 0, "take", "player", hand.stake / 2);
    due(event.seat, 0, "return", "player", hand.stake - hand.stake / 2);
}

void Table::house_rules_act(Hand& hand, const Event& event) {
    if (event.verb != "hit") fault(event, "BRK-DHB-2", "a decision on a hand without decisions");
    if (event.cards.empty()) return;
    if (must_hit(hand.cards)) {
        hand.cards.push_back(event.cards[0]);
        card_events_.push_back(now_);
    } else if (event.verb == "hit") {
        fault(event, "BRK-DHB-4", "this hand draws no more");
    }
}

void Table::act(const Event& event) {
    report_early(event);
    Spot& spot = spots_[event.seat];
    const auto hand = std::find_if(spot.hands.begin(), spot.hands.end(),
                                   [&](const Hand& one) { return one.number == event.hand; });
    const bool missing = hand == spot.hands.end();
    if (missing || complete_ || spot.start.size() < 2) {
        return fault(event, "BRK-PHB-1", "no hand to play");
    }
    const bool waits = hand->card_owed || hand->cards.size() < 2;
    if (waits && (event.verb == "hit" || event.verb == "stand"))
        fault(event, "BRK-PHB-2", "a card is owed to the hand");
    if (spot.main == 'd') return house_rules_act(*hand, event);
    if (is_over(spot, *hand)) return fault(event, "BRK-PHB-1", "the hand is over");
    if (event.verb == "hit") draw(spot, *hand, event);
    if (event.verb == "stand" && !hand->card_owed) hand->stopped = true;
    if (event.verb == "double") double_down(spot, *hand, event);
    if (event.verb == "split") split(spot, *hand, event);
    if (event.verb == "surrender") surrender(spot, *hand, event);
}

bool Table::players_done() const {
    for (const auto& [seat, spot] : spots_) {
        for (const Hand& hand : spot.hands) {
            if (spot.start.size() < 2) continue;
            if (hand.cards.size() < 2 || !is_over(spot, hand)) return false;
        }
    }
    return true;
}

// ---------------------------------------------------------------- the dealer

bool Table::dealer_blackjack() const {
    return dealer_.size() == 2 && (house_.no_hole || turned_) && is_natural(dealer_);
}

bool Table::lives(std::string_view side) const {
    for (const auto& [seat, spot] : spots_) {
        for (const Wager& wager : spot.wagers) {
            if (wager.name == side && !wager.is_void && !wager.settled) return true;
        }
    }
    return false;
}

bool Table::lives_beside_pair_up() const {
    for (const auto& [seat, spot] : spots_) {
        if (spot.main == '-') continue;
        for (const Hand& hand : spot.hands) {
            if (!hand.settled) return true;
        }
    }
    return lives("sweet-17") || lives("breakout-bonus") || lives("super-tie") || lives("insurance");
}

bool Table::dealer_stops() const { return !must_hit(dealer_); }

bool Table::dealer_may_draw() const {
    if (complete_ || dealer_stood_ || !all_dealt()) return false;
    if (dealer_.size() < 2) return lives_beside_pair_up() || lives("pair-up");
    return (house_.no_hole || turned_) && lives_beside_pair_up() && !dealer_stops();
}

void Table::peek(const Event& event) {
    const bool may_have_it =
        all_dealt() && (dealer_[0].rank == 1 || points_of_rank(dealer_[0].rank) == 10);
    if (house_.no_hole || !may_have_it || played_ || is_natural(dealer_))
        fault(event, "AMB-BRK-01", "there is nothing to check");
    peeked_ = peeked_ || all_dealt();
}

void Table::dealer_act(const Event& event) {
    if (event.verb == "deal") return deal(event);
    if (event.verb == "offer") return offer(event);
    pass_by(event);
    if (event.verb == "peek") return peek(event);
    report_early(event);
    const bool unchecked = owes_check();
    if (event.verb == "turn" && dealer_.size() == 2 && !house_.no_hole) {
        dealer_[1] = event.cards[0];
        dealer_[1].face_down = false;
        turned_ = true;
    }
    played_ = played_ || event.verb != "turn";
    if (unchecked && !is_natural(dealer_)) fault(event, "AMB-BRK-01", "no check was made");
    if (!players_done() && !is_natural(dealer_) && !too_soon_) {
        too_soon_ = true;
        fault(event, "BRK-PHB-2", "not every hand has been played");
    }
    if (event.verb == "hit") {
        if (!dealer_may_draw()) {
            dealer_overdrew_ = true;
            return fault(event, "BRK-DHB-3", "the dealer draws no more");
        }
        dealer_.push_back(event.cards[0]);
        card_events_.push_back(now_);
    }
    if (event.verb == "stand") {
        const bool right = !complete_ && dealer_.size() >= 2 && dealer_stops();
        if (!right) return fault(event, "BRK-DHB-3", "the dealer does not stand here");
        dealer_stood_ = true;
    }
}

bool Table::dealer_done() const {
    if (house_.no_hole && dealer_.size() < 2) return !lives_beside_pair_up() && !lives("pair-up");
    if (!house_.no_hole && !turned_) return false;
    if (!lives_beside_pair_up()) return true;
    return dealer_stops() && (dealer_stood_ || dealer_overdrew_ || total_of(dealer_).first > 21);
}

}  // namespace second
