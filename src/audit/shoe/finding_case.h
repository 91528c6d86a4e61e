#pragma once
// What many hands show, as the subject of a case: its kind, the hands behind it, and its words.

#include "forensics/finding.h"

namespace fairdeal {

struct CaseSubject {
    std::int64_t hand = 0;  // that shows it: the case is about this one, as every case is about one
    std::string finding;    // the finding's kind: "missing-cards"
    std::string hands;      // those behind it, as hand_spans has them
    std::string claimant;   // claimant_of_findings (audit/cases)
    std::string text;       // what, where, since which hand, how sure, what to look at; whole lines
};

/// About the last hand, which completes what cards show; about the first, where each hand shows it.
/// In English: it is kept.
CaseSubject case_subject(const ShoeFinding& finding);

}  // namespace fairdeal
