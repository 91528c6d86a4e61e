#pragma once
// What holds of a certificate and what does not, line by line: its signature, its days, whether it
// was taken back, whether it is this person's. Nothing but the files is needed.

#include <optional>

#include "ledger/credential.h"

namespace fairdeal {

enum class CheckStanding : unsigned char { Holds, Fails, Open };  // Open: nobody could tell

struct CheckLine {
    CheckStanding standing = CheckStanding::Open;
    std::string words;
};

struct CertificateAsked {
    std::vector<PublicKey> office;       // its keys, of today and of earlier; a name may be empty
    std::optional<std::string> revoked;  // the bytes of a list of those taken back
    std::string at;                      // is_whole_second: the time to hold the days against
    std::string holder, name;            // who shows it; empty: not looked at
};

struct CertificateCheck {
    ReadCredential read;
    bool is_signed = false;  // by one of the office's keys
    std::vector<CheckLine> lines;
    /// It is signed, and no line fails. What stays open does not count.
    [[nodiscard]] bool holds() const;
};

/// The certificate in a file: a document, the text of a code, or a picture with it. Refused where
/// it is none of these or damaged.
Result<ReadCredential> certificate_in(std::string_view bytes);

/// Who checks more (the transcript, the ledger) adds lines behind these.
CertificateCheck check_certificate(ReadCredential read, const CertificateAsked& asked);

}  // namespace fairdeal
