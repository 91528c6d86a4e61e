#include "ledger/tree.h"

#include <bit>

#include "base/problem.h"

namespace fairdeal {

namespace {

std::uint64_t bits(std::int64_t size) { return static_cast<std::uint64_t>(size); }

}  // namespace

std::optional<Frontier> Frontier::from(std::int64_t size, std::string_view bytes) {
    constexpr std::size_t width = sizeof(Hash);
    if (size < 0) return std::nullopt;
    const auto count = static_cast<std::size_t>(std::popcount(bits(size)));
    if (bytes.size() != count * width) return std::nullopt;
    Frontier frontier;
    frontier.size_ = size;
    for (std::size_t i = 0; i < count; ++i)
        frontier.hashes_.push_back(*hash_from(bytes.substr(i * width, width)));
    return frontier;
}

void Frontier::push(const Hash& leaf, const MadeNode& made) {
    Hash hash = leaf;
    int height = 0;
    std::int64_t number = size_;
    if (made) made(height, number, hash);
    while ((number & 1) != 0) {
        hash = node_hash(hashes_.back(), hash);
        hashes_.pop_back();
        number >>= 1;
        ++height;
        if (made) made(height, number, hash);
    }
    hashes_.push_back(hash);
    ++size_;
}

Hash Frontier::root() const {
    if (hashes_.empty()) return sha256("");
    Hash hash = hashes_.back();
    for (auto left = hashes_.rbegin() + 1; left != hashes_.rend(); ++left)
        hash = node_hash(*left, hash);
    return hash;
}

std::string Frontier::bytes() const {
    std::string bytes;
    for (const Hash& hash : hashes_) bytes += bytes_of(hash);
    return bytes;
}

Hash root_of(std::int64_t begin, std::int64_t end, const Nodes& nodes) {
    if (begin < 0 || end < begin) throw Fault("a tree over no range of leaves");
    if (begin == end) return sha256("");
    const std::uint64_t length = bits(end - begin);
    if (std::has_single_bit(length)) {
        const int height = std::countr_zero(length);
        return nodes(height, begin >> height);
    }
    const std::int64_t split = begin + static_cast<std::int64_t>(std::bit_floor(length));
    const Hash left = root_of(begin, split, nodes);
    return node_hash(left, root_of(split, end, nodes));
}

Nodes by_recursion(std::int64_t known, Nodes nodes, Leaves leaves) {
    struct Recursion {
        std::int64_t known;
        Nodes nodes;
        Leaves leaves;
        Hash operator()(int height, std::int64_t number) const {
            if (((number + 1) << height) <= known) return nodes(height, number);
            if (height == 0) return leaves();
            const Hash left = (*this)(height - 1, 2 * number);
            return node_hash(left, (*this)(height - 1, 2 * number + 1));
        }
    };
    return Recursion{known, std::move(nodes), std::move(leaves)};
}

}  // namespace fairdeal
