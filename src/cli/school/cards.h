#pragma once
// `fairdeal cards`: the table cards that a house has approved, and what is in force.

#include "cli/commands.h"

namespace CLI {  // NOLINT: the library's own name
class App;
}

namespace fairdeal {

struct CardsOptions {
    std::string game;  // as typed; empty: all
    std::string at;    // a day; empty: today
    bool json = false;
    ContentOptions content;
};
/// Unusable if a card is left out.
ExitStatus run_cards(const CardsOptions& options);
void add_cards(CLI::App& app, CardsOptions& options, ExitStatus& status);

}  // namespace fairdeal
