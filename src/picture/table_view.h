#pragma once
// What is to be drawn of a table: plain values, and no logic of any game. Whoever fills them
// decides what is shown; whoever draws them decides how.

#include <string>
#include <vector>

#include "base/money.h"
#include "cards/card.h"

namespace fairdeal {

struct CardView {
    Card card;
    bool face_down = false;
    bool left_out = false;  // dealt against the rules: drawn dim with a crossed corner
};

/// How a wager was judged, or what is asked of it. Shown by a sign and a word, never by colour
/// alone.
enum class WagerMark : unsigned char { None, Right, Wrong, Asked, Due };

struct WagerView {
    std::string name;  // as in the notation: player, dealer, pair-up, ..., insurance
    Money stake;
    bool settled = false;  // its chips are drawn faint
    std::string note;      // "take 5", "pay 12.50", "push"; empty: none
    WagerMark mark = WagerMark::None;
    bool chosen = false;  // has the keyboard: drawn with a ring
};

struct HandView {
    int number = 0;  // 1, 2, ... after a split; 0: not split
    std::vector<CardView> cards;
    std::string total;              // "soft 17"; empty: not shown
    bool active = false;            // this hand is played now
    bool last_sideways = false;     // the last card was dealt to a double
    std::vector<WagerView> wagers;  // the main wager (or wagers) of this hand
};

struct SpotView {
    int seat = 1;  // 1 to 9
    std::vector<HandView> hands;
    std::vector<WagerView> side;  // side wagers and insurance
};

enum class Layout : unsigned char { Breakout };

struct TableView {
    Layout layout = Layout::Breakout;
    int places = 0;  // spots printed on the felt; 0: five, seven or nine, as the seats need
    std::vector<std::string> felt_lines;  // "BLACKJACK PAYS 3 TO 2", the first one largest
    std::vector<SpotView> spots;          // any order; a seat stands here once at most
    std::vector<CardView> dealer;
    std::string dealer_total;
    bool dealer_active = false;
};

/// Spots printed on the felt: at least five, and enough for the highest seat.
int places_of(const TableView& view);

}  // namespace fairdeal
