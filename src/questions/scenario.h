#pragma once
// A scripted scenario: a hand cut at a question. It never holds an answer that the engine can give;
// the key and its explanation come from there. Only what is said at the table (Talk) has a written
// key.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "questions/tray.h"
#include "record/record.h"

namespace fairdeal {

/// What is asked where the hand stops.
enum class QuestionKind : std::uint8_t {
    Spot,     // settle every wager of one seat
    Table,    // settle every wager on the table
    Next,     // what must the dealer do now?
    May,      // is this event allowed now?
    Total,    // what does this hand count?
    Active,   // which wagers are settled or act now?
    Outcome,  // take, push, pay or return: one wager
    Amount,   // settle one wager
    Chips,    // pay one wager in chips from the tray
    Order,    // make the payments in order
    Out,      // league: who goes out or is placed, and by which clause?
    Error,    // which wager did the dealer settle wrongly, if any?
    Clause,   // which clause decides this wager?
    Talk,     // what do you say?
    Remedy    // a deal went wrong: what does the floor order?
};
/// In the order of the enumerators.
std::span<const QuestionKind> every_question_kind();

/// "spot", "table", "next", "may", "total", ..., "talk", "remedy".
std::string_view to_text(QuestionKind kind);
std::optional<QuestionKind> question_kind_from(std::string_view word);

/// One of the things that could be said.
struct TalkChoice {
    std::string words;
    bool right = false;
    std::string feedback;  // why, for who chose it
    friend bool operator==(const TalkChoice&, const TalkChoice&) = default;
};

struct Question {
    QuestionKind kind = QuestionKind::Table;
    int seat = 0;                             // Spot
    std::optional<Event> event{};             // May
    std::optional<FloorEvent> floor_event{};  // May, in place of `event`
    std::string clause{};            // Remedy: what it is about, where no line of the hand shows it
    Who who{};                       // Total: the hand; Outcome, Amount, Chips, Clause: the wager's
    Wager wager = Wager::None;       // Outcome, Amount, Chips, Clause
    ChipPiles tray{};                // Chips: what the dealer can pay from
    ChipStyle style{};               // Chips
    ChipPiles bet{};                 // Chips, colour for colour: what was bet, in chips
    std::vector<TalkChoice> talk{};  // Talk: two or more, at least one of them right
    friend bool operator==(const Question&, const Question&) = default;
};

/// The question is about one wager: Outcome, Amount, Chips, Clause.
bool is_about_one_wager(QuestionKind kind);

struct Scenario {
    std::string id;  // "breakout-bust-against-17", unique
    std::string title;
    int level = 1;                     // 1 easy to 5 hard
    std::string table;                 // id of the table card it is dealt under
    std::string story;                 // what the trainee sees and is to do
    std::vector<std::string> clauses;  // what it teaches, ids of the rule book
    HandRecord hand;           // as it was when the question came: cut there, and as it was read,
                               // never as_played(). Talk: may have no events
    std::vector<Event> after;  // how the hand went on, where the file says
    std::vector<FloorEvent> floor_after{};  // likewise, each before the event it stood before
    Question question;
    std::vector<std::string> hints;  // from a pointer to nearly the answer
    [[nodiscard]] Game game() const { return hand.header.game(); }
    friend bool operator==(const Scenario&, const Scenario&) = default;
};

/// The hand as it goes on after the question, where the file says.
HandRecord whole_hand(const Scenario& scenario);
/// Puts the hand into the scenario, cut after its first `lines` lines below the header.
void cut_hand(Scenario& scenario, const HandRecord& whole, std::size_t lines);

/// Whether the clause is among those that the scenario exercises.
bool teaches(const Scenario& scenario, std::string_view clause);

}  // namespace fairdeal
