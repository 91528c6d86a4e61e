#include "log/ledger/sign_log.h"

#include "base/time/utc_now.h"

namespace fairdeal {

Result<Note> sign_log(HandLog& log, const SigningKey& key, const std::optional<Note>& seen) {
    if (key.public_key().use == KeyUse::Log) return log.sign_checkpoint(key);
    return log.cosign_checkpoint(key, seen, utc_seconds_now());
}

}  // namespace fairdeal
