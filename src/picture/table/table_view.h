#pragma once
// What is to be drawn of a table: plain values, and no logic of any game. Anybody who fills them
// decides what is shown; anybody who draws them decides how.

#include <optional>
#include <string>
#include <vector>

#include "base/money.h"
#include "cards/card.h"

namespace fairdeal {

struct CardView {
    Card card;
    bool face_down = false;
    bool left_out = false;  // dealt against the rules: drawn dim with a crossed corner
    friend bool operator==(const CardView&, const CardView&) = default;
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
    bool chosen = false;        // has the keyboard: drawn with a ring
    bool secret = false;        // the secret bet: its special chip and plaque lie with it
    bool hidden = false;        // its amount is not to be seen yet
    bool chips = false;         // of a tournament: worth no money
    bool lifted = false;        // its chips are said to leave the place: drawn as a trace
    std::vector<Money> paid{};  // said to be paid: lies beside it, the lowest chip first
    friend bool operator==(const WagerView&, const WagerView&) = default;
};

struct HandView {
    int number = 0;  // 1, 2, ... after a split; 0: not split
    std::vector<CardView> cards;
    std::string total;              // "soft 17"; empty: not shown
    std::string state{};            // "surrendered", "doubled"; empty: none
    bool active = false;            // this hand is played now
    bool last_sideways = false;     // the last card was dealt to a double
    bool folded = false;            // given up: its cards are tucked in and drawn grey
    std::vector<WagerView> wagers;  // the main wager (or wagers) of this hand
    friend bool operator==(const HandView&, const HandView&) = default;
};

/// How a seat takes part. Away: it plays no hand, or somebody plays for it; its status is drawn
/// grey. Gone: it has left the table; its spot is drawn dark.
enum class Presence : unsigned char { Here, Away, Gone };

struct SpotView {
    int seat = 1;  // 1 to 9
    std::vector<HandView> hands;
    std::vector<WagerView> side;   // side wagers and insurance
    std::optional<Money> stack{};  // its chips before the hand, shown on a plaque
    bool secret_left = false;      // may still make its secret bet: the special chip lies there
    std::string status{};          // "folded", "sitting out", "out 6th"; empty: none
    Presence presence = Presence::Here;
    friend bool operator==(const SpotView&, const SpotView&) = default;
};

/// A sign on the dealer's side: the minimum, the number of the hand.
struct SignView {
    std::string heading, value, footing;  // "HAND", "9", "ELIMINATION"; each may be empty
    bool alert = false;                   // out of the ordinary: drawn red
    friend bool operator==(const SignView&, const SignView&) = default;
};

/// Which game's felt.
enum class Layout : unsigned char { Breakout, Midnight, Extreme, League };

/// Who looks at the table. Guests: the dealer on top and seat 1, on the dealer's left, at the
/// right. Dealer: the same table after a half turn.
enum class Side : unsigned char { Guests, Dealer };

struct TableView {
    Layout layout = Layout::Breakout;
    Side side = Side::Guests;
    int places = 0;  // spots printed on the felt at least; 0: as the seats need
    std::vector<std::string> felt_lines;  // "BLACKJACK PAYS 3 TO 2", the first one largest
    std::vector<SpotView> spots;          // any order; a seat stands here once at most
    std::vector<CardView> dealer;
    std::string dealer_total;
    bool dealer_active = false;
    std::string dealer_status;    // "folds"; empty: none
    std::optional<Money> bank;    // what the dealer can pay with, on a felt without a rack
    std::vector<SignView> signs;  // two at most (one beside a bank): on the dealer's right, left
    int start = 0;                // the seat with the starting player's button; 0: no button
    int asking = 0;               // the seat that asks for something; 0: none
    friend bool operator==(const TableView&, const TableView&) = default;
};

/// Spots printed on the felt: as few as it comes with, and enough for the highest seat.
int places_of(const TableView& view);

}  // namespace fairdeal
