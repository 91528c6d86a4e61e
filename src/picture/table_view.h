#pragma once
// What the table picture shows: plain values, nothing of the game's rules.

#include <string>
#include <vector>

#include "base/money.h"
#include "cards/card.h"

namespace fairdeal {

struct CardView {
    Card card;
    bool face_down = false;
    bool left_out = false;  // dealt against the rules: shown, but it does not count
};

/// How a wager stands to what was asked or paid; always shown by sign and word.
enum class Mark { None, Right, Wrong, Asked, Due };

struct WagerView {
    std::string name;  // of the notation: player, dealer, pair-up, ...
    Money stake;
    bool settled = false;
    std::string note;  // "take 5", "push"; empty: none
    Mark mark = Mark::None;
    bool chosen = false;  // has the keyboard
};

struct HandView {
    int number = 0;  // after a split 1, 2, ...; otherwise 0
    std::vector<CardView> cards;
    bool last_sideways = false;  // the card of a double
    std::string total;           // "soft 17"; empty: not shown
    bool active = false;
    std::vector<WagerView> wagers;  // on this hand
};

struct SpotView {
    int seat = 1;
    std::vector<HandView> hands;
    std::vector<WagerView> side;  // side wagers and insurance of the seat
};

enum class Layout { Breakout };

struct TableView {
    Layout layout = Layout::Breakout;
    std::vector<std::string> felt_lines;  // printed on the felt, at most two
    std::vector<SpotView> spots;          // by seat
    std::vector<CardView> dealer;
    std::string dealer_total;
    bool dealer_active = false;
};

}  // namespace fairdeal
