#include "exam/records/checks/verify.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "audit/cases/archive.h"
#include "base/text.h"
#include "base/translation.h"
#include "content/library.h"
#include "exam/records/delta_test.h"
#include "exam/records/receipt.h"
#include "ledger/credential/did_key.h"

namespace fairdeal {

namespace {

std::string text_of(const std::vector<CheckLine>& lines) {
    std::string text;
    for (const CheckLine& line : lines)
        text += fmt::format("{:<7} {}\n", in_words(line.standing), line.words);
    return text;
}

}  // namespace

std::string_view word_of(CheckStanding standing) {
    switch (standing) {
        case CheckStanding::Holds: return sentence("holds");
        case CheckStanding::Fails: return sentence("FAILS");
        case CheckStanding::Open: return sentence("unknown");
        case CheckStanding::Note: return sentence("note");
    }
    return "";
}

std::string in_words(CheckStanding standing) { return tr(word_of(standing).data()); }

std::optional<PublicKey> key_named(std::string_view text) {
    if (const auto bytes = key_from_did(text)) return PublicKey{"", KeyUse::Log, *bytes};
    const auto key = public_key_from(text);
    return key ? std::optional(*key) : std::nullopt;
}

std::vector<PublicKey> keys_in_text(std::string_view text) {
    std::vector<PublicKey> keys;
    for (const std::string_view line : split_at(text, '\n')) {
        if (line.empty()) continue;
        const auto key = key_named(line);
        if (!key) return {};
        keys.push_back(*key);
    }
    return keys;
}

bool is_exam_key(const PublicKey& key) { return key.name.ends_with("/exam"); }

Result<TranscriptRead> read_transcript(std::string_view bytes, const std::string& source,
                                       const std::vector<PublicKey>& office,
                                       const std::vector<PublicKey>& exam, const Library& library) {
    if (const auto archive = read_archive(bytes, source); !archive)
        return tl::make_unexpected(archive.error());
    TranscriptRead read;
    auto checked = check_transcript(bytes, source, {}, library);
    if (!checked) {
        for (const Problem& problem : checked.error())
            read.lines.push_back({CheckStanding::Fails, problem.what});
        return read;
    }
    read.checked.emplace(*std::move(checked));
    read.lines = transcript_lines(*read.checked, office, exam);
    return read;
}

namespace {

/// What older exams had no word for is compared with nothing.
Blueprint as_it_could_say(Blueprint exam, bool is_started) {
    if (is_started) return exam;
    exam.time.breakdowns = ExamTime().breakdowns;
    exam.time.ms_a_word = ExamTime().ms_a_word;
    return exam;
}

CheckLine same_exam_line(const ExamPaper& sat, bool is_started, std::span<const Blueprint> exams,
                         const Library& library) {
    const std::string id = certified_exam(sat.blueprint.id);
    const auto today = std::find_if(exams.begin(), exams.end(),
                                    [&](const Blueprint& exam) { return exam.id == id; });
    if (today == exams.end())
        return {CheckStanding::Note,
                tr("this program has no exam {exam} to compare with", "exam"_a = id)};
    if (sat.blueprint.id != id)
        return {CheckStanding::Holds, tr("it is a delta test of the exam {exam}", "exam"_a = id)};
    const TableCardFile* table = find_table(library, today->table);
    if (table != nullptr &&
        exam_text(sat) == exam_text({as_it_could_say(*today, is_started), table->card}))
        return {CheckStanding::Holds,
                tr("it is the exam {exam} as this program has it", "exam"_a = id)};
    return {CheckStanding::Note,
            tr("it is another exam than the {exam} that this program has: its rule, parts, "
               "times or table card differ",
               "exam"_a = id)};
}

}  // namespace

void add_person(TranscriptRead& read, const std::string& id, const std::string& name) {
    if (!read.checked) return;
    const std::string& candidate = read.checked->transcript.sitting.candidate;
    if (!id.empty() && id == candidate)
        read.lines.push_back({CheckStanding::Holds, tr("the candidate's id is {id}", "id"_a = id),
                              CheckAbout::Holder});
    else if (!id.empty())
        read.lines.push_back(
            {CheckStanding::Fails,
             tr("the candidate's id is {id}, not {other}", "id"_a = candidate, "other"_a = id),
             CheckAbout::Holder});
    if (!name.empty())
        read.lines.push_back(
            {CheckStanding::Open,
             tr("the candidate is {id} by id; whether that is {name} cannot be said",
                "id"_a = candidate, "name"_a = name),
             CheckAbout::Holder});
}

std::string result_in_words(const CheckedTranscript& checked) {
    const Sitting& sitting = checked.transcript.sitting;
    const SittingResult result = sitting.final_result();
    const auto with_count = [&](const char* words) {
        return tr_of(words, "right"_a = result.right, "wrong"_a = result.wrong);
    };
    switch (sitting.stage()) {
        case SittingStage::Failed:
            return result.passed
                       ? tr("Its exam was failed: passed at the screen, and failed at the table.")
                       : with_count(sentence("Its exam was failed: {right} right, {wrong} wrong."));
        case SittingStage::TableTest:
            return with_count(
                sentence("Its exam was passed at the screen: {right} right, {wrong} wrong. The "
                         "table test is to come."));
        case SittingStage::Passed:
        case SittingStage::Certified:
            return with_count(
                sentence("Its exam was passed: {right} right, {wrong} wrong, and the table test."));
        case SittingStage::Withdrawn: return tr("The certificate of its exam was withdrawn.");
        case SittingStage::Appealed: return tr("An appeal is open: its result does not count yet.");
        case SittingStage::Resit:
            return tr(
                "An appeal was granted: its result does not count, and the exam is sat again.");
        case SittingStage::None:
        case SittingStage::Sitting:
        case SittingStage::Stopped:
        case SittingStage::Decided: break;
    }
    throw Fault("a transcript of an exam that is not decided");
}

std::string verdict_in_words(const TranscriptRead& read) {
    std::string verdict = verdict_in_words(CheckOf::Transcript, read.lines);
    if (verdict_of(read.lines) != CheckVerdict::Holds || !read.checked) return verdict;
    return verdict + " " + result_in_words(*read.checked);
}

void add_receipt(TranscriptRead& read, std::string_view receipt) {
    if (read.checked) read.lines.push_back(receipt_line(read.checked->transcript, receipt));
}

void add_log(TranscriptRead& read, const HandLog& log) {
    if (!read.checked) return;
    const TreeHead& signed_head = read.checked->transcript.checkpoint.head;
    const auto say = [&](CheckStanding standing, std::string words) {
        read.lines.push_back({standing, std::move(words), CheckAbout::Log});
    };
    if (log.size() < signed_head.size)
        say(CheckStanding::Fails,
            tr("the log here has {left} records, and the transcript was made from {records}: an "
               "older copy of the log was put back, or it is another log",
               "left"_a = log.size(), "records"_a = signed_head.size));
    else if (log.root_at(signed_head.size) != signed_head.root)
        say(CheckStanding::Fails,
            tr("the log here has another history: its first {records} records are not those that "
               "the transcript was made from",
               "records"_a = signed_head.size));
    else
        say(CheckStanding::Holds,
            tr("the log here goes on from its checkpoint, and has {records} records now",
               "records"_a = log.size()));
}

void add_exam(TranscriptRead& read, const std::filesystem::path& content, const Library& library) {
    if (!read.checked) return;
    const ExamPaper& sat = read.checked->paper;
    read.lines.push_back({CheckStanding::Holds, tr("it was decided by its rule: {rule}",
                                                   "rule"_a = to_text(sat.blueprint.rule))});
    const auto exams = load_exams(content);
    read.lines.push_back(same_exam_line(sat, read.checked->transcript.sitting.is_started(),
                                        exams ? *exams : std::vector<Blueprint>{}, library));
}

void add_transcript(CertificateCheck& check, const TranscriptRead& transcript) {
    const auto add = [&](const std::vector<CheckLine>& lines) {
        check.lines.insert(check.lines.end(), lines.begin(), lines.end());
    };
    add(transcript.lines);
    if (transcript.checked) add(match_lines(check.read, *transcript.checked));
}

void add_rules(CertificateCheck& check, const TranscriptRead* transcript, const Library& library) {
    const bool was_read = transcript != nullptr && transcript->checked;
    const Sitting* sitting = was_read ? &transcript->checked->transcript.sitting : nullptr;
    check.lines.push_back(rules_line(check.read.credential, sitting, library));
}

std::string in_words(const CredentialResult& result) {
    const std::string value =
        result.most.empty()
            ? result.value
            : tr("{right} of {most}", "right"_a = result.value, "most"_a = result.most);
    return result.passed ? value : tr("{result} (not passed)", "result"_a = value);
}

std::string text_of(const CertificateCheck& check) {
    const Credential& it = check.read.credential;
    std::string text =
        tr("Certificate {number}: {name}, by {issuer}", "number"_a = it.number,
           "name"_a = it.certification.name, "issuer"_a = it.issuer) +
        "\n" +
        tr("Table card: {card}; rules {rules}", "card"_a = it.certification.table_card,
           "rules"_a = it.certification.rules_version) +
        "\n";
    for (const CredentialResult& result : it.results)
        text += fmt::format("  {}: {}\n", result.name, in_words(result));
    text += text_of(check.lines);
    return text + verdict_in_words(CheckOf::Certificate, check.lines) + "\n";
}

std::string text_of(const TranscriptRead& read) {
    std::string text;
    if (read.checked) {
        const Sitting& it = read.checked->transcript.sitting;
        text = tr("Transcript of {sitting}: {exam}, candidate {candidate}, examiner {examiner}, "
                  "opened {time}",
                  "sitting"_a = it.id, "exam"_a = read.checked->paper.blueprint.title,
                  "candidate"_a = it.candidate, "examiner"_a = it.examiner,
                  "time"_a = to_text(it.opened_at)) +
               "\n";
        text += result_in_words(*read.checked) + "\n";
    }
    return text + text_of(read.lines) + verdict_in_words(read) + "\n";
}

namespace {

using Json = nlohmann::ordered_json;

std::string with_verdict(Json json, const std::vector<CheckLine>& lines) {
    Json all = Json::array();
    for (const CheckLine& line : lines)
        all.push_back({{"standing", word_of(line.standing)}, {"words", line.words}});
    const CheckVerdict verdict = verdict_of(lines);
    json["lines"] = std::move(all);
    json["verdict"] = to_text(verdict);
    json["reason"] = reason_of(lines);
    json["holds"] = verdict == CheckVerdict::Holds;
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string json_of(const CertificateCheck& check) {
    const Credential& it = check.read.credential;
    return with_verdict({{"number", it.number},
                         {"id", it.id},
                         {"certification", it.certification.id},
                         {"transcript", to_hex(it.transcript)}},
                        check.lines);
}

std::string json_of(const TranscriptRead& read) {
    Json json = Json::object();
    if (read.checked) {
        const Sitting& sitting = read.checked->transcript.sitting;
        json["sitting"] = sitting.id;
        json["candidate"] = sitting.candidate;
        json["result"] = to_text(sitting.stage());
    }
    return with_verdict(std::move(json), read.lines);
}

}  // namespace fairdeal
