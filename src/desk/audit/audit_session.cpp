#include "desk/audit/audit_session.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/audit/audit_actions.h"
#include "desk/audit/rule_change/rule_scope.h"
#include "words/words.h"

namespace fairdeal {

namespace {

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
    throw Fault("invalid column");
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

void choose_log(AuditSession& session, const std::string& file) {
    if (session.running) return;
    session.file = file;
    if (session.change.over && session.change.over->log != file) session.change.over.reset();
    session.error.clear();
    session.notice.clear();
}

namespace {

/// Where the audit of a log is kept while it runs.
std::filesystem::path kept_of(const AuditSession& session) {
    if (session.keep_in.empty()) return {};
    std::error_code none;
    const auto log = std::filesystem::absolute(session.file, none).string();
    return session.keep_in /
           (std::to_string(static_cast<std::uint64_t>(fingerprint_of(log))) + ".audit");
}

}  // namespace

void start_audit(AuditSession& session, Begin begin) {
    if (session.running) return;
    session.notice.clear();
    session.error = session.file.empty() ? tr("Choose a log first.") : error_of(session.query);
    if (!session.error.empty()) return;
    AuditOptions options;
    options.filter = filter_of(session.query);
    session.report.reset();
    session.audited = session.file;
    session.audited_query = session.query;
    session.picked.clear();
    session.ranked_name.clear();
    session.cause = 0;
    session.pattern = 0;
    session.run.reset();  // what it keeps is complete now
    const std::filesystem::path keep = kept_of(session);
    if (begin == Begin::FromTheStart && !keep.empty()) {
        if (const auto forgot = forget_kept(keep); !forgot) {
            session.error = to_text(forgot.error().front());
            return;
        }
    }
    session.run =
        std::make_unique<AuditRun>(session.file, session.library.misreadings, options, keep);
    session.run->go_on();
    session.running = true;
}

bool can_resume(const AuditSession& session) {
    return session.run && !session.running && session.run->error().empty() && session.report &&
           !session.report->finished;
}

namespace {

/// Starts, cancels or goes on: what the one button does.
void start_or_stop(AuditSession& session) {
    if (session.running) return cancel_audit(session);
    if (can_resume(session) && session.query == session.audited_query &&
        session.file == session.audited)
        return resume_audit(session);
    start_audit(session);
}

/// The column that is `step` after, round the end.
void sort_beside(AuditSession& session, std::size_t step) {
    const std::size_t to =
        (static_cast<std::size_t>(session.column) + step) % every_audit_column.size();
    sort_by(session, every_audit_column.at(to));
}

}  // namespace

std::optional<Destination> apply(AuditSession& session, AuditAction action) {
    switch (action) {
        case AuditAction::Start: start_or_stop(session); break;
        case AuditAction::Cancel:
            session.running ? cancel_audit(session) : cancel_rule_change(session.change);
            break;
        case AuditAction::StartAgain: start_audit(session, Begin::FromTheStart); break;
        case AuditAction::ByDealer: show_by(session, Dimension::Dealer); break;
        case AuditAction::ByTable: show_by(session, Dimension::Table); break;
        case AuditAction::ByShift: show_by(session, Dimension::Shift); break;
        case AuditAction::ByGame: show_by(session, Dimension::Game); break;
        case AuditAction::ByClause: show_by(session, Dimension::Clause); break;
        case AuditAction::ByMisreading: show_by(session, Dimension::Misreading); break;
        case AuditAction::SortBefore: sort_beside(session, every_audit_column.size() - 1); break;
        case AuditAction::SortBehind: sort_beside(session, 1); break;
        case AuditAction::TurnRound: sort_by(session, session.column); break;
        case AuditAction::Open:
            return session.view == AuditView::Ranking      ? open_ranked_dealer(session)
                   : session.view == AuditView::RuleChange ? open_changed_hands(session.change)
                                                           : open_picked_cell(session);
        case AuditAction::Practise: return practise_with_picked_dealer(session);
        case AuditAction::GiveToTraining: return give_to_training(session);
        case AuditAction::DealSample: return DealSampleNight{session.sample};
        case AuditAction::TakeOpenLog:
            if (const std::string file = log_to_audit(session); !file.empty())
                choose_log(session, file);
            break;
        case AuditAction::Ranking: session.view = AuditView::Ranking; break;
        case AuditAction::RuleChange: show_rule_change(session); break;
        case AuditAction::Shoes: return WatchShoes{session.file};
        case AuditAction::WorkOut: work_out_rule_change(session); break;
        case AuditAction::WholeLog: widen_rule_change(session); break;
        case AuditAction::Up:
        case AuditAction::Down:
        case AuditAction::ToPatterns:
        case AuditAction::SaveCsv:
        case AuditAction::SaveJson:
        case AuditAction::SaveText:
        case AuditAction::SavePdf:
        case AuditAction::SaveWeb:
        case AuditAction::MakeScenario:
        case AuditAction::ChooseLog: break;
    }
    return std::nullopt;
}

std::string log_to_audit(const AuditSession& session) {
    return session.open_log.log ? session.open_log.file : "";
}

void offer_open_log(AuditSession& session) {
    if (session.file.empty()) choose_log(session, log_to_audit(session));
}

void resume_audit(AuditSession& session) {
    if (!can_resume(session)) return;
    session.notice.clear();
    session.running = true;
    session.run->go_on();
}

void cancel_audit(AuditSession& session) {
    if (session.running) session.run->call_off();
}

bool poll_audit(AuditSession& session) {
    const bool changed = poll_rule_change(session.change);
    if (!session.running) return changed;
    if (!session.run->is_over()) return true;  // the bar has moved
    session.running = false;
    session.error = session.run->error();
    if (session.run->taken_up() > 0 && session.notice.empty())
        session.notice = tr("Resumed after record {number}, where it had been stopped.",
                            "number"_a = grouped(session.run->taken_up()));
    AuditReport report = session.run->report();
    if (session.error.empty() || report.records > 0) session.report = std::move(report);
    return true;
}

const RankedDealer* ranked_dealer(const AuditSession& session) {
    if (!session.report || session.report->ranking.dealers.empty()) return nullptr;
    const RankedDealer* named = find_dealer(session.report->ranking, session.ranked_name);
    return named != nullptr ? named : &session.report->ranking.dealers.front();
}

void pick_ranked(AuditSession& session, std::size_t row) {
    if (!session.report || row >= session.report->ranking.dealers.size()) return;
    const std::string& name = session.report->ranking.dealers[row].dealer;
    if (session.ranked_name != name) session.cause = 0;
    session.ranked_name = name;
}

void show_by(AuditSession& session, Dimension dimension) {
    session.view = AuditView::Table;
    if (session.by == dimension) return;
    session.by = dimension;
    session.picked.clear();
}

void sort_by(AuditSession& session, AuditColumn column) {
    session.rising = session.column == column && !session.rising;
    session.column = column;
}

std::vector<const NamedCell*> cells_shown(const AuditSession& session) {
    std::vector<const NamedCell*> cells;
    if (!session.report) return cells;
    for (const NamedCell& cell : session.report->by(session.by)) {
        if (cell.cell.sums.shows_something()) cells.push_back(&cell);
    }
    std::stable_sort(cells.begin(), cells.end(), [&](const NamedCell* a, const NamedCell* b) {
        return session.rising ? stands_before(*b, *a, session.column)
                              : stands_before(*a, *b, session.column);
    });
    return cells;
}

void pick_cell(AuditSession& session, const std::string& name) { session.picked = name; }

const NamedCell* picked_cell(const AuditSession& session) {
    const auto cells = cells_shown(session);
    const auto found = std::find_if(cells.begin(), cells.end(), [&](const NamedCell* cell) {
        return cell->name == session.picked;
    });
    if (found != cells.end()) return *found;
    return cells.empty() ? nullptr : cells.front();
}

std::string picked_dealer(const AuditSession& session) {
    if (session.view == AuditView::Ranking) {
        const RankedDealer* dealer = ranked_dealer(session);
        return dealer == nullptr ? "" : dealer->dealer;
    }
    if (session.by != Dimension::Dealer) return {};
    const NamedCell* cell = picked_cell(session);
    return cell == nullptr || cell->name == nothing_said ? "" : cell->name;
}

Mistakes mistakes_of(const AuditSession& session, const std::string& dealer) {
    if (!session.run || session.running) return {};
    const auto found = session.run->missed().find(dealer);
    return found == session.run->missed().end() ? Mistakes{} : found->second;
}

}  // namespace fairdeal
