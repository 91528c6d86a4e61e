// The second settlement of Breakout. Outcomes are looked up in the tables below, written out cell by
// cell from the document; nothing is derived clause by clause.
//
// Points that the documents leave unclear, and the reading taken here:
//  U1  Order of lines that fall due at one moment: first the wagers that block the next card
//      (BRK-BJ-2 with BRK-EARLY-1), clockwise; then clockwise spot by spot, insurance before main
//      before side wagers. AMB-BRK-30 does not place insurance; Midnight's example has it first.
//  U2  While such blocking wagers are due, `next` holds all of them and nothing else (also not a
//      natural's pay due at the same moment), in any order: no sum depends on it.
//  U3  A forbidden wager's `return` is due at the end, in the wager's own place on its spot
//      (insurance's too). Made earlier it is no fault: AMB-BRK-12 says only "found after the deal".
//  U4  A surrender's `take` and `return` are due at once, like an own bust. Half of an odd cent: the
//      take is rounded down and the return is the rest.
//  U5  Late surrender without a hole card: half is lost, also if the dealer later has a blackjack.
//      The document has no word on it and notation point 9 knows only the two halves.
//  U6  natural-stays-live=yes: an own natural is paid with the rest at the end and keeps the dealer
//      drawing until then. It still beats a drawn 21. Even money is paid at once all the same.
//  U7  bj-vs-21=push: a drawn 21 on a dealer-hand bet against a dealer blackjack pushes and the Super
//      Tie wins as "21 (Non BJ) Push". Own-hand bets are "as normal": blackjack beats 21 in every
//      reading. A player's blackjack against a drawn 21 is never a tie (AMB-BRK-14 lets BRK-BJ-1 rule).
//  U8  A busted dealer-hand bettor against a dealer blackjack (no hole): paid the blackjack price,
//      because BRK-BJ-3 pays every such bet "where the player does not also have a blackjack".
//  U9  Without a hole card insurance is offered with an ace up too (AMB-BRK-16 names it); it may be
//      taken until the next other act, it is in play until the dealer's second card, and it is lost
//      or paid with that card. A dealer-hand natural against an ace or ten waits for that card, and
//      is then taken before any other card (or before the dealer's `stand`).
//  U10 Without a hole card and with nothing in play the play is over with the last act: early wagers
//      are then due but no longer in `next`, which is empty when the play is over.
//  U11 no-hole-loses-all=no: hand 1 of a split loses its original bet (the rest of a double is
//      returned), hands 2, 3, ... push their whole stake even if hand 1 busted before.
//  U12 Insurance over half, on a spot without an own-hand bet, without an ace, unoffered, after the next act,
//      a second time or after even money is returned whole. Even money after insurance is refused.
//  U13 Super Tie and Breakout Bonus on an own-hand bet (illegal-side=play): judged on hand 1 after a
//      split, on two cards after a surrender or a paid natural. Only a dealer-hand main wager takes
//      them early.
//  U14 Side wagers alone on a seat (illegal-side=play, against notation point 4 which returns them in
//      every case): judged on the two cards dealt, the hand draws nothing.
//  U15 A seat with side wagers alone is an open deal until all others are dealt; nobody waits for it
//      unless its wagers play.
//  U16 tip-from=player with a tip as big as the winnings: no `pay` of 0, the stake is returned and
//      the tip stays. Cannot happen with the default minimum.
//  U17 One main wager per hand (AMB-BRK-23): the first put up counts, the other kind is returned. The
//      same wager put up twice before the deal adds up.
//  U18 A wager put up after the first card is returned: side wagers by BRK-SIDE-4, main ones by
//      AMB-BRK-39. A side wager on such a main wager only is a side wager without one.
//  U19 A decision on a hand played by house rules is passed over; a `double` there counts as its draw
//      if it had to draw and doubles nothing.
//  U20 Insurance: `dealer offer insurance` is owed with an ace up and an own-hand bet. A record that
//      goes on without it is not faulted: no clause asks for it, BRK-INS-2 only forbids.
//  U21 Settled too late: a card was dealt (hit, double, split hand) between due and done; turning the
//      hole card deals nothing. Too early: before the event that makes it due.
//  U22 `right` on an unfinished record: all lines due so far, no other.
//  U23 `next` after `double` without its card: "1 double". Open deals: all of them, not only the first.
//  U24 While nobody has bet, `next` is empty and `may` is ["bet"].
//  U25 split-aces=one-card also forbids a further split of those aces. A drawn 21 may still hit.
//  U26 pair-up-both=both-unsuited or not-both-suited with `sum`: only the row of 50 depends on it.
//  U27 Pair Up, AMB-BRK-36: without a hole card the second card for Pair Up alone is a `dealer hit`,
//      and no `stand` follows.
//  U28 A hand that surrendered or took even money is over; cards to it are left out.
//  U29 With an ace or ten up the check (or the turn of a blackjack) is owed even when nothing is left
//      that hangs on it, and without one the hole card is turned at the end all the same (AMB-BRK-16).
//  U30 A dealer-hand natural and a dealer `turn` without a check before it: the turned card settles it.
//  U31 The pieces of a price are multiplied first and then divided; a part of a cent is dropped.
//  U32 A forbidden wager put up after the play is over is due back at once, behind all other lines.

#include "breakout_second.h"

