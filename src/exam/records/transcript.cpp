#include "exam/records/transcript.h"

#include <fmt/format.h>

#include <algorithm>

#include "audit/cases/archive.h"
#include "audit/cases/archive_proof.h"
#include "audit/cases/case_file.h"
#include "base/text.h"
#include "base/translation.h"
#include "exam/records/appeal.h"
#include "exam/records/checks/start_proof.h"
#include "exam/records/transcript_parts.h"
#include "questions/answer_text.h"

namespace fairdeal {

namespace {

/// The key of the office's own under whose signature the checkpoint stands.
Result<std::optional<PublicKey>> signer_of(const Office& office, const Note& checkpoint) {
    const auto keys = office.office_keys();
    if (!keys) return tl::make_unexpected(keys.error());
    for (const PublicKey& key : *keys) {
        if (open_checkpoint(checkpoint, key)) return key;
    }
    return std::nullopt;
}

Result<void> add_records(Archive& archive, const HandLog& log,
                         const std::vector<std::int64_t>& records) {
    for (std::size_t i = 0; i < records.size(); ++i) {
        auto text = log.text_of(records[i]);
        auto proof = log.prove(records[i]);
        if (!text) return tl::make_unexpected(std::move(text.error()));
        if (!proof) return tl::make_unexpected(std::move(proof.error()));
        archive.push_back({event_part(i + 1) + ".record", *std::move(text)});
        archive.push_back({event_part(i + 1) + ".proof", write(*proof)});
    }
    return {};
}

/// How it was started, its times, what was flagged and who looked at it.
std::string course_of(const Sitting& sitting, const std::vector<ExamFlag>& flags) {
    std::string text;
    if (sitting.accommodation)
        text += fmt::format(fixed("granted: letters {} per cent, breaks {}: {}"),
                            sitting.accommodation->letters, sitting.accommodation->breaks,
                            sitting.accommodation->reason);
    if (sitting.is_started()) text += fmt::format("started {}\n", to_text(sitting.start.at));
    text += fmt::format("time: {}\n", in_words(times_of(sitting)));
    for (const ExamFlag& flag : flags) text += fmt::format("flag: {}\n", in_words(flag));
    if (sitting.acknowledged)
        text += fmt::format(fixed("flags acknowledged by {} at {}: {}"), sitting.acknowledged->by,
                            to_text(sitting.acknowledged->at), sitting.acknowledged->text);
    return text;
}

/// An answer of one line after its word, of several below it.
std::string in_lines(const std::string& text) {
    if (text.find('\n') == std::string::npos) return fmt::format(" {}\n", text);
    std::string lines = "\n";
    for (const std::string_view line : split_at(text, '\n')) lines += fmt::format("  {}\n", line);
    return lines;
}

std::string words_of(const MarkedAnswer& answer, int place) {
    const Scenario& scenario = answer.item.scenario;
    std::string text = fmt::format("{}. {}\n", place, scenario.story);
    text += write(scenario.hand);
    const Key key = answer.mark ? answer.mark->key : key_of(scenario);
    text += "answered:" + (answer.answer ? in_lines(text_of(*answer.answer, scenario))
                                         : fixed(" nothing; the time was up\n"));
    text += "due:" + in_lines(text_of(right_answer(scenario, key), scenario));
    std::string clauses;
    for (const ClauseId clause : key.because) clauses += fmt::format(" {}", clause.id);
    text +=
        fmt::format(fixed("because of{}\n{}"), clauses, answer.result.right ? "right" : "WRONG");
    for (const CriticalError error : answer.result.critical)
        text += fmt::format(", critical: {}", to_text(error));
    return text + "\n\n";
}

/// The exam in words, as far as this program can mark it.
Result<std::string> words_of(const Sitting& sitting, const Library& library) {
    if (why_not_marked(sitting)) {
        const auto paper = read_exam_text(sitting.blueprint, sitting.id);
        if (!paper) return tl::make_unexpected(paper.error());
        return transcript_text(sitting, *paper, {});
    }
    const auto exam = marked_exam(sitting, library);
    if (!exam) return tl::make_unexpected(exam.error());
    return transcript_text(sitting, exam->paper, exam->answers);
}

}  // namespace

Result<PublicKey> exam_key_of(const Office& office, const Sitting& sitting) {
    const auto keys = office.exam_keys();
    if (!keys) return tl::make_unexpected(keys.error());
    if (const auto draw = draw_of(sitting); !draw) return tl::make_unexpected(draw.error());
    for (const PublicKey& key : *keys) {
        if (check_ticket(sitting, key)) return key;
    }
    return refused({sitting.id, 0, 0}, tr("no key of this office signed the sitting's ticket"));
}

Hash transcript_hash(const Transcript& transcript) {
    std::string all;
    for (const std::string& record : transcript.records) {
        const auto entry = read_entry(record);
        const auto event = entry ? sitting_event_of(*entry) : tl::make_unexpected(entry.error());
        if (event && event->kind == SittingEventKind::Certify) break;
        all += record;
    }
    return sha256(all);
}

std::string transcript_head(const Sitting& sitting, const ExamPaper& paper,
                            const std::vector<MarkedAnswer>& answers) {
    const InEnglish kept;  // it is compared with what stands in a transcript
    std::string text =
        fmt::format(fixed("sitting {}: {}\nexam {}: {}\nlanguage {}\ncandidate {}\nexaminer {}\n"
                          "invigilator {}\nopened {}\nmore time: {} per cent\n"),
                    sitting.id, to_text(sitting.stage()), sitting.exam, paper.blueprint.title,
                    language_of(paper.blueprint), sitting.candidate, sitting.examiner,
                    sitting.invigilator, to_text(sitting.opened_at), sitting.extra);
    text += course_of(sitting, flags_of(sitting, paper.blueprint, answers));
    if (sitting.result)
        text += fmt::format("result: {} right, {} wrong: {}\n", sitting.result->right,
                            sitting.result->wrong, sitting.result->passed ? "passed" : "failed");
    if (sitting.grant)
        text += fmt::format(fixed("appeal granted by {} at {}: {}\n{}"), sitting.resolution->by,
                            to_text(sitting.resolution->at), in_words(*sitting.grant),
                            sitting.resolution->text);
    return text;
}

std::string transcript_items(const Sitting& sitting, const std::vector<MarkedAnswer>& answers) {
    const InEnglish kept;  // likewise
    if (const auto why = why_not_marked(sitting))
        return fmt::format(fixed("\nThe items are not in words here: {}.\n"), *why);
    std::string text = "\n";
    int place = 0;
    for (const MarkedAnswer& answer : answers) text += words_of(answer, ++place);
    return text;
}

std::string transcript_text(const Sitting& sitting, const ExamPaper& paper,
                            const std::vector<MarkedAnswer>& answers) {
    const InEnglish kept;  // likewise
    std::string text = transcript_head(sitting, paper, answers);
    for (const SittingIncident& incident : sitting.incidents)
        text += fmt::format("{} at {} by {}{}\n", to_text(incident.kind), to_text(incident.at),
                            incident.by, incident.text.empty() ? "" : ": " + incident.text);
    return text + transcript_items(sitting, answers);
}

Result<std::string> transcript_file(const Office& office, const std::string& sitting,
                                    const Library& library) {
    const Place here{sitting, 0, 0};
    const auto found = find_sitting(office.log(), sitting);
    if (!found) return tl::make_unexpected(found.error());
    if (!found->state.result) return refused(here, tr("the exam is not decided yet"));
    const auto note = office.log().newest_checkpoint();
    const auto signer = note ? signer_of(office, *note) : std::optional<PublicKey>();
    if (!signer) return tl::make_unexpected(signer.error());
    const std::optional<PublicKey>& key = *signer;
    if (!key) return refused(here, tr("the log has no checkpoint yet: sign one first"));
    if (checkpoint_from(note->text)->head.size < found->records.back())
        return refused(here,
                       tr("the newest checkpoint does not cover the sitting: sign one first"));
    const auto exam_key = exam_key_of(office, found->state);
    if (!exam_key) return tl::make_unexpected(exam_key.error());
    Archive archive;
    if (auto added = add_records(archive, office.log(), found->records); !added)
        return tl::make_unexpected(std::move(added.error()));
    if (found->state.is_started()) {
        auto proof = start_proof(office.log(), found->state);
        if (!proof) return tl::make_unexpected(std::move(proof.error()));
        archive.push_back({std::string(start_proof_part), *std::move(proof)});
    }
    archive.push_back({"checkpoint", write(*note)});
    archive.push_back({"key", to_text(*key) + "\n"});
    archive.push_back({"exam-key", to_text(*exam_key) + "\n"});
    auto words = words_of(found->state, library);
    if (!words) return tl::make_unexpected(std::move(words.error()));
    archive.push_back({"transcript.txt", *std::move(words)});
    archive.push_back({"check-proof", std::string(check_proof_script())});
    archive.push_back({"readme.txt", std::string(transcript_readme)});
    return write(archive);
}

}  // namespace fairdeal
