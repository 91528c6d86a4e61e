#include "exam/records/certify.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "base/text.h"
#include "base/translation.h"
#include "exam/records/delta_test.h"
#include "ledger/credential/status_list.h"
#include "log/rows.h"
#include "store/put_file.h"
#include "training/plan.h"

namespace fairdeal {

namespace {

constexpr std::size_t digits_of_number = 6;

/// "BREAKOUT-000017": the game and the digits of the sitting.
std::string number_for(const Sitting& sitting, Game game) {
    std::string number(to_text(game));
    for (char& c : number) c = static_cast<char>(c - 'a' + 'A');
    return number + "-" + sitting.id.substr(sitting.id.size() - digits_of_number);
}

CredentialResult score_of(const std::string& name, int right, int asked) {
    return {name, ResultKind::RawScore, std::to_string(right), "0", std::to_string(asked), "",
            true};
}

std::vector<CredentialResult> results_of(const MarkedExam& exam) {
    const ExamCount& count = exam.final.count;
    std::vector<CredentialResult> results{
        score_of(fixed("Whole exam"), count.right, count.right + count.wrong)};
    const auto& cells = exam.paper.blueprint.cells;
    for (std::size_t i = 0; i < cells.size(); ++i)
        results.push_back(
            score_of(cells[i].title, exam.final.cells[i].right, exam.final.cells[i].asked));
    results.push_back({fixed("Table test"), ResultKind::Status, "Completed", "", "", "", true});
    return results;
}

Certification certification_of(const MarkedExam& exam, const std::string& editions,
                               const Library& library) {
    const Blueprint& blueprint = exam.paper.blueprint;
    return {
        "urn:fairdeal:exam:" + certified_exam(blueprint.id),
        blueprint.title,
        blueprint.note,
        fmt::format(fixed("An exam at the screen, in {}, with items nobody could know, decided by "
                          "its rule, every part of its blueprint met and no critical error; then "
                          "a test at a table, seen and signed."),
                    language_of(blueprint)),
        std::string(to_text(blueprint.game)),
        card_line(exam.paper.card),
        rules_name(library.misreadings),
        to_hex(sha256(editions))};
}

CertificateSheet sheet_of(const Sitting& sitting, const MarkedExam& exam, const School& school) {
    const auto name_of = [&](const std::string& id) {
        const auto person = school.person(id);
        return person && !person->name.empty() ? person->name : id;
    };
    CertificateSheet sheet;
    sheet.name = name_of(sitting.candidate);
    sheet.game = title_of(exam.paper.blueprint.game);
    sheet.language = language_of(exam.paper.blueprint);
    sheet.examiner = name_of(sitting.examiner);
    sheet.table_test = fmt::format(fixed("passed on {}: {}"), day_of(sitting.table_test->at),
                                   split_at(sitting.table_test->text, '\n').front());
    const auto& cells = exam.paper.blueprint.cells;
    for (std::size_t i = 0; i < cells.size(); ++i)
        sheet.profile.push_back(
            {cells[i].title, exam.final.cells[i].right, exam.final.cells[i].asked});
    return sheet;
}

/// What follows from the sitting and the day alone.
Credential credential_of(const Sitting& sitting, const MarkedExam& exam, const PublicKey& key,
                         const UtcTime& now) {
    const Blueprint& blueprint = exam.paper.blueprint;
    Credential credential;
    credential.id = random_credential_id();
    credential.number = number_for(sitting, blueprint.game);
    credential.key_name = key.name;
    credential.issuer_key = key.bytes;
    credential.valid_from = now;
    credential.valid_until = months_after(now, blueprint.months);
    credential.holder = salted(sitting.candidate, random_salt());
    credential.results = results_of(exam);
    return credential;
}

/// The place of a sitting's certificate in the house's status list: the number of its id, which the
/// office's log gives out once. It can be guessed, and tells when the sitting was opened at most.
std::optional<std::uint32_t> status_place_of(const Sitting& sitting) {
    constexpr std::string_view start = "X-";
    std::string_view digits = std::string_view(sitting.id).substr(start.size());
    while (digits.size() > 1 && digits.front() == '0') digits.remove_prefix(1);
    const auto number = whole_number_from(digits, most_statuses - 1);
    return number ? std::optional(static_cast<std::uint32_t>(*number)) : std::nullopt;
}

void name_house(Credential& credential, const HouseAddress& house, const Sitting& sitting) {
    credential.issuer_url = house.url;
    credential.issuer_image = house.logo;
    if (!house.url.empty()) credential.status_index = status_place_of(sitting);
}

/// The transcript as far as its hash needs it.
Result<Hash> transcript_hash_of(const Office& office, const LoggedSitting& sitting) {
    Transcript transcript;
    for (const std::int64_t idx : sitting.records) {
        auto text = office.log().text_of(idx);
        if (!text) return tl::make_unexpected(std::move(text.error()));
        transcript.records.push_back(*std::move(text));
    }
    return transcript_hash(transcript);
}

/// The sitting's own result is what its answers to the items of its ticket earn.
Result<MarkedExam> earned(const Office& office, const Sitting& sitting, const Library& library) {
    const auto exam_key = exam_key_of(office, sitting);
    if (!exam_key) return tl::make_unexpected(exam_key.error());
    if (!is_of_this_edition(sitting, library))
        return refused_about(
            sitting.id, tr("it was sat with another edition of the program or its content: that "
                           "edition certifies it"));
    auto exam = marked_exam(sitting, library);
    if (!exam) return exam;
    if (auto drawn = drawn_as_shown(sitting, *exam, library); !drawn)
        return tl::make_unexpected(std::move(drawn.error()));
    if (!exam->final.passed)
        return refused_about(sitting.id, tr("the answers do not earn the result"));
    return exam;
}

/// A certificate can be issued for it: passed, table test and all, by answers that
/// earn it; of a delta exam the certificate that it renews still can be.
Result<MarkedExam> to_be_certified(const Office& office, const Sitting& sitting,
                                   const Library& library) {
    if (sitting.stage() != SittingStage::Passed)
        return refused({sitting.id, 0, 0}, tr("it is not passed, table test and all, but {stage}",
                                              "stage"_a = in_words(sitting.stage())));
    auto exam = earned(office, sitting, library);
    if (!exam) return exam;
    const auto flags = flags_of(sitting, exam->paper.blueprint, exam->answers);
    if (needs_acknowledgement(sitting, flags))
        return refused({sitting.id, 0, 0},
                       tr("flagged: {flag}; acknowledge it first, and say why it stands",
                          "flag"_a = in_words(flags.front())));
    if (!is_delta(sitting.exam)) return exam;
    if (const auto why = why_not_renewed(office, sitting, exam->paper, library))
        return refused({sitting.id, 0, 0}, *why);
    return exam;
}

struct FormOfCertificate {
    std::string name;  // of its file
    const std::string& bytes;
};

std::array<FormOfCertificate, 3> forms_of(const IssuedCertificate& certificate) {
    const auto& [number, files] = certificate;
    return {{{number + ".json", files.document},
             {number + ".png", files.badge},
             {number + ".pdf", files.sheet}}};
}

Result<void> put_certificate(const std::filesystem::path& folder,
                             const IssuedCertificate& certificate) {
    std::error_code error;
    if (!std::filesystem::is_directory(folder, error))
        return refused({folder.string(), 0, 0}, tr("there is no such folder"));
    std::vector<std::filesystem::path> made;
    for (const FormOfCertificate& form : forms_of(certificate)) {
        const auto file = folder / form.name;
        if (auto put = put_new(file, form.bytes); !put) {
            for (const auto& one : made) std::filesystem::remove(one, error);
            return put;
        }
        made.push_back(file);
    }
    return {};
}

/// Both or neither, as far as anybody can see to it: a machine that breaks down between the two
/// leaves files that the office does not know, which a transcript tells from those it issued.
Result<void> put_and_record(Office& office, const SignedIn& examiner, const std::string& sitting,
                            const IssuedCertificate& certificate, const std::string& record,
                            const CertificateKeeper& keeper) {
    bool is_put = false;
    try {
        auto noted = office.act(examiner, sitting, SittingEventKind::Certify, {certificate.number},
                                record, [&] {
                                    auto put = keeper.put(certificate);
                                    is_put = put.has_value();
                                    return put;
                                });
        if (!noted) return tl::make_unexpected(std::move(noted.error()));
        return {};
    } catch (const StoreError&) {
        if (is_put) keeper.take_away(certificate);
        throw;
    }
}

/// The first line of the record of a certificate.
std::string document_line(std::string_view document) {
    return fmt::format("document {}\n", to_hex(sha256(document)));
}

/// What stands after the first word of a reason: "error", "voided", ...
RevocationReason reason_in(std::string_view words) {
    return revocation_reason_from(words.substr(0, words.find_first_of(" \n")))
        .value_or(RevocationReason::Error);
}

}  // namespace

CertificateKeeper keeper_in(const std::filesystem::path& folder) {
    return {[folder](const IssuedCertificate& one) { return put_certificate(folder, one); },
            [folder](const IssuedCertificate& one) {
                std::error_code error;  // what cannot be taken away stays
                for (const FormOfCertificate& form : forms_of(one))
                    std::filesystem::remove(folder / form.name, error);
            }};
}

Result<IssuedCertificate> certify(Office& office, const SignedIn& examiner,
                                  const CertificateOrder& order, const School& school,
                                  const Library& library, const CertificateKeeper& keeper) {
    if (auto allowed = office.must_be_allowed(examiner, OfficeRight::Certify); !allowed)
        return tl::make_unexpected(std::move(allowed.error()));
    const auto found = office.see(examiner, order.sitting);
    if (!found) return tl::make_unexpected(found.error());
    const Sitting& state = found->state;
    const auto exam = to_be_certified(office, state, library);
    if (!exam) return tl::make_unexpected(exam.error());
    const auto hash = transcript_hash_of(office, *found);
    if (!hash) return tl::make_unexpected(hash.error());
    const auto key = office.office_key(order.passphrase);
    if (!key) return tl::make_unexpected(key.error());
    const std::string editions =
        clause_editions(exam->paper.blueprint.game, exam->paper.card, library);
    CertificateSheet sheet = sheet_of(state, *exam, school);
    Credential credential = credential_of(state, *exam, key->public_key(), office.now());
    credential.issuer = order.issuer;
    credential.holder_name = salted(sheet.name, random_salt());
    credential.certification = certification_of(*exam, editions, library);
    credential.transcript = *hash;
    name_house(credential, office.address(), state);
    auto files =
        certificate_files(credential, std::move(sheet), *key, credential.valid_from, order.paper);
    if (!files) return tl::make_unexpected(std::move(files.error()));
    IssuedCertificate certificate{credential.number, *std::move(files)};
    const std::string record = document_line(certificate.files.document) + editions;
    if (auto done = put_and_record(office, examiner, order.sitting, certificate, record, keeper);
        !done)
        return tl::make_unexpected(std::move(done.error()));
    return certificate;
}

bool is_issued_as(const Sitting& sitting, const ReadCredential& certificate) {
    return sitting.issued && sitting.certificate == certificate.credential.number &&
           sitting.issued->text.starts_with(document_line(certificate.document));
}

Result<void> withdraw(Office& office, const SignedIn& examiner, const std::string& sitting,
                      RevocationReason reason, const std::string& words) {
    auto done = office.act(examiner, sitting, SittingEventKind::Withdraw, {},
                           fmt::format("{} {}\n", to_text(reason), words));
    if (!done) return tl::make_unexpected(std::move(done.error()));
    return {};
}

Result<ListTimes> list_times(const UtcTime& now, const std::string& next_update) {
    if (next_update.empty()) return ListTimes{now, days_after(now, days_of_a_list)};
    constexpr int longest = 366;
    const auto due = day_or_time_from(next_update);
    if (!due || !due->is_whole_second())
        return refused({"--next-update", 0, 0},
                       tr("this is not a day such as 2026-03-14, nor a UTC time"));
    if (*due <= now || *due > days_after(now, longest))
        return refused({"--next-update", 0, 0}, tr("the next list is due within a year from now"));
    return ListTimes{now, *due};
}

Result<std::string> revoked_file(const Office& office, std::string_view passphrase,
                                 const ListTimes& times) {
    const auto key = office.office_key(passphrase);
    if (!key) return tl::make_unexpected(key.error());
    RevocationList list;
    list.made = times.made;
    list.next_update = times.next_update;
    for (const LoggedSitting& one : sittings_in(office.log())) {
        const auto& withdrawn = one.state.withdrawn;
        if (!withdrawn) continue;
        list.revocations.push_back(
            {one.state.certificate, withdrawn->at, reason_in(withdrawn->text)});
    }
    return signed_list(std::move(list), *key);
}

Result<std::string> status_file(const Office& office, std::string_view passphrase,
                                const ListTimes& times) {
    StatusList list;
    list.house = office.address().url;
    if (list.house.empty())
        return refused({}, tr("the house has no address: set one first ({command})",
                              "command"_a = fixed("fairdeal exam office address")));
    const auto key = office.office_key(passphrase);
    if (!key) return tl::make_unexpected(key.error());
    list.made = times.made;
    list.next_update = times.next_update;
    for (const LoggedSitting& one : sittings_in(office.log())) {
        const auto place = status_place_of(one.state);
        if (one.state.certificate.empty() || !place) continue;
        list.size = std::max(list.size, *place + 1);
        if (one.state.withdrawn) list.withdrawn.push_back(*place);
    }
    return signed_status_list(std::move(list), *key);
}

std::string clause_editions(Game game, const TableCard& card, const Library& library) {
    const RuleBook* book = find_book(library, game);
    std::string lines;
    if (book == nullptr) return lines;
    for (const BookSection& section : book->sections) {
        for (const BookClause& clause : section.clauses)
            lines += fmt::format("{} {}\n", clause.id, edition_of(clause, *book, card));
    }
    return lines;
}

std::vector<std::string> changed_clauses(const std::string& before, const std::string& now) {
    std::map<std::string_view, std::string_view> known;
    for (const std::string_view line : split_at(before, '\n'))
        known[line.substr(0, line.find(' '))] = line;
    std::vector<std::string> changed;
    for (const std::string_view line : split_at(now, '\n')) {
        const std::string_view id = line.substr(0, line.find(' '));
        const auto was = known.find(id);
        if (!id.empty() && (was == known.end() || was->second != line)) changed.emplace_back(id);
    }
    return changed;
}

std::vector<DecidedExam> decided_exams(const Office& office) {
    std::vector<DecidedExam> exams;
    for (LoggedSitting& one : sittings_in(office.log())) {
        if (!one.state.result) continue;
        auto key = exam_key_of(office, one.state);
        exams.push_back({std::move(one.state), std::move(key)});
    }
    return exams;
}

Regrading regrade(const std::vector<DecidedExam>& exams, const Library& library) {
    Regrading all;
    for (const auto& [sitting, exam_key] : exams) {
        ++all.exams;
        const auto again =
            exam_key ? marked_exam(sitting, library) : tl::make_unexpected(exam_key.error());
        if (!again) {
            all.problems.insert(all.problems.end(), again.error().begin(), again.error().end());
            continue;
        }
        const ExamOutcome& now = again->final;
        const SittingResult was = sitting.final_result();
        if (now.passed == was.passed && now.count.right == was.right) continue;
        all.changed.push_back(
            {sitting.id, sitting.candidate, was.passed, now.passed, was.right, now.count.right});
    }
    return all;
}

}  // namespace fairdeal