#include <algorithm>
#include <array>
#include <map>
#include <sstream>

namespace second {
namespace {

// What a hand amounts to, in the order of the tables' columns and rows.
enum Standing { Low, Hard17, Soft17, S18, S19, S20, S21, Blackjack, Bust };

// Dealer-hand bet. Rows: the player's hand; columns: the dealer's. W paid, B paid as blackjack,
// L taken, = push, ? push where a soft 17 counts (else W), ! push where 21 ties a blackjack (else B).
// The dealer never ends low; the column is there to keep the numbers right.
// clang-format off
constexpr std::array<std::string_view, 9> dealer_bet{
//   -  17 s17 18 19 20 21 BJ bust
    ".""W" "W" "W""W""W""W""B""L",   // 16 or less: cannot be on a finished hand
    ".""=" "=" "W""W""W""W""B""L",   // 17
    ".""=" "=" "W""W""W""W""B""L",   // soft 17
    ".""L" "L" "=""W""W""W""B""L",   // 18
    ".""L" "L" "L""=""W""W""B""L",   // 19
    ".""L" "L" "L""L""=""W""B""L",   // 20
    ".""L" "L" "L""L""L""=""!""L",   // 21
    ".""L" "L" "L""L""L""L""=""L",   // blackjack
    ".""=" "?" "W""W""W""W""B""=",   // bust
};
// Own-hand bet. W even money, N the natural's price, L taken, = push, X taken by a blackjack.
constexpr std::array<std::string_view, 9> own_bet{
    ".""L" "L" "L""L""L""L""X""W",
    ".""=" "=" "L""L""L""L""X""W",
    ".""=" "=" "L""L""L""L""X""W",
    ".""W" "W" "=""L""L""L""X""W",
    ".""W" "W" "W""=""L""L""X""W",
    ".""W" "W" "W""W""=""L""X""W",
    ".""W" "W" "W""W""W""=""X""W",
    ".""N" "N" "N""N""N""N""=""N",
    ".""L" "L" "L""L""L""L""L""L",
};
// Super Tie, fig. 11. A digit is the row of that table, . a loss, ! row 1 where 21 ties a blackjack.
constexpr std::array<std::string_view, 9> super_tie{
    ".""." "." "."".""."".""."".",
    ".""3" "3" "."".""."".""."".",
    ".""3" "3" "."".""."".""."".",
    ".""." "." "3"".""."".""."".",
    ".""." "." ".""3""."".""."".",
    ".""." "." "."".""2"".""."".",
    ".""." "." "."".""."  "1""!"".",
    ".""." "." "."".""."".""0"".",
    ".""." "." "."".""."".""."  "4",
};
// clang-format on
struct TieRow {
    std::int64_t pays;
    Cents tip;
};
constexpr std::array<TieRow, 5> tie_rows{{{25, 1000}, {15, 500}, {8, 300}, {3, 200}, {1, 100}}};

// Fig. 9, from 0 cards on; fewer than 6 cannot be, since a bust takes three.
constexpr std::array<std::int64_t, 13> bonus_by_cards{0, 0,  0,  0,   0,   0,  5,
                                                      5, 15, 30, 100, 150, 250};

const std::array<std::string, 4> side_names{"pair-up", "sweet-17", "breakout-bonus", "super-tie"};

Cents at_price(Cents stake, Price price) { return stake * price.pays / price.to; }

bool is_natural(const Cards& cards) {
    return cards.size() == 2 && points_of_rank(cards[0].rank) + points_of_rank(cards[1].rank) == 11 &&
           (cards[0].rank == 1 || cards[1].rank == 1);
}

Standing standing_of(const Cards& cards, bool can_be_natural) {
    const auto [total, soft] = total_of(cards);
    if (total > 21) return Bust;
    if (can_be_natural && is_natural(cards)) return Blackjack;
    if (total < 17) return Low;
    if (total == 17) return soft ? Soft17 : Hard17;
    return static_cast<Standing>(S18 + (total - 18));
}

struct Wager {
    std::string name;
    Cents amount = 0;
    int line = 0;
    bool is_void = false, settled = false;
};

struct Hand {
    int number = 0;  // 0 while the seat has one hand only
    Cards cards;
    Cents stake = 0, original = 0;
    bool split_ace = false, stopped = false, doubled = false, card_owed = false, settled = false;
};

struct Spot {
    char main = '-';  // p own hand, d dealer's hand, - none
    std::vector<Wager> wagers;
    std::vector<Hand> hands{1};
    Cards start;
    bool dealt_in = false, must_be_dealt = false, even_money = false;

