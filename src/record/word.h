#pragma once
// Words of the notation as the readers find them: by their first eight bytes as one number, so that
// a word is looked up in a vocabulary by one multiplication and compared once.

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace fairdeal {

struct Word {
    static constexpr std::size_t in_head = 8;

    std::string_view text;
    std::uint64_t head = 0;  // the first byte lowest; of a shorter word the rest is 0

    constexpr Word() = default;
    /// `the_head` must be that of the text.
    constexpr Word(std::string_view the_text, std::uint64_t the_head)
        : text(the_text), head(the_head) {}
    constexpr explicit Word(std::string_view the_text) : text(the_text) {
        for (std::size_t i = 0; i < std::min(text.size(), in_head); ++i)
            head |= std::uint64_t{static_cast<unsigned char>(text[i])} << 8 * i;
    }
    friend constexpr bool operator==(const Word& a, const Word& b) {
        return a.head == b.head && a.text.size() == b.text.size() &&
               (a.text.size() <= in_head || same_rest(a.text, b.text));
    }

private:
    /// Of two texts of one size, after their heads.
    static constexpr bool same_rest(std::string_view a, std::string_view b) {
        return a.substr(in_head) == b.substr(in_head);
    }
};

/// A closed list of words, each of which has a slot of its own.
template <std::size_t Count>
class Vocabulary {
public:
    constexpr explicit Vocabulary(const std::array<std::string_view, Count>& words) {
        for (std::size_t i = 0; i < Count; ++i) words_[i] = Word(words[i]);
        while (!fits()) factor_ *= another_odd;
    }

    /// Its place in the list; `Count`: it is none of them. An empty word never is.
    [[nodiscard]] constexpr std::size_t find(const Word& word) const {
        if (word.text.empty()) return Count;
        const std::size_t place = places_[slot_of(word)];
        return place < Count && words_[place] == word ? place : Count;
    }

private:
    static constexpr unsigned bits = 8;
    static constexpr std::size_t slots = std::size_t{1} << bits;

    [[nodiscard]] constexpr std::size_t slot_of(const Word& word) const {
        const auto last = static_cast<unsigned char>(word.text.back());
        return ((word.head + word.text.size() * slots + last) * factor_) >> (64 - bits);
    }
    /// Gives every word a slot, if this factor does.
    constexpr bool fits() {
        for (std::uint8_t& place : places_) place = Count;
        for (std::size_t i = 0; i < Count; ++i) {
            if (words_[i].text.empty()) continue;
            std::uint8_t& place = places_[slot_of(words_[i])];
            if (place != Count) return false;
            place = static_cast<std::uint8_t>(i);
        }
        return true;
    }

    static_assert(Count < slots);
    std::array<Word, Count> words_{};
    std::array<std::uint8_t, slots> places_{};
    static constexpr std::uint64_t another_odd =
        0x5851f42d4c957f2d;  // any with random bits will do
    std::uint64_t factor_ = 0x9e3779b97f4a7c15;
};

}  // namespace fairdeal
