#pragma once
// Signing a log.

#include <optional>

#include "log/hand_log.h"

namespace fairdeal {

/// By the log's own key a checkpoint; by a witness's its signature under the newest one, now.
/// `seen`: the checkpoint that this witness signed last, if any; of no matter to the log's own key.
/// Refused as HandLog refuses either.
Result<Note> sign_log(HandLog& log, const SigningKey& key, const std::optional<Note>& seen = {});

}  // namespace fairdeal
