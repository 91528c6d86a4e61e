#pragma once
// What a Start event bears: the log's checkpoint over both commitments, signed with a key that the
// invigilator's passphrase seals for this sitting alone.

#include "ledger/checkpoint.h"
#include "ledger/key.h"

namespace fairdeal {

struct StartCheckpoint {
    PublicKey key;
    Checkpoint checkpoint;
};

/// The key on a line, and the signed note. The key must have the log's name.
std::string start_text(const SigningKey& key, const Checkpoint& checkpoint);
/// Refused: another form, or a signature that is not the key's.
Result<StartCheckpoint> start_checkpoint_from(std::string_view text);

}  // namespace fairdeal
