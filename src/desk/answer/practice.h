#pragma once
// A trainee at one scenario: what has been answered so far, and every way to change it. The window
// only passes on clicks and keys; what they do is here. The screen it shows is in
// practice_screen.h.

#include <set>
#include <span>

#include "desk/frame/keys.h"
#include "picture/table/table_screen.h"
#include "questions/form.h"
#include "record/unit.h"

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
struct BankPayment {
    std::size_t wager = 0;  // among the wagers in question
    std::string amount;     // as typed
};

/// League: what the trainee says becomes of a seat once the hand is settled.
enum class Fate : std::uint8_t { StaysIn, GoesOut, IsPlaced };
struct SeatAnswer {
    int seat = 0;
    std::optional<Money> chips;  // before the hand
    Fate fate = Fate::StaysIn;
    std::string place;  // as typed; anybody who stays in has none
};

/// What the trainee says a hand is, beside its points.
enum class CountCall : std::uint8_t { Hard, Soft, Natural };
/// Total: what the hand counts.
struct CountAnswer {
    std::optional<CountCall> call;
    std::string points;  // as typed; a natural needs none
};

/// Chips: how many chips of one value are paid.
struct ChipAnswer {
    Money value;
    int in_tray = 0;
    std::string count;  // as typed; empty: none
};

/// One of the choices, where one is to be chosen, or all that hold.
struct ChoiceAnswer : Choice {
    bool ticked = false;  // where all that hold are to be chosen
};

/// The answer before a change (draft_of), and the row or choice that the change was made at.
struct AnswerStep {
    std::string draft;
    std::size_t row = 0;
};
/// What Undo and Redo go by (undo.h); empty once it is marked.
struct AnswerHistory {
    std::vector<AnswerStep> done, undone;  // the last one at the end
    std::optional<std::size_t> typed;      // the field that was typed into last: one change
};

struct Practice {
    Scenario scenario;
    std::vector<WagerAnswer> wagers;     // Spot, Table, Amount, Order
    std::vector<SeatAnswer> seats;       // Table of the league, Out
    std::optional<CountAnswer> count;    // Total
    std::vector<ChipAnswer> chips;       // Chips, the largest value first
    std::vector<ChoiceAnswer> choices;   // of the other kinds, and Out
    std::size_t current = 0;             // the row or, after these, the choice of the keyboard
    bool on_choice = false;              // OneChoice: somebody went to `current` (go_to)
    bool in_tip = false;                 // digits go into the tip of the current wager
    bool pays_in_order = false;          // eXtreme: what is paid stands in `payments`
    bool only_payments = false;          // Order: of the wagers only what is paid
    std::vector<BankPayment> payments;   // in the order in which they are made
    std::optional<std::size_t> payment;  // the one that digits go into, if its wager is the current
    bool shows_bank = false;             // what the bank holds after each payment
    std::optional<std::size_t> chosen;
    std::set<std::size_t> seen{0};         // rows that had the keyboard
    std::optional<std::size_t> refused{};  // the row, or rows() the choices, whose lack Check named
    std::size_t hints = 0;                 // how many are shown
    std::optional<Mark> mark;              // once checked
    std::string clause;                    // whose words are shown; empty: none
    std::optional<std::size_t> shown_line{};  // Show me: the line of the key it has come to
    AnswerHistory history{};
    int tries = 0;
    bool pay_table = false;      // lies beside the question
    bool saw_pay_table = false;  // has lain there before it was marked: counts as a hint
    bool tested = false;    // in the check of a lesson, a placement test: no hint, no pay table
    bool totals = false;    // hands are counted on the table
    int level = 0;          // of a dealt item its own (item_level), else the scenario's
    bool examined = false;  // in an exam: nothing is marked, explained or counted at the table
    [[nodiscard]] Unit unit() const { return unit_of(scenario.hand.header); }
    [[nodiscard]] AnswerForm form() const { return answer_form(scenario.question); }
    [[nodiscard]] bool has_rows() const {
        return form() == AnswerForm::Rows || form() == AnswerForm::RowsAndChoice;
    }
    /// How many rows there are to answer: wagers, then seats; or the hand to count; or chips.
    [[nodiscard]] std::size_t rows() const {
        return wagers.size() + seats.size() + (count ? 1 : 0) + chips.size();
    }
    /// Of a row after wagers and seats: which of the count or of the chips it is.
    [[nodiscard]] std::size_t after_seats(std::size_t row) const {
        return row - wagers.size() - seats.size();
    }
    /// The row of the keyboard is a wager's, a seat's, a choice's.
    [[nodiscard]] bool at_wager() const { return current < wagers.size(); }
    [[nodiscard]] bool at_seat() const {
        return !at_wager() && current < wagers.size() + seats.size();
    }
    [[nodiscard]] bool at_choice() const { return current >= rows(); }
};

