#pragma once
// Logs of dealt hands, and their audits.

#include <fmt/format.h>

#include <functional>

#include "audit/audit.h"
#include "audit/shipped.h"
#include "dealing/deal.h"
#include "store/folder.h"

namespace fairdeal {

/// Adds so many hands of a machine to a log, each as `change` leaves it (its place, from 0).
inline void write_hands(
    const std::filesystem::path& file, DealingMachine machine, int hands,
    const std::function<void(HandRecord& hand, int i)>& change = [](HandRecord&, int) {}) {
    HandLog log = opened(file);
    HandLog::Batch batch(log);
    for (int i = 0; i < hands; ++i) {
        HandRecord hand = machine.next().record;
        change(hand, i);
        batch.add(hand);
    }
    batch.commit();
}

/// A log of hands dealt with errors in so many of a thousand.
inline std::filesystem::path dealt_log(const Folder& folder, Game game, int hands, unsigned errors,
                                       std::uint64_t seed = 7) {
    const auto file = folder.file(fmt::format("{}-{}-{}.log", to_text(game), hands, seed));
    write_hands(file, DealingMachine(TableCard(game), seed, errors, DealingMachine::Cards::Random),
                hands);
    return file;
}

struct Audited {
    AuditReport report;
    std::vector<Finding> findings;
};
inline Audited audited(const std::filesystem::path& file, unsigned threads,
                       const AuditOptions& options = {}) {
    Audit audit(file, shipped_misreadings(), options);
    Audited all;
    BOOST_REQUIRE(
        audit.run(threads, {}, [&](const Finding& finding) { all.findings.push_back(finding); }));
    all.report = audit.report();
    BOOST_TEST(all.report.finished);
    return all;
}

/// The audit of a log with these records.
inline AuditReport report_on(const std::string& records) {
    const Folder folder;
    {
        HandLog log = opened(folder.file("a.log"));
        import_text(log, records);
    }
    return audited(folder.file("a.log"), 1).report;
}

inline std::string in_words(const AuditSums& sums) {
    return fmt::format("{} hands, {} wrong, {} with faults, {} lines, {} wagers, {}", sums.hands,
                       sums.wrong_hands, sums.with_faults, sums.lines, sums.wrong_wagers,
                       to_text(sums.exposures));
}

}  // namespace fairdeal
