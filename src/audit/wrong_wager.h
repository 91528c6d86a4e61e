#pragma once
// The wagers of a hand that were not settled as ruled, each as the lines that are due and were not
// made, and the lines that were made and are not due.

#include <string>
#include <vector>

#include "games/all_games.h"

namespace fairdeal {

struct WrongWager {
    WagerVerdict verdict;
    SettledLines missing;  // its missing() and extra()
    SettledLines extra;
    Money stake;             // put up, as doubles have made it; nothing: none is known
    std::vector<int> lines;  // of the record: its settlement, or where it was put up

    /// "seat 2's super-tie", "hand 2.1's player", "the out of seat 5".
    [[nodiscard]] std::string name() const;
};

/// Every discrepancy of the verdict, in its order.
std::vector<WrongWager> wrong_wagers(const HandRecord& record, const Ruling& ruling,
                                     const Verdict& verdict);

/// "seat 2", "hand 2.1", "the dealer".
std::string spot_in_words(Who who);

}  // namespace fairdeal
