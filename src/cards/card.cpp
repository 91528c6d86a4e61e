#include "cards/card.h"

#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::string_view rank_letters = "?A23456789TJQK";
constexpr std::string_view suit_letters = "?shdc";
constexpr std::array suits{sentence("{rank} of an unknown suit"), sentence("{rank} of spades"),
                           sentence("{rank} of hearts"), sentence("{rank} of diamonds"),
                           sentence("{rank} of clubs")};

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

std::string rank_in_words(Rank rank) {
    switch (rank) {
        case Rank::Unknown: return tr("unknown card");
        case Rank::Ace: return tr_in("rank of a card", "ace");
        case Rank::Two: return tr_in("rank of a card", "two");
        case Rank::Three: return tr_in("rank of a card", "three");
        case Rank::Four: return tr_in("rank of a card", "four");
        case Rank::Five: return tr_in("rank of a card", "five");
        case Rank::Six: return tr_in("rank of a card", "six");
        case Rank::Seven: return tr_in("rank of a card", "seven");
        case Rank::Eight: return tr_in("rank of a card", "eight");
        case Rank::Nine: return tr_in("rank of a card", "nine");
        case Rank::Ten: return tr_in("rank of a card", "ten");
        case Rank::Jack: return tr_in("rank of a card", "jack");
        case Rank::Queen: return tr_in("rank of a card", "queen");
        case Rank::King: return tr_in("rank of a card", "king");
    }
    throw Fault("invalid rank");
}

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
    return tr_of(suits.at(static_cast<std::size_t>(card.suit)),
                 "rank"_a = rank_in_words(card.rank));
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
