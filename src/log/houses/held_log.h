#pragma once
// What a server holds of a house's log, as the server says it: nothing of it counts before the
// signature of its newest checkpoint was checked and the records have given its root.

#include <span>

#include "ledger/checkpoint.h"
#include "store/server/houses.h"

namespace fairdeal {

struct HeldLog {
    std::string name;  // of the log, and of its key
    PublicKey key;
    Frontier frontier;         // of all records that are held
    std::optional<Note> note;  // the newest checkpoint that they reach; none: they reach none
};

/// Nothing if this account can see no log of this name. Refused if the server's data contradicts
/// itself.
Result<std::optional<HeldLog>> held_log(Server& server, const std::string& name);

/// The newest checkpoint. Refused if there is none, or if it is of another log or signed by none of
/// the keys.
Result<Checkpoint> checkpoint_of(const HeldLog& held, std::span<const PublicKey> keys);

/// A log on a server, as a list of them shows it.
struct ListedLog {
    std::string name, key, shipper;
    std::int64_t held = 0;              // records
    std::int64_t under_checkpoint = 0;  // those of them that the newest checkpoint covers
    friend bool operator==(const ListedLog&, const ListedLog&) = default;
};
/// Every log that this account may read, by name.
std::vector<ListedLog> logs_held(Server& server);

/// A log on a server, for what this account remembers of it (store/seen_log.h).
std::string identity_of(const HousesServer& houses, const std::string& log);

}  // namespace fairdeal
