#pragma once
// What a mapping's program gave, made rows as `fairdeal import` reads them (formats/rows.h).
//
// The program's rows have the same columns, and a few more things of which the program need not
// count anything itself:
//
//     hand       may be left out of every row but a round's first, which has `at`, `until` and the
//                other columns of the hand; game and the table card's facts come from the mapping
//     at until   as the source writes them
//     amount     as the source writes it, or a list of such, which is added up; never a number
//     settle     a verb: who, wager, `stake` (what was bet in all) and `amount` (what the source
//                says was won) become take, push, pay or return
//     equal      a verb: what `of` lists adds up to `is`, or the round is refused (R7)
//     play       a verb, with others like it: the course of play as one row (play.h)
//     path       where in the document this comes from: a list, for messages
//
// Notation version 2 is written where a round needs it.

#include <optional>
#include <string>
#include <vector>

#include "feeds/mapping/mapping.h"
#include "feeds/rounds/refusals.h"

namespace fairdeal {

struct MappedRound {
    std::string id;
    std::vector<std::string> rows;      // JSON objects, the hand's first row first
    std::vector<std::string> pointers;  // of each row; empty: none is known
};

/// A round is here, or why it is refused; of a refused one there may be several reasons.
struct MappedDocument {
    std::vector<MappedRound> rounds;
    std::int64_t refused = 0;  // rounds
    std::vector<FeedRefusal> refusals;
};

/// Of rows before something that the program refused: what is wrong with a play among them came
/// first.
std::optional<FeedRefusal> refusal_of_play(const std::vector<std::string>& program_rows);

MappedDocument rounds_of(const std::vector<std::string>& program_rows, const Mapping& mapping);

}  // namespace fairdeal
