#include "desk/replay/replay_session.h"

#include <algorithm>
#include <utility>

#include "base/translation.h"
#include "desk/log/league_table.h"
#include "desk/log/log_tasks.h"
#include "desk/replay/replay_list.h"

namespace fairdeal {

namespace {

void take_in(ReplaySession& session, LogOutcome outcome) {
    if (outcome.log) {
        session.log = std::move(outcome.log);
        session.file = outcome.file;
        session.hand.reset();
        session.query = {};
        list_from_start(session);
    }
    session.error = outcome.error;
    session.report = outcome.report;
    session.in_shoes = outcome.in_shoes;
    session.not_taken = std::move(outcome.not_taken);
    // Of a hand that was left meanwhile nothing opens.
    if (outcome.video && session.hand && session.hand->row.idx == outcome.video->hand)
        session.video = std::move(outcome.video);
    if (session.hand && session.log)
        session.hand->entries = session.log->entries_about(session.hand->row.idx);
}

/// How long until the next hand of the same table, where both have a time.
std::optional<std::int64_t> time_until_next(const HandLog& log, const HandRow& row) {
    const auto start = instant_from(row.identity.at);
    if (!start || row.identity.table.empty()) return std::nullopt;
    HandFilter filter;
    filter.table = row.identity.table;
    const auto next = log.hands_after(filter, row.idx, 1);
    const auto over = next.empty() ? std::nullopt : instant_from(next.front().identity.at);
    if (!over || *over <= *start) return std::nullopt;
    return *over - *start;
}

OpenHand hand_from(const HandLog& log, const HandRow& row, const HandRecord& record,
                   std::span<const Misreading> misreadings) {
    OpenHand hand;
    hand.row = row;
    hand.replay = replay_hand(record, misreadings);
    hand.marks = marks_of(hand.replay);
    hand.breaks = breaks_at(log, row.idx, hand.replay.record);
    hand.entries = log.entries_about(row.idx);
    hand.lasted = time_until_next(log, row);
    hand.step = hand.replay.record.events.size();
    return hand;
}

}  // namespace

bool poll_work(ReplaySession& session) {
    std::erase_if(session.called_off, [](const auto& work) { return work->is_done(); });
    if (!session.work) return false;
    if (!session.work->is_done()) return true;
    const auto work = std::move(session.work);
    take_in(session, work->take());
    return true;
}

void call_off_work(ReplaySession& session) {
    if (!session.work) return;
    session.work->call_off();
    session.called_off.push_back(std::move(session.work));
}

void open_hand(ReplaySession& session, std::int64_t idx, std::span<const Misreading> misreadings) {
    if (!session.log) return;
    session.picked = idx;
    session.report.clear();
    const ReplayTab tab = session.hand ? session.hand->tab : ReplayTab::Wagers;
    const bool totals = !session.hand || session.hand->totals;
    try_it(session, [&] {
        const auto stored = session.log->record_of("#" + std::to_string(idx));
        if (!stored) throw std::runtime_error(to_text(stored.error().front()));
        const auto record = read_record(stored->text);
        if (!record) throw std::runtime_error(to_text(record.error().front()));
        if (rules_of(record->header.game()) == nullptr)
            throw std::runtime_error(tr("The rules of this game are not known yet"));
        OpenHand hand = hand_from(*session.log, stored->row, *record, misreadings);
        hand.totals = totals;
        show_tab(hand, tab, misreadings);
        session.hand = std::move(hand);
    });
}

void open_next_hand(ReplaySession& session, int step, std::span<const Misreading> misreadings) {
    if (!session.log) return;
    std::int64_t next = 0;
    try_it(session, [&] {
        next = neighbour_of(session, session.picked, step);
        if (next != 0) show_page_of(session, next);
    });
    if (next != 0) open_hand(session, next, misreadings);
}

void open_next_mismatch(ReplaySession& session, int step, std::span<const Misreading> misreadings) {
    if (!session.log || !session.hand) return;
    const auto here = mismatches_of(session.hand->replay);
    const std::size_t at = session.hand->step;
    const bool more = !here.empty() && (step > 0 ? here.back() > at : here.front() < at);
    if (more) return go_to_mismatch(*session.hand, step);
    std::int64_t next = 0;
    try_it(session, [&] {
        next = next_hand_off(*session.log, session.hand->row.idx, step);
        if (next != 0) show_page_of(session, next);
    });
    if (next == 0) {
        if (session.error.empty())
            session.report =
                step > 0 ? tr("No mismatch after this one.") : tr("No mismatch before this one.");
        return;
    }
    open_hand(session, next, misreadings);
    if (!session.hand || session.hand->row.idx != next) return;
    const auto there = mismatches_of(session.hand->replay);
    if (!there.empty()) session.hand->step = step > 0 ? there.front() : there.back();
}

void close_hand(ReplaySession& session) {
    session.hand.reset();
    if (session.log) try_it(session, [&] { show_page_of(session, session.picked); });
}

bool poll_replay(ReplaySession& session) {
    const std::string before = session.file;
    if (!poll_work(session)) return false;
    if (!session.file.empty() && session.file != before) {
        remember_log(session.preferences, session.file);
        save_preferences(session.preferences);
    }
    return true;
}

namespace {

void list_wanted(ReplaySession& session) {
    const ListHands wanted = *std::exchange(session.to_list, std::nullopt);
    close_hand(session);
    try {
        HandQuery query = wanted.query;
        if (wanted.exact) query.among = wanted.hands;
        set_query(session, query);
        session.report = session.listed_as = wanted.title;
    } catch (const std::exception& error) {
        session.error = error.what();
    }
}

bool waits_for_open_log(const ReplaySession& session) {
    return session.log && session.file == session.to_list->log;
}

}  // namespace

void list_hands(ReplaySession& session, const ListHands& wanted) {
    session.to_list = wanted;
    if (waits_for_open_log(session))
        list_wanted(session);
    else
        open_log(session, wanted.log);
    session.listed_from = wanted.from;
}

bool poll_hands_to_list(ReplaySession& session) {
    if (!session.to_list || session.work) return false;
    if (waits_for_open_log(session))
        list_wanted(session);
    else
        session.to_list.reset();  // it could not be opened: its trouble says why
    return true;
}

}  // namespace fairdeal
