#pragma once
// SHA-256 as the ledger uses it: over a record, over two hashes. RFC 6962 keeps the two apart by
// their first byte, so that a record can never pass for a pair of hashes.

#include <array>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace fairdeal {

using Hash = std::array<unsigned char, 32>;

Hash sha256(std::string_view bytes);
/// SHA-256 of what a stream still holds; whether it could be read to its end is the caller's to
/// ask.
Hash sha256(std::istream& in);
/// Likewise; `goes_on` is told now and then how many bytes are done, and may stop it: nothing then.
std::optional<Hash> sha256(std::istream& in, const std::function<bool(std::int64_t)>& goes_on);
/// SHA-256 of 0x00 and the record.
Hash leaf_hash(std::string_view record);
/// SHA-256 of 0x01 and the two.
Hash node_hash(const Hash& left, const Hash& right);

/// The 32 bytes as a string, and back from exactly 32 bytes.
std::string_view bytes_of(const Hash& hash);
std::optional<Hash> hash_from(std::string_view bytes);

/// 64 small hexadecimal digits.
std::string to_hex(const Hash& hash);
/// And back; nothing of anything else.
std::optional<Hash> hash_from_hex(std::string_view digits);
/// So many small hexadecimal digits and nothing else.
bool is_hex(std::string_view text, std::size_t digits);
constexpr std::size_t hash_digits = 64;

/// Standard base64 with its padding (RFC 4648, 4). Reading is strict: one text for each value.
std::string to_base64(std::string_view bytes);
std::optional<std::string> from_base64(std::string_view text);
/// The same for addresses: '-' and '_' in place of '+' and '/', without padding (RFC 4648, 5).
std::string to_base64url(std::string_view bytes);
std::optional<std::string> from_base64url(std::string_view text);

}  // namespace fairdeal
