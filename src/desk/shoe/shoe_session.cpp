#include "desk/shoe/shoe_session.h"

#include <algorithm>

#include "audit/shoe/watched_log.h"
#include "base/translation.h"

namespace fairdeal {

ShoeSession::~ShoeSession() {
    if (reached) reached->called_off = true;  // the work itself is waited for where it is dropped
}

namespace {

bool is_of(const ShoeFinding& finding, const PackReport& pack) {
    if (!pack.pack.empty()) return finding.pack == pack.pack;
    return finding.pack.empty() && !finding.table.empty() && finding.table == pack.table;
}

/// Of a shoe without a name, a finding all of whose hands are its own. A copy too many is of every
/// shoe that shows it.
bool is_of(const ShoeFinding& finding, const ShoeReport& shoe) {
    if (finding.kind == ShoeFindingKind::CopyTooMany && finding.pack == shoe.pack)
        return std::ranges::any_of(shoe.numbers, [&](std::int64_t hand) {
            return std::ranges::binary_search(finding.hands, hand);
        });
    return finding.shoe == shoe.shoe &&
           (!shoe.shoe.empty() || std::ranges::includes(shoe.numbers, finding.hands));
}

bool is_of(const ShoeReport& shoe, const PackReport& pack) {
    return shoe.pack == pack.pack && shoe.decks == pack.decks &&
           (!pack.pack.empty() || shoe.table == pack.table);
}

bool has_finding(const WatchReport& report, const PackReport& pack) {
    return std::any_of(report.findings.begin(), report.findings.end(),
                       [&](const ShoeFinding& finding) { return is_of(finding, pack); });
}

std::vector<ShoeRow> rows_of(const WatchReport& report) {
    std::vector<std::size_t> packs;
    for (const bool found : {true, false}) {
        for (std::size_t pack = 0; pack < report.packs.size(); ++pack)
            if (has_finding(report, report.packs[pack]) == found) packs.push_back(pack);
    }
    std::vector<ShoeRow> rows{ShoeRow{}};
    for (const std::size_t pack : packs) {
        rows.push_back({ShoeRowOf::Pack, pack, 0});
        for (std::size_t shoe = 0; shoe < report.shoes.size(); ++shoe)
            if (is_of(report.shoes[shoe], report.packs[pack]))
                rows.push_back({ShoeRowOf::Shoe, pack, shoe});
    }
    return rows;
}

/// `signs` holds the table cards.
Result<WatchReport> watched_hands(const std::string& file, const Library& signs,
                                  WorkReached& reached) {
    ShoeWatch watch({true, true, sign_reader([&signs]() -> const Library& { return signs; })});
    Problems unreadable;  // an audit names them
    const WatchedHands all{
        [](const Header&) { return true; }, false,
        [&reached](std::int64_t done, std::int64_t of) { return reached.reach(done, of); }};
    const auto read = watch_log(file, all, watch, unreadable);
    if (!read) return tl::make_unexpected(read.error());
    return watch.end();
}

/// The first pack with a finding; without one the log.
std::size_t first_to_look_at(const ShoeSession& session) {
    const bool found = session.rows.size() > 1 && !findings_of(session, session.rows[1]).empty();
    return found ? 1 : 0;
}

}  // namespace

void start_watch(ShoeSession& session) {
    if (!session.open_log.log || session.work.is_under_way()) return;
    session.file = session.open_log.file;
    session.records_then = session.open_log.log->size();
    session.hands_then = session.open_log.log->sums({}).hands;
    session.error.clear();
    session.reached = std::make_shared<WorkReached>();
    Library signs;
    signs.tables = session.library.tables;
    session.work.begin([file = session.file, signs = std::move(signs), reached = session.reached] {
        return watched_hands(file, signs, *reached);
    });
}

std::int64_t hands_since(const ShoeSession& session) {
    const HandLog& log = *session.open_log.log;
    const bool has_grown = session.report && log.size() > session.records_then;
    return has_grown ? log.sums({}).hands - session.hands_then : 0;
}

void follow_open_log(ShoeSession& session) {
    const std::string open = session.open_log.log ? session.open_log.file : "";
    if (open == session.file) return;
    if (session.work.is_under_way()) {
        session.reached->called_off = true;  // its outcome is thrown away once it is there
        return;
    }
    session.report.reset();
    session.rows.clear();
    session.error.clear();
    session.picked = session.finding = 0;
    session.file = open;
    start_watch(session);
}

bool poll_watch(ShoeSession& session) {
    if (!session.work.is_under_way()) return false;
    if (!session.work.is_done()) return true;  // further than before
    try {
        auto report = session.work.take();
        if (!report)
            session.error = to_text(report.error().front());
        else if (!session.reached->called_off)
            session.report = *std::move(report);
    } catch (const std::exception& error) {
        session.error = error.what();
    }
    if (session.report) {
        session.rows = rows_of(*session.report);
        session.picked = first_to_look_at(session);
        session.finding = 0;
    }
    return true;
}

void pick_shoe_row(ShoeSession& session, int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= session.rows.size()) return;
    session.picked = static_cast<std::size_t>(row);
    session.finding = 0;
}

