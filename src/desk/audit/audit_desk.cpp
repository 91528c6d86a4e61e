#include "desk/audit/audit_desk.h"

#include <algorithm>

#include "words/words.h"

namespace fairdeal {

namespace {

/// The hand log's own question for a cell; what the audit was asked is asked again.
HandQuery query_of(const AuditRoom& room, const NamedCell& cell) {
    HandQuery query = room.audited_query;
    query.only_wrong = true;
    switch (room.by) {
        case Dimension::Dealer: query.dealer = cell.name; break;
        case Dimension::Table: query.table = cell.name; break;
        case Dimension::Shift: query.from = query.to = cell.name.substr(0, 10); break;
        case Dimension::Game: query.game = game_from(cell.name); break;
        case Dimension::Clause:
        case Dimension::Misreading: query.clause = cell.name; break;
    }
    return query;
}

void show_wanted(Desk& desk) {
    const AuditHands wanted = *std::exchange(desk.audit_hands, std::nullopt);
    close_hand(desk.replay);
    try {
        HandQuery query = wanted.query;
        if (wanted.exact) query.among = wanted.hands;
        set_query(desk.replay, query);
        desk.replay.report = wanted.title;
    } catch (const std::exception& error) {
        desk.replay.trouble = error.what();
    }
}

void want(Desk& desk, AuditHands wanted) {
    desk.audit_hands = std::move(wanted);
    desk.room = Room::Replay;
    const bool there = desk.replay.log && desk.replay.file == desk.audit.audited;
    if (there)
        show_wanted(desk);
    else
        open_log(desk, desk.audit.audited);
    desk.hands_of_audit = true;
}

}  // namespace

std::string log_to_audit(const Desk& desk) { return desk.replay.log ? desk.replay.file : ""; }

void open_picked_cell(Desk& desk) {
    const NamedCell* cell = picked_cell(desk.audit);
    if (cell == nullptr || desk.audit.running) return;
    AuditHands wanted;
    wanted.hands = cell->cell.first_hands;
    wanted.exact = wanted.hands.size() < hands_kept || cell->name == nothing_said ||
                   desk.audit.by == Dimension::Shift;
    if (!wanted.exact) wanted.query = query_of(desk.audit, *cell);
    wanted.title = "From the audit, " + std::string(to_text(desk.audit.by)) + " " + cell->name;
    if (wanted.exact && wanted.hands.size() >= hands_kept)
        wanted.title += ": the first " + std::to_string(hands_kept) + " hands";
    want(desk, std::move(wanted));
}

void open_pattern(Desk& desk, std::size_t pattern) {
    const AuditRoom& room = desk.audit;
    if (!room.report || room.running || pattern >= room.report->patterns.size()) return;
    const Pattern& found = room.report->patterns[pattern];
    AuditHands wanted;
    wanted.query = room.audited_query;
    wanted.query.only_wrong = true;
    if (found.dealer != nothing_said) wanted.query.dealer = found.dealer;
    wanted.query.clause = found.misreading.empty() ? found.clause : found.misreading;
    wanted.title = "From the audit, a pattern of dealer " + found.dealer;
    want(desk, std::move(wanted));
}

bool poll_audit(Desk& desk) {
    const bool moved = poll_audit(desk.audit);
    if (!desk.audit_hands || desk.replay.work) return moved;
    const bool there = desk.replay.log && desk.replay.file == desk.audit.audited;
    if (there)
        show_wanted(desk);
    else
        desk.audit_hands.reset();  // it could not be opened: the replay room says why
    return true;
}

bool back_to_audit(Desk& desk) {
    const bool listed = desk.room == Room::Replay && !desk.replay.hand && desk.hands_of_audit;
    const bool practised =
        desk.room == Room::Practise && !desk.practice && !desk.filter.only.empty();
    if (!listed && !practised) return false;
    if (listed) desk.hands_of_audit = false;
    if (practised) desk.filter = {};
    desk.room = Room::Audit;
    return true;
}

bool practise_with_picked_dealer(Desk& desk) {
    const std::string dealer = picked_dealer(desk.audit);
    const Mistakes mistakes = mistakes_of(desk.audit, dealer);
    if (mistakes.empty()) return false;
    ScenarioFilter filter;
    filter.only = practice_list(desk.library, mistakes);
    filter.dealer = dealer;
    if (filter.only.empty()) {
        desk.audit.said = "No scenario is about what dealer " + dealer + " got wrong.";
        return false;
    }
    desk.filter = std::move(filter);
    close_scenario(desk);
    desk.room = Room::Practise;
    return true;
}

}  // namespace fairdeal
