#include "ledger/credential/did_key.h"

#include <algorithm>
#include <vector>

namespace fairdeal {

namespace {

constexpr std::string_view alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
constexpr std::string_view did_start = "did:key:";
constexpr std::string_view ed25519_mark = "\xed\x01";

/// Digits of one base, the least significant first, times `times` plus `added`.
void multiply_add(std::vector<unsigned>& digits, unsigned base, unsigned times, unsigned added) {
    unsigned carry = added;
    for (unsigned& digit : digits) {
        carry += digit * times;
        digit = carry % base;
        carry /= base;
    }
    for (; carry > 0; carry /= base) digits.push_back(carry % base);
}

/// "z6Mk...": the base58 of mark and key.
std::string multibase(const Hash& key) {
    std::string text = "z";
    return text += to_base58(std::string(ed25519_mark).append(bytes_of(key)));
}

}  // namespace

std::string to_base58(std::string_view bytes) {
    std::vector<unsigned> digits;
    for (const char byte : bytes) multiply_add(digits, 58, 256, static_cast<unsigned char>(byte));
    const auto zeros = std::min(bytes.find_first_not_of('\0'), bytes.size());
    std::string text(zeros, alphabet.front());
    for (std::size_t i = digits.size(); i-- > 0;) text += alphabet[digits[i]];
    return text;
}

std::optional<std::string> from_base58(std::string_view text) {
    constexpr std::size_t longest = 128;
    if (text.size() > longest) return std::nullopt;
    std::vector<unsigned> digits;
    for (const char c : text) {
        const auto value = alphabet.find(c);
        if (value == std::string_view::npos) return std::nullopt;
        multiply_add(digits, 256, 58, static_cast<unsigned>(value));
    }
    std::string bytes(std::min(text.find_first_not_of(alphabet.front()), text.size()), '\0');
    for (std::size_t i = digits.size(); i-- > 0;) bytes += static_cast<char>(digits[i]);
    return bytes;
}

std::string did_key(const Hash& public_key) {
    return std::string(did_start) + multibase(public_key);
}

std::optional<Hash> key_from_did(std::string_view text) {
    if (!text.starts_with(did_start) || !text.substr(did_start.size()).starts_with('z'))
        return std::nullopt;
    const auto bytes = from_base58(text.substr(did_start.size() + 1));
    if (!bytes || !bytes->starts_with(ed25519_mark)) return std::nullopt;
    return hash_from(std::string_view(*bytes).substr(ed25519_mark.size()));
}

std::string verification_method(const Hash& public_key) {
    return did_key(public_key) + "#" + multibase(public_key);
}

std::string fingerprint(const Hash& public_key) {
    const std::string hex = to_hex(sha256(bytes_of(public_key)));
    return hex.substr(0, 4) + " " + hex.substr(4, 4) + " " + hex.substr(8, 4) + " " +
           hex.substr(12, 4);
}

}  // namespace fairdeal
