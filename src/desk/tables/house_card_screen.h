#pragma once
// All that the page of table cards shows.

#include "desk/school/school_screen.h"
#include "school/cards/house_cards.h"

namespace fairdeal {

/// A card in the list: a game's draft, one that was approved, or one that ships.
struct ListedCard {
    enum class Kind : std::uint8_t { Draft, Approved, Shipped };
    Kind kind = Kind::Shipped;
    int number = 0;    // Approved
    std::string id{};  // Shipped
    friend bool operator==(const ListedCard&, const ListedCard&) = default;
};

struct HouseCardRow {
    ListedCard card;
    std::string title, detail, word;
    bool in_force = false;
    std::string spoken;
};

/// What of the picked card is shown.
enum class HouseCardPart : std::uint8_t { Options, Changes, Approval };

struct HouseOptionRow {
    std::string question, reading, word;  // `word`: how it differs from what is in force
    bool changed = false;
    std::string spoken;
};

/// A number that can be set: how many decks, an amount in cents, a half of a price.
struct NumberField {
    std::string name;
    int value = 0, least = 0, most = 0;
    bool in_cents = false;
};

/// The picked option: what may be chosen, or numbers to set.
struct HouseOptionScreen {
    std::string question, open_point;         // `open_point`: what the documents leave, in words
    std::vector<std::string> choices, marks;  // beside each other
    std::size_t chosen = 0;
    std::vector<NumberField> numbers;
    std::string reading;  // of the numbers
    bool can_choose = false;
};

/// Something that trainees are asked, and answer otherwise.
struct HouseChangeRow {
    std::string title, was, is, spoken;
};

struct HouseCardScreen {
    std::string forbidden;  // why nothing of it is shown; empty: it is
    Game game = Game::Breakout;
    std::vector<HouseCardRow> rows;
    std::size_t picked = 0;
    std::string title, standing, note;
    HouseCardPart part = HouseCardPart::Options;
    std::optional<FieldScreen> name;  // of a draft
    std::vector<HouseOptionRow> options;
    std::size_t option = 0;
    HouseOptionScreen open;
    std::string story;  // above what changes, or the form
    std::vector<HouseChangeRow> changes;
    bool is_working = false;
    FieldScreen from, to, passphrase;
    bool asks_passphrase = false;
    std::string error, notice;
};

}  // namespace fairdeal
