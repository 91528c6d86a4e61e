#include "exam/records/delta_test.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/translation.h"
#include "exam/records/certify.h"

namespace fairdeal {

namespace {

/// What a certificate's record says after its fingerprint: the editions of the clauses.
std::string editions_of(const Sitting& certified) {
    const std::string record = certified.issued ? certified.issued->text : "";
    const auto end = record.find('\n');
    return end == std::string::npos ? "" : record.substr(end + 1);
}

bool asks(const Blueprint& exam, const std::string& clause) {
    return std::any_of(exam.cells.begin(), exam.cells.end(), [&](const BlueprintCell& cell) {
        return std::find(cell.clauses.begin(), cell.clauses.end(), clause) != cell.clauses.end();
    });
}

/// The exam of today under that id, else as it was sat.
Result<ExamPaper> exam_today(const Sitting& certified, const Library& library,
                             std::span<const Blueprint> exams) {
    auto sat = read_exam_text(certified.blueprint, certified.id);
    if (!sat) return sat;
    const std::string id = certified_exam(certified.exam);
    const auto found = std::find_if(exams.begin(), exams.end(),
                                    [&](const Blueprint& exam) { return exam.id == id; });
    if (found == exams.end()) return sat;
    return paper_today(*found, library);
}

/// Since the certificate, under the table card of today.
std::vector<std::string> changed_since(const Sitting& certified, const TableCard& card,
                                       const Library& library) {
    return changed_clauses(editions_of(certified), clause_editions(card.game(), card, library));
}

bool is_certified(const Sitting& sitting) { return sitting.stage() == SittingStage::Certified; }

std::string listed(const std::vector<std::string>& clauses) {
    constexpr std::size_t most = 12;
    if (clauses.size() <= most) return fmt::format("{}", fmt::join(clauses, ", "));
    const std::string first =
        fmt::format("{}", fmt::join(clauses.begin(), clauses.begin() + most, ", "));
    return tr_n("{clauses} and {count} more", "{clauses} and {count} more",
                static_cast<std::int64_t>(clauses.size() - most), "clauses"_a = first);
}

}  // namespace

bool is_delta(std::string_view exam) { return exam.ends_with(delta_ending); }

std::string certified_exam(std::string_view exam) {
    if (is_delta(exam)) exam.remove_suffix(delta_ending.size());
    return std::string(exam);
}

Result<ExamPaper> delta_paper(const ExamPaper& exam, const std::vector<std::string>& changed) {
    ExamPaper paper = exam;
    Blueprint& delta = paper.blueprint;
    for (BlueprintCell& cell : delta.cells) {
        std::erase_if(cell.clauses, [&](const std::string& clause) {
            return std::find(changed.begin(), changed.end(), clause) == changed.end();
        });
    }
    std::erase_if(delta.cells, [](const BlueprintCell& cell) { return cell.clauses.empty(); });
    if (delta.cells.empty())
        return refused({exam.blueprint.id, 0, 0},
                       tr("nothing that the exam asks has changed: no delta test is needed"));
    if (!is_delta(delta.id)) {
        delta.id += delta_ending;
        delta.title += fixed(": what changed");
    }
    return paper;
}

Result<DeltaTest> delta_test(const Sitting& certified, const Library& library,
                             std::span<const Blueprint> exams) {
    const Place here{certified.id, 0, 0};
    if (!is_certified(certified))
        return refused(here, tr("there is no certificate to renew: the exam is {stage}",
                                "stage"_a = in_words(certified.stage())));
    const auto exam = exam_today(certified, library, exams);
    if (!exam) return tl::make_unexpected(exam.error());
    std::vector<std::string> changed = changed_since(certified, exam->card, library);
    std::erase_if(changed,
                  [&](const std::string& clause) { return !asks(exam->blueprint, clause); });
    auto paper = delta_paper(*exam, changed);
    if (!paper) return tl::make_unexpected(std::move(paper.error()));
    // Any form tells whether hands can be dealt for these clauses.
    const auto form =
        coverage_of(paper->blueprint, paper->card, library.misreadings, [](int place, int attempt) {
            return static_cast<std::uint64_t>(1000 * place + attempt) | exam_seed_bit;
        });
    if (!form) return tl::make_unexpected(form.error());
    return DeltaTest{certified.candidate, std::move(changed), *std::move(paper)};
}

Result<DeltaTest> delta_test_for(const Office& office, const ReadCredential& certificate,
                                 const UtcTime& now, const Library& library,
                                 std::span<const Blueprint> exams) {
    const Credential& it = certificate.credential;
    const Place here{it.number, 0, 0};
    const auto keys = office.office_keys();
    if (!keys) return tl::make_unexpected(keys.error());
    const bool ours = std::any_of(keys->begin(), keys->end(), [&](const PublicKey& key) {
        return check_signature(certificate, key.bytes).has_value();
    });
    if (!ours) return refused(here, tr("this office did not sign the certificate"));
    if (now >= it.valid_until)
        return refused(here, tr("the certificate is past its days: the whole exam renews it"));
    for (const LoggedSitting& one : sittings_in(office.log())) {
        if (is_issued_as(one.state, certificate)) return delta_test(one.state, library, exams);
    }
    return refused(here, tr("the office has no record of this certificate"));
}

std::optional<std::string> why_not_renewed(const Office& office, const Sitting& delta,
                                           const ExamPaper& paper, const Library& library) {
    const std::string exam = certified_exam(delta.exam);
    std::vector<Sitting>
        certified;  // theirs, of this exam and of delta tests of it, the newest last
    for (LoggedSitting& one : sittings_in(office.log())) {
        const Sitting& sitting = one.state;
        if (sitting.candidate == delta.candidate && certified_exam(sitting.exam) == exam &&
            is_certified(sitting))
            certified.push_back(std::move(one.state));
    }
    if (certified.empty()) return tr("there is no certificate that this delta test renews");
    const auto was_asked = [&](const std::string& clause) {
        return std::any_of(certified.begin(), certified.end(), [&](const Sitting& sitting) {
            const auto sat = read_exam_text(sitting.blueprint, sitting.id);
            return sat && asks(sat->blueprint, clause);
        });
    };
    std::vector<std::string> left = changed_since(certified.back(), paper.card, library);
    std::erase_if(left, [&](const std::string& clause) {
        return asks(paper.blueprint, clause) || !was_asked(clause);
    });
    if (left.empty()) return std::nullopt;
    return tr("clauses have changed that it does not ask: {clauses}", "clauses"_a = listed(left));
}

bool rules_stand(const Certification& certification, const TableCard& card,
                 const Library& library) {
    return to_hex(sha256(clause_editions(card.game(), card, library))) ==
           certification.clauses_hash;
}

CheckLine rules_line(const Credential& credential, const Sitting* sitting, const Library& library) {
    const auto record = read_record(credential.certification.table_card + "\n");
    if (!record) return {CheckStanding::Note, tr("this program does not have its table card")};
    const TableCard& card = record->header.card;
    if (rules_stand(credential.certification, card, library))
        return {CheckStanding::Holds, tr("every clause says what it said when it was issued"),
                CheckAbout::Rules};
    constexpr const char* command = fixed("fairdeal exam open --delta CERTIFICATE");
    const std::string then = sitting != nullptr ? editions_of(*sitting) : "";
    if (to_hex(sha256(then)) != credential.certification.clauses_hash)
        return {CheckStanding::Note,
                tr("clauses have changed since it was issued; a transcript made after the "
                   "certificate says which; a delta test asks these alone ({command})",
                   "command"_a = command)};
    const auto changed = changed_clauses(then, clause_editions(card.game(), card, library));
    if (changed.empty())
        return {CheckStanding::Note, tr("clauses were taken out of the rules since it was issued")};
    return {CheckStanding::Note,
            tr("changed since it was issued: {clauses}; a delta test asks these alone ({command})",
               "clauses"_a = listed(changed), "command"_a = command)};
}

}  // namespace fairdeal
