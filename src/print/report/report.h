#pragma once
// An audit as a printed report: two pages for who signs it (report_summary.h), then what was
// audited and by which rules, the sums with bars, the patterns, the worst hands. What was overpaid
// and underpaid is never netted, and cash and chips are never added or ranked together.

#include <map>

#include "audit/audit.h"
#include "picture/page.h"

namespace fairdeal {

/// A hand with all that was found wrong in its wagers.
struct WorstHand {
    std::int64_t idx = 0;
    Identity identity;
    Unit unit = Unit::Cash;
    Exposure exposure;
    std::vector<Finding> wagers;
};

/// Keeps, of all findings of an audit as they come, in each unit the hands that moved most and the
/// first faults, breaks and unreadable hands; memory does not grow with the log.
class ReportFindings {
public:
    explicit ReportFindings(std::size_t most = 50) : most_(most) {}
    /// In the log's order.
    void add(const Finding& finding);
    /// Those of a unit: the largest amounts first; of equal ones, the earlier hand.
    [[nodiscard]] std::vector<WorstHand> worst(Unit unit) const;
    [[nodiscard]] const std::vector<Finding>& others() const { return others_; }
    [[nodiscard]] std::int64_t others_found() const { return others_found_; }
    [[nodiscard]] std::size_t most() const { return most_; }

private:
    void settle() const;
    std::size_t most_;
    mutable std::array<std::vector<WorstHand>, every_unit.size()> hands_;
    mutable std::optional<WorstHand> last_;
    std::vector<Finding> others_;
    std::int64_t others_found_ = 0;
};

struct ReportFacts {
    std::string house;  // its name; empty: not said
    std::string log;    // its file's name
    UtcTime made;
    std::vector<std::pair<std::string, std::string>> asked;  // filters: "dealer", "1104"
    std::vector<std::string> rules;                          // by which it was ruled, a line each
    std::int64_t size = 0;                                   // records of the ledger
    std::string root;                                        // its root
    std::string checkpoint;                                  // the newest signed, or empty
    std::int64_t signed_size = 0;                            // records that it covers
    std::map<std::string, std::string, std::less<>> words;   // of clauses and misreadings, by id
    std::map<std::string, std::string, std::less<>> titles;  // of clauses, by id
};

std::vector<PrintedPage> report_pages(Painter& ruler, Paper paper, const ReportFacts& facts,
                                      const AuditReport& report, const ReportFindings& findings);

}  // namespace fairdeal
