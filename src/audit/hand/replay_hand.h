#pragma once
// A recorded hand played through again: after each of its events the table as it lay, what a clause
// has against it, and what the settlement lines should have been.

#include <string>
#include <vector>

#include "games/all_games.h"

namespace fairdeal {

struct ReplayStep {
    std::string event;                    // as the record has it
    int seat = 0;                         // it is about; 0 the dealer
    int line = 0;                         // of the record
    TableState table;                     // after it; what is left out by the rules is
    std::vector<Breach> breaches;         // of this line
    std::optional<WagerVerdict> verdict;  // settlement: on its wager
    bool whole_table = false;  // a moment to look at every spot: the deal is done, or the play is
    /// A settlement that is not what is due.
    [[nodiscard]] bool is_wrong() const { return verdict && verdict->is_wrong(); }
};

struct Replay {
    HandRecord record;
    std::vector<ReplayStep> steps;
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
