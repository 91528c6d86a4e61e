#pragma once
// C2SP signed notes: a text, a blank line, and a line for each signature. Reading one checks its
// form only; what it says counts for nothing until a known key's signature has been verified.

#include <cstdint>

#include "base/problem.h"
#include "ledger/hash.h"

namespace fairdeal {

/// What a key is for, as the byte that stands before it in a public key's text.
enum class KeyUse : std::uint8_t { Log = 0x01, Witness = 0x04 };

/// An Ed25519 public key under its name: "casino.example/pit-1/hands".
struct PublicKey {
    std::string name;
    KeyUse use = KeyUse::Log;
    Hash bytes{};
    friend bool operator==(const PublicKey&, const PublicKey&) = default;
};

/// The first four bytes of SHA-256 over name, LF, use and key, the first the most significant.
std::uint32_t key_id(const PublicKey& key);
/// "name+0f1e2d3c+base64", the form in which keys are handed over (vkey).
std::string to_text(const PublicKey& key);
Result<PublicKey> public_key_from(std::string_view text);

/// Names are printable ASCII without space and plus, at most 200 characters.
bool is_key_name(std::string_view name);

struct NoteSignature {
    std::string name;
    std::uint32_t key_id = 0;
    std::string bytes;  // what the key made; 64 of a log, 8 of time and 64 of a witness
    friend bool operator==(const NoteSignature&, const NoteSignature&) = default;
};

struct Note {
    std::string text;  // ends with LF
    std::vector<NoteSignature> signatures;
    friend bool operator==(const Note&, const Note&) = default;
};

constexpr std::size_t longest_note = 65536;
constexpr std::size_t most_signatures = 16;

/// Reads strictly: what it takes, write() gives back byte for byte.
Result<Note> read_note(std::string_view bytes);
std::string write(const Note& note);

/// Where a note bears signatures of this key and every one of them is good: the first one's time
/// for a witness (seconds since 1970 UTC), 0 for a log. Otherwise why not.
Result<std::int64_t> signed_by(const Note& note, const PublicKey& key);

/// Valid UTF-8 without control characters other than LF.
bool is_plain_text(std::string_view text);
/// Likewise, and without LF; may be empty.
bool is_one_line(std::string_view text);

}  // namespace fairdeal
