#pragma once
// Findings of the audit that say the same: told in one line, opened as one case.

#include <map>

#include "audit/shoe/finding_case.h"
#include "duty/duty_audit.h"

namespace fairdeal {

struct SameFindings {
    DutyFinding first;
    std::vector<std::int64_t> hands;  // rising; the first's too
    std::string last;                 // id of the last hand; empty: it has none
};

/// Those of an audit, as they come.
class FindingGroups {
public:
    void add(const DutyFinding& finding);
    /// As they came up first.
    [[nodiscard]] const std::vector<SameFindings>& all() const { return groups_; }

private:
    std::map<std::string, std::size_t> places_;  // by what is told
    std::vector<SameFindings> groups_;
};

/// Nothing is known against the dealer: the record or the facts do not say enough.
bool is_not_known(const DutyFinding& finding);
/// What is told of a finding besides its hand: "table B7: NO: 4471 is not on the roster of table
/// B7".
std::string in_words(const DutyFinding& finding);
/// "#12 B7-000412", or "12 hands, #12 B7-000412 to #24 B7-000424".
std::string hands_in_words(const SameFindings& found);

/// About its first hand. In English: it is kept.
CaseSubject case_subject(const SameFindings& found);

}  // namespace fairdeal
