#pragma once
// Trees to test with: the eight records of the published Certificate Transparency tests, and any
// number of made ones.

#include <string>
#include <vector>

#include "ledger/proof.h"

namespace fairdeal {

/// The published records.
const std::vector<std::string>& published_records();
/// "record 0", "record 1", ...
std::vector<std::string> made_records(int count);
std::vector<Hash> leaf_hashes(const std::vector<std::string>& records);

/// Answers about the tree over these leaves by hashing all the way down each time. Keeps a copy.
Nodes nodes_over(std::vector<Hash> leaves);
/// The root of the first `size` leaves by the definition of the RFC, once more in its own words.
Hash plain_root(const std::vector<Hash>& leaves, std::size_t begin, std::size_t end);

Hash hash_of_hex(std::string_view hex);
/// Calls `use` with each text that differs from `text` in one bit.
template <class Use>
void for_each_flip(const std::string& text, Use use) {
    for (std::size_t bit = 0; bit < 8 * text.size(); ++bit) {
        std::string flipped = text;
        flipped[bit / 8] =
            static_cast<char>(static_cast<unsigned char>(flipped[bit / 8]) ^ 1U << bit % 8);
        use(flipped, bit);
    }
}
/// Texts that no reader may take or stumble over: empty, cut, huge, binary.
std::vector<std::string> hostile_texts(const std::string& good);

}  // namespace fairdeal
