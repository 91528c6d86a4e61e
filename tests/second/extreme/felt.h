#pragma once
// The flat felt of one eXtreme hand: what lies before every spot, and nothing settled yet.

#include <algorithm>
#include <map>

#include "basic/basic.h"

namespace second::extreme {

using namespace basic;  // NOLINT(google-build-using-namespace): one small vocabulary

/// The options, as the answers to the questions that the document leaves open.
struct House {
    Cents minimum = 0, unit = 100;
    bool tournament = false;
    bool naturals_push = true, pays_natural_on_fold = false;
    enum class Short { Partial, Skip, Stop } when_short{};
    bool by_smallest_blind = false, natural_beats_21 = true, split_blackjack = false;
    bool third_card = false, seat_by_seat = true, run_down_by_blinds = false;
    bool covered_only = false, all_in_raise = false, any_amount = false, always_draws = false;
    bool busts_wait = false, blind_binds = false;  // a bust for the end; a blind is the last word
    std::string odd;

    /// A sum with parts of a unit: twice the sum comes in, so that a half cent is not lost before.
    [[nodiscard]] Cents rounded(Cents doubled_sum) const;
    [[nodiscard]] Cents half_of(Cents blind) const { return std::min(rounded(blind), blind); }
    [[nodiscard]] Cents natural_pays(Cents blind) const { return rounded(3 * blind); }
};
House house_of(const HandRecord& record);

enum class Stance { Open, Checked, Raised, Folded };

struct Hand {
    Who who;
    Cards cards;
    Cents blind = 0, double_up = 0;
    bool of_split = false, must_draw = false, stood = false;
    int bust_at = no_event;
    [[nodiscard]] bool bust() const { return bust_at != no_event; }
    [[nodiscard]] Cents bet() const { return blind + double_up; }
};

struct Spot {
    int seat = 0;
    std::optional<Cents> chips;
    Cents blind = 0, raise = 0, taken_back = 0;
    bool plays = false, passed = false;
    Stance stance = Stance::Open;
    int folded_at = no_event, turned_at = no_event, passed_at = no_event;
    std::vector<Hand> hands{1};

    [[nodiscard]] bool turned() const { return turned_at != no_event; }
    [[nodiscard]] bool in() const { return plays && stance != Stance::Folded; }
    /// Complete as it lies: an ace and a ten, neither raised nor split.
    [[nodiscard]] bool natural() const;
    /// All they have put up.
    [[nodiscard]] Cents up() const;
};

struct Felt {
    House house;
    std::map<int, Spot> spots;
    Cents bank = 0;  // the dealer's chips before the hand
    Cards dealt_to_dealer, drawn;
    std::optional<Card> shown;
    enum class Call { None, Play, Fold, Pass } call{};
    bool dealer_stood = false, played = false;
    int called_at = no_event, hole_turned_at = no_event, over_at = no_event;
    std::set<int> faults;

    [[nodiscard]] std::vector<const Hand*> hands() const;  // of the spots that are still in
    [[nodiscard]] Cards dealer() const;
    [[nodiscard]] bool hole_turned() const { return hole_turned_at != no_event; }
    [[nodiscard]] bool dealer_natural() const { return ace_and_ten(dealer()); }
    [[nodiscard]] bool may_hold_natural() const;
    [[nodiscard]] bool dealt() const;
    [[nodiscard]] bool all_folded() const;
    [[nodiscard]] bool adjusted() const;
    [[nodiscard]] bool all_turned() const;
    [[nodiscard]] bool is_open(const Hand& hand) const;
    /// A hand that has a dealer's total to beat.
    [[nodiscard]] bool any_live() const;
    [[nodiscard]] bool any_natural() const;
    [[nodiscard]] bool all_in() const;
    /// When a natural can be paid: as soon as it is plain that the dealer has none and can pay
    /// everybody, else at the end; never while that is to come.
    [[nodiscard]] int natural_paid_at(const Spot& spot) const;
    [[nodiscard]] bool naturals_wait() const;  // for the end
    [[nodiscard]] bool players_over() const;
    [[nodiscard]] bool dealer_shows() const;  // the hole card has yet to be turned up
    [[nodiscard]] bool dealer_plays() const;  // hit or stand is to come
    [[nodiscard]] bool over() const;
    [[nodiscard]] bool may_split(const Hand& hand) const;
    [[nodiscard]] bool cards_out() const;
    [[nodiscard]] bool nobody_plays() const;
    /// The dealer can pay this seat the minimum, counted in order: it must play.
    [[nodiscard]] bool must_play(int seat) const;
};

/// Lays the events out. What stands at no place on the felt is a fault and left out.
Felt lay_out(const HandRecord& record);

}  // namespace second::extreme
