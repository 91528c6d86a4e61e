#pragma once
// What would take its time in a school, and need not in a test.

#include "ledger/passphrase.h"

namespace fairdeal {

/// The cheapest that Argon2id allows.
constexpr PassphraseCost cheap{1, 8192};

}  // namespace fairdeal
