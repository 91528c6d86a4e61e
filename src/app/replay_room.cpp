#include "app/replay_room.h"

#include <algorithm>

#include "app/league_table.h"

namespace fairdeal {

namespace {

HandFilter filter_of(const HandQuery& query) {
    HandFilter filter;
    filter.table = query.table;
    filter.dealer = query.dealer;
    filter.id = query.id;
    filter.only_wrong = query.only_wrong;
    return filter;
}

/// Runs what may meet machine trouble; the trouble becomes words.
template <class Deed>
void try_it(ReplayRoom& room, Deed deed) {
    try {
        deed();
        room.trouble.clear();
    } catch (const std::exception& error) {
        room.trouble = error.what();
    }
}

void keep_picked(ReplayRoom& room) {
    const bool there = std::any_of(room.rows.begin(), room.rows.end(),
                                   [&](const HandRow& row) { return row.idx == room.picked; });
    if (!there) room.picked = room.rows.empty() ? 0 : room.rows.front().idx;
}

void list_from_start(ReplayRoom& room) {
    room.rows.clear();
    room.before_page = 0;
    if (!room.log) return;
    try_it(room, [&] {
        room.rows = room.log->hands_after(filter_of(room.query), 0, hands_on_a_page);
        room.sums = room.log->sums(filter_of(room.query));
    });
    keep_picked(room);
}

void take_in(ReplayRoom& room, LogOutcome outcome) {
    if (outcome.log) {
        room.log = std::move(outcome.log);
        room.file = outcome.file;
        room.hand.reset();
        room.query = {};
        list_from_start(room);
    }
    room.trouble = outcome.trouble;
    room.report = outcome.report;
}

OpenHand hand_from(const HandRow& row, std::vector<WagerRow> wagers, const HandRecord& record,
                   std::span<const Misreading> misreadings) {
    OpenHand hand;
    hand.row = row;
    hand.wagers = std::move(wagers);
    hand.replay = replay_hand(record, misreadings);
    hand.step = record.events.size();
    return hand;
}

}  // namespace

bool poll_work(ReplayRoom& room) {
    std::erase_if(room.called_off, [](const auto& work) { return work->is_done(); });
    if (!room.work) return false;
    if (!room.work->is_done()) return true;
    const auto work = std::move(room.work);
    take_in(room, work->take());
    return true;
}

void call_off_work(ReplayRoom& room) {
    if (!room.work) return;
    room.work->call_off();
    room.called_off.push_back(std::move(room.work));
}

void set_query(ReplayRoom& room, const HandQuery& query) {
    if (room.query == query) return;
    room.query = query;
    room.report.clear();
    list_from_start(room);
}

bool has_page(const ReplayRoom& room, int step) {
    if (step < 0) return room.before_page > 0;
    return room.before_page + static_cast<std::int64_t>(room.rows.size()) < room.sums.hands;
}

void turn_page(ReplayRoom& room, int step) {
    if (!room.log || room.rows.empty() || !has_page(room, step)) return;
    try_it(room, [&] {
        const auto shown = static_cast<std::int64_t>(room.rows.size());
        if (step > 0) {
            room.rows =
                room.log->hands_after(filter_of(room.query), room.rows.back().idx, hands_on_a_page);
            room.before_page += shown;
        } else {
            room.rows = room.log->hands_before(filter_of(room.query), room.rows.front().idx,
                                               hands_on_a_page);
            std::reverse(room.rows.begin(), room.rows.end());
            room.before_page -= static_cast<std::int64_t>(room.rows.size());
        }
    });
    room.picked = room.rows.empty() ? 0 : (step > 0 ? room.rows.front() : room.rows.back()).idx;
}

void pick_hand(ReplayRoom& room, std::int64_t idx) { room.picked = idx; }

void open_hand(ReplayRoom& room, std::int64_t idx, std::span<const Misreading> misreadings) {
    if (!room.log) return;
    room.picked = idx;
    room.report.clear();
    try_it(room, [&] {
        const auto stored = room.log->record_of("#" + std::to_string(idx));
        if (!stored) throw std::runtime_error(to_text(stored.error().front()));
        const auto record = read_record(stored->text);
        if (!record) throw std::runtime_error(to_text(record.error().front()));
        if (rules_of(record->header.game()) == nullptr)
            throw std::runtime_error("The rules of this game are not known yet");
        room.hand = hand_from(stored->row, room.log->wagers_of(idx), *record, misreadings);
        room.hand->breaks = breaks_at(*room.log, idx, *record);
    });
}

void open_next_hand(ReplayRoom& room, int step, std::span<const Misreading> misreadings) {
    const auto here = std::find_if(room.rows.begin(), room.rows.end(),
                                   [&](const HandRow& row) { return row.idx == room.picked; });
    if (here == room.rows.end()) return;
    const bool at_edge = step > 0 ? here + 1 == room.rows.end() : here == room.rows.begin();
    if (at_edge && !has_page(room, step)) return;
    if (at_edge)
        turn_page(room, step);
    else
        room.picked = (here + step)->idx;
    open_hand(room, room.picked, misreadings);
}

void close_hand(ReplayRoom& room) { room.hand.reset(); }

void go_to_step(OpenHand& hand, std::size_t step) {
    hand.step = std::min(step, hand.replay.steps.size());
}

bool is_mismatch(const ReplayStep& step) { return step.wrong || !step.breaches.empty(); }

std::vector<std::size_t> mismatches_of(const OpenHand& hand) {
    const auto& steps = hand.replay.steps;
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (is_mismatch(steps[i])) found.push_back(i + 1);
    }
    const auto& wagers = hand.replay.verdict.wagers;
    const bool missing = std::any_of(wagers.begin(), wagers.end(), [](const WagerVerdict& wager) {
        return wager.standing == Standing::Missing;
    });
    if (missing && (found.empty() || found.back() != steps.size())) found.push_back(steps.size());
    return found;
}

