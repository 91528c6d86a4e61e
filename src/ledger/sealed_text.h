#pragma once
// A text that only the holder of a key can read, as one line: XChaCha20-Poly1305 over the text,
// with what it is about as the data that goes with it.

#include "base/problem.h"
#include "ledger/hash.h"

namespace fairdeal {

/// "sealed/v1 BASE64\n", with a random nonce in it. `about` is not in the text: who opens it must
/// say the same, so that what is sealed for one place cannot stand in another.
std::string sealed_text(std::string_view text, const Hash& key, std::string_view about);

/// The text. Refused: no sealed text, another key, another `about`, or a byte that was changed.
Result<std::string> unsealed_text(std::string_view sealed, const Hash& key, std::string_view about);

}  // namespace fairdeal