    Wager* find(std::string_view name) {
        for (Wager& wager : wagers) {
            if (wager.name == name && !wager.is_void) return &wager;
        }
        return nullptr;
    }
    Cents put_up(std::string_view name) const {
        for (const Wager& wager : wagers) {
            if (wager.name == name && !wager.is_void) return wager.amount;
        }
        return 0;
    }
    bool has_split() const { return hands.size() > 1; }
};

/// The table as the events so far have left it.
class Table {
public:
    explicit Table(const House& house) : house_(house) {}
    void see(const Event& event, int index);
    Ruling ruling();

private:
    // the dealing
    void bet(const Event& event);
    void close_betting();
    void judge_sides(Spot& spot);
    void deal(const Event& event);
    bool all_dealt() const;
    // insurance and the check
    bool asks_insurance() const;
    void insure(const Event& event);
    void even_money(const Event& event);
    void offer(const Event& event);
    // the players
    void act(const Event& event);
    void draw(Spot& spot, Hand& hand, const Event& event);
    void double_down(Spot& spot, Hand& hand, const Event& event);
    void split(Spot& spot, Hand& hand, const Event& event);
    void surrender(const Spot& spot, Hand& hand, const Event& event);
    void house_rules_act(Hand& hand, const Event& event);
    bool must_hit(const Cards& cards) const;
    bool is_over(const Spot& spot, const Hand& hand) const;
    bool may_double(const Spot& spot, const Hand& hand) const;
    bool may_split(const Spot& spot, const Hand& hand) const;
    bool may_surrender(const Spot& spot, const Hand& hand) const;
    bool players_done() const;
    // the dealer
    void dealer_act(const Event& event);
    bool dealer_may_draw() const;
    bool dealer_stops() const;
    bool lives_beside_pair_up() const;
    bool lives(std::string_view side) const;
    bool dealer_blackjack() const;
    bool dealer_done() const;
    // the money
    void due(int seat, int hand, std::string verb, std::string wager, Cents amount,
             bool blocking = false);
    void advance();
    void settle_known_no_blackjack();
    void settle_all();
    void settle_insurance(int seat, Spot& spot);
    void settle_main(int seat, Spot& spot);
    void settle_against_blackjack(int seat, const Hand& hand);
    void settle_side(int seat, Spot& spot, Wager& wager);
    void settle_super_tie(int seat, const Wager& wager, const Hand& hand);
    std::int64_t pair_up_pays(const Cards& player) const;
    void pay_or_take(int seat, const Wager& wager, std::int64_t pays);
    // the answer
    void list_next(Ruling& ruling) const;
    bool list_dealing(Ruling& ruling) const;
    bool list_check(Ruling& ruling) const;
    bool list_player(Ruling& ruling) const;
    void list_insurance(Ruling& ruling) const;
    void judge_claims(Ruling& ruling);
    void judge_time(const Event& claim, int index);
    void fault(const Event& event, std::string clause, std::string what);
    bool claimed(const Line& line) const;

