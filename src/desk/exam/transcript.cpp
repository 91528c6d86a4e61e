#include "desk/exam/transcript.h"

#include <fmt/format.h>

#include <algorithm>

#include "audit/cases/archive.h"
#include "audit/cases/archive_proof.h"
#include "audit/cases/case_file.h"
#include "desk/exam/appeal.h"
#include "exam/ticket.h"

namespace fairdeal {

namespace {

constexpr std::string_view how_to_check =
    R"(The transcript of an exam, out of the exam office's signed log.

event-N.record  what happened, event by event     event-N.proof  that each is in the log
checkpoint      the log's signed state            key            the office's public key
exam-key        the key that signed the ticket    check-proof    a shell script
transcript.txt  the exam in words

To sit the whole exam again and see that its result is earned:

    fairdeal verify --transcript FILE

That an event is in the log, with nothing but sh and openssl:

    sh check-proof event-1.record event-1.proof 'KEY'
)";

std::string name_of(std::size_t number) { return fmt::format("event-{}", number); }

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
        archive.push_back({name_of(i + 1) + ".record", *std::move(text)});
        archive.push_back({name_of(i + 1) + ".proof", write(*proof)});
    }
    return {};
}

/// Why a sitting cannot have gone as it says, its answers being marked; empty: it can.
std::string wrong_course(const Sitting& sitting, const SatAgain& again) {
    const Blueprint& exam = again.paper.blueprint;
    std::vector<MarkedItem> marks;
    for (const MarkedAnswer& answer : again.answers) {
        const SittingItem& item = sitting.items.at(marks.size());
        const Millis allowed =
            Millis{1000} * seconds_allowed(exam, answer.item.scenario, sitting.extra);
        if (item.answer && item.took > allowed)
            return fmt::format("item {} was answered after its time was up", item.place);
        if (outcome_of(exam, marks).over)
            return fmt::format("item {} was asked when the exam was over", item.place);
        marks.push_back(answer.mark);
    }
    const Millis whole = Millis{600} * exam.time.whole * (100 + sitting.extra);
    if (!again.outcome.over && sitting.spent() < whole) return "it ended before it was decided";
    return "";
}

/// Why the marks after a granted appeal are not what the answers earn; empty: they are.
std::string wrong_remark(const Sitting& sitting, const ExamOutcome& final) {
    if (!sitting.grant || sitting.grant->items.empty()) return "";
    const AppealGrant& said = *sitting.grant;
    if (!final.over) return "without the void items the exam is not decided";
    if (said.right == final.count.right && said.wrong == final.count.wrong &&
        said.passed == final.passed)
        return "";
    return fmt::format("it says {}; the answers give {} right and {} wrong, {}", in_words(said),
                       final.count.right, final.count.wrong, final.passed ? "passed" : "failed");
}

std::string words_of(const MarkedAnswer& answer, int place) {
    const Scenario& scenario = answer.item.scenario;
    std::string text = fmt::format("{}. {}\n", place, scenario.story);
    text += write(scenario.hand);
    const Key key = answer.practice ? answer.practice->mark->key : key_of(scenario);
    if (answer.practice)
        text += fmt::format("answered: {}\n",
                            answer_in_words(typed_answer(*answer.practice), scenario));
    else
        text += "answered: nothing; the time was up\n";
    text += fmt::format("due: {}\n", answer_in_words(right_answer(scenario, key), scenario));
    std::string clauses;
    for (const ClauseId clause : key.because) clauses += fmt::format(" {}", clause.id);
    text += fmt::format("because of{}\n{}", clauses, answer.mark.right ? "right" : "WRONG");
    for (const CriticalError error : answer.mark.critical)
        text += fmt::format(", critical: {}", to_text(error));
    return text + "\n\n";
}

}  // namespace

Result<PublicKey> exam_key_of(const Office& office, const Sitting& sitting) {
    const auto keys = office.exam_keys();
    if (!keys) return tl::make_unexpected(keys.error());
    for (const PublicKey& key : *keys) {
        if (sitting.result && seeds_of(sitting.result->ticket, sitting.id, key)) return key;
    }
    return refused({sitting.id, 0, 0}, "no key of this office signed the sitting's ticket");
}

