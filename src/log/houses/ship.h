#pragma once
// A log shipped to a server that holds logs of many houses: all records under its newest signed
// checkpoint, each once however often the work is stopped and repeated. What is handed over in one
// step is there whole or not at all, and goes with the proof that it is under the checkpoint, which
// the server works out again before it takes it.

#include "log/hand_log.h"
#include "store/seen_log.h"
#include "store/server/server_address.h"

namespace fairdeal {

struct ShipOrder {
    std::filesystem::path log;
    ServerAddress to;
    /// Where this account remembers what it saw of logs (store/seen_log.h), so that a server that
    /// was brought back from an older copy is noticed; empty: nowhere.
    std::filesystem::path memory;
    /// How much is handed over in one step, in tiles of 256 records: large enough that a slow way
    /// to the server does not count.
    std::int64_t tiles_in_a_step = 16;
};

struct ShipReport {
    std::string log;           // its name
    std::int64_t shipped = 0;  // records, by this call
    TreeHead checkpoint;       // of the log; the server holds all records under it, unless:
    /// Why no more was shipped: the log is not the one that the server holds, with more records
    /// after it, or a record is not what was signed. Empty: all was.
    std::string objection;
    std::int64_t left = 0;  // records of the log that no checkpoint covers yet: not shipped
    /// The server held fewer records than this account had seen there: it lost some, or an older
    /// copy of it was brought back.
    std::optional<SeenLog> had_seen;
};

/// Refused where the log cannot be read, or has no good checkpoint over its records. Machine
/// trouble is a StoreError, of the server a ServerError; what was confirmed stays, and the next
/// call goes on from there.
Result<ShipReport> ship_log(const ShipOrder& order, const Progress& progress = {});

}  // namespace fairdeal
