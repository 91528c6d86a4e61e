#pragma once
// What a transcript proves, line by line, and what of it a certificate stands for.

#include "exam/records/checks/certificate_check.h"
#include "exam/records/transcript.h"

namespace fairdeal {

/// A transcript that was checked (check_transcript) compared with the keys that the office is known
/// by, of today and of earlier. Without keys it stays open whose it is.
std::vector<CheckLine> transcript_lines(const CheckedTranscript& checked,
                                        const std::vector<PublicKey>& office,
                                        const std::vector<PublicKey>& exam);

/// The certificate compared with it: is it this exam's, of this candidate, passed at the screen and
/// at the table, and not withdrawn?
std::vector<CheckLine> match_lines(const ReadCredential& certificate,
                                   const CheckedTranscript& checked);

}  // namespace fairdeal
