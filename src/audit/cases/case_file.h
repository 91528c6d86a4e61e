#pragma once
// A case as one small archive to hand over: the hand, the hands behind what many of them show, and
// every event of the case with the proofs that they are in the signed log, the checkpoint, the
// public key and two shell scripts that check all of it with sh and openssl; and to read, the case
// in words, the ruling and the clauses it cites with their text. Those are made from the records
// and can be made again.

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "audit/cases/archive.h"
#include "audit/cases/case_log.h"
#include "training/book/rulebook.h"

namespace fairdeal {

/// A record of a log, by its number there, from 1.
struct NumberedRecord {
    std::int64_t number = 0;
    std::string text;
};

/// A case with all that proves it.
struct CaseEvidence {
    Case state;
    std::string hand;                 // the record
    std::vector<std::string> events;  // their records, in order
    Checkpoint checkpoint;
    std::string note;  // the signed checkpoint as it was signed
    PublicKey key;     // under whose signature it stands
    /// Of what many hands show: the first most_hands_behind that the case lists. None in the file
    /// of a program that did not put them there yet.
    std::vector<NumberedRecord> behind;
};
constexpr std::size_t most_hands_behind = 1000;

/// How many of them are proven, in a sentence; empty: the case is about one hand.
std::string behind_in_words(const CaseEvidence& evidence);

/// SHA-256 over the hand's record and the events' one after the other, in hexadecimal digits:
/// `cat hand.record event-1.record ... | sha256sum` of an unpacked case file.
std::string content_hash(const CaseEvidence& evidence);

/// The bytes of a case on paper, the same for the same evidence.
using CasePrinter = std::function<Result<std::string>(const CaseEvidence&)>;

/// What the parts to be read are made with. Without the game's book the clauses are ids only;
/// without a printer there is no case.pdf.
struct CaseReading {
    std::span<const RuleBook> books;
    std::span<const Misreading> misreadings;
    CasePrinter print = {};
};

/// The evidence under the log's newest checkpoint. Refused where there is no such case, or no
/// checkpoint that covers all of it.
Result<CaseEvidence> case_evidence(const HandLog& log, const std::string& id);

/// The archive of a case under the log's newest checkpoint; the same case under the same checkpoint
/// gives the same bytes. Refused as case_evidence() is.
Result<std::string> case_file(const HandLog& log, const std::string& id,
                              const CaseReading& reading);

/// What a case file proves.
struct CheckedCase : CaseEvidence {
    /// Parts to be read that are not what this program makes of the records: changed, or made by
    /// an edition with other words, of case.pdf also with other letters. What was proven stands
    /// nevertheless.
    std::vector<std::string> other_texts;
};

/// Checks a case file without its log. One of `keys` must have signed; without any it is the one in
/// the file, which says nothing of who that was. Refused, with the part and the reason, where
/// anything is not proven.
Result<CheckedCase> check_case_file(std::string_view bytes, const std::string& source,
                                    std::span<const PublicKey> keys, const CaseReading& reading);

/// The texts to be read, as parts: case.txt, ruling.txt, clauses.txt, the
/// scripts, readme.txt.
Archive texts_of(const Case& state, std::string_view hand, const CaseReading& reading);

/// db/check-proof and db/check-case.
std::string_view check_proof_script();
std::string_view check_case_script();

}  // namespace fairdeal
