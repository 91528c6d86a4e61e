#include "audit/hand/replay_hand.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "record/irregular/as_played.h"
#include "rules/settled.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// What is judged of the wager (tip, place) that a settlement line is about: every line of a claim
/// is judged, one that was corrected by what came of it.
WagerVerdict verdict_on(const Event& event, const Verdict& verdict) {
    const auto found =
        std::find_if(verdict.wagers.begin(), verdict.wagers.end(),
                     [&](const WagerVerdict& wager) { return is_about(event, wager); });
    if (found == verdict.wagers.end()) throw Fault("a settlement line that is not judged");
    return *found;
}

std::vector<Breach> breaches_in(const Ruling& ruling, int line) {
    std::vector<Breach> breaches;
    std::copy_if(ruling.breaches.begin(), ruling.breaches.end(), std::back_inserter(breaches),
                 [&](const Breach& breach) { return breach.line == line; });
    return breaches;
}

ReplayStep step_of(const Replay& replay, std::size_t index) {
    const Event& event = replay.record.events[index];
    ReplayStep step;
    step.event = to_text(event);
    step.line = event.line;
    step.seat = event.who.seat;
    step.table = table_after(replay.record, index + 1, replay.ruling.effects);
    step.breaches = breaches_in(replay.ruling, event.line);
    if (is_settlement(event.verb)) step.verdict = verdict_on(event, replay.verdict);
    return step;
}

/// A line of version 2 that laid a card, or made a hand stand, is the step itself.
void put_floor_lines(Replay& replay) {
    for (const FloorEvent& floor : replay.record.floor) {
        ReplayLine line{floor.line, to_text(floor), breaches_in(replay.ruling, floor.line)};
        if (floor.before == replay.steps.size()) {
            replay.after.push_back(std::move(line));
            continue;
        }
        ReplayStep& step = replay.steps.at(floor.before);
        if (step.line == floor.line)
            step.event = line.text;
        else
            step.before.push_back(std::move(line));
    }
}

/// The last card of the deal, and the last event before the settlement at the end.
void mark_moments(Replay& replay) {
    const auto& events = replay.record.events;
    std::size_t dealt = events.size();
    std::size_t played = events.size();
    for (std::size_t i = 0; i < events.size(); ++i) {
        const bool first_cards = events[i].verb == Verb::Deal && events[i].who.hand == 0;
        if (first_cards) dealt = i;
        if (!is_settlement(events[i].verb)) played = i;
    }
    if (dealt < events.size()) replay.steps[dealt].whole_table = true;
    if (played < events.size()) replay.steps[played].whole_table = true;
}

bool lies_open(const TableHand& hand) {
    return std::none_of(hand.face_down.begin(), hand.face_down.end(),
                        [](bool down) { return down; });
}

/// "9c (8s), shows 9", "Th 6d Kc, bust with 26".
std::string in_words(const TableHand& hand) {
    std::string text;
    InlineVector<Card, most_cards> open;
    for (std::size_t i = 0; i < hand.cards.size(); ++i) {
        const std::string card = to_text(hand.cards[i]);
        text += (text.empty() ? "" : " ") + (hand.face_down[i] ? "(" + card + ")" : card);
        if (!hand.face_down[i]) open.push_back(hand.cards[i]);
    }
    for (const Card card : hand.left_out)
        text += " " + tr("{card} left out", "card"_a = to_text(card));
    if (hand.cards.empty()) return text;
    const std::string total = to_text(total_of({open.data(), open.size()}));
    if (lies_open(hand))
        add_to_list(text, total);
    else if (!open.empty())
        add_to_list(text, tr("shows {total}", "total"_a = total));
    if (hand.doubled) add_to_list(text, tr_in("a hand", "doubled"));
    if (hand.stood) add_to_list(text, tr_in("a hand", "stands"));
    if (hand.surrendered) add_to_list(text, tr_in("a hand", "surrendered"));
    return text;
}

std::string in_words(const TableSeat& seat) {
    std::vector<std::string> hands;
    for (const TableHand& hand : seat.hands)
        hands.push_back(fmt::format("{} {}", to_text(hand.who), in_words(hand)));
    const std::string text = hands.empty() ? std::to_string(seat.seat) : semicolon_list(hands);
    std::string wagers;
    for (const PlacedWager& wager : seat.wagers) {
        const char* says =
            wager.forbidden ? sentence("{wager} {stake} forbidden") : "{wager} {stake}";
        add_to_list(wagers,
                    tr_of(says, "wager"_a = to_text(wager.name), "stake"_a = to_text(wager.stake)));
    }
    return wagers.empty() ? text : fmt::format("{} [{}]", text, wagers);
}

}  // namespace

Replay replay_hand(const HandRecord& record, std::span<const Misreading> misreadings) {
    Replay replay;
    replay.text = write(record);
    replay.record = went_wrong(record) ? must_lie_as_played(record) : record;
    replay.ruling = rule(replay.record);
    const Claim claim = claim_of(replay.record);
    replay.is_claimed = has_settlement(replay.record, replay.ruling);
    if (replay.is_claimed)
        replay.verdict = claim.empty() ? judge(claim, replay.ruling)
                                       : judge(claim, replay.record, replay.ruling, misreadings);
    for (std::size_t i = 0; i < replay.record.events.size(); ++i)
        replay.steps.push_back(step_of(replay, i));
    put_floor_lines(replay);
    mark_moments(replay);
    return replay;
}

bool ReplayStep::is_faulty() const {
    return !breaches.empty() ||
           std::any_of(before.begin(), before.end(),
                       [](const ReplayLine& other) { return !other.breaches.empty(); });
}

std::string spot_in_words(const TableState& table, int seat) {
    if (seat == 0) return tr("dealer {hand}", "hand"_a = in_words(table.dealer));
    const TableSeat* found = table.find(seat);
    return found == nullptr ? std::to_string(seat) : in_words(*found);
}

std::vector<std::string> table_in_words(const TableState& table) {
    std::vector<std::string> spots{spot_in_words(table, 0)};
    for (const TableSeat& seat : table.seats) spots.push_back(in_words(seat));
    return spots;
}

}  // namespace fairdeal