Result<SatAgain> sit_again(const Sitting& sitting, const PublicKey& exam_key,
                           const Library& library, bool strictly) {
    if (!sitting.result) return refused({sitting.id, 0, 0}, "the exam is not decided yet");
    const std::string& ticket = sitting.result->ticket;
    if (commitment_to(ticket) != sitting.commitment)
        return refused({sitting.id, 0, 0}, "the ticket is not the one the sitting began with");
    const auto seeds = seeds_of(ticket, sitting.id, exam_key);
    if (!seeds) return tl::make_unexpected(seeds.error());
    auto paper = read_exam_text(sitting.blueprint, sitting.id);
    if (!paper) return tl::make_unexpected(std::move(paper.error()));
    auto answers = mark_sitting(sitting, *paper, *seeds, library, strictly);
    if (!answers) return tl::make_unexpected(std::move(answers.error()));
    const auto marks = marks_of(*answers);
    ExamOutcome outcome = outcome_of(paper->blueprint, marks);
    ExamOutcome final = final_outcome(sitting, paper->blueprint, marks);
    return SatAgain{*std::move(paper), *std::move(answers), std::move(outcome), std::move(final)};
}

Hash transcript_hash(const Transcript& transcript) {
    std::string all;
    for (const std::string& record : transcript.records) {
        const auto entry = read_entry(record);
        const auto event = entry ? sitting_event_of(*entry) : refused({}, "no entry");
        if (event && event->deed == SittingDeed::Certify) break;
        all += record;
    }
    return sha256(all);
}

std::string transcript_text(const Sitting& sitting, const ExamPaper& paper,
                            const std::vector<MarkedAnswer>& answers) {
    std::string text = fmt::format(
        "sitting {}: {}\nexam {}: {}\nlanguage {}\ncandidate {}\nexaminer {}\n"
        "invigilator {}\nopened {}\nmore time: {} per cent\n",
        sitting.id, to_text(sitting.stage()), sitting.exam, paper.blueprint.title,
        language_of(paper.blueprint), sitting.candidate, sitting.examiner, sitting.invigilator,
        sitting.opened_at, sitting.extra);
    if (sitting.result)
        text += fmt::format("result: {} right, {} wrong: {}\n", sitting.result->right,
                            sitting.result->wrong, sitting.result->passed ? "passed" : "failed");
    if (sitting.grant)
        text +=
            fmt::format("appeal granted by {} at {}: {}\n{}", sitting.resolution->by,
                        sitting.resolution->at, in_words(*sitting.grant), sitting.resolution->text);
    for (const SittingIncident& incident : sitting.incidents)
        text += fmt::format("{} at {} by {}{}\n", to_text(incident.deed), incident.at, incident.by,
                            incident.text.empty() ? "" : ": " + incident.text);
    text += "\n";
    int place = 0;
    for (const MarkedAnswer& answer : answers) text += words_of(answer, ++place);
    return text;
}

Result<std::string> transcript_file(const Office& office, const std::string& sitting,
                                    const Library& library) {
    const Place here{sitting, 0, 0};
    const auto found = find_sitting(office.log(), sitting);
    if (!found) return tl::make_unexpected(found.error());
    if (!found->state.result) return refused(here, "the exam is not decided yet");
    const auto note = office.log().newest_checkpoint();
    const auto signer = note ? signer_of(office, *note) : std::optional<PublicKey>();
    if (!signer) return tl::make_unexpected(signer.error());
    const std::optional<PublicKey>& key = *signer;
    if (!key) return refused(here, "the log has no checkpoint yet: sign one first");
    if (checkpoint_from(note->text)->head.size < found->records.back())
        return refused(here, "the newest checkpoint does not cover the sitting: sign one first");
    const auto exam_key = exam_key_of(office, found->state);
    if (!exam_key) return tl::make_unexpected(exam_key.error());
    Archive archive;
    if (auto added = add_records(archive, office.log(), found->records); !added)
        return tl::make_unexpected(std::move(added.error()));
    archive.push_back({"checkpoint", write(*note)});
    archive.push_back({"key", to_text(*key) + "\n"});
    archive.push_back({"exam-key", to_text(*exam_key) + "\n"});
    const auto again = sit_again(found->state, *exam_key, library);
    if (!again) return tl::make_unexpected(again.error());
    archive.push_back(
        {"transcript.txt", transcript_text(found->state, again->paper, again->answers)});
    archive.push_back({"check-proof", std::string(check_proof_script())});
    archive.push_back({"readme.txt", std::string(how_to_check)});
    return write(archive);
}

namespace {

class TranscriptCheck : ArchiveProof {
public:
    TranscriptCheck(const Archive& archive, std::string source)
        : ArchiveProof(archive, std::move(source)) {}

