#include "ledger/key.h"

#include <fmt/format.h>
#include <sodium.h>

#include <vector>

#include "base/text.h"
#include "base/translation.h"
#include "ledger/bytes.h"

namespace fairdeal {

namespace {

constexpr std::string_view sealed_key_magic = fixed("fairdeal sealed key 1");
constexpr std::size_t seed_width = crypto_sign_SEEDBYTES;
constexpr std::size_t salt_width = crypto_pwhash_SALTBYTES;
constexpr std::size_t nonce_width = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t sealed_width = seed_width + crypto_aead_xchacha20poly1305_ietf_ABYTES;
constexpr std::uint64_t most_passes = 16;
constexpr std::size_t most_memory = 1U << 30U;
constexpr std::uint64_t most_work = std::uint64_t{4} << 30U;  // passes times memory: some seconds

/// Bytes that are wiped when they go.
template <std::size_t Width>
struct Wiped {
    std::array<unsigned char, Width> bytes{};
    Wiped() = default;
    Wiped(const Wiped&) = delete;
    Wiped& operator=(const Wiped&) = delete;
    ~Wiped() { sodium_memzero(bytes.data(), bytes.size()); }
    [[nodiscard]] std::string_view text() const { return text_of(bytes.data(), bytes.size()); }
};

using SealingKey = Wiped<crypto_aead_xchacha20poly1305_ietf_KEYBYTES>;

std::string random_bytes(std::size_t count) {
    start_sodium();
    std::vector<unsigned char> bytes(count);
    randombytes_buf(bytes.data(), count);
    return std::string(text_of(bytes.data(), count));
}

/// False where there is not the memory.
bool stretch(std::string_view passphrase, std::string_view salt, const KeyCost& cost,
             SealingKey& key) {
    start_sodium();
    return crypto_pwhash(key.bytes.data(), key.bytes.size(), passphrase.data(), passphrase.size(),
                         raw(salt), cost.passes, cost.memory, crypto_pwhash_ALG_ARGON2ID13) == 0;
}

/// The lines of a sealed key; the first three are open to read and protected against change.
struct Sealed {
    std::string open;  // those three lines
    PublicKey key;
    KeyCost cost;
    std::string salt, nonce, sealed;
};

std::string open_lines(const PublicKey& key, const KeyCost& cost, std::string_view salt) {
    return fmt::format("{}\n{}\nargon2id {} {} {}\n", sealed_key_magic, to_text(key), cost.passes,
                       cost.memory, to_base64(salt));
}

std::optional<KeyCost> cost_from(std::string_view passes, std::string_view memory) {
    const auto times = whole_number_from(passes, most_passes);
    const auto bytes = whole_number_from(memory, most_memory);
    if (!times || !bytes || *times < 1) return std::nullopt;
    if (*bytes < static_cast<std::int64_t>(crypto_pwhash_MEMLIMIT_MIN)) return std::nullopt;
    if (static_cast<std::uint64_t>(*times * *bytes) > most_work) return std::nullopt;
    return KeyCost{static_cast<std::uint64_t>(*times), static_cast<std::size_t>(*bytes)};
}

std::optional<std::string> bytes_from(std::string_view text, std::size_t width) {
    auto bytes = from_base64(text);
    return bytes && bytes->size() == width ? bytes : std::nullopt;
}

bool read_costs(std::string_view line, Sealed& sealed) {
    const auto words = split_at(line, ' ');
    if (words.size() != 4 || words[0] != "argon2id") return false;
    const auto cost = cost_from(words[1], words[2]);
    const auto salt = bytes_from(words[3], salt_width);
    if (!cost || !salt) return false;
    sealed.cost = *cost;
    sealed.salt = *salt;
    return true;
}

bool read_secret(std::string_view nonce_line, std::string_view sealed_line, Sealed& sealed) {
    const auto nonce = bytes_from(nonce_line, nonce_width);
    const auto bytes = bytes_from(sealed_line, sealed_width);
    if (!nonce || !bytes) return false;
    sealed.nonce = *nonce;
    sealed.sealed = *bytes;
    return true;
}

Result<Sealed> read_sealed(std::string_view text) {
    constexpr const char* damaged = sentence("the key file is damaged: bring back a copy of it");
    if (text.size() > longest_sealed_key || !text.starts_with(sealed_key_magic))
        return refused({}, tr("this is not a key file of Fairdeal"));
    const auto lines = split_at(text, '\n');
    if (lines.size() != 6 || lines[0] != sealed_key_magic || !lines[5].empty())
        return refused({}, tr(damaged));
    const auto key = public_key_from(lines[1]);
    if (!key) return tl::make_unexpected(key.error());
    Sealed sealed;
    sealed.key = *key;
    if (!read_costs(lines[2], sealed) || !read_secret(lines[3], lines[4], sealed))
        return refused({}, tr(damaged));
    sealed.open = open_lines(sealed.key, sealed.cost, sealed.salt);
    return sealed;
}

}  // namespace

void start_sodium() {
    static const int started = sodium_init();
    if (started < 0) throw Fault("the system gives no random numbers");
}

SigningKey::Secret::~Secret() { sodium_memzero(bytes.data(), bytes.size()); }

Result<SigningKey> SigningKey::make(const std::string& name, KeyUse use) {
    if (!is_key_name(name))
        return refused({}, tr("{text} is not a name for a key: use letters such as "
                              "casino.example/pit-1/hands, no space and no plus",
                              "text"_a = in_quotes(name)));
    start_sodium();
    Wiped<seed_width> seed;
    randombytes_buf(seed.bytes.data(), seed.bytes.size());
    return SigningKey(name, use, seed.text());
}

SigningKey::SigningKey(const std::string& name, KeyUse use, std::string_view seed)
    : public_{name, use, {}}, secret_(std::make_unique<Secret>()) {
    if (seed.size() != seed_width || !is_key_name(name)) throw Fault("a key of no seed or no name");
    crypto_sign_seed_keypair(public_.bytes.data(), secret_->bytes.data(), raw(seed));
}

NoteSignature SigningKey::signature(std::string_view message, std::string before) const {
    std::array<unsigned char, crypto_sign_BYTES> bytes{};
    crypto_sign_detached(bytes.data(), nullptr, raw(message), message.size(),
                         secret_->bytes.data());
    return {public_.name, key_id(public_), before += text_of(bytes.data(), bytes.size())};
}

void SigningKey::sign(Note& note) const {
    if (public_.use != KeyUse::Log) throw Fault("a witness does not sign for the log");
    note.signatures.push_back(signature(note.text, ""));
}

void SigningKey::cosign(Note& note, std::int64_t time) const {
    if (public_.use != KeyUse::Witness || time < 0) throw Fault("a log is not its own witness");
    note.signatures.push_back(signature(fmt::format("cosignature/v1\ntime {}\n{}", time, note.text),
                                        big_endian(static_cast<std::uint64_t>(time), 8)));
}

std::string seal(const SigningKey& key, std::string_view passphrase, const KeyCost& cost) {
    const std::string salt = random_bytes(salt_width);
    const std::string nonce = random_bytes(nonce_width);
    const std::string open = open_lines(key.public_, cost, salt);
    SealingKey sealing;
    if (!stretch(passphrase, salt, cost, sealing)) throw Fault("no memory to seal a key");
    std::array<unsigned char, sealed_width> sealed{};
    // The first half of libsodium's secret key is its seed.
    crypto_aead_xchacha20poly1305_ietf_encrypt(sealed.data(), nullptr, key.secret_->bytes.data(),
                                               seed_width, raw(open), open.size(), nullptr,
                                               raw(nonce), sealing.bytes.data());
    return fmt::format("{}{}\n{}\n", open, to_base64(nonce),
                       to_base64(text_of(sealed.data(), sealed.size())));
}

Result<SigningKey> unseal(std::string_view text, std::string_view passphrase) {
    const auto sealed = read_sealed(text);
    if (!sealed) return tl::make_unexpected(sealed.error());
    SealingKey sealing;
    if (!stretch(passphrase, sealed->salt, sealed->cost, sealing))
        return refused({}, tr("there is not enough memory to open this key: it takes {size} MiB",
                              "size"_a = sealed->cost.memory >> 20U));
    Wiped<seed_width> seed;
    if (crypto_aead_xchacha20poly1305_ietf_decrypt(
            seed.bytes.data(), nullptr, nullptr, raw(sealed->sealed), sealed->sealed.size(),
            raw(sealed->open), sealed->open.size(), raw(sealed->nonce), sealing.bytes.data()) != 0)
        return refused({}, tr("the passphrase is wrong, or the key file was changed"));
    SigningKey key(sealed->key.name, sealed->key.use, seed.text());
    if (key.public_key() != sealed->key)
        return refused({}, tr("the key file is damaged: its public key is not its own"));
    return key;
}

Result<PublicKey> public_key_of_sealed(std::string_view text) {
    auto sealed = read_sealed(text);
    if (!sealed) return tl::make_unexpected(std::move(sealed.error()));
    return std::move(sealed->key);
}

}  // namespace fairdeal
