// A transcript is checked without its log: every part, and the whole exam marked and drawn again.

#include <algorithm>

#include "audit/cases/archive.h"
#include "audit/cases/archive_proof.h"
#include "audit/cases/case_file.h"
#include "base/translation.h"
#include "exam/records/appeal.h"
#include "exam/records/checks/start_proof.h"
#include "exam/records/transcript.h"
#include "exam/records/transcript_parts.h"

namespace fairdeal {

namespace {

/// Why a sitting cannot have gone as it says, its answers being marked; empty: it can.
std::string wrong_course(const Sitting& sitting, const MarkedExam& again) {
    const Blueprint& exam = again.paper.blueprint;
    std::vector<MarkedItem> marks;
    for (const MarkedAnswer& answer : again.answers) {
        const SittingItem& item = sitting.items.at(marks.size());
        const Millis allowed =
            Millis{1000} * seconds_allowed(exam, answer.item.scenario, sitting.extra);
        if (item.answer && item.took > allowed)
            return tr("item {number} was answered after its time was up", "number"_a = item.place);
        if (outcome_of(exam, marks).over)
            return tr("item {number} was asked when the exam was over", "number"_a = item.place);
        marks.push_back(answer.result);
    }
    const Millis whole = Millis{600} * exam.time.whole * (100 + sitting.extra);
    if (!again.outcome.over && sitting.spent() < whole) return tr("it ended before it was decided");
    return "";
}

/// Why the marks after a granted appeal are not what the answers earn; empty: they are.
std::string wrong_remark(const Sitting& sitting, const ExamOutcome& final) {
    if (!sitting.grant || sitting.grant->items.empty()) return "";
    const AppealGrant& said = *sitting.grant;
    if (!final.over) return tr("without the void items the exam is not decided");
    if (said.right == final.count.right && said.wrong == final.count.wrong &&
        said.passed == final.passed)
        return "";
    return tr_of(
        final.passed ? sentence("it says {grant}; the answers give {right} right and {wrong} "
                                "wrong, passed")
                     : sentence("it says {grant}; the answers give {right} right and {wrong} "
                                "wrong, failed"),
        "grant"_a = in_words(said), "right"_a = final.count.right, "wrong"_a = final.count.wrong);
}

ExamOutcome outcome_in(const SittingResult& result) {
    ExamOutcome outcome;
    outcome.over = true;
    outcome.passed = result.passed;
    outcome.count = {result.right, result.wrong};
    return outcome;
}

/// What is wrong with a part of the transcript.
struct Objection {
    std::string part, what;
};

/// Why the recorded result is not what the answers earn, or nothing.
std::optional<Objection> wrong_result(const Sitting& sitting, const MarkedExam& exam) {
    if (auto why = wrong_course(sitting, exam); !why.empty()) return Objection{"sitting", why};
    const SittingResult& said = *sitting.result;
    const ExamCount& count = exam.outcome.count;
    if (said.right != count.right || said.wrong != count.wrong)
        return Objection{"result", tr("it says {said_right} right and {said_wrong} wrong; the "
                                      "answers are {right} and {wrong}",
                                      "said_right"_a = said.right, "said_wrong"_a = said.wrong,
                                      "right"_a = count.right, "wrong"_a = count.wrong)};
    if (said.passed != exam.outcome.passed)
        return Objection{"result", said.passed ? tr("it says passed, which the answers do not earn")
                                               : tr("it says failed, but the answers pass")};
    if (auto why = wrong_remark(sitting, exam.final); !why.empty()) return Objection{"appeal", why};
    return std::nullopt;
}

bool keeps_no_item(const Sitting& sitting) {
    return std::all_of(sitting.items.begin(), sitting.items.end(),
                       [](const SittingItem& item) { return item.sealed.empty(); });
}

class TranscriptCheck : ArchiveProof {
public:
    TranscriptCheck(const Archive& archive, std::string source)
        : ArchiveProof(archive, std::move(source)) {}

    Result<CheckedTranscript> run(const TranscriptKeys& keys, const Library& library) {
        if (!hold_key("key", keys.office, found_.transcript.key) ||
            !hold_key("exam-key", keys.exam, found_.transcript.exam_key) || !fold_events() ||
            !hold_start() || !hold_names() || !hold_result(library))
            return tl::make_unexpected(problems());
        return std::move(found_);
    }

private:
    bool hold_key(const std::string& name, const std::optional<PublicKey>& asked, PublicKey& key) {
        const auto here = read_key(name);
        if (!here) return false;
        key = *here;
        // A did:key knows no name: then the bytes decide.
        return !asked || asked->bytes == key.bytes || wrong(name, tr("this is another key"));
    }