    Result<CheckedTranscript> run(const TranscriptKeys& keys, const Library& library) {
        if (!hold_key("key", keys.office, found_.transcript.key) ||
            !hold_key("exam-key", keys.exam, found_.transcript.exam_key) || !fold_events() ||
            !hold_names() || !hold_result(library))
            return tl::make_unexpected(problems());
        return std::move(found_);
    }

private:
    bool hold_key(const std::string& name, const std::optional<PublicKey>& asked, PublicKey& key) {
        const auto here = read_key(name);
        if (!here) return false;
        key = *here;
        // A did:key knows no name: then the bytes decide.
        return !asked || asked->bytes == key.bytes || wrong(name, "this is another key");
    }

    bool fold_events() {
        Transcript& transcript = found_.transcript;
        for (std::int64_t last = 0;;) {
            const std::string name =
                name_of(static_cast<std::size_t>(transcript.sitting.events) + 1);
            const std::string* record = part(name + ".record");
            if (record == nullptr) break;
            const auto number = prove(name, transcript.key);
            if (!number) return false;
            if (*number <= last) return wrong(name, "it was logged before the event before it");
            last = *number;
            const auto entry = read_entry(*record);
            if (!entry) return wrong(name, entry.error());
            const auto event = sitting_event_of(*entry);
            if (!event) return wrong(name, event.error());
            if (const auto why = why_not(transcript.sitting, *event)) return wrong(name, *why);
            apply(transcript.sitting, *event);
            transcript.records.push_back(*record);
        }
        transcript.checkpoint = checkpoint();
        transcript.note = note();
        return transcript.sitting.result || wrong("transcript", "the exam is not decided in it");
    }

    bool hold_names() {
        constexpr std::array<std::string_view, 6> fixed{
            "checkpoint", "key", "exam-key", "transcript.txt", "check-proof", "readme.txt"};
        const std::size_t expected = fixed.size() + 2 * found_.transcript.records.size();
        for (const std::string_view name : fixed) {
            if (part(name) == nullptr) return wrong(std::string(name), "it is missing");
        }
        if (*part("check-proof") != check_proof_script())
            return wrong("check-proof", "it is not the script that belongs here");
        if (*part("readme.txt") != how_to_check)
            return wrong("readme.txt", "it is not the text that belongs here");
        // Every event has two parts, and nothing else may be there.
        return archive().size() == expected ||
               wrong("transcript", "a part of it is missing, or one is too many");
    }

    bool hold_result(const Library& library) {
        const Sitting& sitting = found_.transcript.sitting;
        found_.same_edition =
            exam_edition(sitting.blueprint, library.misreadings) == sitting.edition;
        if (!found_.same_edition)
            return wrong("event-1",
                         "the exam was made by another edition of the program or its "
                         "content: check it with that one");
        auto again = sit_again(sitting, found_.transcript.exam_key, library, true);
        if (!again) return wrong("sitting", again.error());
        if (const auto why = wrong_course(sitting, *again); !why.empty())
            return wrong("sitting", why);
        found_.paper = std::move(again->paper);
        found_.answers = std::move(again->answers);
        found_.outcome = std::move(again->outcome);
        found_.final = std::move(again->final);
        const SittingResult& said = *sitting.result;
        const ExamCount& count = found_.outcome.count;
        if (said.right != count.right || said.wrong != count.wrong)
            return wrong("result", fmt::format("it says {} right and {} wrong; the answers are {} "
                                               "and {}",
                                               said.right, said.wrong, count.right, count.wrong));
        if (said.passed != found_.outcome.passed)
            return wrong("result", said.passed ? "it says passed, which the answers do not earn"
                                               : "it says failed, but the answers pass");
        if (const auto why = wrong_remark(sitting, found_.final); !why.empty())
            return wrong("appeal", why);
        const auto text = transcript_text(sitting, found_.paper, found_.answers);
        return *part("transcript.txt") == text ||
               wrong("transcript.txt", "it is not what the records say");
    }

    CheckedTranscript found_;
};

}  // namespace

Result<CheckedTranscript> check_transcript(std::string_view bytes, const std::string& source,
                                           const TranscriptKeys& keys, const Library& library) {
    const auto archive = read_archive(bytes, source);
    if (!archive) return tl::make_unexpected(archive.error());
    if (write(*archive) != bytes)
        return refused({source, 0, 0},
                       "the archive holds more than its parts, or not as it should");
    return TranscriptCheck(*archive, source).run(keys, library);
}

}  // namespace fairdeal
