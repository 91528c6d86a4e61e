#pragma once
// The lines that only notation version 2 has: what happens when a deal goes wrong, and what the
// floor orders. They stand beside the events of the play and not among them, so that the rules of
// the four games are asked about a plain hand (src/floor lays it as it is to be ruled).

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "record/event.h"

namespace fairdeal {

enum class FloorVerb : std::uint8_t {
    Draw,
    Accept,
    Refuse,
    Burn,
    Boxed,
    Shuffle,
    Skip,
    Move,
    Withdraw,
    Misread,
    Void,
    Correct,
    Rules
};
constexpr std::size_t floor_verb_count = static_cast<std::size_t>(FloorVerb::Rules) + 1;

/// Who stands before such a verb: the dealer, a seat, one of its hands, or one that no seat is.
enum class FloorWho : std::uint8_t { Table, Shoe, Floor };

struct FloorEvent {
    FloorWho kind = FloorWho::Table;
    Who who;  // of Table
    FloorVerb verb = FloorVerb::Draw;
    std::vector<DealtCard> cards;  // draw, accept, refuse, burn, boxed, move; misread: as recorded,
                                   // as it is
    int count = 0;                 // shuffle: cards; skip: 1 or 2, which of the first cards
    Who to;                        // move
    bool at_once = false;          // move, in a hand that is laid as it was played: no card was
                                   // dealt after the one that is moved
    Wager wager = Wager::None;     // withdraw, correct
    bool takes = false;            // correct: takes, else pays
    Money amount;                  // correct
    std::string clause;            // void, rules
    std::string value;             // rules: the remedy that was ordered
    int line = 0;                  // within the record; the header is line 1
    std::size_t before = 0;        // it stands before this event of the play, by index; the number
                                   // of events: after the last
    friend bool operator==(const FloorEvent&, const FloorEvent&) = default;
};

std::string_view to_text(FloorVerb verb);
/// As its line in the notation, no line end.
std::string to_text(const FloorEvent& event);

/// Whether the line's verb is one of these; who stands before it is not looked at.
bool is_floor_line(std::string_view line);
/// Reads one line that is_floor_line(). The first thing wrong with it is added to `problems`, with
/// `line` and the column; the event is of use only if none was.
FloorEvent read_floor_event(std::string_view text, Game game, int line, Problems& problems);
/// Reads an act: who and the verb without the words that follow it, "shoe burn", "dealer void".
FloorEvent read_floor_act(std::string_view text, Game game, int line, Problems& problems);

}  // namespace fairdeal
