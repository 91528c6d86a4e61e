#pragma once
// Ed25519 keys as did:key names them: "did:key:z6Mk...", the key itself in base58 of the Bitcoin
// alphabet. Anybody who has the name has the key.

#include <optional>

#include "ledger/hash.h"

namespace fairdeal {

std::string to_base58(std::string_view bytes);
/// At most 128 characters; nothing if a character is none of the alphabet.
std::optional<std::string> from_base58(std::string_view text);

/// "did:key:z6Mk...".
std::string did_key(const Hash& public_key);
/// Nothing if the text is not the name of an Ed25519 key.
std::optional<Hash> key_from_did(std::string_view text);
/// The name by which a proof calls the key: "did:key:z6Mk...#z6Mk...".
std::string verification_method(const Hash& public_key);

/// The first 16 hexadecimal digits of SHA-256 of a key, in fours: what people compare by eye.
std::string fingerprint(const Hash& public_key);

}  // namespace fairdeal