void go_to_mismatch(OpenHand& hand) {
    const auto found = mismatches_of(hand);
    if (found.empty()) return;
    const auto next = std::upper_bound(found.begin(), found.end(), hand.step);
    hand.step = next == found.end() ? found.front() : *next;
}

void toggle_playing(OpenHand& hand) {
    if (!hand.playing && hand.step == hand.replay.steps.size()) hand.step = 0;
    hand.playing = !hand.playing;
}

bool beat(OpenHand& hand) {
    if (!hand.playing) return false;
    go_to_step(hand, hand.step + 1);
    hand.playing = hand.step < hand.replay.steps.size();
    return hand.playing;
}

namespace {

bool press_character(OpenHand& hand, char character) {
    if (character == 'm')
        go_to_mismatch(hand);
    else if (character == 'c')
        hand.totals = !hand.totals;
    else
        return false;
    return true;
}

void escape(ReplayRoom& room) {
    if (room.hand->clause.empty()) return close_hand(room);
    room.hand->clause.clear();
}

bool press_on_hand(ReplayRoom& room, const KeyPress& key) {
    OpenHand& hand = *room.hand;
    switch (key.name) {
        case KeyName::Left:
        case KeyName::Up: go_to_step(hand, hand.step == 0 ? 0 : hand.step - 1); return true;
        case KeyName::Right:
        case KeyName::Down: go_to_step(hand, hand.step + 1); return true;
        case KeyName::Home: go_to_step(hand, 0); return true;
        case KeyName::End: go_to_step(hand, hand.replay.steps.size()); return true;
        case KeyName::Space: toggle_playing(hand); return true;
        case KeyName::Escape: escape(room); return true;
        case KeyName::Character: return press_character(hand, key.character);
        case KeyName::PageUp:
        case KeyName::PageDown:
        case KeyName::Tab:
        case KeyName::Enter:
        case KeyName::Backspace:
        case KeyName::Delete:
        case KeyName::F1: break;
    }
    return false;
}

}  // namespace

bool press_in_replay(ReplayRoom& room, const KeyPress& key,
                     std::span<const Misreading> misreadings) {
    if (!room.hand || key.control) return false;
    if (key.name == KeyName::PageDown || key.name == KeyName::PageUp) {
        open_next_hand(room, key.name == KeyName::PageDown ? 1 : -1, misreadings);
        return true;
    }
    return press_on_hand(room, key);
}

}  // namespace fairdeal
