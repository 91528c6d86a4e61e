#pragma once
// The flat table of one Midnight round: every fact the outcome tables need, and nothing ruled yet.

#include <map>

#include "basic/basic.h"

namespace second::midnight {

using namespace basic;  // NOLINT(google-build-using-namespace): one small vocabulary

/// The options, as the answers to the questions that the document leaves open.
struct House {
    enum class NoneLeft { DrawOne, Lose, Return } none_left{};
    bool naturals_check_only = false, blackjack_ties_21 = false, saves_21 = false;
    bool original_only = false, either_value = false, double_later = false, pair_decides = false;
    bool aces_one_card = false, stands_on_21 = true, insurance_dies_with_hand = false;
    bool insures_less = false;
    std::string odd;
    Cents unit = 100;
};
House house_of(const HandRecord& record);
/// A sum with parts of a unit: twice the sum comes in, so that a half cent is not lost before.
Cents rounded(const House& house, Cents doubled_sum);

struct Layout {
    House house;
    Rows rows;
    std::map<int, Cents> insured;  // by seat; only what stands
    std::vector<Due> returned;     // forbidden wagers
    Cards dealer;  // their open card and the cards that they had to draw, however early they came
    std::set<int> faults;
    bool cards_out = false, offered = false, acted = false, dealer_stood = false, overdrawn = false;
    bool offers_known = true;
    int second_card_at = no_event, over_at = no_event;
    Who last_played{};  // the hand whose player acted last

    [[nodiscard]] bool dealer_needs_card(const Cards& cards) const;

    [[nodiscard]] bool all_dealt() const;
    [[nodiscard]] bool asks_insurance() const;
    /// Insurance has to be offered now, and has not been.
    [[nodiscard]] bool misses_offer() const;
    [[nodiscard]] static bool is_21(const Row& row) { return count_of(row.cards).best == 21; }
    [[nodiscard]] bool open(const Row& row) const;
    /// A split ace and ten: it needs no word, but may double where either value counts, until a
    /// later hand is played.
    [[nodiscard]] bool may_double_21(const Row& row) const;
    [[nodiscard]] bool may_double(const Row& row) const;
    [[nodiscard]] bool may_split(const Row& row) const;
    /// The hands that may be played now: one, and split aces with a ten before it.
    [[nodiscard]] std::vector<Row> in_turn() const;
    [[nodiscard]] bool players_over() const;
    /// The last bust of a seat's hands; never while one of them lives.
    [[nodiscard]] int gone_at(int seat) const;
    /// Insurance that only the dealer's second card can settle.
    [[nodiscard]] bool insurance_alive(int seat) const;
    [[nodiscard]] bool dealer_draws() const;
    /// Their hand ends at 17 to 21 and they have yet to say so.
    [[nodiscard]] bool dealer_to_stand() const;
    [[nodiscard]] bool over() const;
};

/// Lays the events out. What stands at no place in the table is a fault and left out.
Layout lay_out(const HandRecord& record);

}  // namespace second::midnight
