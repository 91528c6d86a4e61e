#pragma once
// One mistake of a dealer that would make what was paid out of what was due, and on which of the
// hand's wrong wagers. explain.h finds the fewest that make all of it.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "audit/wrong_wager.h"

namespace fairdeal {

/// The likelier kinds first: of explanations of one size the earlier kind is given.
enum class MistakeKind : std::uint8_t {
    Misreading,      // one clause misread, wherever the hand shows it
    OutOfTurn,       // a short bank paid out in another order
    Swapped,         // the settlements of two seats, or of two wagers of a seat, exchanged
    WrongSeat,       // settled on another seat
    SettledTwice,    // the same line made again
    CardMiscounted,  // a card counted as another, or not counted
    Forgotten,       // a line not made
    Doubled,
    Halved,
    DigitsSwapped,  // two digits next to each other exchanged
    PointMoved,     // ten times or a tenth of it
    NotParted,      // the whole moved where only a part does
    MisreadHere,    // a clause misread on this wager and kept on others
    CentsDropped,   // the part of a dollar left off or made whole
    StakeCounted,   // the stake counted into what is paid, or off it
    OtherPrice,     // the stake at a price of another line of the sheet
    AChip,          // one chip too many or too few
    OtherOutcome,   // paid, taken or pushed, at an amount that would fit that
    OtherAmount,    // the amount of another wager of the hand
};
/// "misreading", "swapped", "digits-swapped", ...
std::string_view to_text(MistakeKind kind);

struct Mistake {
    MistakeKind kind = MistakeKind::Misreading;
    std::string misreading;  // its id, of Misreading and MisreadHere
    std::string says;        // a sentence
    std::vector<int>
        lines;  // of the record, rising: the settlement lines, and the card, that it concerns
    friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// A mistake that gives exactly what was claimed on some of the wrong wagers.
struct Candidate {
    Mistake mistake;
    std::uint64_t covers = 0;  // bit i: wrong wager i
    int weight = 0;  // within its kind the lighter is the likelier; a kind_step makes it as
                     // unlikely as the next kind
};
constexpr int kind_step = 100;
constexpr std::size_t most_wrong_wagers = 64;  // more are not explained
constexpr std::uint64_t bit_of(std::size_t wager) { return std::uint64_t{1} << wager; }

/// The lines of all the wagers that are covered, rising, with one more if it is not 0.
std::vector<int> lines_of(std::span<const WrongWager> wrong, std::uint64_t covers, int more = 0);

/// Slips of the hand: each of one wager, or of two that were mixed up.
std::vector<Candidate> slips(std::span<const WrongWager> wrong, const Ruling& ruling);

/// Clauses misread, each over the whole hand.
std::vector<Candidate> misread_clauses(std::span<const WrongWager> wrong, const HandRecord& record,
                                       std::span<const Misreading> misreadings);

/// Cards counted as others or not counted: everything else of the hand must then be as claimed.
std::vector<Candidate> miscounted_cards(std::span<const WrongWager> wrong, const HandRecord& record,
                                        const Ruling& ruling);

}  // namespace fairdeal
