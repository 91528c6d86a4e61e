#include "ledger/trees.h"

namespace fairdeal {

namespace {

std::string bytes_of_hex(std::string_view hex) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2)
        bytes += static_cast<char>(std::stoi(std::string(hex.substr(i, 2)), nullptr, 16));
    return bytes;
}

}  // namespace

const std::vector<std::string>& published_records() {
    static const std::vector<std::string> records = [] {
        std::vector<std::string> list;
        for (const char* hex : {"", "00", "10", "2021", "3031", "40414243", "5051525354555657",
                                "606162636465666768696a6b6c6d6e6f"})
            list.push_back(bytes_of_hex(hex));
        return list;
    }();
    return records;
}

std::vector<std::string> made_records(int count) {
    std::vector<std::string> records;
    for (int i = 0; i < count; ++i) records.push_back("record " + std::to_string(i));
    return records;
}

std::vector<Hash> leaf_hashes(const std::vector<std::string>& records) {
    std::vector<Hash> hashes;
    for (const std::string& record : records) hashes.push_back(leaf_hash(record));
    return hashes;
}

Hash plain_root(const std::vector<Hash>& leaves, std::size_t begin, std::size_t end) {
    if (begin == end) return sha256("");
    if (end - begin == 1) return leaves[begin];
    std::size_t split = 1;
    while (2 * split < end - begin) split *= 2;
    return node_hash(plain_root(leaves, begin, begin + split),
                     plain_root(leaves, begin + split, end));
}

Nodes nodes_over(std::vector<Hash> leaves) {
    return [leaves = std::move(leaves)](int height, std::int64_t number) {
        const auto begin = static_cast<std::size_t>(number << height);
        return plain_root(leaves, begin, begin + (std::size_t{1} << static_cast<unsigned>(height)));
    };
}

Hash hash_of_hex(std::string_view hex) { return *hash_from(bytes_of_hex(hex)); }

std::vector<std::string> hostile_texts(const std::string& good) {
    std::vector<std::string> texts{"",
                                   "\n",
                                   "\n\n",
                                   std::string(1, '\0'),
                                   std::string(100000, 'x'),
                                   std::string(100000, '\n'),
                                   "\xff\xfe\x00",
                                   good + good,
                                   good + "x",
                                   good + "\n",
                                   "\n" + good,
                                   "\xef\xbb\xbf" + good,
                                   std::string(good).append(10'000'000, ' ')};
    for (std::size_t size = 0; size < good.size(); ++size) texts.push_back(good.substr(0, size));
    std::string returns;
    for (const char c : good) returns += c == '\n' ? std::string("\r\n") : std::string(1, c);
    if (returns != good) texts.push_back(returns);
    return texts;
}

}  // namespace fairdeal