    House house_;
    std::map<int, Spot> spots_;
    Cards dealer_;  // the open card first, then the hole card, then the drawn ones
    bool cards_out_ = false, offered_ = false, window_ = false, peeked_ = false, turned_ = false;
    bool played_ = false;  // a player's hand has been acted on
    bool no_blackjack_ = false, dealer_stood_ = false, complete_ = false;
    int now_ = -1;
    std::vector<Line> lines_;
    std::vector<Fault> faults_;
    std::vector<std::pair<int, Event>> claims_;
    std::vector<int> card_events_;  // indexes of the events that dealt a card
};

// ---------------------------------------------------------------- the dealing

void Table::bet(const Event& event) {
    Spot& spot = spots_[event.seat];
    const bool main = event.wager == "player" || event.wager == "dealer";
    Wager wager{event.wager, event.amount.value_or(0), event.line, false, false};
    if (cards_out_) {
        wager.is_void = true;
        spot.wagers.push_back(wager);
        if (complete_) settle_side(event.seat, spot, spot.wagers.back());
        return fault(event, main ? "AMB-BRK-39" : "BRK-SIDE-4", "put up after the first card");
    }
    spot.dealt_in = true;
    if (Wager* same = spot.find(event.wager)) {
        same->amount += wager.amount;
        return;
    }
    if (main && spot.main != '-') {
        wager.is_void = true;
        fault(event, "AMB-BRK-23", "a second main wager on one hand");
    } else if (main) {
        spot.main = event.wager[0];
        spot.must_be_dealt = true;
    }
    spot.wagers.push_back(wager);
}

void Table::judge_sides(Spot& spot) {
    for (Wager& wager : spot.wagers) {
        if (wager.is_void || wager.name == "player" || wager.name == "dealer") continue;
        Event at;
        at.line = wager.line;
        const bool on_bust = wager.name == "breakout-bonus" || wager.name == "super-tie";
        if (spot.main == '-' || (spot.main == 'p' && on_bust)) {
            wager.is_void = !house_.illegal_side_plays;
            fault(at, spot.main == '-' ? "AMB-BRK-13" : "BRK-SIDE-3", "side wager not allowed here");
        }
        if (wager.name == "super-tie" && wager.amount < house_.super_tie_min) {
            wager.is_void = wager.is_void || !house_.short_tie_plays;
            fault(at, "BRK-ST-4", "Super Tie under its minimum");
        }
        if (!wager.is_void) spot.must_be_dealt = true;
    }
}

void Table::close_betting() {
    cards_out_ = true;
    for (auto& [seat, spot] : spots_) {
        judge_sides(spot);
        if (spot.main != 'p') continue;
        spot.hands[0].stake = spot.hands[0].original = spot.put_up("player");
    }
}

void Table::deal(const Event& event) {
    if (!cards_out_) close_betting();
    if (event.seat == 0) {
        for (const Card& card : event.cards) {
            if (dealer_.size() >= (house_.no_hole ? 1U : 2U)) {
                fault(event, "BRK-DHB-3", "a card too many");
            } else if (!dealer_.empty() && dealer_[0].face_down) {
                dealer_.insert(dealer_.begin(), card);
            } else {
                dealer_.push_back(card);
            }
        }
        return;
    }
    Spot& spot = spots_[event.seat];
    for (Hand& hand : spot.hands) {
        if (hand.number != event.hand) continue;
        for (const Card& card : event.cards) {
            if (hand.cards.size() >= 2) {
                fault(event, "BRK-PHB-1", "a card too many");
                continue;
            }
            hand.cards.push_back(card);
            if (hand.number > 0) card_events_.push_back(now_);
        }
        if (hand.number == 0) spot.start = hand.cards;
    }
}

bool Table::all_dealt() const {
    if (!cards_out_ || dealer_.size() < (house_.no_hole ? 1U : 2U)) return false;
    return std::all_of(spots_.begin(), spots_.end(), [](const auto& entry) {
        return !entry.second.must_be_dealt || entry.second.start.size() == 2;
    });
}

// ---------------------------------------------------------------- insurance and the check

bool Table::asks_insurance() const {
    if (dealer_.empty() || dealer_[0].rank != 1) return false;
    return std::any_of(spots_.begin(), spots_.end(),
                       [](const auto& entry) { return entry.second.main == 'p'; });
}

void Table::offer(const Event& event) {
    if (!asks_insurance() || offered_ || !all_dealt()) {
        return fault(event, "BRK-INS-2", "insurance is not to be offered");
    }
    offered_ = window_ = true;
}

void Table::insure(const Event& event) {
    Spot& spot = spots_[event.seat];
    Wager wager{"insurance", event.amount.value_or(0), event.line, false, false};
    const bool open = window_ && spot.main == 'p' && !spot.even_money && !spot.find("insurance");
    if (!open || wager.amount * 2 > spot.hands[0].original) {
        wager.is_void = true;
        fault(event, spot.main == 'd' ? "BRK-INS-1" : "AMB-BRK-03", "insurance not allowed");
    }
    spot.wagers.push_back(wager);
    if (complete_) settle_insurance(event.seat, spot);
}

void Table::even_money(const Event& event) {
    Spot& spot = spots_[event.seat];
    const bool open = window_ && spot.main == 'p' && !spot.even_money && !spot.find("insurance");
    if (!open || !is_natural(spot.hands[0].cards)) {
        return fault(event, spot.main == 'd' ? "BRK-INS-1" : "AMB-BRK-22", "no even money here");
    }
    spot.even_money = spot.hands[0].settled = true;
    due(event.seat, 0, "pay", "player", spot.hands[0].stake);
}

// ---------------------------------------------------------------- the players

bool Table::must_hit(const Cards& cards) const {
    const auto [total, soft] = total_of(cards);
    return total < 17 || (total == 17 && soft && house_.hit_soft_17);
}

bool Table::is_over(const Spot& spot, const Hand& hand) const {
    if (spot.main == '-') return true;
    if (spot.main == 'd') return !must_hit(hand.cards);
    if (hand.settled || hand.stopped) return true;
    if (hand.card_owed) return false;
    return !spot.has_split() && is_natural(hand.cards);
}

bool Table::may_double(const Spot& spot, const Hand& hand) const {
    return hand.cards.size() == 2 && (!spot.has_split() || house_.double_after_split);
}

bool Table::may_split(const Spot& spot, const Hand& hand) const {
    if (hand.cards.size() != 2 || static_cast<int>(spot.hands.size()) >= house_.max_hands) return false;
    return points_of_rank(hand.cards[0].rank) == points_of_rank(hand.cards[1].rank);
}

bool Table::may_surrender(const Spot& spot, const Hand& hand) const {
    return house_.late_surrender && !spot.has_split() && hand.cards.size() == 2;
}

void Table::draw(Spot& spot, Hand& hand, const Event& event) {
    hand.cards.push_back(event.cards[0]);
    card_events_.push_back(now_);
    if (spot.main != 'p' || total_of(hand.cards).first <= 21) return;
    hand.stopped = hand.settled = true;
    due(event.seat, hand.number, "take", "player", hand.stake);
}

void Table::double_down(Spot& spot, Hand& hand, const Event& event) {
    if (!may_double(spot, hand)) fault(event, "BRK-PHB-2", "may not double");
    hand.doubled = true;
    hand.stake *= 2;
    if (event.cards.empty()) {
        hand.card_owed = true;
        return;
    }
    hand.stopped = true;
    draw(spot, hand, event);
}

void Table::split(Spot& spot, Hand& hand, const Event& event) {
    if (!may_split(spot, hand)) fault(event, "BRK-PHB-2", "may not split");
    if (hand.cards.size() != 2) return;
    Hand other;
    other.cards = {hand.cards[1]};
    other.stake = other.original = hand.stake;
    hand.cards.pop_back();
    if (hand.number == 0) hand.number = 1;
    other.number = static_cast<int>(spot.hands.size()) + 1;
    hand.split_ace = hand.cards[0].rank == 1 && !house_.aces_play_on;
    other.split_ace = other.cards[0].rank == 1 && !house_.aces_play_on;
    hand.stopped = hand.split_ace;
    other.stopped = other.split_ace;
    spot.hands.push_back(other);
}

void Table::surrender(const Spot& spot, Hand& hand, const Event& event) {
    if (!may_surrender(spot, hand)) return fault(event, "BRK-PHB-1", "may not surrender");
    hand.stopped = hand.settled = true;
    due(event.seat, 0, "take", "player", hand.stake / 2);
    due(event.seat, 0, "return", "player", hand.stake - hand.stake / 2);
}

void Table::house_rules_act(Hand& hand, const Event& event) {
    if (event.verb != "hit") fault(event, "BRK-DHB-2", "a decision on a hand without decisions");
    if (event.cards.empty()) return;
    if (must_hit(hand.cards)) {
        hand.cards.push_back(event.cards[0]);
        card_events_.push_back(now_);
    } else if (event.verb == "hit") {
        fault(event, "BRK-DHB-4", "this hand draws no more");
    }
}

void Table::act(const Event& event) {
    Spot& spot = spots_[event.seat];
    const auto hand = std::find_if(spot.hands.begin(), spot.hands.end(), [&](const Hand& one) {
        return one.number == event.hand;
    });
    const bool missing = hand == spot.hands.end();
    if (missing || complete_ || spot.start.size() < 2) {
        return fault(event, "BRK-PHB-1", "no hand to play");
    }
    if (spot.main == 'd') return house_rules_act(*hand, event);
    if (is_over(spot, *hand)) return fault(event, "BRK-PHB-1", "the hand is over");
    if (event.verb == "hit") draw(spot, *hand, event);
    if (event.verb == "stand") hand->stopped = true;
    if (event.verb == "double") double_down(spot, *hand, event);
    if (event.verb == "split") split(spot, *hand, event);
    if (event.verb == "surrender") surrender(spot, *hand, event);
}

bool Table::players_done() const {
    for (const auto& [seat, spot] : spots_) {
        for (const Hand& hand : spot.hands) {
            if (spot.start.size() < 2) continue;
            if (hand.cards.size() < 2 || !is_over(spot, hand)) return false;
        }
    }
    return true;
}

// ---------------------------------------------------------------- the dealer

bool Table::dealer_blackjack() const {
    return dealer_.size() == 2 && (house_.no_hole || turned_) && is_natural(dealer_);
}

bool Table::lives(std::string_view side) const {
    for (const auto& [seat, spot] : spots_) {
        for (const Wager& wager : spot.wagers) {
            if (wager.name == side && !wager.is_void && !wager.settled) return true;
        }
    }
    return false;
}

bool Table::lives_beside_pair_up() const {
    for (const auto& [seat, spot] : spots_) {
        if (spot.main == '-') continue;
        for (const Hand& hand : spot.hands) {
            if (!hand.settled) return true;
        }
    }
    return lives("sweet-17") || lives("breakout-bonus") || lives("super-tie") || lives("insurance");
}

bool Table::dealer_stops() const { return !must_hit(dealer_); }

bool Table::dealer_may_draw() const {
    if (complete_ || dealer_stood_ || !all_dealt() || !players_done()) return false;
    if (dealer_.size() < 2) return lives_beside_pair_up() || lives("pair-up");
    return (house_.no_hole || turned_) && lives_beside_pair_up() && !dealer_stops();
}

void Table::dealer_act(const Event& event) {
    if (event.verb == "deal") return deal(event);
    if (event.verb == "offer") return offer(event);
    window_ = false;
    if (event.verb == "peek") peeked_ = true;
    if (event.verb == "turn" && dealer_.size() == 2 && !house_.no_hole) {
        dealer_[1] = event.cards[0];
        dealer_[1].face_down = false;
        turned_ = true;
    }
    if (event.verb == "hit") {
        if (!dealer_may_draw()) return fault(event, "BRK-DHB-3", "the dealer draws no more");
        dealer_.push_back(event.cards[0]);
        card_events_.push_back(now_);
    }
    if (event.verb == "stand") {
        const bool right = !complete_ && dealer_.size() >= 2 && dealer_stops();
        if (!right) return fault(event, "BRK-DHB-3", "the dealer does not stand here");
        dealer_stood_ = true;
    }
}

bool Table::dealer_done() const {
    if (house_.no_hole && dealer_.size() < 2) return !lives_beside_pair_up() && !lives("pair-up");
    if (!house_.no_hole && !turned_) return false;
    if (!lives_beside_pair_up()) return true;
    return dealer_stops() && (dealer_stood_ || total_of(dealer_).first > 21);
}

// ---------------------------------------------------------------- the money

void Table::due(int seat, int hand, std::string verb, std::string wager, Cents amount,
                bool blocking) {
    lines_.push_back({seat, hand, std::move(verb), std::move(wager), amount, now_, blocking});
}

void Table::advance() {
    if (complete_ || !all_dealt()) return;
    if (dealer_blackjack()) {
        complete_ = true;
        return settle_all();
    }
    const int up = points_of_rank(dealer_[0].rank);
    const bool sure = (up >= 2 && up <= 9) || peeked_ || turned_ || (house_.no_hole && dealer_.size() >= 2);
    if (sure && !no_blackjack_) settle_known_no_blackjack();
    const bool offer_first = asks_insurance() && !offered_ && !played_;
    if ((!sure && (!house_.no_hole || offer_first)) || !players_done() || !dealer_done()) return;
    complete_ = true;
    settle_all();
}

void Table::settle_known_no_blackjack() {
    no_blackjack_ = true;
    for (auto& [seat, spot] : spots_) {
        Hand& hand = spot.hands[0];
        if (spot.main != 'd' || !is_natural(spot.start)) continue;
        hand.settled = true;
        due(seat, 0, "take", "dealer", spot.put_up("dealer"), true);
        for (const char* name : {"breakout-bonus", "super-tie"}) {
            Wager* side = spot.find(name);
            if (side == nullptr) continue;
            side->settled = true;
            due(seat, 0, "take", name, side->amount, true);
        }
    }
    for (auto& [seat, spot] : spots_) {
        if (Wager* insurance = spot.find("insurance")) {
            insurance->settled = true;
            due(seat, 0, "take", "insurance", insurance->amount);
        }
        Hand& hand = spot.hands[0];
        const bool natural = spot.main == 'p' && !spot.has_split() && is_natural(hand.cards);
        if (!natural || hand.settled || house_.natural_stays_live) continue;
        hand.settled = true;
        due(seat, 0, "pay", "player", at_price(hand.stake, house_.bj_pays));
    }
}

void Table::settle_insurance(int seat, Spot& spot) {
    for (Wager& wager : spot.wagers) {
        if (wager.name != "insurance" || wager.settled) continue;
        wager.settled = true;
        if (wager.is_void) due(seat, 0, "return", "insurance", wager.amount);
        else due(seat, 0, "pay", "insurance", wager.amount * 2);
    }
}

void Table::settle_against_blackjack(int seat, const Hand& hand) {
    if (house_.no_hole_loses_all) return due(seat, hand.number, "take", "player", hand.stake);
    if (hand.number > 1) return due(seat, hand.number, "push", "player", hand.stake);
    due(seat, hand.number, "take", "player", hand.original);
    if (hand.doubled) due(seat, hand.number, "return", "player", hand.stake - hand.original);
}

void Table::settle_main(int seat, Spot& spot) {
    const Standing dealer = standing_of(dealer_, true);
    for (Hand& hand : spot.hands) {
        if (spot.main == '-' || hand.settled) continue;
        hand.settled = true;
        const std::string wager = spot.main == 'p' ? "player" : "dealer";
        const Cents stake = spot.main == 'p' ? hand.stake : spot.put_up("dealer");
        const Standing player = standing_of(hand.cards, !spot.has_split());
        char cell = (spot.main == 'p' ? own_bet : dealer_bet)[player][dealer];
        if (cell == '?') cell = house_.bust17_soft ? '=' : 'W';
        if (cell == '!') cell = house_.bj_pushes_21 ? '=' : 'B';
        if (cell == 'X') settle_against_blackjack(seat, hand);
        if (cell == '=') due(seat, hand.number, "push", wager, stake);
        if (cell == 'L') due(seat, hand.number, "take", wager, stake);
        if (cell == 'N') due(seat, hand.number, "pay", wager, at_price(stake, house_.bj_pays));
        if (cell == 'B') due(seat, hand.number, "pay", wager, at_price(stake, house_.dealer_bj_pays));
        if (cell != 'W') continue;
        const Price price = spot.main == 'p' ? Price{} : house_.dealer_win_pays;
        due(seat, hand.number, "pay", wager, at_price(stake, price));
    }
}

std::int64_t Table::pair_up_pays(const Cards& player) const {
    // 0 no pair, 1 unsuited, 2 suited
    const auto kind = [this](const Cards& cards) {
        const bool pair = house_.pair_by_value
                              ? points_of_rank(cards[0].rank) == points_of_rank(cards[1].rank)
                              : cards[0].rank == cards[1].rank;
        const auto red = [](const Card& card) { return card.suit == 'h' || card.suit == 'd'; };
        const bool suited = house_.suited_by_colour ? red(cards[0]) == red(cards[1])
                                                    : cards[0].suit == cards[1].suit;
        return !pair ? 0U : suited ? 2U : 1U;
    };
    // Fig. 13 by the player's kind, then the dealer's: which rows hold, 5 for suited, 3 for unsuited.
    static constexpr std::array<std::array<std::array<int, 2>, 3>, 3> singles{{
        {{{0, 0}, {0, 3}, {5, 0}}},
        {{{0, 3}, {0, 3}, {5, 3}}},
        {{{5, 0}, {5, 3}, {5, 0}}},
    }};
    // The row of 50 for unsuited/unsuited, mixed, suited/suited, by reading.
    static constexpr std::array<std::array<int, 3>, 3> doubles{{{50, 50, 50}, {50, 0, 0}, {50, 50, 0}}};
    const auto mine = kind(player), his = kind({dealer_[0], dealer_[1]});
    const auto& single = singles[mine][his];
    const int both = mine == 0 || his == 0
                         ? 0
                         : doubles[static_cast<std::size_t>(house_.pair_up_both)][mine + his - 2];
    if (house_.rows_sum) return both + single[0] + single[1];
    return std::max({both, single[0], single[1]});
}

void Table::pay_or_take(int seat, const Wager& wager, std::int64_t pays) {
    if (pays == 0) due(seat, 0, "take", wager.name, wager.amount);
    else due(seat, 0, "pay", wager.name, wager.amount * pays);
}

void Table::settle_super_tie(int seat, const Wager& wager, const Hand& hand) {
    char cell = super_tie[standing_of(hand.cards, hand.number == 0)][standing_of(dealer_, true)];
    if (cell == '!') cell = house_.bj_pushes_21 ? '1' : '.';
    if (cell == '.') return pay_or_take(seat, wager, 0);
    const TieRow& row = tie_rows[static_cast<std::size_t>(cell - '0')];
    const Cents pays = wager.amount * row.pays - (house_.tip_from_player ? row.tip : 0);
    if (pays > 0) due(seat, 0, "pay", wager.name, pays);
    else due(seat, 0, "return", wager.name, wager.amount);
    due(seat, 0, "tip", "", row.tip);
}

void Table::settle_side(int seat, Spot& spot, Wager& wager) {
    if (wager.settled) return;
    wager.settled = true;
    if (wager.is_void) return due(seat, 0, "return", wager.name, wager.amount);
    const Standing dealer = standing_of(dealer_, true);
    const Hand& hand = spot.hands[0];
    if (wager.name == "pair-up") return pay_or_take(seat, wager, pair_up_pays(spot.start));
    if (wager.name == "super-tie") return settle_super_tie(seat, wager, hand);
    if (wager.name == "sweet-17") {
        const bool wins = dealer == Hard17 || (dealer == Soft17 && house_.sweet17_soft);
        return pay_or_take(seat, wager, wins ? 6 : 0);
    }
    const bool both = dealer == Bust && standing_of(hand.cards, false) == Bust;
    const std::size_t cards = std::min<std::size_t>(12, hand.cards.size() + dealer_.size());
    pay_or_take(seat, wager, both ? bonus_by_cards[cards] : 0);
}

void Table::settle_all() {
    for (auto& [seat, spot] : spots_) {
        settle_insurance(seat, spot);
        settle_main(seat, spot);
        for (Wager& wager : spot.wagers) {
            if (wager.is_void && (wager.name == "player" || wager.name == "dealer")) {
                settle_side(seat, spot, wager);
            }
        }
        for (const std::string& name : side_names) {
            for (Wager& wager : spot.wagers) {
                if (wager.name == name) settle_side(seat, spot, wager);
            }
        }
    }
}

// ---------------------------------------------------------------- the answer

void Table::fault(const Event& event, std::string clause, std::string what) {
    faults_.push_back({event.line, std::move(clause), std::move(what)});
}

bool Table::claimed(const Line& line) const {
    return std::any_of(claims_.begin(), claims_.end(), [&](const auto& claim) {
        const Event& event = claim.second;
        return event.seat == line.seat && event.hand == line.hand && event.wager == line.wager &&
               (event.verb == line.verb || line.blocking);
    });
}

bool Table::list_dealing(Ruling& ruling) const {
    if (!cards_out_) ruling.may.push_back("bet");
    if (all_dealt()) return false;
    for (const auto& [seat, spot] : spots_) {
        if (spot.dealt_in && spot.hands[0].cards.size() < 2 && spot.hands[0].number == 0) {
            ruling.next.push_back(who_text(seat, 0) + " deal");
        }
    }
    if (!spots_.empty() && dealer_.size() < (house_.no_hole ? 1U : 2U)) {
        ruling.next.push_back("dealer deal");
    }
    return true;
}

void Table::list_insurance(Ruling& ruling) const {
    if (!window_) return;
    bool insure = false, even = false;
    for (const auto& [seat, spot] : spots_) {
        const bool asked = std::any_of(spot.wagers.begin(), spot.wagers.end(), [](const Wager& wager) {
            return wager.name == "insurance" && !wager.is_void;
        });
        if (spot.main != 'p' || spot.even_money || asked) continue;
        insure = true;
        even = even || is_natural(spot.hands[0].cards);
    }
    if (insure) ruling.may.push_back("insure");
    if (even) ruling.may.push_back("even-money");
}

bool Table::list_check(Ruling& ruling) const {
    if (asks_insurance() && !offered_ && !no_blackjack_ && !played_) {
        ruling.next.push_back("dealer offer insurance");
        return true;
    }
    const int up = points_of_rank(dealer_[0].rank);
    if (house_.no_hole || no_blackjack_ || (up > 1 && up < 10)) return false;
    const bool unknown = dealer_[1].rank == 0;
    if (unknown || !is_natural(dealer_)) ruling.next.push_back("dealer peek");
    if (unknown || is_natural(dealer_)) ruling.next.push_back("dealer turn");
    return true;
}

bool Table::list_player(Ruling& ruling) const {
    for (const auto& [seat, spot] : spots_) {
        for (const Hand& hand : spot.hands) {
            const std::string who = who_text(seat, hand.number);
            if (hand.cards.size() == 1 && hand.number > 0) {
                ruling.next.push_back(who + " deal");
                return true;
            }
        }
        for (const Hand& hand : spot.hands) {
            const std::string who = who_text(seat, hand.number);
            if (spot.start.size() < 2 || is_over(spot, hand)) continue;
            if (hand.card_owed || spot.main == 'd') {
                ruling.next.push_back(who + (hand.card_owed ? " double" : " hit"));
                return true;
            }
            ruling.next.push_back(who + " decides");
            ruling.may.insert(ruling.may.end(), {"hit", "stand"});
            if (may_double(spot, hand)) ruling.may.push_back("double");
            if (may_split(spot, hand)) ruling.may.push_back("split");
            if (may_surrender(spot, hand)) ruling.may.push_back("surrender");
            return true;
        }
    }
    return false;
}

void Table::list_next(Ruling& ruling) const {
    if (complete_ || list_dealing(ruling)) return;
    for (const bool blocking : {true, false}) {
        for (const Line& line : lines_) {
            if (line.blocking == blocking && !claimed(line)) ruling.next.push_back(text_of(line));
        }
        if (blocking && !ruling.next.empty()) return;
    }
    list_insurance(ruling);
    if (list_check(ruling) || list_player(ruling)) return;
    if (!house_.no_hole && !turned_) ruling.next.push_back("dealer turn");
    else if (dealer_may_draw()) ruling.next.push_back("dealer hit");
    else ruling.next.push_back("dealer stand");
}

void Table::judge_time(const Event& claim, int index) {
    bool wager_known = false;
    for (const Line& line : lines_) {
        if (line.seat != claim.seat || line.hand != claim.hand || line.wager != claim.wager) continue;
        wager_known = true;
        if (index <= line.due_after && line.verb != "return") {
            return fault(claim, "BRK-ORDER-1", "settled too early");
        }
        const bool late = std::any_of(card_events_.begin(), card_events_.end(), [&](int card) {
            return card > line.due_after && card < index;
        });
        if (line.blocking && late) return fault(claim, "BRK-BJ-2", "settled after another card");
        if (index > line.due_after) return;
    }
    const bool waits = claim.wager.empty() || spots_[claim.seat].find(claim.wager) != nullptr;
    if (!wager_known && !complete_ && waits) fault(claim, "BRK-ORDER-1", "settled too early");
}

void Table::judge_claims(Ruling& ruling) {
    if (claims_.empty()) return;
    std::vector<std::string> said, owed;
    for (const auto& [index, claim] : claims_) {
        said.push_back(text_of(Line{claim.seat, claim.hand, claim.verb, claim.wager,
                                    claim.amount.value_or(0), -1, false}));
        judge_time(claim, index);
    }
    for (const Line& line : lines_) owed.push_back(text_of(line));
    std::sort(said.begin(), said.end());
    std::sort(owed.begin(), owed.end());
    ruling.right = said == owed;
}

void Table::see(const Event& event, int index) {
    now_ = index;
    if (is_settlement(event.verb)) {
        claims_.emplace_back(index, event);
        return;
    }
    if (event.verb == "bet") {
        bet(event);
    } else if (event.seat == 0) {
        dealer_act(event);
    } else if (event.verb == "deal") {
        deal(event);
    } else if (event.verb == "insure") {
        insure(event);
    } else if (event.verb == "even-money") {
        even_money(event);
    } else {
        window_ = false;
        played_ = true;
        act(event);
    }
    advance();
}

Ruling Table::ruling() {
    Ruling ruling;
    ruling.complete = complete_;
    list_next(ruling);
    judge_claims(ruling);
    ruling.lines = lines_;
    std::stable_sort(faults_.begin(), faults_.end(),
                     [](const Fault& a, const Fault& b) { return a.line < b.line; });
    ruling.faults = faults_;
    return ruling;
}

std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + '"';
}

std::string list_of(const std::vector<std::string>& texts) {
    std::string out = "[";
    for (const std::string& text : texts) out += (out.size() > 1 ? "," : "") + quoted(text);
    return out + "]";
}

std::string json_lines(const std::vector<Line>& lines) {
    std::string out = "[";
    for (const Line& line : lines) {
        if (out.size() > 1) out += ",";
        out += "{\"who\":" + quoted(who_text(line.seat, line.hand)) + ",\"verb\":" + quoted(line.verb) +
               ",\"wager\":" + (line.wager.empty() ? "null" : quoted(line.wager)) +
               ",\"amount\":" + quoted(text_of(line.amount)) + "}";
    }
    return out + "]";
}

}  // namespace

