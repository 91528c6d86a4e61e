#pragma once
// The table as a page wants it drawn: which record, how far it is shown, and what is marked on it.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "questions/scenario.h"
#include "record/table.h"

namespace fairdeal {

struct TableView;

/// A mark beside a wager: a sign and a word, never colour alone.
struct TableMark {
    Who who;
    Wager wager = Wager::None;
    bool right = false;
    std::string word;
};

/// What is said to become of a wager's chips so far, not judged.
struct SaidChips {
    Who who;
    Wager wager = Wager::None;
    std::vector<Money> paid;  // lie beside it, the lowest first
    Verb moved = Verb::Push;  // the stake: Take, to the rack; Return, to its player; else it stays
};

struct TableScreen {
    HandRecord record;
    std::vector<Effect> effects;  // one for each event, or empty
    std::size_t step = 0;         // how many events are shown
    bool totals = false;
    std::vector<TableMark> marks;
    std::vector<TableMark> notes;  // what is said of a wager so far, not judged: "pay $25"
    std::vector<SaidChips> said;
    std::optional<std::pair<Who, Wager>> current;
    std::optional<Who> active;  // whose turn it is
    int asking = 0;             // the seat that asks for something; 0: none
};

/// What somebody points at: a wager, or what is paid beside it; with no wager the cards or the seat
/// of `who` (the dealer's cards too); or a chip in the dealer's rack, of that value.
struct TablePick {
    Who who;
    Wager wager = Wager::None;
    std::optional<Money> chip{};
    bool paid = false;
};

/// Where chips are taken from by hand, and where they are put.
enum class ChipsAt : std::uint8_t { Rack, Wager, Paid, Player };
struct ChipPlace {
    ChipsAt at = ChipsAt::Rack;
    Who who{};  // of a player the seat
    Wager wager = Wager::None;
    friend bool operator==(const ChipPlace&, const ChipPlace&) = default;
};

/// Chips carried over the table by hand: so many of one value, or a wager's whole stake.
struct ChipMove {
    ChipPlace from, to;
    Money chip{};  // of the rack or of what is paid
    int count = 1;
    [[nodiscard]] Money worth() const { return chip * count; }
};

/// The hand of a scenario as it is when the question comes.
TableScreen table_screen(const Scenario& scenario);

/// The values the picture is drawn from.
TableView view_of(const TableScreen& screen);

}  // namespace fairdeal
