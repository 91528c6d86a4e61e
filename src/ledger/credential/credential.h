#pragma once
// A certificate as an Open Badges 3.0 credential: who issued it, to whom, for which game under
// which rules, with which results, and until when; signed by the exam office. The holder stands in
// it only as hashes of id and name, which anybody who knows both can compare with it.

#include <optional>

#include "base/time/utc_time.h"
#include "ledger/key.h"

namespace fairdeal {

/// SHA-256 of a text and a salt: proves a text to who knows it, tells it to nobody else.
struct SaltedHash {
    std::string hash;  // 64 small hexadecimal digits
    std::string salt;
    friend bool operator==(const SaltedHash&, const SaltedHash&) = default;
};
SaltedHash salted(std::string_view text, std::string salt);
bool is_of(const SaltedHash& hash, std::string_view text);
/// 32 hexadecimal digits that nobody can guess.
std::string random_salt();
/// A new id: "urn:uuid:..." of version 4.
std::string random_credential_id();

enum class ResultKind : unsigned char { RawScore, Percent, Status };
std::string_view to_text(ResultKind kind);
std::optional<ResultKind> result_kind_from(std::string_view text);

/// One result: a part of the exam, a clause family, the table test.
struct CredentialResult {
    std::string name;  // "Payouts of the Breakout wager"
    ResultKind kind = ResultKind::RawScore;
    std::string value;        // "28", "93", "Completed"
    std::string least, most;  // the range of a score; both empty of a status
    std::string required;     // the least that passes; empty: none is set
    bool passed = true;
    friend bool operator==(const CredentialResult&, const CredentialResult&) = default;
};

/// What was examined.
struct Certification {
    std::string id;    // a URI: "https://casino.example/exams/breakout-2"
    std::string name;  // "Certified dealer of Breakout Blackjack"
    std::string description;
    std::string criteria;       // in words, what had to be done
    std::string game;           // "breakout"
    std::string table_card;     // as a record's header has it
    std::string rules_version;  // of the rule book
    std::string clauses_hash;   // SHA-256 of the clauses' editions, 64 hexadecimal digits
    friend bool operator==(const Certification&, const Certification&) = default;
};

/// Format 1 had no picture and no status list, and named the list of withdrawn certificates by an
/// address that nobody served. Such certificates are read and checked as they are.
constexpr int newest_credential_format = 2;

struct Credential {
    std::string id;        // a URI, never used twice
    std::string number;    // of the certificate, as printed: is_certificate_number
    std::string issuer;    // the office's name, in people's words
    std::string key_name;  // of the office's key: "casino.example/exams"
    Hash issuer_key{};     // the office's public key
    UtcTime valid_from;    // a whole second, as the next
    UtcTime valid_until;
    SaltedHash holder, holder_name;
    Certification certification;
    std::vector<CredentialResult> results;  // at least one
    Hash transcript{};                      // SHA-256 of the exam's transcript
    int format = newest_credential_format;
    // Of format 2; none in format 1.
    std::string issuer_url;                     // of the house: is_house_url; empty: it has none
    std::string issuer_image;                   // its logo, likewise
    std::optional<std::uint32_t> status_index;  // its place in the house's status list at that URL
    friend bool operator==(const Credential&, const Credential&) = default;
};

/// 1 to 40 letters, digits, '-' and '.'.
bool is_certificate_number(std::string_view text);

/// "https://exams.casino.example/dealers": an address without a query, not ending in '/'.
bool is_house_url(std::string_view text);
/// Where a house's status list is: "revocations.json" under its URL.
std::string status_list_address(std::string_view house_url);

/// Everything that is wrong with a credential before it is signed; empty: nothing.
Problems objections_to(const Credential& credential);

/// The credential, signed, in canonical form. Throws Fault where there is an objection, or where
/// `key` is not the key that the credential names.
std::string issued(const Credential& credential, const SigningKey& key, const UtcTime& created);

/// What a certificate says; it counts for nothing until check_signature has been asked.
struct ReadCredential {
    Credential credential;
    UtcTime signed_at;
    std::string signature;  // "z" and base58
    std::string document;   // all of it in canonical form
};
/// Reads the document or the code's text (code_text). Strictly: every member that issued() writes
/// must be there and none besides; in a document blanks between them do not count. The proof must
/// name the issuer's key.
Result<ReadCredential> read_credential(std::string_view bytes);

/// The same certificate as a text of lines that people can read, a third as long: what a QR code
/// holds. The document is made from it again, byte for byte, and so is its proof.
std::string code_text(const ReadCredential& read);

/// Refused, with the reason, unless this key signed exactly this.
Result<void> check_signature(const ReadCredential& read, const Hash& public_key);

}  // namespace fairdeal
