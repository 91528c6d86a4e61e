#pragma once
// Keys in files of their own, sealed by a passphrase and for their owner's eyes only.

#include <filesystem>

#include "ledger/key.h"

namespace fairdeal {

/// Makes a file of a key, readable by its owner alone (mode 0600); never over one that is there.
Result<void> make_key_file(const std::filesystem::path& file, const SigningKey& key,
                           std::string_view passphrase, const KeyCost& cost = {});

/// Opens a key. A file that others may read is refused: it may have been copied.
Result<SigningKey> load_key_file(const std::filesystem::path& file, std::string_view passphrase);

/// The public key in such a file; takes no passphrase.
Result<PublicKey> public_key_in(const std::filesystem::path& file);

}  // namespace fairdeal
