#pragma once
// A certificate on one sheet, broadside: who may deal which game under which rules and until when,
// how the exam went by family of clauses, and a code by which anybody can check it.

#include "base/time/utc_time.h"
#include "picture/page.h"

namespace fairdeal {

/// How the holder did in one family of clauses.
struct FamilyMark {
    std::string family;  // "Super Tie"
    std::int64_t right = 0, asked = 0;
};

struct CertificateSheet {
    std::string issuer;         // "Casino Example, exam office"
    std::string name;           // the holder's
    std::string certification;  // "Certified dealer of Breakout Blackjack"
    std::string game, table_card, rules;
    std::string number;
    UtcTime from, until;   // the days are shown
    std::string language;  // that the exam was sat in: "English"
    std::string examiner;
    std::string table_test;           // "passed on 2026-03-14, signed by P. Manager"
    std::vector<FamilyMark> profile;  // in the order shown; at most most_families are, then a sum
    std::string fingerprint;          // of the office's key
    std::string code;                 // what the QR code holds; one that is too long is left out
    UtcTime made;                     // the document's date
};
constexpr std::size_t most_families = 12;

/// Broadside, in points.
Size broadside(Paper paper);

PrintedPage certificate_page(Painter& ruler, Paper paper, const CertificateSheet& sheet);

/// The page as a drawing, for a PNG; the same sheet makes the same picture.
Drawing certificate_drawing(Paper paper, const CertificateSheet& sheet);

/// The PDF; the same sheet makes the same bytes.
Result<std::string> certificate_pdf(Paper paper, const CertificateSheet& sheet);

}  // namespace fairdeal
