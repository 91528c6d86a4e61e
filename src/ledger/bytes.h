#pragma once
// Bytes as libsodium and the formats take them; for the files of this room only.

#include <cstdint>
#include <string>
#include <string_view>

namespace fairdeal {

/// Text as the bytes that libsodium takes, and its bytes as text.
inline const unsigned char* raw(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}
inline std::string_view text_of(const unsigned char* bytes, std::size_t size) {
    return {reinterpret_cast<const char*>(bytes), size};
}

/// A number as `width` bytes, the most significant first, and back from at most 8 such bytes.
inline std::string big_endian(std::uint64_t number, std::size_t width) {
    std::string bytes;
    for (std::size_t i = width; i-- > 0;) bytes += static_cast<char>(number >> (8 * i) & 0xffU);
    return bytes;
}
inline std::uint64_t number_from(std::string_view bytes) {
    std::uint64_t number = 0;
    for (const char byte : bytes) number = number << 8U | static_cast<unsigned char>(byte);
    return number;
}

/// Must have been called before anything random or secret; cheap when done before. Throws Fault
/// where the system gives no randomness.
void start_sodium();

}  // namespace fairdeal
