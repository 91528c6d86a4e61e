#pragma once
// Bytes spoilt at random, the same way for the same seed.

#include <random>
#include <string>
#include <vector>

namespace fairdeal {

class Mutator {
public:
    explicit Mutator(std::uint64_t seed) : dice_(seed) {}

    /// One of the texts with one to four changes: a bit, a byte, a number, a part gone, doubled,
    /// moved, or taken from another text.
    std::string spoilt(const std::vector<std::string>& texts);

private:
    std::size_t below(std::size_t most) { return dice_() % most; }
    void change(std::string& text, const std::string& other);
    std::mt19937_64 dice_;
};

}  // namespace fairdeal
