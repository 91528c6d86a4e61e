#pragma once
// A trainee at one scenario: what has been answered so far, and every way to change it. The window
// only passes on clicks and keys; what they do is here. The screen it shows is in
// practice_screen.h.

#include <span>

#include "app/keys.h"
#include "training/grade.h"

namespace fairdeal {

/// What the trainee says becomes of a wager. A take or return of less than the stake hands back or
/// takes the rest.
enum class Call : std::uint8_t { Take, Push, Pay, Return };

/// One wager in question and what is said of it.
struct WagerAnswer {
    Who who;
    Wager wager = Wager::None;
    Money stake;
    bool secret = false;  // league: put up as the secret bet
    std::optional<Call> call{};
    std::string amount{};     // as typed; empty: of a take or return the whole stake
    std::string tip{};        // as typed; only a Super Tie that is paid has one
    bool pulls_back = false;  // eXtreme: paid too little, and takes the whole stake back
    [[nodiscard]] bool asks_tip() const { return wager == Wager::SuperTie && call == Call::Pay; }
};

/// eXtreme: one payment of the dealer's bank. They are made in the order in which they stand, and
/// one wager may be paid in several rounds.
struct Payment {
    std::size_t wager = 0;  // among the wagers in question
    std::string amount;     // as typed
};

/// League: what the trainee says becomes of a seat once the hand is settled.
enum class Fate : std::uint8_t { StaysIn, GoesOut, IsPlaced };
struct SeatAnswer {
    int seat = 0;
    std::optional<Money> chips;  // before the hand
    Fate fate = Fate::StaysIn;
    std::string place;  // as typed; whoever stays in has none
};

/// One of the things that could be done or said, where one is to be chosen.
struct Choice {
    std::string act;    // in the words of an act; "allowed", "not allowed"
    std::string label;  // "Draw a card"
    std::string whom;   // the heading it stands under: "Your hand", "Seat 1", ""
};

struct Practice {
    Scenario scenario;
    std::vector<WagerAnswer> wagers;     // Spot, Table
    std::vector<SeatAnswer> seats;       // Table of the league
    std::vector<Choice> choices;         // Next, May
    std::size_t current = 0;             // the row (wagers, then seats) or choice of the keyboard
    bool in_tip = false;                 // digits go into the tip of the current wager
    bool pays_in_order = false;          // eXtreme: what is paid stands in `payments`
    std::vector<Payment> payments;       // in the order in which they are made
    std::optional<std::size_t> payment;  // the one that digits go into, if its wager is the current
    bool shows_bank = false;             // what the bank holds after each payment
    std::optional<std::size_t> chosen;
    std::size_t hints = 0;     // how many are shown
    std::optional<Mark> mark;  // once checked
    std::string clause;        // whose words are shown; empty: none
    int tries = 0;
    bool totals = false;  // hands are counted on the table
    [[nodiscard]] bool is_settlement() const { return choices.empty(); }
    /// How many wagers and seats there are to answer.
    [[nodiscard]] std::size_t rows() const { return wagers.size() + seats.size(); }
};

Practice start_practice(const Scenario& scenario);

/// Where payments stand in order, another Pay adds a payment in a further round, and Return beside
/// a payment pulls the stake back (once more: leaves it).
void set_call(Practice& practice, std::size_t wager, Call call);
void set_fate(Practice& practice, std::size_t seat, Fate fate);
/// What the n-th button of a row does: a Call, or of a seat's row a Fate.
void answer_row(Practice& practice, std::size_t row, std::size_t button);
/// A typed amount on a wager without a call, or on one pushed, means that it is paid; a typed place
/// of a seat that stays in, that it goes out.
void type_amount(Practice& practice, std::size_t row, const std::string& typed);
/// What has been typed at a row: of payments the one that digits go into; of a seat its place.
std::string amount_at(const Practice& practice, std::size_t row);
/// The place that was typed, 1 to 9.
std::optional<int> place_of(const SeatAnswer& seat);
void type_tip(Practice& practice, std::size_t wager, const std::string& typed);
/// Goes to a row or choice; out of range is as near as there is.
void go_to(Practice& practice, std::size_t item);
void show_hint(Practice& practice);
void show_clause(Practice& practice, const std::string& id);
/// Clears the verdict and the answers that were wrong; what was right stays.
void try_again(Practice& practice);

/// Everything is answered in a way that can be marked.
bool can_check(const Practice& practice);
/// Why the answer of a row (wagers, then seats) cannot be marked yet; empty: it can.
std::string answer_problem(const Practice& practice, std::size_t row);
/// Marks the answer; where it cannot be marked yet, goes to the first row that is open.
void check(Practice& practice, std::span<const Misreading> misreadings);
/// Chooses and marks at once.
void choose(Practice& practice, std::size_t choice, std::span<const Misreading> misreadings);

/// The settlement lines the answers so far stand for.
Claim claim_of(const Practice& practice);

/// What the window is to do beside drawing the screen again.
enum class Deed : std::uint8_t { Nothing, Redraw, NextScenario, PreviousScenario, BackToList };
/// What a key does. Nothing: it is not ours.
Deed press(Practice& practice, const KeyPress& key, std::span<const Misreading> misreadings);

}  // namespace fairdeal