    bool fold_events() {
        Transcript& transcript = found_.transcript;
        for (std::int64_t last = 0;;) {
            const std::string name =
                event_part(static_cast<std::size_t>(transcript.sitting.events) + 1);
            const std::string* record = part(name + ".record");
            if (record == nullptr) break;
            const auto number = prove(name, transcript.key);
            if (!number) return false;
            if (*number <= last) return wrong(name, tr("it was logged before the event before it"));
            last = *number;
            const auto entry = read_entry(*record);
            if (!entry) return wrong(name, entry.error());
            const auto event = sitting_event_of(*entry);
            if (!event) return wrong(name, event.error());
            if (const auto why = why_not(transcript.sitting, *event)) return wrong(name, *why);
            if (event->kind == SittingEventKind::Commit) start_.committed = *number;
            if (event->kind == SittingEventKind::Start) start_.started = *number;
            apply(transcript.sitting, *event);
            transcript.records.push_back(*record);
        }
        transcript.checkpoint = checkpoint();
        transcript.note = note();
        return transcript.sitting.result ||
               wrong("transcript", tr("the exam is not decided in it"));
    }

    bool hold_start() {
        const Sitting& sitting = found_.transcript.sitting;
        const std::string name(start_proof_part);
        if (!sitting.is_started()) return true;
        const std::string* proof = part(name);
        if (proof == nullptr) return wrong(name, tr("it is missing"));
        const auto why =
            why_start_not_proven(sitting, start_, *proof, found_.transcript.checkpoint);
        return !why || wrong(name, *why);
    }

    bool hold_names() {
        constexpr std::array<std::string_view, 6> always{
            "checkpoint", "key", "exam-key", "transcript.txt", "check-proof", "readme.txt"};
        const std::size_t started = found_.transcript.sitting.is_started() ? 1 : 0;
        const std::size_t expected = always.size() + started + 2 * found_.transcript.records.size();
        for (const std::string_view name : always) {
            if (part(name) == nullptr) return wrong(std::string(name), tr("it is missing"));
        }
        if (*part("check-proof") != check_proof_script())
            return wrong("check-proof", tr("it is not the script that belongs here"));
        if (*part("readme.txt") != transcript_readme)
            return wrong("readme.txt", tr("it is not the text that belongs here"));
        // Every event has two parts, and nothing else may be there.
        return archive().size() == expected ||
               wrong("transcript", tr("a part of it is missing, or one is too many"));
    }

    bool hold_result(const Library& library) {
        const Sitting& sitting = found_.transcript.sitting;
        if (auto good = check_ticket(sitting, found_.transcript.exam_key); !good)
            return wrong("sitting", good.error());
        const bool is_ours = is_of_this_edition(sitting, library);
        if (const auto why = why_not_marked(sitting); why && !is_ours && keeps_no_item(sitting))
            return take_as_recorded(*why);
        if (!open_items()) return false;
        auto exam = marked_exam(sitting, library);
        if (!exam)
            return is_ours ? wrong("sitting", exam.error())
                           : take_as_recorded(exam.error().front().what);
        if (const auto why = wrong_result(sitting, *exam))
            return is_ours ? wrong(why->part, why->what)
                           : take_as_recorded(
                                 tr("by the rules of this edition, {why}", "why"_a = why->what));
        if (auto drawn = drawn_as_shown(sitting, *exam, library); !drawn)
            return wrong("sitting", drawn.error());
        const auto text = transcript_text(sitting, exam->paper, exam->answers);
        if (is_ours && *part("transcript.txt") != text)
            return wrong("transcript.txt", tr("it is not what the records say"));
        found_.flags = flags_of(sitting, exam->paper.blueprint, exam->answers);
        found_.proof = is_ours ? ResultProof::Drawn : ResultProof::Marked;
        found_.paper = std::move(exam->paper);
        found_.answers = std::move(exam->answers);
        found_.outcome = std::move(exam->outcome);
        found_.final = std::move(exam->final);
        return true;
    }

    /// Whatever the edition: what was sealed for a place opens with the ticket's key for it.
    bool open_items() {
        const Sitting& sitting = found_.transcript.sitting;
        const auto draw = draw_of(sitting);
        if (!draw) return wrong("sitting", draw.error());
        const auto keys = item_keys_of(*draw, sitting.id);
        if (!keys) return wrong("sitting", keys.error());
        for (const SittingItem& item : sitting.items) {
            if (const auto text = opened_item(item, sitting.id, *keys); !text)
                return wrong("sitting", text.error());
        }
        return true;
    }

    /// The result as it stands in the log, which its signature proves and nothing else.
    bool take_as_recorded(const std::string& why) {
        const Sitting& sitting = found_.transcript.sitting;
        auto paper = read_exam_text(sitting.blueprint, sitting.id);
        if (!paper) return wrong("event-1", paper.error());
        found_.proof = ResultProof::Recorded;
        found_.why_recorded = why;
        found_.flags = flags_of(sitting, paper->blueprint, {});
        found_.paper = *std::move(paper);
        found_.outcome = outcome_in(*sitting.result);
        found_.final = outcome_in(sitting.final_result());
        return true;
    }

    CheckedTranscript found_;
    StartRecords start_;
};

}  // namespace

Result<CheckedTranscript> check_transcript(std::string_view bytes, const std::string& source,
                                           const TranscriptKeys& keys, const Library& library) {
    const auto archive = read_archive(bytes, source);
    if (!archive) return tl::make_unexpected(archive.error());
    if (write(*archive) != bytes)
        return refused({source, 0, 0},
                       tr("the archive holds more than its parts, or not as it should"));
    return TranscriptCheck(*archive, source).run(keys, library);
}

}  // namespace fairdeal
