#pragma once
// The part of a transcript that proves when its items were fixed: the checkpoint of the start
// covers both commitments, lies before the first item, and the office's signed log goes on from it.

#include "exam/sitting/sitting.h"
#include "ledger/checkpoint.h"
#include "log/hand_log.h"

namespace fairdeal {

/// The path from the start's checkpoint to the log's newest one, a hash in base64 on each line.
Result<std::string> start_proof(const HandLog& log, const Sitting& sitting);

/// Numbers of the records, from 1, of the sitting's last commitment and of its start.
struct StartRecords {
    std::int64_t committed = 0, started = 0;
};
/// Why that is not proven, or nothing.
std::optional<std::string> why_start_not_proven(const Sitting& sitting, const StartRecords& records,
                                                std::string_view proof, const Checkpoint& newest);

}  // namespace fairdeal
