#pragma once
// IBL-EH, elimination hands: does anybody go out, how many, and who gets which place: lists of
// rows.

#include "games/league/sheet.h"
#include "rules/sheet/rows.h"

namespace fairdeal::ibl {

/// How those are placed who have the same count.
enum class HowPlaced : std::uint8_t {
    InOrder,     // by sudden death
    Shared,      // likewise, and they share the rewards of their places
    Open,        // not at all: each has the best of their places
    BestStays,   // all but the best by sudden death go out
    NobodyGoes,  // they stay in
    ByCount      // nobody else has their count
};

/// Those who have no chips after the hand.
struct AtZero {
    std::size_t players = 1;
    bool is_everyone = false;  // nobody has chips
    bool on_elimination_hand = false;
    std::size_t rewarded = 0;  // of their places, prize-paying or feeder (AMB-IBL-33)
};
extern const Section<AtZero, HowPlaced> zero_section;
const char* does_at_zero(HowPlaced places);

/// The table when those at zero have gone.
struct AfterHand {
    bool has_number = false, is_listed = false;  // among the elimination hands
    bool is_final = false;
    bool somebody_went_bust = false;
    std::size_t left = 0;
    bool lowest_is_shared = false;
};
enum class Elimination : std::uint8_t { NobodyGoes, LowestGoes };
extern const Section<AfterHand, Elimination> elimination_section;
const char* does(Elimination elimination);

/// Those who have the lowest count.
struct Lowest {
    std::size_t players = 1;
    bool beside_bust = false;  // others have gone out without chips
};
enum class HowMany : std::uint8_t { One, OneOfThem, AllButOne, All };
extern const Section<Lowest, HowMany> lowest_section;
const char* does(HowMany go);

/// Those who have one count when the table ends.
struct AtTheEnd {
    std::size_t players = 1;
    bool is_final_hand = false;
};
extern const Section<AtTheEnd, HowPlaced> placing_section;
const char* does_at_the_end(HowPlaced places);

}  // namespace fairdeal::ibl
