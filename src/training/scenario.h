#pragma once
// A scripted scenario: a hand cut at a question. It never holds an answer; the key and its
// explanation come from the engine.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/record.h"

namespace fairdeal {

/// What is asked where the hand stops.
enum class QuestionKind : std::uint8_t {
    Spot,   // settle every wager of one seat
    Table,  // settle every wager on the table
    Next,   // what must the dealer do now?
    May     // is this event allowed now?
};

/// "spot", "table", "next", "may".
std::string_view to_text(QuestionKind kind);
std::optional<QuestionKind> question_kind_from(std::string_view word);

struct Question {
    QuestionKind kind = QuestionKind::Table;
    int seat = 0;                // Spot
    std::optional<Event> event;  // May
    friend bool operator==(const Question&, const Question&) = default;
};

struct Scenario {
    std::string id;  // "breakout-bust-against-17", unique
    std::string title;
    int level = 1;                     // 1 easy to 5 hard
    std::string table;                 // id of the table card it is dealt under
    std::string story;                 // what the trainee sees and is to do
    std::vector<std::string> clauses;  // what it teaches, ids of the rule book
    HandRecord hand;                   // as it was when the question came: cut there
    std::vector<Event> after;          // how the hand went on, where the file says
    Question question;
    std::vector<std::string> hints;  // from a pointer to nearly the answer
    [[nodiscard]] Game game() const { return hand.header.game(); }
    friend bool operator==(const Scenario&, const Scenario&) = default;
};

}  // namespace fairdeal