Practice start_practice(const Scenario& scenario);
/// What becomes of a seat until somebody says otherwise: on the final hand it is placed.
Fate fate_at_first(const Scenario& scenario);

/// Where payments stand in order, another Pay adds a payment in a further round, and Return beside
/// a payment pulls the stake back (once more: leaves it).
void set_call(Practice& practice, std::size_t wager, Call call);
void set_fate(Practice& practice, std::size_t seat, Fate fate);
/// What the n-th button of a row does: a Call, of a seat's row a Fate, of a count's a CountCall; of
/// chips one less (0) or one more (1).
void answer_row(Practice& practice, std::size_t row, std::size_t button);
/// A typed amount on a wager without a call, or on one pushed, means that it is paid; a typed place
/// of a seat that stays in, that it goes out. Of a count it is the points, of chips how many.
void type_amount(Practice& practice, std::size_t row, const std::string& typed);
/// What has been typed at a row: of payments the one that digits go into; of a seat its place.
/// Empty where there is no row.
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

/// The first row, or after these the choices (rows()), that cannot be marked yet.
std::optional<std::size_t> first_open(const Practice& practice);
/// Everything is answered in a way that can be marked.
bool can_check(const Practice& practice);
/// Why the answer of a row cannot be marked yet; empty: it can.
std::string answer_problem(const Practice& practice, std::size_t row);
/// A row that needs no word of its own and has not been looked at: a seat of the league that stays
/// in, a payment that is not made.
bool is_unseen(const Practice& practice, std::size_t row);
/// What Enter and the Check button do. Where something is open it names it (`refused`), or leads on
/// to the next that is; rows that may stay as they are have to be looked at. Then it marks the
/// answer, but in an exam.
void check(Practice& practice, std::span<const Misreading> misreadings);
/// Marks the answer as it stands, in an exam too; it must be one that can be marked.
void mark_as_typed(Practice& practice, std::span<const Misreading> misreadings);
/// Chooses, and marks at once where nothing else is to be answered; where all that hold are to be
/// chosen, ticks it or takes the tick back.
void choose(Practice& practice, std::size_t choice, std::span<const Misreading> misreadings);

/// The settlement lines the answers so far stand for.
Claim claim_of(const Practice& practice);
/// Whether its hands may be counted on the table: not in an exam, and not while a count is the
/// answer.
bool can_count_hands(const Practice& practice);

/// The whole answer, which must be one that can be marked.
Answer typed_answer(const Practice& practice);

/// Whether pointing at this on the table leads anywhere: to a row or a choice that is about it, or
/// puts a chip to an amount. Never once it is marked.
bool can_pick(const Practice& practice, const TablePick& pick);
/// Goes to the row of a wager; of a hand or seat to its first open row, else to its first; where
/// there is no row, to the next choice about it. A chip is added to the amount that is being
/// entered, which means that it is paid, or to the count of its value.
void pick(Practice& practice, const TablePick& pick);
/// An amount as it is typed; with one chip more.
std::string as_typed(Money amount);
std::string with_chip(const std::string& typed, Money chip);

/// What the window is to do beside drawing the screen again.
enum class KeyOutcome : std::uint8_t {
    Nothing,
    Redraw,
    NextScenario,
    PreviousScenario,
    BackToList
};
enum class AnswerAction : unsigned char;
/// Nothing: it cannot be done now.
KeyOutcome apply(Practice& practice, AnswerAction action, std::span<const Misreading> misreadings);
/// What a key does. Nothing: it is not ours.
KeyOutcome press(Practice& practice, const KeyPress& pressed,
                 std::span<const Misreading> misreadings);

}  // namespace fairdeal
