#pragma once
// What invigilator and candidate each take away from the start of an exam: what they committed to,
// and the checkpoint that covers it. Its holder can show later that an office tells another
// story of this start than it did then. It gives away nothing of the items. The code stands for the
// whole receipt and is short enough to be written down. The code of the end
// (sitting_log.h) stands for everything that was answered.

#include <filesystem>

#include "exam/records/checks/certificate_check.h"
#include "exam/records/transcript.h"
#include "exam/sitting/draw.h"

namespace fairdeal {

struct Receipt {
    std::string sitting, person;
    StartRole role = StartRole::Candidate;
    std::string commitment;
    std::string checkpoint;  // the text of the Start event
    friend bool operator==(const Receipt&, const Receipt&) = default;
};

/// Text to print or to keep as a file; its second line is the code.
std::string to_text(const Receipt& receipt);
/// Reads strictly: what it takes, to_text() gives back.
Result<Receipt> receipt_from(std::string_view text, const std::string& source);
/// written_code() of its text.
std::string code_of(const Receipt& receipt);

/// Both receipts of a sitting that was started, the invigilator's first; none of one that was not,
/// or by an older program.
std::vector<Receipt> receipts_of(const Sitting& sitting);

/// "X-000012-candidate.receipt" in a folder.
std::filesystem::path file_of(const Receipt& receipt, const std::filesystem::path& folder);
/// Puts it there, for its owner's eyes. Refused: there is such a file, or it cannot be written.
Result<void> put_receipt(const Receipt& receipt, const std::filesystem::path& folder);

/// Whether a sitting's start, or its end, is the one that a receipt, its text or a code, was given
/// for; Open where a line is neither.
CheckLine receipt_line(const Transcript& transcript, std::string_view text);

}  // namespace fairdeal