Ruling settle(const Record& record) { return settle_cut(record, record.events.size()); }

Ruling settle_cut(const Record& record, std::size_t count) {
    Table table(record.house);
    for (std::size_t i = 0; i < std::min(count, record.events.size()); ++i) {
        table.see(record.events[i], static_cast<int>(i));
    }
    return table.ruling();
}

std::string json_of(std::size_t number, const Record& record, const Ruling& ruling) {
    std::string out = "{\"record\":" + std::to_string(number);
    if (!record.id.empty()) out += ",\"id\":" + quoted(record.id);
    if (!record.problems.empty()) {
        out += ",\"problems\":[";
        for (const Problem& problem : record.problems) {
            if (out.back() == '}') out += ",";
            out += "{\"line\":" + std::to_string(problem.line) + ",\"what\":" + quoted(problem.what) + "}";
        }
        return out + "]}";
    }
    out += std::string(",\"complete\":") + (ruling.complete ? "true" : "false");
    out += ",\"lines\":" + json_lines(ruling.lines) + ",\"next\":" + list_of(ruling.next);
    out += ",\"may\":" + list_of(ruling.may) + ",\"faults\":[";
    for (const Fault& fault : ruling.faults) {
        if (out.back() == '}') out += ",";
        out += "{\"line\":" + std::to_string(fault.line) + ",\"clause\":" + quoted(fault.clause) +
               ",\"what\":" + quoted(fault.what) + "}";
    }
    out += "]";
    if (ruling.right) out += std::string(",\"right\":") + (*ruling.right ? "true" : "false");
    return out + "}";
}

}  // namespace second
