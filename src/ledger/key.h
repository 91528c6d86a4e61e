#pragma once
// Keys that sign: made here, kept as a text that only a passphrase opens (Argon2id, then
// XChaCha20-Poly1305). The store puts that text into a file; this room touches none.

#include <memory>

#include "ledger/note.h"

namespace fairdeal {

/// A secret key with its name. Its bytes are wiped when it goes.
class SigningKey {
public:
    /// A new random key. Refused where the name is none (see is_key_name).
    static Result<SigningKey> make(const std::string& name, KeyUse use);
    /// The key of a 32-byte seed. Throws Fault for another length or a bad name.
    SigningKey(const std::string& name, KeyUse use, std::string_view seed);

    [[nodiscard]] const PublicKey& public_key() const { return public_; }
    /// Signs a note with a log's key; throws Fault with a witness's.
    void sign(Note& note) const;
    /// Signs a checkpoint with a witness's key, `time` in seconds since 1970 UTC; throws Fault with
    /// a log's.
    void cosign(Note& note, std::int64_t time) const;

private:
    friend std::string seal(const SigningKey&, std::string_view, const struct KeyCost&);
    struct Secret {
        std::array<unsigned char, 64> bytes{};
        Secret() = default;
        Secret(const Secret&) = delete;
        Secret& operator=(const Secret&) = delete;
        ~Secret();
    };
    [[nodiscard]] NoteSignature signature(std::string_view message, std::string before) const;

    PublicKey public_;
    std::unique_ptr<Secret> secret_;
};

/// What one try of a passphrase costs: passes, and bytes of memory. By itself what RFC 9106 (4)
/// recommends where memory is scarce, for a pit's machine may be small and slow.
struct KeyCost {
    std::uint64_t passes = 3;
    std::size_t memory = 64U << 20U;
    friend bool operator==(const KeyCost&, const KeyCost&) = default;
};

constexpr std::size_t longest_sealed_key = 4096;

/// The key as a text of five lines that `passphrase` opens; the public key in it can be read by
/// everybody. Throws Fault where there is not the memory.
std::string seal(const SigningKey& key, std::string_view passphrase, const KeyCost& cost = {});
/// Opens what seal() gave. A wrong passphrase and a changed text are told alike, for they look
/// alike.
Result<SigningKey> unseal(std::string_view text, std::string_view passphrase);
/// The public key of a sealed key, which only unseal() proves to be its own.
Result<PublicKey> public_key_of_sealed(std::string_view text);

}  // namespace fairdeal
