#pragma once
// A certificate as it is handed out: the signed document, the badge, the printed sheet. All of it
// follows from the credential, the key and the day.

#include "ledger/credential/credential.h"
#include "print/certificate_page.h"

namespace fairdeal {

struct CertificateFiles {
    std::string document;  // the credential, signed
    std::string badge;     // a square PNG that bears it
    std::string sheet;     // a PDF
};

/// `made` (RFC 3339, UTC) is when it is signed. Of `sheet` the holder's name, the game, the
/// examiner, the table test and the profile are looked at; the rest is the credential's. Refused:
/// what objections_to finds, another key than the credential names, or another name than it hashes.
Result<CertificateFiles> certificate_files(const Credential& credential, CertificateSheet sheet,
                                           const SigningKey& key, const UtcTime& made, Paper paper);

}  // namespace fairdeal
