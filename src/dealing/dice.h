#pragma once
// Random numbers that are the same on every machine and in every year: a seed names a whole sample.

#include <cstdint>
#include <optional>
#include <span>

#include "base/problem.h"

namespace fairdeal {

/// SplitMix64. Not for secrets.
class Dice {
public:
    explicit constexpr Dice(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15U;
        std::uint64_t bits = state_;
        bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
        bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
        return bits ^ (bits >> 31U);
    }

    /// 0 to n - 1, each equally likely; n is at least 1.
    std::uint64_t below(std::uint64_t n) {
        if (n == 0) throw Fault("a die without sides");
        // The first (2^64 mod n) numbers would make the low results likelier: throw again.
        const std::uint64_t unfair = (0 - n) % n;
        std::uint64_t bits = next();
        while (bits < unfair) bits = next();
        return bits % n;
    }

    /// True `percent` times in a hundred.
    bool chance(unsigned percent) { return below(100) < percent; }

    template <class T>
    const T& one_of(std::span<const T> list) {
        return list[below(list.size())];
    }

    /// Loaded dice: shoes made with them lean to the cards that this number says (Lean, shoe.h), by
    /// so many looks. Nothing: they lean as chance has it.
    struct Load {
        std::uint8_t lean = 0;
        int looks = 0;
    };
    void load(std::optional<Load> load) { load_ = load; }
    [[nodiscard]] const std::optional<Load>& loaded() const { return load_; }

private:
    std::optional<Load> load_;
    std::uint64_t state_;
};

}  // namespace fairdeal
