#pragma once
// Which certificates an office has withdrawn, as a signed note (C2SP), like a checkpoint: a clerk
// reads it without a program, the number being the one printed on the certificate; the reader and
// the keys are those of the ledger, and a witness may sign under it too. It is handed on as a file
// and checked without a network.

#include <array>

#include "base/time/utc_time.h"
#include "ledger/key.h"

namespace fairdeal {

enum class RevocationReason : unsigned char {
    Error,   // issued in error
    Voided,  // the exam was voided
    Misconduct,
    Superseded,  // by a newer certificate
    Suspended,   // for a time
    Returned,    // by its holder
};
inline constexpr std::array every_reason{RevocationReason::Error,      RevocationReason::Voided,
                                         RevocationReason::Misconduct, RevocationReason::Superseded,
                                         RevocationReason::Suspended,  RevocationReason::Returned};
/// "error", "voided", ...
std::string_view to_text(RevocationReason reason);
/// For people: "the exam was voided".
std::string in_words(RevocationReason reason);
std::optional<RevocationReason> revocation_reason_from(std::string_view text);

struct Revocation {
    std::string number;  // of the certificate
    UtcTime at;          // a whole second: from when on it does not hold
    RevocationReason reason = RevocationReason::Error;
    friend bool operator==(const Revocation&, const Revocation&) = default;
};

struct RevocationList {
    std::string office;                    // the name of its key: "casino.example/exams"
    UtcTime made;                          // a whole second
    std::vector<Revocation> revocations;   // by number, none twice
    std::optional<UtcTime> next_update{};  // likewise, after `made`: from then on a newer list is
                                           // due; lists of the first form said nothing of it
    friend bool operator==(const RevocationList&, const RevocationList&) = default;
};

/// What is signed: a line of what this is, the office, when it was made, when the next one is due
/// (not in the first form), then a line for each.
std::string to_text(const RevocationList& list);
Result<RevocationList> revocation_list_from(std::string_view text);

/// The list as a signed file. `office` is taken from the key, the order is put right. Refused where
/// a number is none or stands twice, a time is no whole second, the next one is due before this one
/// is made, or the list does not fit a note (some 1,000).
Result<std::string> signed_list(RevocationList list, const SigningKey& key);

/// The list in a file, signed by this key under its name. `key` may have another name than the
/// list, for a did:key has none; then its bytes decide.
Result<RevocationList> open_revocation_list(std::string_view bytes, const Hash& key);

/// The entry of a certificate, if it is on the list.
const Revocation* find_revocation(const RevocationList& list, std::string_view number);

}  // namespace fairdeal
