#include "extreme/extreme_second.h"

#include <algorithm>

#include "extreme/payout.h"

namespace second::extreme {
namespace {

/// Of a short bank the order of the payments is part of the claim.
std::vector<std::string> payments(const std::vector<Event>& lines) {
    std::vector<std::string> out;
    for (const Event& line : lines) {
        if (line.verb == Verb::Pay) out.push_back(to_text(line));
    }
    return out;
}

void hold_order(Answer& answer, const Settlement& settlement, const HandRecord& record) {
    if (!answer.right || !settlement.is_short) return;
    std::vector<Event> lines;
    for (const Due& one : settlement.dues) lines.push_back(one.line);
    answer.right = *answer.right && payments(lines) == payments(record.events);
}

// ------------------------------------------------------------------ what comes next

/// Until the first card: who has yet to bet, and whether there is a hand at all.
void list_bettors(Answer& answer, const Felt& felt) {
    bool all_passed = !felt.spots.empty();
    for (const auto& [seat, spot] : felt.spots) {
        all_passed = all_passed && spot.passed;
        if (!spot.passed && !spot.plays)
            answer.next.insert(act({static_cast<std::uint8_t>(seat), 0}, "decides"));
    }
    if (all_passed) answer.next.insert("dealer pass");
    answer.may.insert({"blind", "pass"});
}

/// Betting and the first cards.
void list_deals(Answer& answer, const Felt& felt) {
    for (const auto& [seat, spot] : felt.spots) {
        if (!spot.plays || spot.hands[0].cards.size() >= 2) continue;
        answer.next.insert(act(spot.hands[0].who, "deal"));
    }
    if (felt.dealt_to_dealer.size() < 2 && !felt.nobody_plays()) answer.next.insert("dealer deal");
    if (!felt.cards_out()) list_bettors(answer, felt);
}

void list_adjusting(Answer& answer, const Felt& felt) {
    for (const auto& [seat, spot] : felt.spots) {
        if (!spot.plays || spot.stance != Stance::Open) continue;
        answer.next.insert(act(spot.hands[0].who, "decides"));
        answer.may.insert({"check", "fold"});
        const Cents left =
            spot.chips ? *spot.chips - spot.blind : fairdeal::largest_amount.in_cents();
        if (left >= spot.blind || (felt.house.all_in_raise && left > 0)) answer.may.insert("raise");
        return;
    }
}

void list_turns(Answer& answer, const Felt& felt) {
    for (const auto& [seat, spot] : felt.spots) {
        if (spot.in() && !spot.turned()) answer.next.insert(act(spot.hands[0].who, "turn"));
    }
}

/// False: every hand has been played.
bool list_player(Answer& answer, const Felt& felt) {
    for (const Hand* hand : felt.hands()) {
        if (hand->cards.size() >= 2) continue;
        answer.next.insert(act(hand->who, "deal"));
        return true;
    }
    for (const Hand* hand : felt.hands()) {
        if (!felt.is_open(*hand)) continue;
        const bool splits = felt.may_split(*hand);
        if (hand->must_draw && !splits) {
            answer.next.insert(act(hand->who, "hit"));
            return true;
        }
        answer.next.insert(act(hand->who, "decides"));
        answer.may.insert("hit");
        if (!hand->must_draw) answer.may.insert("stand");
        if (splits) answer.may.insert("split");
        return true;
    }
    return false;
}

void list_dealer(Answer& answer, const Felt& felt) {
    if (felt.dealer_shows()) {
        answer.next.insert("dealer turn");
        return;
    }
    const Count count = count_of(felt.dealer());
    if (count.best < 17)
        answer.next.insert("dealer hit");
    else if (!count.soft())
        answer.next.insert("dealer stand");
    else {
        answer.next.insert("dealer decides");
        answer.may.insert({"hit", "stand"});
    }
}

void list_play(Answer& answer, const Felt& felt) {
    if (!felt.dealt()) return list_deals(answer, felt);
    if (!felt.shown) {
        answer.next.insert("dealer turn");
        return;
    }
    if (!felt.adjusted()) return list_adjusting(answer, felt);
    if (felt.call == Felt::Call::None) {
        answer.next.insert("dealer decides");
        answer.may.insert({"play", "fold"});
        return;
    }
    if (!felt.all_turned()) return list_turns(answer, felt);
    if (!list_player(answer, felt)) list_dealer(answer, felt);
}

/// What is due, and what is played; no card comes while a bust lies there.
void list_next(Answer& answer, const Felt& felt, const std::vector<Due>& open) {
    list_play(answer, felt);
    const bool bust_lies =
        std::any_of(open.begin(), open.end(), [](const Due& one) { return one.urgent; });
    if (bust_lies && !felt.dealer_shows() && !answer.next.contains("dealer stand")) {
        answer.next.clear();
        answer.may.clear();
    }
    for (const Due& one : open) answer.next.insert(to_text(one.line));
}

}  // namespace

Answer settle(const HandRecord& record) {
    const Felt felt = lay_out(record);
    const Settlement settlement = settle_felt(felt);
    Answer answer;
    answer.complete = felt.over_at != no_event;
    answer.faults = felt.faults;
    count_the_shoe(answer, record, std::stoi(option(record, "decks")));
    hold_claim(answer, settlement.dues, record);
    hold_order(answer, settlement, record);
    if (!answer.complete) list_next(answer, felt, unclaimed(settlement.dues, record));
    return answer;
}

}  // namespace second::extreme
