#include "ledger/hash.h"

#include <sodium.h>

#include <algorithm>
#include <istream>
#include <vector>

#include "ledger/bytes.h"

namespace fairdeal {

Hash sha256(std::string_view bytes) {
    Hash hash{};
    crypto_hash_sha256(hash.data(), raw(bytes), bytes.size());
    return hash;
}

Hash sha256(std::istream& in) {
    return *sha256(in, [](std::int64_t) { return true; });
}

std::optional<Hash> sha256(std::istream& in, const std::function<bool(std::int64_t)>& goes_on) {
    std::vector<char> part(1U << 16U);
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    std::int64_t done = 0;
    while (in.read(part.data(), static_cast<std::streamsize>(part.size())), in.gcount() > 0) {
        const std::string_view bytes(part.data(), static_cast<std::size_t>(in.gcount()));
        crypto_hash_sha256_update(&state, raw(bytes), bytes.size());
        done += in.gcount();
        if (!goes_on(done)) return std::nullopt;
    }
    Hash hash{};
    crypto_hash_sha256_final(&state, hash.data());
    return hash;
}

Hash leaf_hash(std::string_view record) {
    constexpr unsigned char leaf = 0;
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, &leaf, 1);
    crypto_hash_sha256_update(&state, raw(record), record.size());
    Hash hash{};
    crypto_hash_sha256_final(&state, hash.data());
    return hash;
}

Hash node_hash(const Hash& left, const Hash& right) {
    std::array<unsigned char, 65> bytes{1};
    std::copy(right.begin(), right.end(), std::copy(left.begin(), left.end(), bytes.begin() + 1));
    Hash hash{};
    crypto_hash_sha256(hash.data(), bytes.data(), bytes.size());
    return hash;
}

std::string_view bytes_of(const Hash& hash) { return text_of(hash.data(), hash.size()); }

std::optional<Hash> hash_from(std::string_view bytes) {
    Hash hash{};
    if (bytes.size() != hash.size()) return std::nullopt;
    std::copy_n(raw(bytes), hash.size(), hash.begin());
    return hash;
}

std::optional<Hash> hash_from_hex(std::string_view digits) {
    Hash hash{};
    if (!is_hex(digits, hash_digits)) return std::nullopt;
    sodium_hex2bin(hash.data(), hash.size(), digits.data(), digits.size(), nullptr, nullptr,
                   nullptr);
    return hash;
}

bool is_hex(std::string_view text, std::size_t digits) {
    return text.size() == digits &&
           text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string to_hex(const Hash& hash) {
    std::string text(2 * hash.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
    text.pop_back();
    return text;
}

std::string to_base64(std::string_view bytes) {
    constexpr int variant = sodium_base64_VARIANT_ORIGINAL;
    std::string text(sodium_base64_encoded_len(bytes.size(), variant), '\0');
    sodium_bin2base64(text.data(), text.size(), raw(bytes), bytes.size(), variant);
    text.pop_back();
    return text;
}

std::optional<std::string> from_base64(std::string_view text) {
    std::vector<unsigned char> bytes(text.size() / 4 * 3 + 3);
    std::size_t size = 0;
    const int failed = sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(),
                                         nullptr, &size, nullptr, sodium_base64_VARIANT_ORIGINAL);
    std::string value(text_of(bytes.data(), size));
    if (failed != 0 || to_base64(value) != text) return std::nullopt;
    return value;
}

std::string to_base64url(std::string_view bytes) {
    std::string text = to_base64(bytes);
    std::replace(text.begin(), text.end(), '+', '-');
    std::replace(text.begin(), text.end(), '/', '_');
    while (text.ends_with('=')) text.pop_back();
    return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
    if (text.find_first_of("+/=") != std::string_view::npos) return std::nullopt;
    std::string plain(text);
    std::replace(plain.begin(), plain.end(), '-', '+');
    std::replace(plain.begin(), plain.end(), '_', '/');
    while (plain.size() % 4 != 0) plain += '=';
    return from_base64(plain);
}

}  // namespace fairdeal
