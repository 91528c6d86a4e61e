#include "cards/card.h"

#include <boost/test/unit_test.hpp>
#include <set>

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(card)

BOOST_AUTO_TEST_CASE(the_deck_holds_each_of_the_52_cards_once_and_each_reads_back_as_written) {
    std::set<std::string> written;
    for (const Card card : deck()) {
        BOOST_TEST(card.is_known());
        BOOST_TEST((card_from(to_text(card)) == card));
        written.insert(to_text(card));
    }
    BOOST_TEST(written.size() == 52U);
    BOOST_TEST(to_text(deck().front()) == "As");
    BOOST_TEST(to_text(deck().back()) == "Kc");
}

BOOST_AUTO_TEST_CASE(a_card_is_a_rank_and_a_suit_and_nothing_else) {
    struct Row {
        const char* text;
        Card card;
        const char* in_words;
    };
    // clang-format off
    const Row rows[] = {
        { "Ts", { Rank::Ten,     Suit::Spades },   "ten of spades" },
        { "9c", { Rank::Nine,    Suit::Clubs },    "nine of clubs" },
        { "Ah", { Rank::Ace,     Suit::Hearts },   "ace of hearts" },
        { "2d", { Rank::Two,     Suit::Diamonds }, "two of diamonds" },
        { "Kh", { Rank::King,    Suit::Hearts },   "king of hearts" },
        { "Q?", { Rank::Queen,   Suit::Unknown },  "queen of an unknown suit" },
        { "?c", { Rank::Unknown, Suit::Clubs },    "unknown card of clubs" },
        { "??", { Rank::Unknown, Suit::Unknown },  "unknown card of an unknown suit" },
    };
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.text) {
            BOOST_TEST((card_from(row.text) == row.card));
            BOOST_TEST(to_text(row.card) == row.text);
            BOOST_TEST(in_words(row.card) == row.in_words);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_not_a_card_is_refused) {
    for (const char* text :
         {"",   "T",  "s",   "10s", "Z9",   "9Z",  "1s",  "0s", "ts",           "TS",
          "as", "sA", "Ts ", " Ts", "(Ts)", "T s", "???", "Xs", "\xe2\x99\xa0", "T\xff"}) {
        BOOST_TEST(!card_from(text).has_value(), "'" << text << "' was read as a card");
    }
    BOOST_TEST(!card_from(std::string_view{"T\0", 2}).has_value());
}

BOOST_AUTO_TEST_CASE(a_card_is_known_when_rank_and_suit_are) {
    BOOST_TEST((Card{Rank::Ace, Suit::Spades}.is_known()));
    BOOST_TEST((!Card{Rank::Ace, Suit::Unknown}.is_known()));
    BOOST_TEST((!Card{Rank::Unknown, Suit::Spades}.is_known()));
    BOOST_TEST(!Card{}.is_known());
}

BOOST_AUTO_TEST_CASE(faces_count_ten_and_an_ace_one_by_itself) {
    struct Row {
        Rank rank;
        int points;
        bool ten_valued;
    };
    // clang-format off
    const Row rows[] = {
        { Rank::Unknown, 0, false }, { Rank::Ace,   1, false }, { Rank::Two,    2, false },
        { Rank::Three,   3, false }, { Rank::Four,  4, false }, { Rank::Five,   5, false },
        { Rank::Six,     6, false }, { Rank::Seven, 7, false }, { Rank::Eight,  8, false },
        { Rank::Nine,    9, false }, { Rank::Ten,  10, true },  { Rank::Jack,  10, true },
        { Rank::Queen,  10, true },  { Rank::King, 10, true },
    };
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST(points_of(row.rank) == row.points);
        BOOST_TEST(is_ten_valued(row.rank) == row.ten_valued);
    }
}

BOOST_AUTO_TEST_CASE(spades_and_clubs_are_black_hearts_and_diamonds_red) {
    BOOST_TEST((colour_of(Suit::Spades) == Colour::Black));
    BOOST_TEST((colour_of(Suit::Clubs) == Colour::Black));
    BOOST_TEST((colour_of(Suit::Hearts) == Colour::Red));
    BOOST_TEST((colour_of(Suit::Diamonds) == Colour::Red));
    BOOST_TEST((colour_of(Suit::Unknown) == Colour::Unknown));
}

BOOST_AUTO_TEST_SUITE_END()
