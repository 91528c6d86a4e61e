// Names of keys, and proofs in documents against the published vector: the example of "Data
// Integrity EdDSA Cryptosuites v1.0" (W3C Recommendation), representation eddsa-jcs-2022.

#include "ledger/credential/data_proof.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include "ledger/credential/did_key.h"
#include "ledger/trees.h"
#include "support/times.h"

namespace fairdeal {

namespace {

constexpr std::string_view public_multibase = "z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2";
constexpr std::string_view secret_multibase = "z3u2en7t5LR2WtQH5PfFqMqwVHBeXouLzo6haApm8XHqvjxq";
const UtcTime created = "2023-02-24T23:36:38Z"_utc;
constexpr const char* method =
    "did:key:z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2"
    "#z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2";
constexpr const char* published_value =
    "z2HnFSSPPBzR36zdDgK8PbEHeXbR56YF24jwMpt3R1eHXQzJDMWS93FCzpvJpwTWd3GAVFuUfjoJdcnTMuVor51aX";

SignedJson published_document() {
    return *read_json(R"({
      "@context": ["https://www.w3.org/ns/credentials/v2",
                   "https://www.w3.org/ns/credentials/examples/v2"],
      "id": "urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33",
      "type": ["VerifiableCredential", "AlumniCredential"],
      "name": "Alumni Credential",
      "description": "A minimum viable example of an Alumni Credential.",
      "issuer": "https://vc.example/issuers/5678",
      "validFrom": "2023-01-01T00:00:00Z",
      "credentialSubject": {"id": "did:example:abcdefgh", "alumniOf": "The School of Examples"}
    })");
}

SigningKey published_key() {
    const auto bytes = from_base58(secret_multibase.substr(1));
    return {"vc.example", KeyUse::Log, std::string_view(*bytes).substr(2)};
}

SignedJson signed_document() {
    return with_proof(published_document(), published_key(), {created, method, ""});
}

std::string why_not(const SignedJson& document) {
    const auto checked = check_data_proof(document, published_key().public_key().bytes);
    return checked ? "" : checked.error().front().what;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(data_proofs)

BOOST_AUTO_TEST_CASE(base58_is_that_of_the_drafts_examples) {
    // draft-msporny-base58, 5.
    BOOST_TEST(to_base58("Hello World!") == "2NEpo7TZRRrLZSi2U");
    BOOST_TEST(to_base58("The quick brown fox jumps over the lazy dog.") ==
               "USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z");
    const std::string zeros("\0\0\x28\x7f\xb4\xcd", 6);
    BOOST_TEST(to_base58(zeros) == "11233QC4");
    BOOST_TEST(from_base58("11233QC4").value() == zeros);
    BOOST_TEST(from_base58("").value().empty());
    for (const char* wrong : {"0", "O", "I", "l", " ", "2NEpo7TZRRrLZSi2U\n"})
        BOOST_TEST(!from_base58(wrong).has_value());
    BOOST_TEST(!from_base58(std::string(129, '2')).has_value());
}

BOOST_AUTO_TEST_CASE(a_key_has_one_name) {
    const Hash key = published_key().public_key().bytes;
    const std::string name = did_key(key);
    BOOST_TEST(name == std::string("did:key:").append(public_multibase));
    BOOST_TEST((key_from_did(name) == key));
    BOOST_TEST(verification_method(key) == method);
    BOOST_TEST(!key_from_did(std::string("did:key:").append(secret_multibase)).has_value());
    BOOST_TEST(!key_from_did("did:web:casino.example").has_value());
    BOOST_TEST(!key_from_did(name + "1").has_value());
    BOOST_TEST(fingerprint(key).size() == 19U);
}

BOOST_AUTO_TEST_CASE(the_published_document_is_signed_byte_for_byte) {
    const SignedJson document = signed_document();
    BOOST_TEST(document.at("proof").at("proofValue").get<std::string>() == published_value);
    BOOST_TEST(why_not(document) == "");
    const auto facts = check_data_proof(document, published_key().public_key().bytes);
    BOOST_TEST((facts.value() == ProofFacts{created, method, published_value}));
}

BOOST_AUTO_TEST_CASE(the_published_hashes_are_made) {
    SignedJson options = signed_document().at("proof");
    options.erase("proofValue");
    const std::string hashes = signed_hashes(published_document(), options);
    BOOST_TEST(to_hex(*hash_from(hashes.substr(0, 32))) ==
               "66ab154f5c2890a140cb8388a22a160454f80575f6eae09e5a097cabe539a1db");
    BOOST_TEST(to_hex(*hash_from(hashes.substr(32))) ==
               "59b7cb6251b8991add1ce0bc83107e3db9dbbab5bd2c28f687db1a03abc92f19");
}

BOOST_AUTO_TEST_CASE(nothing_may_change) {
    SignedJson name = signed_document();
    name["name"] = "Another Credential";
    constexpr const char* wrong =
        "the signature is wrong: something was changed, or another key signed";
    BOOST_TEST(why_not(name) == wrong);
    SignedJson more = signed_document();
    more["more"] = true;
    BOOST_TEST(why_not(more) == wrong);
    SignedJson context = signed_document();
    context["@context"].push_back("https://elsewhere.example");
    BOOST_TEST(why_not(context) == wrong);
    SignedJson date = signed_document();
    date["proof"]["created"] = "2024-02-24T23:36:38Z";
    BOOST_TEST(why_not(date) == wrong);
    BOOST_TEST(!check_data_proof(signed_document(), sha256("another key")).has_value());
}

BOOST_AUTO_TEST_CASE(each_refusal_says_why) {
    const auto with = [](const char* member, const SignedJson& value) {
        SignedJson document = signed_document();
        document["proof"][member] = value;
        return why_not(document);
    };
    BOOST_TEST(why_not(published_document()) == "it bears no proof");
    SignedJson several = signed_document();
    several["proof"] = SignedJson::array({several["proof"]});
    BOOST_TEST(why_not(several) == "it bears more than one proof, or none that is an object");
    BOOST_TEST(with("type", "Ed25519Signature2020") ==
               "its proof is of the kind 'Ed25519Signature2020', not 'DataIntegrityProof'");
    BOOST_TEST(with("cryptosuite", "eddsa-rdfc-2022") ==
               "its proof is made by 'eddsa-rdfc-2022', not 'eddsa-jcs-2022'");
    BOOST_TEST(with("proofPurpose", "authentication") ==
               "its proof is for 'authentication', not 'assertionMethod'");
    BOOST_TEST(with("created", "yesterday") == "its proof has no date");
    BOOST_TEST(with("verificationMethod", 7) == "its proof names no key");
    BOOST_TEST(with("proofValue", "z11") == "its proof holds no signature");
    BOOST_TEST(with("proofValue", std::string("u").append(published_value).replace(1, 1, "")) ==
               "its proof holds no signature");
    BOOST_TEST(with("@context", SignedJson::array({"https://elsewhere.example"})) ==
               "its proof was made in another context");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
