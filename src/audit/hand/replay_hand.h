#pragma once
// A recorded hand played through again: after each of its events the table as it lay, what a clause
// has against it, and what the settlement lines should have been.

#include <string>
#include <vector>

#include "games/all_games.h"

namespace fairdeal {

/// A line of version 2 that lays nothing: "floor rules IRR-7 complete".
struct ReplayLine {
    int line = 0;      // of the record
    std::string text;  // as the record has it
    std::vector<Breach> breaches;
};

struct ReplayStep {
    std::vector<ReplayLine> before;       // what stands before it in the record
    std::string event;                    // as the record has it
    int seat = 0;                         // it is about; 0 the dealer
    int line = 0;                         // of the record
    TableState table;                     // after it; what is left out by the rules is
    std::vector<Breach> breaches;         // of this line
    std::optional<WagerVerdict> verdict;  // settlement: on its wager
    bool whole_table = false;  // a moment to look at every spot: the deal is done, or the play is
    /// A settlement that is not what is due.
    [[nodiscard]] bool is_wrong() const { return verdict && verdict->is_wrong(); }
    /// A clause has something against this line or one of those before it.
    [[nodiscard]] bool is_faulty() const;
};

struct Replay {
    HandRecord record;  // as_played(), if something went wrong in it
    std::string text;   // of the record as it was read
    std::vector<ReplayStep> steps;
    std::vector<ReplayLine> after;  // the last step
    Ruling ruling;
    Verdict verdict;          // of the recorded settlement, with misreadings
    bool is_claimed = false;  // there is a settlement to judge (rules/settled.h)
};

/// The game must be one that is ruled.
Replay replay_hand(const HandRecord& record, std::span<const Misreading> misreadings);

/// What lies before the dealer or on a seat: "dealer 9c (8s), shows 9", "1 Th 6d Kc, bust with 26
/// [dealer 25]".
std::string spot_in_words(const TableState& table, int seat);

/// The same for the dealer and every seat, in order.
std::vector<std::string> table_in_words(const TableState& table);

}  // namespace fairdeal
