#pragma once
// The accounts of a log's own: who may write in its cases where there is no exam office. The file
// keeps what Argon2id makes of a passphrase; the ledger keeps a record of each account and of each
// new passphrase with the SHA-256 of that text. An account counts only while the two agree, so
// nobody slips in a passphrase of their own without a record that a signature covers.

#include "ledger/passphrase.h"
#include "log/hand_log.h"

namespace fairdeal {

/// Whether this is the passphrase of an account that counts.
bool opens_account(const HandLog& log, std::string_view id, std::string_view passphrase);

struct NewAccount {
    std::string id, passphrase;
    std::string by;  // who gives it, signed in; of the log's first account its owner
    UtcTime at;
};
/// Gives somebody an account, or, where `by` is its owner, another passphrase. Refused: a bad id or
/// a passphrase that is too short; an account of somebody else that is there already; who did not
/// get the log's first account.
Result<void> give_account(HandLog& log, const NewAccount& account, const PassphraseCost& cost = {});

}  // namespace fairdeal
