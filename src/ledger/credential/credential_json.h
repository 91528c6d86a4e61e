#pragma once
// How a credential stands in a document; for the files of this room only.

#include "ledger/credential/credential.h"
#include "ledger/credential/json.h"

namespace fairdeal {

/// Without its proof.
SignedJson to_json(const Credential& credential);

/// A document with its proof; read_credential without the other form.
Result<ReadCredential> read_document(std::string_view bytes);

}  // namespace fairdeal
