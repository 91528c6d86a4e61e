#pragma once
// The transcript of a sitting as one file to hand over: every event with the proof that it is in
// the office's signed log, the ticket, the keys, and the exam in words. Whoever has it deals the
// items again, marks the answers again, and sees whether the result is earned; offline.

#include "desk/exam/exam_seat.h"
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

/// SHA-256 over the records of the events before the certificate, one behind the other: what a
/// certificate names as its evidence.
Hash transcript_hash(const Transcript& transcript);

/// The transcript under the log's newest checkpoint; the same under the same checkpoint. Refused:
/// no such sitting, not decided, or no checkpoint that covers it. Who may have it is asked before.
Result<std::string> transcript_file(const Office& office, const std::string& sitting,
                                    const Library& library);

/// What a sitting's ticket gives: its items dealt and its answers marked again.
struct SatAgain {
    ExamPaper paper;
    std::vector<MarkedAnswer> answers;
    ExamOutcome outcome;  // as it was sat
    ExamOutcome final;    // with what a granted appeal changed
};
/// Refused: a sitting that is not decided, a ticket that is not this exam key's, answers that are
/// none of their items; `strictly` as mark_sitting.
Result<SatAgain> sit_again(const Sitting& sitting, const PublicKey& exam_key,
                           const Library& library, bool strictly = false);
/// The office's key that signed the ticket of a decided sitting.
Result<PublicKey> exam_key_of(const Office& office, const Sitting& sitting);

/// What a transcript proves.
struct CheckedTranscript {
    Transcript transcript;
    ExamPaper paper;
    std::vector<MarkedAnswer> answers;  // marked again
    ExamOutcome outcome;                // as it was sat
    ExamOutcome final;                  // with what a granted appeal changed
    bool same_edition = false;          // the exam was made by this edition of program and content
};

/// The keys that a transcript is held against; those left out are taken from the file, which says
/// nothing of whose they are.
struct TranscriptKeys {
    std::optional<PublicKey> office, exam;
};

/// Checks a transcript without its log and sits the whole exam again. Refused, with the part and
/// the reason, where anything is not proven or the result is not what the answers earn.
Result<CheckedTranscript> check_transcript(std::string_view bytes, const std::string& source,
                                           const TranscriptKeys& keys, const Library& library);

/// The exam in words: item by item what was asked, answered and due, with the clauses.
std::string transcript_text(const Sitting& sitting, const ExamPaper& paper,
                            const std::vector<MarkedAnswer>& answers);

}  // namespace fairdeal
