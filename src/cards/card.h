#pragma once
// A playing card. Rank or suit may be unknown (a camera frame that cannot be read); which way up a
// card lies is not the card's business but the table's.

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fairdeal {

enum class Rank : std::uint8_t {
    Unknown,
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King
};
enum class Suit : std::uint8_t { Unknown, Spades, Hearts, Diamonds, Clubs };

struct Card {
    Rank rank = Rank::Unknown;
    Suit suit = Suit::Unknown;
    [[nodiscard]] constexpr bool is_known() const {
        return rank != Rank::Unknown && suit != Suit::Unknown;
    }
    friend constexpr auto operator<=>(const Card&, const Card&) = default;
};

/// 2 to 10 as shown, faces 10, an ace 1 (total_of makes it 11 where that serves), unknown 0.
constexpr int points_of(Rank rank) { return rank > Rank::Ten ? 10 : static_cast<int>(rank); }

constexpr bool is_ten_valued(Rank rank) { return rank >= Rank::Ten; }

enum class Colour : std::uint8_t { Unknown, Black, Red };
Colour colour_of(Suit suit);

/// "Ts", "9c", "Q?", "??".
std::string to_text(Card card);
/// A card in the notation: rank `23456789TJQKA` or `?`, suit `shdc` or `?`.
std::optional<Card> card_from(std::string_view text);
/// "ten of spades", "a queen of an unknown suit": for screen readers and messages.
std::string in_words(Card card);

/// The 52 cards, by suit in the order of Suit, ace to king.
const std::array<Card, 52>& deck();

}  // namespace fairdeal
