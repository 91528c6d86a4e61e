#include "desk/verify/verify_found.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "audit/cases/archive.h"
#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "exam/records/delta_test.h"
#include "ledger/credential/badge.h"
#include "ledger/credential/status_list.h"
#include "school/school_people.h"
#include "words/words.h"

namespace fairdeal {

namespace {

using Said = std::vector<std::pair<std::string, std::string>>;

std::string name_of(const std::string& file) {
    return std::filesystem::path(file).filename().string();
}

void say_transcript(Said& said, const TranscriptRead& read) {
    if (!read.checked) return;
    const Sitting& it = read.checked->transcript.sitting;
    said.insert(said.end(), {{tr("Transcript"), it.id},
                             {tr("Exam"), read.checked->paper.blueprint.title},
                             {tr("Result"), result_in_words(*read.checked)},
                             {tr("Candidate"), it.candidate},
                             {tr("Examiner"), it.examiner},
                             {tr("Opened"), time_in_words(it.opened_at)}});
}

/// `transcript`: what was read beside it; null where there is none.
VerifyFound unreadable(const std::string& file, const Problems& problems,
                       const TranscriptRead* transcript = nullptr) {
    VerifyFound found;
    found.verdict = tr("It cannot be checked.");
    found.lines = {{CheckStanding::Open, tr("the file {file}: {problem}", "file"_a = name_of(file),
                                            "problem"_a = problems.front().what)}};
    if (transcript == nullptr) return found;
    found.verdict = tr("The certificate cannot be checked.") + " " + verdict_in_words(*transcript);
    found.lines.insert(found.lines.end(), transcript->lines.begin(), transcript->lines.end());
    say_transcript(found.says, *transcript);
    return found;
}

/// Whether the clauses it was given for are those of today's rule book.
std::string clauses_in_words(const Certification& it, const Library& library) {
    const auto game = game_from(it.game);
    for (const TableCardFile& file : library.tables) {
        if (!game || file.card.game() != *game || card_line(file.card) != it.table_card) continue;
        return rules_stand(it, file.card, library) ? tr("As they are in this program")
                                                   : tr("Some say something else in this program");
    }
    return tr("Not known: no table card of this program is the one of the exam");
}

Said said_by(const Credential& it, const std::string& who, const Library& library) {
    const Certification& exam = it.certification;
    const auto game = game_from(exam.game);
    const bool is_his = !who.empty() && (is_of(it.holder, who) || is_of(it.holder_name, who));
    Said said{
        {tr("Certificate"), it.number},
        {tr("Dealer"), is_his ? who : tr("Named by a hash alone: type the name or id to compare")},
        {tr_in("what a certificate is for", "For"), exam.name},
        {tr("Game"), game ? std::string(title_of(*game)) : exam.game},
        {tr("Table card"), exam.table_card},
        {tr("Rules"), exam.rules_version},
        {tr("Clauses"), clauses_in_words(exam, library)},
        {tr("Issued by"), it.issuer},
        {tr_in("days of a certificate", "Valid"),
         tr("{from} to {until}", "from"_a = time_in_words(it.valid_from),
            "until"_a = time_in_words(it.valid_until))}};
    for (const CredentialResult& result : it.results)
        said.emplace_back(result.name, in_words(result));
    return said;
}

void judge(VerifyFound& found, CheckOf of) {
    constexpr std::array standings{CheckStanding::Holds, CheckStanding::Fails, CheckStanding::Open};
    found.standing = standings.at(static_cast<std::size_t>(verdict_of(found.lines)));
    found.verdict = verdict_in_words(of, found.lines);
}

std::string text_of(const VerifyFound& found) {
    std::string text = found.verdict + "\n\n";
    for (const auto& [label, value] : found.says) text += fmt::format("{}: {}\n", label, value);
    if (!found.says.empty()) text += "\n";
    for (const CheckLine& line : found.lines)
        text += fmt::format("{:<7} {}\n", in_words(line.standing), line.words);
    return text;
}

Result<CertificateAsked> asked_by(const VerifyRequest& request, const Credential& it) {
    CertificateAsked asked;
    asked.office = request.office;
    asked.at = request.at;
    if (is_of(it.holder, request.who))
        asked.holder = request.who;
    else
        asked.name = request.who;
    if (request.withdrawn.empty()) return asked;
    auto revoked = bytes_of_file(request.withdrawn, std::max(longest_note, longest_status_list));
    if (!revoked) return tl::make_unexpected(std::move(revoked.error()));
    asked.revoked = *std::move(revoked);
    return asked;
}

/// `transcript`: null where none is given.
VerifyFound found_in_certificate(const VerifyRequest& request, const Library& library,
                                 const TranscriptRead* transcript) {
    const auto bytes = bytes_of_file(request.certificate, largest_badge);
    auto read = bytes ? certificate_in(*bytes) : tl::make_unexpected(bytes.error());
    if (!read) return unreadable(request.certificate, read.error(), transcript);
    const auto asked = asked_by(request, read->credential);
    if (!asked) return unreadable(request.withdrawn, asked.error());
    CertificateCheck check = check_certificate(*std::move(read), *asked);
    VerifyFound found;
    found.says = said_by(check.read.credential, request.who, library);
    if (transcript != nullptr) {
        add_transcript(check, *transcript);
        say_transcript(found.says, *transcript);
    }
    add_rules(check, transcript, library);
    found.lines = check.lines;
    judge(found, transcript == nullptr ? CheckOf::Certificate : CheckOf::Both);
    return found;
}

Result<void> add_receipts(TranscriptRead& read, const VerifyRequest& request) {
    for (const std::string_view code : split_at(request.codes, ',')) {
        const auto begins = code.find_first_not_of(' ');
        if (begins != std::string_view::npos) add_receipt(read, code.substr(begins));
    }
    if (request.receipt.empty()) return {};
    const auto bytes = bytes_of_file(request.receipt, longest_note);
    if (!bytes) return tl::make_unexpected(bytes.error());
    add_receipt(read, *bytes);
    return {};
}

/// A transcript of another office is compared with no log here.
void add_own_log(TranscriptRead& read, const VerifyRequest& request) {
    const auto is_own = [&](const PublicKey& key) {
        return key.bytes == read.checked->transcript.key.bytes;
    };
    if (request.log.empty() || !read.checked ||
        std::none_of(request.log_keys.begin(), request.log_keys.end(), is_own))
        return;
    const auto log = HandLog::open(request.log, Access::Read, {});
    if (log) return add_log(read, *log);
    read.lines.push_back({CheckStanding::Note, tr("not compared with the log here: {why}",
                                                  "why"_a = log.error().front().what)});
}

VerifyFound found_of(const VerifyRequest& request, const Library& library) {
    if (request.transcript.empty()) {
        VerifyFound found = found_in_certificate(request, library, nullptr);
        if (!request.receipt.empty() || !request.codes.empty())
            found.lines.push_back({CheckStanding::Note,
                                   tr("a receipt is compared with a transcript: none was given")});
        return found;
    }
    const auto bytes = bytes_of_file(request.transcript, largest_archive);
    if (!bytes) return unreadable(request.transcript, bytes.error());
    auto read =
        read_transcript(*bytes, name_of(request.transcript), request.office, request.exam, library);
    if (!read) return unreadable(request.transcript, read.error());
    if (auto added = add_receipts(*read, request); !added)
        return unreadable(request.receipt, added.error());
    add_exam(*read, request.content, library);
    add_own_log(*read, request);
    if (!request.certificate.empty()) return found_in_certificate(request, library, &*read);
    if (is_person_id(request.who))
        add_person(*read, request.who, "");
    else
        add_person(*read, "", request.who);
    VerifyFound found;
    say_transcript(found.says, *read);
    found.lines = read->lines;
    judge(found, CheckOf::Transcript);
    found.verdict = verdict_in_words(*read);
    return found;
}

}  // namespace

Result<std::string> bytes_of_file(const std::string& file, std::size_t most) {
    return read_file(file, most);
}

VerifyFound found_in(const VerifyRequest& request, const Library& library) {
    VerifyFound found = found_of(request, library);
    for (CheckLine& line : found.lines) line.words = capital(line.words);
    found.text = text_of(found);
    return found;
}

}  // namespace fairdeal
