#include "ledger/sealed_text.h"

#include <sodium.h>

#include "base/translation.h"
#include "ledger/bytes.h"

namespace fairdeal {

namespace {

constexpr std::string_view form = "sealed/v1 ";
constexpr std::size_t nonce_length = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t tag_length = crypto_aead_xchacha20poly1305_ietf_ABYTES;
static_assert(crypto_aead_xchacha20poly1305_ietf_KEYBYTES == Hash{}.size());

}  // namespace

std::string sealed_text(std::string_view text, const Hash& key, std::string_view about) {
    start_sodium();
    std::string bytes(nonce_length + text.size() + tag_length, '\0');
    auto* nonce = reinterpret_cast<unsigned char*>(bytes.data());
    randombytes_buf(nonce, nonce_length);
    crypto_aead_xchacha20poly1305_ietf_encrypt(nonce + nonce_length, nullptr, raw(text),
                                               text.size(), raw(about), about.size(), nullptr,
                                               nonce, key.data());
    return std::string(form) + to_base64(bytes) + "\n";
}

Result<std::string> unsealed_text(std::string_view sealed, const Hash& key,
                                  std::string_view about) {
    start_sodium();
    const bool is_sealed = sealed.starts_with(form) && sealed.ends_with('\n');
    const auto bytes =
        is_sealed ? from_base64(sealed.substr(form.size(), sealed.size() - form.size() - 1))
                  : std::nullopt;
    if (!bytes || bytes->size() < nonce_length + tag_length)
        return refused({}, tr("this is no sealed text"));
    const std::string_view closed = std::string_view(*bytes).substr(nonce_length);
    std::string text(closed.size() - tag_length, '\0');
    const int opened = crypto_aead_xchacha20poly1305_ietf_decrypt(
        reinterpret_cast<unsigned char*>(text.data()), nullptr, nullptr, raw(closed), closed.size(),
        raw(about), about.size(), raw(*bytes), key.data());
    if (opened != 0) return refused({}, tr("it was sealed with another key, or changed since"));
    return text;
}

}  // namespace fairdeal
