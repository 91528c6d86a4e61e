#pragma once
// Proofs inside JSON documents (W3C Data Integrity, cryptosuite eddsa-jcs-2022): Ed25519 over the
// hash of the canonical proof options and the hash of the canonical document. No other suite is
// taken.

#include "base/time/utc_time.h"
#include "ledger/credential/json.h"
#include "ledger/key.h"

namespace fairdeal {

/// What a proof says besides its signature.
struct ProofFacts {
    UtcTime created;
    std::string method;   // of verification: the name of the key
    std::string value{};  // the signature: "z" and base58; when signing it is not looked at
    friend bool operator==(const ProofFacts&, const ProofFacts&) = default;
};

/// The 64 bytes that are signed: SHA-256 of the proof options, then of the document, both in
/// canonical form; `document` without proof, `options` without proofValue.
std::string signed_hashes(const SignedJson& document, const SignedJson& options);

/// The document, which has no proof yet, with a proof of that value ("z" and base58).
SignedJson with_proof_value(SignedJson document, const ProofFacts& facts, const std::string& value);

/// The document, which has no proof yet, with its proof by a log's key.
SignedJson with_proof(SignedJson document, const SigningKey& key, const ProofFacts& facts);

/// What the proof of a document says, if this key made it over exactly this document; otherwise why
/// it does not hold: no proof, of another kind or purpose, incomplete, or a wrong signature. The
/// document's context is taken as it stands: what was put after the signed one breaks the proof.
Result<ProofFacts> check_data_proof(const SignedJson& document, const Hash& public_key);

/// What the proof says, no matter who made it.
Result<ProofFacts> proof_facts(const SignedJson& document);

}  // namespace fairdeal
