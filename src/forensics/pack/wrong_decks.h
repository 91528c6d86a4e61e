#pragma once
// Does a shoe hold another number of decks than is declared? The likelihood ratio of each other
// number against the declared one, over all shoes. It has mean 1 if the number is right, whenever
// one looks.

#include <vector>

#include "forensics/shoe_count.h"

namespace fairdeal {

class WrongDecks {
public:
    /// Declared; looked for are 1, 2, 4, 5, 6, 7 and 8 decks, but for that number.
    explicit WrongDecks(int declared);
    /// Looked for is one number.
    WrongDecks(int declared, int real);

    /// A shoe has ended. No kind is counted more often than decks are declared.
    void close(const ShoeCount& shoe);

    /// A shoe begins, and a card of it is seen, of a kind of which so many were seen before: card
    /// by card, so that it costs little to ask whether an alarm is possible.
    void begin_shoe();
    void see(int copies_before) {
        ++seen_;
        ++after_[static_cast<std::size_t>(copies_before)];
    }
    /// Whether the evidence of what was seen so may be e to `log_alarm` or more.
    [[nodiscard]] bool may_reach(double log_alarm) const;

    struct Evidence {
        double log_ratio = 0;  // natural, all numbers alike before any card was seen
        int likeliest = 0;     // decks
    };
    [[nodiscard]] Evidence evidence(const ShoeCount& running = {}) const;

private:
    [[nodiscard]] double log_ratio(const ShoeCount& shoe, int real) const;

    void find_steps();

    int declared_;
    std::vector<int> others_;
    std::vector<double> steps_;   // what a card adds: beside others_, then by copies seen before
    std::vector<double> closed_;  // natural logarithms, beside others_
    std::vector<int> after_;      // cards seen in the running shoe, by copies seen before them
    int seen_ = 0;                // all of these
};

}  // namespace fairdeal
