#pragma once
// From a passed sitting to a certificate, and what becomes of one later: withdrawn, due for
// renewal, after the rules; and what another edition of the rules would make of an exam.

#include "exam/records/certificate_make.h"
#include "exam/records/transcript.h"
#include "ledger/credential/revocation.h"

namespace fairdeal {

/// A certificate as it leaves the office.
struct IssuedCertificate {
    std::string number;  // "BREAKOUT-000017"
    CertificateFiles files;
};

/// Where a certificate is kept.
struct CertificateKeeper {
    std::function<Result<void>(const IssuedCertificate&)> put;  // whole or not at all
    std::function<void(const IssuedCertificate&)> take_away;    // again: it could not be recorded
};

/// Its document, badge and sheet in a folder that is there, as NUMBER.json, NUMBER.png and
/// NUMBER.pdf; never over files that are there, and none of them where one cannot be written.
CertificateKeeper keeper_in(const std::filesystem::path& folder);

/// The certificate that is to be issued.
struct CertificateOrder {
    std::string sitting;
    std::string passphrase;  // of the office's keys
    std::string issuer;      // the office's name in people's words
    Paper paper = Paper::A4;
};

/// Issues the certificate of a sitting that is passed, table test and all: has it kept and records
/// it with the fingerprint of its document while nobody else can write to the office's log, so that
/// none is on record that nobody has, and of two who certify at once one is refused.
/// Refused: anybody who may not certify, which is recorded, a sitting that is not passed, a wrong
/// passphrase, answers that do not earn the result, what `keeper` refuses.
Result<IssuedCertificate> certify(Office& office, const SignedIn& examiner,
                                  const CertificateOrder& order, const School& school,
                                  const Library& library, const CertificateKeeper& keeper);

/// This very document is the one that the office recorded when it certified the sitting.
bool is_issued_as(const Sitting& sitting, const ReadCredential& certificate);

/// Takes a certificate back for good, with a reason for people after the word.
Result<void> withdraw(Office& office, const SignedIn& examiner, const std::string& sitting,
                      RevocationReason reason, const std::string& words);

/// When a list is made and when the next one is due.
struct ListTimes {
    UtcTime made, next_update;
};
/// `next_update`: a day or a UTC time within a year; empty: after days_of_a_list.
Result<ListTimes> list_times(const UtcTime& now, const std::string& next_update);
/// Every certificate that was withdrawn, as the file that goes with `fairdeal verify --revoked`.
Result<std::string> revoked_file(const Office& office, std::string_view passphrase,
                                 const ListTimes& times);
/// The same for wallets, to be published as revocations.json at the house's address. Refused where
/// it has none.
Result<std::string> status_file(const Office& office, std::string_view passphrase,
                                const ListTimes& times);

/// Every clause and open point of the game under the card, "ID fingerprint" by line: what the rules
/// said on a day.
std::string clause_editions(Game game, const TableCard& card, const Library& library);
/// The ids of lines that are not the same in both, in the order of the later.
std::vector<std::string> changed_clauses(const std::string& before, const std::string& now);

/// An exam that ends otherwise under these rules than it did.
struct Regraded {
    std::string sitting, candidate;
    bool was_passed = false, passes = false;
    int was_right = 0, right = 0;
};
/// A decided exam of an office, and the key that signed its ticket.
struct DecidedExam {
    Sitting sitting;
    Result<PublicKey> key;
};
std::vector<DecidedExam> decided_exams(const Office& office);
/// A dry run: marks decided exams by the rules of this program and tells whose result, or count of
/// right answers, would be another. Nothing is written. Sittings that cannot be dealt again are
/// problems.
struct Regrading {
    int exams = 0;
    std::vector<Regraded> changed;
    Problems problems;
};
Regrading regrade(const std::vector<DecidedExam>& exams, const Library& library);

}  // namespace fairdeal
