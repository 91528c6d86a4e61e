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
    std::optional<Call> call;
    std::string amount;  // as typed; empty: of a take or return the whole stake
    std::string tip;     // as typed; only a Super Tie that is paid has one
    [[nodiscard]] bool asks_tip() const { return wager == Wager::SuperTie && call == Call::Pay; }
};

/// One of the things that could be done or said, where one is to be chosen.
struct Choice {
    std::string act;    // in the words of an act; "allowed", "not allowed"
    std::string label;  // "Draw a card"
    std::string whom;   // the heading it stands under: "Your hand", "Seat 1", ""
};

struct Practice {
    Scenario scenario;
    std::vector<WagerAnswer> wagers;  // Spot, Table
    std::vector<Choice> choices;      // Next, May
    std::size_t current = 0;          // the wager or choice the keyboard is at
    bool in_tip = false;              // digits go into the tip of the current wager
    std::optional<std::size_t> chosen;
    std::size_t hints = 0;     // how many are shown
    std::optional<Mark> mark;  // once checked
    std::string clause;        // whose words are shown; empty: none
    int tries = 0;
    bool totals = false;  // hands are counted on the table
    [[nodiscard]] bool is_settlement() const { return choices.empty(); }
};

Practice start_practice(const Scenario& scenario);

void set_call(Practice& practice, std::size_t wager, Call call);
/// A typed amount on a wager without a call, or on one pushed, means that it is paid.
void type_amount(Practice& practice, std::size_t wager, const std::string& typed);
void type_tip(Practice& practice, std::size_t wager, const std::string& typed);
/// Goes to a wager or choice; out of range is as near as there is.
void go_to(Practice& practice, std::size_t item);
void show_hint(Practice& practice);
void show_clause(Practice& practice, const std::string& id);
/// Clears the verdict and the answers that were wrong; what was right stays.
void try_again(Practice& practice);

/// Everything is answered in a way that can be marked.
bool can_check(const Practice& practice);
/// Why a wager's answer cannot be marked yet; empty: it can.
std::string answer_problem(const WagerAnswer& wager);
/// Marks the answer; where it cannot be marked yet, goes to the first wager that is open.
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