void pick_shoe_finding(ShoeSession& session, int place) {
    if (session.rows.empty() || place < 0) return;
    if (static_cast<std::size_t>(place) < findings_of(session, session.rows[session.picked]).size())
        session.finding = static_cast<std::size_t>(place);
}

std::vector<std::size_t> findings_of(const ShoeSession& session, const ShoeRow& row) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < session.report->findings.size(); ++i) {
        const ShoeFinding& finding = session.report->findings[i];
        const bool fits =
            row.of == ShoeRowOf::Log ||
            (is_of(finding, session.report->packs[row.pack]) &&
             (row.of == ShoeRowOf::Pack || is_of(finding, session.report->shoes[row.shoe])));
        if (fits) found.push_back(i);
    }
    return found;
}

const ShoeFinding* picked_finding(const ShoeSession& session) {
    if (!session.report || session.rows.empty()) return nullptr;
    const auto found = findings_of(session, session.rows[session.picked]);
    return session.finding < found.size() ? &session.report->findings[found[session.finding]]
                                          : nullptr;
}

std::vector<std::int64_t> hands_behind(const ShoeSession& session) {
    if (const ShoeFinding* finding = picked_finding(session)) return finding->hands;
    if (!session.report || session.rows.empty()) return {};
    const ShoeRow& row = session.rows[session.picked];
    if (row.of == ShoeRowOf::Log) return {};
    if (row.of == ShoeRowOf::Shoe) return session.report->shoes[row.shoe].numbers;
    std::vector<std::int64_t> hands;
    for (const EvidencePoint& point : session.report->packs[row.pack].trace)
        hands.push_back(point.hand);
    return hands;
}

namespace {

std::optional<Destination> list_hands(const ShoeSession& session) {
    auto hands = hands_behind(session);
    if (hands.empty()) return std::nullopt;
    const std::string title = picked_finding(session) != nullptr
                                  ? tr("The hands behind a finding")
                                  : tr("The hands of a pack or shoe");
    return ListHands{session.file, true, std::move(hands), {}, title};
}

std::optional<Destination> open_case(const ShoeSession& session) {
    const ShoeFinding* finding = picked_finding(session);
    if (finding == nullptr || session.open_log.file != session.file) return std::nullopt;
    return CaseOnFinding{case_subject(*finding)};
}

}  // namespace

std::optional<Destination> apply(ShoeSession& session, ShoeAction action) {
    switch (action) {
        case ShoeAction::Hands: return list_hands(session);
        case ShoeAction::OpenCase: return open_case(session);
        case ShoeAction::LookAgain: start_watch(session); break;
        case ShoeAction::Back: return BackToAudit{};
        case ShoeAction::Up:
        case ShoeAction::Down:
        case ShoeAction::PageUp:
        case ShoeAction::PageDown: break;
    }
    return std::nullopt;
}

}  // namespace fairdeal
