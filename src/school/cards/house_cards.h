#pragma once
// The table cards that a house has approved for its own tables, and the ones it is working on: a
// folder "table-cards" beside the school's file, with a file for each, GAME-NUMBER.xml and
// GAME-draft.xml. What is approved is never written again: the next approval is another file, so
// that every card that was in force can be read for ever.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/packs/house_shelf.h"

namespace fairdeal {

/// A card as it was approved; `table.approved` says by whom and for which days.
struct HouseCard {
    int number = 0;  // of the game's approvals, from 1: the later one holds
    std::filesystem::path file;
    TableCardFile table;
    friend bool operator==(const HouseCard&, const HouseCard&) = default;
};

struct HouseCards {
    std::vector<HouseCard> all;  // by game and number
    Problems problems;           // of the files that are left out
};

/// "table-cards" beside the school's file; empty if there is none.
std::filesystem::path house_cards_folder(const std::filesystem::path& school);
/// What is in the folder; one that is not there holds nothing. Left out is a file that cannot be
/// read, is no approved card, bears another card's name, or was changed after it was approved.
HouseCards read_house_cards(const std::filesystem::path& folder);

// A day is "2026-11-26", of the house's own time.

/// The card in force on a day; null: the one that ships.
const HouseCard* card_in_force(const HouseCards& cards, Game game, std::string_view day);
std::vector<TableCardFile> all_in_force(const HouseCards& cards, std::string_view day);
/// Soon: it comes into force later, or again. Past: it was in force, or never came to it.
enum class CardStanding : std::uint8_t { InForce, Soon, Past };
CardStanding standing_of(const HouseCards& cards, const HouseCard& card, std::string_view day);
/// The last day on which it is or was in force before another one first takes its place; "": there
/// is no end to it; before its first day: it never came into force.
std::string last_day_of(const HouseCards& cards, const HouseCard& card);
/// So many days later.
std::string day_after(std::string_view day, int days);
bool is_day_of_calendar(std::string_view text);

/// Puts in force what is approved for a day; what was left out is returned.
Problems put_in_force(const std::filesystem::path& folder, std::string_view day, HouseShelf& shelf,
                      Library& library);

/// A draft of a game's card and its bytes, by which somebody else's change is seen.
struct CardDraft {
    TableCardFile table;
    std::string bytes;
};
/// Nothing: there is none. Refused: it cannot be read; it is left as it is then.
Result<std::optional<CardDraft>> read_card_draft(const std::filesystem::path& folder, Game game);
/// Keeps it in the place of the one with the bytes `was` ("": of none); its bytes. Refused, and
/// nothing changed: another desk has changed it, or it cannot be written.
Result<std::string> keep_card_draft(const std::filesystem::path& folder, const TableCardFile& draft,
                                    std::string_view was);
/// Likewise.
Result<void> drop_card_draft(const std::filesystem::path& folder, Game game, std::string_view was);

/// Keeps a card as approved, under the next number of its game. Its days must be days. Refused,
/// and nothing changed: it cannot be written.
Result<HouseCard> approve_card(const std::filesystem::path& folder, TableCardFile card,
                               CardApproval approval);

}  // namespace fairdeal
