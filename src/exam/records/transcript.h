#pragma once
// The transcript of a sitting as one file to hand over: every event with the proof that it is in
// the office's signed log, the ticket, the keys, and the exam in words. A reader can open the
// items, mark the answers again and check that the result is earned, without a network.

#include "exam/office/office.h"
#include "exam/sitting/exam_course.h"
#include "exam/sitting/marked_exam.h"
#include "ledger/checkpoint.h"

namespace fairdeal {

struct Transcript {
    Sitting sitting;
    std::vector<std::string> records;  // its events, in order
    Checkpoint checkpoint;
    std::string note;  // the signed checkpoint as it was signed
    PublicKey key;     // the office's, under whose signature it stands
    PublicKey exam_key;
};

/// SHA-256 over the records of the events before the certificate, one after the other: what a
/// certificate names as its evidence.
Hash transcript_hash(const Transcript& transcript);

/// The transcript under the log's newest checkpoint; the same under the same checkpoint. Refused:
/// no such sitting, not decided, or no checkpoint that covers it. Who may have it is asked before.
Result<std::string> transcript_file(const Office& office, const std::string& sitting,
                                    const Library& library);

/// The office's key that signed the ticket of a decided sitting.
Result<PublicKey> exam_key_of(const Office& office, const Sitting& sitting);

/// How far this program can prove a result. Drawn: the items are those that the draw gives, and
/// the answers earn the result. Marked: the answers earn it; another edition drew the items, and
/// that one alone can draw them again. Recorded: it stands in the signed log as it was decided, and
/// this program cannot mark it again.
enum class ResultProof : std::uint8_t { Drawn, Marked, Recorded };

/// What a transcript proves.
struct CheckedTranscript {
    Transcript transcript;
    ExamPaper paper;
    ResultProof proof = ResultProof::Drawn;
    std::string why_recorded;           // Recorded: why it cannot be marked again
    std::vector<MarkedAnswer> answers;  // marked again; Recorded: none
    ExamOutcome outcome;                // as it was sat; Recorded: its counts alone
    ExamOutcome final;                  // with what a granted appeal changed; likewise
    std::vector<ExamFlag> flags;
};

/// The keys that a transcript is compared with; those left out are taken from the file, which says
/// nothing of whose they are.
struct TranscriptKeys {
    std::optional<PublicKey> office, exam;
};

/// Checks a transcript without its log and marks the whole exam again; one of this edition is drawn
/// again too. Refused, with the part and the reason, where anything is wrong or the result is not
/// what the answers earn. What another edition made is proven as far as this program can.
Result<CheckedTranscript> check_transcript(std::string_view bytes, const std::string& source,
                                           const TranscriptKeys& keys, const Library& library);

/// Who, when, the result, how it went and what was flagged.
std::string transcript_head(const Sitting& sitting, const ExamPaper& paper,
                            const std::vector<MarkedAnswer>& answers);
/// Item by item what was asked, answered and due, with the clauses. Without answers, those of a
/// sitting that cannot be marked, no item, and why.
std::string transcript_items(const Sitting& sitting, const std::vector<MarkedAnswer>& answers);
/// The exam in words: the head, what interrupted it, and the items.
std::string transcript_text(const Sitting& sitting, const ExamPaper& paper,
                            const std::vector<MarkedAnswer>& answers);

}  // namespace fairdeal
