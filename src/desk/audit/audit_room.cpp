#include "desk/audit/audit_room.h"

#include <algorithm>

#include "words/words.h"

namespace fairdeal {

namespace {

bool shows_something(const AuditSums& sums) {
    return sums.wrong_wagers > 0 || sums.wrong_hands > 0 || sums.with_faults > 0;
}

/// What a column sorts by; amounts in hundredths, of one unit.
std::int64_t value_in(const AuditSums& sums, AuditColumn column, Unit unit) {
    switch (column) {
        case AuditColumn::Hands: return sums.hands;
        case AuditColumn::Wrong: return sums.wrong_hands;
        case AuditColumn::Faults: return sums.with_faults;
        case AuditColumn::Overpaid: return sums.exposures.in(unit).overpaid.in_cents();
        case AuditColumn::Underpaid: return sums.exposures.in(unit).underpaid.in_cents();
        case AuditColumn::Name: return 0;
    }
    throw Fault("a column that is none");
}

bool stands_before(const NamedCell& a, const NamedCell& b, AuditColumn column) {
    if (column == AuditColumn::Name) return a.name < b.name;
    // Cash first, and what has as much of it by chips: the two are never ranked as one.
    for (const Unit unit : every_unit) {
        const std::int64_t x = value_in(a.cell.sums, column, unit);
        const std::int64_t y = value_in(b.cell.sums, column, unit);
        if (x != y) return x > y;
    }
    return false;
}

}  // namespace

void choose_log(AuditRoom& room, const std::string& file) {
    if (room.running) return;
    room.file = file;
    room.trouble.clear();
    room.said.clear();
}

namespace {

/// Where the audit of a log is kept while it runs.
std::filesystem::path kept_of(const AuditRoom& room) {
    if (room.keep_in.empty()) return {};
    std::error_code none;
    const auto log = std::filesystem::absolute(room.file, none).string();
    return room.keep_in /
           (std::to_string(static_cast<std::uint64_t>(fingerprint_of(log))) + ".audit");
}

}  // namespace

void start_audit(AuditRoom& room, const std::vector<Misreading>& misreadings, Begin begin) {
    if (room.running) return;
    room.said.clear();
    room.trouble = room.file.empty() ? "Choose a log first." : trouble_of(room.query);
    if (!room.trouble.empty()) return;
    AuditOptions options;
    options.filter = filter_of(room.query);
    room.report.reset();
    room.audited = room.file;
    room.audited_query = room.query;
    room.picked.clear();
    room.pattern = 0;
    room.run.reset();  // what it keeps is complete now
    const std::filesystem::path keep = kept_of(room);
    if (begin == Begin::Anew && !keep.empty()) {
        if (const auto forgot = forget_kept(keep); !forgot) {
            room.trouble = to_text(forgot.error().front());
            return;
        }
    }
    room.run = std::make_unique<AuditRun>(room.file, misreadings, options, keep);
    room.run->go_on();
    room.running = true;
}

bool can_resume(const AuditRoom& room) {
    return room.run && !room.running && room.run->trouble().empty() && room.report &&
           !room.report->finished;
}

void resume_audit(AuditRoom& room) {
    if (!can_resume(room)) return;
    room.said.clear();
    room.running = true;
    room.run->go_on();
}

void cancel_audit(AuditRoom& room) {
    if (room.running) room.run->call_off();
}

bool poll_audit(AuditRoom& room) {
    if (!room.running) return false;
    if (!room.run->is_over()) return true;  // the bar has moved
    room.running = false;
    room.trouble = room.run->trouble();
    if (room.run->taken_up() > 0 && room.said.empty())
        room.said = "It went on behind record " + grouped(room.run->taken_up()) +
                    ", where it had been stopped.";
    AuditReport report = room.run->report();
    if (room.trouble.empty() || report.records > 0) room.report = std::move(report);
    return true;
}

void show_by(AuditRoom& room, Dimension dimension) {
    if (room.by == dimension) return;
    room.by = dimension;
    room.picked.clear();
}

void sort_by(AuditRoom& room, AuditColumn column) {
    room.rising = room.column == column && !room.rising;
    room.column = column;
}

std::vector<const NamedCell*> cells_shown(const AuditRoom& room) {
    std::vector<const NamedCell*> cells;
    if (!room.report) return cells;
    for (const NamedCell& cell : room.report->by(room.by)) {
        if (shows_something(cell.cell.sums)) cells.push_back(&cell);
    }
    std::stable_sort(cells.begin(), cells.end(), [&](const NamedCell* a, const NamedCell* b) {
        return room.rising ? stands_before(*b, *a, room.column)
                           : stands_before(*a, *b, room.column);
    });
    return cells;
}

void pick_cell(AuditRoom& room, const std::string& name) { room.picked = name; }

const NamedCell* picked_cell(const AuditRoom& room) {
    const auto cells = cells_shown(room);
    const auto found = std::find_if(cells.begin(), cells.end(), [&](const NamedCell* cell) {
        return cell->name == room.picked;
    });
    if (found != cells.end()) return *found;
    return cells.empty() ? nullptr : cells.front();
}

std::string picked_dealer(const AuditRoom& room) {
    if (room.by != Dimension::Dealer) return {};
    const NamedCell* cell = picked_cell(room);
    return cell == nullptr || cell->name == nothing_said ? "" : cell->name;
}

Mistakes mistakes_of(const AuditRoom& room, const std::string& dealer) {
    if (!room.run || room.running) return {};
    const auto found = room.run->missed().find(dealer);
    return found == room.run->missed().end() ? Mistakes{} : found->second;
}

}  // namespace fairdeal
