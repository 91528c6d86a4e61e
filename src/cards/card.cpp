#include "cards/card.h"

namespace fairdeal {

namespace {

constexpr std::string_view rank_letters = "?A23456789TJQK";
constexpr std::string_view suit_letters = "?shdc";
constexpr std::array<std::string_view, 14> rank_words{
    "unknown card", "ace",   "two",  "three", "four", "five",  "six",
    "seven",        "eight", "nine", "ten",   "jack", "queen", "king"};
constexpr std::array<std::string_view, 5> suit_words{"an unknown suit", "spades", "hearts",
                                                     "diamonds", "clubs"};

/// What a byte stands for in a list of letters; the list's length: for nothing.
constexpr std::array<std::uint8_t, 256> places_in(std::string_view letters) {
    std::array<std::uint8_t, 256> places{};
    for (auto& place : places) place = static_cast<std::uint8_t>(letters.size());
    for (std::size_t i = 0; i < letters.size(); ++i)
        places[static_cast<unsigned char>(letters[i])] = static_cast<std::uint8_t>(i);
    return places;
}
constexpr auto rank_places = places_in(rank_letters);
constexpr auto suit_places = places_in(suit_letters);

}  // namespace

Colour colour_of(Suit suit) {
    if (suit == Suit::Unknown) return Colour::Unknown;
    return suit == Suit::Spades || suit == Suit::Clubs ? Colour::Black : Colour::Red;
}

std::string to_text(Card card) {
    return {rank_letters[static_cast<std::size_t>(card.rank)],
            suit_letters[static_cast<std::size_t>(card.suit)]};
}

std::optional<Card> card_from(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const std::uint8_t rank = rank_places[static_cast<unsigned char>(text[0])];
    const std::uint8_t suit = suit_places[static_cast<unsigned char>(text[1])];
    if (rank == rank_letters.size() || suit == suit_letters.size()) return std::nullopt;
    return Card{static_cast<Rank>(rank), static_cast<Suit>(suit)};
}

std::string in_words(Card card) {
    return std::string(rank_words.at(static_cast<std::size_t>(card.rank))) + " of " +
           std::string(suit_words.at(static_cast<std::size_t>(card.suit)));
}

const std::array<Card, 52>& deck() {
    static const std::array<Card, 52> cards = [] {
        std::array<Card, 52> all;
        std::size_t next = 0;
        for (const Suit suit : {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs}) {
            for (int rank = 1; rank <= 13; ++rank)
                all.at(next++) = Card{static_cast<Rank>(rank), suit};
        }
        return all;
    }();
    return cards;
}

}  // namespace fairdeal
