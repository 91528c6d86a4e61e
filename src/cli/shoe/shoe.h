#pragma once
// `fairdeal shoe`: what the hands of a shoe, a table or a dealer show together.

#include <array>
#include <string_view>

#include "cli/commands.h"

namespace fairdeal {

/// Of --pickup: from the seat on the dealer's left, or on the right.
constexpr std::array<std::string_view, 2> pickup_words{"left-to-right", "right-to-left"};

struct ShoeOptions {
    std::vector<std::string> inputs;  // "-" is standard input; a hand log stands alone
    std::string log;                  // in place of inputs
    std::string pack;                 // of this one only; empty: of all
    bool running = false;             // the last pack of each table is still in use
    bool json = false;
    bool simulate = false;  // packs dealt by chance, in place of hands
    int decks = 8, cards_a_round = 16, unseen = 78, rounds = 438, missing = 5, packs = 1000;
    std::uint64_t seed = 1;
    ContentOptions content;
    std::string pickup{};  // left-to-right, right-to-left; empty: not known
};
/// Wrong if anything was found.
ExitStatus run_shoe(const ShoeOptions& options);

}  // namespace fairdeal
