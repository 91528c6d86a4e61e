#pragma once
// What invigilator and candidate each take away from the start of an exam: the checkpoint that
// covers what they committed to, and their own contribution. Whoever holds one can show later that
// an office tells another story of this sitting than it did then. The code stands for the whole
// receipt and is short enough to be written down.

#include "exam/office/office.h"
#include "exam/records/certificate_check.h"
#include "exam/sitting/draw.h"
#include "exam/sitting/sitting.h"

namespace fairdeal {

struct Receipt {
    std::string sitting, person;
    StartRole role = StartRole::Candidate;
    Contribution contribution;
    std::string checkpoint;  // the text of the Start event
    friend bool operator==(const Receipt&, const Receipt&) = default;
};

/// Text to print or to keep as a file; its second line is the code.
std::string to_text(const Receipt& receipt);
/// Reads strictly: what it takes, to_text() gives back.
Result<Receipt> receipt_from(std::string_view text, const std::string& source);
/// "K7QF-2M3P-9RTA-WX4C-HB6D": 100 bits of the receipt's SHA-256 in Crockford's base 32.
std::string code_of(const Receipt& receipt);
/// It has the form of such a code; small letters and blanks are taken too.
bool is_receipt_code(std::string_view text);

/// Both receipts of an exam that has just started, the invigilator's first.
std::array<Receipt, 2> receipts_of(const Sitting& sitting, const StartedSitting& started);
/// The receipt that a decided sitting gave to this person. Refused: it was not started so.
Result<Receipt> receipt_of(const Sitting& sitting, StartRole role);

/// Whether the sitting is the one that a receipt, its text or its code, was given for.
CheckLine receipt_line(const Sitting& sitting, std::string_view receipt);

}  // namespace fairdeal
