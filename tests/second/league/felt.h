#pragma once
// The flat table of one league hand: chips, bets, cards and who plays by themselves. Nothing is
// ruled.

#include <map>
#include <set>

#include "basic/basic.h"

namespace second::league {

using namespace basic;  // NOLINT(google-build-using-namespace): one small vocabulary

inline constexpr int nine_seats = 9;

enum class TiedOut { One, AllButOne, All };

struct House {
    bool none_if_short = false;
    bool no_hole = false, hits_soft_17 = false, double_after_split = false, surrenders = false;
    bool aces_play_on = false, never_draws = false;
    bool bust_is_enough = false, largest_must_be_alone = false, starter_is_last = false;
    int most_hands = 0;
    Cents pays = 0, to = 1;  // of a natural
    TiedOut tied_out{};
};

struct Player {
    Cents chips = 0, insured = 0;
    bool counted = false;  // their chips are known
    bool sits_out = false, cut_off = false, secret = false;
    [[nodiscard]] bool asleep() const { return sits_out || cut_off; }
};

struct Felt {
    House house;
    int start = 1, hand = 0;
    bool elimination = false, last_hand = false;
    Cents minimum = 0;              // 0: nobody says what it is
    std::set<int> faults;           // lines of the record
    std::map<int, Player> players;  // by seat
    Rows rows;
    std::vector<Due> returned;  // bets that may not be made
    Cards dealer;               // the open card, the hole card, then what they drew
    bool offered = false, peeked = false, turned = false, stood = false;
    bool cards_out = false, played = false;
    int known_at = no_event;  // when it was plain that they have no blackjack
    int over_at = no_event;

    [[nodiscard]] bool dealt() const;
    [[nodiscard]] bool dealer_blackjack() const;
    [[nodiscard]] bool could_be_blackjack() const;
    [[nodiscard]] bool asks_insurance() const;
    /// Asked or not, anybody who insures now is insured.
    [[nodiscard]] bool insurance_open() const;
    [[nodiscard]] Cents chips_left(int seat) const;
    [[nodiscard]] bool may_insure(const Row& row) const;
    [[nodiscard]] bool may_take_even_money(const Row& row) const;
    /// Somebody could take it, and nobody was asked.
    [[nodiscard]] bool owes_the_offer() const;
    /// On a hand that puts somebody out or ranks, nobody but one.
    [[nodiscard]] bool of_one() const;

    /// Still to be settled against the dealer's last total.
    [[nodiscard]] bool live(const Row& row) const;
    [[nodiscard]] bool any_live() const;
    [[nodiscard]] bool open(const Row& row) const;
    [[nodiscard]] bool may_double(const Row& row) const;
    [[nodiscard]] bool may_split(const Row& row) const;
    [[nodiscard]] bool may_surrender(const Row& row) const;
    /// Their player is away, and it takes a card by itself.
    [[nodiscard]] bool draws_alone(const Row& row) const;
    /// The one whose turn it is, clockwise from the starting player; null when all have played.
    [[nodiscard]] const Row* in_turn() const;

    [[nodiscard]] bool dealer_draws() const;
    [[nodiscard]] bool dealer_to_stand() const;
    [[nodiscard]] bool over() const;
};

Felt lay_out(const HandRecord& record);

}  // namespace second::league
