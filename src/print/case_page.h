#pragma once
// A dispute on paper: who claims what and until when, the hand with its ruling and the clauses'
// words, the reviews, the decision, and what proves that all of it is in the signed log.

#include <optional>

#include "audit/cases/case_file.h"
#include "print/hand_page.h"

namespace fairdeal {

/// What the page begins with for people who sign it.
struct CaseFront {
    std::string house;                 // its name; empty: not said
    std::vector<std::string> summary;  // at most three sentences
};

struct CaseSheet {
    CaseEvidence evidence;
    HandSheet hand;  // its notes and its seal are not shown
    /// Also for lines to sign at the end. Without it: the page in a case file.
    std::optional<CaseFront> front{};
};

/// What the QR code says: "fairdeal-case", the case's id, the log, its size and root, and the
/// records' content hash, a line each.
std::string case_code_text(const CaseEvidence& evidence);

/// Times are those of the house, and in a case file, InEnglish, UTC.
std::vector<PrintedPage> case_pages(Painter& ruler, Paper paper, const CaseSheet& sheet);

}  // namespace fairdeal
