#pragma once
// Public keys as a command line names them.

#include <string>
#include <vector>

#include "ledger/key.h"

namespace fairdeal {

/// The keys of every word: a key or did:key itself, a key file, or a file with one in each line.
/// Refused, at the place `option`, where a word is none of these.
Result<std::vector<PublicKey>> keys_in(const std::vector<std::string>& words, const char* option);

}  // namespace fairdeal
