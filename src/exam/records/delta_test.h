#pragma once
// What becomes of a certificate when the rules change: which clauses say something else since, and
// the delta test, an exam on these alone. It is sat like any exam, and its certificate is that of
// the whole exam, under the rules of today.

#include "exam/records/checks/certificate_check.h"
#include "exam/records/transcript.h"

namespace fairdeal {

/// A delta test's id is that of the exam that it renews, and this after it.
constexpr std::string_view delta_ending = "-delta";
bool is_delta(std::string_view exam);
/// The id of the exam that is certified: without that ending.
std::string certified_exam(std::string_view exam);

/// The exam with nothing but what changed: of each cell those clauses, its kinds and its least; its
/// own rule decides. Refused: no cell asks one of them.
Result<ExamPaper> delta_paper(const ExamPaper& exam, const std::vector<std::string>& changed);

struct DeltaTest {
    std::string candidate;             // whose certificate it is
    std::vector<std::string> changed;  // clauses that the exam asks, in the rule book's order
    ExamPaper paper;
};
/// The test that renews the certificate of a sitting. Refused: it has none, or it was withdrawn;
/// nothing that its exam asks has changed; no hand can be dealt for what has.
Result<DeltaTest> delta_test(const Sitting& certified, const Library& library,
                             std::span<const Blueprint> exams);
/// Of the certificate in a file. Refused as well: one that this office did not issue, or that is
/// not valid any more at `now`.
Result<DeltaTest> delta_test_for(const Office& office, const ReadCredential& certificate,
                                 const UtcTime& now, const Library& library,
                                 std::span<const Blueprint> exams);

/// Why a passed delta test earns no certificate, or nothing: its candidate has none to renew, or
/// clauses changed that it does not ask.
std::optional<std::string> why_not_renewed(const Office& office, const Sitting& delta,
                                           const ExamPaper& paper, const Library& library);

/// Every clause under the card says what it said when this was certified.
bool rules_stand(const Certification& certification, const TableCard& card, const Library& library);
/// Whether the rules are still those that the certificate was issued under, and if not, which
/// clauses say something else: only a transcript that was made after the certificate knows (null:
/// there is none).
CheckLine rules_line(const Credential& credential, const Sitting* sitting, const Library& library);

}  // namespace fairdeal
