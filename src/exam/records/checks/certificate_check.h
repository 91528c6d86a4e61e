#pragma once
// What holds of a certificate and what does not, line by line: its signature, its days, whether it
// was withdrawn, whether it is this person's. Nothing but the files is needed. Three verdicts
// follow: it holds, it does not hold, or it cannot be said, because something needed for it was not
// given.

#include <optional>

#include "ledger/credential/credential.h"

namespace fairdeal {

/// Open: it is needed for a verdict, and nobody could tell. Note: for the reader alone.
enum class CheckStanding : unsigned char { Holds, Fails, Open, Note };
/// What a line is about, the gravest first.
enum class CheckAbout : unsigned char {
    Signature,
    Withdrawal,
    Days,
    Holder,
    Transcript,
    Receipt,
    Log,
    Rules
};

struct CheckLine {
    CheckStanding standing = CheckStanding::Open;
    std::string words;
    CheckAbout about = CheckAbout::Transcript;
};

enum class CheckVerdict : unsigned char { Holds, DoesNotHold, CannotSay };
/// DoesNotHold where a line fails, else CannotSay where one is open or there is none.
CheckVerdict verdict_of(const std::vector<CheckLine>& lines);
/// "holds", "does not hold", "cannot say".
std::string_view to_text(CheckVerdict verdict);
/// Why, in one word for machines, by the gravest line that decides: "not genuine", "withdrawn",
/// "out of its days", "another holder", "transcript", "another receipt"; "no key", "no current
/// list", "no name to compare", "transcript's keys", "no such code"; empty where it holds.
std::string_view reason_of(const std::vector<CheckLine>& lines);
/// What a verdict is on; Both: a certificate with its transcript.
enum class CheckOf : unsigned char { Certificate, Transcript, Both };
/// For people: "The certificate does NOT hold: the office withdrew it."
std::string verdict_in_words(CheckOf of, const std::vector<CheckLine>& lines);

struct CertificateAsked {
    std::vector<PublicKey> office;       // its keys, of today and of earlier; a name may be empty
    std::optional<std::string> revoked;  // the bytes of a list of those withdrawn, of either kind
    UtcTime at;                          // the time to hold the days against
    std::string holder, name;            // who shows it; empty: not looked at
};

/// How long a list counts that does not say when the next one is due.
constexpr int days_of_a_list = 30;

struct CertificateCheck {
    ReadCredential read;
    std::vector<CheckLine> lines;
};

/// The certificate in a file: a document, the text of a code, or a picture with it. Refused where
/// it is none of these or damaged.
Result<ReadCredential> certificate_in(std::string_view bytes);

/// Who checks more (the transcript, the ledger) adds lines after these.
CertificateCheck check_certificate(ReadCredential read, const CertificateAsked& asked);

}  // namespace fairdeal
