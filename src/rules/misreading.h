#pragma once
// A misreading: the same sheet with one clause misread. Ruled by it, a hand gives the wrong amount
// that the misreading explains, in training and in audit alike. Misreadings are content
// (scenarios/misreadings).

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/money.h"
#include "record/words.h"

namespace fairdeal {

/// What the clause is taken to say. Exactly one kind of change is set.
struct ClauseChange {
    std::optional<Verb> outcome;   // Take, Pay or Push in place of what it rules
    std::optional<Odds> odds;      // the price in place of its own (with `outcome` Pay: that price)
    bool ignored = false;          // forgotten: the next test on the sheet decides
    bool tip_times_stake = false;  // the fixed tip multiplied by the dollars bet
    std::optional<std::pair<std::string, std::string>> option;  // another choice on the table card
};

struct Misreading {
    std::string id;  // "breakout-bust-17-paid"
    Game game = Game::Breakout;
    std::string clause;  // the clause that is misread
    ClauseChange change;
    std::string says;  // a trainer's sentence
};

}  // namespace fairdeal
