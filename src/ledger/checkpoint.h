#pragma once
// Checkpoints (C2SP tlog-checkpoint): what a log was at some size, in three lines, signed by the
// log and perhaps by witnesses; and the proof of one record under a checkpoint (C2SP tlog-proof).

#include "ledger/note.h"
#include "ledger/proof.h"

namespace fairdeal {

struct Checkpoint {
    std::string origin;  // the log's name, which is its key's
    TreeHead head;
    friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

/// The three lines that are signed.
std::string to_text(const Checkpoint& checkpoint);
/// Reads exactly these three lines; lines after them are refused.
Result<Checkpoint> checkpoint_from(std::string_view text);

/// The checkpoint that a note holds, if it is good: signed by this log's key, under this log's
/// name.
Result<Checkpoint> open_checkpoint(const Note& note, const PublicKey& log);

/// Everything it takes to show that a record is in a log, but for the record and the log's key.
struct LogProof {
    std::int64_t index = 0;  // of the leaf, from 0
    HashPath path;
    Note checkpoint;
    friend bool operator==(const LogProof&, const LogProof&) = default;
};

std::string write(const LogProof& proof);
/// Reads strictly: what it takes, write() gives back byte for byte. A line of extra data is
/// refused.
Result<LogProof> read_log_proof(std::string_view bytes);

/// The checkpoint under which the proof holds for this record; otherwise why it does not.
Result<Checkpoint> check_proof(const LogProof& proof, std::string_view record,
                               const PublicKey& log);

}  // namespace fairdeal
