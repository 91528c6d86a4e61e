#include "ledger/credential/data_proof.h"

#include <sodium.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "base/translation.h"
#include "ledger/bytes.h"
#include "ledger/credential/did_key.h"

namespace fairdeal {

namespace {

constexpr const char* kind = "DataIntegrityProof";
constexpr const char* suite = "eddsa-jcs-2022";
constexpr const char* purpose = "assertionMethod";

/// A key's signature over any bytes, by way of a note whose text they are. No note that is read
/// anywhere is such a text: those end with a line's end and are UTF-8, while these are two hashes.
std::string signature_over(const std::string& bytes, const SigningKey& key) {
    Note note{bytes, {}};
    key.sign(note);
    return note.signatures.front().bytes;
}

/// The text of a member, or nothing.
std::string text_in(const SignedJson& object, const char* name) {
    const auto found = object.find(name);
    return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

/// The proof but for its value.
SignedJson options_of(const SignedJson& document, const ProofFacts& facts) {
    SignedJson options{{"type", kind},
                       {"cryptosuite", suite},
                       {"created", to_text(facts.created)},
                       {"verificationMethod", facts.method},
                       {"proofPurpose", purpose}};
    if (document.contains("@context")) options["@context"] = document.at("@context");
    return options;
}

/// The document's context must begin as the proof's does.
bool begins_with(const SignedJson& context, const SignedJson& start) {
    if (!context.is_array() || !start.is_array()) return context == start;
    return start.size() <= context.size() &&
           std::equal(start.begin(), start.end(), context.begin());
}

/// The proof of a document, if it is one of the only kind that is taken.
Result<SignedJson> proof_in(const SignedJson& document) {
    const auto none = [](std::string why) { return refused({}, std::move(why)); };
    if (!document.is_object() || !document.contains("proof")) return none(tr("it bears no proof"));
    const SignedJson& proof = document.at("proof");
    if (!proof.is_object())
        return none(tr("it bears more than one proof, or none that is an object"));
    if (const std::string type = text_in(proof, "type"); type != kind)
        return none(tr("its proof is of the kind {kind}, not '{other}'", "kind"_a = in_quotes(type),
                       "other"_a = kind));
    if (const std::string used = text_in(proof, "cryptosuite"); used != suite)
        return none(tr("its proof is made by {suite}, not '{other}'", "suite"_a = in_quotes(used),
                       "other"_a = suite));
    if (const std::string to = text_in(proof, "proofPurpose"); to != purpose)
        return none(tr("its proof is for {purpose}, not '{other}'", "purpose"_a = in_quotes(to),
                       "other"_a = purpose));
    if (!is_utc_time(text_in(proof, "created"))) return none(tr("its proof has no date"));
    if (text_in(proof, "verificationMethod").empty()) return none(tr("its proof names no key"));
    return proof;
}

/// The 64 bytes in "z" and base58.
std::optional<std::string> signature_in(const SignedJson& proof) {
    const std::string text = text_in(proof, "proofValue");
    if (!text.starts_with('z')) return std::nullopt;
    auto bytes = from_base58(std::string_view(text).substr(1));
    return bytes && bytes->size() == crypto_sign_BYTES ? bytes : std::nullopt;
}

}  // namespace

std::string signed_hashes(const SignedJson& document, const SignedJson& options) {
    return std::string(bytes_of(sha256(canonical(options)))) +
           std::string(bytes_of(sha256(canonical(document))));
}

SignedJson with_proof_value(SignedJson document, const ProofFacts& facts,
                            const std::string& value) {
    SignedJson proof = options_of(document, facts);
    proof["proofValue"] = value;
    document["proof"] = std::move(proof);
    return document;
}

SignedJson with_proof(SignedJson document, const SigningKey& key, const ProofFacts& facts) {
    std::string value = "z";
    value += to_base58(signature_over(signed_hashes(document, options_of(document, facts)), key));
    return with_proof_value(std::move(document), facts, value);
}

Result<ProofFacts> proof_facts(const SignedJson& document) {
    const auto proof = proof_in(document);
    if (!proof) return tl::make_unexpected(proof.error());
    return ProofFacts{*utc_time_from(text_in(*proof, "created")),
                      text_in(*proof, "verificationMethod"), text_in(*proof, "proofValue")};
}

Result<ProofFacts> check_data_proof(const SignedJson& document, const Hash& public_key) {
    auto proof = proof_in(document);
    if (!proof) return tl::make_unexpected(std::move(proof.error()));
    const auto signature = signature_in(*proof);
    if (!signature) return refused({}, tr("its proof holds no signature"));
    proof->erase("proofValue");
    SignedJson unsigned_document = document;
    unsigned_document.erase("proof");
    if (proof->contains("@context") &&
        !begins_with(document.value("@context", SignedJson()), proof->at("@context")))
        return refused({}, tr("its proof was made in another context"));
    const std::string message = signed_hashes(unsigned_document, *proof);
    if (crypto_sign_verify_detached(raw(*signature), raw(message), message.size(),
                                    public_key.data()) != 0)
        return refused({},
                       tr("the signature is wrong: something was changed, or another key signed"));
    return proof_facts(document);
}

}  // namespace fairdeal
