#pragma once
// Zip archives made by hand, so that a test can have one say whatever it likes of itself.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairdeal::by_hand {

inline std::uint32_t sum_of(std::string_view bytes) {
    std::uint32_t sum = 0xffffffffU;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int i = 0; i < 8; ++i) sum = sum >> 1U ^ (0xedb88320U & (0U - (sum & 1U)));
    }
    return ~sum;
}

inline std::string little(std::uint64_t number, int bytes) {
    std::string text;
    for (int i = 0; i < bytes; ++i) text += static_cast<char>(number >> (8 * i) & 0xffU);
    return text;
}

/// One entry of a zip, with whatever it says of itself.
struct Entry {
    std::string name, bytes;
    std::uint32_t method = 0;
    std::optional<std::uint32_t> size{};    // that it is said to unpack to
    std::optional<std::uint32_t> packed{};  // that it is said to have in the file
    std::optional<std::uint32_t> sum{};
    std::uint32_t flags = 0;
    std::uint32_t mode = 0100644;
    std::optional<std::uint32_t> at{};  // where it is said to begin
};

/// What both headers of an entry say in the same words.
inline std::string said(const Entry& entry) {
    const auto own = static_cast<std::uint32_t>(entry.bytes.size());
    return little(20, 2) + little(entry.flags, 2) + little(entry.method, 2) + little(0, 2) +
           little(33, 2) + little(entry.sum.value_or(sum_of(entry.bytes)), 4) +
           little(entry.packed.value_or(own), 4) + little(entry.size.value_or(own), 4) +
           little(entry.name.size(), 2) + little(0, 2);
}

/// A zip archive by hand; `count`: how many entries its end says there are.
inline std::string zipped(const std::vector<Entry>& entries,
                          std::optional<std::uint64_t> count = {}) {
    std::string file, list;
    for (const Entry& entry : entries) {
        const auto here = static_cast<std::uint32_t>(file.size());
        file += "PK\x03\x04" + said(entry) + entry.name + entry.bytes;
        list += "PK\x01\x02" + little(3 << 8 | 20, 2) + said(entry) + little(0, 2) + little(0, 2) +
                little(0, 2) + little(std::uint64_t{entry.mode} << 16U, 4) +
                little(entry.at.value_or(here), 4) + entry.name;
    }
    const std::uint64_t number = count.value_or(entries.size());
    return file + list + "PK\x05\x06" + little(0, 4) + little(number, 2) + little(number, 2) +
           little(list.size(), 4) + little(file.size(), 4) + little(0, 2);
}

}  // namespace fairdeal::by_hand
